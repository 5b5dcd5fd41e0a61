"""Ponti: five board games about bridges, played, hosted, explained and studied with one rules engine.

game = ponti.game("diavolo")
match = ponti.Match(game, options={"size": 10}, dice=ponti.Dice(seed=7))
match.play("c3+d4")
"""

import ponti._pure  # noqa: F401  (before all others: chooses between sources and compiled modules)
import ponti.games as _games  # noqa: F401  (registers the games)
from ponti._build import Build, build_info, is_compiled
from ponti.core.dice import Dice
from ponti.core.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    NotYourTurn,
    PontiError,
)
from ponti.core.game import CHANCE, EVERYTHING, OVER, SPECTATOR
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.core.registry import game, games
from ponti.search.bot import Bot
from ponti.search.factory import bot, bot_names

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "EVERYTHING",
    "OVER",
    "SPECTATOR",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Build",
    "Dice",
    "GameOver",
    "IllegalAction",
    "Match",
    "NotYourTurn",
    "PontiError",
    "Record",
    "bot",
    "bot_names",
    "build_info",
    "game",
    "games",
    "is_compiled",
]
