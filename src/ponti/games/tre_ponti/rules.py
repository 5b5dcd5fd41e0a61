"""Tre Ponti: the game as the protocol asks for it. Each answer is given in the module that it is about.

components.py  cards          board.py    slots and bytes     state.py   the position     variant.py  options
actions.py     ids            phases/     what may be done, doing it, and why not
scoring.py     values         result.py   the end             knowledge.py   secrets      evaluation.py  for bots
words.py       sentences      position.py JSON                scene.py   screens          notation.py    texts, pictures
"""

from collections.abc import Mapping
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import EventView, Game, Json, Prompt, Refusal, Result
from ponti.core.options import Options
from ponti.core.position import Fields
from ponti.core.words import Words
from ponti.games.tre_ponti import evaluation, knowledge, notation, policy, position, result, scene, words
from ponti.games.tre_ponti.actions import ACTIONS
from ponti.games.tre_ponti.phases.table import PHASES
from ponti.games.tre_ponti.state import State, blank_cells
from ponti.games.tre_ponti.variant import OPTIONS, Variant

MAX_EVENTS: Final = 120  # 48 of set-up, draws, placements and reveals, 2 declarations, at most 3 for each of 22 cards


@final
class TrePonti(Game[State]):
    """Two players, three bridges, six turns."""

    def __init__(self) -> None:
        super().__init__("tre_ponti", (2, 2), ACTIONS, OPTIONS, MAX_EVENTS)

    # -- playing ----------------------------------------------------------------------------------------------------

    def start(self, options: Options, seats: int) -> State:
        state = State(options, Variant(options), blank_cells())
        state.stack_unseen()
        return state

    def to_act(self, state: State) -> i64:
        return PHASES[state.phase].to_act(state)

    def legal_vec(self, state: State, seat: i64 = -1) -> vec[i64]:
        return PHASES[state.phase].legal(state)

    def weights_vec(self, state: State) -> vec[i64]:
        return PHASES[state.phase].weights(state)

    def apply(self, state: State, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action)

    def result(self, state: State) -> Result:
        return result.result(state)

    # -- what search asks -------------------------------------------------------------------------------------------

    def sample(self, state: State, rng: Random) -> i64:
        return PHASES[state.phase].sample(state, rng)

    def rollout(self, state: State, rng: Random) -> i64:
        return policy.rollout(state, rng)

    def rewards(self, state: State) -> list[float]:
        return result.rewards(state)

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(state)

    def tuning(self) -> Mapping[str, object]:
        return {"playout": "rollout"}

    # -- who may know what ------------------------------------------------------------------------------------------

    def redact(self, state: State, seat: int) -> State:
        return knowledge.redact(state, seat)

    def redact_event(self, state: State, action: int, seat: int, actor: int = -1) -> EventView:
        return knowledge.redact_event(state, action, seat)

    def redeal(self, redacted: State, rng: Random) -> State:
        return knowledge.redeal(redacted, rng)

    # -- words ------------------------------------------------------------------------------------------------------

    def prompt(self, state: State) -> Prompt:
        return words.prompt(state)

    def describe(self, state: State, action: int) -> Words:
        return words.describe(state, action)

    def why_not(self, state: State, action: int, seat: int = -1) -> Refusal | None:
        if action in self.legal_actions(state, seat):
            return None
        return PHASES[state.phase].refuse(state, ACTIONS.decode(action))

    def parse(self, text: str) -> tuple[int, ...]:
        return notation.parse(text)

    # -- positions and pictures -------------------------------------------------------------------------------------

    def picture(self, state: State) -> str:
        return notation.picture(state)

    def scene(self, state: State) -> dict[str, Json]:
        return scene.scene(state)

    def preview(self, state: State, action: int) -> dict[str, Json]:
        return scene.preview(state, action)

    def write_position(self, state: State) -> dict[str, Json]:
        return position.write(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> State:
        return position.read(fields, options, viewer)


TRE_PONTI: Final = TrePonti()
