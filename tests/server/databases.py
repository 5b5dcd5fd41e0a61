"""Which tests run on both kinds of database, and what is in one."""

from typing import Final

import pytest

from ponti.store.repository import Store

ON_BOTH: Final = pytest.mark.both_databases
"""For a test, or as ``pytestmark`` for a module: those that use ``database`` run on SQLite and on PostgreSQL."""
KINDS: Final = ("sqlite", "postgresql")


def tables_in(url: str) -> list[str]:
    """The ids of all tables in a database."""
    store = Store(url)
    try:
        return store.ids()
    finally:
        store.close()
