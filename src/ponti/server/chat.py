"""The chat of a table: plain lines, kept in the store, read by everybody who watches and does not mute their author."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from ponti.core.game import Json
from ponti.server.errors import TableError
from ponti.server.people import read, write
from ponti.server.seats import is_visible, shown_name, visible_line
from ponti.server.tables import Table
from ponti.store.data import ChatLine, Person
from ponti.store.repository import Store

LONGEST_LINE: Final = 500
_SHOWN: Final = 200
"""So many lines are shown to whoever comes."""


class ChatBook:
    """The newest lines of one table, read from the store once for all who follow it here."""

    def __init__(self, store: Store, table: str, on_new: Callable[[str], None]) -> None:
        self.store: Final = store
        self.table: Final = table
        self.lines: list[ChatLine] = []
        self.readers: set[Callable[[], None]] = set()
        self._on_new = on_new
        self._is_read = False
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Read what was said before somebody here followed it. Raises ``store_unavailable``."""
        if not self._is_read:
            await self.fetch()

    async def fetch(self) -> None:
        """Read what is new, and tell the readers. Raises ``store_unavailable``."""
        async with self._lock:
            last = self.lines[-1].number if self.lines else 0
            fresh = await read(self.store.chat.lines, self.table, last, _SHOWN)
            self.lines = [*self.lines, *fresh][-_SHOWN:]
            self._is_read = True
        if fresh:
            for reader in [*self.readers]:
                reader()

    async def add(self, text: str, author: "Author") -> None:
        """Keep a line, and show it. Raises ``bad_chat`` or ``store_unavailable``."""
        line = self.store.chat.add(
            self.table,
            clean_line(text),
            name=author.name,
            colour=author.colour,
            person_id=author.person_id,
            seat=author.seat,
        )
        await write(line)
        self._on_new(self.table)
        await self.fetch()


class ChatBooks:
    """The chats that somebody follows on this server."""

    def __init__(self, store: Store) -> None:
        self.on_new: Callable[[str], None] = _nobody_else
        """Called with a table after a line was kept here: other servers have to fetch it."""
        self._store: Final = store
        self._books: WeakValueDictionary[str, ChatBook] = WeakValueDictionary()

    def of(self, table: str) -> ChatBook:
        """The chat of a table, kept for as long as somebody holds it."""
        book = self._books.get(table)
        if book is None:
            book = self._books[table] = ChatBook(self._store, table, self._added)
        return book

    async def fetch(self, table: str) -> None:
        """Another server has kept a line. Raises ``store_unavailable``."""
        book = self._books.get(table)
        if book is not None:
            await book.fetch()

    def followed(self) -> list[str]:
        """The tables whose chats somebody follows here."""
        return [*self._books]

    def _added(self, table: str) -> None:
        self.on_new(table)


class Author:
    """Who writes: somebody on a seat, or a person who watches."""

    def __init__(self, table: Table, mine: Sequence[int], person: Person | None) -> None:
        self.seat: Final = mine[0] if mine else None
        self.person_id: Final = person.id if person is not None else None
        self.colour: Final = person.colour if person is not None else ""
        seated = table.seats[mine[0]].name if mine else ""
        self.name: Final = seated or (person.name if person is not None else "")
        self.key: Final = _key(table.head.id, self.person_id, self.seat)


def author_key(table: str, line: ChatLine) -> str:
    """How the author of a line is told apart from others, without telling who it is elsewhere."""
    return _key(table, line.person_id, line.seat)


def clean_line(text: str) -> str:
    """What somebody says as one line without invisible or direction-changing characters. Raises ``bad_chat``."""
    clean = visible_line(text)
    if len(clean) > LONGEST_LINE or not any(is_visible(char) for char in clean):
        raise TableError("bad_chat", longest=LONGEST_LINE)
    return clean


def line_json(table: Table, line: ChatLine, language: str) -> dict[str, Json]:
    """A line as clients show it: as text, never as anything else."""
    return {
        "number": line.number,
        "at": round(line.at.timestamp() * 1000),
        "who": author_key(table.head.id, line),
        "name": _name(table, line, language),
        "seat": line.seat,
        "colour": line.colour,
        "text": line.text,
    }


def muted_json(table: Table, lines: Sequence[ChatLine], muted: Collection[str], language: str) -> list[Json]:
    """Those whom a reader does not want to read, by the names that they had last."""
    names = {author_key(table.head.id, line): _name(table, line, language) for line in lines}
    return [{"who": who, "name": names.get(who, "")} for who in sorted(muted)]


def _name(table: Table, line: ChatLine, language: str) -> str:
    if line.name or line.seat is None:
        return line.name
    return shown_name(table.seats, line.seat, language)


def _key(table: str, person_id: str | None, seat: int | None) -> str:
    if seat is not None:
        return f"seat:{seat}"
    return "" if person_id is None else sha256(f"{table} {person_id}".encode()).hexdigest()[:20]


def _nobody_else(_table: str) -> None:
    """One server alone."""
