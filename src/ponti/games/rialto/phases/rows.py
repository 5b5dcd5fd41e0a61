"""Phase I: rows are dealt, everybody takes one and two cards of the pile (R8-R10)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import ROW_ID
from ponti.games.rialto.components import BLIND_CARDS, ROW_SIZE
from ponti.games.rialto.knowledge import forget_tossed, show
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.drawing import Drawing, begin_draws, draw, draw_to_hand, has_card
from ponti.games.rialto.state import (
    ABSENT,
    BLIND,
    COUNTS,
    DEALING,
    NEXT_GREEN,
    NEXT_ROW,
    ROW,
    ROWS,
    RialtoState,
)


@final
class BeginRound(Automatic):
    """The figure goes to the next district, and the rows are dealt."""

    clause = "R8"

    def go_on(self, state: RialtoState) -> None:
        state.round += 1
        state.section = 0
        state.winners = 0
        cells = state.cells
        for player in range(state.plan.players):
            cells[COUNTS + player] = 0
        for seat in range(state.seats):
            forget_tossed(state, seat)
        state.index = 0
        state.rows_left = 0
        for row in range(state.plan.rows):
            state.rows_left |= 1 << row
        if has_card(state):
            state.phase = DEALING
        else:
            begin_rows(state)


def begin_rows(state: RialtoState) -> None:
    """The rows lie there; they are taken in Doge order."""
    state.order = state.ranks
    state.index = 0
    state.phase = NEXT_ROW


@final
class Dealing(Drawing):
    """Cards are dealt one by one, row by row in turn, until each has six (R9, further ruling 7)."""

    clause = "R9"

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.cells[ROWS + state.index % state.plan.rows] += draw(state, action)
        state.index += 1
        if state.index == ROW_SIZE * state.plan.rows or not has_card(state):
            begin_rows(state)


@final
class NextRow(Automatic):
    """Who takes a row next."""

    clause = "R10"

    def go_on(self, state: RialtoState) -> None:
        if state.index < state.plan.players and state.is_virtual(state.in_turn()):
            state.index += 1
        if state.index == state.plan.players:
            state.index = 0
            state.phase = NEXT_GREEN
        else:
            state.current = state.in_turn()
            state.phase = ROW


@final
class TakingRow(Phase):
    """A row, and then two cards of the pile at once (R10, ruling 6)."""

    clause = "R10"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for row in range(state.plan.rows):
            if state.rows_left >> row & 1 != 0:
                out = append(out, ROW_ID + row)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        row = action - ROW_ID
        state.cells[ABSENT + seat] = 0
        show(state, seat, state.cells[ROWS + row])
        state.cells[ROWS + row] = 0
        state.rows_left &= ~(1 << row)
        state.index += 1
        begin_draws(state, BLIND_CARDS, BLIND, NEXT_ROW)


@final
class Blind(Drawing):
    """Two cards that only their owner sees (R10)."""

    clause = "R10"

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if not draw_to_hand(state, action):
            state.phase = NEXT_ROW
