"""How rows become the plain data that the store gives out."""

from collections.abc import Iterable
from json import loads
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, select

from ponti.store.data import SeatInfo, StoredEvent, TableHead, TableLine
from ponti.store.models import EventRow, PersonRow, SeatRow, TableRow

HEAD: Final = (
    TableRow.id,
    TableRow.game,
    TableRow.rules,
    TableRow.options,
    TableRow.secret,
    TableRow.creator_hash,
    TableRow.host_id,
    TableRow.listed,
    TableRow.settings,
    TableRow.origin,
)
LINE: Final = (
    *HEAD,
    TableRow.is_over,
    TableRow.last_number,
    TableRow.acting,
    TableRow.changed_at,
    TableRow.deadline_at,
    TableRow.next_id,
)
_SEAT: Final = (
    SeatRow.table_id,
    SeatRow.seat,
    SeatRow.name,
    SeatRow.level,
    SeatRow.token_hash,
    SeatRow.person_id,
    SeatRow.is_open,
    SeatRow.stand_in,
    PersonRow.colour,
)
EVENT: Final = (
    EventRow.number,
    EventRow.kind,
    EventRow.seat,
    EventRow.text,
    EventRow.length,
    EventRow.reveals,
    EventRow.at,
)


def head_of(row: Row[*tuple[Any, ...]]) -> TableHead:
    """The head of a table from a row with the columns of ``HEAD``."""
    origin = None if row.origin is None else loads(row.origin)
    return TableHead(
        row.id,
        row.game,
        row.rules,
        loads(row.options),
        row.secret,
        row.creator_hash,
        row.host_id,
        row.listed,
        loads(row.settings),
        origin,
    )


def read_seats(connection: Connection, tables: Iterable[str]) -> dict[str, tuple[SeatInfo, ...]]:
    """The seats of each of these tables."""
    query = (
        select(*_SEAT)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
        .where(SeatRow.table_id.in_([*tables]))
        .order_by(SeatRow.table_id, SeatRow.seat)
    )
    found: dict[str, tuple[SeatInfo, ...]] = {}
    for row in connection.execute(query):
        seat = SeatInfo(*row[1:-1], row.colour or "")
        found[row.table_id] = (*found.get(row.table_id, ()), seat)
    return found


def read_events(connection: Connection, query: Select[*tuple[Any, ...]]) -> tuple[StoredEvent, ...]:
    """The lines that a query of ``EVENT`` finds, in their order."""
    return tuple(StoredEvent(*row) for row in connection.execute(query.order_by(EventRow.number)))


def read_lines(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[TableLine]:
    """The tables that a query of ``LINE`` finds, with their seats."""
    rows = connection.execute(query).all()
    seats = read_seats(connection, [row.id for row in rows])
    return [
        TableLine(
            head_of(row),
            seats.get(row.id, ()),
            row.is_over,
            row.last_number,
            read_acting(row.acting),
            row.changed_at,
            row.deadline_at,
            row.next_id,
        )
        for row in rows
    ]


def read_acting(text: str) -> tuple[int, ...]:
    """The seats in a list as the database keeps it."""
    return tuple(int(seat) for seat in text.split(",") if seat)
