"""The final scoring, line by line (R23-R26); while the game goes on, of the position as it stands."""

from mypy_extensions import i64

from ponti.core.game import Result, ScoreRow
from ponti.core.words import Words, say
from ponti.games.rialto.board import ONE_END, OTHER_END, men_at
from ponti.games.rialto.components import DISTRICT_COUNT, DISTRICTS, KINDS, PAIR_COUNT, VALUES
from ponti.games.rialto.state import BUILT, MEN, MONEY, OVER_PHASE, POINTS, SUPPLY, TILES, RialtoState, copies, ranked


def rest_points(state: RialtoState, seat: i64) -> i64:
    """R23: half of the coins and of the men on the board, rounded up."""
    return (state.cells[MONEY + seat] + state.cells[SUPPLY + seat] + 1) // 2


def building_points(state: RialtoState, seat: i64) -> i64:
    """R24: the values of the buildings."""
    built = state.cells[BUILT + seat]
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += VALUES[kind] * copies(built, kind)
    return total


def district_value(state: RialtoState, district: i64) -> i64:
    """The ends of bridges and gondolas at a district."""
    total: i64 = 0
    for pair in range(i64(PAIR_COUNT)):
        tile = state.cells[TILES + pair]
        if tile == 0:
            continue
        if ONE_END[pair] == district:
            total += tile & 7
        elif OTHER_END[pair] == district:
            total += tile >> 3
    return total


def district_ranking(state: RialtoState, district: i64) -> list[int]:
    """R25: the players with men there, best first; ties by Doge rank (further ruling 25)."""
    ranking: list[int] = []
    for place in range(state.plan.players):
        player = ranked(state.ranks, place)
        men = men_at(state.cells[MEN + player], district)
        if men == 0:
            continue
        index = len(ranking)
        while index > 0 and men_at(state.cells[MEN + ranking[index - 1]], district) < men:
            index -= 1
        ranking.insert(index, int(player))
    return ranking


def place_points(value: i64, places: int) -> list[int]:
    """What first, second, … place bring: each half of the one before, rounded down."""
    points: list[int] = []
    worth = int(value)
    for _ in range(places):
        points.append(worth)
        worth //= 2
    return points


def district_points(state: RialtoState, district: i64) -> list[int]:
    """By seat: what a district brings; the virtual player takes its place and its points (R33)."""
    points = [0] * int(state.seats)
    ranking = district_ranking(state, district)
    for player, worth in zip(ranking, place_points(district_value(state, district), len(ranking)), strict=True):
        if player < state.seats:
            points[player] = worth
    return points


def totals(state: RialtoState) -> list[int]:
    """All points by seat."""
    points: list[int] = []
    for seat in range(state.seats):
        points.append(int(state.cells[POINTS + seat] + rest_points(state, seat) + building_points(state, seat)))
    for district in range(i64(DISTRICT_COUNT)):
        for seat, worth in enumerate(district_points(state, district)):
            points[seat] += worth
    return points


def places(state: RialtoState, points: list[int]) -> tuple[int, ...]:
    """R26: most points, ties by Doge rank; no place is shared (further ruling 26)."""
    standing = [(points[seat], -int(state.rank(seat))) for seat in range(len(points))]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def result(state: RialtoState) -> Result:
    """The outcome, or how the game stands."""
    points = totals(state)
    ordered = places(state, points)
    is_over = state.phase == OVER_PHASE
    tied = len(set(points)) < len(points) and state.ranks != 0
    seats = range(int(state.seats))
    rows = [
        ScoreRow(say("rialto-row-track"), tuple(float(state.cells[POINTS + seat]) for seat in seats)),
        ScoreRow(say("rialto-row-rest"), tuple(float(rest_points(state, seat)) for seat in seats)),
        ScoreRow(say("rialto-row-buildings"), tuple(float(building_points(state, seat)) for seat in seats)),
    ]
    for district in range(DISTRICT_COUNT):
        name = say(f"rialto-district-{DISTRICTS[district].lower()}")
        rows.append(
            ScoreRow(
                say("rialto-row-district", district=name, value=int(district_value(state, district))),
                tuple(map(float, district_points(state, district))),
            )
        )
    rows.append(ScoreRow(say("rialto-row-total"), tuple(map(float, points)), is_total=True))
    return Result(
        scores=tuple(map(float, points)),
        places=ordered,
        reason="six_rounds" if is_over else "",
        words=_words(points, ordered, is_over),
        tie_breaks=("doge",) if tied else (),
        rows=tuple(rows),
    )


def _words(points: list[int], ordered: tuple[int, ...], is_over: bool) -> Words:
    if not is_over:
        return say("rialto-result-open")
    best = ordered.index(1)
    tied = points.count(points[best]) > 1
    return say("rialto-result-doge" if tied else "rialto-result-points", player=best + 1, points=points[best])


def rewards(state: RialtoState) -> list[float]:
    """What the places are worth, from 0 to 1."""
    ordered = places(state, totals(state))
    worth: list[float] = []
    for place in ordered:
        worth.append(1.0 - float(place - 1) / float(len(ordered) - 1))
    return worth
