"""How sure a share of wins is."""

from math import sqrt
from typing import Final

CONFIDENT: Final = 1.959964
"""Standard deviations of a two-sided 95 % interval."""


def wilson(share: float, games: int, deviations: float = CONFIDENT) -> tuple[float, float]:
    """The Wilson score interval of a mean of results between 0 and 1; draws may count a half, which makes it wider
    than need be. Without games nothing is known: (0, 1).
    """
    if games == 0:
        return 0.0, 1.0
    square = deviations * deviations
    centre = (share + square / (2 * games)) / (1 + square / games)
    reach = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean_interval(values: list[float], deviations: float = CONFIDENT) -> tuple[float, float]:
    """The mean of ``values`` plus and minus its standard error times ``deviations``."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = deviations * sqrt(variance / count)
    return mean - reach, mean + reach
