"""How a tree search thinks, as one checked table of settings."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import inf, isnan
from typing import Final

from ponti.core.errors import BadOptions, shown

MOST: Final = 1 << 62
LONGEST: Final = 1e6
"""Seconds that a bot may be given for a decision."""


@dataclass(frozen=True)
class Settings:
    """Settings of the tree search; the defaults suit every game.

    The budget is ``seconds``, ``iterations`` or both, whichever ends first (0 means no limit, but not for both).
    A leaf is worth what a playout says: ``random`` actions or the game's own ``rollout`` policy, to the end or, after
    ``depth`` decisions, to the game's estimate (``depth`` 0 asks the estimate at once). ``mix`` is the weight of the
    leaf's own estimate beside the playout's reward. ``reuse`` keeps the tree for the next decision of an open game.
    ``tuned`` takes the game's own tuning for whatever is not set.
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
    tuned: bool = True
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
            ("seconds", self.seconds, 0.0, LONGEST),
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
            within(name, value, low, high)
        return self


def read_settings(given: Mapping[str, object]) -> Settings:
    """Tree search settings from values or texts. Raises ``BadOptions``.

    Without ``seconds`` a number of iterations is the whole budget.
    """
    names = tuple(field.name for field in fields(Settings))
    only(given, names)
    base = Settings()
    numbers: dict[str, float] = {}
    for name in ("mix", "exploration", "urgency", "prior", "amaf", "widen"):
        numbers[name] = number(name, given.get(name, getattr(base, name)))
    return Settings(
        seconds=number("seconds", given.get("seconds", 0.0 if "iterations" in given else base.seconds)),
        iterations=whole("iterations", given.get("iterations", base.iterations), 0, MOST),
        seed=read_seed(given),
        playout=str(given.get("playout", base.playout)),
        depth=whole("depth", given.get("depth", base.depth), -1, 1_000_000),
        mix=numbers["mix"],
        exploration=numbers["exploration"],
        urgency=numbers["urgency"],
        prior=numbers["prior"],
        amaf=numbers["amaf"],
        widen=numbers["widen"],
        patience=whole("patience", given.get("patience", base.patience), 1, 1_000_000),
        reuse=switch("reuse", given.get("reuse", base.reuse)),
        tuned=switch("tuned", given.get("tuned", base.tuned)),
        clock=str(given.get("clock", base.clock)),
    ).check()


def read_seed(given: Mapping[str, object]) -> int | None:
    """The setting ``seed``, None when it is not given."""
    value = given.get("seed")
    return None if value is None else whole("seed", value, -MOST, MOST)


def only(given: Mapping[str, object], names: tuple[str, ...]) -> Mapping[str, object]:
    """``given`` itself. Raises ``BadOptions`` for a name that is not among ``names``."""
    for name in given:
        if name not in names:
            raise BadOptions("unknown_option", option=shown(name), allowed=", ".join(names))
    return given


def whole(name: str, value: object, low: int, high: int) -> int:
    """A whole number, also from text. Raises ``BadOptions``."""
    try:
        number = int(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else None
    except ValueError:
        number = None
    if number is None or not low <= number <= high:
        raise BadOptions("bad_option_value", option=name, value=shown(value), allowed=f"{low}..{high}")
    return number


def number(name: str, value: object) -> float:
    """A number, also from text. Raises ``BadOptions``."""
    try:
        number = float(value) if isinstance(value, (int, float, str)) and not isinstance(value, bool) else None
    except (ValueError, OverflowError):
        number = None
    if number is None or isnan(number):
        raise BadOptions("bad_option_value", option=name, value=shown(value), allowed="0..")
    return number


def within(name: str, value: float, low: float, high: float) -> float:
    """``value`` itself. Raises ``BadOptions`` when it is out of bounds."""
    if not low <= value <= high:
        allowed = f"{low:.15g}..{high:.15g}"
        raise BadOptions("bad_option_value", option=name, value=f"{value:.15g}", allowed=allowed)
    return value


def switch(name: str, value: object) -> bool:
    """On or off, also from text. Raises ``BadOptions``."""
    if value is True or str(value).lower() in ("on", "true", "yes"):
        return True
    if value is False or str(value).lower() in ("off", "false", "no"):
        return False
    raise BadOptions("bad_option_value", option=name, value=shown(value), allowed="on, off")
