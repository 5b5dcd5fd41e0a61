"""Why a tile or a bridge is not allowed, for people who ask and for positions that are loaded."""

from ponti.core.game import Refusal
from ponti.core.words import Arg, say
from ponti.games.diavolo.board import NAMES, SLANTED, STRAIGHT, is_on, neighbours
from ponti.games.diavolo.bridges import live_sites
from ponti.games.diavolo.components import DARK, ISLAND, LIGHT
from ponti.games.diavolo.groups import group_of
from ponti.games.diavolo.layout import OFF
from ponti.games.diavolo.sites import SITES, sites_cross
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import has_tile, is_open


def refuse(clause: str, key: str, /, **args: Arg) -> Refusal:
    """A refusal with its sentence."""
    return Refusal(clause, say(f"diavolo-no-{key}", **args))


def refuse_tile(state: DiavoloState, colour: int, cell: int) -> Refusal | None:
    """§11-§12 why a colour may not put a tile on a cell; None when it may, with or without a second tile after it."""
    if not is_on(cell, int(state.rules.size)):
        return refuse("1", "off-board", cell=NAMES[cell], size=int(state.rules.size))
    if has_tile(state.board, LIGHT, cell) or has_tile(state.board, DARK, cell):
        return refuse("12", "occupied", cell=NAMES[cell])
    for site in state.built:
        if cell in SITES[site].covers:
            return refuse("17", "under-bridge", cell=NAMES[cell], bridge=SITES[site].name)
    if is_open(state.board, colour, cell):
        return None
    return _refuse_group(state, colour, cell)


def _refuse_group(state: DiavoloState, colour: int, cell: int) -> Refusal:
    group = {cell}
    for beside in neighbours(cell, STRAIGHT):
        group.update(group_of(state.board, colour, beside))
    if len(group) > ISLAND:  # §11
        return refuse("11", "five", cell=NAMES[cell], count=len(group))
    for tile in sorted(group):
        for corner in neighbours(tile, SLANTED):
            if corner not in group and corner != OFF and has_tile(state.board, colour, corner):
                if len(group_of(state.board, colour, corner)) == ISLAND:
                    return refuse("12", "touches-island", cell=NAMES[cell], other=NAMES[corner])
                if len(group) == ISLAND:
                    return refuse("12", "island-touches", cell=NAMES[cell], other=NAMES[corner])
    raise AssertionError(f"{NAMES[cell]} is closed without a reason")


def refuse_bridge(state: DiavoloState, colour: int, site: int) -> Refusal | None:
    """§16-§21 why a colour may not build a bridge; None when it may, as long as the supply lasts."""
    place = SITES[site]
    if site in list(live_sites(state, colour)):
        return None
    for end in (place.one, place.two):
        if not is_on(end, int(state.rules.size)):
            return refuse("1", "off-board", cell=NAMES[end], size=int(state.rules.size))
        if not has_tile(state.board, colour, end):
            return refuse("16", "no-own-end", name=place.name, cell=NAMES[end])
    for end in (place.one, place.two):
        for built in state.built:
            if end in (SITES[built].one, SITES[built].two):
                return refuse("18", "end-taken", cell=NAMES[end], bridge=SITES[built].name)
    for cell in place.covers:
        if has_tile(state.board, LIGHT, cell) or has_tile(state.board, DARK, cell):
            return refuse("17", "tile-under", name=place.name, cell=NAMES[cell])
    return _refuse_neighbour(state, site)


def _refuse_neighbour(state: DiavoloState, site: int) -> Refusal:
    for built in state.built:
        if sites_cross(site, int(built)):
            return refuse("19", "crosses", name=SITES[site].name, bridge=SITES[built].name)
    for built in state.built:
        if not set(SITES[built].covers).isdisjoint(SITES[site].covers):
            return refuse("21", "shares-water", name=SITES[site].name, bridge=SITES[built].name)
    raise AssertionError(f"{SITES[site].name} is dead without a reason")
