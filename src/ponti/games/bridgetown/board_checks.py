"""Whether a board can be played on: what hangs together, what is a bridge, where the track runs."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ponti.core.words import Words, say
from ponti.games.bridgetown.board import ARROW, STAIRS, STREET, TRACK, Bridge, Edge, Space
from ponti.games.bridgetown.faults import bad_board


def check_board(spaces: Sequence[Space], edges: Sequence[Edge], bridges: Sequence[Bridge]) -> None:
    """Raise ``BadBoard`` at the first thing that is wrong."""
    _check_bridge_spaces(spaces, bridges)
    for index, edge in enumerate(edges):
        problem = _edge_problem(spaces, bridges, edge)
        if problem is not None:
            raise bad_board(f"$.edges[{index}]", problem)
    for index, bridge in enumerate(bridges):
        _check_chain(f"$.bridges[{index}]", spaces, edges, bridge)
    _check_start(spaces, edges)
    _check_connected(spaces, edges, bridges)
    _check_track(spaces, edges, bridges)


def _check_bridge_spaces(spaces: Sequence[Space], bridges: Sequence[Bridge]) -> None:
    """Every bridge space belongs to exactly one bridge, and no other space to any."""
    named = [space for bridge in bridges for space in bridge.spaces]
    for index, space in enumerate(spaces):
        if named.count(index) != (1 if space.kind == "bridge" else 0):
            raise bad_board("$.bridges", say("bridgetown-board-bridge-space", id=space.id))


def _edge_problem(spaces: Sequence[Space], bridges: Sequence[Bridge], edge: Edge) -> Words | None:
    one, other = spaces[edge.a], spaces[edge.b]
    if (edge.kind == ARROW) != ("start" in (one.kind, other.kind)) or other.kind == "start":
        return say("bridgetown-board-start-edge")
    steel = next(bridge for bridge in bridges if bridge.is_blue)
    if edge.kind == TRACK and not all(spaces[end].kind == "track" or end in steel.spaces for end in (edge.a, edge.b)):
        return say("bridgetown-board-track-edge", one=one.id, other=other.id)
    if edge.kind == STAIRS and (one.kind == "bridge") == (other.kind == "bridge"):
        return say("bridgetown-board-stairs", one=one.id, other=other.id)
    return None


def _check_chain(where: str, spaces: Sequence[Space], edges: Sequence[Edge], bridge: Bridge) -> None:
    """§15: a row of spaces from a west head to an east head, with nothing else beside it but stairs."""
    deck = TRACK if bridge.is_blue else STREET
    chain = bridge.spaces
    for one, other in pairwise(chain):
        if not any({edge.a, edge.b} == {one, other} and edge.kind == deck for edge in edges):
            raise bad_board(where, say("bridgetown-board-chain", id=bridge.id))
    heads = [edge for edge in edges if edge.kind != STAIRS and (edge.a in chain) != (edge.b in chain)]
    sides = [
        (edge.a if edge.a in chain else edge.b, spaces[edge.b if edge.a in chain else edge.a].bank, edge.kind)
        for edge in heads
    ]
    inner = [edge for edge in edges if edge.a in chain and edge.b in chain]
    if sorted(sides) != sorted([(chain[0], "W", deck), (chain[-1], "E", deck)]) or len(inner) != len(chain) - 1:
        raise bad_board(where, say("bridgetown-board-heads", id=bridge.id))


def _check_start(spaces: Sequence[Space], edges: Sequence[Edge]) -> None:
    """A21: the arrow leads onto one ordinary space."""
    arrows = [edge for edge in edges if edge.kind == ARROW]
    if len(arrows) != 1 or spaces[arrows[0].b].kind != "street":
        raise bad_board("$.start", say("bridgetown-board-arrow"))


def _check_connected(spaces: Sequence[Space], edges: Sequence[Edge], bridges: Sequence[Bridge]) -> None:
    """Everything can be reached without stairs, and the banks only over bridges."""
    roads = [edge for edge in edges if edge.kind != STAIRS]
    reached = _reached(len(spaces) - 1, roads)
    for index, space in enumerate(spaces):
        if index not in reached:
            raise bad_board("$.edges", say("bridgetown-board-apart", id=space.id))
    on_bridges = {space for bridge in bridges for space in bridge.spaces}
    for edge in edges:
        if not {edge.a, edge.b} & on_bridges and spaces[edge.a].bank != spaces[edge.b].bank:
            raise bad_board("$.edges", say("bridgetown-board-river", one=spaces[edge.a].id, other=spaces[edge.b].id))


def _check_track(spaces: Sequence[Space], edges: Sequence[Edge], bridges: Sequence[Bridge]) -> None:
    """§17: the track is one, and it crosses the blue bridge."""
    steel = next(bridge for bridge in bridges if bridge.is_blue)
    reached = _reached(steel.spaces[0], [edge for edge in edges if edge.kind == TRACK])
    for index, space in enumerate(spaces):
        if space.kind == "track" and index not in reached:
            raise bad_board("$.edges", say("bridgetown-board-track", id=space.id))


def _reached(start: int, edges: Iterable[Edge]) -> set[int]:
    """All spaces that hang together with ``start``."""
    near: dict[int, list[int]] = {}
    for edge in edges:
        near.setdefault(edge.a, []).append(edge.b)
        near.setdefault(edge.b, []).append(edge.a)
    reached, edge_of = {start}, [start]
    while edge_of:
        for space in near.get(edge_of.pop(), []):
            if space not in reached:
                reached.add(space)
                edge_of.append(space)
    return reached
