"""A store with one table in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ponti.store.repository import Store
from tests.store.tables import TABLE


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 't.db'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.create(TABLE, bot_is_due=False).result()
    yield store
    store.close()
