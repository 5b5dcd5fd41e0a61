"""Several servers on one PostgreSQL: each hears what the others have kept, and who is at their tables.

What is heard only says where to look: everything is then read from the database. So it does not matter that notices
are lost while the connection is; after that, everything that is in memory is looked at again.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from secrets import token_hex
from typing import Any, Final

import structlog

from ponti.core.errors import PontiError
from ponti.server.chat import ChatBooks
from ponti.server.people import People
from ponti.server.presence import NOBODY, SILENCE, Presence
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.tasks import end
from ponti.store.announcing import MOVED, SAID, SEATED, SIGNED_OUT, Notice, read_notice
from ponti.store.repository import Store

logger: Final = structlog.get_logger()

_PRESENT: Final = "present"
"""Who is at a table on a server now."""
_ARRIVED: Final = "arrived"
"""A server is new here, or has not heard the others for a while: tell it who is at your tables."""
_ALIVE: Final = "alive"
_GONE: Final = "gone"
_HEARTBEAT: Final = SILENCE / 3


class Bus:
    """What goes from server to server. On a database that only one server uses it is still."""

    def __init__(self, url: str, store: Store, rooms: Rooms, chats: ChatBooks, people: People) -> None:
        self.name: Final = token_hex(6)
        self.is_listening: Final = asyncio.Event()
        self._url: Final = url
        self._store: Final = store
        self._rooms: Final = rooms
        self._chats: Final = chats
        self._people: Final = people
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen from now on, if there may be others."""
        if self._store.is_shared:
            from ponti.server.listening import listen

            self._rooms.on_presence = self._tell_presence
            self._later(listen(self._url, self._come_back, self.is_listening.clear, self._heed))
            self._later(self._beat())

    async def close(self) -> None:
        """Say good-bye."""
        await end(self._tasks)
        self._tell(_GONE)

    # -- hearing ----------------------------------------------------------------------------------------------------

    def _heed(self, payload: str) -> None:
        try:
            notice = read_notice(payload)
        except (ValueError, TypeError, KeyError):
            logger.warning("notice_not_understood", payload=payload[:200])
            return
        if notice.sender == self.name:
            return
        if notice.kind in (MOVED, SEATED):
            room = self._rooms.in_memory(notice.table)
            number = notice.number if notice.kind == MOVED else None
            if room is not None and (number is None or number > room.table.number):
                self._later(_catch_up([room], number))
        elif notice.kind == SAID:
            self._later(self._fetch_chat(notice.table))
        elif notice.kind == SIGNED_OUT:
            self._later(self._end_connections([notice.person]))
        else:
            self._hear_of_server(notice)

    def _hear_of_server(self, notice: Notice) -> None:
        presences = self._rooms.presences
        if notice.kind == _PRESENT:
            presences.set(notice.sender, notice.table, Presence(frozenset(notice.seats), notice.number))
            self._rooms.show_again([notice.table])
        elif notice.kind == _GONE:
            self._rooms.show_again(presences.forget(notice.sender))
        else:
            presences.hear(notice.sender)
            if notice.kind == _ARRIVED:
                self._tell_all_presence()

    def _come_back(self) -> None:
        """Notices come again from now on; what was missed is looked for."""
        self.is_listening.set()
        self._tell(_ARRIVED)
        self._tell_all_presence()
        self._later(_catch_up(self._rooms.all_in_memory()))
        for table in self._chats.followed():
            self._later(self._fetch_chat(table))
        self._later(self._end_connections(self._people.connected_here()))

    async def _fetch_chat(self, table: str) -> None:
        try:
            await self._chats.fetch(table)
        except PontiError as error:
            logger.warning("chat_not_fetched", table=table, code=error.code)

    async def _end_connections(self, people: Sequence[str]) -> None:
        try:
            await self._people.end_connections(people)
        except PontiError as error:
            logger.warning("connections_not_ended", code=error.code)

    # -- telling ----------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            self._tell(_ALIVE)
            self._rooms.show_again(self._rooms.presences.forget_silent())

    def _tell_presence(self, room: Room) -> None:
        here = room.here()
        self._tell(_PRESENT, room.table.head.id, here.spectators, tuple(sorted(here.seats)))

    def _tell_all_presence(self) -> None:
        for room in self._rooms.all_in_memory():
            if room.here() != NOBODY:
                self._tell_presence(room)

    def _tell(self, kind: str, table: str = "", number: int = 0, seats: tuple[int, ...] = ()) -> None:
        """Nobody waits for this, and nothing is lost with it: a database that is away says so elsewhere."""
        if self._store.is_shared:
            self._store.tell(Notice(kind, table, number, self.name, seats))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _catch_up(rooms: Sequence[Room], number: int | None = None) -> None:
    for room in rooms:
        try:
            await room.catch_up(number)
        except PontiError as error:  # the next notice or connection leads here again
            logger.warning("not_caught_up", table=room.table.head.id, code=error.code)
