"""Where a table comes from that goes on from a point of another game.

``TableHead.origin`` holds ``table`` (empty for an imported record) and ``event``, the place that was chosen there;
``continued``, how many events were brought along; and ``start``, the position that the game began at, if any.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ponti.core.game import Json, State
from ponti.core.record import Event
from ponti.core.registry import game as game_by_id
from ponti.store.data import TableHead


@dataclass(frozen=True)
class Basis:
    """A point of a game that a new table goes on from: what it keeps as its ``origin``, and the events so far."""

    origin: Mapping[str, Any]
    events: tuple[Event, ...]


def start_of(head: TableHead) -> State | None:
    """The position that a table's game began at; None when it began at its start."""
    start = (head.origin or {}).get("start")
    state: State | None = None if start is None else game_by_id(head.game).load_state(start)
    return state


def first_state(head: TableHead, seats: int) -> State:
    """The state before a table's first event."""
    start = start_of(head)
    if start is not None:
        return start
    fresh: State = game_by_id(head.game).new_game(head.options, seats)
    return fresh


def continued_of(head: TableHead) -> int:
    """How many of a table's first events were brought from another game."""
    count = (head.origin or {}).get("continued", 0)
    assert isinstance(count, int)
    return count


def origin_json(head: TableHead) -> dict[str, Json] | None:
    """What is told of where a table comes from; None for a game from its start."""
    origin = head.origin
    return None if origin is None else {name: origin[name] for name in ("table", "event", "continued")}
