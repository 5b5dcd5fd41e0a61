"""What lies in the box, as tables: cards, buildings, tiles, coins; and the options.

Bridge values and connections are reconstructions (they stand only in the pictures of the sheet), so both are options.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.options import Choice, Flag, Option

LETTERS: Final = ("A", "B", "C", "D", "E")
"""Players in notation and pictures, by seat."""
VIRTUAL_LETTER: Final = "V"

ROUNDS: Final = 6
SECTIONS: Final = 6
ROW_SIZE: Final = 6
BLIND_CARDS: Final = 2
HAND_LIMIT: Final = 7
GREEN_DRAW: Final = 3
VIRTUAL_HAND: Final = 7
SPACES: Final = 7
"""Buildings that a player has room for."""
COPIES: Final = 5
START_POINTS: Final = 3
START_SUPPLY: Final = 5
MEN: Final = 18
COINS: Final = 30
DISTRICT_BONUS: Final = 5

TYPES: Final = ("doge", "gold", "building", "bridge", "gondola", "councilman", "joker")
"""The card types: six in the order of their sections, and the Joker."""
TYPE_COUNT: Final = 7
JOKER: Final = 6
COPIES_OF_CARD: Final = 11

START_COINS: Final = ((), (), (1, 2), (1, 2, 3), (1, 2, 2, 3), (1, 2, 2, 2, 3))
"""By number of players: coins clockwise from the start player (R3)."""

DISTRICTS: Final = ("CAN", "CAS", "SMA", "SCR", "SPO", "DOR")
DISTRICT_COUNT: Final = 6
SIDES: Final = ("north", "south")
"""The two banks of the Grand Canal: districts 0-2 and 3-5."""
PAIRS: Final = tuple((one, two) for one in range(6) for two in range(one + 1, 6))
"""All pairs of districts; twelve of them are connections."""
PAIR_NAMES: Final = tuple(f"{DISTRICTS[one]}-{DISTRICTS[two]}" for one, two in PAIRS)
PAIR_COUNT: Final = 15

GAPS: Final[dict[str, tuple[str, ...]]] = {
    #                 pairs without a connection
    "with_rialto":    ("CAN-DOR", "SMA-SCR", "CAS-SPO"),
    "without_rialto": ("CAN-DOR", "SMA-SPO", "CAS-SCR"),
}  # fmt: skip
"""The option ``connections``: every district is connected with all others but one."""

BRIDGE_NAMES: Final = ("3-4", "3-5", "3-6", "4-5", "4-6", "5-6")
BRIDGE_KINDS: Final = 6
LOW_END: Final = vec[i64]([3, 3, 3, 4, 4, 5])
HIGH_END: Final = vec[i64]([4, 5, 6, 5, 6, 6])

BRIDGE_SETS: Final[dict[str, tuple[int, ...]]] = {
    #               3-4 3-5 3-6 4-5 4-6 5-6
    "all_pairs":     (1, 1, 1, 1, 1, 1),
    "without_low":   (0, 1, 1, 2, 1, 1),
    "double_high":   (1, 1, 0, 1, 1, 2),
}  # fmt: skip
"""The option ``bridges``: copies of each tile."""


@final
@dataclass(frozen=True)
class Building:
    """A kind of building: its name, the phase its colour belongs to, its value and the name of its function."""

    name: str
    phase: int
    value: int
    power: str


BUILDINGS: Final = (
    #        name  phase value function
    Building("G1", 1,    1,    "card"),
    Building("G2", 1,    2,    "limit"),
    Building("G3", 1,    3,    "card-limit"),
    Building("G4", 1,    4,    "card-limits"),
    Building("Y1", 2,    1,    "wait"),
    Building("Y2", 2,    2,    "as-one"),
    Building("Y3", 2,    3,    "mask"),
    Building("Y4", 2,    4,    "as-two"),
    Building("B1", 3,    1,    "upgrade"),
    Building("B2", 3,    2,    "advance"),
    Building("B3", 3,    3,    "man"),
    Building("B4", 3,    4,    "points"),
)  # fmt: skip
BUILDING_NAMES: Final = tuple(building.name for building in BUILDINGS)
KINDS: Final = 12
G1: Final = 0
Y1: Final = 4
Y2: Final = 5
Y3: Final = 6
Y4: Final = 7
B1: Final = 8
VALUES: Final = vec[i64]([building.value for building in BUILDINGS])
LIMITS: Final = vec[i64]([0, 1, 1, 2])
"""By green building: how much it raises the hand limit."""
GIVES_CARD: Final = (True, False, True, True)
"""By green building: whether it gives a card of the row or three of the pile."""

FREE: Final = 0
USED: Final = 1
NEW: Final = 2
STATES: Final = ("free", "used", "new")
"""A building without a coin, with one, and one that may be used from the next round on."""

OPTIONS: Final[tuple[Option, ...]] = (
    Flag("virtual", False),
    Choice("bridges", "all_pairs", values=tuple(BRIDGE_SETS)),
    Choice("connections", "with_rialto", values=tuple(GAPS)),
)
