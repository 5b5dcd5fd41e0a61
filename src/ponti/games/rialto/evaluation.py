"""How a position is likely to end, from what it shows: the score as it stands, and what is likely to be added.

Points are compared with a spread that narrows as the rounds go by. The districts are in ``standing.py``, what cards,
coins, buildings and plays in progress are still worth in ``prospects.py``.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ponti.games.rialto.components import DISTRICT_COUNT, ROUNDS
from ponti.games.rialto.prospects import add_section, assets, rounds_left
from ponti.games.rialto.scoring import building_points, totals
from ponti.games.rialto.standing import add_district, side_prospect
from ponti.games.rialto.state import OVER_PHASE, POINTS, RialtoState

LEAD: Final = 4.0
EARLY_LEAD: Final = 2.6
"""What a round to come adds to the spread of the points."""
UNFIRM: Final = 0.08
"""How much of a place in a district is lost with each round to come."""


def evaluate(state: RialtoState) -> list[float]:
    """An estimate of the rewards for every seat."""
    if state.ranks == 0:
        return [0.5] * int(state.seats)
    points = estimate(state)
    steepness = 1.7 / (LEAD + EARLY_LEAD * float(ROUNDS - max(state.round, 1)))
    worth: list[float] = []
    for seat in range(state.seats):
        won = 0.0
        for other in range(state.seats):
            if other != seat:
                edge = points[seat] - points[other]
                edge += 0.1 if state.rank(seat) < state.rank(other) else -0.1
                won += 1.0 / (1.0 + exp(max(-30.0, min(30.0, -edge * steepness))))
        worth.append(won / float(state.seats - 1))
    return worth


def estimate(state: RialtoState) -> list[float]:
    """The points with which every seat is likely to end, up to what all have in common."""
    points: list[float] = []
    if state.phase == OVER_PHASE:
        for total in totals(state):
            points.append(float(total))
        return points
    left = rounds_left(state)
    for seat in range(state.seats):
        scored = float(state.cells[POINTS + seat] + building_points(state, seat))
        points.append(scored + assets(state, seat, left) + side_prospect(state, seat))
    firm = 1.0 - UNFIRM * float(left)
    for district in range(i64(DISTRICT_COUNT)):
        add_district(state, district, points, firm)
    add_section(state, points, left)
    return points
