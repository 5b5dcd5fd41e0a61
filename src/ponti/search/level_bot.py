"""A tree search that slips now and then, as the lower levels do."""

from typing import Final

from librt.random import Random

from ponti.core.game import AnyGame, State
from ponti.search.bot import Analysis, Bot, generator, seat_of
from ponti.search.levels import Level
from ponti.search.mcts import MCTSBot, tree_search


class LevelBot(Bot):
    """Plays at a level; its analyses are those of the same search without slips."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self.level: Final[Level] = level
        self._search: Final[MCTSBot] = tree_search(level.settings(seed))
        self._rng: Final[Random] = generator(seed)

    def choose(self, game: AnyGame, view: State) -> int:
        """The search's choice, or a slip."""
        if self.level.slips > 0.0 and self._rng.random() < self.level.slips:
            legal = game.legal_vec(view, seat_of(game, view))
            return int(legal[self._rng.randrange(len(legal))])
        return self._search.choose(game, view)

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """What the search finds."""
        return self._search.analyse(game, view)
