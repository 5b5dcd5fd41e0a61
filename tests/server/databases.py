"""Which tests run on both kinds of database."""

from typing import Final

import pytest

ON_BOTH: Final = pytest.mark.both_databases
"""For a test, or as ``pytestmark`` for a module: those that use ``database`` run on SQLite and on PostgreSQL."""
KINDS: Final = ("sqlite", "postgresql")
