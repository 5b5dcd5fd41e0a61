"""The tables of the database. Rows of ``events``, ``snapshots`` and ``chat`` are only ever added."""

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import DateTime, Dialect, ForeignKey, LargeBinary, String, Text, TypeDecorator, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ponti.store.data import now


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, with its zone also where the database knows no zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """Base of all rows."""


_ID: Final = String(32)
_HASH: Final = String(64)
_NAME: Final = String(64)


class PersonRow(Base):
    """A person. ``name_key`` is the name as it is compared: nobody else has it, nor the colour."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    name: Mapped[str] = mapped_column(_NAME)
    name_key: Mapped[str] = mapped_column(String(200), unique=True)
    colour: Mapped[str] = mapped_column(String(7), unique=True)
    passphrase_hash: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int]
    webhook: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(Moment)
    seen_at: Mapped[datetime] = mapped_column(Moment)


class TableRow(Base):
    """A table. What changes here repeats what the log says, so that tables can be found by it."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(_ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    options: Mapped[str] = mapped_column(Text)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))
    creator_hash: Mapped[str] = mapped_column(_HASH)
    is_over: Mapped[bool] = mapped_column(default=False, index=True)
    bot_is_due: Mapped[bool] = mapped_column(default=False, index=True)
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)
    changed_at: Mapped[datetime] = mapped_column(Moment, default=now, index=True)
    host_id: Mapped[str | None] = mapped_column(_ID, ForeignKey("people.id"))
    listed: Mapped[bool] = mapped_column(default=False, server_default=false(), index=True)
    settings: Mapped[str] = mapped_column(Text, default="{}", server_default="{}")
    deadline_at: Mapped[datetime | None] = mapped_column(Moment, index=True)
    last_number: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    acting: Mapped[str] = mapped_column(String(32), default="", server_default=text("''"))
    origin: Mapped[str | None] = mapped_column(Text)
    next_id: Mapped[str | None] = mapped_column(_ID)


class SeatRow(Base):
    """A seat at a table: of the secret that controls it only the hash is known."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(_NAME)
    level: Mapped[str | None] = mapped_column(String(32))
    token_hash: Mapped[str | None] = mapped_column(_HASH)
    person_id: Mapped[str | None] = mapped_column(_ID, ForeignKey("people.id"), index=True)
    is_open: Mapped[bool] = mapped_column(default=False, server_default=false())
    stand_in: Mapped[str | None] = mapped_column(String(32))


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
    at: Mapped[datetime] = mapped_column(Moment)


class SnapshotRow(Base):
    """The table after an event, so that loading does not replay everything."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    state: Mapped[str] = mapped_column(Text)
    length: Mapped[int] = mapped_column(server_default=text("0"))


class ChatRow(Base):
    """One line of chat."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(Moment)
    person_id: Mapped[str | None] = mapped_column(_ID, ForeignKey("people.id"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(_NAME)
    colour: Mapped[str] = mapped_column(String(7))
    text: Mapped[str] = mapped_column(Text)


class VisitRow(Base):
    """Up to which line a viewer has seen a table's log."""

    __tablename__ = "visits"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    viewer: Mapped[str] = mapped_column(_HASH, primary_key=True)
    number: Mapped[int]
    at: Mapped[datetime] = mapped_column(Moment)


class MuteRow(Base):
    """Whose chat a viewer does not want to read."""

    __tablename__ = "mutes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    viewer: Mapped[str] = mapped_column(_HASH, primary_key=True)
    muted: Mapped[str] = mapped_column(_HASH, primary_key=True)


class PushRow(Base):
    """A browser that wants to be told; addresses are long, so they are found by their hash."""

    __tablename__ = "pushes"

    endpoint_hash: Mapped[str] = mapped_column(_HASH, primary_key=True)
    person_id: Mapped[str] = mapped_column(_ID, ForeignKey("people.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(64))


class SecretRow(Base):
    """A key of the server itself, made at its first start."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(_NAME, primary_key=True)
    value: Mapped[str] = mapped_column(Text)
