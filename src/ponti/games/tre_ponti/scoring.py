"""What the cards at a bridge are worth (§13, §14), in half points, and what that makes of the game (§15)."""

from typing import Final

from mypy_extensions import i64

from ponti.games.tre_ponti.board import BRIDGES, bridge_of, face_of, is_face_up, is_sideways, opposite_of, slot_at
from ponti.games.tre_ponti.components import BASE, BELLS, HEARTS, KING, rank_of, suit_of
from ponti.games.tre_ponti.state import State
from ponti.games.tre_ponti.variant import Variant

HALVES: Final = 2  # half points in a point
MATCH: Final = 2  # §13, points
TURNED: Final = 2


def bridge_suit(state: State, bridge: i64) -> i64:
    """The suit that matches at a bridge; none before its card is known."""
    return suit_of(state.bridge(bridge))


def points_of(byte: i64, suit: i64) -> i64:
    """The points of a face-up card at a bridge of this suit before halving: base, match, mark (§13)."""
    card = face_of(byte)
    value = BASE[rank_of(card)]
    if suit_of(card) == suit:
        value += MATCH
    return value - TURNED if is_sideways(byte) else value


def halves_of(byte: i64) -> bool:
    """Whether a card halves what lies across: face-up bells (§13)."""
    return is_face_up(byte) and suit_of(face_of(byte)) == BELLS


def halved(variant: Variant, value: i64) -> i64:
    """The half points of a card worth ``value`` points that is halved (§7.14)."""
    if variant.rounds_down:
        return HALVES * (value >> 1)
    if variant.rounds_up:
        return HALVES * ((value + 1) >> 1)
    return value


def is_halved(state: State, slot: i64) -> bool:
    """Whether a bells card lies in the same position across the bridge (§13)."""
    return halves_of(state.byte(opposite_of(slot)))


def whole_value(state: State, slot: i64) -> i64:
    """The points of a face-up card before halving (§13)."""
    return points_of(state.byte(slot), bridge_suit(state, bridge_of(slot)))


def card_value(state: State, slot: i64) -> i64:
    """The half points of a face-up card (§13)."""
    value = whole_value(state, slot)
    return halved(state.variant, value) if is_halved(state, slot) else HALVES * value


def tally(state: State, owner: i64, bridge: i64) -> tuple[i64, i64, i64]:
    """The half points of a column: card values, hearts bonus, Kings' bonus (§13, §14).

    Cards that lie face down do not count yet. Each King counts the owner's cards there (§7.13).
    """
    cells = state.cells
    variant = state.variant
    suit = bridge_suit(state, bridge)
    own = slot_at(owner, bridge, 0)
    across = slot_at(1 - owner, bridge, 0)
    values: i64 = 0
    hearts: i64 = 0
    kings: i64 = 0
    cards: i64 = 0
    for place in range(state.length(owner, bridge)):
        byte = i64(cells[own + place])
        if is_face_up(byte):
            value = points_of(byte, suit)
            values += halved(variant, value) if halves_of(i64(cells[across + place])) else HALVES * value
            cards += 1
            card = face_of(byte)
            if suit_of(card) == HEARTS:
                hearts += 1
            if rank_of(card) == KING:
                kings += 1
    if variant.hearts_square:
        hearts *= hearts
    counted = cards if variant.king_counts_himself else cards - 1
    return values, HALVES * hearts, HALVES * kings * counted


def bridge_total(state: State, owner: i64, bridge: i64) -> i64:
    """The half points of a seat at a bridge (§14)."""
    values, hearts, kings = tally(state, owner, bridge)
    return values + hearts + kings


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
    first: i64 = 0
    second: i64 = 0
    points: i64 = 0
    for bridge in range(BRIDGES):
        margin = lead(state, bridge)
        points += margin
        if margin > 0:
            first += 1
        elif margin < 0:
            second += 1
    needed: i64 = 2 if state.variant.needs_two else 1
    if first != second and max(first, second) >= needed:
        return first - second
    return points if state.variant.total_breaks_ties else 0
