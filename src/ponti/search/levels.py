"""The levels that people choose from, as an aligned table of honest settings, and bots by name."""

from dataclasses import dataclass
from typing import Final

from ponti.core.words import Words, say
from ponti.search.settings import Settings


@dataclass(frozen=True)
class Level:
    """A strength: thinking time, a share of random actions, and how the leaves are judged.

    ``slips`` is the chance that an action is any legal one instead of the best.
    """

    id: str
    seconds: float
    iterations: int
    slips: float
    playout: str
    depth: int

    @property
    def label(self) -> Words:
        """The level's name."""
        return say(f"level-{self.id}")

    @property
    def help(self) -> Words:
        """What to expect of it, in one sentence."""
        return say(f"level-{self.id}-help")

    def settings(self, seed: int | None = None) -> Settings:
        """The search's settings."""
        return Settings(
            seconds=self.seconds, iterations=self.iterations, seed=seed, playout=self.playout, depth=self.depth
        )


LEVELS: Final = (
    #     id          seconds iterations slips playout   depth
    Level("beginner", 0.0,    20,        0.35, "random",  -1),
    Level("easy",     0.0,    120,       0.12, "random",  -1),
    Level("medium",   0.5,    1_000,     0.0,  "rollout", -1),
    Level("hard",     1.0,    0,         0.0,  "rollout", -1),
    Level("expert",   4.0,    0,         0.0,  "rollout", -1),
)  # fmt: skip


def level(id: str) -> Level | None:
    """The level with this id, if there is one."""
    for known in LEVELS:
        if known.id == id:
            return known
    return None
