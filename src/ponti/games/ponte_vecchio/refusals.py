"""Why an action is not allowed, with the clause."""

from typing import Final

from ponti.core.actions import Action
from ponti.core.game import Refusal
from ponti.core.words import say
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
from ponti.games.ponte_vecchio.amounts import ANY, TAIL
from ponti.games.ponte_vecchio.board import ahead
from ponti.games.ponte_vecchio.components import BITS, PLOT_NAMES, STEP_BITS, opposite
from ponti.games.ponte_vecchio.hidden import is_sealing
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.state import BID, NO_SALE, NONE, PHASE_NAMES, SETUP, VecchioState
from ponti.games.ponte_vecchio.words import CLAUSES, digit_range, entered, seat_of

_PHASES: Final[dict[type[Action], tuple[str, ...]]] = {
    Start: ("start",),
    Build: ("setup", "build"),
    Pass: ("bid",),
    Bid: ("bid",),
    BidDigit: ("bid",),
    PlayCard: ("card",),
    Keep: ("sale",),
    Ask: ("sale",),
    Offer: ("offer",),
    OfferDigit: ("offer",),
    Accept: ("answer",),
    Refuse: ("answer",),
    Stop: ("stop",),
    Pay: ("payee",),
    Turn: ("turn",),
    Straight: ("turn",),
}
"""When an action can be due at all."""


def why_not(state: VecchioState, action: int, seat: int) -> Refusal:
    """The reason against an action that is not legal for ``seat``."""
    decoded = ACTIONS.decode(action)
    phase = PHASE_NAMES[state.phase]
    if phase not in _PHASES[type(decoded)]:
        return _not_due(state, decoded, phase)
    if isinstance(decoded, Build):
        return _build(state, PLOT_NAMES.index(decoded.plot))
    if isinstance(decoded, Pass):
        return _pass(state)
    if isinstance(decoded, (Bid, Offer, BidDigit, OfferDigit)):
        return _amount(state, decoded, seat)
    if isinstance(decoded, PlayCard):
        return Refusal("7", say("ponte-vecchio-why-card-gone"))
    if isinstance(decoded, Stop):
        return _stop(state, decoded.step)
    assert isinstance(decoded, (Start, Accept, Pay)), decoded
    return _player(state, decoded)


def _not_due(state: VecchioState, action: Action, phase: str) -> Refusal:
    """The phase is another one. Some of these have a better reason than that."""
    if phase == "over":
        return Refusal("16", say("ponte-vecchio-why-over"))
    if isinstance(action, (Keep, Ask)) and phase == "stop" and state.terms.sale_mode == NO_SALE:
        return Refusal("10", say("ponte-vecchio-why-no-sales"))
    if isinstance(action, Turn) and phase == "stop":
        return Refusal("14", say("ponte-vecchio-why-turn-first"))
    if isinstance(action, (Bid, BidDigit, Pass)) and state.is_final():
        return Refusal("16", say("ponte-vecchio-why-no-auction"))
    return Refusal(CLAUSES[phase], say("ponte-vecchio-why-phase", due=say(f"ponte-vecchio-due-{phase}")))


def _build(state: VecchioState, plot: int) -> Refusal:
    name = PLOT_NAMES[plot]
    if state.on_bridge() & BITS[plot] != 0:
        return Refusal(CLAUSES[PHASE_NAMES[state.phase]], say("ponte-vecchio-why-taken", plot=name))
    assert state.phase == SETUP
    return Refusal("2", say("ponte-vecchio-why-opposite", plot=name, other=PLOT_NAMES[opposite(plot)]))


def _pass(state: VecchioState) -> Refusal:
    if state.high == NONE:
        return Refusal("4", say("ponte-vecchio-why-must-open"))
    return Refusal("5", say("ponte-vecchio-why-digits"))


def _amount(state: VecchioState, action: Bid | Offer | BidDigit | OfferDigit, seat: int) -> Refusal:
    bidding = state.phase == BID
    clause = "5" if bidding else "10"
    least = int(lowest_bid(state)) if bidding else 0
    most = int(state.cash[seat])
    if isinstance(action, (Bid, Offer)):
        low = high = entered(state, seat) + action.amount
        fits = state.places[seat] in (ANY, TAIL)
    else:
        low, high = digit_range(state, action.digits, seat)
        fits = state.places[seat] in (ANY, len(action.digits) - 1)
    if low > most:
        return Refusal(clause, say("ponte-vecchio-why-cash", amount=low, cash=most))
    if high < least and fits:
        key = "ponte-vecchio-why-opening" if state.high == NONE else "ponte-vecchio-why-low"
        return Refusal("4" if state.high == NONE else "5", say(key, amount=high, least=least, bid=int(state.bid)))
    return Refusal(clause, say(_spelling(state, seat)))


def _spelling(state: VecchioState, seat: int) -> str:
    """The reason against a digit that an amount does not go on with, or does not begin with."""
    if state.amounts[seat] != NONE:
        return "ponte-vecchio-why-digits"
    return "ponte-vecchio-why-begin-sealed" if is_sealing(state) else "ponte-vecchio-why-begin"


def _stop(state: VecchioState, step: int) -> Refusal:
    if STEP_BITS[step] & ahead(state.lord, state.facing) == 0:
        return Refusal("11", say("ponte-vecchio-why-behind", step=step))
    return Refusal("11", say("ponte-vecchio-why-empty", step=step))


def _player(state: VecchioState, action: Start | Accept | Pay) -> Refusal:
    seat = seat_of(action.player)
    clause = CLAUSES[PHASE_NAMES[state.phase]]
    if seat >= state.seats:
        return Refusal(clause, say("ponte-vecchio-why-nobody", player=action.player))
    if isinstance(action, Pay):
        return Refusal(clause, say("ponte-vecchio-why-no-shop", player=seat + 1))
    if seat == state.holder:
        return Refusal(clause, say("ponte-vecchio-why-own-right"))
    return Refusal(clause, say("ponte-vecchio-why-no-offer", player=seat + 1))
