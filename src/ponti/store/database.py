"""Opening a database by its URL. SQLite is set up so that what was committed survives the loss of power."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from ponti.store.upgrading import upgrade

WRITES: Final = {"ponti_writes": True}
"""Execution options of a connection that is going to write."""


def connect(url: str, *, must_exist: bool = False) -> Engine:
    """An engine for ``url``, whatever is there. A file of SQLite that is not is made, unless it ``must_exist``."""
    where = _with_driver(make_url(url))
    options: dict[str, Any] = {"hide_parameters": True}  # they would tell secrets
    if where.get_backend_name() != "sqlite":
        return create_engine(where, pool_pre_ping=True, **options)
    if must_exist and _is_file(where):
        options["creator"] = partial(_open_sqlite, str(where.database))
    engine = create_engine(where, **options)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def open_database(url: str) -> Engine:
    """An engine for ``url`` whose tables exist and are today's. Raises ``TooNew``.

    A file that goes away later is missed, and not replaced by an empty one.
    """
    engine = connect(url)
    try:
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            upgrade(connection)
    except BaseException:
        engine.dispose()
        raise
    if not _is_file(engine.url):
        return engine
    engine.dispose()
    return connect(url, must_exist=True)


def library_url(url: str) -> str:
    """The same database for what speaks to PostgreSQL directly."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def _with_driver(url: URL) -> URL:
    """The same URL with the one driver for PostgreSQL that this program comes with."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _is_file(url: URL) -> bool:
    """Whether a database is an ordinary file of SQLite."""
    name = url.database or ""
    return url.get_backend_name() == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")


def _open_sqlite(file: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False)


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin in _begin_sqlite, savepoints included
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("ponti_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
