"""Bringing a database to today's schema: a new one at once, an older one revision by revision."""

from typing import Final

from sqlalchemy import Connection, inspect, text

from ponti.store.errors import TooNew
from ponti.store.models import Base

REVISIONS: Final = ("0001", "0002")
"""All revisions, the newest, which is what the models say, last."""
_LOCK: Final = 0x706F6E7469  # any number that nobody else uses


def upgrade(connection: Connection, revision: str = REVISIONS[-1]) -> None:
    """Make the database what the models say, in the connection's transaction: all of it or nothing.

    A database from before there were revisions is taken for the first one. Raises ``TooNew``.
    """
    if connection.dialect.name == "postgresql":  # several servers may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    tables = inspect(connection).get_table_names()
    present = (
        connection.scalar(text("SELECT version_num FROM alembic_version")) if "alembic_version" in tables else None
    )
    if present == revision:
        return
    if present is not None and present not in REVISIONS:
        raise TooNew(str(present))
    _run_alembic(connection, revision, is_new="tables" not in tables, is_unmarked=present is None)


def _run_alembic(connection: Connection, revision: str, *, is_new: bool, is_unmarked: bool) -> None:
    from alembic import command  # only when there is something to do: a start should be quick
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ponti.store:migrations")
    config.attributes["connection"] = connection
    if is_new and revision == REVISIONS[-1]:
        Base.metadata.create_all(connection)
        command.stamp(config, revision)
        return
    if is_unmarked and not is_new:
        command.stamp(config, REVISIONS[0])
    command.upgrade(config, revision)
