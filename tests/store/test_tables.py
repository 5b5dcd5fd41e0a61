"""Tables in the store."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ponti.store.data import Append, SeatInfo, Snapshot, StoredEvent, StoredTable
from ponti.store.repository import Conflict, Store, Unavailable, check_database
from tests.store.tables import ADA, DEAL, HEAD, SEATS, TABLE, append, played, taken_back


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    assert store.load("t") == TABLE
    assert store.load("nothing") is None
    assert store.count() == 1


def test_events_are_added_and_never_changed(store: Store) -> None:
    back = taken_back(3, 1)
    store.append(append(played(2, 2))).result()
    store.append(append(back)).result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.events == (DEAL, played(2, 2), back)


def test_a_number_is_given_once(store: Store) -> None:
    store.append(append(played(2, 2), played(3, 3))).result()
    with pytest.raises(Conflict):
        store.append(append(played(3, 3), played(4, 4), snapshot=Snapshot(4, "{}", 4))).result()
    loaded = store.load("t")
    assert loaded is not None
    assert [event.number for event in loaded.events] == [1, 2, 3], "all of a move or nothing"
    assert loaded.snapshot is None


def test_two_stores_cannot_write_the_same_event(store: Store, url: str) -> None:
    other = Store(url)
    futures = [one.append(append(played(2, 2))) for one in (store, other)]
    errors = [future.exception() for future in futures]
    other.close()
    assert [type(error) for error in errors if error is not None] == [Conflict]


def grow(store: Store, *lines: StoredEvent) -> None:
    """Add lines, with a snapshot after every tenth one."""
    for line in lines:
        snapshot = Snapshot(line.number, str(line.number), line.length) if line.number % 10 == 0 else None
        store.append(append(line, snapshot=snapshot)).result()


def test_a_table_is_loaded_from_a_snapshot_that_leaves_forty_lines(store: Store) -> None:
    for last, base in ((49, None), (50, 10), (59, 10), (60, 20), (95, 50)):
        grow(store, *(played(number, number) for number in range(store.history("t")[-1].number + 1, last + 1)))
        loaded = store.load("t")
        assert loaded is not None
        assert (loaded.snapshot and loaded.snapshot.number) == base
        assert loaded.snapshot is None or loaded.snapshot == Snapshot(base or 0, str(base), base or 0)
        assert [event.number for event in loaded.events] == list(range((base or 0) + 1, last + 1))
        assert [event.number for event in store.history("t")] == list(range(1, last + 1))


def test_a_snapshot_before_which_the_game_was_taken_back_does_not_count(store: Store) -> None:
    grow(store, *(played(number, number) for number in range(2, 101)))
    grow(store, taken_back(101, 45), *(played(number, number - 56) for number in range(102, 105)))
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.snapshot == Snapshot(40, "40", 40), "50 and 60 are of a game that was never played on"
    assert loaded.events[-1] == played(104, 48)
    grow(store, *(played(number, number - 56) for number in range(105, 151)))
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.snapshot == Snapshot(110, "110", 54)


def test_the_log_is_read_from_both_ends(store: Store) -> None:
    grow(store, *(played(number, number) for number in range(2, 8)))
    assert store.history("t", before=3) == (DEAL, played(2, 2))
    assert store.rows_after("t", 5) == (played(6, 6), played(7, 7))
    assert store.rows_after("t", 7) == ()
    assert store.history("nothing") == ()


def test_a_line_keeps_its_moment(store: Store) -> None:
    moment = datetime(2026, 3, 29, 1, 59, 59, 123456, UTC)
    store.append(append(replace(played(2, 2), at=moment))).result()
    [line] = store.rows_after("t", 1)
    assert line.at == moment
    assert line.at.tzinfo is not None


def test_what_belongs_together_is_kept_together(store: Store) -> None:
    store.people.add(ADA).result()
    later = datetime(2030, 1, 1, tzinfo=UTC)
    left = replace(SEATS[0], stand_in="medium", person_id="ada", token_hash=None)
    more: dict[str, Any] = {"seats": (left,), "next_id": "u", "deadline_at": later, "acting": (0, 1)}
    store.append(append(played(2, 2), **more)).result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.seats == (replace(left, colour=ADA.colour), SEATS[1])
    assert (loaded.next_id, loaded.deadline_at) == ("u", later)
    line = store.lists.one("t")
    assert line is not None
    assert (line.acting, line.last_number, line.deadline_at, line.next_id) == ((0, 1), 2, later, "u")
    with pytest.raises(Conflict):
        store.append(append(played(2, 2), seats=SEATS, deadline_at=None)).result()
    assert store.load("t") == loaded
    store.append(append(played(3, 3))).result()
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded.deadline_at, loaded.next_id) == (None, "u"), "a deadline passes, the next table stays"


def test_overdue_tables_are_found(store: Store) -> None:
    moment = datetime(2030, 1, 1, tzinfo=UTC)
    assert store.overdue(moment) == []
    store.append(append(played(2, 2), deadline_at=moment)).result()
    assert store.overdue(moment - timedelta(microseconds=1)) == []
    assert store.overdue(moment) == ["t"]
    store.append(append(played(3, 3), deadline_at=moment, is_over=True)).result()
    assert store.overdue(moment) == []


def test_a_seat_changes_without_a_line(store: Store) -> None:
    taken = SeatInfo(1, "Bice", None, "b" * 64, is_open=True)
    store.change_seat("t", taken).result()
    assert store.seats("t") == (SEATS[0], taken)
    assert store.seats("nothing") == ()


def test_a_table_keeps_its_settings_and_its_origin(store: Store) -> None:
    store.people.add(ADA).result()
    settings = {"listed": True, "clock": {"kind": "move", "seconds": 300}}
    head = replace(HEAD, id="u", host_id="ada", listed=True, settings=settings, origin={"table": "t", "event": 1})
    table = StoredTable(head, SEATS, (DEAL,), next_id="v", deadline_at=datetime(2030, 1, 1, tzinfo=UTC))
    store.create(table, bot_is_due=False, acting=(1,)).result()
    assert store.load("u") == table
    assert store.running() == ["t", "u"]


def test_tables_are_found_by_the_bots_that_are_due(store: Store) -> None:
    assert store.due_for_bots() == []
    store.append(append(played(2, 2), bot_is_due=True)).result()
    assert store.due_for_bots() == ["t"]
    store.append(append(played(3, 3), bot_is_due=True, is_over=True)).result()
    assert store.due_for_bots() == []


def test_names_change(store: Store) -> None:
    store.rename("t", 1, "Bice").result()
    loaded = store.load("t")
    assert loaded is not None
    assert [seat.name for seat in loaded.seats] == ["Ada", "Bice"]


def test_a_table_is_made_once(store: Store) -> None:
    with pytest.raises(SQLAlchemyError):
        store.create(TABLE, bot_is_due=False).result()
    assert store.load("t") == TABLE


def test_one_table_that_cannot_be_made_keeps_no_other_back(store: Store) -> None:
    wanted = [replace(TABLE, head=replace(HEAD, id=id)) for id in ("u", "t", "v")]
    made = [store.create(table, bot_is_due=False) for table in wanted]
    assert [done.exception() is None for done in made] == [True, False, True]
    assert [store.load(table.head.id) for table in wanted] == [wanted[0], TABLE, wanted[2]]


def test_events_need_a_table(store: Store) -> None:
    with pytest.raises((Conflict, SQLAlchemyError)):
        store.append(Append("nothing", (played(1, 1),), False, False)).result()


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all/t.db", "nonsense://x"])
def test_a_database_that_is_not_there_is_said(url: str) -> None:
    with pytest.raises(Unavailable):
        check_database(url)


def test_a_read_that_is_under_way_lets_go_of_a_closed_store(url: str) -> None:
    store = Store(url)
    with store._engine.connect() as reading:
        raw = reading.connection.dbapi_connection
        assert raw is not None
        store.close()
        assert reading.scalar(text("SELECT count(*) FROM tables")) == 0
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError)):
        raw.cursor().execute("SELECT 1")
