"""What holds in every position that a game can lead to; positions that break it are not loaded."""

from collections.abc import Collection
from typing import Final, NoReturn

from ponti.core.errors import bad_position
from ponti.core.position import Fields
from ponti.core.words import say
from ponti.games.tre_ponti.board import (
    BRIDGES,
    SLOTS,
    bridge_of,
    face_of,
    is_face_up,
    is_sideways,
    owner_of,
    position_of,
    slot_at,
)
from ponti.games.tre_ponti.components import (
    ACE,
    ACORNS,
    BLANK,
    JACK,
    KNIGHT,
    LEAVES,
    rank_of,
    suit_of,
)
from ponti.games.tre_ponti.phases.flow import (
    ACE_EXTRA,
    ACORN,
    ACORN_DRAW,
    BRIDGE_CARDS,
    DEAL,
    DECLARE,
    FIRST_LEADER,
    JACK_SWAP,
    KNIGHT_MOVE,
    LEAF,
    OVER_PHASE,
    PLACE,
    REVEAL,
    TURN_DRAW,
    fits,
    has_extra,
    has_knight_target,
    has_leaf_target,
    is_undeclared,
    placed_slot,
)
from ponti.games.tre_ponti.state import DEALT, NO_CARD, NOWHERE, TURNS, State

SET_UP: Final = (BRIDGE_CARDS, DEAL, FIRST_LEADER)
RESOLVING: Final = (ACORN, ACORN_DRAW, LEAF, JACK_SWAP, KNIGHT_MOVE, ACE_EXTRA)
DRAWING: Final = (ACORN, ACORN_DRAW)
TURNING: Final = (LEAF,)
_SEATS: Final = (0, 1)


def fail(fields: Fields, member: str, problem: str, clause: str = "") -> NoReturn:
    """Refuse the position because of a member."""
    raise bad_position(fields.at(member), say(f"tre-ponti-position-{problem}"), clause)


def check(state: State, fields: Fields) -> None:
    """Raise ``BadPosition`` when the position breaks an invariant."""
    if (state.turn == 0) != (state.phase in SET_UP):
        fail(fields, "turn", "turn")
    if state.phase in SET_UP:
        _check_set_up(state, fields)
        return
    if state.bridge(BRIDGES - 1) == NO_CARD:
        fail(fields, "bridges", "bridges", "§1")
    if (state.at != NOWHERE) != (state.phase in RESOLVING):
        fail(fields, "pending", "pending")
    if state.phase == OVER_PHASE and (state.turn != TURNS or state.actor == state.leader):
        fail(fields, "phase", "over", "§2")
    _check_placed(state, fields)
    _check_lying(state, fields)
    _check_counts(state, fields)
    if state.at != NOWHERE:
        _check_pending(state, fields)
    if state.last != NOWHERE and not state.byte(state.last):
        fail(fields, "last", "last")


def _check_set_up(state: State, fields: Fields) -> None:
    """Bridges, then four cards to seat 0, four to seat 1, then the first leader (§1)."""
    held = (int(state.hand0), int(state.hand1))
    bridges = sum(1 for bridge in range(BRIDGES) if state.bridge(bridge) != NO_CARD)
    if (bridges == BRIDGES) != (state.phase != BRIDGE_CARDS):
        fail(fields, "bridges", "bridges", "§1")
    expected = {
        BRIDGE_CARDS: held == (0, 0) and state.actor == 0,
        DEAL: (held[0] < DEALT and held[1] == 0 and state.actor == 0)
        or (held[0] == DEALT and held[1] < DEALT and state.actor == 1),
        FIRST_LEADER: held == (DEALT, DEALT) and state.actor == 0,
    }
    if not expected[int(state.phase)]:
        fail(fields, "hands", "deal", "§1")
    if any(state.length(seat, bridge) for seat in _SEATS for bridge in range(BRIDGES)):
        fail(fields, "columns", "deal", "§1")
    if state.placed0 != NOWHERE or state.placed1 != NOWHERE or _downs(state) or state.at != NOWHERE:
        fail(fields, "placed", "deal", "§1")
    if state.last != NOWHERE:
        fail(fields, "last", "last")


def _downs(state: State) -> list[int]:
    """The seats that have a face-down card."""
    return [seat for seat in _SEATS if state.down(seat) != NO_CARD]


def _check_placed(state: State, fields: Fields) -> None:
    """Whose card of this turn waits, and which of them lies face down (§3, §4, §7.5)."""
    leader, follower = int(state.leader), 1 - int(state.leader)
    leads = state.actor == leader
    both = state.variant.reveals_both
    waiting: list[int] = []
    down: list[int] = []
    if state.phase == PLACE:
        waiting = [] if leads else [leader]
        down = waiting
    elif state.phase == REVEAL:
        waiting = [leader, follower] if leads or both else [follower]
        down = [leader, follower] if leads else [follower]
    elif state.phase == DECLARE:
        waiting = [leader, follower] if leads or both else [follower]
        down = [follower] if leads and not both else []
    elif state.phase in RESOLVING and leads:
        waiting = [follower]
        down = [] if both else [follower]
    if [seat for seat in _SEATS if state.placed(seat) != NOWHERE] != sorted(waiting):
        fail(fields, "placed", "placed", "§3")
    if _downs(state) != sorted(down):
        fail(fields, "face_down", "face-down", "§4")


