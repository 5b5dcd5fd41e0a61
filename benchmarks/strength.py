"""How much a way of thinking gains: tree search with a game's knowledge against plain random playouts, equal time.

    python benchmarks/strength.py --game diavolo --seconds 0.2 --games 200
    python benchmarks/strength.py --game tre_ponti --seconds 0.2 --games 200 --candidate mcts:depth=0 --rival greedy

The candidates get the same time as the rival for each decision, sit on every seat equally often and are dealt the same
cards. Time is processor time, so a busy machine is fair, too. Run it with the compiled package.
"""

import argparse
import os
import sys
import time
from dataclasses import dataclass

import ponti
from ponti.core.errors import PontiError
from ponti.core.game import AnyGame
from ponti.lab.arena import Series, run, standings
from ponti.lab.players import Player

CANDIDATES = (
    "mcts:playout=rollout",
    "mcts:depth=0",
    "mcts:playout=rollout,depth=6",
    "mcts:playout=rollout,mix=0.5",
    "mcts:playout=rollout,prior=4",
)


@dataclass(frozen=True)
class Budget:
    """The budget of every player that has none of its own: seconds of processor time, or iterations."""

    seconds: float
    iterations: int

    def give(self, text: str) -> Player:
        """The player of a word, with the budget."""
        name, _, settings = text.partition(":")
        if name != "mcts" or "seconds=" in settings or "iterations=" in settings:
            return Player.read(text)
        budget = f"iterations={self.iterations}" if self.iterations else f"seconds={self.seconds:g},clock=cpu"
        return Player.read(f"{name}:{budget}" + (f",{settings}" if settings else ""))


def arguments() -> argparse.Namespace:
    """What is asked on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.2, help="thinking time of each decision")
    parser.add_argument("--iterations", type=int, default=0, help="a budget of iterations instead of time")
    parser.add_argument("--games", type=int, default=200, help="games of each candidate")
    parser.add_argument("--candidate", action="append", default=[], help=f"default: {', '.join(CANDIDATES)}")
    parser.add_argument("--rival", default="mcts:tuned=off")
    parser.add_argument("--workers", type=int, default=1, help="games at a time; 0: one per core")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def measure(game: AnyGame, asked: argparse.Namespace, candidate: str) -> str:
    """One candidate's line of the report."""
    options = dict(setting.split("=", 1) for setting in asked.set)
    seats = asked.seats or game.min_seats
    budget = Budget(asked.seconds, asked.iterations)
    players = (budget.give(candidate), budget.give(asked.rival))
    series = Series(game.id, players, asked.games, game.check_setup(options, seats), seats, asked.seed)
    began = time.perf_counter()
    outcomes = []
    for outcome in run(series, asked.workers):
        outcomes.append(outcome)
        if sys.stderr.isatty():
            first = standings(series, outcomes)[0]
            print(f"{first.player}: {first.wins:g}/{len(outcomes)}", end="\r", file=sys.stderr)
    first, rival = standings(series, outcomes)
    return (
        f"{first.player}  vs  {rival.player}:  {first.share:.1%} first  [{first.low:.1%}, {first.high:.1%}]  "
        f"{first.wins:g}/{first.seats}  mean score {first.score:.2f} : {rival.score:.2f}  "
        f"{(time.perf_counter() - began) / asked.games:.1f} s/game"
    )


def main() -> int:
    """Measure every candidate; 2 when something was asked that cannot be."""
    asked = arguments()
    try:
        game = ponti.game(asked.game)
        build = "compiled" if ponti.is_compiled() else "UNCOMPILED: measure the compiled package"
        print(f"{game.id}, {build}, load {os.getloadavg()[0]:.1f}, {asked.games} games each", flush=True)
        for candidate in asked.candidate or CANDIDATES:
            print(measure(game, asked, candidate), flush=True)
    except PontiError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
