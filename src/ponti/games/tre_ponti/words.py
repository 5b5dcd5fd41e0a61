"""Cards, actions and decisions in words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import Prompt
from ponti.core.words import Words, say
from ponti.games.tre_ponti import actions
from ponti.games.tre_ponti.board import (
    FACE_DOWN,
    FACE_UP,
    SIDEWAYS,
    bridge_of,
    face_of,
    is_chronicle,
    slot_at,
)
from ponti.games.tre_ponti.components import BLANK, CHRONICLER, RANKS, SUITS, read_card
from ponti.games.tre_ponti.phases.flow import DECLARE, OVER_PHASE, placed_slot
from ponti.games.tre_ponti.phases.table import phase_of
from ponti.games.tre_ponti.state import NO_CARD, NOWHERE, State


def player(seat: i64) -> int:
    """A seat as people count it."""
    return int(seat) + 1


def card_words(card: int) -> Words:
    """A card's name."""
    if card == CHRONICLER:
        return say("tre-ponti-chronicler")
    if card == BLANK:
        return say("tre-ponti-some-card")
    return say("tre-ponti-card", rank=say(f"tre-ponti-rank-{RANKS[card % 8]}"), suit=suit_words(card // 8))


def suit_words(suit: int) -> Words:
    """A suit's name."""
    return say(f"tre-ponti-suit-{SUITS[suit]}")


def lying_words(byte: int) -> Words:
    """The name of a card on the table."""
    if byte & ~SIDEWAYS == FACE_DOWN:
        return say("tre-ponti-face-down-card")
    if is_chronicle(byte):
        if byte < FACE_UP:
            return say("tre-ponti-chronicler")
        return say("tre-ponti-chronicler-of", suit=suit_words(int(face_of(byte)) // 8))
    return card_words(int(face_of(byte))) if byte else say("tre-ponti-no-card")


def describe(state: State, action: int) -> Words:
    """An action in words, as on a button."""
    what = actions.ACTIONS.decode(action)
    return _DESCRIBE[type(what)](state, what)


def narrate(state: State, action: int) -> Words:
    """An action as an event that has happened in ``state``: a sentence about the player."""
    what = actions.ACTIONS.decode(action)
    return _NARRATE.get(type(what), _DESCRIBE[type(what)])(state, what)


def _bridge(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Bridge)
    count = sum(1 for bridge in range(3) if state.bridge(bridge) != NO_CARD)
    return say("tre-ponti-bridge", card=card_words(read_card(what.card)), bridge=min(count + 1, 3))


def _draw(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Draw)
    return say("tre-ponti-draws", player=player(state.actor), card=card_words(read_card(what.card)))


def _leader(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Leader)
    return say("tre-ponti-leader", player=player(what.seat))


def _reveal(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Reveal)
    bridge = int(state.placed(state.actor)) + 1
    return say("tre-ponti-reveal", player=player(state.actor), card=card_words(read_card(what.card)), bridge=bridge)


def _place(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Place)
    return say("tre-ponti-place", card=card_words(read_card(what.card)), bridge=what.bridge)


def _declare(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Declare)
    return say("tre-ponti-declare", suit=suit_words(SUITS.index(what.suit)))


def _take(state: State, what: Action) -> Words:
    return say("tre-ponti-take")


def _turn(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Turn)
    slot = slot_at(what.owner, what.bridge - 1, what.position - 1)
    if slot == state.at:
        return say("tre-ponti-turn-itself", card=lying_words(int(state.byte(slot))))
    return say(
        "tre-ponti-turn",
        card=lying_words(int(state.byte(slot))),
        player=player(what.owner),
        bridge=what.bridge,
        position=what.position,
    )


def _turn_bridge(state: State, what: Action) -> Words:
    assert isinstance(what, actions.TurnBridge)
    return say("tre-ponti-turn-bridge", bridge=what.bridge)


def _swap(state: State, what: Action) -> Words:
    if state.at == NOWHERE:
        return say("tre-ponti-swap-any")
    bridge = bridge_of(state.at)
    return say("tre-ponti-swap", card=card_words(int(state.bridge(bridge))), bridge=int(bridge) + 1)


def _move(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Move)
    byte = state.byte(slot_at(state.actor, what.bridge - 1, what.position - 1))
    card = lying_words(int(byte))
    return say("tre-ponti-move", card=card, bridge=what.bridge, position=what.position)


def _extra(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Extra)
    return say("tre-ponti-extra", card=card_words(read_card(what.card)), bridge=what.bridge)


def _pass(state: State, what: Action) -> Words:
    return say("tre-ponti-pass", ability=say(f"tre-ponti-step-{phase_of(state).name}"))


_DESCRIBE: Final[dict[type[Action], Callable[[State, Action], Words]]] = {
    actions.Bridge: _bridge,
    actions.Draw: _draw,
    actions.Leader: _leader,
    actions.Reveal: _reveal,
    actions.Place: _place,
    actions.Declare: _declare,
    actions.TakeCard: _take,
    actions.Turn: _turn,
    actions.TurnBridge: _turn_bridge,
    actions.Swap: _swap,
    actions.Move: _move,
    actions.Extra: _extra,
    actions.Pass: _pass,
}


def _placed(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Place)
    card = card_words(read_card(what.card))
    return say("tre-ponti-event-place", player=player(state.actor), card=card, bridge=what.bridge)


def _declared(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Declare)
    return say("tre-ponti-event-declare", player=player(state.actor), suit=suit_words(SUITS.index(what.suit)))


def _taken(state: State, what: Action) -> Words:
    return say("tre-ponti-event-take", player=player(state.actor))


def _turned(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Turn)
    slot = slot_at(what.owner, what.bridge - 1, what.position - 1)
    card = lying_words(int(state.byte(slot)))
    actor = player(state.actor)
    if slot == state.at:
        return say("tre-ponti-event-turn-itself", player=actor, card=card)
    if what.owner == state.actor:
        return say("tre-ponti-event-turn-own", player=actor, card=card, bridge=what.bridge, position=what.position)
    return say(
        "tre-ponti-event-turn",
        player=actor,
        owner=player(what.owner),
        card=card,
        bridge=what.bridge,
        position=what.position,
    )


def _swapped(state: State, what: Action) -> Words:
    bridge = bridge_of(state.at)
    return say(
        "tre-ponti-event-swap",
        player=player(state.actor),
        jack=lying_words(int(state.byte(state.at))),
        card=card_words(int(state.bridge(bridge))),
        bridge=int(bridge) + 1,
    )


def _moved(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Move)
    byte = state.byte(slot_at(state.actor, what.bridge - 1, what.position - 1))
    return say(
        "tre-ponti-event-move",
        player=player(state.actor),
        card=lying_words(int(byte)),
        bridge=what.bridge,
        target=int(bridge_of(state.at)) + 1,
    )


def _brought(state: State, what: Action) -> Words:
    assert isinstance(what, actions.Extra)
    card = card_words(read_card(what.card))
    return say("tre-ponti-event-extra", player=player(state.actor), card=card, bridge=what.bridge)


def _passed(state: State, what: Action) -> Words:
    ability = say(f"tre-ponti-step-{phase_of(state).name}")
    return say("tre-ponti-event-pass", player=player(state.actor), ability=ability)


_NARRATE: Final[dict[type[Action], Callable[[State, Action], Words]]] = {
    actions.Place: _placed,
    actions.Declare: _declared,
    actions.TakeCard: _taken,
    actions.Turn: _turned,
    actions.Swap: _swapped,
    actions.Move: _moved,
    actions.Extra: _brought,
    actions.Pass: _passed,
}
"""TurnBridge is never played, and chance outcomes read alike as choices and as events."""


def prompt(state: State) -> Prompt:
    """What is being decided, from what everybody sees."""
    phase = phase_of(state)
    seat = int(phase.to_act(state))
    card, place = _about(state)
    words = say(
        f"tre-ponti-prompt-{phase.name}",
        player=player(state.actor),
        card=card,
        bridge=place,
        duty=say("tre-ponti-must" if state.is_forced else "tre-ponti-may"),
    )
    return Prompt(phase.name, phase.clause, words, () if state.phase == OVER_PHASE else (seat,))


def _about(state: State) -> tuple[Words, int]:
    """The card that the decision is about and its bridge, counted from 1 (0 when there is none)."""
    if state.at != NOWHERE:
        return lying_words(int(state.byte(state.at))), int(bridge_of(state.at)) + 1
    if state.phase == DECLARE:
        return say("tre-ponti-chronicler"), int(bridge_of(placed_slot(state, state.actor))) + 1
    return say("tre-ponti-some-card"), int(state.placed(state.actor)) + 1
