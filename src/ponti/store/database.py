"""Opening a database by its URL. SQLite is set up so that what was committed survives the loss of power."""

import sqlite3
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from ponti.store.upgrading import upgrade

WRITES: Final = {"ponti_writes": True}
"""Execution options of a connection that is going to write."""


def connect(url: str) -> Engine:
    """An engine for ``url``, whatever is there."""
    where = _with_driver(make_url(url))
    is_sqlite = where.get_backend_name() == "sqlite"
    engine = create_engine(where, pool_pre_ping=not is_sqlite, hide_parameters=True)  # they would tell secrets
    if is_sqlite:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def open_database(url: str) -> Engine:
    """An engine for ``url`` whose tables exist and are today's. Raises ``TooNew``."""
    engine = connect(url)
    try:
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            upgrade(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def library_url(url: str) -> str:
    """The same database for what speaks to PostgreSQL directly."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def _with_driver(url: URL) -> URL:
    """The same URL with the one driver for PostgreSQL that this program comes with."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin in _begin_sqlite, savepoints included
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("ponti_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
