"""The toy is on offer at these tables, and a server runs in the test's own process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.postgres import Postgres
from tests.toy import offered


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    with offered():
        yield


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database: in SQLite unless a test is marked ``ON_BOTH``."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.ready()


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database)) as client:
        yield client
