"""From a leaf of the tree to a worth for each seat: play on, cut off and estimate, or both."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import OVER, AnyGame, State


def playout(game: AnyGame, state: State, rng: Random, guided: bool, depth: i64) -> list[float]:
    """Play ``state`` on in place; after ``depth`` decisions (never, when negative) the game's estimate is taken."""
    left = depth
    while True:
        seat = game.to_act(state)
        if seat == OVER:
            ended: list[float] = game.rewards(state)
            return ended
        if seat >= 0:
            if left == 0:
                estimate: list[float] = game.evaluate(state)
                return estimate
            left -= 1
        action = game.rollout(state, rng) if guided else game.sample(state, rng)
        game.apply(state, action, seat)


def traced_playout(
    game: AnyGame, state: State, rng: Random, guided: bool, depth: i64, trace: vec[i64]
) -> tuple[list[float], vec[i64]]:
    """The same, with every decision appended to ``trace`` as action * seats + seat."""
    left = depth
    seats = state.seats
    while True:
        seat = game.to_act(state)
        if seat == OVER:
            return game.rewards(state), trace
        if seat >= 0 and left == 0:
            return game.evaluate(state), trace
        action = game.rollout(state, rng) if guided else game.sample(state, rng)
        game.apply(state, action, seat)
        if seat >= 0:
            left -= 1
            trace = append(trace, action * seats + seat)
