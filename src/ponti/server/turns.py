"""When who is shown what has happened: answers go first, and the tables of one game are drawn one after another."""

import asyncio
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 300
"""So many pictures (a tenth of a second at most) are drawn before what has come in meanwhile is seen to."""


class Turns:
    """Has pictures drawn for those who wait for one.

    What is drawn in a row takes a third less time than the same between other work, since the program's code stays in
    the processor's caches, most so for one game. So the more there is to do, the less each picture costs.
    """

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[Callable[[], None], None]]] = {}
        self._work: asyncio.Task[None] | None = None

    def wait(self, game: str, draw: Callable[[], None]) -> None:
        """Call ``draw`` once when its turn comes, beside others of the same game. It raises nothing."""
        self._waiting.setdefault(game, {})[draw] = None
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._go_round())

    async def _go_round(self) -> None:
        drawn = 0
        try:
            while self._waiting:
                for draw in self._waiting.pop(next(iter(self._waiting))):
                    draw()
                    drawn += 1
                    if drawn % AT_ONCE == 0:
                        await asyncio.sleep(0)
        finally:
            self._work = None
