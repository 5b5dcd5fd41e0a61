"""What a position in play promises to each side.

Each colour's promise is its islands and links with unfinished ones counted in part: a sandbar that can still grow is a
fraction of an island, a bridge in reach is a fraction of a link; open cells count a little, private ones double.
The fractions of islands, cells and stuck sandbars were fitted to the ends of guided playouts (8x8 and 10x10).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.games.diavolo.board import BESIDE
from ponti.games.diavolo.bridges import live_sites
from ponti.games.diavolo.components import CHOICE, DARK, ISLAND, LIGHT, NOBODY, OPENING
from ponti.games.diavolo.layout import CELLS, GROUP, NEXT, OPEN, ORDER, PLACE, SIZE, SPAN
from ponti.games.diavolo.scoring import end_of, links
from ponti.games.diavolo.sites import ONE, TWO
from ponti.games.diavolo.state import DiavoloState

ROOMS: Final = 4
"""More open cells than so many beside a sandbar make no difference."""

SHARES: Final = (
    # open cells beside the sandbar
    # 0    1     2     3     4 or more
    (0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.02, 0.04, 0.07),  # one tile
    (0.00, 0.02, 0.08, 0.20, 0.24),  # two tiles
    (0.00, 0.48, 0.55, 0.57, 0.60),  # three tiles
)
"""How much of an island a sandbar is worth."""

LINKED: Final = 0.7  # a pair of linked islands, beside the islands themselves
BEST_LINK: Final = 0.4  # a pair that the best bridge would link
OTHER_LINKS: Final = 0.03  # one that some other bridge would
STUCK: Final = 0.1  # what a sandbar without room costs
OPEN_CELL: Final = 0.012
PRIVATE_CELL: Final = 0.012  # on top, when it is closed to the other side
TEMPO: Final = 0.05
SCALE: Final = 2.0
"""The lead in islands that is worth three chances in four."""


def _flat() -> vec[float]:
    shares: list[float] = []
    for row in SHARES:
        shares += row
    return vec[float](shares)


GROWTH: Final = _flat()
NOTHING: Final = vec[float]([0.0] * SPAN)


def evaluate(state: DiavoloState) -> list[float]:
    """The chances of each seat; while colours are open the second player will take the better side (§5)."""
    light = light_chance(state)
    if state.phase == OPENING or state.phase == CHOICE:
        better = max(light, 1.0 - light)
        return [1.0 - better, better]
    return [light, 1.0 - light] if state.light_seat == 0 else [1.0 - light, light]


def light_chance(state: DiavoloState) -> float:
    """The chances of light, from both promises and whose turn it is."""
    lead = promise(state, LIGHT) - promise(state, DARK)
    if state.mover != NOBODY:
        lead += TEMPO if state.mover == LIGHT else -TEMPO
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (SCALE + size)


def promise(state: DiavoloState, colour: i64) -> float:
    """The islands that a colour may hope for, links counted like islands."""
    board = state.board
    group: i64 = GROUP + colour * SPAN
    above = links(state, colour)
    worth = NOTHING[:]
    total = OPEN_CELL * float(i64(board[OPEN + colour])) + PRIVATE_CELL * float(_private(state, colour))
    for cell in range(CELLS):
        if i64(board[group + cell]) != cell:
            continue
        share = 1.0
        size = i64(board[SIZE + cell])
        if size != ISLAND:
            rooms = _rooms(state, colour, cell)
            share = GROWTH[size * (ROOMS + 1) + rooms]
            if rooms == 0:
                total -= STUCK
        network = end_of(above, cell)
        total += share + LINKED * share * worth[network]
        worth[network] += share
    return total + _links_in_reach(state, colour, above, worth)


def _links_in_reach(state: DiavoloState, colour: i64, above: vec[u8], worth: vec[float]) -> float:
    """What bridges that can be built now would link."""
    board = state.board
    group: i64 = GROUP + colour * SPAN
    best = 0.0
    total = 0.0
    for site in live_sites(state, colour):
        one = end_of(above, i64(board[group + i64(ONE[site])]))
        two = end_of(above, i64(board[group + i64(TWO[site])]))
        if one != two:
            gain = worth[one] * worth[two]
            total += gain
            best = max(best, gain)
    return BEST_LINK * best + OTHER_LINKS * (total - best)


def _private(state: DiavoloState, colour: i64) -> i64:
    """How many cells are open to the colour and closed to the other side."""
    board = state.board
    order: i64 = ORDER + colour * SPAN
    place: i64 = PLACE + (1 - colour) * SPAN
    count = board[OPEN + 1 - colour]
    cells: i64 = 0
    for position in range(order, order + i64(board[OPEN + colour])):
        if board[place + i64(board[position])] >= count:
            cells += 1
    return cells


def _rooms(state: DiavoloState, colour: i64, start: i64) -> i64:
    """How many open cells lie beside a sandbar, up to ``ROOMS``; a cell beside two of its tiles counts twice."""
    board = state.board
    place: i64 = PLACE + colour * SPAN
    count = board[OPEN + colour]
    rooms: i64 = 0
    tile = start
    while True:
        for k in range(4 * tile, 4 * tile + 4):
            if board[place + i64(BESIDE[k])] < count:
                rooms += 1
        tile = i64(board[NEXT + tile])
        if tile == start:
            return rooms if rooms < ROOMS else ROOMS
