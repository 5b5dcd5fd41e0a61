"""One client's side of the chat: what it reads, whom it mutes, and what it may write."""

from typing import Final, Protocol

import structlog

from ponti.core.game import Json
from ponti.server.chat import Author, ChatBook, author_key, line_json, muted_json
from ponti.server.errors import TableError
from ponti.server.people import read, write
from ponti.server.room import Room
from ponti.server.visits import keys_of
from ponti.store.data import Person

logger: Final = structlog.get_logger()


class Guest(Protocol):
    """Whoever reads: a client."""

    language: str

    @property
    def room(self) -> Room:
        """Where."""

    @property
    def person(self) -> Person | None:
        """Who, if that is known."""

    @property
    def token(self) -> str | None:
        """The secret of a seat, if one was shown."""

    @property
    def mine(self) -> tuple[int, ...]:
        """On which seats."""

    def send(self, message: dict[str, Json]) -> None:
        """Send a message when its turn comes."""


class ChatReader:
    """Follows the chat for one client, from when it is opened until the client goes."""

    def __init__(self, guest: Guest, book: ChatBook) -> None:
        self._guest = guest
        self._book = book
        self._muted: frozenset[str] = frozenset()
        self._read_to = 0
        self._is_open = False

    async def open(self) -> None:
        """Show what was said so far, and from now on what is said."""
        if self._is_open:
            return
        self._is_open = True
        if self._is_on:
            try:
                self._muted = await self._load_muted()
                await self._book.open()
            except TableError as error:
                logger.warning("chat_not_shown", table=self._book.table, code=error.code)
            self._book.readers.add(self._hear)
        self._tell(0)

    def close(self) -> None:
        """The client has gone."""
        self._book.readers.discard(self._hear)

    def again(self) -> None:
        """Everything once more: the language has changed, or the seats of the client."""
        if self._is_open:
            self._tell(0)

    async def say(self, text: str) -> None:
        """Write a line. Raises ``chat_off``, ``chat_name_needed``, ``bad_chat`` or ``store_unavailable``."""
        if not self._is_on:
            raise TableError("chat_off", 403)
        author = self._author()
        if not author.key:
            raise TableError("chat_name_needed", 403)
        await self._book.add(text, author)

    async def mute(self, who: str, muted: bool) -> None:
        """Read no more from somebody, or again. Raises ``chat_name_needed``, ``unknown_writer``."""
        me = self._keys()
        if not me:
            raise TableError("chat_name_needed", 403)
        known = {author_key(self._book.table, line) for line in self._book.lines}
        if muted and (who not in known or who == self._author().key):
            raise TableError("unknown_writer", 404)
        await write(self._book.store.chat.mute(self._book.table, me[0], who, muted=muted))
        self._muted = self._muted | {who} if muted else self._muted - {who}
        self._tell(0)

    @property
    def _is_on(self) -> bool:
        return self._guest.room.table.rules.has_chat

    def _hear(self) -> None:
        self._tell(self._read_to)

    def _tell(self, since: int) -> None:
        table, language = self._guest.room.table, self._guest.language
        is_on, author = self._is_on, self._author()
        book = self._book.lines if is_on else []
        lines: list[Json] = [
            line_json(table, line, language)
            for line in book
            if line.number > since and author_key(self._book.table, line) not in self._muted
        ]
        self._read_to = book[-1].number if book else 0
        self._guest.send(
            {
                "type": "chat",
                "since": since,
                "lines": lines,
                "muted": muted_json(table, book, self._muted, language),
                "writes": is_on and author.key != "",
                "on": is_on,
                "me": author.key or None,
            }
        )

    async def _load_muted(self) -> frozenset[str]:
        keys = self._keys()
        return await read(self._book.store.chat.muted, self._book.table, keys[0]) if keys else frozenset()

    def _author(self) -> Author:
        return Author(self._guest.room.table, self._guest.mine, self._guest.person)

    def _keys(self) -> tuple[str, ...]:
        return keys_of(self._guest.person, self._guest.token)
