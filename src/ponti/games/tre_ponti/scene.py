"""What a screen draws, from what its viewer sees; bridges and positions count from 1, seats from 0."""

from typing import Final

from ponti.core.actions import Action
from ponti.core.game import EVERYTHING, Json
from ponti.games.tre_ponti import actions
from ponti.games.tre_ponti.board import (
    BRIDGES,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    SIDEWAYS,
    chronicle_of,
    face_of,
    is_chronicle,
    is_face_up,
    is_sideways,
    owner_of,
    slot_at,
)
from ponti.games.tre_ponti.components import BLANK, CHRONICLER, SUITS, card_text, read_card, suit_of
from ponti.games.tre_ponti.phases.flow import DECLARE, REVEAL, placed_slot
from ponti.games.tre_ponti.phases.table import PHASES, phase_of
from ponti.games.tre_ponti.position import write_hand, write_slot
from ponti.games.tre_ponti.scoring import (
    bridge_total,
    bridges_won,
    card_value,
    is_halved,
    lead,
    tally,
)
from ponti.games.tre_ponti.state import NO_CARD, NOWHERE, TURNS, State

_SEATS: Final = (0, 1)


def scene(state: State) -> dict[str, Json]:
    """The board with running totals: cards that lie face down do not count yet."""
    seat = int(phase_of(state).to_act(state))
    return {
        "turn": int(state.turn),
        "turns": TURNS,
        "leader": int(state.leader) if state.turn else None,
        "phase": phase_of(state).name,
        "to_move": seat if seat >= 0 else None,
        "pile": int(state.pile),
        "bridges": [_bridge(state, bridge) for bridge in range(BRIDGES)],
        "won": [int(bridges_won(state, owner)) for owner in _SEATS],
        "hands": [_hand(state, owner) for owner in _SEATS],
        "pending": _pending(state),
        "last": None if state.last == NOWHERE else write_slot(int(state.last)),
    }


def _bridge(state: State, bridge: int) -> dict[str, Json]:
    card = int(state.bridge(bridge))
    margin = int(lead(state, bridge))
    tallies = [tally(state, owner, bridge) for owner in _SEATS]
    return {
        "card": None if card == NO_CARD else card_text(card),
        "columns": [
            [_lying(state, int(slot_at(owner, bridge, place))) for place in range(state.length(owner, bridge))]
            for owner in _SEATS
        ],
        "totals": [sum(parts) / 2 for parts in tallies],
        "hearts": [parts[1] / 2 for parts in tallies],
        "kings": [parts[2] / 2 for parts in tallies],
        "leads": None if margin == 0 else 0 if margin > 0 else 1,
    }


def _lying(state: State, slot: int) -> dict[str, Json]:
    byte = int(state.byte(slot))
    is_open = bool(is_face_up(byte))
    return {
        "card": _lying_card(state, slot, byte),
        "face_down": byte & ~SIDEWAYS == FACE_DOWN,
        "sideways": bool(is_sideways(byte)),
        "declared": SUITS[int(suit_of(face_of(byte)))] if is_open and is_chronicle(byte) else None,
        "value": card_value(state, slot) / 2 if is_open else None,
        "halved": bool(is_open and is_halved(state, slot)),
        "hole": byte == EMPTY,
    }


def _lying_card(state: State, slot: int, byte: int) -> str | None:
    """The card; one that lies face down for those who may know it."""
    if byte & ~SIDEWAYS == FACE_DOWN:
        card = int(state.down(owner_of(slot)))
        return None if card >= BLANK else card_text(card)
    if byte == EMPTY:
        return None
    return card_text(CHRONICLER if is_chronicle(byte) else int(face_of(byte)))


def _hand(state: State, owner: int) -> dict[str, Json]:
    count = int(state.hand_size(owner))
    is_hidden = count > 0 and state.held(owner, 0) == BLANK
    is_hidden = is_hidden or (count == 0 and state.viewer not in (EVERYTHING, owner))
    return {"count": count, "cards": None if is_hidden else write_hand(state, owner)}


def _pending(state: State) -> dict[str, Json] | None:
    slot = state.at
    if state.phase in (DECLARE, REVEAL):
        slot = placed_slot(state, state.actor)
    if slot == NOWHERE:
        return None
    return {**write_slot(int(slot)), "step": phase_of(state).name, "compulsory": state.is_forced}


def preview(state: State, action: int) -> dict[str, Json]:
    """The three bridges' totals after the action, and where the card in question comes to lie.

    A card about to be placed counts as if it lay open, without its abilities.
    """
    what = actions.ACTIONS.decode(action)
    after = state.copy()
    slot = _try(after, what, action)
    if slot == NOWHERE:
        return {}
    return {
        **write_slot(slot),
        "value": card_value(after, slot) / 2,
        "halved": bool(is_halved(after, slot)),
        "totals": [[bridge_total(after, owner, bridge) / 2 for owner in _SEATS] for bridge in range(BRIDGES)],
    }


def _try(state: State, what: Action, action: int) -> int:
    """Change the table as ``what`` would; the slot of the card in question, ``NOWHERE`` when there is none."""
    if isinstance(what, actions.Place):
        card = read_card(what.card)
        return NOWHERE if card == CHRONICLER else int(state.push(state.actor, what.bridge - 1, FACE_UP + card))
    if isinstance(what, actions.Declare):
        slot = int(placed_slot(state, state.actor))
        state.put(slot, chronicle_of(SUITS.index(what.suit)) + (state.byte(slot) & SIDEWAYS))
        return slot
    if isinstance(what, (actions.Extra, actions.Swap, actions.Move, actions.Turn)):
        if isinstance(what, actions.Turn) and not is_face_up(state.byte(_turned(what))):
            return NOWHERE
        PHASES[state.phase].apply(state, action)
        return int(state.last)
    return NOWHERE


def _turned(what: actions.Turn) -> int:
    return int(slot_at(what.owner, what.bridge - 1, what.position - 1))
