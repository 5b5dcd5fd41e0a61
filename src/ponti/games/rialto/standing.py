"""What the districts are likely to bring: places by men, softened by what may still change."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.rialto.board import ONE_END, OTHER_END, men_at
from ponti.games.rialto.cards import is_hidden, of_type
from ponti.games.rialto.components import PAIR_COUNT, SECTIONS
from ponti.games.rialto.pending import may_play, pending
from ponti.games.rialto.scoring import district_value
from ponti.games.rialto.state import HAND, MEN, NUMBER, SUPPLY, RialtoState

CARD_COUNCILMAN: Final = 5

FREE_END: Final = 2.4
"""What an open end of a district is likely to bring."""
TENTHS: Final = 10
"""Men are counted in tenths, since some are only likely to come."""
WIDEST: Final = 60
SOFTNESS: Final = (4.0, 7.0, 14.0)
"""By how settled a district is (past, present, to come): by how many tenths of a man an order may be wrong."""
PAST: Final = 0
PRESENT: Final = 1
COMING: Final = 2
AHEAD: Final = vec[float]([
    1.0 / (1.0 + exp(-gap / soft)) for soft in SOFTNESS for gap in range(-WIDEST, WIDEST + 1)
])  # fmt: skip
"""By softness and lead in tenths: how likely one player ends before another."""
TIE: Final = 4
"""What a better Doge rank is worth, in tenths of a man."""
CARD_MEN: Final = 7
"""What a councilman card in the hand is worth in the present district, in tenths of a man."""
SUPPLY_MEN: Final = 1
MOST_SUPPLY: Final = 6
"""What a man on the player's board is worth in each district to come, in tenths, and how many count."""
ONE_MISSING: Final = 2.2
TWO_MISSING: Final = 0.7
"""What the open bonus of a side is worth with one or two of its districts missing."""


def add_district(state: RialtoState, district: i64, points: list[float], firm: float) -> None:
    """Add what a district is likely to bring to each seat, ``firm`` being how much of a place will last."""
    open_ends: i64 = 0
    for pair in range(i64(PAIR_COUNT)):
        if state.is_free(pair) and (ONE_END[pair] == district or OTHER_END[pair] == district):
            open_ends += 1
    value = float(district_value(state, district)) + FREE_END * float(open_ends)
    settled = settlement(state, district)
    men = [likely_men(state, player, district, settled) for player in range(state.plan.players)]
    table: i64 = settled * (2 * WIDEST + 1) + WIDEST
    for seat in range(state.seats):
        own = i64(men[seat])
        if own <= 0:
            continue
        share = 1.0 if own >= TENTHS else float(own) / TENTHS
        for other in range(state.plan.players):
            theirs = i64(men[other])
            if other == seat or theirs == 0:
                continue
            gap = theirs - own + (TIE if state.rank(other) < state.rank(seat) else -TIE)
            gap = max(-WIDEST, min(WIDEST, gap))
            share *= 1.0 - 0.5 * AHEAD[table + gap]
        points[seat] += value * share * firm


def settlement(state: RialtoState, district: i64) -> i64:
    """Whether men have come to a district in its round already."""
    number = state.cells[NUMBER + district]
    if number > state.round:
        return COMING
    return PRESENT if number == state.round and state.section < SECTIONS else PAST


def likely_men(state: RialtoState, player: i64, district: i64, settled: i64) -> i64:
    """The men of a player in a district, in tenths, with those who are likely to come."""
    cells = state.cells
    men = TENTHS * men_at(cells[MEN + player], district)
    if settled == PAST:
        return men
    supply = cells[SUPPLY + player]
    if settled == COMING:
        return men + SUPPLY_MEN * min(supply, MOST_SUPPLY)
    if state.section == CARD_COUNCILMAN and not may_play(state, player):
        return men + TENTHS * min(supply, pending(state, player))
    hand = cells[HAND + player]
    cards = 1 if is_hidden(hand) else of_type(hand, CARD_COUNCILMAN)
    return men + CARD_MEN * min(supply, cards)


def side_prospect(state: RialtoState, seat: i64) -> float:
    """What the open bonuses of the sides are likely to bring."""
    worth = 0.0
    men = state.cells[MEN + seat]
    for side in range(i64(2)):
        if state.flipped >> side & 1 != 0:
            continue
        missing: i64 = 0
        for district in range(3 * side, 3 * side + 3):
            if men_at(men, district) == 0:
                missing += 1
        if missing == 1:
            worth += ONE_MISSING
        elif missing == 2:
            worth += TWO_MISSING
    return worth
