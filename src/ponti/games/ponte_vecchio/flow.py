"""How one phase leads to the next: rounds, the right and its holder, returning hands, the final round, the end."""

from mypy_extensions import i64

from ponti.core.game import CHANCE, OVER
from ponti.games.ponte_vecchio.amounts import ANY
from ponti.games.ponte_vecchio.board import count
from ponti.games.ponte_vecchio.components import COIN, FULL_HAND, LAST_CALL, last_shop
from ponti.games.ponte_vecchio.state import (
    BID,
    BUILD,
    CARD,
    LAST_SHOP,
    NO_SALE,
    NONE,
    NOT_YET,
    OVER_PHASE,
    SALE,
    SETUP,
    STALLED,
    STOP,
    VecchioState,
    row,
)


def next_seat(state: VecchioState, seat: i64) -> i64:
    """The left neighbour."""
    return (seat + 1) % state.seats


def begin_setup(state: VecchioState) -> None:
    """§1-2: from the start player on; with no free shops the first round begins."""
    if state.terms.setup_shops == 0:
        begin_round(state)
        return
    state.phase = SETUP
    state.current = state.starter


def begin_round(state: VecchioState) -> None:
    """§3-4: find the one who must open; without one the round has no auction."""
    state.round += 1
    opener = find_opener(state)
    if opener == NONE:
        begin_cards(state)
        return
    state.phase = BID
    state.current = opener
    for seat in range(state.seats):
        if state.cash[seat] >= COIN and state.left(seat) > 0:
            state.bidders |= 1 << seat


def find_opener(state: VecchioState) -> i64:
    """§3-4: the last mover (or the start player), or the next clockwise who can open; ``NONE`` when nobody can."""
    seat = state.last_mover if state.last_mover != NONE else state.starter
    for _ in range(state.seats):
        if state.cash[seat] >= state.terms.min_bid and state.left(seat) > 0:
            return seat
        seat = next_seat(state, seat)
    return NONE


def begin_build(state: VecchioState) -> None:
    """§5: the auction is won; the winner pays the bank and builds (or chance does)."""
    state.cash[state.high] -= state.bid
    state.phase = BUILD
    state.current = CHANCE if state.terms.random_build else state.high
    state.bidders = 0


def after_build(state: VecchioState) -> None:
    """§16: the last possible shop begins the final round, at once or after this round's play."""
    state.build_round = state.round
    state.bid = 0
    state.high = NONE
    if count(state.on_bridge()) == last_shop(state.seats):
        state.final_reason = LAST_SHOP
        if not state.terms.finish_round:
            begin_final(state)
            return
    begin_cards(state)


def begin_cards(state: VecchioState) -> None:
    """§7: everybody chooses a card."""
    state.phase = CARD
    state.current = 0


def begin_right(state: VecchioState, holder: i64) -> None:
    """§9-10: the holder may sell if somebody can pay; without a holder the round is over."""
    if holder == NONE:
        end_round(state)
        return
    state.holder = holder
    state.mover = holder
    state.current = holder
    state.phase = SALE if state.terms.sale_mode != NO_SALE and has_buyer(state, holder) else STOP


def has_buyer(state: VecchioState, holder: i64) -> bool:
    """Whether some opponent can pay the smallest price (§10)."""
    for seat in range(state.seats):
        if seat != holder and state.cash[seat] >= COIN:
            return True
    return False


def begin_stop(state: VecchioState, mover: i64) -> None:
    """§11: the mover must move now; offers are done with."""
    for seat in range(state.seats):
        state.amounts[seat] = NONE
        state.places[seat] = ANY
    state.mover = mover
    state.current = mover
    state.phase = STOP


def end_round(state: VecchioState) -> None:
    """§15-16, §18: hands that are empty come back; then the next round, the final round or the end."""
    state.struck = 0
    state.holder = NONE
    state.mover = NONE
    if state.is_final():
        state.final_plays += 1
        if state.final_plays == LAST_CALL:
            state.phase = OVER_PHASE
            state.current = OVER
            return
        state.round += 1
        begin_cards(state)
        return
    if state.hands[0] == 0:
        return_hands(state)
    if state.final_reason == NOT_YET and state.round - state.build_round >= state.terms.stall_cap:
        state.final_reason = STALLED
    if state.final_reason == NOT_YET:
        begin_round(state)
    else:
        begin_final(state)


def begin_final(state: VecchioState) -> None:
    """§16: all cards are taken back; from now on only cards are played."""
    return_hands(state)
    state.round += 1
    state.final_plays = 0
    begin_cards(state)


def return_hands(state: VecchioState) -> None:
    """§15: everybody takes all cards back."""
    state.hands = row(state.seats, FULL_HAND)
    state.stacks = row(state.seats, 0)
