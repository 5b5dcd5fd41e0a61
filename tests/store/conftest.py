"""A store with one table in it, on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ponti.store.repository import Store
from tests.postgres import Postgres
from tests.store.tables import TABLE


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without anything in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 't.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 't.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.ready()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.create(TABLE, bot_is_due=False).result()
    yield store
    store.close()
