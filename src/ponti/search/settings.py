"""How a tree search thinks, as one checked table of settings."""

from dataclasses import dataclass
from math import inf

from ponti.core.errors import BadOptions


@dataclass(frozen=True)
class Settings:
    """Settings of the tree search; the defaults suit every game.

    The budget is ``seconds``, ``iterations`` or both, whichever ends first (0 means no limit, but not for both).
    A leaf is worth what a playout says: ``random`` actions or the game's own ``rollout`` policy, to the end or, after
    ``depth`` decisions, to the game's estimate (``depth`` 0 asks the estimate at once). ``mix`` is the weight of the
    leaf's own estimate beside the playout's reward. ``reuse`` keeps the tree for the next decision of an open game.
    ``clock`` is ``wall``, or ``cpu`` for the processor time of this process: fair comparisons on a busy machine.
    """

    seconds: float = 1.0
    iterations: int = 0
    seed: int | None = None
    playout: str = "random"
    depth: int = -1
    mix: float = 0.0
    exploration: float = 0.6
    urgency: float = inf  # worth of an action not tried yet; infinite: try each once first
    prior: float = 0.0  # how many visits the game's estimate of an action counts for
    amaf: float = 0.0  # about so many visits outweigh "all moves as first"
    widen: float = 0.0  # consider only the first widen * sqrt(visits) actions; 0: all
    patience: int = 1  # visits before a node gets its edges
    reuse: bool = True
    clock: str = "wall"

    def check(self) -> "Settings":
        """The settings themselves; raises ``BadOptions`` for a value out of bounds."""
        if self.seconds == 0 and self.iterations == 0:
            raise BadOptions("bad_option_value", option="iterations", value="0", allowed="1..")
        if self.playout not in {"random", "rollout"}:
            raise BadOptions("bad_option_value", option="playout", value=self.playout, allowed="random, rollout")
        if self.clock not in {"wall", "cpu"}:
            raise BadOptions("bad_option_value", option="clock", value=self.clock, allowed="wall, cpu")
        bounds = (
            ("seconds", self.seconds, 0.0, 1e6),
            ("iterations", self.iterations, 0, 1e12),
            ("depth", self.depth, -1, 1e6),
            ("mix", self.mix, 0.0, 1.0),
            ("exploration", self.exploration, 0.0, 1e3),
            ("urgency", self.urgency, 0.0, inf),
            ("prior", self.prior, 0.0, 1e6),
            ("amaf", self.amaf, 0.0, 1e9),
            ("widen", self.widen, 0.0, 1e6),
            ("patience", self.patience, 1, 1e6),
        )
        for name, value, low, high in bounds:
            if not low <= value <= high:
                raise BadOptions("bad_option_value", option=name, value=str(value), allowed=f"{low:g}..{high:g}")
        return self
