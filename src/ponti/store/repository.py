"""The store: every query that the server asks, typed."""

from concurrent.futures import Future
from json import dumps, loads
from typing import Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ponti.store.data import Append, SeatInfo, Snapshot, StoredEvent, StoredTable, TableHead
from ponti.store.database import open_database
from ponti.store.models import EventRow, SeatRow, SnapshotRow, TableRow, now
from ponti.store.writer import Writer


class Unavailable(Exception):
    """The database cannot be opened."""


class Conflict(Exception):
    """Somebody else has already written the event with this number."""


class Store:
    """Tables in one database. Reads may come from any thread; writes go through one writer and return futures."""

    def __init__(self, url: str) -> None:
        self._engine: Final = open_database(url)
        self._writer: Final = Writer(self._engine)

    def close(self) -> None:
        """Finish all writes and let go of the database."""
        self._writer.close()
        self._engine.dispose()

    # -- writing ----------------------------------------------------------------------------------------------------

    def create(self, table: StoredTable, *, bot_is_due: bool, is_over: bool = False) -> "Future[None]":
        """Keep a new table with its seats and first events."""

        def job(connection: Connection) -> None:
            head = table.head
            row = {
                "id": head.id,
                "game": head.game,
                "rules": head.rules,
                "options": dumps(head.options),
                "secret": head.secret,
                "creator_hash": head.creator_hash,
            }
            connection.execute(insert(TableRow).values(**row, is_over=is_over, bot_is_due=bot_is_due))
            for seat in table.seats:
                connection.execute(insert(SeatRow).values(table_id=head.id, **vars(seat)))
            _add_events(connection, head.id, table.events)

        return self._writer.submit(job)

    def append(self, entry: Append) -> "Future[None]":
        """Add events to a table's log. Fails with ``Conflict`` when their numbers are taken."""

        def job(connection: Connection) -> None:
            _add_events(connection, entry.table, entry.events)
            if entry.snapshot is not None:
                row = {"table_id": entry.table, "number": entry.snapshot.number, "state": entry.snapshot.state}
                connection.execute(insert(SnapshotRow).values(**row))
            flags = {"is_over": entry.is_over, "bot_is_due": entry.bot_is_due, "changed_at": now()}
            connection.execute(update(TableRow).where(TableRow.id == entry.table).values(**flags))

        return self._writer.submit(job)

    def rename(self, table: str, seat: int, name: str) -> "Future[None]":
        """Give the player on a seat a name."""

        def job(connection: Connection) -> None:
            where = (SeatRow.table_id == table, SeatRow.seat == seat)
            connection.execute(update(SeatRow).where(*where).values(name=name))

        return self._writer.submit(job)

    # -- reading ----------------------------------------------------------------------------------------------------

    def load(self, id: str) -> StoredTable | None:
        """A table with everything that happened at it; None when there is no such table."""
        with self._engine.connect() as connection:
            head = _read_head(connection, id)
            if head is None:
                return None
            return StoredTable(
                head, _read_seats(connection, id), _read_events(connection, id), _read_snapshot(connection, id)
            )

    def due_for_bots(self) -> list[str]:
        """The tables at which a bot has to decide."""
        query = select(TableRow.id).where(TableRow.bot_is_due, ~TableRow.is_over).order_by(TableRow.changed_at)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(TableRow)) or 0


def check_database(url: str) -> None:
    """Open a database and let go of it again. Raises ``Unavailable`` when that is not possible."""
    try:
        open_database(url).dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise Unavailable(str(error.__cause__ or error)) from error


def _add_events(connection: Connection, table: str, events: tuple[StoredEvent, ...]) -> None:
    if not events:
        return
    try:
        connection.execute(insert(EventRow), [{"table_id": table, **vars(event)} for event in events])
    except IntegrityError as error:
        raise Conflict(table) from error


def _read_head(connection: Connection, id: str) -> TableHead | None:
    row = connection.execute(
        select(
            TableRow.id, TableRow.game, TableRow.rules, TableRow.options, TableRow.secret, TableRow.creator_hash
        ).where(TableRow.id == id)
    ).one_or_none()
    if row is None:
        return None
    return TableHead(row.id, row.game, row.rules, loads(row.options), row.secret, row.creator_hash)


def _read_seats(connection: Connection, id: str) -> tuple[SeatInfo, ...]:
    rows = connection.execute(
        select(SeatRow.seat, SeatRow.name, SeatRow.level, SeatRow.token_hash)
        .where(SeatRow.table_id == id)
        .order_by(SeatRow.seat)
    )
    return tuple(SeatInfo(row.seat, row.name, row.level, row.token_hash) for row in rows)


def _read_events(connection: Connection, id: str) -> tuple[StoredEvent, ...]:
    columns = (EventRow.number, EventRow.kind, EventRow.seat, EventRow.text, EventRow.length, EventRow.reveals)
    rows = connection.execute(select(*columns).where(EventRow.table_id == id).order_by(EventRow.number))
    return tuple(StoredEvent(*row) for row in rows)


def _read_snapshot(connection: Connection, id: str) -> Snapshot | None:
    row = connection.execute(
        select(SnapshotRow.number, SnapshotRow.state)
        .where(SnapshotRow.table_id == id)
        .order_by(SnapshotRow.number.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else Snapshot(row.number, row.state)
