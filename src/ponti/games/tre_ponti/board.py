"""Where cards lie: slots, and what one byte says about the card in a slot.

A *slot* is an owner, a bridge and a position in the owner's column, counted from the bridge outward, all from 0. Its
byte is ``EMPTY``, ``FACE_DOWN``, ``UNDECLARED`` (a Chronicler that waits for its suit) or ``FACE_UP`` plus the card; a
Chronicler whose suit is declared is ``CHRONICLE`` plus the Ace of that suit. ``SIDEWAYS`` may be added to any card.
"""

from typing import Final

from mypy_extensions import i64

from ponti.games.tre_ponti.components import ACE, CARDS, SUITS

BRIDGES: Final = 3
LENGTH: Final = 13  # the longest column: 12 cards, one more position with holes
COLUMNS: Final = 6
SIDE: Final = 39  # slots of one owner
SLOTS: Final = 78

EMPTY: Final = 0
FACE_DOWN: Final = 1
UNDECLARED: Final = 2
CHRONICLE: Final = 32
SIDEWAYS: Final = 64
FACE_UP: Final = 128


def slot_at(owner: i64, bridge: i64, position: i64) -> i64:
    """The slot of a place."""
    return (owner * BRIDGES + bridge) * LENGTH + position


def column_at(owner: i64, bridge: i64) -> i64:
    """The number of a column."""
    return owner * BRIDGES + bridge


def owner_of(slot: i64) -> i64:
    """Whose column a slot is in."""
    return slot // (BRIDGES * LENGTH)


def bridge_of(slot: i64) -> i64:
    """At which bridge a slot is."""
    return slot // LENGTH % BRIDGES


def position_of(slot: i64) -> i64:
    """How far from the bridge a slot is."""
    return slot % LENGTH


def opposite_of(slot: i64) -> i64:
    """The slot across the bridge in the same position."""
    return slot + SIDE if slot < SIDE else slot - SIDE


def is_face_up(byte: i64) -> bool:
    """Whether everybody sees which card this is (and of which suit)."""
    return byte >= FACE_UP


def is_sideways(byte: i64) -> bool:
    """Whether the card lies sideways."""
    return byte & SIDEWAYS != 0


def is_chronicle(byte: i64) -> bool:
    """Whether this is a Chronicler, declared or not."""
    return byte & CHRONICLE != 0 if byte >= FACE_UP else byte & ~SIDEWAYS == UNDECLARED


def face_of(byte: i64) -> i64:
    """The card that a face-up byte counts as: a declared Chronicler is the Ace of its suit (§12)."""
    return byte & 31


def chronicle_of(suit: i64) -> i64:
    """The byte of a Chronicler with a declared suit."""
    return FACE_UP + CHRONICLE + suit * 8 + ACE


def byte_text(byte: int) -> str | None:
    """``Xh``, ``C:b``, ``C`` (undeclared), ``?`` (face down), each with ``~`` when sideways; None for an empty slot."""
    if byte == EMPTY:
        return None
    mark = "~" if byte & SIDEWAYS else ""
    if byte < FACE_UP:
        return ("?" if byte & ~SIDEWAYS == FACE_DOWN else "C") + mark
    if byte & CHRONICLE:
        return f"C:{SUITS[(byte & 31) // 8]}{mark}"
    return CARDS[byte & 31] + mark


BYTES: Final[dict[str, int]] = {
    text: byte
    for byte in [
        *(base + mark for base in (FACE_DOWN, UNDECLARED) for mark in (0, SIDEWAYS)),
        *(FACE_UP + mark + card for mark in (0, SIDEWAYS) for card in range(32)),
        *(FACE_UP + CHRONICLE + mark + suit * 8 + ACE for mark in (0, SIDEWAYS) for suit in range(4)),
    ]
    if (text := byte_text(byte)) is not None
}
"""The byte of each notation of a lying card."""
