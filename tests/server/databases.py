"""Which tests run on both kinds of database."""

from typing import Final

import pytest

ON_BOTH: Final = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For tests that use the fixture ``database``, directly or not. Others run on SQLite only."""
