"""Where a table comes from that goes on from a point of another game.

``TableHead.origin`` holds ``table`` (empty for an imported record) and ``event``, the place that was chosen there;
``continued``, how many events were brought along; and ``start``, the position that the game began at, if any.
"""

from ponti.core.game import State
from ponti.core.registry import game as game_by_id
from ponti.store.data import TableHead


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
