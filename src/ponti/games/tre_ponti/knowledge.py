"""Who may know what: hands, drawn cards, the face-down card and the pile's contents are secret (§7.17)."""

from librt.random import Random

from ponti.core.game import EVERYTHING, EventView
from ponti.core.words import say
from ponti.games.tre_ponti.actions import ACTIONS, Draw, Place
from ponti.games.tre_ponti.components import BLANK
from ponti.games.tre_ponti.phases.flow import ACE_EXTRA, BRIDGE_CARDS, has_extra
from ponti.games.tre_ponti.phases.table import phase_of
from ponti.games.tre_ponti.state import NO_CARD, State
from ponti.games.tre_ponti.words import narrate, player


def redact(state: State, seat: int) -> State:
    """What ``seat`` (or a spectator) sees: sizes stay, other hands, their face-down card and the pile are blanked.

    Which cards the pile holds would tell the other hand. While bridge cards are still drawn nothing is hidden.
    """
    view = state.copy()
    view.viewer = seat
    if state.phase == BRIDGE_CARDS:
        return view
    view.blank_pile()
    for owner in range(2):
        if owner != seat:
            view.blank_hand(owner)
            if view.down(owner) != NO_CARD:
                view.set_down(owner, BLANK)
    return view


def redact_event(state: State, action: int, seat: int) -> EventView:
    """What ``seat`` reads of an event: a draw or a face-down placement of somebody else is "a card"."""
    actor = int(phase_of(state).to_act(state))
    what = ACTIONS.decode(action)
    if seat not in (EVERYTHING, int(state.actor)):
        if isinstance(what, Draw):
            return EventView(actor, None, say("tre-ponti-draws-hidden", player=player(state.actor)))
        if isinstance(what, Place):
            return EventView(
                actor, None, say("tre-ponti-event-place-hidden", player=player(state.actor), bridge=what.bridge)
            )
    return EventView(actor, action, narrate(state, action))


def redeal(redacted: State, rng: Random) -> State:
    """A full state, uniform over the physical cards that the viewer does not see.

    While a compulsory extra card is pending its owner holds a fitting one, so deals without are drawn again. That an
    earlier compulsory Ace found nothing is history and not part of the state: it is not honoured.
    """
    if redacted.viewer == EVERYTHING:
        return redacted.copy()
    while True:
        dealt = deal_unseen(redacted, rng)
        if redacted.phase != ACE_EXTRA or not redacted.is_forced or has_extra(dealt):
            return dealt


def deal_unseen(redacted: State, rng: Random) -> State:
    """Fill every blank from the unseen cards, all deals equally likely."""
    dealt = redacted.copy()
    dealt.viewer = EVERYTHING
    dealt.stack_unseen()
    for seat in range(2):
        if dealt.down(seat) == BLANK:
            dealt.set_down(seat, dealt.unstack_at(rng.randrange(dealt.pile)))
        size = dealt.hand_size(seat)
        if size > 0 and dealt.held(seat, 0) == BLANK:
            dealt.clear_hand(seat)
            for _ in range(size):
                dealt.hold(seat, dealt.unstack_at(rng.randrange(dealt.pile)))
    return dealt
