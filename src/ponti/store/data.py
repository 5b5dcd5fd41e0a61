"""What goes into the store and comes out of it: plain data, so that nobody above holds database objects."""

from dataclasses import dataclass, field
from typing import Final

PLAYED: Final = "played"
"""Kind of a stored event: an action or a chance outcome."""
TAKEN_BACK: Final = "taken_back"
"""Kind of a stored event: the game goes on from an earlier point; what came after it stays in the log."""


@dataclass(frozen=True)
class TableHead:
    """What is fixed when a table is made. ``secret`` is that of the dice; ``creator_hash`` that of a token."""

    id: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    secret: bytes
    creator_hash: str


@dataclass(frozen=True)
class SeatInfo:
    """One seat: a person (``level`` None) or a bot. A person without a name has not come yet."""

    seat: int
    name: str
    level: str | None
    token_hash: str | None


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


@dataclass(frozen=True)
class Snapshot:
    """The whole state after event ``number``, as the JSON text of ``dump_state``."""

    number: int
    state: str


@dataclass(frozen=True)
class Append:
    """What one move adds to a table, committed together or not at all."""

    table: str
    events: tuple[StoredEvent, ...]
    is_over: bool
    bot_is_due: bool
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table as it was loaded: its head, seats, log, and the newest snapshot if there is one."""

    head: TableHead
    seats: tuple[SeatInfo, ...]
    events: tuple[StoredEvent, ...] = ()
    snapshot: Snapshot | None = field(default=None)
