"""Where tiles may go: clauses 10 to 15 and the rows T1 to T8."""

import pytest

from ponti.games.diavolo.rules import DIAVOLO
from tests.games.diavolo.boards import first_tiles, is_legal, play, position, refusal, texts


def test_11_a_fifth_tile_may_not_join_an_island() -> None:
    """T1."""
    line = position(light="a1 a2 a3 a4")
    assert refusal(line, "a5") == ("11", "five")


def test_11_the_other_colour_may_lie_beside_an_island() -> None:
    """T1, §13."""
    line = position(light="a1 a2 a3 a4", to_move="dark")
    assert is_legal(line, "a5+j10")


def test_12_a_tile_may_not_touch_an_own_island_at_a_corner() -> None:
    """T2."""
    square = position(
        """
        5 . . . . .
        4 . . . . .
        3 . . . . .
        2 L L . . .
        1 L L . . .
        """
    )
    assert refusal(square, "c3") == ("12", "touches-island")


def test_12_a_tile_two_cells_from_an_own_island_is_legal() -> None:
    """T2."""
    square = position(light="a1 b1 a2 b2")
    assert is_legal(square, "c4+j10")


def test_13_the_other_colour_may_touch_an_island_at_a_corner() -> None:
    """T2."""
    square = position(light="a1 b1 a2 b2", to_move="dark")
    assert is_legal(square, "c3+j10")


def test_12_a_tile_may_not_complete_an_island_that_touches_an_own_tile() -> None:
    """T3."""
    bent = position(light="a1 b1 a2 c3")
    assert refusal(bent, "b2") == ("12", "island-touches")


def test_12_a_tile_may_complete_an_island_that_touches_a_foreign_tile() -> None:
    """T3."""
    bent = position(light="a1 b1 a2", dark="c3")
    assert is_legal(bent, "b2+j10")


T4 = """
    6 . . . . . .
    5 . . . . . .
    4 . . . . . .
    3 . . . . . .
    2 . . l l . .
    1 l l . . . .
"""


def test_11_a_tile_may_not_join_two_sandbars_into_five() -> None:
    """T4."""
    assert refusal(position(T4), "c1") == ("11", "five")


@pytest.mark.parametrize("single", ["e2", "f2"])
def test_15_two_cells_can_each_be_legal(single: str) -> None:
    """T4."""
    assert single in first_tiles(position(T4))


@pytest.mark.parametrize("turn", [("e2", "f2"), ("f2", "e2")])
def test_15_two_legal_cells_can_be_illegal_together(turn: tuple[str, str]) -> None:
    """T4: the pair would complete c2-f2 beside b1."""
    assert not is_legal(position(T4), *turn)


T5 = "a1 b2 c2"


@pytest.mark.parametrize("cell", ["a2", "b1"])
def test_12_a_tile_may_join_the_very_tile_it_would_touch(cell: str) -> None:
    """T5: the join absorbs the touching tile."""
    assert is_legal(position(light=T5), f"{cell}+j10")


def test_15_a_pair_may_not_complete_an_island_that_touches() -> None:
    """T5."""
    assert refusal(position(light=T5), "d2", "e2") == ("12", "island-touches")


@pytest.mark.parametrize(
    ("turn", "verdict"),
    [("d1+j10", True), ("a2+j10", True), ("a2+d1", False), ("d1+e2", False), ("d1+f1", True)],
)
def test_15_the_second_tile_must_fit_the_island_that_the_first_completed(turn: str, verdict: bool) -> None:
    """T6."""
    assert is_legal(position(light="a1 b1 c1"), turn) is verdict


def test_12_one_tile_may_join_three_others_into_an_island() -> None:
    """T7."""
    assert is_legal(position(light="a2 b1 c2"), "b2+j10")


def test_11_one_tile_may_not_join_four_others() -> None:
    """T7."""
    assert refusal(position(light="a2 b1 c2 b3"), "b2") == ("11", "five")


@pytest.mark.parametrize("cell", ["b1", "b2"])
def test_12_no_tile_of_either_colour_under_a_bridge(cell: str) -> None:
    """T8."""
    bridged = position(light="a1 c2", bridges="a1-c2", to_move="dark")
    assert refusal(bridged, cell) == ("17", "under-bridge")


def test_17_the_cells_beside_a_knights_bridge_stay_open() -> None:
    """T8."""
    bridged = position(light="a1 c2", bridges="a1-c2", to_move="dark")
    assert is_legal(bridged, "c1+j10")


def test_12_the_owner_may_not_build_under_his_own_bridge() -> None:
    """T8."""
    bridged = position(light="a1 c2", bridges="a1-c2")
    assert refusal(bridged, "b2") == ("17", "under-bridge")


def test_13_a_tile_that_carries_a_bridge_still_belongs_to_its_group() -> None:
    """T8, §13."""
    bridged = position(light="a1 c2 a3 a4", bridges="a1-c2")
    assert is_legal(bridged, "a2+j10")


def test_13_own_sandbars_may_touch_at_corners() -> None:
    diagonal = position(light="a1 b2")
    assert is_legal(diagonal, "c3+d4")


def test_12_a_cell_with_a_tile_is_taken() -> None:
    mixed = position(light="a1", dark="b2")
    assert refusal(mixed, "b2") == ("12", "occupied")


def test_1_a_cell_outside_the_board_is_not_there() -> None:
    assert refusal(position(size=5), "f1") == ("1", "off-board")


def test_14_both_orders_of_a_pair_lead_to_the_same_position() -> None:
    start = position(light="a1 b1", dark="d4")
    one, two = DIAVOLO.write_position(play(start, "c3", "c4")), DIAVOLO.write_position(play(start, "c4", "c3"))
    assert one | {"last": ()} == two | {"last": ()}


LONELY = """
    4 . . . .
    3 d l . l
    2 . . l d
    1 l . d d
"""


def test_15_a_cell_in_no_legal_pair_may_not_be_the_first() -> None:
    """Ruling 6: c3 would be an island whose shore takes every other cell, so the turn could not be finished."""
    assert refusal(position(LONELY), "c3") == ("15", "no-second")


def test_15_the_other_cells_of_the_same_position_are_offered() -> None:
    assert first_tiles(position(LONELY)) == {"a2", "a4", "b1", "b2", "b4", "c4", "d4"}


def test_15_a_pair_may_be_impossible_from_one_edge_to_the_other() -> None:
    """§9: a1 would complete an island whose shore is e1, four columns away, and e1 one whose shore is a1."""
    far = position(
        """
        5 d L L L L
        4 d . d d d
        3 l d l l l
        2 d d = d d
        1 . l l l .
        bridges b2-d2
        """
    )
    assert texts(far) == {"a3-c5", "pass"}


def test_8a_each_cell_of_a_legal_pair_is_offered_first_and_second() -> None:
    state = position(LONELY)
    found = {(one, two) for one in first_tiles(state) for two in first_tiles(play(state, one))}
    assert found == {(two, one) for one, two in found}
