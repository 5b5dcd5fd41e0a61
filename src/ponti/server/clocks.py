"""The clocks of a table, from nothing but the times of its log: several servers and a restart agree about them.

Times are whole milliseconds since 1970. A clock runs for each seat that is asked for a decision and has a person on it
who is there to decide. Of a clock that begins anew for each decision, the time goes on when one seat decides several
times in a row, and begins anew when somebody else was asked meanwhile or together with it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ponti.core.game import CHANCE, Json
from ponti.server.house_rules import ClockKind, ClockRules

NOBODY: Final = CHANCE
_LEAST_ON_RETURN: Final = 30_000
"""Who returns to a game in which its time is used up has at least so much, so that it can play at all."""
_SHARE_ON_RETURN: Final = 10


@dataclass(frozen=True)
class Clocks:
    """The clocks as they stood at the moment ``at``.

    ``left`` is each seat's time then, ``running`` the seats whose time runs from there on; the clocks were set up at
    the moment ``began``. ``asked`` are the seats that have to decide, ``together`` those of them that were asked at the
    same time as others. ``mover`` is who acted last while chance is still to be rolled.
    """

    left: tuple[int, ...]
    at: int
    began: int
    running: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    together: tuple[int, ...] = ()
    mover: int = NOBODY

    def left_at(self, seat: int, now: int) -> int:
        """The time that a seat has left at some later moment."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def times(self, rules: ClockRules, now: int) -> tuple[int, ...]:
        """What each seat's clock shows at some later moment: the whole time again where the next decision has it."""
        is_new = rules.kind is not ClockKind.GAME
        left = [self.left_at(seat, now) for seat in range(len(self.left))]
        return tuple(rules.full if is_new and seat not in self.asked else left[seat] for seat in range(len(left)))

    @property
    def deadline(self) -> int | None:
        """When the first clock runs out if nothing happens; None while none runs."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def overdue(self, now: int) -> tuple[int, ...]:
        """The seats whose time is used up."""
        return tuple(seat for seat in self.running if self.left_at(seat, now) == 0)

    def to_json(self) -> dict[str, Json]:
        """As they are kept in a snapshot."""
        return {
            "left": [*self.left],
            "at": self.at,
            "began": self.began,
            "running": [*self.running],
            "asked": [*self.asked],
            "together": [*self.together],
            "mover": self.mover,
        }


def first_clocks(rules: ClockRules, seats: int, at: int) -> Clocks | None:
    """The clocks before anybody was asked anything; None at a table without."""
    return None if rules.kind is ClockKind.NONE else Clocks((rules.full,) * seats, at, at)


def elapsed(clocks: Clocks, at: int) -> Clocks:
    """The clocks at a later moment, all still running. A moment before the last one counts as that."""
    at = max(at, clocks.at)
    left = tuple(clocks.left_at(seat, at) for seat in range(len(clocks.left)))
    return replace(clocks, left=left, at=at)


def moved(rules: ClockRules, clocks: Clocks, mover: int, asked: Sequence[int]) -> Clocks:
    """``mover`` (or chance) has acted, and now ``asked`` have to decide."""
    mover = mover if mover != CHANCE else clocks.mover
    if CHANCE in asked:
        return replace(clocks, mover=mover)
    is_joint = len(asked) > 1
    fresh = {
        seat for seat in asked if seat not in clocks.asked or (seat == mover and (is_joint or seat in clocks.together))
    }
    return _asked(rules, clocks, asked, fresh, fresh)


def taken_back(rules: ClockRules, clocks: Clocks, taker: int, asked: Sequence[int]) -> Clocks:
    """The game goes on from an earlier point: nobody loses time by that, and the one who wanted it wins none."""
    fresh = {seat for seat in asked if seat not in clocks.asked}
    return _asked(rules, clocks, asked, fresh, fresh - {taker})


def returned(rules: ClockRules, clocks: Clocks, seat: int) -> Clocks:
    """The person is back who had a stand-in."""
    least = max(_LEAST_ON_RETURN, rules.full // _SHARE_ON_RETURN, rules.increment * 1000)
    left = max(clocks.left[seat], min(least, rules.full)) if rules.kind is ClockKind.GAME else rules.full
    return _with_left(clocks, seat, left)


def replaced(rules: ClockRules, clocks: Clocks, seat: int) -> Clocks:
    """A new person has taken the seat, and starts with the whole time."""
    return _with_left(clocks, seat, rules.full)


def run(clocks: Clocks, able: Collection[int]) -> Clocks:
    """Let time run for the seats among ``able`` that are asked."""
    return replace(clocks, running=tuple(seat for seat in clocks.asked if seat in able))


def read_clocks(kept: dict[str, list[int]] | None) -> Clocks | None:
    """Clocks from ``to_json``."""
    if kept is None:
        return None
    lists = {name: tuple(kept[name]) for name in ("left", "running", "asked", "together")}
    return Clocks(**lists, at=kept["at"], began=kept["began"], mover=kept["mover"])  # type: ignore[arg-type]


def _asked(
    rules: ClockRules, clocks: Clocks, asked: Sequence[int], fresh: Collection[int], paid: Collection[int]
) -> Clocks:
    """``asked`` have to decide: ``fresh`` something new, and ``paid`` are given the time for it."""
    if clocks.at == clocks.began:
        paid = ()  # all have the whole time still
    left = tuple(_begun(rules, left) if seat in paid else left for seat, left in enumerate(clocks.left))
    joint = fresh if len(asked) > 1 else ()
    together = tuple(seat for seat in asked if seat in joint or (seat in clocks.together and seat not in fresh))
    return replace(clocks, left=left, asked=tuple(asked), together=together, mover=NOBODY)


def _begun(rules: ClockRules, left: int) -> int:
    """The time at the beginning of a decision."""
    return left + rules.increment * 1000 if rules.kind is ClockKind.GAME else rules.full


def _with_left(clocks: Clocks, seat: int, left: int) -> Clocks:
    return replace(clocks, left=(*clocks.left[:seat], left, *clocks.left[seat + 1 :]))
