"""One tree search: descend by upper confidence bounds, play out from the leaf, back up a reward for every seat.

One algorithm covers open and hidden information. Nodes are told apart by what the thinking seat observes: events that
it cannot tell apart lead to one shared, *mixed* node, and where the view hides something each iteration starts from a
new deal and the whole tree is mixed. Simultaneous choices are made in seat order by nodes that do not know what the
others chose; what follows depends on what the thinking seat sees of all of them.
"""

from math import inf, log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import CHANCE, OVER, AnyGame, State
from ponti.search.bot import full_state, hides
from ponti.search.playout import playout, traced_playout
from ponti.search.settings import Settings
from ponti.search.tree import NONE, UNKNOWN, Tree

MOST_EDGES: Final = 3_000_000
"""A tree of this size gets no new nodes' edges; the search goes on with what it has."""


class Search:
    """A tree that grows from one view of one game."""

    def __init__(
        self, game: AnyGame, view: State, seat: int, settings: Settings, rng: Random, tree: Tree | None = None
    ) -> None:
        self.game: Final[AnyGame] = game
        self.seat: Final[i64] = seat
        self.settings: Final[Settings] = settings
        self.rng: Final[Random] = rng
        self.is_hidden: Final[bool] = hides(game, view)
        self.view: Final[State] = view.copy() if self.is_hidden else full_state(game, view, rng)
        self.iterations: i64 = 0
        self.tree: Tree = Tree(settings.amaf > 0, settings.prior > 0) if tree is None else tree
        if tree is None:
            self.tree.add_node(1 if self.is_hidden else 0)
        # settings that are read in the hot loop
        self._exploration: Final[float] = settings.exploration
        self._urgency: Final[float] = settings.urgency
        self._is_guided: Final[bool] = settings.playout == "rollout"
        self._depth: Final[i64] = settings.depth
        self._patience: Final[i64] = settings.patience
        self._is_solving: Final[bool] = int(view.seats) == 2
        # the way down of the present iteration
        self._length: i64 = 0
        self._nodes: vec[i64] = vec[i64](capacity=64)
        self._edges: vec[i64] = vec[i64](capacity=64)
        self._seats: vec[i64] = vec[i64](capacity=64)
        # open simultaneous choice: the node at which it began, and what was chosen since
        self._group: i64 = NONE
        self._chosen: list[int] = []
        # for each action * seats + seat the iteration in which it was last played
        self._stamps: vec[i64] = vec[i64](capacity=16)
        if settings.amaf > 0:
            for _ in range(game.actions.size * int(view.seats)):
                self._stamps = append(self._stamps, 0)

    @property
    def root(self) -> int:
        """The root's node."""
        return 0

    @property
    def is_solved(self) -> bool:
        """Whether the root's value is proven."""
        return self.tree.exact[0] >= 0.0

    def iterate(self) -> None:
        """Look into one more game."""
        self.iterations += 1
        self._length = 0
        self._group = NONE
        state: State = self.game.redeal(self.view, self.rng) if self.is_hidden else self.view.copy()
        leaf = self._descend(state)
        rewards = self._value(leaf, state)
        self._back_up(rewards, leaf)

    # -- down -------------------------------------------------------------------------------------------------------

    def _descend(self, state: State) -> i64:
        """Go down to a leaf, taking ``state`` along; the leaf's node."""
        game = self.game
        tree = self.tree
        node: i64 = 0
        while True:
            seat = self.seat if node == 0 else game.to_act(state)
            if seat == OVER or tree.exact[node] >= 0.0:
                return node
            if seat == CHANCE:
                tree.seat[node] = seat
                action = game.sample(state, self.rng)
                edge = tree.outcome(node, action)
            else:
                if node != 0 and self._is_leaf(node):
                    return node
                edge = self._choose(node, state, seat)
                action = tree.action[edge]
            self._push(node, edge, seat)
            node = self._step(state, node, edge, action, seat)

    def _is_leaf(self, node: i64) -> bool:
        tree = self.tree
        if tree.first[node] != NONE:
            return False
        return tree.times[node] < self._patience or len(tree.action) > MOST_EDGES

    def _push(self, node: i64, edge: i64, seat: i64) -> None:
        if self._length == len(self._nodes):
            self._nodes = append(self._nodes, node)
            self._edges = append(self._edges, edge)
            self._seats = append(self._seats, seat)
        else:
            self._nodes[self._length] = node
            self._edges[self._length] = edge
            self._seats[self._length] = seat
        self._length += 1

    def _step(self, state: State, node: i64, edge: i64, action: i64, seat: i64) -> i64:
        """Play the edge; the node that it leads to."""
        game = self.game
        if seat != CHANCE:
            acting: tuple[int, ...] = game.acting(state)
            if self._group != NONE or len(acting) > 1:
                return self._step_together(state, node, action, seat, acting)
        child = self.tree.child[edge]
        if child == NONE:
            child = self._add_child(state, node, edge, action, seat)
        game.apply(state, action, seat)
        return child

    def _add_child(self, state: State, node: i64, edge: i64, action: i64, seat: i64) -> i64:
        """A node for an edge's first passage: one of its own, or one for all events that look the same."""
        tree = self.tree
        child: i64 = NONE
        if seat != self.seat:
            seen = self.game.redact_event(state, int(action), int(self.seat), int(seat))
            if seen.action is None:
                child = self._shared_node(node, seen.words)
        if child == NONE:
            child = tree.add_node(tree.mixed[node])
        tree.child[edge] = child
        return child

    def _step_together(self, state: State, node: i64, action: i64, seat: i64, acting: tuple[int, ...]) -> i64:
        """Play one of several simultaneous choices; the next chooser's node does not depend on it."""
        if self._group == NONE:
            self._group = node
            self._chosen = []
        self._chosen.append(int(action))
        self.game.apply(state, action, seat)
        waiting = tuple([other for other in acting if other != seat])
        if waiting and self.game.acting(state) == waiting:
            return self._shared_node(self._group, len(self._chosen))
        group = self._group
        self._group = NONE
        return self._joint_node(group, state)

    def _joint_node(self, group: i64, state: State) -> i64:
        """The node after simultaneous choices: choices that look the same to the thinking seat lead to the same."""
        key: tuple[int, object] = (int(group), tuple(self._chosen))
        found = self.tree.shared.get(key)
        if found is not None:
            return found
        looks = str(self.game.write_position(self.game.redact(state, int(self.seat))))
        node = self._shared_node(group, looks)
        self.tree.shared[key] = int(node)
        return node

    def _shared_node(self, node: i64, looks: object) -> i64:
        key: tuple[int, object] = (int(node), looks)
        found = self.tree.shared.get(key)
        if found is not None:
            return found
        added = self.tree.add_node(1)
        self.tree.shared[key] = int(added)
        return added

    # -- choosing an edge -------------------------------------------------------------------------------------------

    def _choose(self, node: i64, state: State, seat: i64) -> i64:
        tree = self.tree
        tree.seat[node] = seat
        if tree.mixed[node] == 1:
            legal = self.game.legal_vec(state, seat)
            known: i64 = len(tree.action)
            tree.offer(node, legal)
            if tree.has_prior and len(tree.action) > known:
                self._estimate(state, seat, known)
            return self._best_on_offer(node, legal)
        if tree.first[node] == NONE:
            known = len(tree.action)
            tree.expand(node, self.game.legal_vec(state, seat), self.rng)
            if tree.has_prior:
                self._estimate(state, seat, known)
                tree.sort_by_prior(node)
        return self._best_open(node)

    def _estimate(self, state: State, seat: i64, known: i64) -> None:
        """Ask the game's estimate for the position after each edge from ``known`` on."""
        game = self.game
        tree = self.tree
        for edge in range(known, len(tree.action)):
            after: State = state.copy()
            game.apply(after, tree.action[edge], seat)
            turn = game.to_act(after)
            while turn == CHANCE:
                game.apply(after, game.sample(after, self.rng), CHANCE)
                turn = game.to_act(after)
            worth: list[float] = game.rewards(after) if turn == OVER else game.evaluate(after)
            tree.prior[edge] = worth[seat]

    def _best_open(self, node: i64) -> i64:
        tree = self.tree
        first = tree.first[node]
        width = tree.count[node]
        if self.settings.widen > 0.0:
            width = min(width, i64(2.0 + self.settings.widen * sqrt(float(tree.times[node]))))
        reach = self._exploration * sqrt(log(1.0 + float(tree.times[node])))
        best = first
        best_score = -1.0
        for edge in range(first, first + width):
            score = self._score(edge, reach)
            if self._is_solving and tree.child[edge] != NONE and tree.exact[tree.child[edge]] >= 0.0:
                exact = tree.exact[tree.child[edge]]
                score = exact if tree.seat[node] == 0 else 1.0 - exact
            if score > best_score:
                best_score = score
                best = edge
                if score == inf:
                    break
        return best

    def _best_on_offer(self, node: i64, legal: vec[i64]) -> i64:
        tree = self.tree
        edge = tree.first[node]
        best: i64 = NONE
        best_score = -1.0
        ties: i64 = 1
        for action in legal:
            while tree.action[edge] != action:
                edge = tree.next[edge]
            reach = self._exploration * sqrt(log(1.0 + float(tree.offers[edge])))
            score = self._score(edge, reach)
            if score > best_score:
                best_score = score
                best = edge
                ties = 1
            elif score == best_score:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = edge
        return best

    def _score(self, edge: i64, reach: float) -> float:
        """The upper confidence bound of an edge: its mean, drawn to its estimates while visits are few, and a bonus."""
        tree = self.tree
        visits = float(tree.visits[edge])
        if not tree.has_prior and not tree.has_amaf:
            if visits == 0.0:
                return self._urgency
            return tree.total[edge] / visits + reach / sqrt(visits)
        weight = self.settings.prior
        total = tree.total[edge]
        if tree.has_prior:
            total += weight * tree.prior[edge]
        else:
            weight = 0.0
        if tree.has_amaf and tree.amaf_visits[edge] > 0:
            beta = sqrt(self.settings.amaf / (3.0 * visits + self.settings.amaf))
            amaf = tree.amaf_total[edge] / float(tree.amaf_visits[edge])
            mean = total / (visits + weight) if visits + weight > 0.0 else amaf
            return (1.0 - beta) * mean + beta * amaf + reach / sqrt(visits + 1.0)
        if visits + weight == 0.0:
            return self._urgency
        return total / (visits + weight) + reach / sqrt(visits + 1.0)

    # -- at the leaf ------------------------------------------------------------------------------------------------

    def _value(self, leaf: i64, state: State) -> list[float]:
        """What the leaf is worth to each seat."""
        game = self.game
        tree = self.tree
        exact = tree.exact[leaf]
        if exact >= 0.0:
            return [exact, 1.0 - exact]
        if game.to_act(state) == OVER:
            rewards: list[float] = game.rewards(state)
            if self._is_solving and tree.mixed[leaf] == 0 and rewards[0] + rewards[1] == 1.0:
                tree.exact[leaf] = rewards[0]
            return rewards
        mix = self.settings.mix
        if mix == 0.0 or self._depth == 0:
            return self._play_out(state)
        estimate: list[float] = game.evaluate(state)
        played = self._play_out(state)
        for seat in range(len(played)):
            played[seat] = (1.0 - mix) * played[seat] + mix * estimate[seat]
        return played

    def _play_out(self, state: State) -> list[float]:
        if not self.tree.has_amaf:
            return playout(self.game, state, self.rng, self._is_guided, self._depth)
        trace = vec[i64](capacity=128)
        rewards, trace = traced_playout(self.game, state, self.rng, self._is_guided, self._depth, trace)
        for mark in trace:
            self._stamps[mark] = self.iterations
        return rewards

    # -- up ---------------------------------------------------------------------------------------------------------

    def _back_up(self, rewards: list[float], leaf: i64) -> None:
        tree = self.tree
        tree.times[leaf] += 1
        is_proven = self._is_solving and tree.exact[leaf] >= 0.0
        step = self._length - 1
        while step >= 0:
            edge = self._edges[step]
            node = self._nodes[step]
            seat = self._seats[step]
            tree.visits[edge] += 1
            tree.times[node] += 1
            if seat >= 0:
                tree.total[edge] += rewards[seat]
                if tree.has_amaf:
                    self._back_up_amaf(node, edge, seat, rewards[seat])
            is_proven = is_proven and self._prove(node, edge, seat)
            step -= 1

    def _back_up_amaf(self, node: i64, edge: i64, seat: i64, reward: float) -> None:
        """Credit every edge whose action the seat played at any later time of this iteration."""
        tree = self.tree
        seats = self.view.seats
        self._stamps[tree.action[edge] * seats + seat] = self.iterations
        is_linked = tree.mixed[node] == 1
        other = tree.first[node]
        stop = other + tree.count[node]
        while other != NONE and (is_linked or other < stop):
            if self._stamps[tree.action[other] * seats + seat] == self.iterations:
                tree.amaf_visits[other] += 1
                tree.amaf_total[other] += reward
            other = tree.next[other] if is_linked else other + 1

    def _prove(self, node: i64, edge: i64, seat: i64) -> bool:
        """Whether the node's value follows from those of its children, one of which was proven just now."""
        tree = self.tree
        if seat < 0 or tree.mixed[node] == 1 or tree.child[edge] == NONE:
            return False
        best = UNKNOWN
        is_complete = True
        first = tree.first[node]
        for other in range(first, first + tree.count[node]):
            child = tree.child[other]
            if child == NONE or tree.exact[child] < 0.0:
                is_complete = False
                continue
            worth = tree.exact[child] if seat == 0 else 1.0 - tree.exact[child]
            best = max(best, worth)
        if not is_complete and best < 1.0:
            return False
        tree.exact[node] = best if seat == 0 else 1.0 - best
        return True
