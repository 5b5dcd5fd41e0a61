"""What a position looks worth, and quick sensible play, for bots (rules page, section 6)."""

from math import tanh
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.games.tre_ponti.board import BRIDGES
from ponti.games.tre_ponti.phases.flow import OVER_PHASE
from ponti.games.tre_ponti.phases.table import PHASES
from ponti.games.tre_ponti.result import rewards
from ponti.games.tre_ponti.scoring import lead
from ponti.games.tre_ponti.state import State

SCALE: Final = 10.0


def evaluate(state: State) -> list[float]:
    """How likely each seat is to win."""
    if state.phase == OVER_PHASE:
        return rewards(state)
    total = 0.0
    for bridge in range(BRIDGES):
        total += tanh(float(lead(state, bridge)) / SCALE)
    worth = 0.5 + 0.5 * tanh(total)
    return [worth, 1.0 - worth]


def rollout(state: State, rng: Random) -> i64:
    """A quick sensible action."""
    return PHASES[state.phase].sample(state, rng)
