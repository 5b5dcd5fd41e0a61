"""A chi-square test without a statistics library: do counts fit exact probabilities?

A fair sample fails once in 10,000 (with a fixed seed: always or never), a biased one as soon as the bias shows.
"""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import erfc, exp, lgamma, log, sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
LEAST_EXPECTED = 5
"""The chi-square distribution is a fair model when every outcome is expected so often."""
LEAST_CHANCE = 1e-4
"""A sample that a fair draw would give more rarely than this does not fit."""


def chi_square(counts: Mapping[K, int], expected: Mapping[K, Fraction | float]) -> float:
    """The statistic of ``counts`` against exact probabilities, which must sum to 1."""
    total = sum(counts.values())
    shares = {key: float(share) for key, share in expected.items()}
    assert abs(sum(shares.values()) - 1) < 1e-9
    assert counts.keys() <= expected.keys(), (
        f"impossible outcomes: {sorted(map(str, counts.keys() - expected.keys()))[:3]}"
    )
    assert min(shares.values()) * total >= LEAST_EXPECTED, "too small a sample"
    return sum((counts.get(key, 0) - share * total) ** 2 / (share * total) for key, share in shares.items())


def chance_of(statistic: float, freedom: int) -> float:
    """The probability that a fair sample's chi-square statistic is at least this large."""
    half = statistic / 2
    shape, chance = (1.0, exp(-half)) if freedom % 2 == 0 else (0.5, erfc(sqrt(half)))
    while shape < freedom / 2:
        chance += exp(shape * log(half) - half - lgamma(shape + 1)) if half else 0.0
        shape += 1
    return chance


def assert_fits(counts: Mapping[K, int], expected: Mapping[K, Fraction | float]) -> None:
    """``counts`` could well be a sample from ``expected``."""
    statistic = chi_square(counts, expected)
    if len(expected) > 1:
        chance = chance_of(statistic, len(expected) - 1)
        assert chance >= LEAST_CHANCE, f"chi-square {statistic:.1f} of {len(expected)} outcomes: chance {chance:.1e}"


def tally(draw: Callable[[], K], times: int) -> dict[K, int]:
    """How often each outcome is drawn."""
    counts: dict[K, int] = {}
    for _ in range(times):
        outcome = draw()
        counts[outcome] = counts.get(outcome, 0) + 1
    return counts
