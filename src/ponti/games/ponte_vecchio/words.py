"""What is being decided and done, in sentences."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ponti.core.actions import Action
from ponti.core.game import Prompt
from ponti.core.words import Words, say
from ponti.games.ponte_vecchio.actions import (
    ACTIONS,
    Accept,
    Ask,
    Bid,
    BidDigit,
    Build,
    Keep,
    Offer,
    OfferDigit,
    Pass,
    Pay,
    PlayCard,
    Refuse,
    Start,
    Stop,
    Straight,
    Turn,
)
from ponti.games.ponte_vecchio.components import CARD_NAMES, JOKER, LETTERS
from ponti.games.ponte_vecchio.hidden import waiting_seats
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.phases.move import card_value
from ponti.games.ponte_vecchio.state import BID, NONE, PHASE_NAMES, SEALED, SETUP, VecchioState

CLAUSES: Final = {
    "start": "1",
    "setup": "2",
    "bid": "5",
    "build": "5",
    "card": "7",
    "sale": "10",
    "offer": "10",
    "answer": "10",
    "stop": "11",
    "payee": "12",
    "turn": "14",
    "over": "17",
}
"""The rule clause of each phase."""


def prompt(state: VecchioState, seats: tuple[int, ...]) -> Prompt:
    """What is being decided; it tells nothing that is not open on the table."""
    phase = PHASE_NAMES[state.phase]
    variant = phase
    clause = CLAUSES[phase]
    if state.phase == BID and state.high == NONE:
        variant, clause = "open", "4"
    elif phase == "build" and state.terms.random_build:
        variant = "build-chance"
    elif phase == "offer" and state.terms.sale_mode == SEALED:
        variant = "offer-sealed"
    elif phase == "card" and state.is_final():
        variant, clause = "card-final", "16"
    words = say(
        f"ponte-vecchio-prompt-{variant}",
        player=state.current + 1,
        bid=int(state.bid),
        high=int(state.high) + 1,
        low=int(lowest_bid(state)),
        holder=int(state.holder) + 1,
        card=card_words(int(state.card(state.mover))) if state.mover != NONE else "",
        step=int(state.lord),
        play=int(state.final_plays) + 1,
    )
    return Prompt(phase, clause, words, seats)


def card_words(card: int) -> Words:
    """A card's name."""
    return say("ponte-vecchio-joker") if card == JOKER else say("ponte-vecchio-card", value=10 * card)


def seat_of(letter: str) -> int:
    """The seat of a player in notation."""
    return LETTERS.index(letter)


Teller: TypeAlias = Callable[[VecchioState, Action, int], Words]


def describe(state: VecchioState, action: int, seat: int = NONE) -> Words:
    """An action of ``seat`` on a button or in the log; who acts is said elsewhere."""
    decoded = ACTIONS.decode(action)
    return _TELLERS[type(decoded)](state, decoded, deciding(state) if seat == NONE else seat)


def deciding(state: VecchioState) -> int:
    """Whose decision is looked at: the viewer's where several decide at the same time, else the first one's."""
    return int(state.viewer if state.viewer in waiting_seats(state) else state.current)


def entered(state: VecchioState, seat: int) -> int:
    """What ``seat`` has entered of an amount so far; 0 also when it is hidden."""
    return max(int(state.amounts[seat]), 0) if 0 <= seat < state.seats else 0


def digit_range(state: VecchioState, digits: str, seat: int) -> tuple[int, int]:
    """The amounts that one more digit leaves open: of ``2xx`` 200 to 295."""
    low = entered(state, seat) + int(digits.replace("x", "0"))
    return low, low + int(10 ** (len(digits) - 1)) - 5


def _start(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Start)
    return say("ponte-vecchio-do-start", player=seat_of(action.player) + 1)


def _build(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Build)
    if state.phase == SETUP:
        return say("ponte-vecchio-do-setup", plot=action.plot)
    if state.terms.random_build:
        return say("ponte-vecchio-do-build-chance", plot=action.plot, player=int(state.high) + 1)
    return say("ponte-vecchio-do-build", plot=action.plot)


def _bid(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Bid)
    return say(_bid_key(state), amount=entered(state, seat) + action.amount)


def _bid_digit(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, BidDigit)
    low, high = digit_range(state, action.digits, seat)
    return say(f"{_bid_key(state)}-digit", low=low, high=high)


def _bid_key(state: VecchioState) -> str:
    return "ponte-vecchio-do-open" if state.high == NONE else "ponte-vecchio-do-raise"


def _card(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, PlayCard)
    return say("ponte-vecchio-do-card", card=card_words(CARD_NAMES.index(action.card)))


def _offer(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Offer)
    amount = entered(state, seat) + action.amount
    return say("ponte-vecchio-do-offer", amount=amount) if amount else say("ponte-vecchio-do-offer-none")


def _offer_digit(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, OfferDigit)
    low, high = digit_range(state, action.digits, seat)
    return say("ponte-vecchio-do-offer-digit", low=low, high=high)


def _accept(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Accept)
    buyer = seat_of(action.player)
    price = int(state.amounts[buyer]) if buyer < state.seats else 0
    return say("ponte-vecchio-do-accept", player=buyer + 1, price=max(price, 0))


def _stop(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Stop)
    return say("ponte-vecchio-do-stop", step=action.step)


def _pay(state: VecchioState, action: Action, seat: int) -> Words:
    assert isinstance(action, Pay)
    payee = seat_of(action.player)
    if state.mover == NONE or payee >= state.seats:
        return say("ponte-vecchio-do-pay", player=payee + 1, amount=0)
    amount = int(card_value(state, state.card(state.mover), state.mover, payee))
    if payee == state.mover:
        return say("ponte-vecchio-do-take", amount=amount)
    return say("ponte-vecchio-do-pay", player=payee + 1, amount=amount)


def _plain(key: str) -> Teller:
    words = say(key)
    return lambda state, action, seat: words


_TELLERS: Final[dict[type[Action], Teller]] = {
    Start: _start,
    Build: _build,
    Pass: _plain("ponte-vecchio-do-pass"),
    Bid: _bid,
    BidDigit: _bid_digit,
    PlayCard: _card,
    Keep: _plain("ponte-vecchio-do-keep"),
    Ask: _plain("ponte-vecchio-do-ask"),
    Offer: _offer,
    OfferDigit: _offer_digit,
    Accept: _accept,
    Refuse: _plain("ponte-vecchio-do-refuse"),
    Stop: _stop,
    Pay: _pay,
    Turn: _plain("ponte-vecchio-do-turn"),
    Straight: _plain("ponte-vecchio-do-straight"),
}
