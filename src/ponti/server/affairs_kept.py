"""The table's affairs as they are kept in a snapshot."""

from typing import Any

from ponti.server import clocks
from ponti.server.affairs import Affairs, Ask, Occupant, Seat, Status, Wish


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
