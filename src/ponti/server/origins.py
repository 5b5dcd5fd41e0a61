"""Where a table comes from that goes on from a point of another game.

``TableHead.origin`` holds ``table`` (empty for an imported record) and ``event``, the place that was chosen there;
``continued``, how many events were brought along; and ``start``, the position that the game began at, if any.
"""

from ponti.core.game import State
from ponti.core.registry import game as game_by_id
from ponti.store.data import TableHead


def first_state(head: TableHead, seats: int) -> State:
    """The state before a table's first event."""
    game = game_by_id(head.game)
    start = (head.origin or {}).get("start")
    state: State = game.new_game(head.options, seats) if start is None else game.load_state(start)
    return state


def continued_of(head: TableHead) -> int:
    """How many of a table's first events were brought from another game."""
    count = (head.origin or {}).get("continued", 0)
    assert isinstance(count, int)
    return count


def starts_at_position(head: TableHead) -> bool:
    """Whether the game began at a given position."""
    return (head.origin or {}).get("start") is not None
