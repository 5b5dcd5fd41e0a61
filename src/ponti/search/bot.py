"""What every bot answers, and the two questions all of them ask about a view: whose is it, and is anything hidden?"""

from dataclasses import dataclass
from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from ponti.core.errors import GameOver, NotYourTurn
from ponti.core.game import CHANCE, EVERYTHING, OVER, AnyGame, State


@dataclass(frozen=True)
class Candidate:
    """One action of the root: how often it was searched, its share of all visits, and its worth to the bot's seat."""

    action: int
    visits: int
    share: float
    value: float


@dataclass(frozen=True)
class Analysis:
    """What a bot found out about a view.

    ``candidates`` holds every legal action, the chosen one first. ``line`` is the play that the bot expects, chance
    included, from the chosen action on. ``iterations`` counts the games that were looked into; ``is_solved`` tells
    that the value is exact.
    """

    seat: int
    candidates: tuple[Candidate, ...]
    line: tuple[int, ...]
    iterations: int
    is_solved: bool = False

    @property
    def choice(self) -> int:
        """The action that the bot would play."""
        return self.candidates[0].action

    @property
    def value(self) -> float:
        """The worth of the choice to the bot's seat: 0 is the last place, 1 a sole first."""
        return self.candidates[0].value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses fill in ``analyse``, and ``choose`` where a choice is cheaper than an analysis."""

    def choose(self, game: AnyGame, view: State) -> int:
        """The action to play for the seat that ``view`` belongs to."""
        return self.analyse(game, view).choice

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """All legal actions with their worth, the choice first."""
        raise NotImplementedError


_SEATS_SALT: Final = 7_919


def seat_of(game: AnyGame, view: State) -> int:
    """The seat that thinks: the viewer when it may act, else the first that acts if the viewer sees all it sees.

    Raises ``GameOver`` when nobody has anything to decide, ``NotYourTurn`` when only others do, with secrets of theirs.
    """
    acting = game.acting(view)
    if not acting:
        raise GameOver("game_over")
    viewer = int(view.viewer)
    if viewer in acting:
        return viewer
    if acting[0] == CHANCE or (viewer >= 0 and hides(game, view)):
        raise NotYourTurn("not_your_turn", seat=viewer + 1)
    return acting[0]


def hides(game: AnyGame, view: State) -> bool:
    """Whether something is blanked in ``view``: dealing again then gives another position."""
    if view.viewer == EVERYTHING:
        return False
    return bool(game.write_position(view) != game.write_position(game.redeal(view, Random(_SEATS_SALT))))


def full_state(game: AnyGame, view: State, rng: Random) -> State:
    """A state in which nothing is blanked and that looks like ``view``."""
    state: State = view.copy() if view.viewer == EVERYTHING else game.redeal(view, rng)
    return state


def pass_chance(game: AnyGame, state: State, rng: Random) -> None:
    """Let chance have its turns, in place."""
    while game.to_act(state) == CHANCE:
        game.apply(state, game.sample(state, rng), CHANCE)


def standing(game: AnyGame, state: State) -> list[float]:
    """The worth of a position to each seat: the rewards of a finished game, else the game's estimate."""
    worth: list[float] = game.rewards(state) if game.to_act(state) == OVER else game.evaluate(state)
    return worth


def generator(seed: int | None) -> Random:
    """A generator for a seed; without one it is different each time."""
    return Random() if seed is None else Random(i64(seed))
