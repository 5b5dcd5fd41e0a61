"""How a game stands or ended, with a table that adds up (§14, §15)."""

from typing import Final

from ponti.core.game import Result, ScoreRow, place_rewards
from ponti.core.words import Words, say
from ponti.games.tre_ponti.board import BRIDGES
from ponti.games.tre_ponti.phases.flow import OVER_PHASE
from ponti.games.tre_ponti.scoring import (
    balance,
    bridge_total,
    bridges_won,
    tally,
)
from ponti.games.tre_ponti.state import State

_SEATS: Final = (0, 1)
_PARTS: Final = ("cards", "hearts", "kings")  # what a bridge total is made of, as `tally` counts it


def points(halves: int) -> float:
    """Half points as points."""
    return halves / 2


def places(state: State) -> tuple[int, int]:
    """The places of both seats as the game would end now."""
    ahead = balance(state)
    if ahead == 0:
        return (1, 1)
    return (1, 2) if ahead > 0 else (2, 1)


def rewards(state: State) -> list[float]:
    """1 for the winner, 0 for the loser, a half each in a draw."""
    return place_rewards(places(state))


def total_points(state: State, seat: int) -> float:
    """The sum of a seat's three bridge totals."""
    return points(sum(int(bridge_total(state, seat, bridge)) for bridge in range(BRIDGES)))


def result(state: State) -> Result:
    """Bridges won as scores; why it ended and what broke a tie."""
    won = (int(bridges_won(state, 0)), int(bridges_won(state, 1)))
    needed = 2 if state.variant.needs_two else 1
    by_bridges = won[0] != won[1] and max(won) >= needed
    over = state.phase == OVER_PHASE
    tie_breaks = ("total_points",) if over and not by_bridges and state.variant.total_breaks_ties else ()
    rank = places(state)
    reason = _reason(by_bridges, rank) if over else ""
    return Result(
        scores=(float(won[0]), float(won[1])),
        places=rank,
        reason=reason,
        words=_outcome(state, won, rank, reason),
        tie_breaks=tie_breaks,
        rows=_rows(state, won),
    )


def _reason(by_bridges: bool, rank: tuple[int, int]) -> str:
    if by_bridges:
        return "more_bridges"
    return "draw" if rank == (1, 1) else "total_points"


def _outcome(state: State, won: tuple[int, int], rank: tuple[int, int], reason: str) -> Words:
    winner = rank.index(1)
    if not reason:
        return say("tre-ponti-standing", first=won[0], second=won[1])
    if reason == "draw":
        return say("tre-ponti-won-draw", bridges=won[0], other=won[1])
    return say(
        "tre-ponti-won-bridges" if reason == "more_bridges" else "tre-ponti-won-total",
        player=winner + 1,
        bridges=won[winner],
        other=won[1 - winner],
        points=total_points(state, winner),
        others=total_points(state, 1 - winner),
    )


def _rows(state: State, won: tuple[int, int]) -> tuple[ScoreRow, ...]:
    rows: list[ScoreRow] = []
    for bridge in range(BRIDGES):
        number = bridge + 1
        tallies = [tally(state, seat, bridge) for seat in _SEATS]
        for part, name in enumerate(_PARTS):
            values = tuple(points(int(parts[part])) for parts in tallies)
            rows.append(ScoreRow(say(f"tre-ponti-row-{name}", bridge=number), values))
        total = tuple(points(int(sum(parts))) for parts in tallies)
        rows.append(ScoreRow(say("tre-ponti-row-total", bridge=number), total, is_total=True))
    sums = tuple(total_points(state, seat) for seat in _SEATS)
    rows.append(ScoreRow(say("tre-ponti-row-points"), sums))
    rows.append(ScoreRow(say("tre-ponti-row-bridges"), (float(won[0]), float(won[1]))))
    return tuple(rows)
