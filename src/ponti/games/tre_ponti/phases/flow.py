"""What comes after what: the order of a game, of a turn and of the abilities of one card (§2-§12).

A phase finishes by calling one of these, which only set who decides what next.
"""

from typing import Final

from mypy_extensions import i64

from ponti.games.tre_ponti.board import (
    BRIDGES,
    FACE_DOWN,
    SIDEWAYS,
    UNDECLARED,
    bridge_of,
    face_of,
    is_face_up,
    is_sideways,
    slot_at,
)
from ponti.games.tre_ponti.components import (
    ACE,
    ACORNS,
    CHRONICLER,
    JACK,
    KNIGHT,
    LEAVES,
    rank_of,
    suit_of,
)
from ponti.games.tre_ponti.state import NOWHERE, TURNS, State

BRIDGE_CARDS: Final = 0
DEAL: Final = 1
FIRST_LEADER: Final = 2
TURN_DRAW: Final = 3
PLACE: Final = 4
REVEAL: Final = 5
DECLARE: Final = 6
ACORN: Final = 7
ACORN_DRAW: Final = 8
LEAF: Final = 9
JACK_SWAP: Final = 10
KNIGHT_MOVE: Final = 11
ACE_EXTRA: Final = 12
OVER_PHASE: Final = 13


def begin_turn(state: State) -> None:
    """The leader draws, then the other (§2)."""
    state.turn += 1
    state.actor = state.leader
    state.phase = TURN_DRAW


def begin_reveals(state: State) -> None:
    """The leader's card is turned up first (§4)."""
    state.actor = state.leader
    state.phase = REVEAL


def after_reveal(state: State, slot: i64) -> None:
    """One by one: resolve what was turned up. Both together: turn up the other and declare first (§4, §7.5)."""
    if state.variant.reveals_both:
        if state.actor == state.leader:
            state.actor = 1 - state.actor
        else:
            next_declaration(state)
    elif is_undeclared(state.byte(slot)):
        state.phase = DECLARE
    else:
        resolve_placed(state, state.actor)


def after_declaration(state: State) -> None:
    """Resolve the Chronicler, or let the other player declare his when both cards lie open (§12, §7.5)."""
    if state.variant.reveals_both:
        next_declaration(state)
    else:
        resolve_placed(state, state.actor)


def next_declaration(state: State) -> None:
    """With both turned up: Chroniclers are declared, the leader's first; then the leader's card resolves (§7.5)."""
    leader = state.leader
    if is_undeclared(state.byte(placed_slot(state, leader))):
        state.actor = leader
        state.phase = DECLARE
    elif is_undeclared(state.byte(placed_slot(state, 1 - leader))):
        state.actor = 1 - leader
        state.phase = DECLARE
    else:
        resolve_placed(state, leader)


def placed_slot(state: State, seat: i64) -> i64:
    """The slot of the card that a seat has placed this turn: the end of its column."""
    bridge = state.placed(seat)
    return slot_at(seat, bridge, state.length(seat, bridge) - 1)


def is_undeclared(byte: i64) -> bool:
    """Whether this is a Chronicler that waits for its suit."""
    return byte & ~SIDEWAYS == UNDECLARED


def resolve_placed(state: State, seat: i64) -> None:
    """Resolve the card that a seat placed this turn; its abilities are optional (§5)."""
    state.actor = seat
    state.at = placed_slot(state, seat)
    state.set_placed(seat, NOWHERE)
    state.is_forced = False
    resolve_suit(state)


def resolve_extra(state: State, slot: i64) -> None:
    """Resolve a card that an Ace brought; its abilities are compulsory (§11)."""
    state.at = slot
    state.is_forced = True
    resolve_suit(state)


def resolve_suit(state: State) -> None:
    """The suit ability comes first (§5, §7.15). The compulsory acorn needs no answer."""
    suit = suit_of(face_of(state.byte(state.at)))
    if suit == ACORNS and state.pile > 0:
        state.phase = ACORN_DRAW if state.is_forced else ACORN
    elif suit == LEAVES and has_leaf_target(state):
        state.phase = LEAF
    else:
        resolve_rank(state)


def resolve_rank(state: State) -> None:
    """Then the rank ability, where it can do something; the free Ace is always asked for (§8-§11, §7.1)."""
    card = face_of(state.byte(state.at))
    rank = rank_of(card)
    if rank == JACK and suit_of(state.bridge(bridge_of(state.at))) == suit_of(card):
        state.phase = JACK_SWAP
    elif rank == KNIGHT and has_knight_target(state):
        state.phase = KNIGHT_MOVE
    elif rank == ACE and (not state.is_forced or has_extra(state)):
        state.phase = ACE_EXTRA
    else:
        end_card(state)


def end_card(state: State) -> None:
    """A card is done with its chain: the follower's comes, or the turn ends (§4, §13)."""
    state.at = NOWHERE
    state.is_forced = False
    if state.actor == state.leader:
        if state.variant.reveals_both:
            resolve_placed(state, 1 - state.actor)
        else:
            state.actor = 1 - state.actor
            state.phase = REVEAL
    elif state.turn == TURNS:
        state.phase = OVER_PHASE
    else:
        state.leader = 1 - state.leader
        begin_turn(state)


def can_turn(state: State, slot: i64) -> bool:
    """Whether the Leaf in resolution may turn the card in this slot of its bridge (§7, §7.7, §7.12)."""
    byte = state.byte(slot)
    if is_sideways(byte):
        return False
    if is_face_up(byte):
        return slot != state.at or state.variant.leaf_may_hit_self
    return byte == FACE_DOWN and state.variant.leaf_hits_facedown


def has_leaf_target(state: State) -> bool:
    """Whether the Leaf in resolution has a legal target."""
    bridge = bridge_of(state.at)
    for owner in range(2):
        first = slot_at(owner, bridge, 0)
        for place in range(state.length(owner, bridge)):
            if can_turn(state, first + place):
                return True
    return False


def has_knight_target(state: State) -> bool:
    """Whether the Knight's owner has a card at another bridge (§9, §7.16)."""
    here = bridge_of(state.at)
    for bridge in range(BRIDGES):
        if bridge != here and state.length(state.actor, bridge) > 0:
            return True
    return False


def fits(state: State, card: i64) -> bool:
    """Whether the Ace in resolution may bring this card: of its suit, or a Chronicler (§11, §12, §7.2)."""
    if card == CHRONICLER:
        return state.variant.chronicler_via_ace
    return suit_of(card) == suit_of(face_of(state.byte(state.at))) and card < CHRONICLER


def has_extra(state: State) -> bool:
    """Whether the Ace's owner holds a card that it may bring."""
    for index in range(state.hand_size(state.actor)):
        if fits(state, state.held(state.actor, index)):
            return True
    return False
