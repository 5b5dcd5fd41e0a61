"""The toy is on offer at these tables, and a server runs in the test's own process."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.postgres import Postgres
from tests.server.databases import KINDS
from tests.toy import offered


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    with offered():
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database", KINDS, indirect=True)


@pytest.fixture(autouse=True)
def _logs_restored() -> Iterator[None]:
    """A test that starts a server in this process sets the log up for all that follow: it ends with the test."""
    root, before = logging.getLogger(), structlog.get_config()["wrapper_class"]
    level, handlers = root.level, root.handlers[:]
    yield
    if structlog.get_config()["wrapper_class"] is not before:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.reset_defaults()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database: in SQLite unless a test is marked ``ON_BOTH``."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.ready() as url:
            yield url


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database)) as client:
        yield client
