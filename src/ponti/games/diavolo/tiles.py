"""Where tiles may go (§11-§15), kept up to date by each placement.

A cell closed to a colour never opens again: groups only grow, and what a tile spoils no later tile repairs (§14). So
every placement closes cells near it and touches nothing else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.games.diavolo.board import BESIDE, COLUMN, CORNERS, ROW
from ponti.games.diavolo.components import DARK, ISLAND, LIGHT
from ponti.games.diavolo.layout import GROUP, NEXT, OFF, OPEN, ORDER, PLACE, SIZE, SPAN, TILES


def is_open(board: vec[u8], colour: i64, cell: i64) -> bool:
    """§12 whether ``colour`` may put a tile on a cell, with or without a second one after it."""
    return board[PLACE + colour * SPAN + cell] < board[OPEN + colour]


def has_tile(board: vec[u8], colour: i64, cell: i64) -> bool:
    """Whether a tile of this colour lies on a cell."""
    return board[GROUP + colour * SPAN + cell] != OFF


def close(board: vec[u8], colour: i64, cell: i64) -> None:
    """Close a cell to a colour for good."""
    order: i64 = ORDER + colour * SPAN
    place: i64 = PLACE + colour * SPAN
    hole = board[place + cell]
    count = board[OPEN + colour]
    if hole >= count:
        return
    count -= 1
    last = board[order + i64(count)]
    board[order + i64(hole)] = last
    board[place + i64(last)] = hole
    board[order + i64(count)] = u8(cell)
    board[place + cell] = count
    board[OPEN + colour] = count


def closed_since(before: vec[u8], board: vec[u8], colour: i64) -> list[int]:
    """The cells that were closed to a colour since ``before``: each closing leaves its cell behind the open ones."""
    order: i64 = ORDER + colour * SPAN
    return [int(board[order + place]) for place in range(i64(board[OPEN + colour]), i64(before[OPEN + colour]))]


def close_to_both(board: vec[u8], cell: i64) -> None:
    """Close a cell under a tile or a bridge."""
    close(board, LIGHT, cell)
    close(board, DARK, cell)


def put_tile(board: vec[u8], colour: i64, cell: i64) -> None:
    """Put a tile on an open cell and close every cell that this forbids to its colour."""
    board[TILES + colour] += 1
    close_to_both(board, cell)
    if _join(board, colour, cell) == ISLAND:
        _close_shore(board, colour, cell)
    else:
        _review_near(board, colour, cell)


def _join(board: vec[u8], colour: i64, cell: i64) -> i64:
    """Make one group of a new tile and those beside it, named after the new tile; its size."""
    group: i64 = GROUP + colour * SPAN
    size: i64 = 1
    board[group + cell] = u8(cell)
    board[NEXT + cell] = u8(cell)
    for k in range(4 * cell, 4 * cell + 4):
        beside = i64(BESIDE[k])
        name = i64(board[group + beside])
        if name == OFF or name == cell:
            continue
        size += i64(board[SIZE + name])
        tile = beside
        while board[group + tile] != cell:
            board[group + tile] = u8(cell)
            tile = i64(board[NEXT + tile])
        after = board[NEXT + cell]
        board[NEXT + cell] = board[NEXT + beside]
        board[NEXT + beside] = after
    board[SIZE + cell] = u8(size)
    return size


def _close_shore(board: vec[u8], colour: i64, cell: i64) -> None:
    """§12 no tile of its colour may touch an island, not even at a corner."""
    tile = cell
    while True:
        for k in range(4 * tile, 4 * tile + 4):
            close(board, colour, i64(BESIDE[k]))
            close(board, colour, i64(CORNERS[k]))
        tile = i64(board[NEXT + tile])
        if tile == cell:
            return


def _review_near(board: vec[u8], colour: i64, cell: i64) -> None:
    """Look again at every cell whose group would now grow too large or be an island that touches the new sandbar.

    Those are the cells beside the new sandbar; those at a corner of the new tile; and those beside a sandbar that has
    a tile at a corner of the new tile. Whatever touched the rest of the sandbar was closed before.
    """
    group: i64 = GROUP + colour * SPAN
    _review_beside(board, colour, cell)
    for k in range(4 * cell, 4 * cell + 4):
        corner = i64(CORNERS[k])
        name = i64(board[group + corner])
        if name == OFF:
            _review(board, colour, corner)
        elif name != cell:
            _review_beside(board, colour, corner)


def _review_beside(board: vec[u8], colour: i64, start: i64) -> None:
    """Look again at every cell beside the group of the tile ``start``."""
    tile = start
    while True:
        for k in range(4 * tile, 4 * tile + 4):
            _review(board, colour, i64(BESIDE[k]))
        tile = i64(board[NEXT + tile])
        if tile == start:
            return


def _review(board: vec[u8], colour: i64, cell: i64) -> None:
    if is_open(board, colour, cell) and not _fits(board, colour, cell):
        close(board, colour, cell)


def _fits(board: vec[u8], colour: i64, cell: i64) -> bool:
    """§11-§12 whether a tile on an empty cell away from islands makes no group of 5 and no island that touches."""
    group: i64 = GROUP + colour * SPAN
    k = 4 * cell
    one = i64(board[group + i64(BESIDE[k])])
    two = i64(board[group + i64(BESIDE[k + 1])])
    three = i64(board[group + i64(BESIDE[k + 2])])
    four = i64(board[group + i64(BESIDE[k + 3])])
    size = 1 + _together(board, one, two, three, four)
    if size != ISLAND:
        return size < ISLAND
    return not (
        _touches(board, group, cell, one, two, three, four)
        or _ring_touches(board, group, one, one, two, three, four)
        or _ring_touches(board, group, two, one, two, three, four)
        or _ring_touches(board, group, three, one, two, three, four)
        or _ring_touches(board, group, four, one, two, three, four)
    )


def _touches(board: vec[u8], group: i64, tile: i64, one: i64, two: i64, three: i64, four: i64) -> bool:
    """Whether a tile at a corner of ``tile`` belongs to none of the four groups."""
    for k in range(4 * tile, 4 * tile + 4):
        name = i64(board[group + i64(CORNERS[k])])
        if name != OFF and name != one and name != two and name != three and name != four:
            return True
    return False


def _ring_touches(board: vec[u8], group: i64, start: i64, one: i64, two: i64, three: i64, four: i64) -> bool:
    """Whether some tile of the group of ``start`` has at a corner a tile of none of the four groups."""
    if start == OFF:
        return False
    tile = start
    while True:
        if _touches(board, group, tile, one, two, three, four):
            return True
        tile = i64(board[NEXT + tile])
        if tile == start:
            return False


def group_made(board: vec[u8], colour: i64, cell: i64) -> i64:
    """The size of the group that a tile on an empty cell would make."""
    group: i64 = GROUP + colour * SPAN
    k = 4 * cell
    one = i64(board[group + i64(BESIDE[k])])
    two = i64(board[group + i64(BESIDE[k + 1])])
    three = i64(board[group + i64(BESIDE[k + 2])])
    four = i64(board[group + i64(BESIDE[k + 3])])
    return 1 + _together(board, one, two, three, four)


def _together(board: vec[u8], one: i64, two: i64, three: i64, four: i64) -> i64:
    """The tiles of up to four groups, each counted once; ``OFF`` is no group."""
    size = i64(board[SIZE + one])
    if two != one:
        size += i64(board[SIZE + two])
    if three != one and three != two:
        size += i64(board[SIZE + three])
    if four != one and four != two and four != three:
        size += i64(board[SIZE + four])
    return size


# -- pairs (§9, §15) --------------------------------------------------------------------------------------------------

REACH: Final = 4
"""A tile changes what is allowed at most this many columns or rows away: it completes an island of up to 4 in a line
with its shore, or meets at a corner a sandbar of up to 3 in a line whose far end has a cell beside it."""


def opens_pair(board: vec[u8], colour: i64, cell: i64) -> bool:
    """§15 whether a second tile could follow one on this open cell."""
    column = i64(COLUMN[cell])
    row = i64(ROW[cell])
    order: i64 = ORDER + colour * SPAN
    for position in range(order, order + i64(board[OPEN + colour])):
        other = i64(board[position])
        right = i64(COLUMN[other]) - column
        up = i64(ROW[other]) - row
        if right > REACH or right < -REACH or up > REACH or up < -REACH:
            return True
    trial = board[:]
    put_tile(trial, colour, cell)
    return trial[OPEN + colour] > 0


def has_pair(board: vec[u8], colour: i64) -> bool:
    """§9 whether the colour has any two cells for a turn of tiles."""
    order: i64 = ORDER + colour * SPAN
    for position in range(order, order + i64(board[OPEN + colour])):
        if opens_pair(board, colour, i64(board[position])):
            return True
    return False
