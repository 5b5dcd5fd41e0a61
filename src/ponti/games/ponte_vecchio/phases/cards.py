"""The second phase begins: all choose a card at the same time, then all are turned up."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import CARD_ID
from ponti.games.ponte_vecchio.components import BITS, HAND
from ponti.games.ponte_vecchio.flow import begin_right
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.right import find_holder
from ponti.games.ponte_vecchio.state import NONE, VecchioState


@final
class Choosing(Phase):
    """Everybody chooses a card of the hand; the order has no effect (§7)."""

    clause = "7"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        hand = state.hands[seat]
        out = vec[i64](capacity=HAND)
        for card in range(i64(HAND)):
            if hand & BITS[card] != 0:
                out = append(out, CARD_ID + card)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        state.chosen[seat] = action - CARD_ID
        waiting = first_waiting(state)
        if waiting == NONE:
            reveal(state)
            begin_right(state, find_holder(state))
        else:
            state.current = waiting


def first_waiting(state: VecchioState) -> i64:
    """The first seat without a chosen card, or ``NONE``."""
    for seat in range(state.seats):
        if state.chosen[seat] == NONE:
            return seat
    return NONE


def reveal(state: VecchioState) -> None:
    """All chosen cards leave the hands and lie open on the stacks."""
    revealed: i64 = 0
    hands, stacks = state.hands[:], state.stacks[:]
    for seat in range(state.seats):
        card = state.chosen[seat]
        state.chosen[seat] = NONE
        hands[seat] &= ~BITS[card]
        stacks[seat] = stacks[seat] << 4 | card + 1
        revealed |= card + 1 << 4 * seat
    state.hands, state.stacks = hands, stacks
    state.revealed = revealed
