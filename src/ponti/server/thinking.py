"""The bots of one table: each thinks while it has to decide, with what its seat may know."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import structlog

from ponti.lab.open_protocol import Sitting
from ponti.server.bots import quick_choice
from ponti.server.errors import BotFailed, TableError
from ponti.server.plans_play import plan_bot_play
from ponti.server.seats import shown_names
from ponti.server.tables import Table
from ponti.server.tasks import end

if TYPE_CHECKING:
    from ponti.server.room import Room

logger: Final = structlog.get_logger()

_RETRY_AFTER: Final = 2.0


class Thinkers:
    """The bots that think in a room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._leaving: set[asyncio.Task[None]] = set()  # they need not decide any more, but have processes to end

    @property
    def seats(self) -> Collection[int]:
        """The seats for which a bot is thinking."""
        return self._tasks.keys()

    def wake(self) -> None:
        """Let every bot think that has to decide."""
        for seat in self._room.table.bots_due():
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(seat))

    async def finish(self) -> None:
        """Wait until no bot has to decide any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def drop_stale(self) -> None:
        """Stop those who need not decide any more."""
        due = self._room.table.bots_due()
        for seat, task in [*self._tasks.items()]:
            if seat not in due:
                del self._tasks[seat]
                if task is not asyncio.current_task():
                    task.cancel()
                    self._leaving.add(task)
                    task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Stop all of them."""
        await end([*self._tasks.values(), *self._leaving])

    async def _think(self, seat: int) -> None:
        try:
            while seat in self._room.table.bots_due():
                await self._decide(seat)
        except Exception:
            logger.exception("bot_stopped", table=self._room.table.head.id, seat=seat)
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
                self._room.changed()

    async def _decide(self, seat: int) -> None:
        """One decision of a bot. What goes wrong with the bot costs it its choice, not the table its game."""
        table, number = self._room.table, self._room.table.number
        action = await self._choice(table, seat)
        try:
            await self._room.do(lambda table, at: plan_bot_play(table, seat, action, number, at))
        except TableError as error:  # when the table has changed meanwhile, the bot thinks again
            if error.code == "store_unavailable":
                await asyncio.sleep(_RETRY_AFTER)

    async def _choice(self, table: Table, seat: int) -> int:
        view, level = table.view(seat), table.bot_level(seat)
        assert level is not None
        try:
            sitting = Sitting(table.head.id, seat, shown_names(table.seats, "en"))
            action = await self._room.pool.choose(table.game, view, level, sitting)
            if action not in table.game.legal_actions(view, seat):
                raise BotFailed(f"illegal action {action}")
            return action
        except BotFailed as error:
            logger.warning("bot_failed", table=table.head.id, seat=seat, level=level, reason=str(error))
            return quick_choice(table.game, view, seat)
