"""Who wins (§15, rulings 6 and 17); scenario T18 and the score table."""

import pytest

from ponti.games.tre_ponti.phases.flow import OVER_PHASE
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, table


def ended(drawing: str, **options: bool | str) -> State:
    state = table(drawing, turn=6, leader=1, **options)
    state.phase = OVER_PHASE
    state.actor = 0
    return state


ONE_EACH = """
    [7l]       | [8h]       | [9a]
    Xb : 9h    | 7a : 8a    |    :
"""
ONE_LEAD = """
    [7l]       | [8h]       | [9a]
    Xb : 9h    | 7b : 9b    | Ka : Oh
    Ub :       |    :       |    :
"""
ONE_AND_TWO_TIES = """
    [7l]       | [8h]       | [9a]
    Xb : 9a    |    :       |    :
"""
TWO_TO_ONE = """
    [7l]       | [8h]       | [9a]
    Xb : 9l    | 8b : 7a    | 7l : 8a
"""
LEVEL = """
    [7h]       | [7a]       | [7l]
    Xa : 9a    | 9l : Xl    |    :
"""


def test_t18_one_bridge_each_and_a_tie_is_a_draw() -> None:
    state = ended(ONE_EACH)
    assert (GAME.result(state).places, GAME.result(state).reason) == ((1, 1), "draw")


def test_t18_one_bridge_and_two_ties_win() -> None:
    state = ended(ONE_AND_TWO_TIES)
    assert (GAME.result(state).places, GAME.result(state).reason) == ((1, 2), "more_bridges")


def test_t18_with_need_two_one_bridge_and_two_ties_are_a_draw() -> None:
    """Ruling 6."""
    state = ended(ONE_AND_TWO_TIES, need_two=True)
    assert (GAME.result(state).places, GAME.result(state).reason) == ((1, 1), "draw")


@pytest.mark.parametrize("need_two", [False, True])
def test_t18_two_bridges_to_one_win(need_two: bool) -> None:
    state = ended(TWO_TO_ONE, need_two=need_two)
    assert GAME.result(state).places == (1, 2)


def test_15_total_points_may_decide_equal_bridges() -> None:
    state = ended(ONE_EACH, tie_rule="total")
    result = GAME.result(state)
    assert (result.places, result.reason, result.tie_breaks) == ((1, 2), "total_points", ("total_points",))


def test_15_equal_total_points_remain_a_draw() -> None:
    """Ruling 6."""
    state = ended(LEVEL, tie_rule="total")
    result = GAME.result(state)
    assert (result.places, result.reason, result.tie_breaks) == ((1, 1), "draw", ("total_points",))


def test_15_need_two_lets_total_points_decide_one_to_nothing() -> None:
    """Ruling 6."""
    state = ended(ONE_AND_TWO_TIES, need_two=True, tie_rule="total")
    assert (GAME.result(state).places, GAME.result(state).reason) == ((1, 2), "total_points")


def test_15_rewards_follow_the_places() -> None:
    state = ended(TWO_TO_ONE)
    assert GAME.rewards(state) == [1.0, 0.0]


def test_15_a_draw_is_worth_half() -> None:
    state = ended(ONE_EACH)
    assert GAME.rewards(state) == [0.5, 0.5]


def test_14_the_score_table_adds_up_at_each_bridge() -> None:
    state = ended(ONE_LEAD)
    rows = GAME.result(state).rows
    sums = [[sum(row.values[seat] for row in rows[first : first + 3]) for seat in (0, 1)] for first in (0, 4, 8)]
    assert sums == [list(rows[total].values) for total in (3, 7, 11)]


def test_14_the_points_of_all_bridges_add_up() -> None:
    state = ended(ONE_LEAD)
    rows = GAME.result(state).rows
    totals = [row.values for row in rows if row.is_total]
    assert rows[-2].values == tuple(sum(values[seat] for values in totals) for seat in (0, 1))


def test_15_a_game_in_play_has_a_standing_but_no_reason() -> None:
    state = table(TWO_TO_ONE, turn=3)
    assert (GAME.result(state).scores, GAME.result(state).reason) == ((2, 1), "")


def test_15_the_result_is_said_in_both_languages() -> None:
    state = ended(TWO_TO_ONE)
    words = GAME.result(state).words
    assert (words.text("en"), words.text("it")) == (
        "Player 1 wins with 2 bridges to 1.",
        "Il giocatore 1 vince con 2 ponti a 1.",
    )


@pytest.mark.parametrize(
    ("drawing", "need_two", "english", "italian"),
    [
        (ONE_EACH, False, "A draw: 1 bridge to 1.", "Patta: 1 ponte a 1."),
        (ONE_AND_TWO_TIES, True, "A draw: 1 bridge to 0.", "Patta: 1 ponte a 0."),
        (ONE_AND_TWO_TIES, False, "Player 1 wins with 1 bridge to 0.", "Il giocatore 1 vince con 1 ponte a 0."),
    ],
)
def test_15_one_bridge_is_said_in_the_singular(drawing: str, need_two: bool, english: str, italian: str) -> None:
    words = GAME.result(ended(drawing, need_two=need_two)).words
    assert (words.text("en"), words.text("it")) == (english, italian)
