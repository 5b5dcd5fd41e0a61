"""Bids and offers without a cap, as short decisions: one digit at a time, the last two together.

In public an amount takes as many digits as it needs. A sealed offer takes as many as the player's cash has, leading
zeros included, so that the number of decisions tells nothing about the amount. Each amount has exactly one spelling,
and every digit on offer can be completed to a legal amount.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.components import COIN
from ponti.games.ponte_vecchio.state import VecchioState

# Places of an amount, from the right. ANY means that its first digit is still free to stand anywhere.
ANY: Final = 0
TAIL: Final = 1  # the last two digits
HUNDREDS: Final = 2
TOP_PLACE: Final = 7  # tens of millions
UNITS: Final = vec[i64]([1, 1, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000])
"""By place: what a digit there is worth."""


def top_place(most: i64) -> i64:
    """The place of the first digit of an amount that may be as high as ``most``."""
    place: i64 = TAIL
    while place < TOP_PLACE and most >= UNITS[place + 1]:
        place += 1
    return place


def add_amounts(
    state: VecchioState, seat: i64, out: vec[i64], tail_id: i64, digit_id: i64, low: i64, high: i64
) -> vec[i64]:
    """Append the next steps towards the amounts from ``low`` to ``high``; both kinds' first ids are given."""
    place = state.places[seat]
    entered = max(state.amounts[seat], 0)
    if place <= TAIL:
        out = _add_tails(out, tail_id, entered, low, high)
    if place == ANY:
        place = HUNDREDS
        while place <= TOP_PLACE and UNITS[place] <= high:
            out = _add_digits(out, digit_id, entered, place, 1, low, high)
            place += 1
    elif place >= HUNDREDS:
        out = _add_digits(out, digit_id, entered, place, 0, low, high)
    return out


def enter(state: VecchioState, seat: i64, action: i64, tail_id: i64, digit_id: i64) -> bool:
    """Add a step to the amount of ``seat``; whether it is now complete."""
    entered = max(state.amounts[seat], 0)
    if action < digit_id:
        state.amounts[seat] = entered + COIN * (action - tail_id)
        state.places[seat] = ANY
        return True
    index = action - digit_id
    place = index // 10 + HUNDREDS
    state.amounts[seat] = entered + index % 10 * UNITS[place]
    state.places[seat] = place - 1
    return False


def _add_tails(out: vec[i64], tail_id: i64, entered: i64, low: i64, high: i64) -> vec[i64]:
    tail = max(low - entered, 0)
    last = min(high - entered, 95)
    while tail <= last:
        out = append(out, tail_id + tail // COIN)
        tail += COIN
    return out


def _add_digits(out: vec[i64], digit_id: i64, entered: i64, place: i64, digit: i64, low: i64, high: i64) -> vec[i64]:
    unit = UNITS[place]
    first = digit_id + (place - HUNDREDS) * 10
    amount = entered + digit * unit
    while digit <= 9 and amount <= high:
        if amount + unit > low:
            out = append(out, first + digit)
        amount += unit
        digit += 1
    return out
