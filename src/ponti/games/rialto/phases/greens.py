"""Phase I: green buildings, on the row that is left and on the hand limit (R11, R12)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DONE_ID, DRAW_ID, PICK_ID, USE_ID
from ponti.games.rialto.cards import CARD, of_type
from ponti.games.rialto.components import GIVES_CARD, GREEN_DRAW, TYPE_COUNT
from ponti.games.rialto.knowledge import show
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.drawing import Drawing, begin_draws, draw_to_hand
from ponti.games.rialto.state import (
    GREEN,
    GREEN_CARD,
    GREEN_DRAWING,
    MONEY,
    NEXT_DISCARD,
    NEXT_GREEN,
    ROWS,
    RialtoState,
)


def left_row(state: RialtoState) -> i64:
    """The row that nobody took."""
    for row in range(state.plan.rows):
        if state.rows_left >> row & 1 != 0:
            return row
    return 0


def has_green(state: RialtoState, player: i64) -> bool:
    """Whether a player can use a green building."""
    if state.cells[MONEY + player] == 0:
        return False
    for kind in range(4):
        if state.usable(player, kind) > 0:
            return True
    return False


@final
class NextGreen(Automatic):
    """Who uses green buildings next: one finishes before the next begins (R11)."""

    clause = "R11"

    def go_on(self, state: RialtoState) -> None:
        while state.index < state.plan.players:
            player = state.in_turn()
            if not state.is_virtual(player) and has_green(state, player):
                state.current = player
                state.phase = GREEN
                return
            state.index += 1
        row = left_row(state)
        state.discards += state.cells[ROWS + row]  # R12
        state.cells[ROWS + row] = 0
        state.rows_left = 0
        state.phase = NEXT_DISCARD


@final
class UsingGreen(Phase):
    """Which green building, or no more (R11, ruling 8)."""

    clause = "R11"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(4)):
            if state.usable(seat, kind) > 0:
                out = append(out, USE_ID + kind)
        return append(out, DONE_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == DONE_ID:
            state.index += 1
            state.phase = NEXT_GREEN
            return
        kind = action - USE_ID
        state.put_coin(seat, kind)
        state.phase = GREEN_CARD if GIVES_CARD[kind] else NEXT_GREEN


@final
class GreenCard(Phase):
    """A card of the row, or three of the pile; drawing is always allowed (rulings 7 and 9, further ruling 17)."""

    clause = "R11"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        row = state.cells[ROWS + left_row(state)]
        out = vec[i64](capacity=8)
        for kind in range(i64(TYPE_COUNT)):
            if of_type(row, kind) != 0:
                out = append(out, PICK_ID + kind)
        return append(out, DRAW_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == DRAW_ID:
            begin_draws(state, GREEN_DRAW, GREEN_DRAWING, NEXT_GREEN)
            return
        card = CARD[action - PICK_ID]
        state.cells[ROWS + left_row(state)] -= card
        show(state, seat, card)
        state.phase = NEXT_GREEN


@final
class GreenDrawing(Drawing):
    """Three cards that only their owner sees."""

    clause = "R11"

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if not draw_to_hand(state, action):
            state.phase = NEXT_GREEN
