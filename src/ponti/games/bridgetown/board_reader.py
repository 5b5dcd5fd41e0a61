"""Boards from JSON, checked: the game's own (``data/board.json``) and those that somebody draws or measures.

The shape is that of ``data/board.json``; ``docs/games/bridgetown.md`` explains it. What cannot be played on is refused
with ``BadBoard``, which names the place and the trouble.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from json import loads
from math import isfinite
from pathlib import Path
from typing import Final

from ponti.core.errors import BadPosition, shown
from ponti.core.position import Fields, wrong
from ponti.core.words import say
from ponti.games.bridgetown.board import EDGE_KINDS, Board, Bridge, Edge, Look, Space
from ponti.games.bridgetown.board_checks import check_board
from ponti.games.bridgetown.components import BRIDGES, COLOURS, MODE_IDS, MODES, ROUNDS, SPECIAL_IDS, TOP_SPEED
from ponti.games.bridgetown.faults import BadBoard, bad_board, board_error

MOST_SPACES: Final = 400
MOST_EDGES: Final = 1_200
_BANKS: Final = ("W", "E", "R")
_KINDS: Final = ("street", "track", "bridge", "start")


def own_board() -> Board:
    """The board that ships with the game."""
    text = files("ponti").joinpath("games", "bridgetown", "data", "board.json").read_text("utf-8")
    return load_board(loads(text))


def load_board(source: str | Path | Mapping[str, object]) -> Board:
    """A board from a path or from JSON that was read already. Raises ``BadBoard``."""
    try:
        raw = source if isinstance(source, Mapping) else _read_file(Path(source))
        return _read(Fields(raw))
    except BadBoard:
        raise
    except BadPosition as error:
        raise board_error(error.words) from None


def _read_file(path: Path) -> Mapping[str, object]:
    try:
        raw = loads(path.read_text("utf-8"))
    except OSError:
        raise bad_board("$", say("bridgetown-board-file", path=shown(path))) from None
    except (ValueError, RecursionError):
        raise bad_board("$", say("bridgetown-board-json", path=shown(path))) from None
    if not isinstance(raw, Mapping):
        raise wrong("$", raw)
    return raw


def _read(fields: Fields) -> Board:
    spaces = _read_spaces(fields)
    index = {space.id: number for number, space in enumerate(spaces)}
    if fields.text("start") != spaces[-1].id:
        raise bad_board(fields.at("start"), say("bridgetown-board-start"))
    bridges = _read_bridges(fields, index)
    speeds, colours, wheel = _read_modes(fields)
    if list(fields.words("specials", SPECIAL_IDS)) != list(SPECIAL_IDS):
        raise wrong(fields.at("specials"), fields.get("specials"))
    edges = _read_edges(fields, index, tuple(bridge.id for bridge in bridges))
    check_board(spaces, edges, bridges)
    return Board(spaces, edges, bridges, speeds, colours, wheel, _read_look(fields, index))


def _read_spaces(fields: Fields) -> list[Space]:
    spaces: list[Space] = []
    for node in fields.objects("nodes", 2, MOST_SPACES):
        id = _id(node)
        if any(space.id.lower() == id.lower() for space in spaces):
            raise bad_board(node.at("id"), say("bridgetown-board-twice", id=id))
        kind = node.word("kind", _KINDS)
        bank = node.word("bank", _BANKS)
        if (bank == "R") != (kind == "bridge"):
            raise bad_board(node.at("bank"), say("bridgetown-board-bank", id=id))
        spaces.append(Space(id, _label(node), kind, bank, _number(node, "x"), _number(node, "y")))
    starts = [space for space in spaces if space.kind == "start"]
    if len(starts) != 1:
        raise bad_board(fields.at("nodes"), say("bridgetown-board-start"))
    return [space for space in spaces if space.kind != "start"] + starts


def _read_bridges(fields: Fields, index: Mapping[str, int]) -> list[Bridge]:
    bridges: list[Bridge] = []
    for order, each in enumerate(fields.objects("bridges", BRIDGES, BRIDGES), 1):
        id = _id(each)
        if any(bridge.id.lower() == id.lower() for bridge in bridges):
            raise bad_board(each.at("id"), say("bridgetown-board-twice", id=id))
        each.whole("order", order, order)
        chain = tuple(index[name] for name in each.words("nodes", tuple(index)))
        if not chain:
            raise wrong(each.at("nodes"), each.get("nodes"))
        flag, label = each.child("flag"), each.child("label")
        turn = (_number(label, "x"), _number(label, "y"), _number(label, "rotate"))
        place = (_number(flag, "x"), _number(flag, "y"))
        bridges.append(Bridge(id, _label(each), chain, each.flag("blueOnly"), place, turn))
    if sum(bridge.is_blue for bridge in bridges) != 1:
        raise bad_board(fields.at("bridges"), say("bridgetown-board-blue"))
    return bridges


def _read_modes(fields: Fields) -> tuple[list[int], list[str], list[int]]:
    """Speed, colour and place on the wheel, in the order of ``MODE_IDS``."""
    speeds, colours, wheel = [0] * MODES, [""] * MODES, [0] * MODES
    for mode in fields.objects("modes", MODES, MODES):
        number = MODE_IDS.index(mode.word("id", MODE_IDS))
        speeds[number] = mode.whole("speed", 1, TOP_SPEED)
        colours[number] = mode.word("flag", COLOURS)
        wheel[number] = mode.whole("wheel", 0, MODES - 1)
    if 0 in speeds or len(set(colours)) < MODES or len(set(wheel)) < MODES:
        raise bad_board(fields.at("modes"), say("bridgetown-board-modes"))
    return speeds, colours, wheel


def _read_edges(fields: Fields, index: Mapping[str, int], bridges: Sequence[str]) -> list[Edge]:
    edges: list[Edge] = []
    for each in fields.objects("edges", 1, MOST_EDGES):
        one, other = (index[each.word(end, tuple(index))] for end in "ab")
        kind = EDGE_KINDS.index(each.word("kind", EDGE_KINDS))
        under = each.word("under", bridges) if "under" in each.raw else ""
        if one == other or any({one, other} == {edge.a, edge.b} for edge in edges):
            raise bad_board(each.path, say("bridgetown-board-edge-twice"))
        edges.append(Edge(one, other, kind, under))
    return edges


def _read_look(fields: Fields, index: Mapping[str, int]) -> Look:
    river = fields.child("river")
    barges = [(_number(barge, "x"), _number(barge, "y")) for barge in fields.objects("barges", ROUNDS, ROUNDS)]
    streets = [
        (_label(street), tuple(index[name] for name in street.words("nodes", tuple(index))))
        for street in fields.objects("streets")
    ]
    centre = [_point(river.at("centre"), point) for point in river.items("centre", 2)]
    box = _numbers(fields.at("viewBox"), fields.get("viewBox"), 4)
    return Look(_label(fields), box, _number(river, "width"), tuple(centre), tuple(barges), tuple(streets))


def _id(fields: Fields) -> str:
    id = fields.text("id")
    if not (1 <= len(id) <= 12 and id.isascii() and id.isalnum()):
        raise bad_board(fields.at("id"), say("bridgetown-board-id", id=shown(id)))
    return id


def _label(fields: Fields) -> str:
    name = fields.text("name")
    if not (1 <= len(name) <= 100 and name.isprintable() and name.strip() == name):
        raise wrong(fields.at("name"), name)
    return name


def _number(fields: Fields, name: str) -> float:
    return _finite(fields.at(name), fields.get(name))


def _finite(where: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or abs(value) > 100_000:
        raise wrong(where, value)
    return float(value)


def _numbers(where: str, value: object, length: int) -> tuple[float, ...]:
    if not isinstance(value, list) or len(value) != length:
        raise wrong(where, value)
    return tuple(_finite(where, number) for number in value)


def _point(where: str, value: object) -> tuple[float, float]:
    x, y = _numbers(where, value, 2)
    return x, y
