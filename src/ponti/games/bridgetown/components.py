"""What lies in the box, whatever the board: modes, special actions, flags, planners; and the options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.options import Flag, Option

BRIDGES: Final = 8
MODES: Final = 8
"""A mode and the colour of its flags are one number: the flag of colour ``k`` is taken with mode ``k``."""
ROUNDS: Final = 5
PLANNERS: Final = 3
PAIRS_OF_BRIDGES: Final = 28

MODE_IDS: Final = ("walk", "skates", "bicycle", "bus", "car", "taxi", "motorcycle", "streetcar")
WALKING: Final = 0
STREETCAR: Final = 7
COLOURS: Final = ("white", "orange", "green", "red", "black", "yellow", "purple", "blue")
"""The colours a board may give to the modes; which one belongs to which mode is the board's affair."""
SPECIAL_IDS: Final = ("first", "double", "swap")
FIRST: Final = 0
DOUBLE: Final = 1
SWAP: Final = 2
SPOTS: Final = MODE_IDS + SPECIAL_IDS
"""Where a planner may stand on the wheel."""
LETTERS: Final = ("A", "B", "C", "D")
"""Players in notation and pictures, by seat."""
BARGES: Final = tuple(range(1, ROUNDS + 1))

TOP_SPEED: Final = 6
"""The highest base speed a board may name."""
MOST_STEPS: Final = 2 * TOP_SPEED
ALIKE_AT_SET_UP: Final = 2
"""So many flags of a colour may lie on the board at set-up (§2)."""
BLUE_FLAGS: Final = 5

OPTIONS: Final[tuple[Option, ...]] = (Flag("easier", False),)

BITS: Final = vec[i64]([1 << bit for bit in range(BRIDGES)])
PAIRS: Final = tuple((one, other) for one in range(BRIDGES) for other in range(one + 1, BRIDGES))
"""Two different bridges, upstream one first."""
PAIR_ONE: Final = vec[i64]([one for one, _ in PAIRS])
PAIR_OTHER: Final = vec[i64]([other for _, other in PAIRS])
COUNTS: Final = vec[i64]([bin(mask).count("1") for mask in range(1 << BRIDGES)])
"""How many bridges (or colours, or seats) a set of bits holds."""
