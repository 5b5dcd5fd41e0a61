"""The levels that people choose from, as an aligned table of honest settings, and bots by name."""

from dataclasses import dataclass
from typing import Final

from ponti.core.words import Words, say


@dataclass(frozen=True)
class Level:
    """A strength: thinking time and a share of random actions.

    ``slips`` is the chance that an action is any legal one instead of the best.
    """

    id: str
    seconds: float
    iterations: int
    slips: float

    @property
    def label(self) -> Words:
        """The level's name."""
        return say(f"level-{self.id}")

    @property
    def help(self) -> Words:
        """What to expect of it, in one sentence."""
        return say(f"level-{self.id}-help")

    def settings(self, seed: int | None = None) -> dict[str, object]:
        """The search's settings; the game's own tuning fills in the others."""
        return {"seconds": self.seconds, "iterations": self.iterations, "seed": seed}


LEVELS: Final = (
    #     id          seconds iterations slips
    Level("beginner", 0.0,    20,        0.35),
    Level("easy",     0.0,    120,       0.12),
    Level("medium",   0.5,    1_000,     0.0),
    Level("hard",     1.0,    0,         0.0),
    Level("expert",   4.0,    0,         0.0),
)  # fmt: skip


def level(id: str) -> Level | None:
    """The level with this id, if there is one."""
    for known in LEVELS:
        if known.id == id:
            return known
    return None
