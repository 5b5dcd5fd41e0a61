"""The cases: each game with each option set and each number of seats."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

import ponti
from ponti.core.game import AnyGame, State
from ponti.core.options import Option, Value, Whole, write_option
from tests.toy.game import TOY

MOST_VALUES = 12
"""A whole-number option is tried with all its values up to so many, else with its ends and its middle."""
COMBINATIONS = 2
"""Random combinations of options per game, on top of the defaults and all single deviations."""


@dataclass(frozen=True)
class Case:
    game: AnyGame
    options: tuple[tuple[str, Value], ...] = field(hash=True)
    seats: int

    def start(self) -> State:
        state: State = self.game.new_game(dict(self.options), self.seats)
        return state

    def __str__(self) -> str:
        words = [f"{name}={write_option(value)}" for name, value in self.options]
        return "-".join([self.game.id, *(words or ["default"]), str(self.seats)])


def all_games() -> list[AnyGame]:
    return [*ponti.games(), TOY]


@cache
def cases() -> tuple[Case, ...]:
    """The default options with every number of seats, each other option set with one of them in turn."""
    found: list[Case] = []
    for game in all_games():
        for number, options in enumerate(option_sets(game)):
            numbers = range(game.min_seats, game.max_seats + 1)
            offered = [seats for seats in numbers if _is_offered(game, options, seats)]
            if options and offered:
                offered = [offered[number % len(offered)]]
            found += [Case(game, options, seats) for seats in offered]
    return tuple(found)


@cache
def option_sets(game: AnyGame) -> tuple[tuple[tuple[str, Value], ...], ...]:
    """Deviations from the defaults: none, every single one, and a few random combinations."""
    single = [
        ((option.name, value),) for option in game.options for value in _values(option) if value != option.default
    ]
    rng = Random(game.id)
    mixed = [
        tuple((option.name, rng.choice(_values(option))) for option in game.options)
        for _ in range(COMBINATIONS if len(game.options) > 1 else 0)
    ]
    return ((), *single, *mixed)


def _values(option: Option) -> tuple[Value, ...]:
    values = option.allowed()
    if isinstance(option, Whole) and len(values) > MOST_VALUES:
        return (values[0], values[len(values) // 2], values[-1])
    return values


def _is_offered(game: AnyGame, options: tuple[tuple[str, Value], ...], seats: int) -> bool:
    try:
        game.check_setup(dict(options), seats)
    except ponti.BadOptions:
        return False
    return True


every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


def seed_of(*parts: object) -> int:
    """A stable seed for these parts (``hash`` of a text changes from run to run)."""
    return Random(" ".join(map(str, parts))).getrandbits(31)


def viewers(case: Case) -> Iterator[int]:
    """Every seat and the spectator; for other than default options two of the seats."""
    seats = range(case.seats)
    yield from Random(seed_of(case)).sample(seats, 2) if case.options else seats
    yield ponti.SPECTATOR
