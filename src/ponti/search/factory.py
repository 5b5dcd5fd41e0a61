"""Bots by name, with checked settings: ``bot("mcts", seconds=1.0)``, ``bot("greedy")``, ``bot("easy", seed=3)``."""

from typing import Final

from ponti.core.errors import BadOptions, shown
from ponti.search.alphabeta import AlphaBetaBot
from ponti.search.bot import Bot
from ponti.search.greedy import GreedyBot
from ponti.search.level_bot import LevelBot
from ponti.search.levels import LEVELS, level
from ponti.search.mcts import tree_search
from ponti.search.random_bot import RandomBot
from ponti.search.settings import LONGEST, number, only, read_seed, whole, within

KINDS: Final = ("random", "greedy", "alphabeta", "mcts")


def bot_names() -> tuple[str, ...]:
    """Everything that ``bot`` knows: the kinds and the levels."""
    return (*KINDS, *[known.id for known in LEVELS])


def bot(name: str, /, **settings: object) -> Bot:
    """A bot by its kind or level. Raises ``BadOptions`` for an unknown name, an unknown setting or a wrong value."""
    known = level(name)
    if known is not None:
        return LevelBot(known, read_seed(only(settings, ("seed",))))
    if name == "random":
        return RandomBot(read_seed(only(settings, ("seed",))))
    if name == "greedy":
        only(settings, ("seed", "samples"))
        return GreedyBot(whole("samples", settings.get("samples", 8), 1, 100_000), read_seed(settings))
    if name == "alphabeta":
        only(settings, ("seed", "depth", "seconds"))
        seconds = within("seconds", number("seconds", settings.get("seconds", 0.0)), 0.0, LONGEST)
        return AlphaBetaBot(whole("depth", settings.get("depth", 3), 1, 1000), seconds)
    if name == "mcts":
        return tree_search(settings)
    raise BadOptions("unknown_bot", bot=shown(name), allowed=", ".join(bot_names()))
