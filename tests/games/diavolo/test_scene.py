"""What the screen is told."""

import pytest

from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import play, position


def part(state: DiavoloState, name: str) -> object:
    return DIAVOLO.scene(state)[name]


LINKED = position(light="a1 b1 a2 b2 d1", dark="e5", bridges="b1-d1", size=5)


def test_groups_know_their_kind_and_network() -> None:
    assert part(LINKED, "groups") == [
        {"colour": "light", "cells": ["a1", "a2", "b1", "b2"], "kind": "island", "network": 0},
        {"colour": "light", "cells": ["d1"], "kind": "sandbar", "network": 0},
        {"colour": "dark", "cells": ["e5"], "kind": "sandbar", "network": 1},
    ]


def test_networks_know_their_points() -> None:
    assert part(LINKED, "networks") == [
        {"colour": "light", "islands": 1, "points": 1, "groups": [0, 1]},
        {"colour": "dark", "islands": 0, "points": 0, "groups": [2]},
    ]


def test_tiles_point_to_their_groups() -> None:
    assert {"cell": "e5", "colour": "dark", "group": 2} in part(LINKED, "tiles")  # type: ignore[operator]


def test_bridges_know_owner_and_water() -> None:
    expected = {"one": "b1", "two": "d1", "colour": "light", "covers": ["c1"]}
    assert part(LINKED, "bridges") == [expected]


def test_12_closed_cells_are_the_empty_ones_that_a_colour_may_never_use() -> None:
    assert part(LINKED, "closed") == {"light": ["a3", "b3", "c1", "c2", "c3"], "dark": ["c1"]}


def test_scores_of_both_colours() -> None:
    assert part(LINKED, "scores") == {
        "light": {"points": 1, "islands": 1, "bridges": 1},
        "dark": {"points": 0, "islands": 0, "bridges": 0},
    }


def test_the_latest_turn_of_tiles() -> None:
    assert part(play(LINKED, "d3+d4"), "last") == {"cells": ["d3", "d4"], "bridge": None}


def test_the_latest_bridge() -> None:
    state = play(position(light="a1 c1", size=5), "a1-c1")
    assert part(state, "last") == {"cells": [], "bridge": ["a1", "c1"]}


def test_the_first_tile_of_a_turn_in_progress() -> None:
    assert part(play(LINKED, "d3"), "first") == "d3"


def test_the_colour_of_each_seat() -> None:
    assert part(position(light_seat=1), "colours") == ["dark", "light"]


def test_no_colours_before_the_choice() -> None:
    assert part(DIAVOLO.new_game(), "colours") == [None, None]


def test_2_what_the_box_still_holds() -> None:
    boxed = position(light="a1 c1", dark="e5", bridges="a1-c1", supply="box")
    assert part(boxed, "supply") == {"light": 38, "dark": 39, "bridges": 14}


def test_3_an_unlimited_supply_is_not_counted() -> None:
    assert part(LINKED, "supply") is None


@pytest.mark.parametrize(("declared_by", "expected"), [(None, False), ("dark", True)])
def test_22a_the_last_turn_is_marked(declared_by: str | None, expected: bool) -> None:
    assert part(position(declared_by=declared_by), "final_turn") is expected


def preview(state: DiavoloState, text: str) -> dict[str, object]:
    return dict(DIAVOLO.preview(state, DIAVOLO.actions.parse(text)))


def test_12_a_tile_preview_shows_the_cells_that_it_would_close() -> None:
    state = position(light="a1 b1 a2", size=4)
    assert preview(state, "b2") == {"closes": ["a3", "b3", "c1", "c2", "c3"]}


def test_17_a_bridge_preview_shows_the_water_under_it() -> None:
    assert preview(position(light="a1 c2"), "a1-c2") == {"covers": ["b1", "b2"], "points": 0}


def test_25_a_bridge_preview_shows_the_points_that_it_adds() -> None:
    two = position(light="a1 b1 a2 b2 d1 e1 d2 e2")
    assert preview(two, "b1-d1") == {"covers": ["c1"], "points": 1}


def test_25_a_bridge_preview_shows_all_the_points_of_a_larger_network() -> None:
    """Two linked islands and one more: 3 + 1 become 6."""
    three = position(light="a1 b1 a2 b2 d1 e1 d2 e2 g1 h1 g2 h2", bridges="b1-d1")
    assert preview(three, "e1-g1") == {"covers": ["f1"], "points": 2}


def test_a_pass_has_nothing_to_show() -> None:
    assert preview(position(size=3, light="b1 a2 c2 b3", dark="a1 c1 a3 c3 b2"), "pass") == {}
