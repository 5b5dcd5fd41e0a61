"""A player without a plan."""

from typing import Final

from librt.random import Random

from ponti.core.game import AnyGame, State
from ponti.search.bot import Analysis, Bot, Candidate, generator, seat_of


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng: Final[Random] = generator(seed)

    def choose(self, game: AnyGame, view: State) -> int:
        """One of the legal actions."""
        legal = game.legal_vec(view, seat_of(game, view))
        return int(legal[self._rng.randrange(len(legal))])

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """All legal actions with equal shares; a random choice comes first."""
        choice = self.choose(game, view)
        seat = seat_of(game, view)
        legal = game.legal_actions(view, seat)
        share = 1.0 / len(legal)
        others = [Candidate(action, 0, share, 0.5) for action in legal if action != choice]
        return Analysis(seat, (Candidate(choice, 0, share, 0.5), *others), (choice,), 0)
