"""What goes on at a table besides the game: who is on the seats, what was asked, pauses, resignations, clocks.

All of it follows from the log, line by line (``advance``), so that every server and every restart agrees about it.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from ponti.core.game import CHANCE
from ponti.server import clocks
from ponti.server.clocks import Clocks
from ponti.server.house_rules import HouseRules
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent

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


@dataclass(frozen=True)
class Affairs:
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
        return next((ask for ask in self.asks if ask.wish is wish), None)

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


def opened(rules: HouseRules, affairs: Affairs, asked: Sequence[int]) -> Affairs:
    """The affairs when the game stands at its start, and ``asked`` have to decide."""
    return _with_clocks(rules, affairs, affairs, None, asked)


def advance(rules: HouseRules, affairs: Affairs, line: StoredEvent, asked: Sequence[int]) -> Affairs:
    """The affairs after one more line, when ``asked`` have to decide (nobody when the game is over)."""
    after = _STEPS[line.kind](affairs, line)
    if after.is_decided:
        asked = ()
    if not asked and after.asks:
        after = replace(after, asks=tuple(ask for ask in after.asks if ask.wish is Wish.REMATCH))
    return after if affairs.clocks is None else _with_clocks(rules, affairs, after, line, asked)


def milliseconds(at: datetime) -> int:
    """A moment as whole milliseconds since 1970."""
    return (at - _EPOCH) // _MILLISECOND


def moment(at: int) -> datetime:
    """The inverse of ``milliseconds``."""
    return _EPOCH + at * _MILLISECOND


# -- what each kind of line does ------------------------------------------------------------------------------------


def _played(affairs: Affairs, line: StoredEvent) -> Affairs:
    asks = affairs.asks if line.seat == CHANCE or not affairs.asks else _without(affairs, Wish.TAKE_BACK)
    return replace(affairs, moved=line.number, asks=asks)


def _taken_back(affairs: Affairs, line: StoredEvent) -> Affairs:
    return replace(affairs, moved=line.number, asks=_without(affairs, Wish.TAKE_BACK))


def _asked(affairs: Affairs, line: StoredEvent) -> Affairs:
    name, _, length = line.text.partition(":")
    wish = Wish(name)
    waiting = tuple(seat for seat in affairs.persons(wish) if seat != line.seat)
    ask = Ask(line.number, wish, line.seat, int(length or 0), waiting)
    return replace(affairs, asks=(*affairs.asks, ask))


def _agreed(affairs: Affairs, line: StoredEvent) -> Affairs:
    answered = int(line.text)
    asks = [_answered(ask, line.seat) if ask.number == answered else ask for ask in affairs.asks]
    return replace(affairs, asks=tuple(asks))


def _dropped(affairs: Affairs, line: StoredEvent) -> Affairs:
    return replace(affairs, asks=tuple(ask for ask in affairs.asks if ask.number != int(line.text)))


def _paused(affairs: Affairs, line: StoredEvent) -> Affairs:
    return replace(affairs, is_paused=True, asks=_without(affairs, Wish.PAUSE))


def _resumed(affairs: Affairs, line: StoredEvent) -> Affairs:
    return replace(affairs, is_paused=False)


def _resigned(affairs: Affairs, line: StoredEvent) -> Affairs:
    return _leaving(affairs, line, "resigned")


def _timed_out(affairs: Affairs, line: StoredEvent) -> Affairs:
    if line.text == "forfeit":
        return _leaving(affairs, line, "forfeit")
    return _with_seat(affairs, line.seat, Status.STAND_IN, STAND_IN_LEVEL)


def _seated(affairs: Affairs, line: StoredEvent) -> Affairs:
    seat = affairs.seats[line.seat]
    if line.text.startswith(BOT):
        status = seat.status if seat.status is Status.RESIGNED else Status.STAND_IN
        return _with_seat(affairs, line.seat, status, line.text.removeprefix(BOT))
    if line.text == FREE:
        return _with_seat(affairs, line.seat, seat.status, seat.stand_in, Occupant.FREE)
    left = tuple(other for other in affairs.left if other[0] != line.seat)
    return _with_seat(replace(affairs, left=left), line.seat, Status.PLAYING, "", Occupant.PERSON)


def _next(affairs: Affairs, line: StoredEvent) -> Affairs:
    return replace(affairs, next=line.text, asks=_without(affairs, Wish.REMATCH))


_STEPS: Final[dict[str, Callable[[Affairs, StoredEvent], Affairs]]] = {
    PLAYED: _played,
    TAKEN_BACK: _taken_back,
    ASKED: _asked,
    AGREED: _agreed,
    DECLINED: _dropped,
    WITHDRAWN: _dropped,
    PAUSED: _paused,
    RESUMED: _resumed,
    RESIGNED: _resigned,
    TIMED_OUT: _timed_out,
    SEATED: _seated,
    NEXT: _next,
}


def _leaving(affairs: Affairs, line: StoredEvent, reason: str) -> Affairs:
    level = affairs.seats[line.seat].stand_in or STAND_IN_LEVEL
    after = _with_seat(affairs, line.seat, Status.RESIGNED, level)
    return replace(after, left=(*affairs.left, (line.seat, milliseconds(line.at))), reason=reason)


def _with_seat(
    affairs: Affairs, number: int, status: Status, stand_in: str, occupant: Occupant | None = None
) -> Affairs:
    """One seat is another's now. Who does not play by itself has no say in what was asked."""
    old = affairs.seats[number]
    seat = Seat(occupant or old.occupant, status, stand_in)
    seats = (*affairs.seats[:number], seat, *affairs.seats[number + 1 :])
    asks = affairs.asks if seat.is_present else tuple(_answered(ask, number) for ask in affairs.asks)
    has_begun = affairs.has_begun or all(other.occupant is not Occupant.FREE or other.stand_in for other in seats)
    return replace(affairs, seats=seats, asks=asks, has_begun=has_begun)


