"""Players as one word, for command lines and reports: ``greedy``, ``easy``, ``mcts:seconds=0.2,playout=rollout``.

``exec:python mybot.py`` is a program that speaks the open bot protocol; ``exec:seconds=2,python mybot.py`` with its
time for a decision.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ponti.core.errors import BadOptions
from ponti.core.game import Result
from ponti.lab.program_bot import ProgramBot, seconds_of, words_of
from ponti.search.bot import Bot
from ponti.search.factory import bot
from ponti.search.settings import read_seed

PROGRAM: Final = "exec"
"""The name of the players that are programs."""
_PROGRAM_SETTING: Final = re.compile(r"\s*(seconds|start_seconds|seed)=([^,\s]*),")


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
        if name == PROGRAM:
            while found := _PROGRAM_SETTING.match(rest):
                settings.append((found[1], found[2]))
                rest = rest[found.end() :]
            settings.append(("command", rest.strip()))
            rest = ""
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
        return _program(settings) if self.name == PROGRAM else bot(self.name, **settings)

    @property
    def public_name(self) -> str:
        """A name for others to read: of a program its file's alone, since the rest of its command is not for them."""
        if self.name != PROGRAM:
            return str(self)
        words = words_of(dict(self.settings)["command"])
        return Path(next((word for word in words[1:] if Path(word).is_file()), words[0])).stem

    def __str__(self) -> str:
        words = [value if key == "command" else f"{key}={value}" for key, value in self.settings]
        return self.name + (f":{','.join(words)}" if words else "")


def finish(bots: Iterable[Bot], result: Result | None) -> None:
    """Tell bots that are programs how their game ended, and let them end."""
    for one in bots:
        if isinstance(one, ProgramBot):
            one.finish(result)


def _program(settings: Mapping[str, object]) -> ProgramBot:
    times = {name: seconds_of(name, str(settings[name])) for name in ("seconds", "start_seconds") if name in settings}
    return ProgramBot(str(settings["command"]), **times, seed=read_seed(settings))
