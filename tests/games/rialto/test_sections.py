"""The actions of the six sections (A-F, rulings 1-5, 23-45)."""

import pytest

import ponti
from tests.games.rialto.table import lay, legal, match, play, players, told


def in_f(**said: object) -> ponti.Match:
    """Section F in Cannaregio."""
    return match(section="councilman", **said)


def test_scenario_8_a_step_and_one_for_the_majority_on_top_of_the_stack() -> None:
    game = match(section="doge", hands=[{}, {}, {"doge": 1}])
    lay(game, 0, 0, 1)
    assert players(game, "doge") == [0, 0, 2]
    assert told(game, "ranks") == [2, 0, 1]


def test_scenario_9_rulings_2_3_old_ranks_order_the_actions_and_counters_land_on_top() -> None:
    game = match(section="doge", doge=[4, 3, 2], hands=[{"doge": 1}, {"doge": 2}, {"doge": 3}])
    lay(game, 1, 2, 3)
    assert players(game, "doge") == [5, 5, 6]
    assert told(game, "ranks") == [2, 1, 0]
    assert told(game, "current") == 2


def test_ruling_4_r6_a_counter_is_lifted_out_and_those_above_stay() -> None:
    game = match(section="doge", doge=[4, 4, 4], hands=[{}, {"doge": 1}])
    lay(game, 0, 1, 0)
    assert players(game, "doge") == [4, 6, 4]
    assert told(game, "ranks") == [1, 0, 2]


def test_ruling_5_the_track_has_no_end() -> None:
    game = match(section="doge", doge=[40, 0, 0], hands=[{"doge": 3}])
    lay(game, 3, 0, 0)
    assert players(game, "doge")[0] == 44


def test_ruling_1_only_one_player_has_the_bonus() -> None:
    game = match(section="gold", hands=[{"gold": 1}, {"gold": 1}, {"gold": 1}])
    lay(game, 1, 1, 1)
    assert players(game, "coins") == [2, 1, 1]


def test_scenario_20_coins_for_cards_and_one_for_the_majority() -> None:
    game = match(section="gold", hands=[{"gold": 3}, {"gold": 1}])
    lay(game, 3, 1, 0)
    assert players(game, "coins") == [4, 1, 0]


def test_ruling_31_coins_never_run_out() -> None:
    game = match(section="gold", hands=[{"gold": 2}], coins=[30])
    state = lay(game, 2, 0, 0)
    assert players(game, "coins")[0] == 33
    assert state.coins_left() == -3
    assert game.game.scene(state)["coins"] == 0, "further ruling 27"


def test_scenario_21_the_count_and_the_majority_bound_the_value() -> None:
    game = match(section="building", hands=[{"building": 2}, {"building": 2}])
    lay(game, 2, 2, 0)
    assert {text for text in legal(game) if text != "done"} == {
        f"take {colour}{value}" for colour in "GYB" for value in (1, 2, 3)
    }
    play(game, "take Y3")
    assert {text for text in legal(game) if text != "done"} == {
        f"take {colour}{value}" for colour in "GYB" for value in (1, 2)
    }


def test_scenario_22_budget_five_is_four_and_one_only() -> None:
    game = match(section="building", hands=[{"building": 4}])
    lay(game, 4, 0, 0)
    play(game, "take B4")
    assert legal(game) == {"take G1", "take Y1", "take B1", "done"}
    play(game, "take G1")
    assert told(game, "section") == 3


def test_scenario_22_ruling_24_after_a_three_there_is_no_second_building() -> None:
    game = match(section="building", hands=[{"building": 4}])
    lay(game, 4, 0, 0)
    play(game, "take Y3")
    assert told(game, "section") == 3


def test_scenario_22_budget_nine_is_two_buildings_never_three() -> None:
    game = match(section="building", hands=[{"building": 8}])
    lay(game, 8, 0, 0)
    play(game, "take B4", "take Y4")
    assert told(game, "section") == 3
    assert len(players(game, "buildings")[0]) == 2


def test_ruling_23_taking_is_optional_both_times() -> None:
    game = match(section="building", hands=[{"building": 4}])
    lay(game, 4, 0, 0)
    play(game, "take B4", "done")
    assert len(players(game, "buildings")[0]) == 1
    other = match(section="building", hands=[{"building": 4}])
    lay(other, 4, 0, 0)
    play(other, "done")
    assert players(other, "buildings")[0] == []


