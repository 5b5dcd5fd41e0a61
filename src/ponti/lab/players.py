"""Players as one word, for command lines and reports: ``greedy``, ``easy``, ``mcts:seconds=0.2,playout=rollout``."""

from dataclasses import dataclass

from ponti.core.errors import BadOptions
from ponti.search.bot import Bot
from ponti.search.factory import bot


@dataclass(frozen=True)
class Player:
    """A bot's name with its settings."""

    name: str
    settings: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def read(text: str) -> "Player":
        """The player that a word stands for. Raises ``BadOptions``, also for settings that the bot does not take."""
        name, _, rest = text.strip().partition(":")
        settings: list[tuple[str, str]] = []
        for pair in rest.split(",") if rest else []:
            key, equals, value = pair.partition("=")
            if not equals:
                raise BadOptions("bad_bot_setting", text=pair[:40])
            settings.append((key.strip(), value.strip()))
        player = Player(name, tuple(settings))
        player.bot(0)
        return player

    def bot(self, seed: int) -> Bot:
        """A fresh bot; its own ``seed``, if it has one, is kept."""
        settings: dict[str, object] = {"seed": seed}
        settings.update(self.settings)
        return bot(self.name, **settings)

    def __str__(self) -> str:
        return self.name + (
            "" if not self.settings else ":" + ",".join(f"{key}={value}" for key, value in self.settings)
        )
