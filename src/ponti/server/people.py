"""Who is there: guests, who need no account, and people who come back with a pass-phrase."""

import asyncio
import sys
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Final, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from ponti.server.colours import check_colour, free_colours
from ponti.server.cookies import Cookies
from ponti.server.errors import TableError
from ponti.server.outages import unavailable
from ponti.server.passphrases import Passphrases, check_passphrase
from ponti.server.seats import clean_name, new_id
from ponti.store.data import Person, now
from ponti.store.people import name_key
from ponti.store.repository import Conflict, Store

T = TypeVar("T")
P = ParamSpec("P")

OFFERED: Final = 12
"""How many free colours are offered at a time."""
_SEEN_EVERY: Final = timedelta(hours=6)
_TRIES: Final = 5
_NOBODY: Final = sys.maxsize
"""The epoch of somebody who is not there any more: no cookie of theirs holds."""


class Connection(Protocol):
    """A connection that was opened in somebody's name."""

    async def sign_out(self) -> None:
        """The name does not hold any more."""


class People:
    """The people of one server."""

    def __init__(self, store: Store, cookies: Cookies, passphrases: Passphrases) -> None:
        self.cookies: Final = cookies
        self._store: Final = store
        self._passphrases: Final = passphrases
        self._connections: Final[dict[str, dict[Connection, int]]] = {}  # with the person's epoch then
        self._epochs: Final[dict[str, int]] = {}  # the newest ones that this server was told of

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Whose browser it is; None for strangers, and where somebody was signed out."""
        cookie = self.cookies.read(connection.cookies)
        if cookie is None:
            return None
        person = await read(self._store.people.get, cookie.person)
        if person is None or person.epoch != cookie.epoch:
            return None
        if now() - person.seen_at > _SEEN_EVERY:
            self._store.people.touch(person.id)  # nothing depends on its being kept
        return person

    async def free_colours(self) -> list[str]:
        """Some colours that nobody has."""
        return free_colours(await read(self._store.people.colours), OFFERED)

    async def add(self, name: str, colour: str | None) -> Person:
        """A new guest. Raises ``bad_name``, ``name_taken``, ``bad_colour`` or ``colour_taken``."""
        name = clean_name(name)
        for _ in range(_TRIES):
            chosen = check_colour(colour) if colour else (await self.free_colours())[0]
            person = Person(new_id(), name, chosen)
            try:
                await write(self._store.people.add(person))
            except Conflict:
                await self._explain(name, colour, None)
            else:
                return person
        raise TableError("colour_taken", 409)

    async def change(self, person: Person, name: str, colour: str | None) -> Person:
        """Somebody goes by another name, or has another colour. Raises the same as ``add``."""
        name, colour = clean_name(name), check_colour(colour) if colour else person.colour
        try:
            await write(self._store.people.rename(person.id, name, colour))
        except Conflict:
            await self._explain(name, colour, person)
            raise TableError("colour_taken", 409) from None
        return replace(person, name=name, colour=colour)

    async def set_passphrase(self, person: Person, passphrase: str) -> Person:
        """From now on the person can sign in elsewhere; with a new one, only with that. Raises ``weak_passphrase``."""
        check_passphrase(passphrase, person.name)
        kept = await self._passphrases.hashed(passphrase)
        await write(self._store.people.set_passphrase(person.id, kept))
        if person.passphrase_hash is None:
            return replace(person, passphrase_hash=kept)
        await self.sign_out_everywhere(person)
        return await read(self._store.people.get, person.id) or person

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The person with this name and pass-phrase. Raises ``login_failed``, whatever was wrong."""
        person = await self._named(name)
        kept = person.passphrase_hash if person is not None else None
        if not await self._passphrases.is_right(kept, passphrase) or person is None or kept is None:
            raise TableError("login_failed", 403)
        if self._passphrases.is_dated(kept):
            renewed = await self._passphrases.hashed(passphrase)
            await write(self._store.people.set_passphrase(person.id, renewed))
        return person

    async def sign_out_everywhere(self, person: Person) -> None:
        """All cookies of the person end now, and what was set up with them: connections, and browsers to be told."""
        await write(self._store.people.sign_out(person.id))
        for push in await read(self._store.pushes.of, person.id):
            await write(self._store.pushes.forget(push.endpoint))
        await self.end_connections([person.id])

    async def end_connections(self, ids: Collection[str]) -> None:
        """End those connections here that were opened before the person was signed out, on whichever server."""
        people = await read(self._store.people.many, ids)
        for id in ids:
            told = people[id].epoch if id in people else _NOBODY
            newest = self._epochs[id] = max(told, self._epochs.get(id, 0))
            for connection, epoch in tuple(self._connections.get(id, {}).items()):
                if epoch < newest:
                    await connection.sign_out()

    def connected_here(self) -> list[str]:
        """Who has connections to this server."""
        return [*self._connections]

    @contextmanager
    def connected(self, person: Person | None, connection: Connection) -> Iterator[bool]:
        """While somebody's connection lasts: whether its name still holds, or the person has just been signed out."""
        if person is None:
            yield True
            return
        connections = self._connections.setdefault(person.id, {})
        connections[connection] = person.epoch
        try:
            yield person.epoch >= self._epochs.get(person.id, 0)
        finally:
            del connections[connection]
            if not connections:
                self._connections.pop(person.id, None)

    async def set_webhook(self, person: Person, url: str | None) -> Person:
        """Where the person wants to be told of turns; None for nowhere."""
        await write(self._store.people.set_webhook(person.id, url))
        return replace(person, webhook=url)

    async def _named(self, name: str) -> Person | None:
        try:
            clean = clean_name(name)
        except TableError:
            return None
        return await read(self._store.people.named, clean)

    async def _explain(self, name: str, colour: str | None, person: Person | None) -> None:
        """Raise what was taken; return when it was only a colour of our own choice."""
        other = await read(self._store.people.named, name)
        if other is not None and (person is None or other.id != person.id):
            raise TableError("name_taken", 409, name=name)
        if colour is not None:
            raise TableError("colour_taken", 409)


def sign_in_key(name: str) -> str:
    """The same for all spellings of a name with which somebody can sign in."""
    try:
        return name_key(clean_name(name))
    except TableError:
        return ""


async def read(query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Ask the store in a thread. Raises ``store_unavailable``."""
    try:
        return await asyncio.to_thread(query, *args, **kwargs)
    except SQLAlchemyError as error:
        raise unavailable(error) from error


async def write(kept: "Future[T]") -> T:
    """Wait until something is kept. Raises ``store_unavailable``."""
    try:
        return await asyncio.wrap_future(kept)
    except SQLAlchemyError as error:
        raise unavailable(error) from error
