"""The player that searches: Monte Carlo tree search within a budget of time, iterations or both."""

from collections.abc import Mapping
from time import perf_counter, process_time
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.core.game import AnyGame, State
from ponti.search.bot import Analysis, Bot, Candidate, full_state, generator, hides, seat_of
from ponti.search.reuse import find_node, subtree
from ponti.search.settings import Settings, read_settings
from ponti.search.tree import NONE, Tree
from ponti.search.uct import Search

LEAD_CHECKED_EVERY: Final = 32


class MCTSBot(Bot):
    """Open-information or information-set tree search, as the view demands.

    With a seed and a budget of iterations alone, the same views in the same order give the same choices. A choice may
    end before its budget when nothing can change it any more; an analysis uses the budget up.
    """

    def __init__(self, settings: Settings | None = None, given: Mapping[str, object] | None = None) -> None:
        self.settings: Final[Settings] = (settings or Settings()).check()
        self._given: Final[Mapping[str, object] | None] = given  # what was asked for, when the rest may be tuned
        self._is_cpu: Final[bool] = self.settings.clock == "cpu"
        self._last: Search | None = None
        self._last_game: AnyGame | None = None

    def choose(self, game: AnyGame, view: State) -> int:
        """The action searched most; the only legal one at once."""
        seat = seat_of(game, view)
        legal = game.legal_vec(view, seat)
        if len(legal) == 1:
            return int(legal[0])
        return int(self._think(game, view, seat, True).choice)

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """All legal actions by their visits, with the line of play that the search expects."""
        return self._think(game, view, seat_of(game, view), False)

    def _think(self, game: AnyGame, view: State, seat: int, may_stop: bool) -> Analysis:
        began = self._now()
        settings = self._settings_for(game)
        search = Search(game, view, seat, settings, generator(settings.seed), self._kept_tree(game, view))
        self._run(search, began, may_stop)
        if self.settings.reuse and not search.is_hidden:
            self._last = search
            self._last_game = game
        return analysis_of(search)

    def _settings_for(self, game: AnyGame) -> Settings:
        """The settings, completed by the game's tuning unless they are all given."""
        if self._given is None or not self.settings.tuned:
            return self.settings
        return read_settings({**game.tuning(), **self._given})

    def _kept_tree(self, game: AnyGame, view: State) -> Tree | None:
        """The part of the last tree that belongs to this view."""
        last = self._last
        self._last = None
        if last is None or self._last_game is not game or last.view.options != view.options or hides(game, view):
            return None
        if len(game.acting(view)) != 1:
            return None
        wanted = full_state(game, view, Random(0))
        node = find_node(game, last.tree, last.view, wanted)
        return None if node == NONE else subtree(last.tree, node)

    def _now(self) -> float:
        return process_time() if self._is_cpu else perf_counter()

    def _run(self, search: Search, began: float, may_stop: bool) -> None:
        most = self.settings.iterations
        seconds = self.settings.seconds
        done = 0
        elapsed = 0.0
        while not (search.is_solved and done > 0) and (most == 0 or done < most):
            search.iterate()
            done += 1
            if seconds > 0.0:
                elapsed = self._now() - began
                if elapsed >= seconds:
                    break
            if may_stop and done % LEAD_CHECKED_EVERY == 0:
                left = most - done if most > 0 else done
                if seconds > 0.0:
                    possible = int((seconds - elapsed) * done / elapsed) + 1
                    left = min(left, possible) if most > 0 else possible
                if lead(search) > left:
                    break


def tree_search(given: Mapping[str, object]) -> MCTSBot:
    """The bot for some settings (values or texts), completed by each game's tuning. Raises ``BadOptions``."""
    return MCTSBot(read_settings(given), dict(given))


def lead(search: Search) -> int:
    """By how many visits the root's first edge is ahead of the second."""
    tree = search.tree
    best: i64 = 0
    second: i64 = 0
    for edge in tree.edges(0):
        visits = tree.visits[edge]
        if visits > best:
            second = best
            best = visits
        elif visits > second:
            second = visits
    return int(best - second)


def analysis_of(search: Search) -> Analysis:
    """What a search has found out so far; it has made at least one iteration."""
    tree = search.tree
    edges = tree.edges(0)
    total = sum([int(tree.visits[edge]) for edge in edges])
    ranked = sorted([(*_rank(search, edge), edge) for edge in edges])
    candidates = [
        Candidate(
            int(tree.action[row[3]]),
            int(tree.visits[row[3]]),
            int(tree.visits[row[3]]) / max(total, 1),
            _worth(search, row[3]),
        )
        for row in ranked
    ]
    return Analysis(
        int(search.seat), tuple(candidates), _line(search, ranked[0][3]), int(search.iterations), search.is_solved
    )


def _rank(search: Search, edge: int) -> tuple[int, int, float]:
    """Proven wins first, proven losses last, visits between them, then the mean."""
    exact = _exact(search, edge)
    proof = 0
    if exact >= 0.0:
        proof = -1 if exact >= 1.0 or (search.is_solved and exact == _root_worth(search)) else 0
        proof = 1 if exact <= 0.0 and proof == 0 else proof
    return (proof, -int(search.tree.visits[edge]), -_worth(search, edge))


def _root_worth(search: Search) -> float:
    exact = search.tree.exact[0]
    return exact if search.seat == 0 else 1.0 - exact


def _exact(search: Search, edge: int) -> float:
    """The proven worth of an edge to the thinking seat, negative when there is no proof."""
    child = search.tree.child[edge]
    if child == NONE or search.tree.exact[child] < 0.0:
        return -1.0
    return search.tree.exact[child] if search.seat == 0 else 1.0 - search.tree.exact[child]


def _worth(search: Search, edge: int) -> float:
    exact = _exact(search, edge)
    if exact >= 0.0:
        return exact
    visits = search.tree.visits[edge]
    return search.tree.total[edge] / float(visits) if visits > 0 else 0.5


def _line(search: Search, edge: int) -> tuple[int, ...]:
    """The most visited way from an edge of the root on, as far as the tree knows it."""
    tree = search.tree
    line: list[int] = []
    while True:
        line.append(int(tree.action[edge]))
        child = int(tree.child[edge])
        if child == NONE:
            return tuple(line)
        edges = tree.edges(child)
        if not edges:
            return tuple(line)
        best = edges[0]
        for other in edges:
            if tree.visits[other] > tree.visits[best]:
                best = other
        if tree.visits[best] == 0:
            return tuple(line)
        edge = best
