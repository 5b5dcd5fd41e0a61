"""What never changes during a game, and what holds in every position; checked by the conformance suite."""

from ponti.core.game import AnyGame, State
from ponti.games.diavolo.board import NAMES, cells_of
from ponti.games.diavolo.components import DARK, LIGHT
from ponti.games.diavolo.sites import SITES
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import has_tile, is_open
from tests.games.diavolo.oracle import Board, Cell, cell, under


def census(game: AnyGame, state: State) -> dict[str, int]:
    """Every cell is water or holds one tile; every tile and bridge is on the board or in the box."""
    assert isinstance(state, DiavoloState)
    board = drawn(state)
    water = sum(1 for place in board.cells() if place not in board.tiles)
    counts = {"cells": water + len(board.tiles), "size": board.size}
    scene = game.scene(state)["supply"]
    if isinstance(scene, dict):
        for colour, letter in (("light", "L"), ("dark", "D")):
            left = scene[colour]
            assert isinstance(left, int)
            counts[f"{colour} tiles"] = left + len(board.own(letter))
        bridges = scene["bridges"]
        assert isinstance(bridges, int)
        counts["bridges"] = bridges + len(board.bridges)
    return counts


def check(game: AnyGame, state: State) -> None:
    """§11-§19 hold on the board, and the open cells are those that §12 leaves."""
    assert isinstance(state, DiavoloState)
    board = drawn(state)
    ends = [end for bridge in board.bridges for end in bridge]
    assert len(ends) == len(set(ends))
    assert all(board.tiles[one] == board.tiles[two] for one, two in board.bridges)
    assert all(place not in board.tiles for bridge in board.bridges for place in under(bridge))
    for colour, letter in ((LIGHT, "L"), (DARK, "D")):
        assert board.tiles_are_legal(letter)
        open_now = {at(number) for number in cells_of(board.size) if is_open(state.board, colour, number)}
        assert open_now == set(board.placeable(letter))


def at(number: int) -> Cell:
    """The oracle's name of one of the engine's cells."""
    return cell(NAMES[number])


def drawn(state: DiavoloState) -> Board:
    """The position as the oracle sees it."""
    size = int(state.rules.size)
    tiles = {
        at(number): letter
        for colour, letter in ((LIGHT, "L"), (DARK, "D"))
        for number in cells_of(size)
        if has_tile(state.board, colour, number)
    }
    bridges = [(at(SITES[site].one), at(SITES[site].two)) for site in state.built]
    return Board(size, tiles, bridges, not state.rules.is_strict)
