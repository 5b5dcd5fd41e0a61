"""States of the toy that a seat cannot tell apart, made by swapping hidden cards; an example for the games."""

from collections.abc import Iterator
from random import Random

from ponti.core.game import AnyGame, State
from tests.toy.state import NONE, ToyState


def worlds(game: AnyGame, state: State, seat: int, rng: Random) -> Iterator[State]:
    """Swap a hidden card with another hidden card or one of the deck."""
    assert isinstance(state, ToyState)
    for _ in range(3):
        world = state.copy()
        others = [other for other in range(int(state.seats)) if other != seat and world.hands[other]]
        deck = state.unseen()
        if not others:
            return
        one, other = rng.choice(others), rng.choice(others)
        card = world.hands[one].pop()
        if deck and rng.random() < 0.5:
            world.hands[one].append(rng.choice(deck))
        elif world.chosen[other] not in (NONE,) and other != seat:
            world.hands[one].append(world.chosen[other])
            world.chosen[other] = card
        else:
            world.hands[other].append(card)
            world.hands[one].append(world.hands[other].pop(0))
        for hand in world.hands:
            hand.sort()
        yield world
