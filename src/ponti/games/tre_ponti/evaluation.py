"""How likely each seat is to win a position (rules page, section 6).

Each bridge is won with a chance that grows with the lead there, the more steeply the fewer cards are to come; the three
are taken as independent, and whoever wins more of them wins.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ponti.games.tre_ponti.board import BRIDGES, face_of, is_face_up, slot_at
from ponti.games.tre_ponti.components import ACE, BASE, BELLS, BLANK, CHRONICLER, HEARTS, KING, rank_of, suit_of
from ponti.games.tre_ponti.phases.flow import OVER_PHASE, PLACE, TURN_DRAW
from ponti.games.tre_ponti.result import rewards
from ponti.games.tre_ponti.scoring import HALVES, MATCH, lead, whole_value
from ponti.games.tre_ponti.state import NO_CARD, NOWHERE, TURNS, State

UNKNOWN_CARD: Final = 13  # half points that a face-down card is expected to bring
CARD: Final = 0.3  # half points, at each bridge and for each turn to come, for a card more in hand


def to_come(state: State) -> float:
    """About how many cards will still change the totals."""
    left = 2.0 * float(TURNS - state.turn)
    leads = state.actor == state.leader
    if state.phase == TURN_DRAW:
        return left + 2.0
    if state.phase == PLACE:
        return left + (2.0 if leads else 1.0)
    return left + (0.6 if leads else 0.3)  # what the abilities of this turn's cards will change


def steepness(state: State) -> float:
    """How much a half point of lead at a bridge matters now: fitted to games of the rollout policy."""
    cards = to_come(state)
    return 1.0 / (4.0 + 2.0 * cards + 0.25 * cards * cards)


def logistic(x: float) -> float:
    """From 0 to 1."""
    return 1.0 / (1.0 + exp(-x))


def majority(one: float, two: float, three: float) -> float:
    """The chance to win at least two of three independent bridges."""
    return one * two + one * three + two * three - 2.0 * one * two * three


def gain(state: State, seat: i64, card: i64, bridge: i64, position: i64) -> i64:
    """By how many half points a card face up in this position would change a seat's lead, its abilities left aside."""
    if card == CHRONICLER:
        return HALVES * BASE[ACE]
    suit = suit_of(card)
    value = BASE[rank_of(card)]
    if suit_of(state.bridge(bridge)) == suit:
        value += MATCH
    other = slot_at(1 - seat, bridge, position)
    faces = is_face_up(state.byte(other))
    total = HALVES * value
    if faces and suit_of(face_of(state.byte(other))) == BELLS:
        total = value
    if suit == HEARTS:
        total += HALVES
    elif suit == BELLS and faces:
        total += whole_value(state, other)
    if rank_of(card) == KING:
        total += HALVES * (position + 1)
    first = slot_at(seat, bridge, 0)
    for slot in range(first, first + position):
        byte = state.byte(slot)
        if is_face_up(byte) and rank_of(face_of(byte)) == KING:
            total += HALVES
    return total


def expected_lead(state: State, bridge: i64, seat: i64) -> i64:
    """The lead of seat 0 at a bridge with face-down cards at what they bring, or what such cards bring on average.

    ``seat`` knows only its own face-down card; ``NOWHERE`` knows what the state shows.
    """
    total = lead(state, bridge)
    for owner in range(2):
        if state.placed(owner) == bridge and state.down(owner) != NO_CARD:
            card = state.down(owner)
            worth: i64 = UNKNOWN_CARD
            if card != BLANK and (seat == NOWHERE or seat == owner):
                worth = gain(state, owner, card, bridge, state.length(owner, bridge) - 1)
            total += worth if owner == 0 else -worth
    return total


def cards_ahead(state: State) -> i64:
    """How many cards more than seat 1 seat 0 holds, as if both had drawn and placed equally often this turn."""
    ahead = state.hand0 - state.hand1
    if state.actor != state.leader and state.phase in (PLACE, TURN_DRAW):
        owed = state.leader if state.phase == PLACE else state.actor
        ahead += 1 if owed == 0 else -1
    return ahead


def evaluate(state: State) -> list[float]:
    """The chance of each seat to win."""
    if state.phase == OVER_PHASE:
        return rewards(state)
    if state.bridge(BRIDGES - 1) == NO_CARD:
        return [0.5, 0.5]
    steep = steepness(state)
    cards = CARD * float(cards_ahead(state)) * float(TURNS - state.turn)
    worth = majority(
        logistic(steep * (float(expected_lead(state, 0, NOWHERE)) + cards)),
        logistic(steep * (float(expected_lead(state, 1, NOWHERE)) + cards)),
        logistic(steep * (float(expected_lead(state, 2, NOWHERE)) + cards)),
    )
    return [worth, 1.0 - worth]
