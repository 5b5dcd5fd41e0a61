"""What lies in the box: the bridge, the shops, the cards and the money; and the options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.options import Choice, Flag, Option, Whole

STEPS: Final = 15
PLOTS: Final = 30
SHOPS: Final = 12
HAND: Final = 11
START_CASH: Final = 100
COIN: Final = 5
"""Every amount of the game is a multiple of it."""
JOKER: Final = 0
"""Cards are numbered by rank: 0 is the Joker, ``k`` the card 10 x ``k``."""
JOKER_VALUE: Final = 20
FULL_HAND: Final = (1 << HAND) - 1
LAST_CALL: Final = 11
"""How many times the Lord may be moved in the final round."""
TOP_CASH: Final = 99_999_995
"""The highest amount that can be written; nobody can ever have more."""
TOP_ROUND: Final = 100_000
"""The highest round that can be written; no game can ever reach it."""

LETTERS: Final = ("A", "B", "C", "D", "E")
"""Players in notation and pictures, by seat."""
CARD_NAMES: Final = ("J", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100")
SIDES: Final = "LR"
PLOT_NAMES: Final = tuple(f"{step}{side}" for step in range(1, STEPS + 1) for side in SIDES)

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("setup_shops", 1, values=(0, 1, 2)),
    Choice("min_bid", 5, values=(5, 10)),
    Choice("sale_mode", "public", values=("public", "sealed", "off")),
    Choice("joker_counts", "mover", values=("mover", "payee")),
    Flag("finish_round_before_final", False),
    Flag("random_build", False),
    Flag("empty_only_if_needed", False),
    Whole("stall_cap", 11, low=1, high=99),
    Choice("ledger", "open", values=("open", "memory")),
)

BITS: Final = vec[i64]([1 << bit for bit in range(PLOTS)])
STEP_BITS: Final = vec[i64]([0] + [3 << 2 * step for step in range(STEPS)] + [0])
"""By step (0 and 16 are the banks): the two plots of the step."""
ABOVE: Final = vec[i64]([(1 << PLOTS) - (1 << 2 * step) for step in range(STEPS + 1)])
"""By the Lord's place: all plots ahead when he faces up (towards 15)."""
BELOW: Final = vec[i64]([0] + [(1 << 2 * (step - 1)) - 1 for step in range(1, STEPS + 1)])
"""By the Lord's place: all plots ahead when he faces down (towards 1)."""


def opposite(plot: i64) -> i64:
    """The plot on the other side of the same step."""
    return plot ^ 1


def step_of(plot: i64) -> i64:
    """The step of a plot, 1..15."""
    return plot // 2 + 1


def last_shop(seats: i64) -> i64:
    """How many shops stand on the bridge when the last possible one is built (§16)."""
    return min(PLOTS, SHOPS * seats)


def last_round(build_round: i64, free: i64, stall_cap: i64) -> i64:
    """A bound on the rounds of a game: before each of the ``free`` builds the longest stall, then the final round."""
    return build_round + (free + 1) * stall_cap + LAST_CALL


def most_income(rounds: i64) -> i64:
    """A bound on what the bank pays: in every round at most a Joker's worth of all shops of one player."""
    return rounds * JOKER_VALUE * SHOPS


def most_rounds(stall_cap: int) -> int:
    """A bound on the rounds of a whole game."""
    return last_round(0, PLOTS, stall_cap)


def most_money(seats: int, stall_cap: int) -> int:
    """A bound on all the money of a whole game."""
    return START_CASH * seats + most_income(most_rounds(stall_cap))


assert most_rounds(99) <= TOP_ROUND
assert most_money(5, 99) <= TOP_CASH