def test_scenario_24_ruling_25_and_further_5_the_better_rank_takes_the_last_tile() -> None:
    game = match(
        section="building",
        hands=[{"building": 4}, {"building": 4}, {"building": 3, "joker": 2}],
        buildings=["", "", "Y4 Y4 Y4 Y4"],
    )
    play(game, "play 4", "play 4", "play 3+2j")
    assert told(game, "winners")[2] == 2, "further ruling 5: five win, so both others have four"
    play(game, "take Y4")
    assert game.acting() == (1,)
    assert "take Y4" not in legal(game)
    assert "take G4" in legal(game)
    with pytest.raises(ponti.IllegalAction, match="sold out"):
        play(game, "take Y4")


def test_further_11_the_eighth_building_needs_room_and_pays_the_returned_value() -> None:
    game = match(section="building", hands=[{"building": 4}], buildings=["G1 G2 Y1 Y2 Y4 B1 B2*"])
    lay(game, 3, 0, 0)
    play(game, "take Y4")
    assert "return B2 used" in legal(game) and "return B2 free" not in legal(game)
    play(game, "return Y4 free")
    assert players(game, "points")[0] == 7
    assert len(players(game, "buildings")[0]) == 7


def test_ruling_26_nothing_is_returned_while_there_is_room() -> None:
    game = match(section="building", hands=[{"building": 1}], buildings=["G1"])
    lay(game, 1, 0, 0)
    assert not any(text.startswith("return") for text in legal(game))


def test_ruling_27_the_coin_of_a_returned_building_goes_to_the_supply() -> None:
    game = match(section="building", hands=[{"building": 1}], buildings=["G1 G2 Y1 Y2 Y4 B1 B2*"])
    lay(game, 1, 0, 0)
    state = play(game, "take G2", "return B2 used")
    assert state.coins_left() == 30


def test_scenario_19_ruling_10_a_new_building_works_in_the_same_round() -> None:
    game = match(section="building", hands=[{"building": 3, "doge": 1}], coins=[1])
    lay(game, 3, 0, 0)
    play(game, "take Y4", "lay 0", "jokers 0", "doge as two")
    assert players(game, "counts")[0][3] == 2


def test_scenario_25_points_of_section_d_and_either_way_round() -> None:
    game = match(section="bridge", hands=[{"bridge": 2}, {}, {"bridge": 1}])
    lay(game, 2, 0, 1)
    assert {"bridge CAN-SPO high CAN", "bridge CAN-SPO high SPO"} <= legal(game)
    assert len(legal(game)) == 24
    play(game, "bridge CAN-SPO high SPO")
    assert told(game, "tiles") == {"CAN-SPO": [3, 6]}
    assert players(game, "points") == [6, 2, 4]
    assert told(game, "top_bridge") not in (None, "3-6"), "further ruling 16: the next one shows at once"


def test_scenario_26_ruling_33_nobody_plays_in_d() -> None:
    game = match(section="bridge", points=[0, 3, 3], current=1)
    lay(game, 0, 0, 0)
    assert players(game, "points") == [-1, 2, 2], "ruling 32: points go below 0"
    assert told(game, "tiles") == {}
    assert told(game, "top_bridge") == "3-6"
    assert told(game, "current") == 1


def test_scenario_44_no_bridge_where_there_is_no_connection() -> None:
    game = match(section="bridge", hands=[{"bridge": 1}])
    lay(game, 1, 0, 0)
    for gap in ("CAN-DOR", "SMA-SCR", "CAS-SPO"):
        with pytest.raises(ponti.IllegalAction) as refused:
            play(game, f"bridge {gap} high {gap[:3]}")
        assert refused.value.clause == "D"


def test_scenario_27_missing_men_are_points() -> None:
    game = match(section="gondola", hands=[{"gondola": 3}, {"gondola": 4}], general=[1], supply=[17])
    lay(game, 3, 4, 0)
    assert players(game, "supply")[0] == 18
    assert players(game, "points")[0] == 5


def test_scenario_28_the_gondola_s_man_comes_from_the_general_supply() -> None:
    game = match(section="gondola", hands=[{"gondola": 1}], general=[5], supply=[13])
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO")
    assert legal(game) == {"man CAN", "man SPO"}
    play(game, "man SPO")
    assert (players(game, "supply")[0], players(game, "general")[0]) == (14, 3)
    assert players(game, "men")[0] == [0, 0, 0, 0, 1, 0]
    assert told(game, "tiles") == {"CAN-SPO": [1, 1]}


def test_ruling_34_the_cards_come_before_the_bonus() -> None:
    game = match(section="gondola", hands=[{"gondola": 1}], general=[1], supply=[17])
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO")
    assert told(game, "phase") == "shortage"
    assert players(game, "points")[0] == 4


