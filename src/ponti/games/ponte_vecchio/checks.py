"""Which positions can stand: what a game keeps at all times, then what each phase adds.

A position need not have come about in play (shops may face each other, cash may be any multiple of 5), but from it the
rules must go on without a hitch.
"""

from mypy_extensions import i64

from ponti.core.game import CHANCE, EVERYTHING, OVER
from ponti.games.ponte_vecchio.amounts import ANY, HUNDREDS, TAIL, UNITS, top_place
from ponti.games.ponte_vecchio.board import count, is_last_five
from ponti.games.ponte_vecchio.components import (
    BITS,
    COIN,
    HAND,
    LAST_CALL,
    PLOTS,
    SHOPS,
    TOP_CASH,
    TOP_ROUND,
    last_round,
    last_shop,
    most_income,
    opposite,
)
from ponti.games.ponte_vecchio.faults import fault
from ponti.games.ponte_vecchio.flow import find_opener, has_buyer, next_seat
from ponti.games.ponte_vecchio.hidden import is_sealing, waiting_seats
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.phases.move import must_turn, owners_on
from ponti.games.ponte_vecchio.phases.sale import first_asked
from ponti.games.ponte_vecchio.right import find_holder
from ponti.games.ponte_vecchio.state import (
    ANSWER,
    BID,
    BUILD,
    CARD,
    HIDDEN,
    LAST_SHOP,
    NO_SALE,
    NONE,
    NOT_YET,
    OFFER,
    OVER_PHASE,
    PAYEE,
    SALE,
    SEALED,
    SETUP,
    STALLED,
    START,
    STOP,
    TURN,
    VecchioState,
)


def check_position(state: VecchioState) -> None:
    """Raise ``BadPosition`` at the first thing that cannot be; set who decides where that follows from the rest."""
    _check_shops(state)
    _check_rounds(state)
    _check_room(state)
    _check_cards(state)
    _check_lord(state)
    _check_facts(state)
    _check_auction(state)
    _check_choices(state)
    _check_right(state)
    _check_amounts(state)
    _check_seat(state)


def _check_shops(state: VecchioState) -> None:
    """§2, §5, §16."""
    total = count(state.on_bridge())
    for seat in range(state.seats):
        if count(state.shops[seat]) > SHOPS:
            raise fault(f"$.players[{int(seat)}].shops", "too-many-shops", "1")
    if state.phase in (START, SETUP):
        _check_setup(state, total)
    elif (total == last_shop(state.seats)) != (state.final_reason == LAST_SHOP):
        raise fault("$.final_reason", "final", "16")
    if (state.phase != START and state.starter == NONE) or (state.phase == START and state.starter != NONE):
        raise fault("$.start_player", "starter", "1")


def _check_setup(state: VecchioState, total: i64) -> None:
    if (state.phase == START and total != 0) or (
        state.phase == SETUP and total >= state.terms.setup_shops * state.seats
    ):
        raise fault("$.players", "setup", "2")
    shops = state.on_bridge()
    for plot in range(i64(PLOTS)):
        if shops & BITS[plot] != 0 and shops & BITS[opposite(plot)] != 0:
            raise fault("$.players", "setup", "2")
    for seat in range(state.seats):
        turns = (total + state.seats - 1 - (seat - state.starter) % state.seats) // state.seats
        if (state.phase == SETUP and count(state.shops[seat]) != turns) or state.cash[seat] != 100:
            raise fault("$.players", "setup", "2")


