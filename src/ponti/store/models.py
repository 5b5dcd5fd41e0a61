"""The tables of the database. Rows of ``events`` and ``snapshots`` are only ever added."""

from datetime import UTC, datetime

from sqlalchemy import ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    """The present moment, with its zone."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """Base of all rows."""


class TableRow(Base):
    """A table. ``is_over`` and ``bot_is_due`` repeat what the log says, so that tables can be found by them."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    options: Mapped[str] = mapped_column(Text)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))
    creator_hash: Mapped[str] = mapped_column(String(64))
    is_over: Mapped[bool] = mapped_column(default=False, index=True)
    bot_is_due: Mapped[bool] = mapped_column(default=False, index=True)
    created_at: Mapped[datetime] = mapped_column(default=now)
    changed_at: Mapped[datetime] = mapped_column(default=now)


class SeatRow(Base):
    """A seat at a table: of the secret that controls it only the hash is known."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(32))
    token_hash: Mapped[str | None] = mapped_column(String(64))


class EventRow(Base):
    """One line of a log. The primary key is what keeps two moves from becoming the same event."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(64))
    length: Mapped[int]
    reveals: Mapped[bool]
    at: Mapped[datetime] = mapped_column(default=now)


class SnapshotRow(Base):
    """The state after an event, so that loading does not replay everything."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    state: Mapped[str] = mapped_column(Text)
