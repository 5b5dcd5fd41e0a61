"""What new tables consist of, written with as few statements as possible."""

from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps
from typing import Any, Final

from sqlalchemy import Connection, insert

from ponti.store.appends import acting_text, add_events, seat_values
from ponti.store.data import StoredTable
from ponti.store.models import Base

_ADD_TABLES: Final = insert(Base.metadata.tables["tables"])
_ADD_SEATS: Final = insert(Base.metadata.tables["seats"])


@dataclass(frozen=True)
class Making:
    """A new table, and by what it is found: whether a bot or which seats have to decide."""

    table: StoredTable
    bot_is_due: bool
    is_over: bool
    acting: Sequence[int]


def make_all(connection: Connection, entries: Sequence[Making]) -> None:
    """Keep new tables with their seats and first events: all of them or, with an error, none."""
    connection.execute(_ADD_TABLES, [_values(entry) for entry in entries])
    tables = [entry.table for entry in entries]
    connection.execute(
        _ADD_SEATS, [{"table_id": table.head.id, **seat_values(seat)} for table in tables for seat in table.seats]
    )
    add_events(connection, [(table.head.id, table.events) for table in tables])


def _values(entry: Making) -> dict[str, Any]:
    table, head = entry.table, entry.table.head
    return {
        **vars(head),
        "options": dumps(head.options),
        "settings": dumps(dict(head.settings)),
        "origin": None if head.origin is None else dumps(dict(head.origin)),
        "is_over": entry.is_over,
        "bot_is_due": entry.bot_is_due,
        "last_number": table.events[-1].number if table.events else 0,
        "acting": acting_text(entry.acting),
        "next_id": table.next_id,
        "deadline_at": table.deadline_at,
    }
