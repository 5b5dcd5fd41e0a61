"""The bridge as words of 30 bits: what is ahead of the Lord, how near, whose."""

from mypy_extensions import i64

from ponti.games.ponte_vecchio.components import ABOVE, BELOW, STEP_BITS, STEPS

NOTHING_AHEAD: i64 = 99
"""The distance of a player who has no shop ahead of the Lord (§8)."""


def count(plots: i64) -> i64:
    """How many plots are in the set."""
    found: i64 = 0
    while plots != 0:
        plots &= plots - 1
        found += 1
    return found


def ahead(lord: i64, facing: i64) -> i64:
    """All plots strictly ahead of the Lord: his field of view."""
    return ABOVE[lord] if facing > 0 else BELOW[lord]


def last_step(facing: i64) -> i64:
    """The end of the Lord's way: he can go no farther (§11)."""
    return STEPS if facing > 0 else 1


def distance(plots: i64, lord: i64, facing: i64) -> i64:
    """Steps from the Lord to the nearest of ``plots`` strictly ahead of him (§8)."""
    seen = plots & ahead(lord, facing)
    if seen == 0:
        return NOTHING_AHEAD
    step = lord + facing
    while seen & STEP_BITS[step] == 0:
        step += facing
    return (step - lord) * facing


def is_last_five(step: i64, facing: i64) -> bool:
    """Whether a step is one of the last five of the Lord's way (§14)."""
    return step >= 11 if facing > 0 else step <= 5
