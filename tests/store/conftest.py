"""A store with one table in it, on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ponti.store.repository import Store
from tests.postgres import Postgres
from tests.store.tables import TABLE


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without anything in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 't.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.empty() as url:
            yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 't.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.ready() as url:
            yield url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.create(TABLE, bot_is_due=False).result()
    yield store
    store.close()
