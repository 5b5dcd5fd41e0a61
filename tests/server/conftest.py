"""The toy is on offer at these tables, and a server runs in the test's own process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.toy import offered


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    with offered():
        yield


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database)) as client:
        yield client
