"""People, chat, visits, pushes and the server's keys; tables with settings and clocks; snapshots of affairs."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_MOMENT: Final = sa.DateTime(timezone=True)
_OLD_MOMENTS: Final = (("tables", "created_at"), ("tables", "changed_at"), ("events", "at"))


def upgrade() -> None:
    """Add what people need, and make the old tables fit."""
    _make_people()
    _extend_tables()
    _extend_snapshots()
    _make_talk()
    _make_keys()


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(200), nullable=False, unique=True),
        sa.Column("colour", sa.String(7), nullable=False, unique=True),
        sa.Column("passphrase_hash", sa.String(200)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created_at", _MOMENT, nullable=False),
        sa.Column("seen_at", _MOMENT, nullable=False),
    )


def _extend_tables() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table, column in _OLD_MOMENTS:
            op.alter_column(table, column, type_=_MOMENT)
    for new in (
        sa.Column("host_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("deadline_at", _MOMENT),
        sa.Column("last_number", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("acting", sa.String(32), nullable=False, server_default=sa.text("''")),
        sa.Column("origin", sa.Text),
        sa.Column("next_id", sa.String(32)),
    ):
        op.add_column("tables", new, inline_references=True)
    for name in ("listed", "deadline_at", "changed_at"):
        op.create_index(f"ix_tables_{name}", "tables", [name])
    for new in (
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("stand_in", sa.String(32)),
    ):
        op.add_column("seats", new, inline_references=True)
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.execute(
        "UPDATE tables SET last_number = "
        "coalesce((SELECT max(number) FROM events WHERE events.table_id = tables.id), 0)"
    )


def _extend_snapshots() -> None:
    """Each says how long the game was, and has room for what the server knows besides the game's state."""
    op.add_column("snapshots", sa.Column("length", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.execute(
        "UPDATE snapshots SET state = '{\"affairs\": null, \"state\": ' || state || '}', length = "
        "(SELECT length FROM events WHERE events.table_id = snapshots.table_id AND events.number = snapshots.number)"
    )


def _make_talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(7), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("viewer", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("viewer", sa.String(64), primary_key=True),
        sa.Column("muted", sa.String(64), primary_key=True),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
    )


def _make_keys() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
