"""Going on with yesterday's tree: find today's position in it and keep what lies below."""

from typing import Final

from mypy_extensions import i64

from ponti.core.game import OVER, AnyGame, State
from ponti.search.tree import NONE, Tree

MOST_TRIED: Final = 4_000
"""So many positions of the old tree are compared before the search begins anew."""


def find_node(game: AnyGame, tree: Tree, start: State, wanted: State) -> int:
    """The node of ``tree`` (whose root is ``start``) that has edges and is ``wanted``; ``NONE`` if there is none."""
    seat = game.to_act(wanted)
    legal = [int(action) for action in game.legal_vec(wanted, -1)]
    looks = game.write_position(wanted)
    queue: list[tuple[int, State]] = [(0, start)]
    tried = 0
    while tried < len(queue):
        node, state = queue[tried]
        tried += 1
        if game.to_act(state) == seat and [int(action) for action in game.legal_vec(state, -1)] == legal:
            if game.write_position(state) == looks:
                return node
        for edge in tree.edges(node):
            child = int(tree.child[edge])
            if len(queue) < MOST_TRIED and child != NONE and tree.mixed[child] == 0 and tree.first[child] != NONE:
                after: State = state.copy()
                game.apply(after, tree.action[edge], tree.seat[node])
                if game.to_act(after) != OVER:
                    queue.append((child, after))
    return NONE


def subtree(tree: Tree, root: int) -> Tree:
    """A tree of its own with all that lies below ``root``, which becomes node 0."""
    kept = Tree(tree.has_amaf, tree.has_prior)
    kept.add_node(tree.mixed[root])
    queue: list[tuple[int, int]] = [(root, 0)]
    done = 0
    while done < len(queue):
        old, new = queue[done]
        done += 1
        _copy_node(tree, old, kept, new)
        first = tree.first[old]
        linked = tree.is_linked(old)
        edge = first
        place = kept.first[new]
        left = tree.count[old]
        while left > 0:
            if tree.child[edge] != NONE:
                child = kept.add_node(tree.mixed[tree.child[edge]])
                kept.child[place] = child
                queue.append((int(tree.child[edge]), int(child)))
            edge = tree.next[edge] if linked else edge + 1
            place += 1
            left -= 1
    return kept


def _copy_node(tree: Tree, old: i64, kept: Tree, new: i64) -> None:
    """Copy a node and its edges, which come to lie side by side, linked where they were linked."""
    kept.seat[new] = tree.seat[old]
    kept.times[new] = tree.times[old]
    kept.exact[new] = tree.exact[old]
    kept.count[new] = tree.count[old]
    if tree.first[old] == NONE:
        return
    linked = tree.is_linked(old)
    kept.first[new] = len(kept.action)
    edge = tree.first[old]
    left = tree.count[old]
    while left > 0:
        copy = _copy_edge(tree, edge, kept)
        left -= 1
        if linked and left > 0:
            kept.next[copy] = copy + 1
        edge = tree.next[edge] if linked else edge + 1


def _copy_edge(tree: Tree, edge: i64, kept: Tree) -> i64:
    copy = kept.add_edge(tree.action[edge])
    kept.visits[copy] = tree.visits[edge]
    kept.total[copy] = tree.total[edge]
    kept.offers[copy] = tree.offers[edge]
    if tree.has_prior:
        kept.prior[copy] = tree.prior[edge]
    if tree.has_amaf:
        kept.amaf_visits[copy] = tree.amaf_visits[edge]
        kept.amaf_total[copy] = tree.amaf_total[edge]
    return copy
