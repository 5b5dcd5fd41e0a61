"""What viewers have seen: up to which line of a log each of them was there."""

from concurrent.futures import Future

from sqlalchemy import Connection, select

from ponti.store.data import now
from ponti.store.models import VisitRow
from ponti.store.part import Part, upsert


class Visits(Part):
    """The last visits to tables."""

    def left(self, table: str, viewer: str, number: int) -> "Future[None]":
        """A viewer goes, having seen the log up to line ``number``."""

        def job(connection: Connection) -> None:
            upsert(connection, VisitRow, {"table_id": table, "viewer": viewer}, {"number": number, "at": now()})

        return self._writer.submit(job)

    def last_seen(self, table: str, viewer: str) -> int | None:
        """The number of the last line that a viewer has seen; None when it was never there."""
        query = select(VisitRow.number).where(VisitRow.table_id == table, VisitRow.viewer == viewer)
        with self._engine.connect() as connection:
            return connection.scalar(query)
