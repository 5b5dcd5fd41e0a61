"""Quick and sensible play for playouts: bids near the value of a shop, sells for more than the own gain, earns."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import (
    ACCEPT_ID,
    ASK_ID,
    BID_DIGIT_ID,
    BID_ID,
    BUILD_ID,
    CARD_ID,
    KEEP_ID,
    OFFER_DIGIT_ID,
    OFFER_ID,
    PASS_ID,
    PAY_ID,
    REFUSE_ID,
    STOP_ID,
    STRAIGHT_ID,
    TURN_ID,
)
from ponti.games.ponte_vecchio.amounts import ANY, HUNDREDS, TAIL, UNITS, top_place
from ponti.games.ponte_vecchio.board import ahead, count, last_step
from ponti.games.ponte_vecchio.components import BITS, COIN, HAND, PLOTS, STEP_BITS, STEPS, opposite, step_of
from ponti.games.ponte_vecchio.evaluation import best_offer, gain, shop_value
from ponti.games.ponte_vecchio.phases import PHASES
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.phases.move import owners_on
from ponti.games.ponte_vecchio.state import (
    ANSWER,
    BID,
    BUILD,
    CARD,
    NONE,
    OFFER,
    PAYEE,
    SALE,
    SETUP,
    STOP,
    TURN,
    VecchioState,
)

BID_SHARE: Final = 0.7
"""A playout bids about this part of what a shop is thought to bring."""


def rollout(state: VecchioState, rng: Random) -> i64:
    """An action of the first seat that decides."""
    return _POLICIES[state.phase].choose(state, rng)


class Policy:
    """How one phase is played out."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        """A legal action."""
        raise NotImplementedError


class AnyLegal(Policy):
    """Everything is equally likely."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        legal = PHASES[state.phase].legal(state, state.current)
        return legal[rng.randrange(len(legal))]


class BetterPlot(Policy):
    """The better one of two random plots; a random one where chance builds."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        if state.current < 0:
            return BUILD_ID + self._free(state, rng)
        one, other = self._free(state, rng), self._free(state, rng)
        return BUILD_ID + (one if self._worth(state, one) >= self._worth(state, other) else other)

    def _free(self, state: VecchioState, rng: Random) -> i64:
        taken = state.on_bridge()
        while True:
            plot = rng.randrange(PLOTS)
            blocked = BITS[plot] | (BITS[opposite(plot)] if state.phase == SETUP else 0)
            if taken & blocked == 0:
                return plot

    def _worth(self, state: VecchioState, plot: i64) -> i64:
        """Ends are good, a step with a shop is not, least of all an own one."""
        step = step_of(plot)
        worth: i64 = 3 if step == 1 or step == STEPS else 2
        facing = BITS[opposite(plot)]
        if state.on_bridge() & facing != 0:
            worth -= 1
        return worth - 2 if state.shops[state.current] & facing != 0 else worth


class NearValue(Policy):
    """Bid while the price is below a random share of a shop's value; small steps are likelier than big ones."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        seat = state.current
        low = lowest_bid(state)
        entered = state.amounts[seat] != NONE
        limit = i64(shop_value(state, seat) * BID_SHARE * (0.6 + 0.8 * rng.random()))
        if low > limit and not entered and state.high != NONE:
            return PASS_ID
        most = state.cash[seat]
        return step_towards(state, seat, low + geometric(rng), low, most, BID_ID, BID_DIGIT_ID)


def geometric(rng: Random) -> i64:
    """0, 5, 10, ...: each half as likely as the one before."""
    amount: i64 = 0
    while rng.randrange(2) == 0:
        amount += COIN
    return amount


def step_towards(state: VecchioState, seat: i64, amount: i64, low: i64, high: i64, tail_id: i64, digit_id: i64) -> i64:
    """The next step towards ``amount``, or towards the nearest one from ``low`` to ``high`` that is within reach."""
    entered = max(state.amounts[seat], 0)
    place = state.places[seat]
    amount = max(low, min(high, amount))
    if place == ANY:
        place = top_place(amount)
    unit = UNITS[place]
    reach = 100 if place == TAIL else 10 * unit
    rest = max(low - entered, 0, min(amount - entered, reach - COIN))
    if place == TAIL:
        return tail_id + rest // COIN
    return digit_id + (place - HUNDREDS) * 10 + rest // unit


