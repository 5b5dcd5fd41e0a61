"""Section plays: Jokers, yellow buildings, waiting (R15-R17, rulings 10-22)."""

import pytest

import ponti
from ponti.games.rialto.actions import ACTIONS
from tests.games.rialto.table import lay, legal, match, match_from, play, players, position, told

FULL = ("lay 0", "jokers 0", "masks 0")


def counts(game: ponti.Match, section: int) -> list[int]:
    return [one[section] for one in players(game, "counts")]


def test_r15_the_doge_s_favourite_starts_section_a_and_the_last_winner_the_next() -> None:
    game = match("discard", 0, ranks=[2, 0, 1], hands=[{"doge": 8}, {"doge": 2}])
    play(game, "toss doge")
    assert told(game, "queue") == [2, 0, 1]
    lay(game, 0, 1, 2)
    assert told(game, "section") == 1
    assert told(game, "queue") == [1, 2, 0]


def test_scenario_10_nobody_plays_and_the_starter_stays() -> None:
    game = match(section="gold", current=1)
    lay(game, 0, 0, 0)
    assert told(game, "current") == 1
    assert told(game, "winners")[1] is None


def test_r16_clockwise_each_once_and_cards_may_be_kept() -> None:
    game = match(section="gold", hands=[{"gold": 3}, {"gold": 1}, {"gold": 2}])
    assert legal(game) == {"pass", "lay 1", "lay 2", "lay 3"}
    lay(game, 1, 0, 2)
    assert [hand.get("gold", 0) for hand in players(game, "hand")] == [2, 1, 0]
    assert players(game, "coins") == [1, 0, 3]


def test_scenario_11_jokers_add_to_cards_or_two_of_them_stand_for_one() -> None:
    game = match(hands=[{"gold": 2, "joker": 1}, {"joker": 1}, {"joker": 3}])
    play(game, "lay 2", "jokers 1")
    assert legal(game) == {"pass"}, "a single Joker is no play"
    play(game, "pass", "lay 0")
    assert legal(game) == {"jokers 2", "jokers 3"}
    play(game, "jokers 3")
    assert counts(game, 1) == [3, 0, 2]


def test_scenario_11_two_jokers_alone_count_one() -> None:
    game = match(hands=[{"joker": 2}])
    play(game, "lay 0", "jokers 2", "pass", "pass")
    assert counts(game, 1) == [1, 0, 0]
    assert players(game, "coins")[0] == 2


def test_ruling_18_and_further_1_no_joker_pair_beside_a_matching_card() -> None:
    game = match(hands=[{"gold": 1, "joker": 2}])
    assert "lay 0" not in legal(game)
    with pytest.raises(ponti.IllegalAction) as refused:
        play(game, "lay 0")
    assert refused.value.clause == "R17"
    play(game, "lay 1", "jokers 2")
    assert counts(game, 1)[0] == 3


def test_decision_13_a_joker_pair_proves_that_the_type_is_not_held() -> None:
    game = match(hands=[{"joker": 2, "doge": 3}])
    play(game, "lay 0", "jokers 2")
    assert players(game, "absent")[0] == ["gold"]


def test_decision_13_the_proof_holds_until_the_next_row_is_taken() -> None:
    rows = [{"doge": 6}, {"gold": 6}, {"bridge": 6}, {"joker": 6}]
    json = position("row", 0, rows=rows)
    for player in (0, 1):
        json["players"][player]["absent"] = ["gold"]
    game = match_from(json)
    play(game, "row 2")
    assert players(game, "absent") == [[], ["gold"], []]


def test_scenario_13_yellow_3_and_a_hand_joker_make_one() -> None:
    game = match(hands=[{"joker": 1}, {}, {"gold": 1}], buildings=["Y3", "Y3", "Y3"], coins=[1, 1, 1])
    play(game, "lay 0", "jokers 1")
    assert legal(game) == {"masks 1"}
    play(game, "masks 1")
    assert legal(game) == {"pass"}, "Yellow 3 alone is no play"
    play(game, "pass", "lay 1", "jokers 0", "masks 1")
    assert counts(game, 1) == [1, 0, 2]


def test_ruling_17_two_yellow_3_and_nothing_else_count_one() -> None:
    game = match(buildings=["Y3 Y3"], coins=[2])
    play(game, "lay 0", "jokers 0")
    assert legal(game) == {"masks 2"}
    play(game, "masks 2", "pass", "pass")
    assert counts(game, 1)[0] == 1
    assert players(game, "coins")[0] == 2


def test_scenario_14_yellow_2_turns_a_gold_card_into_a_doge_card() -> None:
    game = match(section="doge", hands=[{"gold": 1, "joker": 1}], buildings=["Y2"], coins=[1])
    play(game, "lay 0", "jokers 1", "gold as one", "pass", "pass")
    assert counts(game, 0)[0] == 2
    assert players(game, "hand")[0] == {}
    assert players(game, "doge") == [3, 0, 0]


def test_ruling_15_a_turned_card_is_a_base_for_jokers_and_the_step_before_knows_it() -> None:
    game = match(section="doge", hands=[{"gold": 1, "joker": 1}], buildings=["Y2"], coins=[1])
    assert "lay 0" in legal(game)
    play(game, "lay 0", "jokers 1")
    assert legal(game) == {"gold as one"}, "nobody is led into a play that cannot be finished"


