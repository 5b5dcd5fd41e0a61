"""The log: how each viewer reads an event. The choice that completes the secret ones shows them all."""

from ponti.core.game import EventView
from ponti.core.words import Words, say, told
from ponti.games.ponte_vecchio.actions import CARD_ID, STOP_ID
from ponti.games.ponte_vecchio.hidden import hides_event, waiting_seats
from ponti.games.ponte_vecchio.phases.cards import reveal
from ponti.games.ponte_vecchio.phases.move import card_value, must_turn, owners_on
from ponti.games.ponte_vecchio.phases.sale import apply_offer
from ponti.games.ponte_vecchio.right import find_holder
from ponti.games.ponte_vecchio.state import CARD, HIDDEN, NONE, OFFER, PAYEE, STOP, VecchioState
from ponti.games.ponte_vecchio.words import card_words, describe


def redact_event(state: VecchioState, action: int, viewer: int, actor: int) -> EventView:
    """The event as ``viewer`` reads it; a secret one without its id."""
    waiting = waiting_seats(state)
    if waiting == [actor] and not _is_blind(state):
        shown = _reveal(state, action, actor)
        if shown is not None:
            return EventView(actor, action, shown)
    if hides_event(state, action, viewer, actor):
        key = "ponte-vecchio-log-card" if state.phase == CARD else "ponte-vecchio-log-offer"
        return EventView(actor, None, say(key, actor=actor + 1))
    return EventView(actor, action, _open_words(state, action, actor))


def _is_blind(state: VecchioState) -> bool:
    """Whether ``state`` is a view in which a secret choice is blanked."""
    return any(state.chosen[seat] == HIDDEN or state.amounts[seat] == HIDDEN for seat in range(int(state.seats)))


def _reveal(state: VecchioState, action: int, actor: int) -> Words | None:
    """What the last of several secret choices shows; None when it is not complete yet."""
    after = state.copy()
    if state.phase == OFFER:
        if not apply_offer(after, action, actor):
            return None
        offers = [max(int(amount), 0) for amount in after.amounts]
        rows = [_offer_row(seat, offers[seat]) for seat in range(len(offers)) if after.amounts[seat] != NONE]
        return say("ponte-vecchio-log-offers", rows=_rows(rows))
    after.chosen[actor] = action - CARD_ID
    reveal(after)
    holder = find_holder(after)
    cards = [
        say("ponte-vecchio-log-row-card", player=seat + 1, card=card_words(int(after.card(seat))))
        for seat in range(int(after.seats))
    ]
    outcome = (
        say("ponte-vecchio-log-right", player=int(holder) + 1) if holder != NONE else say("ponte-vecchio-log-nobody")
    )
    return say("ponte-vecchio-log-cards", rows=_rows(cards), outcome=outcome)


def _offer_row(seat: int, amount: int) -> Words:
    return say("ponte-vecchio-log-row-offer", player=seat + 1, amount=amount)


def _rows(rows: list[Words]) -> Words:
    """Several short statements in one sentence."""
    joined = rows[0]
    for row in rows[1:]:
        joined = say("ponte-vecchio-log-rows", first=joined, second=row)
    return joined


def _open_words(state: VecchioState, action: int, actor: int) -> Words:
    """An event that is no secret, with what follows from it at once."""
    if state.phase == STOP:
        return _stop_words(state, action - STOP_ID + 1, actor)
    words = told(describe(state, action, actor), actor)
    return _and_turns(words) if state.phase == PAYEE and must_turn(state) else words


def _stop_words(state: VecchioState, step: int, actor: int) -> Words:
    """A stop, with the payment of a single owner and the turn that is due."""
    owners = int(owners_on(state, step))
    if owners & (owners - 1):
        return told(say("ponte-vecchio-do-stop", step=step), actor)
    words = say("ponte-vecchio-log-stop-empty", actor=actor + 1, step=step)
    if owners != 0:
        payee = owners.bit_length() - 1
        amount = int(card_value(state, state.card(state.mover), state.mover, payee))
        words = say("ponte-vecchio-log-stop-paid", actor=actor + 1, step=step, player=payee + 1, amount=amount)
    after = state.copy()
    after.lord = step
    return _and_turns(words) if must_turn(after) else words


def _and_turns(words: Words) -> Words:
    """§14: nobody decides on a turn that is due, so the log tells it with the move."""
    return say("ponte-vecchio-log-turns", told=words)
