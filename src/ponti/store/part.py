"""What all parts of the store have in common: they read by themselves and hand what they write to the one writer."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite

from ponti.store.models import Base
from ponti.store.writer import Writer


class Part:
    """The queries about one subject. Reads may come from any thread; writes return futures."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine: Final = engine
        self._writer: Final = writer


def upsert(connection: Connection, row: type[Base], keys: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Add a row, or give the one that has these ``keys`` new ``values``."""
    adding = _insert(connection, row).values(**keys, **values)
    connection.execute(adding.on_conflict_do_update(index_elements=[*keys], set_={**values}))


def add_missing(connection: Connection, row: type[Base], keys: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Add a row unless there is one that has these ``keys``: then that stays as it is."""
    adding = _insert(connection, row).values(**keys, **values)
    connection.execute(adding.on_conflict_do_nothing(index_elements=[*keys]))


def _insert(connection: Connection, row: type[Base]) -> postgresql.Insert | sqlite.Insert:
    is_postgres = connection.dialect.name == "postgresql"
    return postgresql.insert(row) if is_postgres else sqlite.insert(row)