class AnyCard(Policy):
    """A random card of the hand."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        hand = state.hands[state.current]
        skip = rng.randrange(count(hand))
        for card in range(i64(HAND)):
            if hand & BITS[card] != 0:
                if skip == 0:
                    return CARD_ID + card
                skip -= 1
        raise AssertionError("a hand in play is not empty")


class AskWhenPoor(Policy):
    """Ask for offers mostly when the own card brings little; with two players a sale helps only one of them."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        own = gain(state, state.holder, state.card(state.holder))
        chance = 0.05 if state.seats == 2 else 0.7 if own <= 30 else 0.15
        return ASK_ID if rng.random() < chance else KEEP_ID


class PartOfGain(Policy):
    """Offer some of what the right would bring."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        seat = state.current
        income = float(gain(state, seat, state.card(seat)))
        amount = i64(income * (0.2 + 0.6 * rng.random())) // COIN * COIN
        return step_towards(state, seat, amount, 0, state.cash[seat], OFFER_ID, OFFER_DIGIT_ID)


class AcceptProfit(Policy):
    """Accept the best offer when it beats the own gain and does not feed the leader."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        buyer = best_offer(state)
        price = state.amounts[buyer]
        own = gain(state, state.holder, state.card(state.holder))
        theirs = gain(state, buyer, state.card(buyer))
        if state.seats == 2 or leads(state, buyer):
            return ACCEPT_ID + buyer if 2 * price > own + theirs else REFUSE_ID
        return ACCEPT_ID + buyer if price > own else REFUSE_ID


def leads(state: VecchioState, seat: i64) -> bool:
    """Whether nobody has more cash."""
    for amount in state.cash:
        if amount > state.cash[seat]:
            return False
    return True


class EarnOrSpoil(Policy):
    """Mostly stop at an own shop; without one rather at an empty step than at a rival's."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        view = ahead(state.lord, state.facing)
        own = state.shops[state.mover] & view
        if own != 0 and rng.randrange(16) != 0:
            return self._step_in(own, state, rng)
        if not state.terms.only_if_needed:
            for _ in range(3):
                step = _random_step(state, rng)
                if state.on_bridge() & STEP_BITS[step] == 0:
                    return STOP_ID + step - 1
        others = state.on_bridge() & view
        if others != 0 and state.terms.only_if_needed:
            return self._step_in(others, state, rng)
        return STOP_ID + _random_step(state, rng) - 1

    def _step_in(self, plots: i64, state: VecchioState, rng: Random) -> i64:
        while True:
            step = _random_step(state, rng)
            if plots & STEP_BITS[step] != 0:
                return STOP_ID + step - 1


def _random_step(state: VecchioState, rng: Random) -> i64:
    """A step ahead of the Lord."""
    way = (last_step(state.facing) - state.lord) * state.facing
    return state.lord + state.facing * (1 + rng.randrange(way))


class PaySelf(Policy):
    """Pay oneself, else the poorer owner."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        owners = owners_on(state, state.lord)
        if owners & BITS[state.mover] != 0:
            return PAY_ID + state.mover
        payee: i64 = NONE
        for seat in range(state.seats):
            if owners & BITS[seat] != 0 and (payee == NONE or state.cash[seat] < state.cash[payee]):
                payee = seat
        return PAY_ID + payee


class TurnToOwn(Policy):
    """Look where more of the own shops are, now and then the other way."""

    def choose(self, state: VecchioState, rng: Random) -> i64:
        own = state.shops[state.mover]
        on = count(own & ahead(state.lord, state.facing))
        back = count(own & ahead(state.lord, -state.facing))
        turn = back >= on
        if rng.randrange(4) == 0:
            turn = not turn
        return TURN_ID if turn else STRAIGHT_ID


def _policies() -> list[Policy]:
    policies: list[Policy] = [AnyLegal() for _ in PHASES]
    policies[SETUP] = policies[BUILD] = BetterPlot()
    policies[BID] = NearValue()
    policies[CARD] = AnyCard()
    policies[SALE] = AskWhenPoor()
    policies[OFFER] = PartOfGain()
    policies[ANSWER] = AcceptProfit()
    policies[STOP] = EarnOrSpoil()
    policies[PAYEE] = PaySelf()
    policies[TURN] = TurnToOwn()
    return policies


_POLICIES: Final[list[Policy]] = _policies()
