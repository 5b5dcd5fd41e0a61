"""Lists of tables: the lobby's, a person's, the finished ones."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnExpressionArgument, Select, select

from ponti.store.data import TableLine
from ponti.store.models import SeatRow, TableRow
from ponti.store.part import Part
from ponti.store.rows import LINE, read_lines

_PAGE: Final = 50


class Lists(Part):
    """Tables as lists show them, the one that changed last first."""

    def listed(self, limit: int = _PAGE) -> list[TableLine]:
        """Public tables at which the game goes on."""
        return self._lines(_newest(TableRow.listed, ~TableRow.is_over).limit(limit))

    def finished(self, before: datetime | None = None, limit: int = _PAGE) -> list[TableLine]:
        """Public tables at which the game is over; the next page is what changed ``before`` the last of this one."""
        return self._lines(_newest(TableRow.listed, TableRow.is_over, *_earlier(before)).limit(limit))

    def playing(self, person_id: str) -> list[TableLine]:
        """The tables at which a person has a seat and the game goes on."""
        return self._lines(_newest(_sits(person_id), ~TableRow.is_over))

    def played(self, person_id: str, before: datetime | None = None, limit: int = _PAGE) -> list[TableLine]:
        """The finished games of a person."""
        return self._lines(_newest(_sits(person_id), TableRow.is_over, *_earlier(before)).limit(limit))

    def one(self, id: str) -> TableLine | None:
        """One table as lists show it."""
        found = self._lines(select(*LINE).where(TableRow.id == id))
        return found[0] if found else None

    def _lines(self, query: Select[*tuple[Any, ...]]) -> list[TableLine]:
        with self._engine.connect() as connection:
            return read_lines(connection, query)


def _newest(*where: ColumnExpressionArgument[bool]) -> Select[*tuple[Any, ...]]:
    return select(*LINE).where(*where).order_by(TableRow.changed_at.desc(), TableRow.id)


def _sits(person_id: str) -> ColumnExpressionArgument[bool]:
    return TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id == person_id))


def _earlier(before: datetime | None) -> tuple[ColumnExpressionArgument[bool], ...]:
    return () if before is None else (TableRow.changed_at < before,)
