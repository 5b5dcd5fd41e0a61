"""The choice of colours: the second player takes light or stays dark (§5)."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words, say
from ponti.games.diavolo.components import DARK, LIGHT, TURN
from ponti.games.diavolo.layout import FIRST_COLOUR
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.refusals import refuse
from ponti.games.diavolo.state import DiavoloState


class Choice(Phase):
    """§5 no tile changes; whoever is dark now has the next turn."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        return vec[i64]([i64(FIRST_COLOUR + LIGHT), i64(FIRST_COLOUR + DARK)])

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return FIRST_COLOUR + rng.randrange(2)

    def apply(self, state: DiavoloState, action: i64) -> None:
        state.light_seat = 1 if action == FIRST_COLOUR + LIGHT else 0
        state.phase, state.mover = TURN, DARK

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        return None if action >= FIRST_COLOUR else refuse("5", "before-choice")

    def clause(self, state: DiavoloState) -> str:
        return "5"

    def question(self, state: DiavoloState) -> Words:
        return say("diavolo-prompt-choice")
