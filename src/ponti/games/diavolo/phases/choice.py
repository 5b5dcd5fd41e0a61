"""The choice of colours: the second player takes light or stays dark (§5)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.diavolo.actions import FIRST_COLOUR
from ponti.games.diavolo.components import DARK, LIGHT, TURN
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.state import DiavoloState

COLOUR_CHOICES: Final = vec[i64]([i64(FIRST_COLOUR + LIGHT), i64(FIRST_COLOUR + DARK)])


class Choice(Phase):
    """§5 no tile changes; whoever is dark now has the next turn."""

    def seat(self, state: DiavoloState) -> i64:
        return 1

    def legal(self, state: DiavoloState) -> vec[i64]:
        return COLOUR_CHOICES[:]

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return FIRST_COLOUR + rng.randrange(2)

    def apply(self, state: DiavoloState, action: i64) -> None:
        state.light_seat = 1 if action == FIRST_COLOUR + LIGHT else 0
        state.phase = TURN
        state.mover = DARK
