"""How a position in play is likely to end: projected cash, then who is ahead of whom and how surely.

The bank pays about the same for every play of the Lord. A seat's share of that is its share of the shops, with the
shops still to be built spread over those who can build them. Decisions that hang in the air are settled as a sensible
player would: the high bid wins, the right is used or sold.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ponti.games.ponte_vecchio.board import ahead, count
from ponti.games.ponte_vecchio.components import BITS, HAND, JOKER, JOKER_VALUE, LAST_CALL, STEP_BITS, STEPS, last_shop
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.phases.move import owners_on
from ponti.games.ponte_vecchio.scoring import rewards
from ponti.games.ponte_vecchio.state import (
    ANSWER,
    BID,
    BUILD,
    CARD,
    NONE,
    OFFER,
    OVER_PHASE,
    PAYEE,
    SALE,
    STOP,
    VecchioState,
)

PAY: Final = (0.0, 0.0, 58.0, 75.0, 75.0, 75.0)
"""What a play of the Lord brings to all together on average, by number of seats."""
END_PREMIUM: Final = 0.25
"""A shop on the first or last step is ahead of the Lord all the way (§8)."""
SHARED: Final = 0.7
"""What a shop is worth that faces a rival's, and ..."""
DOUBLED: Final = 0.25
"""... what a second own shop on a step adds."""
SPREAD: Final = 42.0
"""How far apart two seats drift per play, at random."""


def evaluate(state: VecchioState) -> list[float]:
    """For each seat, the mean chance of ending ahead of another."""
    if state.phase == OVER_PHASE:
        return rewards(state)
    cash = projected_cash(state)
    scale = 0.5 * SPREAD * sqrt(1.0 + float(plays_left(state)))
    chances: list[float] = []
    for seat in range(state.seats):
        ahead_of = 0.0
        for other in range(state.seats):
            if other != seat:
                ahead_of += 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (cash[seat] - cash[other]) / scale))))
        chances.append(ahead_of / float(state.seats - 1))
    return chances


def plays_left(state: VecchioState) -> i64:
    """How many plays of the Lord are still to come, this one included, if every auction sells a shop."""
    if state.is_final():
        return LAST_CALL - state.final_plays
    return builds_left(state) + LAST_CALL


def builds_left(state: VecchioState) -> i64:
    """How many shops can still be built."""
    return last_shop(state.seats) - count(state.on_bridge())


def projected_cash(state: VecchioState) -> list[float]:
    """The cash that each seat may expect to end with, up to what is the same for all."""
    strengths = [shop_strength(state, seat) for seat in range(state.seats)]
    cash = [float(amount) for amount in state.cash]
    if state.phase == BID:
        _settle_auction(state, cash, strengths)
    elif state.phase == BUILD:
        strengths[state.high] += 1.0
    elif state.phase == CARD:
        _value_choices(state, cash)
    elif state.phase in (SALE, OFFER, ANSWER, STOP, PAYEE):
        _settle_right(state, cash)
    incomes = _incomes(state, strengths)
    return [cash[seat] + incomes[seat] for seat in range(state.seats)]


def shop_strength(state: VecchioState, seat: i64) -> float:
    """A seat's shops, weighted by how often the Lord may stop there for it."""
    own = state.shops[seat]
    others = state.on_bridge() & ~own
    strength = 0.0
    for step in range(1, i64(STEPS) + 1):
        mine = own & STEP_BITS[step]
        if mine == 0:
            continue
        worth = 1.0 + END_PREMIUM if step in (1, STEPS) else 1.0
        if mine == STEP_BITS[step]:
            worth += DOUBLED
        elif others & STEP_BITS[step] != 0:
            worth *= SHARED
        strength += worth
    return strength


def shop_value(state: VecchioState, seat: i64) -> float:
    """What one more shop would bring a seat until the end of the game."""
    strengths = [shop_strength(state, other) for other in range(state.seats)]
    before = _incomes(state, strengths)
    strengths[seat] += 0.9
    return _incomes(state, strengths)[seat] - before[seat]


