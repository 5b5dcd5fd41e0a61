"""What a screen draws, from the position alone."""

from mypy_extensions import i64

from ponti.core.game import Json
from ponti.games.diavolo.board import COLUMN, NAMES, ROW
from ponti.games.diavolo.components import (
    BOX_BRIDGES,
    BOX_TILES,
    COLOURS,
    DARK,
    FINISHED,
    LIGHT,
    NOBODY,
    PHASE_NAMES,
    REASONS,
)
from ponti.games.diavolo.groups import Group, groups_of
from ponti.games.diavolo.layout import CELLS, FIRST_BRIDGE, OPEN, PASS, TILES
from ponti.games.diavolo.outcome import by_seat
from ponti.games.diavolo.scoring import measure, score
from ponti.games.diavolo.sites import SITES
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import closed_since, has_tile, is_open, put_tile


def scene(state: DiavoloState) -> dict[str, Json]:
    """The whole scene; see the module's functions for its parts."""
    groups = groups_of(state, LIGHT) + groups_of(state, DARK)
    networks: dict[tuple[int, int], list[int]] = {}
    for number, group in enumerate(groups):
        networks.setdefault((group.colour, group.network), []).append(number)
    order = {name: number for number, name in enumerate(networks)}
    numbers = {cell: number for number, group in enumerate(groups) for cell in group.cells}
    return {
        "size": int(state.rules.size),
        "phase": PHASE_NAMES[state.phase],
        "to_move": colour_or_none(int(state.mover)),
        "colours": [None, None] if state.light_seat == -1 else [COLOURS[colour] for colour in by_seat(state)],
        "tiles": [
            {"cell": NAMES[cell], "colour": COLOURS[groups[number].colour], "group": number}
            for cell, number in sorted(numbers.items())
        ],
        "groups": [_group(group, order[group.colour, group.network]) for group in groups],
        "networks": [_network(groups, colour, members) for (colour, _), members in networks.items()],
        "bridges": [_bridge(state, int(site)) for site in state.built],
        "closed": {name: _closed(state, colour) for colour, name in enumerate(COLOURS)},
        "first": None if state.first == -1 else NAMES[state.first],
        "scores": {name: _score(state, colour) for colour, name in enumerate(COLOURS)},
        "last": _last(state),
        "supply": _supply(state),
        "final_turn": state.declarer != NOBODY and state.phase != FINISHED,
        "declared_by": colour_or_none(int(state.declarer)),
        "reason": REASONS[state.reason],
    }


def preview(state: DiavoloState, action: int) -> dict[str, Json]:
    """A tile: the empty cells it would close to its owner. A bridge: the water it covers and the points it adds."""
    if action < FIRST_BRIDGE:
        colour = int(state.mover)
        after = state.board[:]
        put_tile(after, colour, action)
        if after[OPEN + colour] + 1 == state.board[OPEN + colour]:
            return {"closes": []}
        closed = sorted(closed_since(state.board, after, colour))
        return {"closes": [NAMES[cell] for cell in closed if cell != action]}
    if action < PASS:
        site = action - FIRST_BRIDGE
        return {"covers": [NAMES[cell] for cell in SITES[site].covers], "points": _gain(state, site)}
    return {}


def colour_or_none(colour: int) -> str | None:
    """``light``, ``dark`` or, for nobody, None."""
    return None if colour == NOBODY else COLOURS[colour]


def _group(group: Group, network: int) -> dict[str, Json]:
    return {
        "colour": COLOURS[group.colour],
        "cells": [*group.names],
        "kind": "island" if group.is_island else "sandbar",
        "network": network,
    }


def _network(groups: list[Group], colour: int, members: list[int]) -> dict[str, Json]:
    islands = sum(groups[number].is_island for number in members)
    return {
        "colour": COLOURS[colour],
        "islands": islands,
        "points": islands * (islands + 1) // 2,  # §25
        "groups": [*members],
    }


def _bridge(state: DiavoloState, number: int) -> dict[str, Json]:
    site = SITES[number]
    return {
        "one": NAMES[site.one],
        "two": NAMES[site.two],
        "colour": COLOURS[LIGHT if has_tile(state.board, LIGHT, site.one) else DARK],
        "covers": [NAMES[cell] for cell in site.covers],
    }


def _closed(state: DiavoloState, colour: int) -> list[Json]:
    """The empty cells that the colour may never use."""
    board, size = state.board, i64(state.rules.size)
    names: list[Json] = []
    for cell in range(i64(CELLS)):
        is_here = i64(COLUMN[cell]) < size and i64(ROW[cell]) < size
        is_bare = not has_tile(board, LIGHT, cell) and not has_tile(board, DARK, cell)
        if is_here and is_bare and not is_open(board, colour, cell):
            names.append(NAMES[cell])
    return names


def _score(state: DiavoloState, colour: int) -> dict[str, Json]:
    now = score(state, colour)
    return {"points": now.points, "islands": now.islands, "bridges": now.bridges}


def _last(state: DiavoloState) -> dict[str, Json]:
    latest = [int(action) for action in (state.last_one, state.last_two) if action != -1]
    bridge: Json = None
    if latest and FIRST_BRIDGE <= latest[0] < PASS:
        site = SITES[latest[0] - FIRST_BRIDGE]
        bridge = [NAMES[site.one], NAMES[site.two]]
    return {"cells": [NAMES[action] for action in latest if action < CELLS], "bridge": bridge}


def _supply(state: DiavoloState) -> dict[str, Json] | None:
    """§2 what is left in the box."""
    if not state.rules.is_boxed:
        return None
    left = {name: BOX_TILES - int(state.board[TILES + colour]) for colour, name in enumerate(COLOURS)}
    return {**left, "bridges": BOX_BRIDGES - len(state.built)}


def _gain(state: DiavoloState, site: int) -> int:
    """The points that a bridge adds to its owner's score."""
    colour = int(state.mover)
    after = state.copy()
    after.built = type(after.built)([*after.built, site])
    return int(measure(after, colour)) // 1_000_000 - int(measure(state, colour)) // 1_000_000
