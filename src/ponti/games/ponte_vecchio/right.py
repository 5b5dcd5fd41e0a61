"""Who has the right to move the Lord (§8)."""

from mypy_extensions import i64

from ponti.games.ponte_vecchio.board import distance
from ponti.games.ponte_vecchio.state import NONE, VecchioState


def find_holder(state: VecchioState) -> i64:
    """The seat with the right after the reveal, or ``NONE``; notes who is struck in ``state.struck``."""
    candidates: i64 = (1 << state.seats) - 1
    while candidates != 0:
        tied = _lowest(state, candidates)
        near = tied if tied & (tied - 1) == 0 else _nearest(state, tied)
        if near & (near - 1) == 0:
            return _seat_of(near)
        candidates &= ~near
        state.struck |= near
    return NONE


def _lowest(state: VecchioState, candidates: i64) -> i64:
    """Those of the candidates who turned up their lowest card."""
    low: i64 = 99
    tied: i64 = 0
    for seat in range(state.seats):
        if candidates & 1 << seat != 0:
            card = state.card(seat)
            if card < low:
                low = card
                tied = 0
            if card == low:
                tied |= 1 << seat
    return tied


def _nearest(state: VecchioState, tied: i64) -> i64:
    """Those of the tied whose nearest shop ahead of the Lord is the nearest; all of them when none has a shop ahead."""
    least: i64 = 1000
    near: i64 = 0
    for seat in range(state.seats):
        if tied & 1 << seat != 0:
            steps = distance(state.shops[seat], state.lord, state.facing)
            if steps < least:
                least = steps
                near = 0
            if steps == least:
                near |= 1 << seat
    return near


def _seat_of(bit: i64) -> i64:
    seat: i64 = 0
    while bit > 1:
        bit >>= 1
        seat += 1
    return seat
