"""The tree is kept from one decision to the next."""

from librt.random import Random

from ponti.core.game import State
from ponti.search.mcts import MCTSBot, analysis_of
from ponti.search.reuse import find_node, subtree
from ponti.search.settings import Settings
from ponti.search.tree import NONE, Tree
from ponti.search.uct import Search
from tests.search.minimax import after
from tests.search.tiny import Noughts

NOUGHTS = Noughts()
SETTINGS = Settings(seconds=0, iterations=400, seed=3)


def grown(state: State, iterations: int = 400, **settings: float) -> Search:
    search = Search(NOUGHTS, state, int(NOUGHTS.to_act(state)), Settings(**settings), Random(9))  # type: ignore[arg-type]
    for _ in range(iterations):
        search.iterate()
    return search


def rows(tree: Tree, node: int) -> list[tuple[int, int, float]]:
    return [(int(tree.action[edge]), int(tree.visits[edge]), tree.total[edge]) for edge in tree.edges(node)]


def walk(one: Tree, node: int, other: Tree, twin: int) -> int:
    """Compare two trees node by node; how many nodes they have."""
    assert rows(one, node) == rows(other, twin)
    assert one.times[node] == other.times[twin]
    assert one.exact[node] == other.exact[twin]
    count = 1
    for edge, same in zip(one.edges(node), other.edges(twin), strict=True):
        assert (one.child[edge] == NONE) == (other.child[same] == NONE)
        if one.child[edge] != NONE:
            count += walk(one, int(one.child[edge]), other, int(other.child[same]))
    return count


def test_the_node_of_a_later_position_is_found_and_kept_whole() -> None:
    start = NOUGHTS.new_game()
    search = grown(start, amaf=20.0)
    later = after(NOUGHTS, after(NOUGHTS, start, 4), 0)
    node = find_node(NOUGHTS, search.tree, search.view, later)
    assert node != NONE
    kept = subtree(search.tree, node)
    assert walk(search.tree, node, kept, 0) > 5
    edges = zip(search.tree.edges(node), kept.edges(0), strict=True)
    assert all(search.tree.amaf_visits[old] == kept.amaf_visits[new] for old, new in edges)


def test_a_position_that_was_never_reached_is_not_found() -> None:
    search = grown(after(NOUGHTS, NOUGHTS.new_game(), 4))
    elsewhere = after(NOUGHTS, after(NOUGHTS, NOUGHTS.new_game(), 0), 1)
    assert find_node(NOUGHTS, search.tree, search.view, elsewhere) == NONE


def test_a_bot_goes_on_with_the_visits_it_has() -> None:
    thinker = MCTSBot(SETTINGS)
    start = NOUGHTS.new_game()
    first = thinker.analyse(NOUGHTS, start)
    later = after(NOUGHTS, after(NOUGHTS, start, first.choice), first.line[1])
    kept = thinker.analyse(NOUGHTS, later)
    fresh = MCTSBot(SETTINGS).analyse(NOUGHTS, later)
    assert kept.iterations == fresh.iterations == 400
    assert sum(found.visits for found in fresh.candidates) == 400
    assert sum(found.visits for found in kept.candidates) > 420


def test_a_kept_tree_and_a_fresh_one_of_equal_size_agree() -> None:
    start = NOUGHTS.new_game()
    later = after(NOUGHTS, after(NOUGHTS, start, 4), 0)
    search = grown(start, 6000)
    node = find_node(NOUGHTS, search.tree, search.view, later)
    kept = Search(NOUGHTS, later, 0, Settings(), Random(4), subtree(search.tree, node))
    inherited = int(kept.tree.times[0])
    assert inherited > 50
    fresh = grown(later, 3000 + inherited)
    for _ in range(3000):
        kept.iterate()
    assert analysis_of(kept).choice == analysis_of(fresh).choice
    assert abs(analysis_of(kept).value - analysis_of(fresh).value) < 0.05


def test_nothing_is_kept_from_another_game_or_when_told_not_to() -> None:
    start = NOUGHTS.new_game()
    thinker = MCTSBot(Settings(seconds=0, iterations=400, seed=3, reuse=False))
    first = thinker.analyse(NOUGHTS, start)
    later = after(NOUGHTS, after(NOUGHTS, start, first.choice), first.line[1])
    assert thinker.analyse(NOUGHTS, later) == MCTSBot(SETTINGS).analyse(NOUGHTS, later)
    other = MCTSBot(SETTINGS)
    other.analyse(NOUGHTS, start)
    twin = Noughts()
    assert other.analyse(twin, later) == MCTSBot(SETTINGS).analyse(twin, later)