def test_ruling_35_and_further_22_23_the_shortage_man() -> None:
    game = match(section="gondola", hands=[{"gondola": 1}], men=[{"CAN": 1, "DOR": 1}], general=[0])
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO")
    assert legal(game) == {"done", "man CAN", "man SPO", "move CAN-SPO", "move DOR-CAN", "move DOR-SPO"}
    play(game, "move CAN-SPO")
    assert players(game, "men")[0] == [0, 0, 0, 0, 1, 1]
    assert players(game, "points")[0] == 5


def test_further_22_the_shortage_man_may_be_declined() -> None:
    game = match(section="gondola", hands=[{"gondola": 1}], men=[{"CAN": 1}], general=[0])
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO", "done")
    assert players(game, "men")[0] == [1, 0, 0, 0, 0, 0]


def test_the_gondola_s_man_can_complete_a_side_at_once() -> None:
    game = match(section="gondola", hands=[{"gondola": 1}], men=[{"CAN": 1, "CAS": 1}], general=[5])
    lay(game, 1, 0, 0)
    play(game, "gondola SMA-SPO", "man SMA")
    assert players(game, "points")[0] == 8
    assert told(game, "flipped") == ["north"]


def test_ruling_37_all_men_that_the_supply_has_go_down() -> None:
    game = in_f(hands=[{"councilman": 3}], supply=[5], general=[13])
    lay(game, 3, 0, 0)
    assert players(game, "men")[0] == [4, 0, 0, 0, 0, 0]
    assert players(game, "supply")[0] == 1


def test_scenario_31_missing_men_may_be_pulled() -> None:
    game = in_f(hands=[{"councilman": 3}, {"councilman": 4}], supply=[1], men=[{"SPO": 5}], general=[12])
    lay(game, 3, 4, 0)
    assert legal(game) == {"done", "pull SPO"}
    play(game, "pull SPO", "pull SPO")
    assert told(game, "round") == 2, "up to two: a third one is not asked for"
    assert players(game, "men")[0] == [3, 0, 0, 0, 3, 0]


def test_ruling_38_the_bonus_man_may_be_pulled_too() -> None:
    game = in_f(hands=[{"councilman": 1}], supply=[0], men=[{"SPO": 5}], general=[13])
    lay(game, 1, 0, 0)
    play(game, "pull SPO", "pull SPO")
    assert told(game, "round") == 2, "one card and the majority: a third one is not asked for"
    assert players(game, "men")[0] == [2, 0, 0, 0, 3, 0]


def test_scenario_32_ruling_39_all_who_complete_a_side_in_f_are_paid() -> None:
    men = {"SCR": 1, "DOR": 1}
    game = in_f(
        hands=[{"councilman": 2}, {"councilman": 1}],
        men=[men, men],
        general=[10, 10],
        numbers=(2, 3, 4, 5, 1, 6),
    )
    lay(game, 2, 1, 0)
    assert players(game, "points") == [8, 8, 3]
    assert told(game, "flipped") == ["south"]


def test_scenario_32_who_completes_the_side_in_a_later_section_gets_nothing() -> None:
    men = [{}, {}, {"SCR": 1, "DOR": 1}]
    game = match(section="gondola", hands=[{}, {}, {"gondola": 1}], men=men, general=[13, 13, 5], flipped=["south"])
    lay(game, 0, 0, 1)
    play(game, "gondola SMA-SPO", "man SPO")
    assert players(game, "men")[2] == [0, 0, 0, 1, 1, 1]
    assert players(game, "points")[2] == 3


def test_scenario_33_ruling_41_the_bonus_is_kept_when_men_leave() -> None:
    hands = [{"gondola": 1, "councilman": 1}]
    game = match(section="gondola", hands=hands, men=[{"CAN": 15, "CAS": 1}], general=[2], supply=[0])
    lay(game, 1, 0, 0)
    play(game, "gondola SMA-SPO", "man SMA")
    assert players(game, "points")[0] == 8
    lay(game, 1, 0, 0)
    play(game, "pull SMA")
    assert players(game, "men")[0] == [17, 1, 0, 0, 0, 0]
    assert players(game, "points")[0] == 8
    assert told(game, "flipped") == ["north"]


@pytest.mark.parametrize(("choice", "points", "flipped"), [("pull SMA", 3, []), ("done", 8, ["north"])])
def test_further_2_a_side_counts_when_the_action_is_finished(choice: str, points: int, flipped: list[str]) -> None:
    game = in_f(hands=[{"councilman": 1}], men=[{"CAS": 1, "SMA": 1}], general=[15], supply=[1])
    lay(game, 1, 0, 0)
    play(game, choice)
    assert players(game, "points")[0] == points
    assert told(game, "flipped") == flipped
