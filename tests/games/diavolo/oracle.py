"""The rules once more, slowly and from scratch: nothing here is shared with the engine.

A position is a dict of tiles ((column, row) -> "L" or "D") and a list of bridges (pairs of cells). Every question is
answered by looking at the whole board, straight from the numbered clauses of the rules.
"""

from dataclasses import dataclass, field
from itertools import combinations

Cell = tuple[int, int]
Bridge = tuple[Cell, Cell]
PASS = "pass"
OTHER = {"L": "D", "D": "L"}


def cell(text: str) -> Cell:
    return "abcdefghijkl".index(text[0]), int(text[1:]) - 1


def name(place: Cell) -> str:
    return f"{'abcdefghijkl'[place[0]]}{place[1] + 1}"


@dataclass
class Board:
    size: int
    tiles: dict[Cell, str] = field(default_factory=dict)
    bridges: list[Bridge] = field(default_factory=list)
    parallel_knights: bool = True

    def cells(self) -> list[Cell]:
        return [(column, row) for column in range(self.size) for row in range(self.size)]

    def own(self, colour: str) -> set[Cell]:
        return {place for place, owner in self.tiles.items() if owner == colour}

    def covered(self) -> set[Cell]:
        return {place for bridge in self.bridges for place in under(bridge)}

    def with_tiles(self, colour: str, *places: Cell) -> "Board":
        added = {**self.tiles, **dict.fromkeys(places, colour)}
        return Board(self.size, added, list(self.bridges), self.parallel_knights)

    # -- tiles -------------------------------------------------------------------------------------------------------

    def tiles_are_legal(self, colour: str) -> bool:
        """§11-§12 of a whole position: no group of 5, and no island that has an own tile at a corner."""
        own = self.own(colour)
        for group in groups(own):
            if len(group) > 4:
                return False
            if len(group) == 4 and any(near in own - group for place in group for near in around(place)):
                return False
        return True

    def is_placeable(self, colour: str, *places: Cell) -> bool:
        """§12 for one cell or, jointly, for several (§14)."""
        if len(set(places)) < len(places) or any(place in self.tiles or place in self.covered() for place in places):
            return False
        return self.with_tiles(colour, *places).tiles_are_legal(colour)

    def placeable(self, colour: str) -> list[Cell]:
        return [place for place in self.cells() if self.is_placeable(colour, place)]

    def pairs(self, colour: str) -> list[tuple[Cell, Cell]]:
        single = self.placeable(colour)
        return [pair for pair in combinations(single, 2) if self.is_placeable(colour, *pair)]

    def starts(self, colour: str) -> list[Cell]:
        """§8a the cells that belong to some legal pair."""
        single = self.placeable(colour)
        return [one for one in single if any(self.is_placeable(colour, one, two) for two in reversed(single))]

    # -- bridges -----------------------------------------------------------------------------------------------------

    def can_bridge(self, colour: str, bridge: Bridge) -> bool:
        """§16-§21."""
        one, two = bridge
        if self.tiles.get(one) != colour or self.tiles.get(two) != colour or not is_bridge_offset(one, two):
            return False
        if any(end in old for old in self.bridges for end in bridge):
            return False
        if any(place in self.tiles for place in under(bridge)):
            return False
        if not self.parallel_knights and not self.covered().isdisjoint(under(bridge)):
            return False
        return not any(segments_cross(bridge, old) for old in self.bridges)

    def buildable(self, colour: str) -> list[Bridge]:
        return [pair for pair in combinations(sorted(self.own(colour)), 2) if self.can_bridge(colour, pair)]

    # -- score -------------------------------------------------------------------------------------------------------

    def score(self, colour: str) -> tuple[int, int, int]:
        """§25-§26 points, islands, bridges: by merging, again and again, networks that a bridge connects."""
        parts = [set(group) for group in groups(self.own(colour))]
        islands = [group for group in parts if len(group) == 4]
        networks = [set(part) for part in parts]
        for one, two in self.bridges:
            joined = [network for network in networks if one in network or two in network]
            if joined:
                networks = [network for network in networks if network not in joined] + [set().union(*joined)]
        counts = [sum(1 for island in islands if island <= network) for network in networks]
        bridges = sum(1 for one, _ in self.bridges if self.tiles[one] == colour)
        return sum(count * (count + 1) // 2 for count in counts), len(islands), bridges


def around(place: Cell) -> list[Cell]:
    column, row = place
    return [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def groups(places: set[Cell]) -> list[set[Cell]]:
    """§11 maximal orthogonally connected sets."""
    rest, found = set(places), []
    while rest:
        edge = [rest.pop()]
        group = set(edge)
        while edge:
            x, y = edge.pop()
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if near in rest:
                    rest.remove(near)
                    group.add(near)
                    edge.append(near)
        found.append(group)
    return found


def is_bridge_offset(one: Cell, two: Cell) -> bool:
    """§16 the 16 cells of the ring two away."""
    return max(abs(one[0] - two[0]), abs(one[1] - two[1])) == 2


def under(bridge: Bridge) -> set[Cell]:
    """§17 the cells strictly between the ends whose centre is at most half a cell from the bridge's line."""
    (x1, y1), (x2, y2) = bridge
    found = set()
    for x in range(min(x1, x2), max(x1, x2) + 1):
        for y in range(min(y1, y2), max(y1, y2) + 1):
            twice_area = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
            if 2 * twice_area <= max(abs(x2 - x1), abs(y2 - y1)) and (x, y) not in bridge:
                found.add((x, y))
    return found


def segments_cross(first: Bridge, second: Bridge) -> bool:
    """§21 proper intersection of the open segments, solved with whole numbers (Cramer's rule)."""
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across == 0:
        return False
    along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
    along_second = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    if across < 0:
        across, along, along_second = -across, -along, -along_second
    return 0 < along < across and 0 < along_second < across


@dataclass
class Position:
    """A whole game by turns: the board, whose turn it is, and what the end rules need."""

    board: Board
    to_move: str
    equal: bool = False
    boxed: bool = False
    declared: bool = False

    def has_two_tiles(self) -> bool:
        """§24."""
        return not self.boxed or len(self.board.own(self.to_move)) + 2 <= 40

    def bridges(self) -> list[Bridge]:
        if self.boxed and len(self.board.bridges) >= 15:
            return []
        return self.board.buildable(self.to_move)

    def turns(self) -> list[str]:
        """§8-§9 every turn in notation."""
        pairs = self.board.pairs(self.to_move) if self.has_two_tiles() else []
        turns = [f"{name(one)}+{name(two)}" for one, two in pairs]
        turns += [f"{name(one)}-{name(two)}" for one, two in self.bridges()]
        return turns if pairs else [*turns, PASS]

    def decisions(self) -> set[str]:
        """§8a the same as single decisions."""
        tiles = {name(one) for one in self.board.starts(self.to_move)} if self.has_two_tiles() else set()
        return tiles | {f"{name(one)}-{name(two)}" for one, two in self.bridges()} | (set() if tiles else {PASS})

    def after(self, turn: str) -> "Position | None":
        """The position after a turn; None when the game is over (§22a, §23)."""
        board = Board(self.board.size, dict(self.board.tiles), list(self.board.bridges), self.board.parallel_knights)
        if turn == PASS:
            if self.declared or (self.equal and self.to_move == "D"):
                return None
            return Position(board, OTHER[self.to_move], self.equal, self.boxed, True)
        if "+" in turn:
            one, two = map(cell, turn.split("+"))
            board = board.with_tiles(self.to_move, one, two)
        else:
            one, two = map(cell, turn.split("-"))
            board.bridges.append((one, two))
        return None if self.declared else Position(board, OTHER[self.to_move], self.equal, self.boxed)
