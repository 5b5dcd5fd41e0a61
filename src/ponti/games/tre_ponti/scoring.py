"""What the cards at a bridge are worth (§13, §14), in half points, and what that makes of the game (§15)."""

from typing import Final

from mypy_extensions import i64

from ponti.games.tre_ponti.board import BRIDGES, bridge_of, face_of, is_face_up, is_sideways, opposite_of, slot_at
from ponti.games.tre_ponti.components import BASE, BELLS, HEARTS, KING, rank_of, suit_of
from ponti.games.tre_ponti.state import NO_CARD, State

HALVES: Final = 2  # half points in a point
MATCH: Final = 2  # §13, points
TURNED: Final = 2


def whole_value(state: State, slot: i64) -> i64:
    """The points of a face-up card before halving: base, match with the bridge's suit, mark (§13)."""
    byte = state.byte(slot)
    card = face_of(byte)
    value = BASE[rank_of(card)]
    bridge = state.bridge(bridge_of(slot))
    if bridge != NO_CARD and suit_of(bridge) == suit_of(card):
        value += MATCH
    if is_sideways(byte):
        value -= TURNED
    return value


def is_halved(state: State, slot: i64) -> bool:
    """Whether a bells card lies in the same position across the bridge (§13)."""
    other = state.byte(opposite_of(slot))
    return is_face_up(other) and suit_of(face_of(other)) == BELLS


def card_value(state: State, slot: i64) -> i64:
    """The half points of a face-up card (§13, §7.14)."""
    value = whole_value(state, slot)
    if not is_halved(state, slot):
        return HALVES * value
    if state.variant.rounds_down:
        return HALVES * (value // 2)
    if state.variant.rounds_up:
        return HALVES * ((value + 1) // 2)
    return value


def cards_total(state: State, owner: i64, bridge: i64) -> i64:
    """The half points of the card values in a column; cards that lie face down do not count yet."""
    total: i64 = 0
    first = slot_at(owner, bridge, 0)
    for slot in range(first, first + state.length(owner, bridge)):
        if is_face_up(state.byte(slot)):
            total += card_value(state, slot)
    return total


def hearts_bonus(state: State, owner: i64, bridge: i64) -> i64:
    """The half points for hearts in a column (§14)."""
    hearts: i64 = 0
    first = slot_at(owner, bridge, 0)
    for slot in range(first, first + state.length(owner, bridge)):
        if is_face_up(state.byte(slot)) and suit_of(face_of(state.byte(slot))) == HEARTS:
            hearts += 1
    return HALVES * (hearts * hearts if state.variant.hearts_square else hearts)


def kings_bonus(state: State, owner: i64, bridge: i64) -> i64:
    """The half points for Kings in a column: each counts the owner's cards there (§14, §7.13)."""
    kings: i64 = 0
    cards: i64 = 0
    first = slot_at(owner, bridge, 0)
    for slot in range(first, first + state.length(owner, bridge)):
        if is_face_up(state.byte(slot)):
            cards += 1
            if rank_of(face_of(state.byte(slot))) == KING:
                kings += 1
    counted = cards if state.variant.king_counts_himself else cards - 1
    return HALVES * kings * counted if kings > 0 else 0


def bridge_total(state: State, owner: i64, bridge: i64) -> i64:
    """The half points of a seat at a bridge (§14)."""
    cards = cards_total(state, owner, bridge)
    return cards + hearts_bonus(state, owner, bridge) + kings_bonus(state, owner, bridge)


def lead(state: State, bridge: i64) -> i64:
    """By how many half points seat 0 leads at a bridge; negative when seat 1 does."""
    return bridge_total(state, 0, bridge) - bridge_total(state, 1, bridge)


def bridges_won(state: State, seat: i64) -> i64:
    """At how many bridges a seat leads; an equal bridge belongs to nobody (§15)."""
    won: i64 = 0
    for bridge in range(BRIDGES):
        margin = lead(state, bridge)
        if (margin if seat == 0 else -margin) > 0:
            won += 1
    return won


def balance(state: State) -> i64:
    """Who is ahead by the rules of the end: above 0 seat 0, below 0 seat 1, 0 a draw (§15, §7.6)."""
    ahead: i64 = 0
    points: i64 = 0
    most: i64 = 0
    for bridge in range(BRIDGES):
        margin = lead(state, bridge)
        points += margin
        if margin > 0:
            ahead += 1
        elif margin < 0:
            ahead -= 1
    if state.variant.needs_two:
        most = bridges_won(state, 0) if ahead > 0 else bridges_won(state, 1)
    if ahead != 0 and (not state.variant.needs_two or most >= 2):
        return ahead
    return points if state.variant.total_breaks_ties else 0
