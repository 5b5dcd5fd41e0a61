"""What is particular about SQLite."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from ponti.store.data import PLAYED, StoredEvent
from ponti.store.repository import Store
from tests.store.tables import TABLE, append, played


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 't.db'}"


def test_sqlite_keeps_what_it_has_acknowledged(store: Store, tmp_path: Path) -> None:
    store.append(append(played(2, 2))).result()
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (2,), "another process sees it"
    connection.close()
    with store._engine.connect() as inside:
        assert inside.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL: each commit waits for the disk"
        assert inside.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


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
