"""Matches between bots: everybody sits everywhere equally often, and every deal is played from each seating."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from ponti.core.dice import Dice
from ponti.core.match import Match
from ponti.core.options import Options
from ponti.core.registry import game as game_by_id
from ponti.lab.interval import wilson
from ponti.lab.players import Player, finish

SEED_STRIDE: Final = 1_000_003


@dataclass(frozen=True)
class Series:
    """A number of games of the same players. Too few players for the seats: the last one sits on the rest, too.

    ``seed`` fixes the dice and the bots' seeds, so budgets of iterations make a series repeatable.
    """

    game: str
    players: tuple[Player, ...]
    games: int
    options: Options
    seats: int
    seed: int = 0

    def seating(self, number: int) -> tuple[int, ...]:
        """Which player sits on each seat in a game; a full round of seatings shares one deal."""
        shift = number % self.seats
        return tuple(min((seat - shift) % self.seats, len(self.players) - 1) for seat in range(self.seats))

    def deal(self, number: int) -> int:
        """The seed of the dice in a game."""
        return self.seed * SEED_STRIDE + number // self.seats


@dataclass(frozen=True)
class Outcome:
    """One game: the player, score, place and reward of each seat, and its length in events."""

    number: int
    seating: tuple[int, ...]
    scores: tuple[float, ...]
    places: tuple[int, ...]
    rewards: tuple[float, ...]
    events: int


@dataclass(frozen=True)
class Standing:
    """How one player did: games that count (seats it held), the share of first places and its interval, and means.

    A shared first place counts for each by the share, so that two who draw have half a win each.
    """

    player: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    reward: float
    score: float


def play(series: Series, number: int) -> Outcome:
    """Play one game of a series."""
    game = game_by_id(series.game)
    deal = series.deal(number)
    seating = series.seating(number)
    bots = [series.players[who].bot(deal * series.seats + place) for place, who in enumerate(seating)]
    match = Match(game, series.options, series.seats, Dice(seed=deal))
    try:
        while not match.is_over:
            seat = match.acting()[0]
            match.play(bots[seat].choose(game, match.view(seat)), seat)
    finally:
        finish(bots, match.result() if match.is_over else None)
    result = match.result()
    rewards = tuple(game.rewards(match.state))
    return Outcome(number, seating, result.scores, result.places, rewards, len(match.events))


def run(series: Series, workers: int = 0) -> Iterator[Outcome]:
    """Play all games, several at a time in processes of their own (``workers`` 0: one per core); in order."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        for number in range(series.games):
            yield play(series, number)
        return
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(play, series, number) for number in range(series.games)]
        try:
            for job in jobs:
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def standings(series: Series, outcomes: list[Outcome]) -> list[Standing]:
    """How every player did so far, in the order of the series."""
    found: list[Standing] = []
    for who, player in enumerate(series.players):
        wins = rewards = scores = 0.0
        seats = 0
        for outcome in outcomes:
            firsts = outcome.places.count(1)
            for seat, sitting in enumerate(outcome.seating):
                if sitting == who:
                    seats += 1
                    wins += (outcome.places[seat] == 1) / firsts
                    rewards += outcome.rewards[seat]
                    scores += outcome.scores[seat]
        share = wins / seats if seats else 0.0
        low, high = wilson(share, seats)
        many = max(seats, 1)
        found.append(Standing(str(player), seats, wins, share, low, high, rewards / many, scores / many))
    return found
