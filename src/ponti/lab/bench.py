"""How fast the rules and the search run here, per second of one core's processor time: other load matters little."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time
from typing import Final

from librt.random import Random

from ponti._build import is_compiled
from ponti.core.game import CHANCE, AnyGame, State
from ponti.core.options import Options
from ponti.search.bot import pass_chance
from ponti.search.mcts import MCTSBot
from ponti.search.settings import Settings
from ponti.search.trial import Count, copies, listed_games, playout_positions, random_games

SEED: Final = 2_026
SHORTEST_PART: Final = 0.2
"""A measurement that takes less of its time than this is repeated with a larger load."""


@dataclass(frozen=True)
class Speed:
    """One game's figures. ``games_per_second``: whole random games with ``sample``; ``decisions_per_second``: players'
    decisions in games where the legal list is made for each (chance events are played in that time, not counted).
    """

    game: str
    compiled: bool
    games_per_second: float
    decisions_per_second: float
    copies_per_second: float
    mcts_iterations_per_second: float
    state_bytes: int

    def to_json(self) -> dict[str, str | bool | float | int]:
        """The figures as JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Shape:
    """What a random game consists of, on average."""

    decisions: float
    chance_events: float


def bench(
    game: AnyGame, seconds: float = 0.4, repeats: int = 5, options: Options | None = None, seats: int = 0
) -> Speed:
    """Measure a game: each figure is the median of ``repeats`` runs of about ``seconds``."""
    start = game.new_game(options, seats)
    rng = Random(SEED)
    middle = _middle(game, start)

    def games(load: int) -> float:
        random_games(game, start, load, rng)
        return load

    def decisions(load: int) -> float:
        return listed_games(game, start, load, rng).decisions

    def copying(load: int) -> float:
        copies(middle, load)
        return load

    return Speed(
        game=game.id,
        compiled=is_compiled(),
        games_per_second=_rate(games, seconds, repeats),
        decisions_per_second=_rate(decisions, seconds, repeats),
        copies_per_second=_rate(copying, seconds, repeats),
        mcts_iterations_per_second=_rate(_iterations(game, start), seconds, repeats),
        state_bytes=state_bytes(middle),
    )


def shape(game: AnyGame, options: Options | None = None, seats: int = 0, games: int = 50) -> Shape:
    """The mean numbers of decisions and chance events in random games."""
    count: Count = random_games(game, game.new_game(options, seats), games, Random(SEED))
    return Shape(count.decisions / games, count.chance_events / games)


def state_bytes(state: State, number: int = 500) -> int:
    """The memory of one state beside others that share its options: the mean of ``number`` copies."""
    gc.collect()
    kept: list[State | None] = [None] * number
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for index in range(number):
        kept[index] = state.copy()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(used / number)


def _middle(game: AnyGame, start: State) -> State:
    """A position half-way through a random game."""
    positions = playout_positions(game, start, Random(SEED))
    return positions[len(positions) // 2]


def _iterations(game: AnyGame, start: State) -> Callable[[int], float]:
    """Tree search with random playouts from the first decision, on what its seat sees."""
    first: State = start.copy()
    pass_chance(game, first, Random(SEED))
    assert game.to_act(first) != CHANCE
    view: State = game.redact(first, int(game.to_act(first)))

    def think(load: int) -> float:
        settings = Settings(seconds=0.0, iterations=load, seed=SEED, reuse=False)
        return MCTSBot(settings).analyse(game, view).iterations

    return think


def _rate(work: Callable[[int], float], seconds: float, repeats: int) -> float:
    load = 1
    while (took := _timed(work, load)[0]) < SHORTEST_PART * seconds:
        load *= 2
    load = max(1, int(load * seconds / took))
    return median(done / took for took, done in _runs(work, load, repeats))


def _runs(work: Callable[[int], float], load: int, repeats: int) -> Iterator[tuple[float, float]]:
    for _ in range(repeats):
        yield _timed(work, load)


def _timed(work: Callable[[int], float], load: int) -> tuple[float, float]:
    began = process_time()
    done = work(load)
    return process_time() - began, done
