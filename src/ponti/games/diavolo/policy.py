"""Quick and sensible turns for playouts: the best of a few random ones.

A tile is better the larger the group it makes for its owner and the larger the group it denies to the other side; a
bridge is better the larger the groups it joins.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.diavolo.components import SECOND, TURN
from ponti.games.diavolo.layout import CELLS, FIRST_BRIDGE, GROUP, PASS, SIZE, SPAN
from ponti.games.diavolo.phases import PHASES
from ponti.games.diavolo.sites import ONE, TWO
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import group_made, is_open

TRIES: Final = 4

MAKES: Final = vec[i64]([i64(worth) for worth in (0, 1, 5, 8, 13)])
"""What a tile is worth by the size of the group it makes."""
DENIES: Final = vec[i64]([i64(worth) for worth in (0, 0, 2, 4, 6)])
"""What it is worth by the size of the group that the other side could have made there."""
PASSING: Final = -1


def rollout(state: DiavoloState, rng: Random) -> i64:
    """The best of ``TRIES`` random actions (one during the opening and the choice)."""
    phase = PHASES[state.phase]
    best = phase.sample(state, rng)
    if state.phase != TURN and state.phase != SECOND:
        return best
    best_worth = worth_of(state, best)
    tries: i64 = 1
    while tries < TRIES:
        action = phase.sample(state, rng)
        worth = worth_of(state, action)
        if worth > best_worth:
            best_worth = worth
            best = action
        tries += 1
    return best


def worth_of(state: DiavoloState, action: i64) -> i64:
    """How sensible an action looks from its neighbourhood."""
    mover = state.mover
    if action < CELLS:
        worth = MAKES[group_made(state.board, mover, action)]
        if is_open(state.board, 1 - mover, action):
            worth += DENIES[group_made(state.board, 1 - mover, action)]
        return worth
    if action == PASS:
        return PASSING
    site = action - FIRST_BRIDGE
    group: i64 = GROUP + mover * SPAN
    board = state.board
    one = i64(board[SIZE + i64(board[group + i64(ONE[site])])])
    two = i64(board[SIZE + i64(board[group + i64(TWO[site])])])
    return 2 * (one + two) - 3
