"""What a position is worth to a colour (§25) and who is ahead (§26)."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.games.diavolo.components import ISLAND
from ponti.games.diavolo.layout import CELLS, GROUP, OFF, SIZE, SPAN
from ponti.games.diavolo.sites import ONE, TWO
from ponti.games.diavolo.state import DiavoloState


@dataclass(frozen=True)
class Score:
    """A colour's points, and what breaks ties: its islands and the bridges it has built."""

    points: int
    islands: int
    bridges: int

    def key(self) -> tuple[int, int, int]:
        """§26 what is compared, in order."""
        return self.points, self.islands, self.bridges


def links(state: DiavoloState, colour: i64) -> vec[u8]:
    """For each group of a colour (by the cell that stands for it) one further along its network, itself at the end."""
    board = state.board
    group: i64 = GROUP + colour * SPAN
    above = board[group : group + SPAN]
    for site in state.built:
        one = i64(board[group + i64(ONE[site])])
        if one != OFF:
            one = end_of(above, one)
            two = end_of(above, i64(board[group + i64(TWO[site])]))
            above[one] = u8(two)
    return above


def end_of(above: vec[u8], group: i64) -> i64:
    """The group that stands for a group's whole network."""
    while i64(above[group]) != group:
        group = i64(above[group])
    return group


NONE_YET: Final = vec[u8]([u8(0)] * SPAN)


def measure(state: DiavoloState, colour: i64) -> i64:
    """§26 points, islands and bridges as one number: compare these to compare the scores."""
    board = state.board
    above = links(state, colour)
    counts = NONE_YET[:]
    points: i64 = 0
    islands: i64 = 0
    for cell in range(CELLS):
        if above[cell] != OFF and i64(board[GROUP + colour * SPAN + cell]) == cell and board[SIZE + cell] == ISLAND:
            network = end_of(above, cell)
            counts[network] += 1
            points += i64(counts[network])  # §25 the n-th island of a network adds n
            islands += 1
    return points * 1_000_000 + islands * 1_000 + bridges_of(state, colour)


def bridges_of(state: DiavoloState, colour: i64) -> i64:
    """How many bridges a colour has built."""
    count: i64 = 0
    for site in state.built:
        if state.board[GROUP + colour * SPAN + i64(ONE[site])] != OFF:
            count += 1
    return count


def score(state: DiavoloState, colour: int) -> Score:
    """§25 a colour's score, also of an unfinished position."""
    packed = int(measure(state, colour))
    return Score(packed // 1_000_000, packed // 1_000 % 1_000, packed % 1_000)