def _check_lying(state: State, fields: Fields) -> None:
    """Only a card of this turn lies face down or is undeclared, at the end of its column (§3, §12)."""
    down: list[int] = []
    undeclared: list[int] = []
    for slot in range(SLOTS):
        byte = state.byte(slot)
        if byte and not is_face_up(byte):
            (undeclared if is_undeclared(byte) else down).append(slot)
            hit = is_sideways(byte) and not state.variant.leaf_hits_facedown
            if hit or (is_sideways(byte) and owner_of(slot) == state.leader):
                fail(fields, "columns", "marked", "§7")
    if down != sorted(int(placed_slot(state, seat)) for seat in _downs(state)):
        fail(fields, "columns", "face-down", "§3")
    allowed: list[int] = []
    if state.phase == DECLARE:
        allowed = [int(placed_slot(state, state.actor))]
        if allowed[0] not in undeclared:
            fail(fields, "columns", "undeclared", "§12")
        if state.variant.reveals_both and state.actor == state.leader:
            allowed.append(int(placed_slot(state, 1 - state.actor)))
    elif state.phase == REVEAL and state.variant.reveals_both and state.actor != state.leader:
        allowed = [int(placed_slot(state, state.leader))]
    if not set(undeclared) <= set(allowed):
        fail(fields, "columns", "undeclared", "§12")


def _check_counts(state: State, fields: Fields) -> None:
    """Hand size = 4 + turn draws + acorn draws - cards played; extras need Aces, marks need Leaves."""
    has_all = state.phase not in (TURN_DRAW, PLACE)
    for seat in _SEATS:
        leads = seat == state.leader
        second = state.actor != state.leader
        draws = int(state.turn) - (1 if state.phase == TURN_DRAW and not (leads and second) else 0)
        placements = int(state.turn) - (0 if has_all or (state.phase == PLACE and leads and second) else 1)
        played = len(_faces(state, seat)) + sum(1 for down in _downs(state) if down == seat)
        played += _undeclared_of(state, seat)
        aces = [card for card in _faces(state, seat, RESOLVING) if card % 8 == ACE]
        if not placements <= played <= placements + len(aces):
            fail(fields, "columns", "played", "§11")
        if seat == state.actor and state.is_forced and not _is_brought(state, aces, played - placements):
            fail(fields, "pending", "compulsory", "§11")
        acorns = sum(1 for card in _faces(state, seat, DRAWING) if card // 8 == ACORNS)
        acorns += _jacks_at_bridges(state, ACORNS)
        drawn = int(state.hand_size(seat)) - DEALT - draws + played
        if not 0 <= drawn <= acorns:
            fail(fields, "hands", "hand-size", "§6")
    marks = sum(1 for slot in range(SLOTS) if is_sideways(state.byte(slot)))
    leaves = sum(1 for seat in _SEATS for card in _faces(state, seat, TURNING) if card // 8 == LEAVES)
    if marks > leaves + _jacks_at_bridges(state, LEAVES):
        fail(fields, "columns", "marks", "§7")


def _faces(state: State, seat: int, unused: Collection[int] | None = None) -> list[int]:
    """The face-up cards of a seat, Chroniclers as the Aces that they count as.

    With ``unused``, the phases in which the card in resolution has not used an ability yet: only cards that have had
    their chance to use it, so not the one that waits for its resolution either (§7.5).
    """
    first = slot_at(seat, 0, 0)
    slots = [int(slot) for slot in range(first, first + SLOTS // 2) if is_face_up(state.byte(slot))]
    if unused is not None:
        waiting = NOWHERE if state.placed(seat) == NOWHERE else placed_slot(state, seat)
        pending = state.at if int(state.phase) in unused else NOWHERE
        slots = [slot for slot in slots if slot not in (waiting, pending)]
    return [int(face_of(state.byte(slot))) for slot in slots]


def _is_brought(state: State, aces: list[int], extras: int) -> bool:
    """Whether an Ace can have brought the card in resolution (§11)."""
    suit = int(face_of(state.byte(state.at))) // 8
    return extras > 0 and any(card // 8 == suit for card in aces)


def _undeclared_of(state: State, seat: int) -> int:
    first = slot_at(seat, 0, 0)
    return sum(1 for slot in range(first, first + SLOTS // 2) if is_undeclared(state.byte(slot)))


def _jacks_at_bridges(state: State, suit: int) -> int:
    """How many Jacks of a suit have become bridges, as far as one can tell (§8)."""
    return sum(1 for bridge in range(BRIDGES) if state.bridge(bridge) == suit * 8 + JACK)


def _check_pending(state: State, fields: Fields) -> None:
    """The card in resolution lies at the end of its owner's column and has what is being decided."""
    owner, bridge = owner_of(state.at), bridge_of(state.at)
    byte = state.byte(state.at)
    is_last = position_of(state.at) == state.length(owner, bridge) - 1
    if owner != state.actor or not is_last or not is_face_up(byte):
        fail(fields, "pending", "pending")
    card = face_of(byte)
    suit, rank = int(suit_of(card)), int(rank_of(card))
    fitting = {
        ACORN: suit == ACORNS and not state.is_forced,
        ACORN_DRAW: suit == ACORNS,
        LEAF: suit == LEAVES and has_leaf_target(state),
        JACK_SWAP: rank == JACK and suit_of(state.bridge(bridge)) == suit,
        KNIGHT_MOVE: rank == KNIGHT and has_knight_target(state),
        ACE_EXTRA: rank == ACE and (not state.is_forced or _may_hold_extra(state)),
    }
    if not fitting[int(state.phase)]:
        fail(fields, "pending", "ability", "§5")


def _may_hold_extra(state: State) -> bool:
    """Whether the Ace's owner holds a fitting card, or may hold one among the blanks."""
    size = state.hand_size(state.actor)
    if size == 0 or state.held(state.actor, 0) != BLANK:
        return has_extra(state)
    left = state.unseen()
    return any(left[card] > 0 and fits(state, card) for card in range(BLANK))
