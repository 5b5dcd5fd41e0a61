"""How a position is likely to end, from what it shows: the score as it stands, and what is likely to be added.

Points are compared with a spread that narrows as the rounds go by. What cards, coins, men and the Doge rank are still
worth was chosen by hand from the averages of quick play: coins and men are worth more early, districts settle late.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ponti.games.rialto.board import ONE_END, OTHER_END, men_at
from ponti.games.rialto.cards import is_hidden, of_type, size
from ponti.games.rialto.components import DISTRICT_COUNT, JOKER, PAIR_COUNT, ROUNDS, VALUES
from ponti.games.rialto.scoring import building_points, district_value, rest_points
from ponti.games.rialto.state import (
    BUILT,
    HAND,
    MEN,
    MONEY,
    NUMBER,
    OVER_PHASE,
    POINTS,
    SUPPLY,
    RialtoState,
    copies,
)

CARD_WORTH: Final = 0.9
JOKER_WORTH: Final = 1.5
COIN_WORTH: Final = 0.7
MAN_WORTH: Final = 0.5
RANK_WORTH: Final = 1.2
FREE_END: Final = 2.0
"""What an open end of a district is likely to be worth."""
LEAD: Final = 6.0
EARLY_LEAD: Final = 2.5


def evaluate(state: RialtoState) -> list[float]:
    """An estimate of the rewards for every seat."""
    if state.ranks == 0:
        return [0.5] * int(state.seats)
    points = estimate(state)
    spread = 1.0 if state.phase == OVER_PHASE else LEAD + EARLY_LEAD * float(rounds_left(state))
    worth: list[float] = []
    for seat in range(state.seats):
        won = 0.0
        for other in range(state.seats):
            if other != seat:
                edge = points[seat] - points[other]
                if edge == 0.0:
                    edge = 0.1 if state.rank(seat) < state.rank(other) else -0.1
                won += 1.0 / (1.0 + exp(max(-30.0, min(30.0, -edge * 1.7 / spread))))
        worth.append(won / float(state.seats - 1))
    return worth


def rounds_left(state: RialtoState) -> i64:
    """Rounds to come after this one."""
    return ROUNDS - max(state.round, 1)


def estimate(state: RialtoState) -> list[float]:
    """The points with which every seat is likely to end, up to what all have in common."""
    left = rounds_left(state)
    points: list[float] = []
    for seat in range(state.seats):
        points.append(float(state.cells[POINTS + seat] + building_points(state, seat)) + _assets(state, seat, left))
    for district in range(i64(DISTRICT_COUNT)):
        _add_district(state, district, points)
    return points


def _assets(state: RialtoState, seat: i64, left: i64) -> float:
    """What is not yet points: the rest, coins to use, men to send, cards and the Doge rank."""
    cells = state.cells
    if state.phase == OVER_PHASE:
        return float(rest_points(state, seat))
    share = float(left) / 5.0
    worth = 0.5 * float(cells[MONEY + seat] + cells[SUPPLY + seat])
    worth += share * COIN_WORTH * float(min(cells[MONEY + seat], 3 + left))
    worth += share * MAN_WORTH * float(min(cells[SUPPLY + seat], 4 + left))
    worth += RANK_WORTH * (1.0 - float(state.rank(seat)) / float(state.plan.players)) * (0.5 + share)
    hand = cells[HAND + seat]
    cards = float(size(hand))
    worth += CARD_WORTH * cards
    if not is_hidden(hand):
        worth += (JOKER_WORTH - CARD_WORTH) * float(of_type(hand, JOKER))
    blue = copies(cells[BUILT + seat], 11) * VALUES[3]
    return worth + share * 1.5 * float(min(blue, cells[MONEY + seat]))


def _add_district(state: RialtoState, district: i64, points: list[float]) -> None:
    """The places in a district; what its open ends may bring counts less, and so does an early lead."""
    open_ends: i64 = 0
    for pair in range(i64(PAIR_COUNT)):
        if state.is_free(pair) and (ONE_END[pair] == district or OTHER_END[pair] == district):
            open_ends += 1
    value = float(district_value(state, district))
    if state.phase != OVER_PHASE:
        value += FREE_END * float(open_ends)
    settled = state.cells[NUMBER + district] < state.round or state.phase == OVER_PHASE
    for seat in range(state.seats):
        men = men_at(state.cells[MEN + seat], district)
        if men == 0:
            continue
        share = 1.0
        for other in range(state.plan.players):
            if other == seat:
                continue
            theirs = men_at(state.cells[MEN + other], district)
            if theirs > men or (theirs == men and state.rank(other) < state.rank(seat)):
                share /= 2.0
        points[seat] += value * share * (1.0 if settled else 0.7)
