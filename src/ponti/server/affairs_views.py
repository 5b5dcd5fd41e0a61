"""The table's affairs as every screen is shown them: seats, clocks, and what was asked."""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from ponti.core.game import Json
from ponti.server.affair_words import asked_words
from ponti.server.affairs import Ask, Occupant, Wish, milliseconds
from ponti.server.catalogue import JsonObject
from ponti.server.seats import shown_names
from ponti.server.tables import Table
from ponti.store.data import now


class Surroundings(NamedTuple):
    """What matters about a table besides what its log says: who is there, which bots think, and how late it is."""

    connected: Collection[int]
    thinking: Collection[int]
    spectators: int
    now: datetime


def seats_json(table: Table, connected: Collection[int], language: str) -> list[Json]:
    """The seats and who is on them. Bots are always there."""
    return [
        {
            "seat": info.seat,
            "name": name,
            "kind": "person" if info.level is None else "bot",
            "level": info.level,
            "claimed": seat.occupant is not Occupant.FREE,
            "connected": info.level is not None or info.seat in connected,
            "colour": info.colour,
            "status": seat.status.value,
            "stand_in": seat.stand_in,
            "is_open": info.is_open,
        }
        for info, seat, name in zip(table.seats, table.affairs.seats, shown_names(table.seats, language), strict=True)
    ]


def affairs_json(table: Table, around: Surroundings, language: str) -> JsonObject:
    """What everybody is told of the affairs, but for the seats."""
    affairs = table.affairs
    return {
        "spectators": around.spectators,
        "clock": clock_json(table, around.now),
        "asks": [_ask_json(table, ask, language) for ask in affairs.asks],
        "is_paused": affairs.is_paused and not table.is_over,
        "next": affairs.next,
        "changed_at": milliseconds(table.log.rows[-1].at) if table.log.rows else None,
    }


def clock_json(table: Table, at: datetime | None = None) -> JsonObject | None:
    """The clocks at a moment; null at a table without."""
    clocks = table.affairs.clocks
    if clocks is None:
        return None
    moment = milliseconds(at or now())
    seats: list[Json] = [
        {"left_ms": None if info.level is not None else left, "runs": info.seat in clocks.running}
        for info, left in zip(table.seats, clocks.times(table.rules.clock, moment), strict=True)
    ]
    return {
        "kind": table.rules.clock.kind.value,
        "is_paused": table.affairs.is_paused,
        "now": moment,
        "seats": seats,
    }


def _ask_json(table: Table, ask: Ask, language: str) -> JsonObject:
    length = table.match.length
    text = f"{ask.wish.value}:{ask.length}" if ask.wish is Wish.TAKE_BACK else ask.wish.value
    return {
        "number": ask.number,
        "kind": ask.wish.value,
        "seat": ask.seat,
        "waiting": [*ask.waiting],
        "words": asked_words(text, length).text(language),
    }
