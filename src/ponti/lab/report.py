"""What games look like: a report over the games of a series."""

from dataclasses import dataclass

from ponti.lab.arena import Outcome, Series
from ponti.lab.interval import mean_interval, wilson


@dataclass(frozen=True)
class SeatReport:
    """One seat's share of first places with its interval, and its mean score with its interval."""

    share: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float


@dataclass(frozen=True)
class Report:
    """Games, shared first places, length in events (mean, shortest, longest), winner's margin, and the seats."""

    games: int
    shared: int
    events: float
    shortest: int
    longest: int
    margin: float
    seats: tuple[SeatReport, ...]


def report(series: Series, outcomes: list[Outcome]) -> Report:
    """The report of at least one game."""
    lengths = [outcome.events for outcome in outcomes]
    margins: list[float] = []
    for outcome in outcomes:
        ranked = sorted(outcome.scores, reverse=True)
        margins.append(ranked[0] - ranked[1])
    return Report(
        games=len(outcomes),
        shared=sum(outcome.places.count(1) > 1 for outcome in outcomes),
        events=sum(lengths) / len(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        margin=sum(margins) / len(margins),
        seats=tuple(_seat_report(outcomes, seat) for seat in range(series.seats)),
    )


def _seat_report(outcomes: list[Outcome], seat: int) -> SeatReport:
    share = sum((outcome.places[seat] == 1) / outcome.places.count(1) for outcome in outcomes) / len(outcomes)
    scores = [float(outcome.scores[seat]) for outcome in outcomes]
    low, high = wilson(share, len(outcomes))
    return SeatReport(share, low, high, sum(scores) / len(scores), *mean_interval(scores))
