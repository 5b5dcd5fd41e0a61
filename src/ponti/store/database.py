"""Opening a database by its URL. SQLite is set up so that what was committed survives the loss of power."""

import sqlite3
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from ponti.store.models import Base

WRITES: Final = {"ponti_writes": True}
"""Execution options of a connection that is going to write."""


def open_database(url: str) -> Engine:
    """An engine for ``url`` whose tables exist."""
    is_sqlite = make_url(url).get_backend_name() == "sqlite"
    engine = create_engine(url, pool_pre_ping=not is_sqlite)
    if is_sqlite:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    Base.metadata.create_all(engine)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin in _begin_sqlite, savepoints included
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("ponti_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
