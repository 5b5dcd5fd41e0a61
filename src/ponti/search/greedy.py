"""One step ahead: try every action once and keep the position that the game's own estimate likes best."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.core.game import CHANCE, AnyGame, State
from ponti.search.bot import Analysis, Bot, Candidate, full_state, generator, hides, pass_chance, seat_of, standing


class GreedyBot(Bot):
    """Plays the action after which ``game.evaluate`` is best for its seat.

    Where cards are hidden or chance follows, the worth is averaged over ``samples`` deals and outcomes, the same deals
    for every action.
    """

    def __init__(self, samples: int = 8, seed: int | None = None) -> None:
        self._samples: Final = samples
        self._rng: Final[Random] = generator(seed)

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """All legal actions by their worth; equals are drawn in random order."""
        seat = seat_of(game, view)
        legal = game.legal_actions(view, seat)
        totals = [0.0] * len(legal)
        deals = 0
        needed = self._samples if hides(game, view) else 1
        while deals < needed:
            deals += 1
            state = full_state(game, view, self._rng)
            if self._try_all(game, state, legal, seat, totals):
                needed = self._samples
        found = [(-totals[i] / deals, self._rng.random(), action) for i, action in enumerate(legal)]
        found.sort()
        best = found[0][2]
        candidates = [
            Candidate(action, deals, 1.0 if action == best else 0.0, -negative) for negative, _, action in found
        ]
        return Analysis(seat, tuple(candidates), (best,), deals * len(legal))

    def _try_all(self, game: AnyGame, state: State, legal: list[int], seat: int, totals: list[float]) -> bool:
        """Add every action's worth in this deal to ``totals``; whether chance had a say."""
        met_chance = False
        for i, action in enumerate(legal):
            after: State = state.copy()
            game.apply(after, i64(action), i64(seat))
            met_chance = met_chance or game.to_act(after) == CHANCE
            pass_chance(game, after, self._rng)
            totals[i] += standing(game, after)[seat]
        return met_chance
