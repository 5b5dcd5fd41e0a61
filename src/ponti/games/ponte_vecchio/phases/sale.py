"""Selling the right: ask for offers, one offer each, accept one or refuse all (§10)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import (
    ACCEPT_ID,
    ASK_ID,
    KEEP_ID,
    OFFER_DIGIT_ID,
    OFFER_ID,
    REFUSE_ID,
)
from ponti.games.ponte_vecchio.amounts import add_amounts, enter, top_place
from ponti.games.ponte_vecchio.components import COIN
from ponti.games.ponte_vecchio.flow import begin_stop, next_seat
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.state import ANSWER, OFFER, SEALED, Facts, VecchioState


@final
class Selling(Phase):
    """The holder keeps the right, or asks every opponent who has money for an offer, once."""

    clause = "10"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, KEEP_ID)
        return append(out, ASK_ID)

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        if action == KEEP_ID:
            begin_stop(state, state.holder)
            return
        state.phase = OFFER
        state.asked = 0
        for other in range(state.seats):
            if other != state.holder and state.cash[other] >= COIN:
                state.asked |= 1 << other
                if state.terms.sale_mode == SEALED:
                    state.places[other] = top_place(state.cash[other])
        state.current = first_asked(state)


def first_asked(state: VecchioState) -> i64:
    """Who is asked now: clockwise from the holder's left in public; sealed offers are made at the same time."""
    seat = 0 if state.terms.sale_mode == SEALED else next_seat(state, state.holder)
    while state.asked & 1 << seat == 0:
        seat = next_seat(state, seat)
    return seat


@final
class Offering(Phase):
    """Each opponent names one amount up to his cash; 0 is no offer."""

    clause = "10"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        return add_amounts(state, seat, vec[i64](capacity=24), OFFER_ID, OFFER_DIGIT_ID, 0, state.cash[seat])

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        if not apply_offer(state, action, seat):
            return  # more digits follow
        if state.asked != 0:
            state.current = first_asked(state)
            return
        for other in range(state.seats):
            if state.amounts[other] > 0:
                state.phase = ANSWER
                state.current = state.holder
                return
        begin_stop(state, state.holder)  # nobody wants it


def apply_offer(state: VecchioState, action: i64, seat: i64) -> bool:
    """Enter a step of an offer; whether it is complete."""
    if not enter(state, seat, action, OFFER_ID, OFFER_DIGIT_ID):
        return False
    state.asked &= ~(1 << seat)
    return True


@final
class Answering(Phase):
    """The holder accepts any one offer, or refuses all and moves."""

    clause = "10"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        for other in range(state.seats):
            if state.amounts[other] > 0:
                out = append(out, ACCEPT_ID + other)
        return append(out, REFUSE_ID)

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        if action == REFUSE_ID:
            begin_stop(state, state.holder)
            return
        buyer = action - ACCEPT_ID
        price = state.amounts[buyer]
        state.cash[buyer] -= price
        state.cash[state.holder] += price
        facts: Facts = state.facts.copy()
        facts.seller = state.holder
        facts.buyer = buyer
        facts.sale_price = price
        facts.sale_round = state.round
        state.facts = facts
        begin_stop(state, buyer)
