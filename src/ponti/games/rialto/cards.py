"""Sets of cards in one number: four bits for each type, and above them how many cards there are.

A set whose contents are hidden keeps its size alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import Json
from ponti.games.rialto.components import COPIES_OF_CARD, TYPE_COUNT, TYPES

SIZE_SHIFT: Final = 28
CONTENTS: Final = (1 << SIZE_SHIFT) - 1
CARD: Final = vec[i64]([(1 << 4 * kind) + (1 << SIZE_SHIFT) for kind in range(TYPE_COUNT)])
"""By type: the set of one card."""
ALL_CARDS: Final = sum((1 << 4 * kind) + (1 << SIZE_SHIFT) for kind in range(TYPE_COUNT)) * COPIES_OF_CARD


def size(cards: i64) -> i64:
    """How many cards there are."""
    return cards >> SIZE_SHIFT


def of_type(cards: i64, kind: i64) -> i64:
    """How many cards of a type there are."""
    return cards >> 4 * kind & 15


def hide(cards: i64) -> i64:
    """The same number of cards, face down."""
    return cards >> SIZE_SHIFT << SIZE_SHIFT


def is_hidden(cards: i64) -> bool:
    """Whether the contents are hidden."""
    return cards != 0 and cards & CONTENTS == 0


def cards_of(kind: i64, number: i64) -> i64:
    """A set of cards of one type."""
    return CARD[kind] * number


def less(cards: i64, kind: i64, number: i64) -> i64:
    """The set with ``number`` cards of a type fewer, as far as there are any."""
    return cards - CARD[kind] * min(number, of_type(cards, kind))


def types_in(cards: i64) -> i64:
    """The types that occur, as bits."""
    found: i64 = 0
    for kind in range(i64(TYPE_COUNT)):
        if of_type(cards, kind) != 0:
            found |= 1 << kind
    return found


def top_type(cards: i64) -> i64:
    """The highest type that occurs; 0 when none does."""
    top: i64 = 0
    for kind in range(i64(TYPE_COUNT)):
        if of_type(cards, kind) != 0:
            top = kind
    return top


def nth_card(cards: i64, index: i64) -> i64:
    """The type of the ``index``-th card, in the order of types."""
    rest = index
    for kind in range(i64(TYPE_COUNT)):
        number = of_type(cards, kind)
        if rest < number:
            return kind
        rest -= number
    raise AssertionError("the set holds as many cards as it counts")


def cards_json(cards: i64) -> Json:
    """The number of each type, or of all cards when they are hidden."""
    if is_hidden(cards):
        return int(size(cards))
    return {TYPES[kind]: int(of_type(cards, kind)) for kind in range(TYPE_COUNT) if of_type(cards, kind)}