def test_ruling_12_yellow_4_counts_two_for_action_and_majority() -> None:
    game = match(section="gold", hands=[{"doge": 1}, {"gold": 1}], buildings=["Y4"], coins=[1])
    play(game, "lay 0", "jokers 0", "doge as two", "lay 1", "jokers 0", "pass")
    assert counts(game, 1) == [2, 1, 0]
    assert told(game, "winners")[1] == 0
    assert players(game, "coins") == [3, 1, 0]


@pytest.mark.parametrize(("building", "word"), [("Y2", "one"), ("Y4", "two")])
def test_scenario_16_ruling_13_and_further_9_no_card_turns_into_its_own_type(building: str, word: str) -> None:
    game = match(section="doge", hands=[{"doge": 2}], buildings=[building], coins=[1])
    play(game, "lay 1", "jokers 0")
    assert legal(game) == {"enough"}, "asked all the same: the table does not show what is held"
    with pytest.raises(ponti.IllegalAction):
        play(game, f"doge as {word}")


def test_ruling_14_a_turned_joker_stops_being_one() -> None:
    game = match(section="gold", hands=[{"joker": 1}], buildings=["Y4"], coins=[1])
    play(game, "lay 0", "jokers 0", "joker as two")
    assert counts(game, 1)[0] == 2


def test_ruling_16_the_joker_of_yellow_3_is_no_card_to_turn() -> None:
    game = match(section="gold", buildings=["Y2 Y3"], coins=[2])
    assert legal(game) == {"pass"}


def test_ruling_11_several_yellows_in_one_play_a_coin_each() -> None:
    game = match(
        section="gold", hands=[{"gold": 1, "doge": 2, "bridge": 1, "joker": 1}], buildings=["Y2 Y3 Y4"], coins=[3]
    )
    play(game, "lay 1", "jokers 1", "masks 1", "bridge as one")
    play(game, "doge as two")
    assert counts(game, 1)[0] == 6
    assert players(game, "hand")[0] == {"doge": 1}


def test_cards_are_turned_in_the_order_of_types_so_that_no_play_comes_twice() -> None:
    game = match(section="gold", hands=[{"doge": 1, "bridge": 1, "joker": 1}], buildings=["Y2 Y2"], coins=[2])
    play(game, "lay 0", "jokers 0", "bridge as one")
    assert legal(game) == {"joker as one", "enough"}


def test_scenario_17_a_tile_works_once_a_round() -> None:
    game = match(section="gold", hands=[{"doge": 2}], buildings=["Y2*"], coins=[1])
    assert legal(game) == {"pass"}
    fresh = match(section="gold", hands=[{"doge": 2}], buildings=["Y2"], coins=[1])
    assert legal(fresh) == {"pass", "lay 0"}


def test_without_a_coin_no_yellow_building() -> None:
    game = match(section="gold", hands=[{"doge": 2}], buildings=["Y1 Y2 Y3 Y4"])
    assert legal(game) == {"pass"}


def test_yellow_1_waits_behind_all_others_and_gives_a_coin() -> None:
    game = match(section="gold", hands=[{"gold": 1}], buildings=["Y1"], coins=[1])
    play(game, "wait")
    assert told(game, "queue") == [1, 2, 0]
    assert players(game, "coins")[0] == 1
    play(game, "pass", "pass")
    assert legal(game) == {"pass", "lay 1"}, "the tile has its coin"


def test_ruling_20_who_waits_first_acts_first() -> None:
    game = match(section="gold", buildings=["Y1", "Y1"], coins=[1, 1])
    play(game, "wait", "wait")
    assert told(game, "queue") == [2, 0, 1]


def test_further_10_a_second_tile_waits_again_behind_other_waiters() -> None:
    game = match(section="gold", buildings=["Y1 Y1", "Y1"], coins=[1, 1])
    play(game, "wait", "wait", "pass", "wait")
    assert told(game, "queue") == [1, 0]


def test_ruling_21_the_last_to_act_may_wait_for_nothing() -> None:
    game = match(section="gold", buildings=["", "", "Y1"], coins=[0, 0, 1])
    play(game, "pass", "pass", "wait")
    assert told(game, "queue") == [2]


def test_ruling_22_the_coin_of_waiting_can_be_used_at_once() -> None:
    game = match(section="gold", hands=[{"doge": 1}], buildings=["Y1 Y2"], coins=[1])
    play(game, "wait", "pass", "pass")
    assert "lay 0" in legal(game)


def test_decision_6_everybody_is_asked_also_with_nothing_to_play() -> None:
    game = match(section="gold")
    assert legal(game) == {"pass"}
    assert game.acting() == (0,)


def test_r18_a_tie_goes_to_the_better_doge_rank() -> None:
    game = match(section="gold", hands=[{"gold": 2}, {"gold": 2}, {"gold": 1}], ranks=[2, 1, 0])
    lay(game, 2, 2, 1)
    assert told(game, "winners")[1] == 1
    assert players(game, "coins") == [2, 3, 1]


def test_r20_played_cards_are_discarded_when_the_section_ends() -> None:
    game = match(section="gold", hands=[{"gold": 2}, {"gold": 1}])
    lay(game, 2)
    assert players(game, "played")[0] == {"gold": 2}
    lay(game, 1, 0)
    assert told(game, "discards") == {"gold": 3}
    assert players(game, "played") == [{}, {}, {}]


def test_the_ids_are_few() -> None:
    assert ACTIONS.size < 300
