"""Tables in the store: made once, then only added to."""

from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime

from sqlalchemy import Connection, func, select, update
from sqlalchemy.orm import aliased

from ponti.store.announcing import SEATED, Notice, announce
from ponti.store.appends import append_all, change_seat
from ponti.store.data import SHORTEST_TAIL, Append, SeatInfo, Snapshot, StoredEvent, StoredTable
from ponti.store.makings import Making, make_all
from ponti.store.models import EventRow, SeatRow, SnapshotRow, TableRow
from ponti.store.part import Part
from ponti.store.rows import EVENT, HEAD, head_of, read_events, read_seats


class Tables(Part):
    """Everything about single tables."""

    # -- writing ----------------------------------------------------------------------------------------------------

    def create(
        self, table: StoredTable, *, bot_is_due: bool, is_over: bool = False, acting: Sequence[int] = ()
    ) -> "Future[None]":
        """Keep a new table with its seats and first events."""
        return self._writer.submit_item(make_all, Making(table, bot_is_due, is_over, acting))

    def append_and_create(
        self, entry: Append, table: StoredTable, *, bot_is_due: bool, acting: Sequence[int]
    ) -> "Future[None]":
        """Add events to a table's log that lead to a new one, and keep that too: both or, with ``Conflict``, none."""
        making = Making(table, bot_is_due, False, acting)

        def job(connection: Connection) -> None:
            make_all(connection, [making])
            append_all(connection, [entry])

        return self._writer.submit(job)

    def append(self, entry: Append) -> "Future[None]":
        """Add events to a table's log, and what else changes with them.

        Fails with ``Conflict`` when their numbers are taken, and then nothing has changed.
        """
        return self._writer.submit_item(append_all, entry)

    def change_seat(self, table: str, seat: SeatInfo) -> "Future[None]":
        """Write a seat as it is now, where no line of the log says so."""

        def job(connection: Connection) -> None:
            change_seat(connection, table, seat)
            announce(connection, [Notice(SEATED, table)])

        return self._writer.submit(job)

    def rename(self, table: str, seat: int, name: str) -> "Future[None]":
        """Give the player on a seat a name."""

        def job(connection: Connection) -> None:
            where = (SeatRow.table_id == table, SeatRow.seat == seat)
            connection.execute(update(SeatRow).where(*where).values(name=name))
            announce(connection, [Notice(SEATED, table)])

        return self._writer.submit(job)

    # -- reading ----------------------------------------------------------------------------------------------------

    def load(self, id: str) -> StoredTable | None:
        """A table as it is now, with the end of its log; None when there is no such table.

        It costs the same late as early: the log is read from a snapshot on that is still valid (the game was not
        taken back to before it) and leaves at least ``SHORTEST_TAIL`` lines; if there is none yet, from the start.
        """
        with self._engine.connect() as connection:
            columns = (*HEAD, TableRow.next_id, TableRow.deadline_at, TableRow.last_number)
            row = connection.execute(select(*columns).where(TableRow.id == id)).one_or_none()
            if row is None:
                return None
            snapshot = _read_snapshot(connection, id, row.last_number)
            query = select(*EVENT).where(EventRow.table_id == id)
            if snapshot is not None:
                query = query.where(EventRow.number > snapshot.number)
            events = read_events(connection, query)
            seats = read_seats(connection, [id])[id]
            return StoredTable(head_of(row), seats, events, snapshot, row.next_id, row.deadline_at)

    def load_whole(self, id: str) -> StoredTable | None:
        """A table with its whole log; None when there is no such table."""
        with self._engine.connect() as connection:
            row = connection.execute(
                select(*HEAD, TableRow.next_id, TableRow.deadline_at).where(TableRow.id == id)
            ).one_or_none()
            if row is None:
                return None
            events = read_events(connection, select(*EVENT).where(EventRow.table_id == id))
            return StoredTable(
                head_of(row), read_seats(connection, [id])[id], events, None, row.next_id, row.deadline_at
            )

    def history(self, id: str, before: int | None = None) -> tuple[StoredEvent, ...]:
        """The log from its first line on, up to but without line ``before``."""
        query = select(*EVENT).where(EventRow.table_id == id)
        if before is not None:
            query = query.where(EventRow.number < before)
        with self._engine.connect() as connection:
            return read_events(connection, query)

    def rows_after(self, id: str, number: int) -> tuple[StoredEvent, ...]:
        """The lines after line ``number``."""
        query = select(*EVENT).where(EventRow.table_id == id, EventRow.number > number)
        with self._engine.connect() as connection:
            return read_events(connection, query)

    def news(self, id: str, number: int) -> tuple[tuple[StoredEvent, ...], tuple[SeatInfo, ...]]:
        """The lines after line ``number``, and the seats as they are now."""
        query = select(*EVENT).where(EventRow.table_id == id, EventRow.number > number)
        with self._engine.connect() as connection:
            return read_events(connection, query), read_seats(connection, [id])[id]

    def seats(self, id: str) -> tuple[SeatInfo, ...]:
        """The seats of a table as they are now."""
        with self._engine.connect() as connection:
            return read_seats(connection, [id]).get(id, ())

    def due_for_bots(self) -> list[str]:
        """The tables at which a bot has to decide."""
        query = select(TableRow.id).where(TableRow.bot_is_due, ~TableRow.is_over).order_by(TableRow.changed_at)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def overdue(self, moment: datetime) -> list[str]:
        """The tables at which somebody's time has run out by ``moment``, the longest overdue first."""
        query = (
            select(TableRow.id).where(TableRow.deadline_at <= moment, ~TableRow.is_over).order_by(TableRow.deadline_at)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def running(self) -> list[str]:
        """All tables at which the game is not over."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(TableRow.id).where(~TableRow.is_over).order_by(TableRow.created_at)))

    def ids(self) -> list[str]:
        """All tables."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(TableRow.id).order_by(TableRow.created_at)))

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(TableRow)) or 0


def _read_snapshot(connection: Connection, id: str, last_number: int) -> Snapshot | None:
    later = aliased(EventRow)
    went_before = (
        select(later.number)
        .where(later.table_id == id, later.number > SnapshotRow.number, later.length < SnapshotRow.length)
        .exists()
    )
    row = connection.execute(
        select(SnapshotRow.number, SnapshotRow.state, SnapshotRow.length)
        .where(SnapshotRow.table_id == id, SnapshotRow.number <= last_number - SHORTEST_TAIL, ~went_before)
        .order_by(SnapshotRow.number.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else Snapshot(row.number, row.state, row.length)
