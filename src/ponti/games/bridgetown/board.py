"""The map as tables: spaces, connections, bridges, and where each mode gets in a number of steps.

Spaces are numbered in the order of the data, the start arrow last, so that the spaces on which a move can end are the
numbers below ``ends``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.frozen import Frozen
from ponti.games.bridgetown.components import BITS, BRIDGES, COUNTS, MODES, MOST_STEPS, STREETCAR, WALKING

NONE: Final = -1

# Kinds of connections.
STREET: Final = 0
TRACK: Final = 1
STAIRS: Final = 2
ARROW: Final = 3
EDGE_KINDS: Final = ("street", "track", "stairs", "start")

# How modes move.
WHEELS: Final = 0  # streets, tracks, the start arrow; along bridges without turning off (§14, §15)
FOOT: Final = 1  # stairs too (§15)
RAILS: Final = 2  # tracks alone, after one boarding step (§17)
WAYS: Final = 3

FAR: Final = 99
"""A distance to what cannot be reached."""


@dataclass(frozen=True)
class Space(Frozen):
    """A space of the map as it is drawn."""

    id: str
    name: str
    kind: str
    bank: str
    x: float
    y: float


@dataclass(frozen=True)
class Edge(Frozen):
    """A connection; ``under`` names the bridge above it, or is empty."""

    a: int
    b: int
    kind: int
    under: str


@dataclass(frozen=True)
class Bridge(Frozen):
    """A bridge with its spaces from west to east."""

    id: str
    name: str
    spaces: tuple[int, ...]
    is_blue: bool
    flag: tuple[float, float]
    label: tuple[float, float, float]


@dataclass(frozen=True)
class Look(Frozen):
    """What only a screen needs."""

    name: str
    view_box: tuple[float, ...]
    river_width: float
    river: tuple[tuple[float, float], ...]
    barges: tuple[tuple[float, float], ...]
    streets: tuple[tuple[str, tuple[int, ...]], ...]


@final
class Reach:
    """All different results of moving a number of steps from a space: end spaces and bridges crossed or ended on.

    A result is a number: the end, the set of bridges (8 bits), and their order on the first route found that gives
    them (4 bits each, bridge + 1, the first one lowest).
    """

    def __init__(self, results: vec[i64]) -> None:
        self.results: Final[vec[i64]] = results
        self.touched: i64 = 0
        self.ends: vec[i64] = vec[i64]()
        last: i64 = NONE
        for result in results:
            self.touched |= bridges_of(result)
            if end_of(result) != last:
                last = end_of(result)
                self.ends = append(self.ends, last)


def end_of(result: i64) -> i64:
    """The end space of a result."""
    return result >> 40


def bridges_of(result: i64) -> i64:
    """The bridges of a result, as bits."""
    return result >> 32 & 255


def order_of(result: i64, wanted: i64) -> i64:
    """The bridges of a result that are in ``wanted``, in path order, four bits each."""
    order: i64 = 0
    shift: i64 = 0
    bridges = bridges_of(result)
    for place in range(i64(BRIDGES)):
        bridge = (result >> (4 * place) & 15) - 1
        if bridge >= 0 and bridges & wanted & BITS[bridge] != 0:
            order |= bridge + 1 << shift
            shift += 4
    return order


@final
class Board:
    """A checked board (``board_reader.py`` makes them)."""

    def __init__(
        self,
        spaces: Sequence[Space],
        edges: Sequence[Edge],
        bridges: Sequence[Bridge],
        speeds: Sequence[int],
        colours: Sequence[str],
        wheel: Sequence[int],
        look: Look,
    ) -> None:
        self.spaces: Final = tuple(spaces)
        self.edges: Final = tuple(edges)
        self.bridges: Final = tuple(bridges)
        self.colours: Final = tuple(colours)
        self.wheel: Final = tuple(wheel)
        self.look: Final = look
        self.names: Final = tuple(space.id for space in spaces)
        self.bridge_ids: Final = tuple(bridge.id for bridge in bridges)
        self.start: i64 = len(spaces) - 1
        self.ends: i64 = len(spaces) - 1
        self.steel: i64 = [bridge.is_blue for bridge in bridges].index(True)
        self.speed: vec[i64] = vec[i64](speeds)
        self.bridge_at: vec[i64] = vec[i64]([_bridge_at(bridges, space) for space in range(len(spaces))])
        self.bank: vec[i64] = vec[i64]([1 if space.bank == "E" else 0 for space in spaces])
        self.track: vec[i64] = vec[i64](
            [int(space.kind == "track" or index in bridges[self.steel].spaces) for index, space in enumerate(spaces)]
        )
        self._lay_edges()
        self.distance: vec[i64] = self._distances(WHEELS)
        self.foot_distance: vec[i64] = self._distances(FOOT)
        self.rail_distance: vec[i64] = self._rail_distances()
        self.most_flags: i64 = self._most_flags()
        self.sets: vec[i64] = vec[i64]()  # sets of bridges whose flags one move can take
        self.set_index: vec[i64] = vec[i64]([NONE] * (1 << BRIDGES))
        for size in range(1, self.most_flags + 1):
            for mask in range(i64(1 << BRIDGES)):
                if COUNTS[mask] == size:
                    self.set_index[mask] = len(self.sets)
                    self.sets = append(self.sets, mask)
        self._reaches: list[Reach | None] = [None] * (WAYS * (MOST_STEPS + 1) * len(spaces))

    def _lay_edges(self) -> None:
        """Neighbours by space: ``to``, ``by`` and ``kind`` from ``first[space]`` on."""
        nodes, edges, kinds, firsts = [], [], [], [0]
        for space in range(len(self.spaces)):
            for index, edge in enumerate(self.edges):
                if space in (edge.a, edge.b) and not (edge.kind == ARROW and space == edge.b):
                    nodes.append(edge.b if space == edge.a else edge.a)
                    edges.append(index)
                    kinds.append(edge.kind)
            firsts.append(len(nodes))
        self.to: vec[i64] = vec[i64](nodes)
        self.by: vec[i64] = vec[i64](edges)
        self.kind: vec[i64] = vec[i64](kinds)
        self.first: vec[i64] = vec[i64](firsts)

    def can_step(self, way: i64, space: i64, link: i64) -> bool:
        """Whether a racer on ``space`` that moves this way may take a connection (§14-§17)."""
        kind = self.kind[link]
        if way == FOOT:
            return True
        if way == WHEELS:
            return kind != STAIRS
        if self.track[space] != 0:
            return kind == TRACK
        return kind != ARROW and self.track[self.to[link]] != 0  # A34: the boarding step

    def can_leave(self, way: i64, space: i64) -> bool:
        """Whether a racer on ``space`` can take any step this way."""
        for link in range(self.first[space], self.first[space + 1]):
            if self.can_step(way, space, link):
                return True
        return False

    def reach(self, way: i64, space: i64, steps: i64) -> Reach:
        """All results of exactly ``steps`` steps, remembered once they are found."""
        key = (way * (MOST_STEPS + 1) + steps) * len(self.spaces) + space
        found = self._reaches[key]
        if found is None:
            found = PathSearch(self, way, space).run(steps)
            self._reaches[key] = found
        return found

    def _distances(self, way: i64) -> vec[i64]:
        """Steps from each space onto each bridge, by ``space * BRIDGES + bridge``."""
        table = vec[i64]([FAR] * (len(self.spaces) * BRIDGES))
        for bridge in range(i64(BRIDGES)):
            for space in self.bridges[bridge].spaces:
                table[i64(space) * BRIDGES + bridge] = 0
            changed = True
            while changed:
                changed = False
                for space in range(i64(len(self.spaces))):
                    best = table[space * BRIDGES + bridge]
                    for link in range(self.first[space], self.first[space + 1]):
                        over = table[self.to[link] * BRIDGES + bridge] + 1
                        if over < best and self.can_step(way, space, link):
                            best = over
                    if best < table[space * BRIDGES + bridge]:
                        table[space * BRIDGES + bridge] = best
                        changed = True
        return table

    def _rail_distances(self) -> vec[i64]:
        """Steps of a streetcar from each space onto the Steel Bridge; a space off the track counts its way to one."""
        table = vec[i64]([FAR] * len(self.spaces))
        for space in self.bridges[self.steel].spaces:
            table[i64(space)] = 0
        changed = True
        while changed:
            changed = False
            for space in range(i64(len(self.spaces))):
                for link in range(self.first[space], self.first[space + 1]):
                    over = table[self.to[link]] + 1
                    is_open = self.kind[link] == TRACK or (self.track[space] == 0 and self.kind[link] != ARROW)
                    if is_open and over < table[space]:
                        table[space] = over
                        changed = True
        return table

    def _most_flags(self) -> i64:
        """A bound on the flags of one move: a step onto the first bridge, then over each one and on to the next."""
        shortest: i64 = min(len(bridge.spaces) for bridge in self.bridges)
        most: i64 = 1
        for mode in range(i64(MODES)):
            way = way_of(mode, True)
            doubled: i64 = 0 if mode == STREETCAR else 2 * self.speed[mode]  # §22: on streets it has no Double
            steps = max(doubled, self.speed[mode] + 3)
            over: i64 = shortest - 1 if way == WHEELS else 0
            most = max(most, 1 + (steps - 1) // (over + self._gap(way)))
        return min(most, BRIDGES)

    def _gap(self, way: i64) -> i64:
        """The fewest steps from a space of one bridge onto another."""
        table = self.foot_distance if way == FOOT else self.distance
        gap: i64 = FAR
        for space in range(i64(len(self.spaces))):
            for bridge in range(i64(BRIDGES)):
                if self.bridge_at[space] not in (NONE, bridge):
                    gap = min(gap, table[space * BRIDGES + bridge])
        return gap


@final
class PathSearch:
    """Walks all paths of a length that use no connection twice (§14)."""

    def __init__(self, board: Board, way: i64, start: i64) -> None:
        self.board: Final = board
        self.way: i64 = way
        self.start: i64 = start
        self.barred: i64 = board.bridge_at[start]  # A27
        self.used: vec[i64] = vec[i64]([NONE] * MOST_STEPS)
        self.found: dict[int, int] = {}
        self.routes: dict[int, list[int]] = {}
        self.keeps_routes: bool = False

    def run(self, steps: i64) -> Reach:
        """All results."""
        self.visit(self.start, steps, 0, NONE, 0, 0)
        results = vec[i64]()
        for key in sorted(self.found):
            results = append(results, i64(key) << 32 | i64(self.found[key]))
        return Reach(results)

    def visit(self, space: i64, left: i64, depth: i64, bank: i64, bridges: i64, order: i64) -> None:
        """Go on from ``space``; ``bank`` is the side from which the bridge under the racer was entered."""
        board = self.board
        here = board.bridge_at[space]
        if left == 0:
            if here != NONE and here != self.barred and bridges & BITS[here] == 0:
                order |= here + 1 << 4 * COUNTS[bridges]
                bridges |= BITS[here]
            key = int(space << 8 | bridges)
            if key not in self.found:
                self.found[key] = int(order)
                if self.keeps_routes:
                    self.routes[key] = [int(self.used[index]) for index in range(depth)]
            return
        for link in range(board.first[space], board.first[space + 1]):
            if board.can_step(self.way, space, link) and not self.is_used(board.by[link], depth):
                self.used[depth] = board.by[link]
                self.go(space, board.to[link], left - 1, depth + 1, bank, bridges, order)

    def go(self, space: i64, to: i64, left: i64, depth: i64, bank: i64, bridges: i64, order: i64) -> None:
        """One step: onto a bridge, along it, or off it, which crosses it when the bank is the other one (A26)."""
        board = self.board
        here, there = board.bridge_at[space], board.bridge_at[to]
        if here == NONE:
            bank = board.bank[space] if there != NONE else NONE
        elif there == NONE:
            crossed = bank != NONE and board.bank[to] != bank and here != self.barred
            if crossed and bridges & BITS[here] == 0:
                order |= here + 1 << 4 * COUNTS[bridges]
                bridges |= BITS[here]
            bank = NONE
        self.visit(to, left, depth, bank, bridges, order)

    def is_used(self, edge: i64, depth: i64) -> bool:
        """Whether this move has used a connection (A18)."""
        for index in range(depth):
            if self.used[index] == edge:
                return True
        return False


def route_of(board: Board, way: i64, start: i64, steps: i64, result: i64) -> list[int]:
    """The spaces of the route that stands for a result, ``start`` included."""
    spaces = [int(start)]
    for index in _routes(board, int(way), int(start), int(steps))[int(result >> 32)]:
        edge = board.edges[index]
        spaces.append(edge.b if edge.a == spaces[-1] else edge.a)
    return spaces


@lru_cache(maxsize=1 << 8)
def _routes(board: Board, way: int, start: int, steps: int) -> dict[int, list[int]]:
    """The connections of the routes that stand for the results: one search for all rides that are offered at once."""
    search = PathSearch(board, way, start)
    search.keeps_routes = True
    search.run(steps)
    return search.routes


def way_of(mode: i64, is_easier: bool) -> i64:
    """How a mode moves; in the easier game the streetcar moves like a taxi (§22)."""
    if mode == WALKING:
        return FOOT
    return RAILS if mode == STREETCAR and not is_easier else WHEELS


def _bridge_at(bridges: Sequence[Bridge], space: int) -> int:
    for index, bridge in enumerate(bridges):
        if space in bridge.spaces:
            return index
    return NONE


def names_of_set(board: Board, bridges: i64) -> str:
    """A set of bridges in notation: ``HA+MO``."""
    return "+".join(board.bridge_ids[bridge] for bridge in range(BRIDGES) if bridges & BITS[bridge] != 0)
