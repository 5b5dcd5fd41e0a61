"""Random games at full speed: what the bench times and simulations count."""

from dataclasses import dataclass

from librt.random import Random
from mypy_extensions import i64

from ponti.core.game import CHANCE, OVER, AnyGame, State


@dataclass(frozen=True)
class Count:
    """What happened in some games: players' decisions, chance events, and the sum of seat 0's rewards."""

    games: int
    decisions: int
    chance_events: int
    rewards: float


def random_games(game: AnyGame, start: State, games: int, rng: Random) -> Count:
    """Play whole games from a copy of ``start`` with ``sample`` and settle them."""
    decisions: i64 = 0
    chance_events: i64 = 0
    rewards = 0.0
    for _ in range(games):
        state: State = start.copy()
        while True:
            seat = game.to_act(state)
            if seat == OVER:
                break
            game.apply(state, game.sample(state, rng), seat)
            if seat == CHANCE:
                chance_events += 1
            else:
                decisions += 1
        worth: list[float] = game.rewards(state)
        rewards += worth[0]
    return Count(games, int(decisions), int(chance_events), rewards)


def listed_games(game: AnyGame, start: State, games: int, rng: Random) -> Count:
    """The same, with the whole legal list made for every decision and the action drawn from it."""
    decisions: i64 = 0
    chance_events: i64 = 0
    rewards = 0.0
    for _ in range(games):
        state: State = start.copy()
        while True:
            seat = game.to_act(state)
            if seat == OVER:
                break
            if seat == CHANCE:
                game.apply(state, game.sample(state, rng), seat)
                chance_events += 1
            else:
                legal = game.legal_vec(state, seat)
                game.apply(state, legal[rng.randrange(len(legal))], seat)
                decisions += 1
        worth: list[float] = game.rewards(state)
        rewards += worth[0]
    return Count(games, int(decisions), int(chance_events), rewards)


def copies(state: State, times: int) -> State:
    """Copy ``state`` so many times, each copy from the one before; the last copy."""
    for _ in range(times):
        state = state.copy()
    return state


def playout_positions(game: AnyGame, start: State, rng: Random) -> list[State]:
    """Every position of one random game, the end included."""
    state: State = start.copy()
    positions: list[State] = [state.copy()]
    while game.to_act(state) != OVER:
        game.apply(state, game.sample(state, rng), game.to_act(state))
        positions.append(state.copy())
    return positions
