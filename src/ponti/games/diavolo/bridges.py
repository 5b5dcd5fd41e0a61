"""Which bridges can be built (§16-§21), kept up to date by each tile and bridge.

A site lives once both its ends hold tiles of one colour, and dies for good when a tile comes to lie under it, one of
its ends carries a bridge, or a bridge crosses it.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from ponti.games.diavolo.components import LIGHT
from ponti.games.diavolo.layout import DEAD, GROUP, IDLE, LIVE, OFF, SPAN, STATUS
from ponti.games.diavolo.sites import (
    FAR_END,
    ONE,
    RING,
    RIVALS,
    ROOFS,
    SITES_AT,
    SITES_OVER,
    STRICT_RIVALS,
    UNDER_FIRST,
    UNDER_SECOND,
)
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import close_to_both, has_tile


def live_sites(state: DiavoloState, colour: i64) -> vec[i64]:
    """The bridges that a colour can build, ascending, as long as the supply lasts."""
    return state.light_sites if colour == LIGHT else state.dark_sites


def note_tile(state: DiavoloState, colour: i64, cell: i64) -> None:
    """A new tile kills the sites above it and gives life to those from it to tiles of its colour."""
    board = state.board
    for k in range(ROOFS * cell, ROOFS * cell + ROOFS):
        site = i64(SITES_OVER[k])
        if board[STATUS + site] == LIVE:
            _withdraw(state, site)
        board[STATUS + site] = u8(DEAD)
    group: i64 = GROUP + colour * SPAN
    for k in range(RING * cell, RING * cell + RING):
        if board[group + i64(FAR_END[k])] != OFF:
            site = i64(SITES_AT[k])
            if board[STATUS + site] == IDLE:
                board[STATUS + site] = u8(LIVE)
                if colour == LIGHT:
                    state.light_sites = _insert(state.light_sites, site)
                else:
                    state.dark_sites = _insert(state.dark_sites, site)


def put_bridge(state: DiavoloState, site: i64) -> None:
    """Build a live bridge: close the water under it and kill its rivals."""
    board = state.board
    rivals = STRICT_RIVALS if state.rules.is_strict else RIVALS
    sites = rivals.sites
    _withdraw(state, site)
    board[STATUS + site] = u8(DEAD)
    for k in range(rivals.starts[site], rivals.starts[site + 1]):
        rival = i64(sites[k])
        if board[STATUS + rival] == LIVE:
            _withdraw(state, rival)
        board[STATUS + rival] = u8(DEAD)
    close_to_both(board, i64(UNDER_FIRST[site]))
    close_to_both(board, i64(UNDER_SECOND[site]))
    state.built = append(state.built, site)


def _withdraw(state: DiavoloState, site: i64) -> None:
    """Take a live site from its owner's list."""
    if has_tile(state.board, LIGHT, i64(ONE[site])):
        state.light_sites = _without(state.light_sites, site)
    else:
        state.dark_sites = _without(state.dark_sites, site)


def _insert(sites: vec[i64], site: i64) -> vec[i64]:
    """Ascending sites with one more."""
    at: i64 = len(sites)
    longer = append(sites, site)
    while at > 0 and longer[at - 1] > site:
        longer[at] = longer[at - 1]
        at -= 1
    longer[at] = site
    return longer


def _without(sites: vec[i64], site: i64) -> vec[i64]:
    """Ascending sites without one of them."""
    at: i64 = 0
    while sites[at] != site:
        at += 1
    shorter, _ = pop(sites, at)
    return shorter
