"""What goes on at a table besides the game: who is on the seats, what was asked, pauses, resignations, clocks.

All of it follows from the log, line by line (``advancing``), so that every server and every restart agrees about it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from ponti.server import clocks
from ponti.server.clocks import Clocks
from ponti.server.house_rules import HouseRules

ASKED: Final = "asked"
"""A seat asks the others for something; the text says for what."""
AGREED: Final = "agreed"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
PAUSED: Final = "paused"
"""Nobody may play and no clock runs; seat -1 when it was the server that was away."""
RESUMED: Final = "resumed"
RESIGNED: Final = "resigned"
TIMED_OUT: Final = "timed_out"
SEATED: Final = "seated"
"""A seat changes hands; the text says into whose."""
NEXT: Final = "next"
"""The rematch has begun; the text is the id of its table."""

PERSON: Final = "person"
FREE: Final = "free"
BACK: Final = "back"
BOT: Final = "bot:"
"""How the text of ``SEATED`` begins when a bot of some level stands in."""
STAND_IN_LEVEL: Final = "medium"

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


class Occupant(StrEnum):
    """Whom a seat belongs to: somebody who has not come yet, a person, or a bot from the beginning."""

    FREE = "free"
    PERSON = "person"
    BOT = "bot"


class Status(StrEnum):
    """Who plays for a seat: its owner; a bot until the owner is back; a bot to the end, for last place."""

    PLAYING = "playing"
    STAND_IN = "stand_in"
    RESIGNED = "resigned"


class Wish(StrEnum):
    """What may be asked for."""

    TAKE_BACK = "take_back"
    PAUSE = "pause"
    REMATCH = "rematch"


@dataclass(frozen=True)
class Seat:
    """One seat. ``stand_in`` is the level of the bot that plays for the owner, empty while nobody has to."""

    occupant: Occupant
    status: Status = Status.PLAYING
    stand_in: str = ""

    @property
    def is_present(self) -> bool:
        """Whether a person plays here by itself."""
        return self.occupant is Occupant.PERSON and self.status is Status.PLAYING


@dataclass(frozen=True)
class Ask:
    """Something that was asked in line ``number``, and the seats whose answer is missing.

    ``length`` is to how many events the game would be taken back.
    """

    number: int
    wish: Wish
    seat: int
    length: int
    waiting: tuple[int, ...]


class Affairs(NamedTuple):
    """The table's affairs after some line of its log.

    ``left`` are the seats that have resigned or lost by time, each with the moment, and ``reason`` why the last did.
    ``moved`` is the number of the last line that changed the game. ``has_begun`` tells that all seats were taken once.
    """

    seats: tuple[Seat, ...]
    asks: tuple[Ask, ...] = ()
    is_paused: bool = False
    left: tuple[tuple[int, int], ...] = ()
    reason: str = ""
    moved: int = 0
    has_begun: bool = False
    next: str = ""
    clocks: Clocks | None = None

    @property
    def is_decided(self) -> bool:
        """Whether the game has ended because at most one seat has neither resigned nor lost by time."""
        return len(self.left) >= len(self.seats) - 1

    @property
    def deadline(self) -> datetime | None:
        """When somebody's time runs out if nothing happens."""
        if self.clocks is None or self.clocks.deadline is None:
            return None
        return moment(self.clocks.deadline)

    def ask_for(self, wish: Wish) -> Ask | None:
        """What was asked for and is still open."""
        for ask in self.asks:
            if ask.wish is wish:
                return ask
        return None

    def persons(self, wish: Wish) -> tuple[int, ...]:
        """The seats of the persons who have a say in it. Who has resigned may well want another game."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.is_present
            or (wish is Wish.REMATCH and seat.occupant is Occupant.PERSON and seat.status is Status.RESIGNED)
        )


def first_affairs(rules: HouseRules, occupants: Sequence[Occupant], at: datetime) -> Affairs:
    """The affairs before the first line."""
    seats = tuple(Seat(occupant) for occupant in occupants)
    watches = clocks.first_clocks(rules.clock, len(seats), milliseconds(at))
    return Affairs(seats, has_begun=Occupant.FREE not in occupants, clocks=watches)


def milliseconds(at: datetime) -> int:
    """A moment as whole milliseconds since 1970."""
    return (at - _EPOCH) // _MILLISECOND


def moment(at: int) -> datetime:
    """The inverse of ``milliseconds``."""
    return _EPOCH + at * _MILLISECOND
