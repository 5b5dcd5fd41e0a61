"""The first phase of a round: the auction and the shop that is bought."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import BID_DIGIT_ID, BID_ID, BUILD_ID, PASS_ID
from ponti.games.ponte_vecchio.amounts import ANY, add_amounts, enter
from ponti.games.ponte_vecchio.components import BITS, COIN, PLOTS
from ponti.games.ponte_vecchio.flow import after_build, begin_build, next_seat
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.state import NONE, Facts, VecchioState


def lowest_bid(state: VecchioState) -> i64:
    """The least amount that may be bid now (§5)."""
    return state.bid + COIN if state.high != NONE else state.terms.min_bid


@final
class Bidding(Phase):
    """The opener names a price; clockwise, the others raise it or pass for good (§4-§6)."""

    clause = "5"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        if state.high != NONE and state.places[seat] == ANY:
            out = append(out, PASS_ID)
        return add_amounts(state, seat, out, BID_ID, BID_DIGIT_ID, lowest_bid(state), state.cash[seat])

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        if action == PASS_ID:
            state.bidders &= ~(1 << seat)
        elif enter(state, seat, action, BID_ID, BID_DIGIT_ID):
            state.bid = state.amounts[seat]
            state.amounts[seat] = NONE
            state.high = seat
            _drop_the_poor(state)
        else:
            return  # more digits follow
        _ask_next(state, seat)


def _drop_the_poor(state: VecchioState) -> None:
    """Who cannot pay 5 more than the bid is out and is not asked."""
    for seat in range(state.seats):
        if seat != state.high and state.cash[seat] < state.bid + COIN:
            state.bidders &= ~(1 << seat)


def _ask_next(state: VecchioState, seat: i64) -> None:
    """The next bidder clockwise; when only the highest is left, he has won."""
    if state.bidders == 1 << state.high:
        begin_build(state)
        return
    seat = next_seat(state, seat)
    while state.bidders & 1 << seat == 0:
        seat = next_seat(state, seat)
    state.current = seat


@final
class Building(Phase):
    """The winner builds on any free plot; with ``random_build`` chance does (§5)."""

    clause = "5"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        shops = state.on_bridge()
        out = vec[i64](capacity=PLOTS)
        for plot in range(i64(PLOTS)):
            if shops & BITS[plot] == 0:
                out = append(out, BUILD_ID + plot)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        plot = action - BUILD_ID
        state.add_shop(state.high, plot)
        facts: Facts = state.facts.copy()
        facts.built_by = state.high
        facts.built_plot = plot
        facts.built_price = state.bid
        state.facts = facts
        after_build(state)
