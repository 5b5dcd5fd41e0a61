"""Intervals, against figures from textbooks."""

import pytest

from ponti.lab.interval import mean_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (1, 1, 0.207, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_mean_and_its_error() -> None:
    assert mean_interval([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5 - 1.2651, 2.5 + 1.2651), abs=0.001)
    assert mean_interval([7.0]) == (7.0, 7.0)
