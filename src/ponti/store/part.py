"""What all parts of the store have in common: they read by themselves and hand what they write to the one writer."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Engine, Insert
from sqlalchemy.dialects import postgresql, sqlite

from ponti.store.models import Base
from ponti.store.writer import Writer


class Part:
    """The queries about one subject. Reads may come from any thread; writes return futures."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine: Final = engine
        self._writer: Final = writer


def upsert(connection: Connection, row: type[Base], keys: tuple[str, ...], rows: Sequence[Mapping[str, Any]]) -> None:
    """Add ``rows``, which have the same columns; where one is there with the same ``keys``, it gets the new values."""
    connection.execute(_upserting(connection.dialect.name, row, keys, tuple(rows[0])), [*rows])


def add_missing(connection: Connection, row: type[Base], keys: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Add a row unless there is one that has these ``keys``: then that stays as it is."""
    adding = _insert(connection.dialect.name, row).values(**keys, **values)
    connection.execute(adding.on_conflict_do_nothing(index_elements=[*keys]))


@cache
def _upserting(dialect: str, row: type[Base], keys: tuple[str, ...], columns: tuple[str, ...]) -> Insert:
    adding = _insert(dialect, row)
    values = {name: adding.excluded[name] for name in columns if name not in keys}
    return adding.on_conflict_do_update(index_elements=keys, set_=values)


def _insert(dialect: str, row: type[Base]) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(row) if dialect == "postgresql" else sqlite.insert(row)
