"""What players of Rialto score among themselves, by number of players, beside what simple greedy play is known to do.

    python benchmarks/rialto_scores.py --player habits --player greedy --games 200
    python benchmarks/rialto_scores.py --player mcts:iterations=300 --games 10 --seats 4

``habits`` are the quick ones of the search's playouts. A mean more than a quarter away from the known one is marked: it
may be better play, or a rule that is wrong.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, median, stdev
from typing import Final, TypeAlias

from librt.random import Random

import ponti
from ponti.core.errors import PontiError
from ponti.core.game import Result
from ponti.core.match import Match
from ponti.games.rialto.rules import RIALTO
from ponti.games.rialto.state import DOGE, RialtoState
from ponti.lab.players import Player

ALARM: Final = 0.25
"""So far a mean may lie from the known one."""


@dataclass(frozen=True)
class Known:
    """Mean, deviation and mean winner's score of simple greedy play, and the parts of the mean."""

    mean: float
    deviation: float
    winner: float
    track: float
    buildings: float
    rest: float
    districts: float
    doge: int


KNOWN: Final = {
    #        mean  dev.  winner track buildings rest districts Doge
    2: Known(68.0, 15.0, 78.0,  18.5, 12.3,     0.5, 36.0,     9),
    3: Known(63.0, 13.0, 75.0,  17.9, 12.3,     0.8, 32.0,     10),
    4: Known(57.0, 11.0, 69.0,  17.1, 12.1,     1.1, 27.0,     11),
    5: Known(52.0, 9.5,  64.0,  16.4, 11.7,     1.2, 23.0,     12),
}  # fmt: skip
"""By number of players."""

Chooser: TypeAlias = Callable[[Match, int], int]
"""The action of a seat."""


@dataclass(frozen=True)
class Game:
    """One finished game."""

    result: Result
    doge: int


def chooser(player: str, seed: int) -> Chooser:
    """How a seat decides."""
    if player == "habits":
        rng = Random(seed)
        return lambda match, seat: int(RIALTO.rollout(_state(match), rng))
    bot = Player.read(player).bot(seed)
    return lambda match, seat: bot.choose(match.game, match.view(seat))


def _state(match: Match) -> RialtoState:
    assert isinstance(match.state, RialtoState)
    return match.state


def play(player: str, seats: int, seed: int) -> Game:
    """One game of a player against itself."""
    match = Match(RIALTO, {}, seats, ponti.Dice(seed=seed))
    choosers = [chooser(player, seed * seats + seat) for seat in range(seats)]
    while not match.is_over:
        seat = match.acting()[0]
        match.play(choosers[seat](match, seat), seat)
    return Game(match.result(), max(int(_state(match).cells[DOGE + seat]) for seat in range(seats)))


def line(player: str, seats: int, games: list[Game]) -> str:
    """One line of the report."""
    known = KNOWN[seats]
    scores = [score for game in games for score in game.result.scores]
    winners = [max(game.result.scores) for game in games]
    track, rest, buildings, *districts, _ = (
        sum(sum(game.result.rows[row].values) for game in games) / len(scores)
        for row in range(len(games[0].result.rows))
    )
    off = mean(scores) / known.mean - 1.0
    return (
        f"{player:<24} {seats}  {mean(scores):5.1f} ({known.mean:.0f}, {off:+.0%}{' !' if abs(off) > ALARM else ''})"
        f"  sd {stdev(scores):4.1f} ({known.deviation:g})  winner {mean(winners):5.1f} ({known.winner:.0f})"
        f"  track {track:4.1f} ({known.track})  buildings {buildings:4.1f} ({known.buildings})"
        f"  rest {rest:3.1f} ({known.rest})  districts {sum(districts):4.1f} ({known.districts:.0f})"
        f"  Doge {median(game.doge for game in games):g} ({known.doge})"
    )


def arguments() -> argparse.Namespace:
    """What is asked on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", action="append", default=[], help="habits, or a bot; default: habits and greedy")
    parser.add_argument("--seats", type=int, action="append", default=[], choices=KNOWN, help="default: all")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    """Measure every player at every number of seats; 2 when something was asked that cannot be."""
    asked = arguments()
    print(f"{'compiled' if ponti.is_compiled() else 'uncompiled'}, {asked.games} games each; in brackets what is known")
    try:
        for player in asked.player or ["habits", "greedy"]:
            for seats in asked.seats or KNOWN:
                games = [play(player, seats, asked.seed * 10_007 + number) for number in range(asked.games)]
                print(line(player, seats, games), flush=True)
    except PontiError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
