"""Exact look-ahead for open games of two: alpha-beta, the game's estimate at the horizon, means at chance points."""

from time import perf_counter
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.core.errors import BadOptions
from ponti.core.game import CHANCE, OVER, AnyGame, State
from ponti.search.bot import Analysis, Bot, Candidate, full_state, hides, seat_of, standing

CLOCK_READ_EVERY: Final = 64


class OutOfTime(Exception):
    """The budget has ended inside a deepening step."""


class AlphaBetaBot(Bot):
    """Looks ahead ``depth`` decisions; with ``seconds`` it deepens step by step up to ``depth`` while time lasts.

    For games of two seats in which nothing is hidden; raises ``BadOptions`` elsewhere.
    """

    def __init__(self, depth: int = 3, seconds: float = 0.0) -> None:
        self._depth: Final[int] = depth
        self._seconds: Final[float] = seconds

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """All legal actions by their worth; among equals the lowest id comes first.

        Only the first's worth is exact: the others' is a bound that shows them to be no better.
        """
        seat = seat_of(game, view)
        if view.seats != 2 or hides(game, view) or len(game.acting(view)) > 1:
            raise BadOptions("bot_needs_open_game", bot="alphabeta")
        root = full_state(game, view, Random(0))
        look = _LookAhead(game, perf_counter() + self._seconds if self._seconds > 0.0 else 0.0)
        ranked = [(0.5, action) for action in game.legal_actions(root, seat)]
        line: tuple[int, ...] = (ranked[0][1],)
        for depth in range(1 if self._seconds > 0.0 else self._depth, self._depth + 1):
            try:
                ranked, line = look.rank(root, seat, [action for _, action in ranked], depth)
            except OutOfTime:
                break
        candidates = [Candidate(action, 1, 1.0 if action == line[0] else 0.0, worth) for worth, action in ranked]
        return Analysis(seat, tuple(candidates), line, int(look.visited))


class _LookAhead:
    """One search; worths are seat 0's, which it makes large and seat 1 small."""

    def __init__(self, game: AnyGame, until: float) -> None:
        self.game: Final[AnyGame] = game
        self.until: Final[float] = until
        self.visited: i64 = 0
        self.can_stop: bool = False

    def rank(
        self, root: State, seat: int, order: list[int], depth: int
    ) -> tuple[list[tuple[float, int]], tuple[int, ...]]:
        """The actions with their worth to ``seat``, the best first, and the expected line."""
        alpha = -1.0
        beta = 2.0
        found: list[tuple[float, int, int]] = []
        best_line: tuple[int, ...] = ()
        best = -1.0
        for place, action in enumerate(order):
            after: State = root.copy()
            self.game.apply(after, i64(action), i64(seat))
            worth, line = self.value(after, depth - 1, alpha, beta)
            mine = worth if seat == 0 else 1.0 - worth
            if mine > best:
                best = mine
                best_line = (action, *line)
            if seat == 0:
                alpha = max(alpha, worth)
            else:
                beta = min(beta, worth)
            found.append((-mine, 0 if best_line[0] == action else 1, place))
        found.sort()
        ranked = [(-row[0], order[row[2]]) for row in found]
        first = [pair for pair in ranked if pair[1] == best_line[0]]
        self.can_stop = self.until > 0.0
        return first + [pair for pair in ranked if pair[1] != best_line[0]], best_line

    def value(self, state: State, depth: int, alpha: float, beta: float) -> tuple[float, tuple[int, ...]]:
        """Seat 0's worth of a position inside the window, with the line that leads to it."""
        game = self.game
        self.visited += 1
        if self.can_stop and self.visited % CLOCK_READ_EVERY == 0 and perf_counter() > self.until:
            raise OutOfTime
        turn = game.to_act(state)
        if turn == CHANCE:
            return self.expectation(state, depth), ()
        if turn == OVER or depth <= 0:
            return standing(game, state)[0], ()
        best = -1.0 if turn == 0 else 2.0
        line: tuple[int, ...] = ()
        for action in game.legal_vec(state, turn):
            after: State = state.copy()
            game.apply(after, action, turn)
            worth, rest = self.value(after, depth - 1, alpha, beta)
            if (worth > best) if turn == 0 else (worth < best):
                best = worth
                line = (int(action), *rest)
            if turn == 0:
                alpha = max(alpha, worth)
            else:
                beta = min(beta, worth)
            if alpha >= beta:
                break
        return best, line

    def expectation(self, state: State, depth: int) -> float:
        """The mean over all outcomes; windows do not carry over."""
        game = self.game
        total = 0.0
        weights = game.chance_weights(state)
        for weight, outcome in zip(weights, game.legal_actions(state), strict=True):
            after: State = state.copy()
            game.apply(after, i64(outcome), CHANCE)
            total += weight * self.value(after, depth, -1.0, 2.0)[0]
        return total / sum(weights)
