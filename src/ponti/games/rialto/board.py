"""The map: six districts, fifteen pairs of them of which twelve are connections, and values at the ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.options import Options
from ponti.games.rialto.components import (
    BRIDGE_KINDS,
    BRIDGE_SETS,
    DISTRICT_COUNT,
    GAPS,
    HIGH_END,
    LOW_END,
    PAIR_COUNT,
    PAIR_NAMES,
    PAIRS,
)

ONE_END: Final = vec[i64]([one for one, _ in PAIRS])
OTHER_END: Final = vec[i64]([two for _, two in PAIRS])
PAIR_OF: Final = vec[i64]([
    PAIRS.index((min(one, two), max(one, two))) if one != two else -1 for one in range(6) for two in range(6)
])  # fmt: skip
GONDOLA: Final = 1 | 1 << 3
"""What a connection with a gondola holds: the value at its one end and, three bits higher, at the other."""


class Plan:
    """The options as facts, shared by all states of a game."""

    def __init__(self, options: Options, seats: int) -> None:
        self.virtual: bool = options["virtual"] is True
        self.players: i64 = seats + 1 if options["virtual"] is True else seats
        self.rows: i64 = seats + 1
        gaps = GAPS[str(options["connections"])]
        connections: i64 = 0
        for pair in range(PAIR_COUNT):
            if not _is_gap(PAIR_NAMES[pair], gaps):
                connections |= 1 << pair
        self.connections: i64 = connections
        self.bridges: vec[i64] = vec[i64](list(BRIDGE_SETS[str(options["bridges"])]))


def _is_gap(name: str, gaps: tuple[str, ...]) -> bool:
    return name in gaps or "-".join(reversed(name.split("-"))) in gaps


def laid(kind: i64, high_first: bool) -> i64:
    """A bridge on a connection: its high end at the first district, or at the other one."""
    if high_first:
        return HIGH_END[kind] | LOW_END[kind] << 3
    return LOW_END[kind] | HIGH_END[kind] << 3


def bridge_of(tile: i64) -> i64:
    """Which bridge lies there; -1 for a gondola or nothing."""
    low, high = tile & 7, tile >> 3
    if low > high:
        low, high = high, low
    for kind in range(i64(BRIDGE_KINDS)):
        if LOW_END[kind] == low and HIGH_END[kind] == high:
            return kind
    return -1


def men_at(men: i64, district: i64) -> i64:
    """How many men a player has in a district: ``men`` holds six bits for each."""
    return men >> 6 * district & 63


def man_in(district: i64) -> i64:
    """One man in a district."""
    return 1 << 6 * district


def has_side(men: i64, side: i64) -> bool:
    """Whether all three districts of a side hold a man."""
    return men_at(men, 3 * side) != 0 and men_at(men, 3 * side + 1) != 0 and men_at(men, 3 * side + 2) != 0


def all_men(men: i64) -> i64:
    """The men in all districts."""
    total: i64 = 0
    for district in range(i64(DISTRICT_COUNT)):
        total += men_at(men, district)
    return total
