"""The cards: 32 Hungarian cards and two Chroniclers.

A *card* is a small number: ``suit * 8 + rank`` for the 32 suit cards, ``CHRONICLER`` for either of the two Chroniclers,
``BLANK`` for a card that the viewer of a redacted state may not know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SUITS: Final = "halb"
HEARTS: Final = 0
ACORNS: Final = 1
LEAVES: Final = 2
BELLS: Final = 3

RANKS: Final = "789XUOKA"
JACK: Final = 4
KNIGHT: Final = 5
KING: Final = 6
ACE: Final = 7

CHRONICLER: Final = 32
BLANK: Final = 33

SUIT_CARDS: Final = 32
KINDS: Final = 33  # what a card can be: the 32 suit cards, and Chronicler
CHRONICLERS: Final = 2
DECK: Final = 34

#                               VII VIII IX   X   U  O  K  A
BASE: Final[vec[i64]] = vec[i64]([7, 8, 9, 10, 4, 4, 4, 4])  # §1

CARDS: Final[list[str]] = [rank + suit for suit in SUITS for rank in RANKS] + ["C"]  # the notation, by card
_COPIES: Final[vec[i64]] = vec[i64]([1] * SUIT_CARDS + [CHRONICLERS])
_NUMBERS: Final[dict[str, int]] = {text: card for card, text in enumerate([*CARDS, "?"])}


def card_text(card: int) -> str:
    """``Xh``, ``C`` for a Chronicler, ``?`` for a blank."""
    return "?" if card == BLANK else CARDS[card]


def read_card(text: object) -> int:
    """The card of a notation (``?`` for a blank), -1 when there is none."""
    return _NUMBERS.get(text, -1) if isinstance(text, str) else -1


def full_deck() -> vec[i64]:
    """How many of each card there are."""
    return _COPIES[:]


def suit_of(card: i64) -> i64:
    """The suit of a suit card."""
    return card >> 3


def rank_of(card: i64) -> i64:
    """The rank of a suit card."""
    return card & 7
