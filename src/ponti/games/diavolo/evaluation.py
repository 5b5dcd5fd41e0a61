"""What a position in play promises to each side.

Each colour's promise is its score with unfinished things counted in part: a sandbar that can still grow is a fraction
of an island, a bridge that can be built is a fraction of the points it would bring, and open cells are worth a little.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.diavolo.board import BESIDE
from ponti.games.diavolo.bridges import live_sites
from ponti.games.diavolo.components import CHOICE, DARK, ISLAND, LIGHT, NOBODY, OPENING
from ponti.games.diavolo.layout import CELLS, GROUP, NEXT, OPEN, PLACE, SIZE, SPAN
from ponti.games.diavolo.scoring import end_of, links
from ponti.games.diavolo.sites import ONE, TWO
from ponti.games.diavolo.state import DiavoloState

ROOMS: Final = 4
"""More open cells than so many beside a sandbar make no difference."""

SHARES: Final = (
    # open cells beside the sandbar
    # 0    1     2     3     4 or more
    (0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.04, 0.08, 0.12, 0.15),  # one tile
    (0.00, 0.15, 0.25, 0.32, 0.36),  # two tiles
    (0.00, 0.40, 0.55, 0.60, 0.62),  # three tiles
)
"""How much of an island a sandbar is worth."""

BEST_LINK: Final = 0.6  # of the points that the best bridge would bring
OTHER_LINKS: Final = 0.05  # of those that all others would
OPEN_CELL: Final = 0.01
TEMPO: Final = 0.35
SCALE: Final = 3.0
"""The lead in points that is worth three chances in four."""


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
    """The points that a colour may hope for."""
    board = state.board
    group: i64 = GROUP + colour * SPAN
    above = links(state, colour)
    worth = NOTHING[:]
    total = OPEN_CELL * float(i64(board[OPEN + colour]))
    for cell in range(CELLS):
        if i64(board[group + cell]) != cell:
            continue
        share = 1.0
        size = i64(board[SIZE + cell])
        if size != ISLAND:
            share = GROWTH[size * (ROOMS + 1) + _rooms(state, colour, cell)]
        network = end_of(above, cell)
        total += share * worth[network] + share * (share + 1.0) / 2.0  # §25 for shares of islands, too
        worth[network] += share
    best = 0.0
    others = 0.0
    for site in live_sites(state, colour):
        one = end_of(above, i64(board[group + i64(ONE[site])]))
        two = end_of(above, i64(board[group + i64(TWO[site])]))
        if one != two:
            gain = worth[one] * worth[two]
            if gain > best:
                others += best
                best = gain
            else:
                others += gain
    return total + BEST_LINK * best + OTHER_LINKS * others


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
