"""The store on SQLite."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from ponti.store.data import PLAYED, TAKEN_BACK, Append, SeatInfo, Snapshot, StoredEvent, StoredTable, TableHead
from ponti.store.repository import Conflict, Store, Unavailable, check_database

HEAD = TableHead("t", "toy", 1, {"deck": 6, "double": False, "wins": "high"}, b"\0\xff" * 16, "c" * 64)
SEATS = (SeatInfo(0, "Ada", None, "a" * 64), SeatInfo(1, "", "easy", None))
DEAL = StoredEvent(1, PLAYED, -1, "+3", 1, True)
TABLE = StoredTable(HEAD, SEATS, (DEAL,))


def played(number: int, length: int) -> StoredEvent:
    return StoredEvent(number, PLAYED, 0, "3", length, False)


def append(*events: StoredEvent, **more: object) -> Append:
    fields = {"is_over": False, "bot_is_due": False, **more}
    return Append("t", events, **fields)  # type: ignore[arg-type]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 't.db'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.create(TABLE, bot_is_due=False).result()
    yield store
    store.close()


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    assert store.load("t") == TABLE
    assert store.load("nothing") is None
    assert store.count() == 1


def test_events_are_added_and_never_changed(store: Store) -> None:
    back = StoredEvent(3, TAKEN_BACK, 0, "", 1, False)
    store.append(append(played(2, 2))).result()
    store.append(append(back)).result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.events == (DEAL, played(2, 2), back)


def test_a_number_is_given_once(store: Store) -> None:
    store.append(append(played(2, 2), played(3, 3))).result()
    with pytest.raises(Conflict):
        store.append(append(played(3, 3), played(4, 4), snapshot=Snapshot(4, "{}"))).result()
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


def test_the_newest_snapshot_counts(store: Store) -> None:
    store.append(append(played(2, 2), snapshot=Snapshot(2, "two"))).result()
    store.append(append(played(3, 3), snapshot=Snapshot(3, "three"))).result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.snapshot == Snapshot(3, "three")


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


def test_sqlite_keeps_what_it_has_acknowledged(store: Store, tmp_path: Path) -> None:
    store.append(append(played(2, 2))).result()
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,), "another process sees it"
    connection.close()
    with store._engine.connect() as inside:
        assert inside.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL: each commit waits for the disk"
        assert inside.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_events_need_a_table(store: Store) -> None:
    with pytest.raises((Conflict, SQLAlchemyError)):
        store.append(Append("nothing", (played(1, 1),), False, False)).result()


def test_a_full_disk_is_an_error_and_passes(store: Store) -> None:
    with store._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    many = tuple(StoredEvent(number, PLAYED, 0, "x" * 60, number, False) for number in range(2, 3000))
    limits = f"PRAGMA max_page_count={pages}", "PRAGMA max_page_count=1000000"
    store._writer.submit(lambda connection: connection.exec_driver_sql(limits[0]).close()).result()
    with pytest.raises(SQLAlchemyError):
        store.append(append(*many)).result()
    store._writer.submit(lambda connection: connection.exec_driver_sql(limits[1]).close()).result()
    assert store.load("t") == TABLE
    store.append(append(*many)).result()


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all/t.db", "nonsense://x"])
def test_a_database_that_is_not_there_is_said(url: str) -> None:
    with pytest.raises(Unavailable):
        check_database(url)
