"""One table in use: it keeps moves, tells everybody who watches, and lets bots think."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ponti.core.match import Playable
from ponti.lab.open_protocol import Sitting
from ponti.server.bots import BotPool, quick_choice
from ponti.server.errors import BotFailed, TableError
from ponti.server.loading import load_table
from ponti.server.outages import unavailable
from ponti.server.plans_play import plan_bot_play, plan_play, plan_take_back
from ponti.server.seats import free_name, shown_name
from ponti.server.tables import Plan, Table
from ponti.server.views import state_json
from ponti.server.wire import wire_text
from ponti.store.data import now
from ponti.store.repository import Conflict, Store

logger: Final = structlog.get_logger()
T = TypeVar("T")
OnMove: TypeAlias = Callable[["Room", Collection[int]], None]
"""Told of a room in which something has happened, and of the seats that had to decide before."""

_RETRY_AFTER: Final = 2.0


def nobody_listens(_room: "Room", _before: Collection[int]) -> None:
    """For tables that nobody away from them has to hear of."""


class Watcher(Protocol):
    """Somebody who is shown a table."""

    mine: tuple[int, ...]

    def state_is_due(self) -> None:
        """The table has changed."""


class Room:
    """One table in use, with everybody who watches it."""

    def __init__(self, table: Table, store: Store, pool: BotPool, on_move: OnMove = nobody_listens) -> None:
        self.table = table
        self._on_move = on_move
        self._store = store
        self._pool = pool
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._texts: dict[tuple[tuple[int, ...], str, int], str] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not self._watchers and not self._thinking and not self._lock.locked()

    # -- watching ---------------------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on."""
        before = self.connected()
        self._watchers.add(watcher)
        self._tell(before)
        watcher.state_is_due()
        self.wake_bots()

    def leave(self, watcher: Watcher) -> None:
        """Stop showing it."""
        before = self.connected()
        self._watchers.discard(watcher)
        self._tell(before)

    def connected(self) -> frozenset[int]:
        """The seats whose players are watching."""
        return frozenset(seat for watcher in self._watchers for seat in watcher.mine)

    def state_text(self, mine: tuple[int, ...], language: str, since: int) -> str:
        """The ``state`` message, made once for all who see the same."""
        key = (mine, language, since)
        if key not in self._texts:
            state = state_json(self.table, mine, language, since, self.connected(), self._thinking.keys())
            self._texts[key] = wire_text(state)
        return self._texts[key]

    # -- moving -----------------------------------------------------------------------------------------------------

    async def play(self, mine: Sequence[int], seat: int, action: Playable, number: int) -> int:
        """Play an action; the log's number after it, once it is kept."""
        return await self._whole(self._play(mine, seat, action, number))

    async def take_back(self, mine: Sequence[int], number: int) -> int:
        """Take the last action back; the log's number after it, once that is kept."""
        return await self._whole(self._take_back(mine, number))

    async def rename(self, mine: Sequence[int], seat: int, name: str) -> None:
        """Give the player on a seat a name."""
        if seat not in mine:
            raise TableError("not_your_seat", 403)
        await self._whole(self._rename(seat, free_name(name, seat, self.table.seats)))

    async def hint(self, mine: Sequence[int], seat: int) -> dict[str, Any]:
        """What a strong bot would consider on a seat that has to decide."""
        if seat not in mine:
            raise TableError("not_your_seat", 403)
        if seat not in self.table.acting():
            raise TableError("no_hint_now", 409)
        try:
            return await self._pool.hint(self.table.game, self.table.view(seat))
        except BotFailed as error:
            logger.warning("hint_failed", table=self.table.head.id, reason=str(error))
            raise TableError("hint_failed", 503) from error

    def wake_bots(self) -> None:
        """Let every bot think that has to decide."""
        for seat in self.table.bots_due():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def close(self) -> None:
        """Stop the bots."""
        tasks = [*self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- inside -----------------------------------------------------------------------------------------------------

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when the one who asked has gone."""
        return await asyncio.shield(asyncio.create_task(work))

    async def _play(self, mine: Sequence[int], seat: int, action: Playable, number: int) -> int:
        async with self._lock:
            return await self._keep(plan_play(self.table, mine, seat, action, number, now()))

    async def _take_back(self, mine: Sequence[int], number: int) -> int:
        async with self._lock:
            return await self._keep(plan_take_back(self.table, mine, number, now()))

    async def _rename(self, seat: int, name: str) -> None:
        async with self._lock:
            try:
                await asyncio.wrap_future(self._store.rename(self.table.head.id, seat, name))
            except SQLAlchemyError as error:
                raise unavailable(error) from error
            self.table.rename(seat, name)
            self._changed()

    async def _keep(self, plan: Plan) -> int:
        try:
            await asyncio.wrap_future(self._store.append(plan.append))
        except Conflict as error:
            await self._reload()
            given = plan.append.events[0].number - 1
            raise TableError("stale_event", 409, given=given, now=self.table.number) from error
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        before = self.table.match.acting()
        self.table.commit(plan)
        number = self.table.number
        self._drop_stale_thoughts()
        self.wake_bots()
        self._changed()
        self._on_move(self, before)
        if self.table.is_over:
            self._pool.game_over(self.table.head.id, self.table.match.result())
        return number

    async def _reload(self) -> None:
        stored = await asyncio.to_thread(self._store.load_whole, self.table.head.id)
        assert stored is not None, "tables are never deleted"
        self.table = load_table(stored)
        self._changed()

    def _changed(self) -> None:
        self._texts.clear()
        for watcher in self._watchers:
            watcher.state_is_due()

    def _tell(self, before: frozenset[int]) -> None:
        if self.connected() != before:
            self._changed()

    def _drop_stale_thoughts(self) -> None:
        due = self.table.bots_due()
        for seat, task in [*self._thinking.items()]:
            if seat not in due:
                del self._thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()

    async def _think(self, seat: int) -> None:
        try:
            while seat in self.table.bots_due():
                await self._decide(seat)
        except Exception:
            logger.exception("bot_stopped", table=self.table.head.id, seat=seat)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
                self._changed()

    async def _decide(self, seat: int) -> None:
        """One decision of a bot. What goes wrong with the bot costs it its choice, not the table its game."""
        table, number = self.table, self.table.number
        action = await self._choice(table, seat)
        try:
            async with self._lock:
                await self._keep(plan_bot_play(self.table, seat, action, number, now()))
        except TableError as error:  # when the table has changed meanwhile, the bot thinks again
            if error.code == "store_unavailable":
                await asyncio.sleep(_RETRY_AFTER)

    async def _choice(self, table: Table, seat: int) -> int:
        view = table.view(seat)
        level = table.bot_level(seat)
        assert level is not None
        try:
            sitting = Sitting(table.head.id, seat, tuple(shown_name(each, "en") for each in table.seats))
            action = await self._pool.choose(table.game, view, level, sitting)
            if action not in table.game.legal_actions(view, seat):
                raise BotFailed(f"illegal action {action}")
            return action
        except BotFailed as error:
            logger.warning("bot_failed", table=table.head.id, seat=seat, level=level, reason=str(error))
            return quick_choice(table.game, view, seat)