def _check_rounds(state: VecchioState) -> None:
    """§16, §18: the round, the last build and the final round fit each other."""
    early = state.phase in (START, SETUP)
    if early != (state.round == 0) or state.build_round > state.round:
        raise fault("$.round", "round")
    if state.phase in (BID, BUILD) and state.build_round == state.round:
        raise fault("$.last_build_round", "round")
    if (state.phase == OVER_PHASE) != (state.final_plays == LAST_CALL):
        raise fault("$.final_plays", "final", "16")
    if state.is_final():
        if state.final_reason == NOT_YET or state.phase in (START, SETUP, BID, BUILD):
            raise fault("$.final_reason", "final", "16")
        waited = state.terms.stall_cap if state.final_reason == STALLED else 0
        begun = state.final_plays if state.phase == OVER_PHASE else state.final_plays + 1
        if state.round != state.build_round + waited + begun:
            raise fault("$.round", "round", "16")
        return
    if state.final_reason == LAST_SHOP:
        if not state.terms.finish_round or state.build_round != state.round:
            raise fault("$.final_reason", "final", "16")
    elif state.final_reason == STALLED or (not early and state.round - 1 - state.build_round >= state.terms.stall_cap):
        raise fault("$.final_reason", "final", "18")


def _check_room(state: VecchioState) -> None:
    """Round and money can grow to the end of the game: whatever it leads to can be written and read as well."""
    free = last_shop(state.seats) - count(state.on_bridge())
    last = last_round(state.build_round, free, state.terms.stall_cap)
    if last > TOP_ROUND:
        raise fault("$.last_build_round", "late")
    unpaid = last - state.round + (1 if state.phase <= PAYEE else 0)
    if sum(map(int, state.cash)) + most_income(unpaid) > TOP_CASH:
        raise fault("$.players", "rich")


def _check_cards(state: VecchioState) -> None:
    """§7, §15: equal hands; as many cards played as rounds have gone by since the hands came back."""
    plays = state.final_plays if state.is_final() else max(state.round - 1, 0) % HAND
    if SALE <= state.phase <= TURN:
        plays += 1
    shown = True
    for seat in range(state.seats):
        if HAND - count(state.hands[seat]) != plays:
            raise fault(f"$.players[{int(seat)}].played", "plays", "15")
        if plays > 0 and state.card(seat) + 1 != state.stacks[seat] & 15:
            shown = False
    never = plays == 0 and state.round <= 1
    if not shown or (state.revealed == 0) != never:
        raise fault("$.last.cards", "last")


def _check_lord(state: VecchioState) -> None:
    """§11, §14: he is never turned towards the end he stands at, except before the payee is named."""
    if (state.lord == 0) != (state.last_mover == NONE) or (
        state.lord == 0 and (state.facing < 0 or state.phase in (PAYEE, TURN))
    ):
        raise fault("$.lord", "lord", "11")
    stuck = (state.lord == 15 and state.facing > 0) or (state.lord == 1 and state.facing < 0)
    if stuck and state.phase != PAYEE:
        raise fault("$.lord", "lord", "14")
    if (state.lord != 0 and state.round == 0) or (state.lord != 0 and state.round == 1 and state.phase < PAYEE):
        raise fault("$.lord", "lord", "11")


def _check_facts(state: VecchioState) -> None:
    """What happened last is told by nothing but itself; it must only be sayable."""
    facts = state.facts
    if facts.built_by != NONE and state.shops[facts.built_by] & BITS[facts.built_plot] == 0:
        raise fault("$.last.build", "last")
    if facts.seller != NONE and facts.seller == facts.buyer:
        raise fault("$.last.sale", "last")
    if state.phase <= CARD and facts.sale_round >= max(state.round, 1):
        raise fault("$.last.sale.round", "last", "10")
    if state.phase < PAYEE and facts.move_round >= max(state.round, 1):
        raise fault("$.last.move.round", "last", "11")
    if facts.built_price % COIN + facts.sale_price % COIN + facts.paid % COIN != 0:
        raise fault("$.last", "fives")
    moving = state.phase in (PAYEE, TURN)
    if (moving or facts.moved_from != NONE) and facts.moved_to != state.lord:
        raise fault("$.last.move", "last")
    if moving and (
        facts.move_round != state.round or (state.lord - facts.moved_from) * state.facing <= 0 or facts.turned
    ):
        raise fault("$.last.move", "last")
    if (state.phase == PAYEE and facts.paid_to != NONE) or (facts.paid_to == NONE and facts.paid != 0):
        raise fault("$.last.move", "last")


