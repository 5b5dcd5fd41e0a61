"""What everybody knows of the hands: rows that were taken openly, and types that a hand is proved not to hold.

A player's hand and the cards tossed secretly this round are one heap to the others: ``KNOWN`` lies in it for sure. When
the round is over, or the discards are shuffled, the tossed cards leave the heap, and of each type only what cannot have
been tossed stays known.
"""

from mypy_extensions import i64

from ponti.games.rialto.cards import cards_of, less, of_type, size
from ponti.games.rialto.components import TYPE_COUNT
from ponti.games.rialto.state import ABSENT, BURIED, HAND, KNOWN, TOSSED, RialtoState


def show(state: RialtoState, seat: i64, cards: i64) -> None:
    """Cards go to a hand openly."""
    state.cells[HAND + seat] += cards
    state.cells[KNOWN + seat] += cards


def lay_open(state: RialtoState, seat: i64, kind: i64, number: i64) -> None:
    """Cards leave a hand openly."""
    state.cells[HAND + seat] -= cards_of(kind, number)
    state.cells[KNOWN + seat] = less(state.cells[KNOWN + seat], kind, number)


def forget_tossed(state: RialtoState, seat: i64) -> None:
    """The tossed cards leave the heap; what may be among them is known no longer."""
    cells = state.cells
    known = cells[KNOWN + seat]
    absent = cells[ABSENT + seat]
    unsure = size(cells[TOSSED + seat])
    for kind in range(i64(TYPE_COUNT)):
        if absent >> kind & 1 != 0:
            unsure -= of_type(known, kind)  # all of them were tossed
            known = less(known, kind, 15)
    if unsure > 0:
        for kind in range(i64(TYPE_COUNT)):
            known = less(known, kind, unsure)
    cells[KNOWN + seat] = known
    cells[BURIED + seat] += cells[TOSSED + seat]
    cells[TOSSED + seat] = 0
