"""People in the store. Nobody shares a name (however it is written) or a colour with somebody else."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from typing import Any, Final
from unicodedata import normalize

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ponti.store.announcing import SIGNED_OUT, Notice, announce
from ponti.store.data import Person, now
from ponti.store.errors import Conflict
from ponti.store.models import PersonRow
from ponti.store.part import Part

_LONGEST_KEY: Final = 200
_PERSON: Final = (
    PersonRow.id,
    PersonRow.name,
    PersonRow.colour,
    PersonRow.passphrase_hash,
    PersonRow.epoch,
    PersonRow.webhook,
    PersonRow.created_at,
    PersonRow.seen_at,
)


class People(Part):
    """Everything about people."""

    def add(self, person: Person) -> "Future[None]":
        """Keep a new person. Fails with ``Conflict`` when somebody has the name or the colour."""
        row = {**vars(person), "name_key": name_key(person.name)}

        def job(connection: Connection) -> None:
            try:
                connection.execute(insert(PersonRow).values(**row))
            except IntegrityError as error:
                raise Conflict(person.name) from error

        return self._writer.submit(job)

    def rename(self, id: str, name: str, colour: str) -> "Future[None]":
        """Give a person another name or colour. Fails with ``Conflict`` when somebody else has it."""
        return self._change(id, name=name, name_key=name_key(name), colour=colour)

    def set_passphrase(self, id: str, passphrase_hash: str) -> "Future[None]":
        """Let a person sign in with a pass-phrase."""
        return self._change(id, passphrase_hash=passphrase_hash)

    def set_webhook(self, id: str, url: str | None) -> "Future[None]":
        """Where to tell a person that it is their turn; None for nowhere."""
        return self._change(id, webhook=url)

    def sign_out(self, id: str) -> "Future[None]":
        """Raise the epoch, so that no device is signed in any more."""
        return self._change(id, (Notice(SIGNED_OUT, person=id),), epoch=PersonRow.epoch + 1)

    def touch(self, id: str) -> "Future[None]":
        """A person was here just now."""
        return self._change(id, seen_at=now())

    def get(self, id: str) -> Person | None:
        """The person with this id."""
        return self.many([id]).get(id)

    def many(self, ids: Iterable[str]) -> dict[str, Person]:
        """People by their ids; those who do not exist are left out."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(*_PERSON).where(PersonRow.id.in_([*ids])))
            return {row.id: Person(*row) for row in rows}

    def named(self, name: str) -> Person | None:
        """The person who goes by a name, however it is written."""
        with self._engine.connect() as connection:
            for key in (name.casefold(), name_key(name)):  # first as keys were made once
                row = connection.execute(select(*_PERSON).where(PersonRow.name_key == key)).one_or_none()
                if row is not None:
                    return Person(*row)
        return None

    def colours(self) -> frozenset[str]:
        """The colours that are taken."""
        with self._engine.connect() as connection:
            return frozenset(connection.scalars(select(PersonRow.colour)))

    def _change(self, id: str, notices: Sequence[Notice] = (), **values: Any) -> "Future[None]":
        def job(connection: Connection) -> None:
            try:
                connection.execute(update(PersonRow).where(PersonRow.id == id).values(**values))
            except IntegrityError as error:
                raise Conflict(id) from error
            announce(connection, notices)

        return self._writer.submit(job)


def name_key(name: str) -> str:
    """A name as it is compared with others: neither capitals nor wide, raised or joined letters make another one."""
    return normalize("NFKC", normalize("NFKC", name).casefold())[:_LONGEST_KEY]
