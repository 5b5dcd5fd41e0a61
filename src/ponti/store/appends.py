"""What many moves at many tables add, written with as few statements as possible."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError

from ponti.store.announcing import MOVED, SEATED, Notice, announce
from ponti.store.data import Append, SeatInfo, StoredEvent, now
from ponti.store.errors import Conflict
from ponti.store.models import Base, SeatRow

_TABLES: Final = Base.metadata.tables["tables"]
_ADD_EVENTS: Final = insert(Base.metadata.tables["events"])
_ADD_SNAPSHOTS: Final = insert(Base.metadata.tables["snapshots"])
_CHANGE_TABLES: Final = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("of_table"))
    .values(
        **{name: bindparam(name) for name in ("is_over", "bot_is_due", "deadline_at", "acting", "changed_at")},
        **{name: func.coalesce(bindparam(name), _TABLES.c[name]) for name in ("last_number", "next_id")},
    )
)


def append_all(connection: Connection, entries: Sequence[Append]) -> None:
    """Write all ``entries`` or, with ``Conflict``, none: when the number of one of their events is taken.

    They are written in the order of their tables, so that two servers cannot wait for each other.
    """
    entries = sorted(entries, key=attrgetter("table"))
    add_events(connection, [(entry.table, entry.events) for entry in entries])
    snapshots = [{"table_id": entry.table, **vars(entry.snapshot)} for entry in entries if entry.snapshot is not None]
    if snapshots:
        connection.execute(_ADD_SNAPSHOTS, snapshots)
    for entry in entries:
        for seat in entry.seats:
            change_seat(connection, entry.table, seat)
    connection.execute(_CHANGE_TABLES, [_changes(entry) for entry in entries])
    announce(connection, [_notice(entry) for entry in entries])


def add_events(connection: Connection, added: Sequence[tuple[str, Sequence[StoredEvent]]]) -> None:
    """Write lines of the logs of tables. Raises ``Conflict`` when the number of one is taken."""
    rows = [{"table_id": table, **vars(event)} for table, events in added for event in events]
    try:
        if rows:
            connection.execute(_ADD_EVENTS, rows)
    except IntegrityError as error:
        raise Conflict(added[0][0]) from error


def change_seat(connection: Connection, table: str, seat: SeatInfo) -> None:
    """Write a seat as it is now."""
    where = (SeatRow.table_id == table, SeatRow.seat == seat.seat)
    connection.execute(update(SeatRow).where(*where).values(**seat_values(seat)))


def seat_values(seat: SeatInfo) -> dict[str, Any]:
    """What is kept of a seat; its colour is its person's."""
    return {name: value for name, value in vars(seat).items() if name != "colour"}


def acting_text(seats: Sequence[int]) -> str:
    """The seats that have to decide, as their column holds them."""
    return ",".join(str(seat) for seat in seats)


def _notice(entry: Append) -> Notice:
    return Notice(MOVED, entry.table, entry.events[-1].number) if entry.events else Notice(SEATED, entry.table)


def _changes(entry: Append) -> dict[str, Any]:
    return {
        "of_table": entry.table,
        "is_over": entry.is_over,
        "bot_is_due": entry.bot_is_due,
        "deadline_at": entry.deadline_at,
        "acting": acting_text(entry.acting),
        "changed_at": now(),
        "last_number": entry.events[-1].number if entry.events else None,
        "next_id": entry.next_id,
    }
