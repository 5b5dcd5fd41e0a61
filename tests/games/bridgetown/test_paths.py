"""Movement against an independent search, and the routes that previews show."""

import pytest

from ponti.games.bridgetown.actions import OWN_BOARD as BOARD
from ponti.games.bridgetown.board import FOOT, RAILS, WHEELS, bridges_of, end_of, order_of, route_of
from tests.games.bridgetown import oracle

WAYS = {"walk": FOOT, "taxi": WHEELS, "streetcar": RAILS}


def results(mode: str, start: str, steps: int) -> set[tuple[str, frozenset[str]]]:
    reach = BOARD.reach(WAYS[mode], BOARD.names.index(start), steps)
    return {(BOARD.names[int(end_of(one))], bridge_names(int(bridges_of(one)))) for one in reach.results}


def bridge_names(bridges: int) -> frozenset[str]:
    return frozenset(id for index, id in enumerate(BOARD.bridge_ids) if bridges >> index & 1)


@pytest.mark.parametrize("steps", range(1, 6))
def test_every_move_of_a_taxi_is_what_the_plain_search_finds(steps: int) -> None:
    for start in BOARD.names:
        assert results("taxi", start, steps) == oracle.results("taxi", start, steps), start


@pytest.mark.parametrize("steps", range(1, 5))
def test_every_walk_is_what_the_plain_search_finds(steps: int) -> None:
    for start in BOARD.names:
        assert results("walk", start, steps) == oracle.results("walk", start, steps), start


@pytest.mark.parametrize("steps", [5, 6, 8, 10])
def test_every_ride_of_the_streetcar_is_what_the_plain_search_finds(steps: int) -> None:
    for start in BOARD.names:
        assert results("streetcar", start, steps) == oracle.results("streetcar", start, steps), start


@pytest.mark.parametrize("start", ["wMO", "START", "bST1", "bMQ2", "eBU", "tSK", "gCC"])
def test_long_moves_are_what_the_plain_search_finds(start: str) -> None:
    for steps in (6, 7, 8):
        assert results("taxi", start, steps) == oracle.results("taxi", start, steps)


def test_a17_the_streetcar_is_blocked_off_the_track_and_beside_27_spaces_not() -> None:
    on_track = [space for space in BOARD.names if oracle.is_on_track(space)]
    able = [space for space in BOARD.names if results("streetcar", space, 5)]
    assert set(on_track) <= set(able)
    assert len(able) - len(on_track) == 27


def test_a17_from_every_track_space_there_is_a_way_of_every_length() -> None:
    for space in BOARD.names:
        if oracle.is_on_track(space):
            assert all(results("streetcar", space, steps) for steps in range(1, 12)), space


def test_other_modes_are_never_blocked() -> None:
    for space in BOARD.names:
        for steps in range(1, 9):
            assert len(BOARD.reach(WHEELS, BOARD.names.index(space), steps).results) > 0


def test_a_route_is_a_path_that_brings_its_result() -> None:
    for mode, start, steps in (("taxi", "wMO", 8), ("walk", "wMQ", 4), ("streetcar", "tSK", 5)):
        at = BOARD.names.index(start)
        for result in BOARD.reach(WAYS[mode], at, steps).results:
            route = tuple(BOARD.names[space] for space in route_of(BOARD, WAYS[mode], at, steps, result))
            assert route in set(oracle.paths(mode, start, steps))
            order = int(order_of(result, 255))
            bridges = []
            while order:
                bridges.append(BOARD.bridge_ids[(order & 15) - 1])
                order >>= 4
            assert (route[-1], oracle.collected(route)) == (BOARD.names[int(end_of(result))], bridges)


def test_no_move_brings_more_flags_than_the_ids_can_say() -> None:
    most = max(
        len(bridges)
        for start in ("wMO", "wHA", "wBU", "eHA", "eMO", "eBU", "tOT", "wBW", "eBW", "tRQ", "wMQ", "wRI")
        for _, bridges in results("taxi", start, 8)
    )
    assert most == BOARD.most_flags == 2
