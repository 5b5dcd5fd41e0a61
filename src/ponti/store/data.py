"""What goes into the store and comes out of it: plain data, so that nobody above holds database objects."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

PLAYED: Final = "played"
"""Kind of a stored event: an action or a chance outcome."""
TAKEN_BACK: Final = "taken_back"
"""Kind of a stored event: the game goes on from an earlier point; what came after it stays in the log."""
SHORTEST_TAIL: Final = 40
"""How many lines of its log a table is loaded with at least, when it has so many."""


def now() -> datetime:
    """The present moment, with its zone."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class TableHead:
    """What is fixed when a table is made.

    ``secret`` is that of the dice; ``creator_hash`` that of a token; ``settings`` are the house rules (clock,
    take-back, ...); ``origin`` tells where a table comes from that continues another game.
    """

    id: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    secret: bytes
    creator_hash: str
    host_id: str | None = None
    listed: bool = False
    settings: Mapping[str, Any] = field(default_factory=dict)
    origin: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class SeatInfo:
    """One seat: a person (``level`` None) or a bot. A person without a name has not come yet.

    ``is_open`` invites anybody to take it; ``stand_in`` is the level of the bot that plays for an absent person.
    ``colour`` is only read: it is that of the person.
    """

    seat: int
    name: str
    level: str | None
    token_hash: str | None
    person_id: str | None = None
    is_open: bool = False
    stand_in: str | None = None
    colour: str = ""


@dataclass(frozen=True)
class StoredEvent:
    """One line of a table's log, numbered from 1 without gaps.

    ``text`` is the action's notation. ``length`` is how many events the game has after this line: one more after
    an action, fewer after a take-back. ``reveals`` tells that somebody learned something hidden from it.
    """

    number: int
    kind: str
    seat: int
    text: str
    length: int
    reveals: bool
    at: datetime = field(default_factory=now, compare=False)


@dataclass(frozen=True)
class Snapshot:
    """The whole table after line ``number``, when the game had ``length`` events: JSON with ``state`` and ``affairs``.

    ``state`` is what ``dump_state`` gives, ``affairs`` what the server knows besides; null in tables from of old.
    """

    number: int
    state: str
    length: int


class Append(NamedTuple):
    """What one move adds to a table, committed together or not at all.

    ``acting`` and ``deadline_at`` are written as given. ``seats`` are only those that change, ``next_id`` is written
    when there is one.
    """

    table: str
    events: tuple[StoredEvent, ...]
    is_over: bool
    bot_is_due: bool
    snapshot: Snapshot | None = None
    deadline_at: datetime | None = None
    acting: tuple[int, ...] = ()
    seats: tuple[SeatInfo, ...] = ()
    next_id: str | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table as it was loaded: its head, seats, a snapshot from a while ago, and the log after it.

    Without a snapshot ``events`` is the whole log.
    """

    head: TableHead
    seats: tuple[SeatInfo, ...]
    events: tuple[StoredEvent, ...] = ()
    snapshot: Snapshot | None = None
    next_id: str | None = None
    deadline_at: datetime | None = None


@dataclass(frozen=True)
class TableLine:
    """A table in a list. ``last_number`` is that of the newest line of its log, ``acting`` the seats that decide."""

    head: TableHead
    seats: tuple[SeatInfo, ...]
    is_over: bool
    last_number: int
    acting: tuple[int, ...]
    changed_at: datetime
    deadline_at: datetime | None = None
    next_id: str | None = None


@dataclass(frozen=True)
class Person:
    """Somebody who plays. Without ``passphrase_hash`` a guest. ``epoch`` is raised to sign all devices out."""

    id: str
    name: str
    colour: str
    passphrase_hash: str | None = None
    epoch: int = 0
    webhook: str | None = None
    created_at: datetime = field(default_factory=now, compare=False)
    seen_at: datetime = field(default_factory=now, compare=False)


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat, with the name and the colour that its author had then."""

    number: int
    at: datetime
    person_id: str | None
    seat: int | None
    name: str
    colour: str
    text: str


@dataclass(frozen=True)
class Push:
    """Where a browser wants to be told that it is somebody's turn (Web Push)."""

    endpoint: str
    person_id: str
    p256dh: str
    auth: str