def _check_auction(state: VecchioState) -> None:
    """§4-§5."""
    if state.phase not in (BID, BUILD):
        if state.bid != 0 or state.high != NONE or state.bidders != 0:
            raise fault("$.auction", "auction", "5")
        return
    if state.high == NONE:
        wanted = _able(state, COIN)
        if state.phase == BUILD or state.bid != 0 or state.bidders != wanted or state.current != find_opener(state):
            raise fault("$.auction", "auction", "4")
        return
    if state.bid < state.terms.min_bid or state.bid % COIN != 0 or state.left(state.high) == 0:
        raise fault("$.auction", "auction", "5")
    if state.phase == BUILD:
        if state.bidders != 0:
            raise fault("$.auction", "auction", "5")
        return
    others = state.bidders & ~BITS[state.high]
    fits = state.bidders != others and others & ~_able(state, state.bid + COIN) == 0
    if not fits or state.cash[state.high] < state.bid or state.current < 0 or others & BITS[state.current] == 0:
        raise fault("$.auction", "auction", "5")
    seat = next_seat(state, state.high)
    while seat != state.current:  # those between the highest bidder and the one who is asked have passed
        if others & BITS[seat] != 0:
            raise fault("$.auction", "auction", "5")
        seat = next_seat(state, seat)


def _able(state: VecchioState, amount: i64) -> i64:
    """The seats that have a shop left and can pay ``amount``."""
    able: i64 = 0
    for seat in range(state.seats):
        if state.cash[seat] >= amount and state.left(seat) > 0:
            able |= BITS[seat]
    return able


def _check_choices(state: VecchioState) -> None:
    """§7: chosen cards, hidden exactly from those who may not know them."""
    for seat in range(state.seats):
        card = state.chosen[seat]
        if card == NONE:
            continue
        secret = state.viewer not in (EVERYTHING, seat) and count(state.hands[seat]) > 1
        if state.phase != CARD or (card == HIDDEN) != secret:
            raise fault(f"$.players[{int(seat)}].chosen", "chosen", "7")
    if state.phase == CARD and not waiting_seats(state):
        raise fault("$.players", "chosen", "7")


def _check_right(state: VecchioState) -> None:
    """§8-§10, §12, §14: the holder follows from the cards; the mover is he or the one who bought the right."""
    if not SALE <= state.phase <= TURN:
        if state.holder != NONE or state.mover != NONE or state.struck != 0:
            raise fault("$.holder", "holder", "8")
        return
    before = state.copy()
    before.struck = 0
    if state.phase in (PAYEE, TURN):
        before.lord = state.facts.moved_from
    if find_holder(before) != state.holder or state.holder == NONE or before.struck != state.struck:
        raise fault("$.holder", "holder", "8")
    sold = state.facts.sale_round == state.round
    bought = sold and state.facts.seller == state.holder and state.facts.buyer == state.mover and state.phase >= STOP
    if state.mover == NONE or sold != bought or (not sold and state.mover != state.holder):
        raise fault("$.mover", "holder", "10")
    if state.terms.sale_mode == NO_SALE and (sold or state.phase < STOP):
        raise fault("$.phase", "sale", "10")
    if state.phase < STOP and not has_buyer(state, state.holder):
        raise fault("$.phase", "sale", "10")
    if state.phase in (PAYEE, TURN) and state.last_mover != state.mover:
        raise fault("$.last_mover", "holder", "3")
    owners = owners_on(state, state.lord)
    if state.phase == PAYEE and owners & (owners - 1) == 0:
        raise fault("$.phase", "payee", "12")
    if state.phase == TURN and (must_turn(state) or not is_last_five(state.lord, state.facing)):
        raise fault("$.phase", "turn", "14")


