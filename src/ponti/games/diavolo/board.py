"""Cells and their neighbours.

One table serves every size: cells are those of the 12x12 board, numbered by column and then row (a1, a2, … a12, b1, …),
and a smaller board simply never opens the cells outside it. ``OFF`` stands for any place beyond the 12x12 board.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from ponti.games.diavolo.components import BIGGEST
from ponti.games.diavolo.layout import CELLS, OFF, SPAN

NAMES: Final = tuple(f"{column}{row + 1}" for column in "abcdefghijkl" for row in range(BIGGEST))
assert len(NAMES) == CELLS
NUMBERS: Final = {name: cell for cell, name in enumerate(NAMES)}

STRAIGHT: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
SLANTED: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def cell_at(column: int, row: int) -> int:
    """The cell at a column and row counted from 0, ``OFF`` when there is none."""
    if 0 <= column < BIGGEST and 0 <= row < BIGGEST:
        return column * BIGGEST + row
    return OFF


def column_of(cell: int) -> int:
    """The column of a cell, from 0."""
    return cell // BIGGEST


def row_of(cell: int) -> int:
    """The row of a cell, from 0."""
    return cell % BIGGEST


def is_on(cell: int, size: int) -> bool:
    """Whether a cell lies on a board of this size."""
    return cell < CELLS and column_of(cell) < size and row_of(cell) < size


def cells_of(size: int) -> list[int]:
    """The cells of a board of this size, ascending."""
    return [cell for cell in range(CELLS) if is_on(cell, size)]


def neighbours(cell: int, offsets: tuple[tuple[int, int], ...]) -> list[int]:
    """The cells at the given offsets (column, row), ``OFF`` for those beyond the board."""
    return [cell_at(column_of(cell) + right, row_of(cell) + up) for right, up in offsets]


def _rows_of_four(offsets: tuple[tuple[int, int], ...]) -> vec[u8]:
    flat: list[int] = []
    for cell in range(CELLS):
        flat += neighbours(cell, offsets)
    return vec[u8]([u8(cell) for cell in flat + [OFF] * len(offsets)])


BESIDE: Final = _rows_of_four(STRAIGHT)
"""The four orthogonal neighbours of a cell, at 4 x cell."""
CORNERS: Final = _rows_of_four(SLANTED)
"""The four diagonal neighbours of a cell, at 4 x cell."""
COLUMN: Final = vec[u8]([u8(cell // BIGGEST) for cell in range(SPAN)])
ROW: Final = vec[u8]([u8(cell % BIGGEST) for cell in range(SPAN)])
