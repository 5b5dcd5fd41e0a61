"""Groups and networks as lists, for words and screens (§11, §25)."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.components import ISLAND
from ponti.games.diavolo.layout import CELLS, GROUP, NEXT, OFF, SPAN
from ponti.games.diavolo.scoring import end_of, links
from ponti.games.diavolo.state import DiavoloState


class Group(NamedTuple):
    """A sandbar or an island: its colour, its cells ascending, and the network it belongs to."""

    colour: int
    cells: tuple[int, ...]
    network: int

    @property
    def is_island(self) -> bool:
        """§11 four tiles make an island."""
        return len(self.cells) == ISLAND

    @property
    def names(self) -> list[str]:
        """The cells in notation."""
        return [NAMES[cell] for cell in self.cells]


def group_of(board: vec[u8], colour: i64, cell: i64) -> list[int]:
    """The cells of the colour's group on a cell, ascending; empty without such a tile."""
    if board[GROUP + colour * SPAN + cell] == OFF:
        return []
    cells = [int(cell)]
    tile = i64(board[NEXT + cell])
    while tile != cell:
        cells.append(int(tile))
        tile = i64(board[NEXT + tile])
    return sorted(cells)


def groups_of(state: DiavoloState, colour: int) -> list[Group]:
    """All groups of a colour by their lowest cell; ``network`` is the cell that stands for the network."""
    above = links(state, colour)
    board = state.board
    group: i64 = GROUP + i64(colour) * SPAN
    found: list[Group] = []
    seen: set[int] = set()
    for cell in range(i64(CELLS)):
        name = i64(board[group + cell])
        if name != OFF and int(name) not in seen:
            seen.add(int(name))
            found.append(Group(colour, tuple(group_of(board, colour, cell)), int(end_of(above, name))))
    return found


def network_sizes(state: DiavoloState, colour: int) -> list[int]:
    """How many islands each network with any has, largest first (§25)."""
    counts: dict[int, int] = {}
    for group in groups_of(state, colour):
        if group.is_island:
            counts[group.network] = counts.get(group.network, 0) + 1
    return sorted(counts.values(), reverse=True)
