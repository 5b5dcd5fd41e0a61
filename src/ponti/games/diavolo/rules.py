"""Ponte del Diavolo: the table of contents. Each answer is given by the module it names."""

from collections.abc import Mapping
from typing import Final, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.errors import BadOptions
from ponti.core.game import EVERYTHING, EventView, Game, Json, Prompt, Refusal, Result
from ponti.core.options import Choice, Flag, Option, Options, Whole
from ponti.core.position import Fields
from ponti.core.words import Words
from ponti.games.diavolo import evaluation, notation, policy, words
from ponti.games.diavolo.actions import ACTIONS
from ponti.games.diavolo.components import BIGGEST, BOX_SIZE, DARK, LIGHT, PHASE_NAMES, SMALLEST
from ponti.games.diavolo.diagram import write_diagram
from ponti.games.diavolo.layout import CELLS
from ponti.games.diavolo.outcome import outcome
from ponti.games.diavolo.phases import PHASES, seat_to_act
from ponti.games.diavolo.position import read_position, write_position
from ponti.games.diavolo.scene import preview, scene
from ponti.games.diavolo.scoring import measure
from ponti.games.diavolo.state import FRESH, DiavoloState, Ruleset

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("size", BOX_SIZE, low=SMALLEST, high=BIGGEST),
    Choice("last_turn", "other", values=("other", "equal")),
    Choice("supply", "unlimited", values=("unlimited", "box")),
    Flag("parallel_knights", True),
)

MAX_EVENTS: Final = CELLS + CELLS // 2 + 3
"""A tile on every cell, a bridge for every two tiles, the choice of colours and two passes."""

BOXED: Final[list[object]] = list(range(ACTIONS.size))
"""The ids as Python objects, so that a list of them is filled without making any."""


class Diavolo(Game[DiavoloState]):
    """Ponte del Diavolo for two."""

    def __init__(self) -> None:
        super().__init__("diavolo", seats=(2, 2), actions=ACTIONS, options=OPTIONS, max_events=MAX_EVENTS)

    def check_setup(self, options: Mapping[str, object], seats: int) -> Options:
        """The box is too small for the biggest board (ruling 10)."""
        read = super().check_setup(options, seats)
        if read["supply"] == "box" and read["size"] == BIGGEST:
            raise BadOptions("bad_option_value", option="supply", value="box", allowed="unlimited")
        return read

    # -- playing ----------------------------------------------------------------------------------------------------

    def start(self, options: Options, seats: int) -> DiavoloState:
        rules = Ruleset(options)
        return DiavoloState(options, EVERYTHING, rules, FRESH[rules.size][:])

    def to_act(self, state: DiavoloState) -> i64:
        return seat_to_act(state)

    def legal_vec(self, state: DiavoloState, seat: i64 = -1) -> vec[i64]:
        return PHASES[state.phase].legal(state)

    def legal_actions(self, state: DiavoloState, seat: int = -1) -> list[int]:
        ids: list[object] = []
        for action in PHASES[state.phase].legal(state):
            ids.append(BOXED[action])
        return cast("list[int]", ids)

    def weights_vec(self, state: DiavoloState) -> vec[i64]:
        """There is no chance in this game."""
        return vec[i64]()

    def apply(self, state: DiavoloState, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action)

    def result(self, state: DiavoloState) -> Result:
        return outcome(state)

    # -- what search asks -------------------------------------------------------------------------------------------

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return PHASES[state.phase].sample(state, rng)

    def rollout(self, state: DiavoloState, rng: Random) -> i64:
        return policy.rollout(state, rng)

    def rewards(self, state: DiavoloState) -> list[float]:
        light = measure(state, LIGHT)
        dark = measure(state, DARK)
        if light == dark:
            return [0.5, 0.5]
        return [1.0, 0.0] if (light > dark) == (state.light_seat == 0) else [0.0, 1.0]

    def evaluate(self, state: DiavoloState) -> list[float]:
        return evaluation.evaluate(state)

    def tuning(self) -> Mapping[str, object]:
        return {"playout": "rollout", "amaf": 300.0, "exploration": 0.2}

    # -- who may know what: everybody everything --------------------------------------------------------------------

    def redact(self, state: DiavoloState, seat: int) -> DiavoloState:
        view = state.copy()
        view.viewer = seat
        return view

    def redact_event(self, state: DiavoloState, action: int, seat: int, actor: int = -1) -> EventView:
        actor = int(self.to_act(state)) if actor == -1 else actor
        return EventView(actor, action, words.narrate(state, action))

    def redeal(self, redacted: DiavoloState, rng: Random) -> DiavoloState:
        return self.redact(redacted, EVERYTHING)

    # -- words ------------------------------------------------------------------------------------------------------

    def prompt(self, state: DiavoloState) -> Prompt:
        phase = PHASES[state.phase]
        return Prompt(PHASE_NAMES[state.phase], phase.clause(state), phase.question(state), self.acting(state))

    def describe(self, state: DiavoloState, action: int) -> Words:
        return words.describe(state, self.actions.check(action))

    def why_not(self, state: DiavoloState, action: int, seat: int = -1) -> Refusal | None:
        return PHASES[state.phase].refuse(state, self.actions.check(action))

    def parse(self, text: str) -> tuple[int, ...]:
        return notation.parse(text)

    def join(self, first: int, second: int) -> str:
        return notation.join(first, second)

    # -- positions and pictures -------------------------------------------------------------------------------------

    def picture(self, state: DiavoloState) -> str:
        return write_diagram(state)

    def scene(self, state: DiavoloState) -> dict[str, Json]:
        return scene(state)

    def preview(self, state: DiavoloState, action: int) -> dict[str, Json]:
        return preview(state, action)

    def write_position(self, state: DiavoloState) -> dict[str, Json]:
        return write_position(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> DiavoloState:
        return read_position(fields, options, viewer)


DIAVOLO: Final = Diavolo()