def _answered(ask: Ask, seat: int) -> Ask:
    return replace(ask, waiting=tuple(other for other in ask.waiting if other != seat))


def _without(affairs: Affairs, wish: Wish) -> tuple[Ask, ...]:
    return tuple(ask for ask in affairs.asks if ask.wish is not wish)


# -- clocks ---------------------------------------------------------------------------------------------------------


def _with_clocks(
    rules: HouseRules, before: Affairs, after: Affairs, line: StoredEvent | None, asked: Sequence[int]
) -> Affairs:
    """``after`` with the clocks as they stand after the line too."""
    if after.clocks is None:
        return after
    watches = after.clocks if line is None else clocks.elapsed(after.clocks, milliseconds(line.at))
    if line is not None and line.kind == TAKEN_BACK:
        watches = clocks.taken_back(rules.clock, watches, line.seat, asked)
    elif line is None or line.kind == PLAYED:
        watches = clocks.moved(rules.clock, watches, CHANCE if line is None else line.seat, asked)
    elif line.kind == SEATED and before.has_begun and line.text in (PERSON, BACK):
        change = clocks.returned if line.text == BACK else clocks.replaced
        watches = change(rules.clock, watches, line.seat)
    if not asked:
        watches = replace(watches, asked=())
    return replace(after, clocks=clocks.run(watches, _able(after)))


def _able(affairs: Affairs) -> Collection[int]:
    """The seats whose time runs when they have to decide."""
    if affairs.is_paused or not affairs.has_begun:
        return ()
    return [number for number, seat in enumerate(affairs.seats) if seat.is_present]


# -- as they are kept -----------------------------------------------------------------------------------------------


def affairs_json(affairs: Affairs) -> dict[str, Any]:
    """The affairs as they are kept in a snapshot."""
    return {
        "seats": [[seat.occupant.value, seat.status.value, seat.stand_in] for seat in affairs.seats],
        "asks": [[ask.number, ask.wish.value, ask.seat, ask.length, [*ask.waiting]] for ask in affairs.asks],
        "is_paused": affairs.is_paused,
        "left": [[seat, at] for seat, at in affairs.left],
        "reason": affairs.reason,
        "moved": affairs.moved,
        "has_begun": affairs.has_begun,
        "next": affairs.next,
        "clocks": None if affairs.clocks is None else affairs.clocks.to_json(),
    }


def read_affairs(kept: dict[str, Any]) -> Affairs:
    """Affairs from ``affairs_json``."""
    return Affairs(
        seats=tuple(Seat(Occupant(who), Status(status), stand_in) for who, status, stand_in in kept["seats"]),
        asks=tuple(
            Ask(number, Wish(wish), seat, length, tuple(waiting))
            for number, wish, seat, length, waiting in kept["asks"]
        ),
        is_paused=kept["is_paused"],
        left=tuple((seat, at) for seat, at in kept["left"]),
        reason=kept["reason"],
        moved=kept["moved"],
        has_begun=kept["has_begun"],
        next=kept["next"],
        clocks=clocks.read_clocks(kept["clocks"]),
    )
