"""The store: every query that the server asks, typed, by subject."""

from concurrent.futures import Future
from typing import Final

from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from ponti.store.announcing import Notice, announce
from ponti.store.chat import Chat
from ponti.store.database import open_database
from ponti.store.errors import Conflict, Unavailable
from ponti.store.keys import Keys
from ponti.store.lists import Lists
from ponti.store.people import People
from ponti.store.pushes import Pushes
from ponti.store.tables import Tables
from ponti.store.visits import Visits
from ponti.store.writer import Writer

__all__ = ["Conflict", "Store", "Unavailable", "check_database"]


class Store(Tables):
    """Tables in one database, and in its parts what goes with them.

    Reads may come from any thread; writes go through one writer and return futures, which are resolved after the
    commit.
    """

    def __init__(self, url: str) -> None:
        engine = open_database(url)
        writer = Writer(engine)
        super().__init__(engine, writer)
        self.writer: Final = writer
        self.lists: Final = Lists(engine, writer)
        self.people: Final = People(engine, writer)
        self.chat: Final = Chat(engine, writer)
        self.visits: Final = Visits(engine, writer)
        self.pushes: Final = Pushes(engine, writer)
        self.keys: Final = Keys(engine, writer)

    def revision(self) -> str | None:
        """The revision of the database's schema: a quick question that only a database that is there can answer."""
        with self._engine.connect() as connection:
            found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return found

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use the database at the same time and tell each other of what they write."""
        return self._engine.dialect.name == "postgresql"

    def tell(self, notice: Notice) -> "Future[None]":
        """Tell other servers something that is not kept."""
        return self._writer.submit(lambda connection: announce(connection, [notice]))

    def close(self) -> None:
        """Finish all writes and let go of the database. Reads that are under way go on, and let go of it then."""
        self._writer.close()
        event.listen(self._engine.pool, "checkin", _let_go)
        self._engine.dispose()


def _let_go(_connection: object, record: ConnectionPoolEntry) -> None:
    record.invalidate()


def check_database(url: str) -> None:
    """Open a database and let go of it again. Raises ``Unavailable`` when that is not possible."""
    try:
        open_database(url).dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise Unavailable(str(error.__cause__ or error)) from error
