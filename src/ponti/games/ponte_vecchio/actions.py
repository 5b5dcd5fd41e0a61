"""All decisions and outcomes, declared once.

An amount has no small bound, so it is entered place by place and the ids stay few: ``bid 45`` is one decision, ``bid
245`` is ``bid 2xx`` and then ``bid 45``. Notation joins them again (``amounts.py``).
"""

from dataclasses import dataclass
from typing import Final

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.games.ponte_vecchio.components import CARD_NAMES, LETTERS, PLOT_NAMES, STEPS


@dataclass(frozen=True)
class Start(Action):
    """Outcome: who starts (§1)."""

    player: str


@dataclass(frozen=True)
class Build(Action):
    """Build a shop on a plot (§2, §5); with ``random_build`` an outcome."""

    plot: str


@dataclass(frozen=True)
class Pass(Action):
    """Leave the auction (§5)."""


@dataclass(frozen=True)
class Bid(Action):
    """Open or raise to an amount below 100, or end an amount with its last two digits (§5)."""

    amount: int


@dataclass(frozen=True)
class BidDigit(Action):
    """One digit of a longer bid, such as ``2xx``."""

    digits: str


@dataclass(frozen=True)
class PlayCard(Action):
    """Choose a card (§7)."""

    card: str


@dataclass(frozen=True)
class Keep(Action):
    """Keep the right to move the Lord (§10)."""


@dataclass(frozen=True)
class Ask(Action):
    """Ask the opponents for offers (§10)."""


@dataclass(frozen=True)
class Offer(Action):
    """Offer an amount below 100 (0 is no offer), or end an amount with its last two digits (§10)."""

    amount: int


@dataclass(frozen=True)
class OfferDigit(Action):
    """One digit of a longer offer, such as ``2xx``."""

    digits: str


@dataclass(frozen=True)
class Accept(Action):
    """Sell the right to one who made an offer (§10)."""

    player: str


@dataclass(frozen=True)
class Refuse(Action):
    """Refuse all offers and move (§10)."""


@dataclass(frozen=True)
class Stop(Action):
    """Lead the Lord to a step ahead (§11)."""

    step: int


@dataclass(frozen=True)
class Pay(Action):
    """Name the owner who is paid (§12)."""

    player: str


@dataclass(frozen=True)
class Turn(Action):
    """Turn the Lord around (§14)."""


@dataclass(frozen=True)
class Straight(Action):
    """Let the Lord look on the way he goes (§14)."""


FIVES: Final = tuple(range(0, 100, 5))
DIGITS: Final = tuple(str(digit) + "x" * zeros for zeros in range(2, 8) for digit in range(10))
"""The digits of amounts from 100 on: the place of hundreds first."""

ACTIONS: Final = ActionSpace(
    #    class       JSON type       notation          values
    Kind(Start,      "start",        "start {player}", {"player": LETTERS}),
    Kind(Build,      "build",        "{plot}",         {"plot": PLOT_NAMES}),
    Kind(Pass,       "pass",         "pass"),
    Kind(Bid,        "bid",          "bid {amount}",   {"amount": FIVES}),
    Kind(BidDigit,   "bid_digit",    "bid {digits}",   {"digits": DIGITS}),
    Kind(PlayCard,   "card",         "card {card}",    {"card": CARD_NAMES}),
    Kind(Keep,       "keep",         "keep"),
    Kind(Ask,        "ask",          "ask"),
    Kind(Offer,      "offer",        "offer {amount}", {"amount": FIVES}),
    Kind(OfferDigit, "offer_digit",  "offer {digits}", {"digits": DIGITS}),
    Kind(Accept,     "accept",       "accept {player}", {"player": LETTERS}),
    Kind(Refuse,     "refuse",       "refuse"),
    Kind(Stop,       "stop",         "to {step}",      {"step": tuple(range(1, STEPS + 1))}),
    Kind(Pay,        "pay",          "pay {player}",   {"player": LETTERS}),
    Kind(Turn,       "turn",         "turn"),
    Kind(Straight,   "straight",     "straight"),
    telling=(PlayCard, Offer, OfferDigit),
)  # fmt: skip

START_ID: Final = ACTIONS.first(Start)
BUILD_ID: Final = ACTIONS.first(Build)
PASS_ID: Final = ACTIONS.first(Pass)
BID_ID: Final = ACTIONS.first(Bid)
BID_DIGIT_ID: Final = ACTIONS.first(BidDigit)
CARD_ID: Final = ACTIONS.first(PlayCard)
KEEP_ID: Final = ACTIONS.first(Keep)
ASK_ID: Final = ACTIONS.first(Ask)
OFFER_ID: Final = ACTIONS.first(Offer)
OFFER_DIGIT_ID: Final = ACTIONS.first(OfferDigit)
ACCEPT_ID: Final = ACTIONS.first(Accept)
REFUSE_ID: Final = ACTIONS.first(Refuse)
STOP_ID: Final = ACTIONS.first(Stop)
PAY_ID: Final = ACTIONS.first(Pay)
TURN_ID: Final = ACTIONS.first(Turn)
STRAIGHT_ID: Final = ACTIONS.first(Straight)