def _check_amounts(state: VecchioState) -> None:
    """§5, §10: offers, and amounts of which some digits are entered."""
    if state.phase != OFFER and state.asked != 0:
        raise fault("$.asked", "asked", "10")
    if state.phase == OFFER:
        _check_asked(state)
    for seat in range(state.seats):
        amount, place = state.amounts[seat], state.places[seat]
        where = f"$.players[{int(seat)}].amount"
        if state.phase == BID and seat == state.current:
            _check_entry(state, seat, lowest_bid(state), where)
        elif state.phase == OFFER and state.asked & BITS[seat] != 0:
            if state.terms.sale_mode == SEALED or seat == first_asked(state):
                _check_entry(state, seat, 0, where)
            elif amount != NONE or place != ANY:
                raise fault(where, "amount", "10")
        elif (
            place != ANY
            or (amount == NONE) == _has_offered(state, seat)
            or amount > state.cash[seat]
            or (amount == HIDDEN and (not is_sealing(state) or _sees(state, seat)))
        ):
            raise fault(where, "amount", "10")
        if is_sealing(state) and not _sees(state, seat) and amount >= 0:
            raise fault(where, "amount", "10")
    if state.phase == ANSWER and not any(amount > 0 for amount in state.amounts):
        raise fault("$.phase", "answer", "10")


def _sees(state: VecchioState, seat: i64) -> bool:
    return state.viewer in (EVERYTHING, seat)


def _has_offered(state: VecchioState, seat: i64) -> bool:
    """Whether a player's complete offer must be there."""
    able = seat != state.holder and state.cash[seat] >= COIN
    return state.phase in (OFFER, ANSWER) and able and state.asked & BITS[seat] == 0


def _check_asked(state: VecchioState) -> None:
    """Some are still to offer; in public they are the last ones clockwise."""
    able: i64 = 0
    for seat in range(state.seats):
        if seat != state.holder and state.cash[seat] >= COIN:
            able |= BITS[seat]
    if state.asked == 0 or state.asked & ~able != 0:
        raise fault("$.asked", "asked", "10")
    waiting = False
    for step in range(1, state.seats):
        bit = BITS[(state.holder + step) % state.seats]
        if able & bit == 0:
            continue
        if waiting and state.asked & bit == 0 and state.terms.sale_mode != SEALED:
            raise fault("$.asked", "asked", "10")
        waiting = waiting or state.asked & bit != 0


def _check_entry(state: VecchioState, seat: i64, low: i64, where: str) -> None:
    """An amount of which no digit or some digits are entered, and that can still become a legal one."""
    amount, place, high = state.amounts[seat], state.places[seat], state.cash[seat]
    sealed = is_sealing(state)
    first = top_place(high) if sealed else ANY
    if amount == NONE:
        if place != first:
            raise fault(where, "amount", "5")
        return
    if amount == HIDDEN:
        if not sealed or _sees(state, seat) or not TAIL <= place < first:
            raise fault(where, "amount", "10")
        return
    if not TAIL <= place < (first if sealed else top_place(high)):
        raise fault(where, "amount", "5")
    unit = UNITS[max(place + 1, HUNDREDS)]
    if amount % unit != 0 or amount > high or amount + unit <= low or (amount == 0 and not sealed):
        raise fault(where, "amount", "5")


def _check_seat(state: VecchioState) -> None:
    """Whose decision it is follows from the rest, but for the turn in an auction."""
    wanted = _deciding(state)
    given = state.current
    if given != (wanted if wanted >= 0 else NONE):
        raise fault("$.seat", "seat")
    state.current = wanted


def _deciding(state: VecchioState) -> i64:
    if state.phase == START:
        return CHANCE
    if state.phase == SETUP:
        return (state.starter + count(state.on_bridge())) % state.seats
    if state.phase == BID:
        return state.current
    if state.phase == BUILD:
        return CHANCE if state.terms.random_build else state.high
    if state.phase == CARD:
        return waiting_seats(state)[0]
    if state.phase == OFFER:
        return first_asked(state)
    if state.phase in (SALE, ANSWER):
        return state.holder
    return OVER if state.phase == OVER_PHASE else state.mover
