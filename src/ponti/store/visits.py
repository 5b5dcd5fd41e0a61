"""What viewers have seen: up to which line of a log each of them was there."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from ponti.store.data import now
from ponti.store.models import VisitRow
from ponti.store.part import Part, upsert

_LAST_SEEN: Final = select(func.max(VisitRow.number)).where(
    VisitRow.table_id == bindparam("table"), VisitRow.viewer.in_(bindparam("viewers", expanding=True))
)


@dataclass(frozen=True, order=True)
class _Visit:
    table: str
    viewer: str
    number: int


class Visits(Part):
    """The last visits to tables."""

    def left(self, table: str, viewer: str, number: int) -> "Future[None]":
        """A viewer goes, having seen the log up to line ``number``."""
        return self._writer.submit_item(_keep_all, _Visit(table, viewer, number))

    def last_seen(self, table: str, viewers: Sequence[str]) -> int | None:
        """The number of the last line that any of these viewers has seen; None when none was ever there."""
        with self._engine.connect() as connection:
            return connection.scalar(_LAST_SEEN, {"table": table, "viewers": [*viewers]})


def _keep_all(connection: Connection, visits: Sequence[_Visit]) -> None:
    """The last one of each viewer counts. In one order, so that two servers cannot wait for each other."""
    last = {(visit.table, visit.viewer): visit for visit in visits}
    at = now()
    rows = [
        {"table_id": visit.table, "viewer": visit.viewer, "number": visit.number, "at": at}
        for visit in sorted(last.values())
    ]
    upsert(connection, VisitRow, ("table_id", "viewer"), rows)
