"""States that a seat cannot tell apart: the others' secret choices replaced by other possible ones."""

from collections.abc import Iterator
from random import Random

from ponti.core.game import AnyGame, State
from ponti.games.ponte_vecchio.state import CARD, OFFER, SEALED, VecchioState


def worlds(game: AnyGame, state: State, seat: int, rng: Random) -> Iterator[State]:
    """Other cards chosen from the same hands, other sealed offers within the same cash."""
    assert isinstance(state, VecchioState)
    others = [other for other in range(int(state.seats)) if other != seat]
    for _ in range(3):
        world = state.copy()
        for other in others:
            if state.phase == CARD and state.chosen[other] != -1:
                hand = [card for card in range(11) if state.hands[other] >> card & 1]
                world.chosen[other] = rng.choice(hand)
            if state.phase == OFFER and state.terms.sale_mode == SEALED and state.amounts[other] != -1:
                unit = 10 ** (int(state.places[other]) + 1) if state.asked >> other & 1 else 5
                world.amounts[other] = unit * rng.randint(0, int(state.cash[other]) // unit)
        yield world
