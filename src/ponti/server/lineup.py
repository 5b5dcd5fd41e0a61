"""All bots that a server offers: our levels, and the programs that its settings name."""

from collections.abc import Mapping
from typing import Final

from ponti.core.game import Json
from ponti.core.words import say
from ponti.search.levels import LEVELS, level
from ponti.server.errors import TableError
from ponti.server.settings import OpenBot


class Lineup:
    """Who may be chosen as a bot. The id of a program's level is its name."""

    def __init__(self, bots: Mapping[str, OpenBot]) -> None:
        self.bots: Final = dict(bots)

    def check(self, level_id: str, game: str) -> None:
        """Refuse what is not on offer at a table of ``game``. Raises ``unknown_level`` or ``bot_not_for_game``."""
        if level(level_id) is not None:
            return
        bot = self.bots.get(level_id)
        if bot is None:
            allowed = [*[known.id for known in LEVELS], *self.bots]
            raise TableError("unknown_level", level=level_id[:40], allowed=", ".join(allowed))
        if bot.games and game not in bot.games:
            raise TableError("bot_not_for_game", game=game)

    def to_json(self, language: str) -> list[Json]:
        """Our levels, weakest first, then the programs; ``games`` null means all."""
        ours: list[Json] = [
            {"id": known.id, "label": known.label.text(language), "help": known.help.text(language), "games": None}
            for known in LEVELS
        ]
        theirs: list[Json] = [
            {
                "id": name,
                "label": name,
                "help": bot.about or say("server-open-bot", seconds=bot.seconds).text(language),
                "games": [*bot.games] or None,
            }
            for name, bot in self.bots.items()
        ]
        return ours + theirs
