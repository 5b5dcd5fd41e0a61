"""Movement once more, slowly and straight from the board's JSON: nothing here is shared with the engine."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from json import loads
from typing import Any

Path_ = tuple[str, ...]


@cache
def board() -> dict[str, Any]:
    """The board as data."""
    raw: dict[str, Any] = loads(files("ponti").joinpath("games", "bridgetown", "data", "board.json").read_text("utf-8"))
    return raw


@cache
def kind(space: str) -> str:
    return str(next(node["kind"] for node in board()["nodes"] if node["id"] == space))


@cache
def bank(space: str) -> str:
    return str(next(node["bank"] for node in board()["nodes"] if node["id"] == space))


@cache
def bridge_of(space: str) -> str:
    return next((str(bridge["id"]) for bridge in board()["bridges"] if space in bridge["nodes"]), "")


@cache
def links(space: str) -> tuple[tuple[str, str], ...]:
    """Neighbours with the kind of connection; the arrow leads one way."""
    found = []
    for edge in board()["edges"]:
        if edge["a"] == space:
            found.append((edge["b"], edge["kind"]))
        elif edge["b"] == space and edge["kind"] != "start":
            found.append((edge["a"], edge["kind"]))
    return tuple(found)


def is_on_track(space: str) -> bool:
    return kind(space) == "track" or bridge_of(space) == "ST"


def may(mode: str, is_first: bool, space: str, to: str, by: str) -> bool:
    """§14-§17 for one step."""
    if mode == "walk":
        return True
    if mode != "streetcar":
        return by != "stairs"
    if is_on_track(space):
        return by == "track"
    return is_first and by != "start" and is_on_track(to)


def paths(mode: str, start: str, steps: int) -> Iterator[Path_]:
    """Every path of exactly so many steps that uses no connection twice."""
    stack: list[tuple[Path_, frozenset[frozenset[str]]]] = [((start,), frozenset())]
    while stack:
        path, used = stack.pop()
        if len(path) == steps + 1:
            yield path
            continue
        for to, by in links(path[-1]):
            edge = frozenset((path[-1], to))
            if edge not in used and may(mode, len(path) == 1, path[-1], to, by):
                stack.append(((*path, to), used | {edge}))


def collected(path: Path_) -> list[str]:
    """§18: bridges crossed or ended on, in order, without the one where the move began."""
    found: list[str] = []
    barred = bridge_of(path[0])
    for place, space in enumerate(path):
        bridge = bridge_of(space)
        if not bridge or bridge in (barred, *found):
            continue
        if place == len(path) - 1:
            found.append(bridge)
            continue
        leaving = next((later for later in range(place, len(path)) if bridge_of(path[later]) != bridge), len(path))
        entering = place
        while entering > 0 and bridge_of(path[entering]) == bridge:
            entering -= 1
        if leaving == len(path) or bank(path[leaving]) != bank(path[entering]):
            found.append(bridge)
    return found


def results(mode: str, start: str, steps: int) -> set[tuple[str, frozenset[str]]]:
    """All different ends with the bridges of the way."""
    return {(path[-1], frozenset(collected(path))) for path in paths(mode, start, steps)}