def _incomes(state: VecchioState, strengths: list[float]) -> list[float]:
    """What the bank will pay each seat, up to a constant."""
    to_build = 0 if state.is_final() else builds_left(state)
    calls = float(plays_left(state) - to_build)
    builders = 0
    for seat in range(state.seats):
        builders += 1 if state.left(seat) > 0 else 0
    coming = float(to_build) / builders if builders else 0.0
    half = late = 0.01
    for seat in range(state.seats):
        more = coming if state.left(seat) > 0 else 0.0
        half += strengths[seat] + more / 2.0
        late += strengths[seat] + more
    pay = PAY[state.seats]
    incomes: list[float] = []
    for seat in range(state.seats):
        more = coming if state.left(seat) > 0 else 0.0
        building = float(to_build) * (strengths[seat] + more / 2.0) / half
        incomes.append(pay * (building + calls * (strengths[seat] + more) / late))
    return incomes


def _settle_auction(state: VecchioState, cash: list[float], strengths: list[float]) -> None:
    """The high bid wins; an amount being entered counts as the least it can become."""
    winner, price = state.high, state.bid
    entered = state.amounts[state.current]
    if entered != NONE:
        winner, price = state.current, max(entered, lowest_bid(state))
    if winner != NONE:
        cash[winner] -= float(price)
        strengths[winner] += 0.9


def gain(state: VecchioState, seat: i64, card: i64) -> i64:
    """What a seat earns if it leads the Lord with ``card`` to one of its own shops; 0 without one ahead."""
    if state.shops[seat] & ahead(state.lord, state.facing) == 0:
        return 0
    return 10 * card if card != JOKER else JOKER_VALUE * count(state.shops[seat])


def _settle_right(state: VecchioState, cash: list[float]) -> None:
    """The right goes to the best offer that beats the holder's own gain; the mover then stops at a shop of his own."""
    mover = state.mover
    if state.phase == PAYEE:
        if owners_on(state, state.lord) & BITS[mover] != 0:
            cash[mover] += float(_own_value(state, mover))
        return
    own = gain(state, mover, state.card(mover))
    buyer = best_offer(state) if state.phase in (OFFER, ANSWER) else mover
    if buyer != mover and state.amounts[buyer] > own:
        price = float(state.amounts[buyer])
        cash[mover] += price
        cash[buyer] += float(gain(state, buyer, state.card(buyer))) - price
    else:
        cash[mover] += float(own)


def _own_value(state: VecchioState, mover: i64) -> i64:
    card = state.card(mover)
    return 10 * card if card != JOKER else JOKER_VALUE * count(state.shops[mover])


def best_offer(state: VecchioState) -> i64:
    """Who offers the most so far; the holder when nobody offers anything."""
    best = state.holder
    price: i64 = 0
    for seat in range(state.seats):
        if state.amounts[seat] > price:
            price = state.amounts[seat]
            best = seat
    return best


def _value_choices(state: VecchioState, cash: list[float]) -> None:
    """A chosen card that can be seen is worth its chance to be the lowest now, less what it is worth on average."""
    for seat in range(state.seats):
        card = state.chosen[seat]
        if card < 0:
            continue
        sale = 20.0 if state.seats > 2 else 0.0
        own = float(gain(state, seat, card))
        typical = float(10 * card if card != JOKER else JOKER_VALUE * count(state.shops[seat]))
        usual = (1.0 - float(card) / float(HAND)) ** float(state.seats - 1)
        cash[seat] += low_chance(state, seat, card) * max(own, sale) - 0.8 * usual * max(typical, sale)


def low_chance(state: VecchioState, seat: i64, card: i64) -> float:
    """The chance that ``card`` is the lowest, the others' cards being random; a tie counts half."""
    chance = 1.0
    for other in range(state.seats):
        if other == seat:
            continue
        hand = state.hands[other]
        above = count(hand >> (card + 1))
        tie = hand >> card & 1
        chance *= (float(above) + 0.5 * float(tie)) / max(1.0, float(count(hand)))
    return chance
