"""Rialto's rules: a table of contents. Each part stands in the module it is named after."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.errors import BadOptions
from ponti.core.game import CHANCE, OVER, EventView, Game, Json, Prompt, Refusal, Result, pick
from ponti.core.options import Options
from ponti.core.position import Fields
from ponti.core.words import Words
from ponti.games.rialto import (
    evaluation,
    hidden,
    notation,
    picture,
    play_word,
    policy,
    position,
    refusals,
    scene,
    scoring,
    words,
)
from ponti.games.rialto import preview as previews
from ponti.games.rialto.actions import ACTIONS
from ponti.games.rialto.components import OPTIONS
from ponti.games.rialto.phases import IS_CHANCE, PHASES, go_on
from ponti.games.rialto.phases.limit import excess
from ponti.games.rialto.state import DISCARD, OVER_PHASE, RialtoState, new_state

MOST_EVENTS: Final = 4_000
"""Six rounds of at most some 36 dealt, 50 drawn and 50 tossed cards, and 40 decisions of each player in a section."""


@final
class Rialto(Game[RialtoState]):
    """2-5 seats; see ``docs/games/rialto.md``."""

    def __init__(self) -> None:
        super().__init__("rialto", (2, 5), ACTIONS, OPTIONS, MOST_EVENTS)

    def check_setup(self, options: Mapping[str, object], seats: int) -> Options:
        checked = super().check_setup(options, seats)
        if checked["virtual"] is True and seats != 2:
            raise BadOptions("bad_option_value", option="virtual", value="on", allowed="off")
        return checked

    # -- playing

    def start(self, options: Options, seats: int) -> RialtoState:
        return new_state(options, seats)

    def to_act(self, state: RialtoState) -> i64:
        if state.phase == OVER_PHASE:
            return OVER
        return CHANCE if IS_CHANCE[state.phase] else state.current

    def acting(self, state: RialtoState) -> tuple[int, ...]:
        if state.phase == OVER_PHASE:
            return ()
        if state.phase == DISCARD:
            return tuple(seat for seat in range(int(state.seats)) if excess(state, seat) > 0)
        return (int(self.to_act(state)),)

    def legal_vec(self, state: RialtoState, seat: i64 = -1) -> vec[i64]:
        if state.phase == OVER_PHASE:
            return vec[i64]()
        return PHASES[state.phase].legal(state, state.current if seat == -1 else seat)

    def weights_vec(self, state: RialtoState) -> vec[i64]:
        return PHASES[state.phase].weights(state)

    def apply(self, state: RialtoState, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action, state.current if seat == -1 else seat)
        go_on(state)

    def result(self, state: RialtoState) -> Result:
        return scoring.result(state)

    # -- what search asks

    def sample(self, state: RialtoState, rng: Random) -> i64:
        phase = PHASES[state.phase]
        legal = phase.legal(state, state.current)
        if IS_CHANCE[state.phase]:
            return legal[pick(phase.weights(state), rng)]
        return legal[rng.randrange(len(legal))]

    def rollout(self, state: RialtoState, rng: Random) -> i64:
        return policy.rollout(state, rng)

    def rewards(self, state: RialtoState) -> list[float]:
        return scoring.rewards(state)

    def evaluate(self, state: RialtoState) -> list[float]:
        return evaluation.evaluate(state)

    def tuning(self) -> Mapping[str, object]:
        return {"playout": "rollout", "depth": 20, "prior": 4.0, "exploration": 0.2}

    # -- who may know what

    def redact(self, state: RialtoState, seat: int) -> RialtoState:
        return hidden.redact(state, seat)

    def redact_event(self, state: RialtoState, action: int, seat: int, actor: int = -1) -> EventView:
        return hidden.redact_event(state, action, seat, int(self.to_act(state)) if actor == -1 else actor)

    def redeal(self, redacted: RialtoState, rng: Random) -> RialtoState:
        return hidden.redeal(redacted, rng)

    # -- words

    def prompt(self, state: RialtoState) -> Prompt:
        return words.prompt(state, self.acting(state))

    def describe(self, state: RialtoState, action: int) -> Words:
        return words.describe(state, action)

    def why_not(self, state: RialtoState, action: int, seat: int = -1) -> Refusal | None:
        if action in self.legal_actions(state, seat):
            return None
        return refusals.why_not(state, action, int(state.current) if seat < 0 else seat)

    def parse(self, text: str) -> tuple[int, ...]:
        return notation.parse(text)

    def join(self, first: int, second: int) -> str:
        word, length = play_word.joined((first, second))
        return word if length == 2 else ""

    def joined(self, actions: Sequence[int]) -> tuple[str, int]:
        return play_word.joined(actions)

    def read(self, state: RialtoState, text: str, seat: int = -1) -> tuple[int, ...]:
        return notation.read(state, text)

    # -- positions and pictures

    def picture(self, state: RialtoState) -> str:
        return picture.picture(state)

    def scene(self, state: RialtoState) -> dict[str, Json]:
        return scene.scene(state)

    def preview(self, state: RialtoState, action: int) -> dict[str, Json]:
        return previews.preview(state, action)

    def write_position(self, state: RialtoState) -> dict[str, Json]:
        return position.write_position(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> RialtoState:
        return position.read_position(fields, new_state(options, seats, viewer))


RIALTO: Final = Rialto()
"""The game."""
