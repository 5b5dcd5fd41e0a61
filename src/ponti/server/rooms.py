"""All tables that are in use."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ponti.core.errors import PontiError
from ponti.server.bots import BotPool
from ponti.server.deliveries import Deliveries
from ponti.server.errors import TableError
from ponti.server.fading import Fading
from ponti.server.loading import fetch_table
from ponti.server.outages import unavailable
from ponti.server.presence import Presences
from ponti.server.room import SHOWN_FOR, Links, Now, OnMove, Room, nobody_listens
from ponti.server.seats import is_id
from ponti.server.tables import Table, stored_of
from ponti.store.data import now
from ponti.store.repository import Store

logger: Final = structlog.get_logger()

_SWEEP_EVERY: Final = 5.0
_LOOKS: Final = 8
"""At so many rooms it is looked for each new one whether they can be forgotten."""


class Rooms:
    """All rooms: a table is loaded when it is first asked for, and forgotten when nobody has needed it for long."""

    def __init__(self, store: Store, pool: BotPool, kept: int = 500) -> None:
        self.on_move: OnMove = nobody_listens
        self.on_presence: Callable[[Room], None] = _nobody_elsewhere
        self.ask_for_bots: Callable[[str], None] | None = None
        self.presences: Final = Presences()
        self.now: Now = now
        self.fading = Fading(SHOWN_FOR)
        self._deliveries: Final = Deliveries()
        self._store = store
        self._pool = pool
        self._kept = kept  # so many idle tables
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # those that are kept
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()  # these, and those that somebody has
        self._loading = asyncio.Lock()
        self._hopeless: set[str] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def add(self, table: Table) -> Room:
        """Keep a new table, at which the first turn has begun."""
        try:
            future = self._store.create(
                stored_of(table), bot_is_due=bool(table.bots_due()), is_over=table.is_over, acting=table.acting()
            )
            await asyncio.wrap_future(future)
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        return self._begin(table)

    async def get(self, id: str) -> Room:
        """The room of a table. Raises ``unknown_table``."""
        if not self._recall(id):
            async with self._loading:
                table = None if self._recall(id) else await self._load(id)
                if table is not None and not self._recall(id):
                    self._remember(table)
        self._rooms.move_to_end(id)
        return self._rooms[id]

    def connected(self, id: str) -> frozenset[int]:
        """The seats of a table whose players are watching; nobody watches a table that is not in memory."""
        room = self.in_memory(id)
        return frozenset() if room is None else room.connected()

    def in_memory(self, id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._alive.get(id)

    def all_in_memory(self) -> list[Room]:
        """The rooms of all tables that are in memory."""
        return [*self._alive.values()]

    def show_again(self, tables: Iterable[str]) -> None:
        """Something has changed around these tables: who watches on other servers."""
        for id in tables:
            room = self.in_memory(id)
            if room is not None:
                room.changed()

    async def resume(self) -> None:
        """Let bots go on where the server stopped, and then see for ever whose time runs out."""
        await self.wake_bots()

        while True:
            await self.sweep()
            await asyncio.sleep(_SWEEP_EVERY)

    async def wake_bots(self) -> None:
        """See that a server thinks about every table at which a bot has to decide."""
        try:
            due = await asyncio.to_thread(self._store.due_for_bots)
        except SQLAlchemyError as error:
            unavailable(error)
            return
        for id in due:
            try:
                if self.ask_for_bots is None:
                    (await self.get(id)).wake_bots()
                else:
                    self.ask_for_bots(id)
            except PontiError as error:
                logger.warning("table_not_resumed", table=id, code=error.code)
            except Exception:  # one table that is damaged keeps no other back
                logger.exception("bug", table=id)

    async def sweep(self) -> None:
        """See to the tables at which somebody's time has run out, also those that no server has in memory."""
        try:
            overdue = await asyncio.to_thread(self._store.overdue, self.now())
        except SQLAlchemyError as error:
            unavailable(error)
            return
        for id in overdue:
            if id in self._hopeless:
                continue
            try:
                await (await self.get(id)).time_out()
            except PontiError as error:
                logger.warning("time_out_not_done", table=id, code=error.code)
                if error.code != "store_unavailable":
                    self._hopeless.add(id)
            except Exception:
                logger.exception("bug", table=id)

    async def close(self) -> None:
        """Stop all bots."""
        for room in self.all_in_memory():
            await room.close()

    def _begin(self, table: Table) -> Room:
        """The room of a table that was just kept, in which somebody may be already."""
        room = self.in_memory(table.head.id) or self._remember(table)
        self._moved(room, ())
        room.wake_bots()
        return room

    async def _load(self, id: str) -> Table:
        if not is_id(id):
            raise TableError("unknown_table", 404)
        try:
            table = await asyncio.to_thread(fetch_table, self._store, id)
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        if table is None:
            raise TableError("unknown_table", 404)
        return table

    def _recall(self, id: str) -> bool:
        """Whether a table's room is here. One that was forgotten while somebody was about to enter is still the one."""
        room = self.in_memory(id)
        if room is None:
            return False
        if id not in self._rooms:
            self._rooms[id] = room
            room.watch_clock()
        return True

    def _remember(self, table: Table) -> Room:
        self._make_room()
        links = Links(
            self._moved,
            self._moment,
            self._seen,
            self._begin,
            self.presences.of,
            self.ask_for_bots,
            self._deliveries.wait,
            self.fading,
        )
        room = Room(table, self._store, self._pool, links)
        self._rooms[table.head.id] = self._alive[table.head.id] = room
        return room

    def _make_room(self) -> None:
        """Forget a few idle rooms when there are too many; those that are in use are seen again after all others."""
        for id, room in [*islice(self._rooms.items(), _LOOKS)]:
            if len(self._rooms) <= self._kept:
                return
            if room.is_idle:
                self._rooms.pop(id).rest()
            else:
                self._rooms.move_to_end(id)

    def _seen(self, room: Room) -> None:
        self.on_presence(room)

    def _moment(self) -> datetime:
        return self.now()

    def _moved(self, room: Room, before: Collection[int]) -> None:
        self.on_move(room, before)


def _nobody_elsewhere(_room: Room) -> None:
    """One server alone."""
