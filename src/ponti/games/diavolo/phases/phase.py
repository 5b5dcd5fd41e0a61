"""What every decision answers, and what several of them share."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words
from ponti.games.diavolo.bridges import note_tile
from ponti.games.diavolo.components import DARK, FINISHED, LAST_TURN_PLAYED, LIGHT, NOBODY, TURN
from ponti.games.diavolo.layout import OPEN, ORDER, PLACE, SPAN
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import put_tile


class Phase:
    """One kind of decision: what may be done and why not, doing it, and its question in words."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        """The legal actions, ascending."""
        raise NotImplementedError

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        """One of them, each equally likely."""
        raise NotImplementedError

    def apply(self, state: DiavoloState, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        """Why an action is not legal; None when it is."""
        raise NotImplementedError

    def clause(self, state: DiavoloState) -> str:
        """The clause that the decision comes from."""
        raise NotImplementedError

    def question(self, state: DiavoloState) -> Words:
        """What is being decided, as a sentence."""
        raise NotImplementedError


def open_cells(state: DiavoloState, colour: i64) -> vec[i64]:
    """§12 the cells that a colour may put a tile on, ascending."""
    board = state.board
    cells = vec[i64](capacity=i64(board[OPEN + colour]) + 16)
    place: i64 = PLACE + colour * SPAN
    count = board[OPEN + colour]
    size = state.rules.size
    for column in range(size):
        for cell in range(12 * column, 12 * column + size):
            if board[place + cell] < count:
                cells = append(cells, cell)
    return cells


def any_open_cell(state: DiavoloState, colour: i64, rng: Random) -> i64:
    """One of the open cells, each equally likely."""
    board = state.board
    return i64(board[ORDER + colour * SPAN + rng.randrange(i64(board[OPEN + colour]))])


def lay(state: DiavoloState, cell: i64) -> None:
    """Put the mover's tile on a cell."""
    put_tile(state.board, state.mover, cell)
    note_tile(state, state.mover, cell)


def lay_second(state: DiavoloState, cell: i64) -> None:
    """The second tile of a pair; which of the two came first does not matter any more."""
    lay(state, cell)
    one = state.last_one
    state.first = -1
    state.last_one, state.last_two = (one, cell) if one < cell else (cell, one)


def end_turn(state: DiavoloState) -> None:
    """§22a the other colour's turn, unless this was the last one."""
    if state.declarer != NOBODY:
        end_game(state, LAST_TURN_PLAYED)
        return
    state.mover = DARK if state.mover == LIGHT else LIGHT
    state.phase = TURN


def end_game(state: DiavoloState, reason: i64) -> None:
    """The game is over."""
    state.phase = FINISHED
    state.mover = NOBODY
    state.reason = reason
