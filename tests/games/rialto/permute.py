"""States that a viewer cannot tell apart, made by exchanging hidden cards in a position's JSON."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import ponti
from ponti.core.game import AnyGame, State

PLACES = ("hand", "tossed", "buried")


def worlds(game: AnyGame, state: State, seat: int, rng: Random) -> Iterator[State]:
    """Exchange some cards that ``seat`` does not see; keep those worlds in which all that is known stays true."""
    position = game.dump_state(state)
    for _ in range(12):
        world = exchanged(position, seat, rng)
        try:
            yield game.load_state(world)
        except ponti.BadPosition:
            continue


def exchanged(position: dict[str, Any], seat: int, rng: Random) -> dict[str, Any]:
    """A few pairs of hidden cards change places."""
    world: dict[str, Any] = deepcopy(position)
    hidden = [world["pile"]]
    for player, member in enumerate(world["players"][: world["seats"]]):
        if player != seat:
            hidden += [member[place] for place in PLACES]
    filled = [cards for cards in hidden if cards]
    for _ in range(rng.randrange(1, 5)):
        if len(filled) < 2:
            break
        one, other = rng.sample(filled, 2)
        first, second = rng.choice(list(one)), rng.choice(list(other))
        _move(one, other, first)
        _move(other, one, second)
    return world


def _move(source: dict[str, int], target: dict[str, int], card: str) -> None:
    source[card] -= 1
    if source[card] == 0:
        del source[card]
    target[card] = target.get(card, 0) + 1
