"""Phase I: all reduce their hands at the same time; then the virtual player draws (R13, R30)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import TOSS_ID
from ponti.games.rialto.cards import CARD, of_type, size, top_type
from ponti.games.rialto.components import HAND_LIMIT, LIMITS, TYPE_COUNT, VIRTUAL_HAND
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.drawing import Drawing, begin_draws, draw_to_hand
from ponti.games.rialto.state import (
    BEGIN_SECTION,
    COINED,
    DISCARD,
    HAND,
    NEXT_DISCARD,
    NONE,
    TOSSED,
    VIRTUAL_DRAWING,
    RialtoState,
    copies,
)


def hand_limit(state: RialtoState, seat: i64) -> i64:
    """Seven, and what the green buildings used this round add (further ruling 21)."""
    limit: i64 = HAND_LIMIT
    for kind in range(i64(4)):
        limit += LIMITS[kind] * copies(state.cells[COINED + seat], kind)
    return limit


def excess(state: RialtoState, seat: i64) -> i64:
    """How many cards a seat must still discard."""
    return max(size(state.cells[HAND + seat]) - hand_limit(state, seat), 0)


def first_over(state: RialtoState) -> i64:
    """The first seat that must still discard, or ``NONE``."""
    for seat in range(state.seats):
        if excess(state, seat) > 0:
            return seat
    return NONE


@final
class NextDiscard(Automatic):
    """Whether somebody still holds too many cards."""

    clause = "R13"

    def go_on(self, state: RialtoState) -> None:
        seat = first_over(state)
        if seat != NONE:
            state.current = seat
            state.phase = DISCARD
            return
        state.phase = BEGIN_SECTION
        if state.plan.virtual:
            state.current = state.seats
            begin_draws(state, VIRTUAL_HAND, VIRTUAL_DRAWING, BEGIN_SECTION)


@final
class Discarding(Phase):
    """Everybody discards exactly the excess, in the order of types; it stays secret (R13, further ruling 20)."""

    clause = "R13"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        hand = state.cells[HAND + seat]
        floor = top_type(state.cells[TOSSED + seat])
        needed = excess(state, seat)
        above: i64 = 0
        for kind in range(floor, TYPE_COUNT):
            above += of_type(hand, kind)
        out = vec[i64](capacity=8)
        for kind in range(floor, TYPE_COUNT):
            number = of_type(hand, kind)
            if number != 0 and above >= needed:
                out = append(out, TOSS_ID + kind)
            above -= number
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        card = CARD[action - TOSS_ID]
        state.cells[HAND + seat] -= card
        state.cells[TOSSED + seat] += card
        state.phase = NEXT_DISCARD


@final
class VirtualDrawing(Drawing):
    """The virtual player's open cards (R30, further ruling 19)."""

    clause = "R30"

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if not draw_to_hand(state, action):
            state.phase = BEGIN_SECTION
