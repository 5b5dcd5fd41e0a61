"""The statistics of a tree search as flat rows of numbers: one row per node, one per edge.

A node is a situation as the thinking seat can tell situations apart; its edges are the actions tried there. Nodes of
which everything is known keep their edges side by side. *Mixed* nodes stand for several states (other hands, other
hidden plays), so edges are added as states bring new actions, in a list ordered by action, and every edge counts how
often it was on offer.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
UNKNOWN: Final = -1.0


class Tree:
    """Rows of nodes and edges; grows, never shrinks."""

    def __init__(self, has_amaf: bool = False, has_prior: bool = False) -> None:
        # one row per node
        self.first: vec[i64] = vec[i64](capacity=1024)  # its first edge
        self.count: vec[i64] = vec[i64](capacity=1024)  # how many edges
        self.seat: vec[i64] = vec[i64](capacity=1024)  # who acts
        self.times: vec[i64] = vec[i64](capacity=1024)  # how often it was reached
        self.mixed: vec[i64] = vec[i64](capacity=1024)  # 1: stands for several states
        self.exact: vec[float] = vec[float](capacity=1024)  # seat 0's reward when proven, of two seats
        # one row per edge
        self.action: vec[i64] = vec[i64](capacity=4096)
        self.visits: vec[i64] = vec[i64](capacity=4096)
        self.total: vec[float] = vec[float](capacity=4096)  # rewards of the seat that acts
        self.child: vec[i64] = vec[i64](capacity=4096)
        self.next: vec[i64] = vec[i64](capacity=4096)  # the next edge of a mixed node
        self.offers: vec[i64] = vec[i64](capacity=4096)  # how often a mixed node offered it
        # one row per edge, only where they are asked for: the game's estimate, and "all moves as first"
        self.has_prior: bool = has_prior
        self.prior: vec[float] = vec[float]()
        self.has_amaf: bool = has_amaf
        self.amaf_visits: vec[i64] = vec[i64]()
        self.amaf_total: vec[float] = vec[float]()
        # nodes that several edges share: a hidden event's, and what followed simultaneous choices
        self.shared: dict[tuple[int, object], int] = {}

    def add_node(self, mixed: i64) -> i64:
        """A node without edges."""
        node: i64 = len(self.first)
        self.first = append(self.first, NONE)
        self.count = append(self.count, 0)
        self.seat = append(self.seat, NONE)
        self.times = append(self.times, 0)
        self.mixed = append(self.mixed, mixed)
        self.exact = append(self.exact, UNKNOWN)
        return node

    def add_edge(self, action: i64) -> i64:
        """An edge that belongs to no node yet."""
        edge: i64 = len(self.action)
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.child = append(self.child, NONE)
        self.next = append(self.next, NONE)
        self.offers = append(self.offers, 0)
        if self.has_prior:
            self.prior = append(self.prior, 0.0)
        if self.has_amaf:
            self.amaf_visits = append(self.amaf_visits, 0)
            self.amaf_total = append(self.amaf_total, 0.0)
        return edge

    def expand(self, node: i64, legal: vec[i64], rng: Random) -> None:
        """Give an open node its edges, in random order, so that the first untried one is a random one."""
        order = legal[:]
        last: i64 = len(order) - 1
        while last > 0:
            other = rng.randrange(last + 1)
            held = order[last]
            order[last] = order[other]
            order[other] = held
            last -= 1
        self.first[node] = len(self.action)
        self.count[node] = len(order)
        for action in order:
            self.add_edge(action)

    def offer(self, node: i64, legal: vec[i64]) -> None:
        """Count the actions that this state offers at a mixed node, adding those that are new."""
        last: i64 = NONE
        edge = self.first[node]
        for action in legal:
            while edge != NONE and self.action[edge] < action:
                last = edge
                edge = self.next[edge]
            if edge == NONE or self.action[edge] != action:
                edge = self._insert(node, last, edge, action)
            self.offers[edge] += 1
            last = edge
            edge = self.next[edge]

    def outcome(self, node: i64, action: i64) -> i64:
        """The edge of a chance outcome, added when it is new."""
        last: i64 = NONE
        edge = self.first[node]
        while edge != NONE and self.action[edge] < action:
            last = edge
            edge = self.next[edge]
        if edge == NONE or self.action[edge] != action:
            edge = self._insert(node, last, edge, action)
        return edge

    def _insert(self, node: i64, last: i64, following: i64, action: i64) -> i64:
        edge = self.add_edge(action)
        self.next[edge] = following
        self.count[node] += 1
        if last == NONE:
            self.first[node] = edge
        else:
            self.next[last] = edge
        return edge

    def edges(self, node: int) -> list[int]:
        """A node's edges, by action."""
        first = self.first[node]
        if first == NONE:
            return []
        if not self.is_linked(node):
            side_by_side = [(int(self.action[edge]), int(edge)) for edge in range(first, first + self.count[node])]
            return [edge for _, edge in sorted(side_by_side)]
        found: list[int] = []
        while first != NONE:
            found.append(int(first))
            first = self.next[first]
        return found

    def is_linked(self, node: i64) -> bool:
        """Whether the node's edges form a list: mixed nodes' and chance nodes' do."""
        return self.mixed[node] == 1 or self.seat[node] < 0

    def sort_by_prior(self, node: i64) -> None:
        """Put the edges of a new open node in order of their estimates, the best first."""
        first = int(self.first[node])
        stop = first + int(self.count[node])
        rows = [(-self.prior[edge], edge, self.action[edge]) for edge in range(first, stop)]
        rows.sort()
        for edge, row in enumerate(rows, first):
            self.prior[edge] = -row[0]
            self.action[edge] = row[2]
