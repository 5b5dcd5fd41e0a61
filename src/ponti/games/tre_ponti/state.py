"""The state: one packed row of bytes for all cards, and a few numbers for what is being decided.

Nothing is stacked deeper than one card: an Ace's extra card is the last thing an Ace does, so the card at ``at`` is the
only one in resolution, and what waits behind it (the other card's reveal) follows from whose it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.core.game import EVERYTHING
from ponti.core.game import State as BaseState
from ponti.core.options import Options
from ponti.games.tre_ponti.board import (
    BRIDGES,
    COLUMNS,
    EMPTY,
    LENGTH,
    SLOTS,
    column_at,
    face_of,
    is_chronicle,
    is_face_up,
    slot_at,
)
from ponti.games.tre_ponti.components import BLANK, CHRONICLER, DECK, KINDS, full_deck
from ponti.games.tre_ponti.variant import Variant

TURNS: Final = 6
DEALT: Final = 4  # cards to each seat at the start
HAND: Final = 11  # room for a hand; no more than 10 are ever held
NOWHERE: Final = -1  # a bridge or slot that is none
NO_CARD: Final = 255

#         first byte of                         how many bytes
_LENGTHS: Final = SLOTS  # column lengths       COLUMNS
_BRIDGE: Final = _LENGTHS + COLUMNS  # bridges  BRIDGES
_DOWN: Final = _BRIDGE + BRIDGES  # face-down   2, by seat
_HANDS: Final = _DOWN + 2  # hands, ascending   2 * HAND
_PILE: Final = _HANDS + 2 * HAND  # ascending   DECK
_BYTES: Final = _PILE + DECK


@final
class State(BaseState):
    """A position; see the module's head. Bridges, positions and seats count from 0 inside."""

    def __init__(self, options: Options, variant: Variant, cells: vec[u8]) -> None:
        super().__init__(options, 2, EVERYTHING)
        self.variant: Variant = variant  # shared by all copies
        self.cells: vec[u8] = cells
        self.phase: i64 = 0  # index into phases.PHASES
        self.actor: i64 = 0  # whose decision, draw or reveal it is
        self.turn: i64 = 0  # 1 to 6, 0 before the first
        self.leader: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.pile: i64 = 0
        self.placed0: i64 = NOWHERE  # the bridge of seat 0's card of this turn until its resolution begins
        self.placed1: i64 = NOWHERE
        self.at: i64 = NOWHERE  # the slot of the card in resolution
        self.is_forced: bool = False  # whether its abilities are compulsory (§11)
        self.last: i64 = NOWHERE  # the slot that the last event touched, for the screen

    def copy(self) -> "State":
        """An independent copy."""
        new = State(self.options, self.variant, self.cells[:])
        new.viewer = self.viewer
        new.phase = self.phase
        new.actor = self.actor
        new.turn = self.turn
        new.leader = self.leader
        new.hand0 = self.hand0
        new.hand1 = self.hand1
        new.pile = self.pile
        new.placed0 = self.placed0
        new.placed1 = self.placed1
        new.at = self.at
        new.is_forced = self.is_forced
        new.last = self.last
        return new

    # -- columns and bridges ----------------------------------------------------------------------------------------

    def byte(self, slot: i64) -> i64:
        """What lies in a slot; see ``board.py``."""
        return i64(self.cells[slot])

    def put(self, slot: i64, byte: i64) -> None:
        """Change what lies in a slot."""
        self.cells[slot] = u8(byte)

    def length(self, owner: i64, bridge: i64) -> i64:
        """How many positions a column has, holes included."""
        return i64(self.cells[_LENGTHS + column_at(owner, bridge)])

    def push(self, owner: i64, bridge: i64, byte: i64) -> i64:
        """Lay a card at the end of a column; its slot."""
        length = self.length(owner, bridge)
        slot = slot_at(owner, bridge, length)
        self.cells[slot] = u8(byte)
        self.cells[_LENGTHS + column_at(owner, bridge)] = u8(length + 1)
        return slot

    def lift(self, owner: i64, bridge: i64, position: i64) -> i64:
        """Take a card out of a column; its byte. The column closes up, or keeps a hole that is not at its end (§9)."""
        length = self.length(owner, bridge)
        first = slot_at(owner, bridge, 0)
        byte = i64(self.cells[first + position])
        self.cells[first + position] = u8(EMPTY)
        if self.variant.keeps_holes:
            while length > 0 and self.cells[first + length - 1] == EMPTY:
                length -= 1
        else:
            for place in range(position, length - 1):
                self.cells[first + place] = self.cells[first + place + 1]
            length -= 1
            self.cells[first + length] = u8(EMPTY)
        self.cells[_LENGTHS + column_at(owner, bridge)] = u8(length)
        return byte

    def bridge(self, bridge: i64) -> i64:
        """The bridge card, ``NO_CARD`` before it is revealed."""
        return i64(self.cells[_BRIDGE + bridge])

    def set_bridge(self, bridge: i64, card: i64) -> None:
        """Make a card the bridge."""
        self.cells[_BRIDGE + bridge] = u8(card)

    def down(self, seat: i64) -> i64:
        """The seat's face-down card, ``NO_CARD`` when it has none."""
        return i64(self.cells[_DOWN + seat])

    def set_down(self, seat: i64, card: i64) -> None:
        """Note which card of a seat lies face down."""
        self.cells[_DOWN + seat] = u8(card)

    def placed(self, seat: i64) -> i64:
        """The bridge of the seat's card of this turn that is not yet in resolution, or ``NOWHERE``."""
        return self.placed0 if seat == 0 else self.placed1

    def set_placed(self, seat: i64, bridge: i64) -> None:
        """Note where a seat has placed its card of this turn."""
        if seat == 0:
            self.placed0 = bridge
        else:
            self.placed1 = bridge

    # -- hands and pile ---------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.hand0 if seat == 0 else self.hand1

    def held(self, seat: i64, index: i64) -> i64:
        """The ``index``-th card of a hand, in ascending order."""
        return i64(self.cells[_HANDS + seat * HAND + index])

    def hold(self, seat: i64, card: i64) -> None:
        """Add a card to a hand."""
        first = _HANDS + seat * HAND
        place = self.hand_size(seat)
        if seat == 0:
            self.hand0 = place + 1
        else:
            self.hand1 = place + 1
        while place > 0 and i64(self.cells[first + place - 1]) > card:
            self.cells[first + place] = self.cells[first + place - 1]
            place -= 1
        self.cells[first + place] = u8(card)

    def drop(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; it must be there."""
        first = _HANDS + seat * HAND
        place = first
        while i64(self.cells[place]) != card:
            place += 1
        size = self.hand_size(seat) - 1
        while place < first + size:
            self.cells[place] = self.cells[place + 1]
            place += 1
        if seat == 0:
            self.hand0 = size
        else:
            self.hand1 = size

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a hand."""
        for index in range(self.hand_size(seat)):
            if self.held(seat, index) == card:
                return True
        return False

    def in_pile(self, index: i64) -> i64:
        """The ``index``-th card of the pile, in ascending order (not the order of drawing: that is up to chance)."""
        return i64(self.cells[_PILE + index])

    def stack(self, card: i64) -> None:
        """Add a card to the pile that is not lower than those in it."""
        self.cells[_PILE + self.pile] = u8(card)
        self.pile += 1

    def unstack(self, card: i64) -> None:
        """Take a card out of the pile; it must be there."""
        place: i64 = _PILE
        while i64(self.cells[place]) != card:
            place += 1
        self.pile -= 1
        end: i64 = _PILE + self.pile
        while place < end:
            self.cells[place] = self.cells[place + 1]
            place += 1

    def clear_hand(self, seat: i64) -> None:
        """Empty a hand."""
        if seat == 0:
            self.hand0 = 0
        else:
            self.hand1 = 0

    def blank_hand(self, seat: i64) -> None:
        """Hide a hand; its size stays."""
        first = _HANDS + seat * HAND
        for place in range(first, first + HAND):
            self.cells[place] = u8(BLANK)

    def blank_pile(self) -> None:
        """Hide the pile's contents; its size stays."""
        for place in range(_PILE, _BYTES):
            self.cells[place] = u8(BLANK)

    def unstack_at(self, index: i64) -> i64:
        """Take the ``index``-th card out of the pile."""
        card = self.in_pile(index)
        self.unstack(card)
        return card

    def unseen(self) -> vec[i64]:
        """How many of each card are neither on the table nor in a hand as far as this state shows them."""
        left = full_deck()
        for column in range(COLUMNS):
            first = column * LENGTH
            for slot in range(first, first + i64(self.cells[_LENGTHS + column])):
                byte = self.byte(slot)
                if is_chronicle(byte):
                    left[CHRONICLER] -= 1
                elif is_face_up(byte):
                    left[face_of(byte)] -= 1
        for place in range(_BRIDGE, _HANDS):
            card = i64(self.cells[place])
            if card < BLANK:
                left[card] -= 1
        for seat in range(2):
            for index in range(self.hand_size(seat)):
                card = self.held(seat, index)
                if card < BLANK:
                    left[card] -= 1
        return left

    def stack_unseen(self) -> None:
        """Fill the pile with every card that lies nowhere else."""
        left = self.unseen()
        self.pile = 0
        for card in range(KINDS):
            for _ in range(left[card]):
                self.stack(card)


def blank_cells() -> vec[u8]:
    """The bytes of a table with nothing on it and nothing in the pile."""
    cells = vec[u8]([0] * _BYTES)
    for place in range(_BRIDGE, _HANDS):
        cells[place] = u8(NO_CARD)
    return cells
