"""Bots by name, with checked settings: ``bot("mcts", seconds=1.0)``, ``bot("greedy")``, ``bot("easy", seed=3)``."""

from collections.abc import Mapping
from dataclasses import fields
from math import isnan
from typing import Final

from ponti.core.errors import BadOptions
from ponti.search.alphabeta import AlphaBetaBot
from ponti.search.bot import Bot
from ponti.search.greedy import GreedyBot
from ponti.search.level_bot import LevelBot
from ponti.search.levels import LEVELS, level
from ponti.search.mcts import MCTSBot
from ponti.search.random_bot import RandomBot
from ponti.search.settings import Settings

KINDS: Final = ("random", "greedy", "alphabeta", "mcts")
MOST: Final = 1 << 62


def bot_names() -> tuple[str, ...]:
    """Everything that ``bot`` knows: the kinds and the levels."""
    return (*KINDS, *[known.id for known in LEVELS])


def bot(name: str, /, **settings: object) -> Bot:
    """A bot by its kind or level. Raises ``BadOptions`` for an unknown name, an unknown setting or a wrong value."""
    known = level(name)
    if known is not None:
        return LevelBot(known, read_seed(_only(settings, ("seed",))))
    if name == "random":
        return RandomBot(read_seed(_only(settings, ("seed",))))
    if name == "greedy":
        _only(settings, ("seed", "samples"))
        return GreedyBot(_whole("samples", settings.get("samples", 8), 1, 100_000), read_seed(settings))
    if name == "alphabeta":
        _only(settings, ("seed", "depth", "seconds"))
        seconds = _number("seconds", settings.get("seconds", 0.0))
        return AlphaBetaBot(_whole("depth", settings.get("depth", 3), 1, 1000), seconds)
    if name == "mcts":
        return MCTSBot(read_settings(settings))
    raise BadOptions("unknown_bot", bot=str(name)[:40], allowed=", ".join(bot_names()))


def read_settings(given: Mapping[str, object]) -> Settings:
    """Tree search settings from values or texts. Raises ``BadOptions``.

    Without ``seconds`` a number of iterations is the whole budget.
    """
    names = tuple(field.name for field in fields(Settings))
    _only(given, names)
    base = Settings()
    numbers: dict[str, float] = {}
    for name in ("mix", "exploration", "urgency", "prior", "amaf", "widen"):
        numbers[name] = _number(name, given.get(name, getattr(base, name)))
    return Settings(
        seconds=_number("seconds", given.get("seconds", 0.0 if "iterations" in given else base.seconds)),
        iterations=_whole("iterations", given.get("iterations", base.iterations), 0, MOST),
        seed=read_seed(given),
        playout=str(given.get("playout", base.playout)),
        depth=_whole("depth", given.get("depth", base.depth), -1, 1_000_000),
        mix=numbers["mix"],
        exploration=numbers["exploration"],
        urgency=numbers["urgency"],
        prior=numbers["prior"],
        amaf=numbers["amaf"],
        widen=numbers["widen"],
        patience=_whole("patience", given.get("patience", base.patience), 1, 1_000_000),
        reuse=_switch("reuse", given.get("reuse", base.reuse)),
        clock=str(given.get("clock", base.clock)),
    ).check()


def read_seed(given: Mapping[str, object]) -> int | None:
    """The setting ``seed``, None when it is not given."""
    value = given.get("seed")
    return None if value is None else _whole("seed", value, -MOST, MOST)


def _only(given: Mapping[str, object], names: tuple[str, ...]) -> Mapping[str, object]:
    for name in given:
        if name not in names:
            raise BadOptions("unknown_option", option=str(name)[:40], allowed=", ".join(names))
    return given


def _whole(name: str, value: object, low: int, high: int) -> int:
    try:
        number = int(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else None
    except ValueError:
        number = None
    if number is None or not low <= number <= high:
        raise BadOptions("bad_option_value", option=name, value=str(value)[:40], allowed=f"{low}..{high}")
    return number


def _number(name: str, value: object) -> float:
    try:
        number = float(value) if isinstance(value, (int, float, str)) and not isinstance(value, bool) else None
    except (ValueError, OverflowError):
        number = None
    if number is None or isnan(number):
        raise BadOptions("bad_option_value", option=name, value=str(value)[:40], allowed="0..")
    return number


def _switch(name: str, value: object) -> bool:
    if value is True or str(value).lower() in ("on", "true", "yes"):
        return True
    if value is False or str(value).lower() in ("off", "false", "no"):
        return False
    raise BadOptions("bad_option_value", option=name, value=str(value)[:40], allowed="on, off")
