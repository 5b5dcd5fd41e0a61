"""How each line of a log changes the table's affairs."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

from ponti.core.game import CHANCE
from ponti.server import clocks
from ponti.server.affairs import (
    AGREED,
    ASKED,
    BACK,
    BOT,
    DECLINED,
    FREE,
    NEXT,
    PAUSED,
    PERSON,
    RESIGNED,
    RESUMED,
    SEATED,
    STAND_IN_LEVEL,
    TIMED_OUT,
    WITHDRAWN,
    Affairs,
    Ask,
    Occupant,
    Seat,
    Status,
    Wish,
    milliseconds,
)
from ponti.server.house_rules import HouseRules
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent


def opened(rules: HouseRules, affairs: Affairs, asked: Sequence[int]) -> Affairs:
    """The affairs when the game stands at its start, and ``asked`` have to decide."""
    return _with_clocks(rules, affairs, affairs, None, asked)


def advance(rules: HouseRules, affairs: Affairs, line: StoredEvent, asked: Sequence[int]) -> Affairs:
    """The affairs after one more line, when ``asked`` have to decide (nobody when the game is over)."""
    after = _STEPS[line.kind](affairs, line)
    if after.is_decided:
        asked = ()
    if not asked and after.asks:
        after = after._replace(asks=tuple(ask for ask in after.asks if ask.wish is Wish.REMATCH))
    return after if affairs.clocks is None else _with_clocks(rules, affairs, after, line, asked)


# -- what each kind of line does ------------------------------------------------------------------------------------


def _played(affairs: Affairs, line: StoredEvent) -> Affairs:
    asks = affairs.asks if line.seat == CHANCE or not affairs.asks else _without(affairs, Wish.TAKE_BACK)
    return affairs._replace(moved=line.number, asks=asks)


def _taken_back(affairs: Affairs, line: StoredEvent) -> Affairs:
    return affairs._replace(moved=line.number, asks=_without(affairs, Wish.TAKE_BACK))


def _asked(affairs: Affairs, line: StoredEvent) -> Affairs:
    name, _, length = line.text.partition(":")
    wish = Wish(name)
    waiting = tuple(seat for seat in affairs.persons(wish) if seat != line.seat)
    ask = Ask(line.number, wish, line.seat, int(length or 0), waiting)
    return affairs._replace(asks=(*affairs.asks, ask))


def _agreed(affairs: Affairs, line: StoredEvent) -> Affairs:
    answered = int(line.text)
    asks = [_answered(ask, line.seat) if ask.number == answered else ask for ask in affairs.asks]
    return affairs._replace(asks=tuple(asks))


def _dropped(affairs: Affairs, line: StoredEvent) -> Affairs:
    return affairs._replace(asks=tuple(ask for ask in affairs.asks if ask.number != int(line.text)))


def _paused(affairs: Affairs, line: StoredEvent) -> Affairs:
    return affairs._replace(is_paused=True, asks=_without(affairs, Wish.PAUSE))


def _resumed(affairs: Affairs, line: StoredEvent) -> Affairs:
    return affairs._replace(is_paused=False)


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
    return _with_seat(affairs._replace(left=left), line.seat, Status.PLAYING, "", Occupant.PERSON)


def _next(affairs: Affairs, line: StoredEvent) -> Affairs:
    return affairs._replace(next=line.text, asks=_without(affairs, Wish.REMATCH))


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
    return after._replace(left=(*affairs.left, (line.seat, milliseconds(line.at))), reason=reason)


def _with_seat(
    affairs: Affairs, number: int, status: Status, stand_in: str, occupant: Occupant | None = None
) -> Affairs:
    """One seat is another's now. Who does not play by itself has no say in what was asked."""
    old = affairs.seats[number]
    seat = Seat(occupant or old.occupant, status, stand_in)
    seats = (*affairs.seats[:number], seat, *affairs.seats[number + 1 :])
    asks = affairs.asks if seat.is_present else tuple(_answered(ask, number) for ask in affairs.asks)
    has_begun = affairs.has_begun or all(other.occupant is not Occupant.FREE or other.stand_in for other in seats)
    return affairs._replace(seats=seats, asks=asks, has_begun=has_begun)


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
    return after._replace(clocks=clocks.run(watches, _able(after)))


def _able(affairs: Affairs) -> Collection[int]:
    """The seats whose time runs when they have to decide."""
    if affairs.is_paused or not affairs.has_begun:
        return ()
    return [number for number, seat in enumerate(affairs.seats) if seat.is_present]
