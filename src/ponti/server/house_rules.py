"""The house rules of a table: what its makers decided besides the game's own options."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from ponti.core.game import Json
from ponti.server.errors import TableError

DAY: Final = 86_400
"""Seconds of a day."""
LONGEST_INCREMENT: Final = 3_600


class TakeBacks(StrEnum):
    """What may be taken back: nothing, what showed nobody anything, or with the others' consent also the rest."""

    NONE = "none"
    FRONTIER = "frontier"
    CONSENT = "consent"


class TimeOut(StrEnum):
    """What happens to a player whose time has run out: a bot plays on for it, or it has lost."""

    STAND_IN = "stand_in"
    FORFEIT = "forfeit"


class ClockKind(StrEnum):
    """How time is measured: not at all, anew for each decision, for the whole game, or anew in days."""

    NONE = "none"
    MOVE = "move"
    GAME = "game"
    DAYS = "days"


SECONDS: Final = {
    ClockKind.NONE: (0, 0),
    ClockKind.MOVE: (5, DAY),
    ClockKind.GAME: (30, DAY),
    ClockKind.DAYS: (DAY, 30 * DAY),
}
"""How much time each kind of clock gives at least and at most."""


@dataclass(frozen=True)
class ClockRules:
    """How much time there is: ``seconds``, and with a clock for the whole game an ``increment`` for each turn."""

    kind: ClockKind = ClockKind.NONE
    seconds: int = 0
    increment: int = 0

    @property
    def full(self) -> int:
        """The whole time in milliseconds."""
        return self.seconds * 1000


@dataclass(frozen=True)
class HouseRules:
    """All house rules of a table. ``is_listed`` shows it to everybody in the lobby."""

    is_listed: bool = False
    take_back: TakeBacks = TakeBacks.FRONTIER
    clock: ClockRules = ClockRules()
    timeout: TimeOut = TimeOut.STAND_IN
    has_chat: bool = True

    def to_json(self) -> dict[str, Json]:
        """As they are kept, asked for and shown."""
        clock = self.clock
        return {
            "listed": self.is_listed,
            "take_back": self.take_back.value,
            "clock": {"kind": clock.kind.value, "seconds": clock.seconds, "increment": clock.increment},
            "timeout": self.timeout.value,
            "chat": self.has_chat,
        }


def checked(rules: HouseRules) -> HouseRules:
    """House rules that somebody wants. Raises ``bad_clock``; what does not matter for the kind of clock is dropped."""
    clock = rules.clock
    low, high = SECONDS[clock.kind]
    seconds = 0 if clock.kind is ClockKind.NONE else clock.seconds
    is_whole = clock.kind is not ClockKind.DAYS or seconds % DAY == 0
    if not (low <= seconds <= high and is_whole):
        raise TableError("bad_clock", low=low, high=high)
    increment = clock.increment if clock.kind is ClockKind.GAME else 0
    return replace(rules, clock=ClockRules(clock.kind, seconds, increment))


def read_house_rules(kept: Mapping[str, Any]) -> HouseRules:
    """House rules from their JSON; what is missing (all of it at a table from of old) is as usual."""
    clock = kept.get("clock") or {}
    return HouseRules(
        is_listed=kept.get("listed", False),
        take_back=TakeBacks(kept.get("take_back", TakeBacks.FRONTIER)),
        clock=ClockRules(
            ClockKind(clock.get("kind", ClockKind.NONE)), clock.get("seconds", 0), clock.get("increment", 0)
        ),
        timeout=TimeOut(kept.get("timeout", TimeOut.STAND_IN)),
        has_chat=kept.get("chat", True),
    )
