"""States that a seat cannot tell apart: nothing is hidden (A43), so there is only the state itself."""

from collections.abc import Iterator
from random import Random

from ponti.core.game import AnyGame, State


def worlds(game: AnyGame, state: State, seat: int, rng: Random) -> Iterator[State]:
    """The state itself."""
    yield state.copy()
