"""§8-§13: turns of the race, points, First, Double and Swap."""

from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from tests.games.bridgetown.table import at, bag, card, flag, phase, play, racer, refusal, state_of, texts


def test_08_one_mode_per_turn_clockwise_until_all_planners_are_back() -> None:
    match = at(planners=["taxi bus", "taxi bus"], flags="white white green green orange blue orange white", rolls=False)
    asked = []
    for _ in range(2):
        asked.append(match.acting()[0])
        play(match, "use taxi")
        asked.append(match.acting()[0])
        match.play(match.legal_ids()[0])
    assert asked == [0, 0, 1, 1]
    assert phase(match) == "turn 0"
    assert int(state_of(match).lap) == 3
    assert texts(match) == ["use bus"]


def test_08_any_own_mode_may_be_chosen_and_no_other() -> None:
    match = at(planners=["walk taxi streetcar", "bus"])
    assert texts(match) == ["use walk", "use taxi", "use streetcar"]
    assert refusal(match, "use bus") == ("8", "You have no planner on this mode (bus).")


def test_08_whoever_does_not_decide_is_told_what_is_due() -> None:
    state = state_of(at(planners=["taxi double swap", "taxi"], lap=1))
    asked = [GAME.why_not(state, GAME.actions.parse(text), 1) for text in ("use taxi", "double taxi", "swap RI MQ")]
    assert [(each.clause, str(each.words)) for each in asked if each] == [
        ("8", "Not now: a mode is chosen."),
        ("8", "Not now: a mode is chosen."),
        ("12", "You do not hold Swap, or have used it."),
    ]


def test_08_s37_a14_nobody_may_pass() -> None:
    match = play(at(planners=["taxi", "walk"]), "use taxi")
    assert all(text.startswith("to ") for text in texts(match))
    assert refusal(match, "stay")[0] == "16"


def test_08_a_player_with_fewer_modes_finishes_earlier() -> None:
    match = at(planners=["walk", "walk bus"], seat=1, moved=[0], lap=2)
    play(match, "use walk", "to tOK")
    assert phase(match) == "turn 0"
    play(match, "use walk", "to wA4")
    assert phase(match) == "turn 1"


def test_09_s21_three_planners_on_taxi_move_6_5_4() -> None:
    match = at(planners=["taxi", "taxi", "taxi"])
    points = []
    for _ in range(3):
        state = state_of(match)
        points.append(int(state.points(state.current, 5, False)))
        play(match, "use taxi", texts(play(match.copy(), "use taxi"))[0])
    assert points == [6, 5, 4]


def test_09_a16_planners_on_special_actions_give_no_bonus() -> None:
    assert state_of(at(planners=["taxi", "walk double"])).points(0, 5, False) == 4


def test_09_all_points_must_be_moved() -> None:
    match = play(at(planners=["taxi", "walk"]), "use taxi")
    assert refusal(match, "to gHA") == (
        "9",
        "No way of exactly 4 spaces ends at 12th & Hawthorne (gHA); no connection may be used twice.",
    )


def test_10_a11_the_holder_of_first_is_asked_before_the_start_player_s_first_turn() -> None:
    match = play(at("plan", planners=["taxi bus car", "bus walk"], seat=1), "first")
    assert phase(match) == "first 1"
    play(match, "first")
    assert phase(match) == "turn 1"
    play(match, "use walk", "to wA4")
    assert phase(match) == "turn 0"
    play(match, "use taxi", texts(play(match.copy(), "use taxi"))[0])
    assert phase(match) == "turn 0", "B is skipped in that turn only"
    play(match, "use bus", texts(play(match.copy(), "use bus"))[0])
    assert phase(match) == "turn 1"


def test_10_a12_first_that_waited_is_used_silently_with_the_last_mode() -> None:
    match = at("first", planners=["taxi bus", "walk bus first"], seat=1, lap=1)
    play(match, "wait")
    assert phase(match) == "turn 0"
    play(match, "use taxi", texts(play(match.copy(), "use taxi"))[0])
    play(match, "use walk", "to wA4")
    assert (phase(match), int(state_of(match).specials[0])) == ("turn 1", -1)


def test_10_a13_the_start_player_is_not_asked_and_first_counts_as_used() -> None:
    match = play(at("plan", planners=["taxi bus", "walk bus car"], seat=0), "first")
    assert (phase(match), int(state_of(match).specials[0])) == ("turn 0", -1)


def test_10_a_holder_with_one_mode_moves_first_without_being_asked() -> None:
    match = play(at("plan", planners=["taxi bus walk", "bus swap"], seat=1), "first")
    assert phase(match) == "turn 1"


def test_11_s22_a15_double_counts_the_base_speed_alone_and_others_still_get_their_bonus() -> None:
    match = at(planners=["taxi double", "taxi", "taxi"])
    assert texts(match) == ["double taxi"]
    state = state_of(match)
    assert (int(state.points(0, 5, True)), int(state.points(1, 5, False))) == (8, 6)
    play(match, "double taxi", texts(play(match.copy(), "double taxi"))[0])
    assert state_of(match).points(1, 5, False) == 5


def test_11_double_is_a_choice_while_another_mode_is_left() -> None:
    match = at(planners=["taxi bus double", "walk"])
    assert texts(match) == ["use bus", "use taxi", "double bus", "double taxi"]
    assert refusal(at(planners=["taxi", "walk"]), "double taxi")[0] == "11"


def test_12_s27_swap_takes_two_flags_that_are_not_blue() -> None:
    match = at(planners=["taxi swap", "walk"], flags="- white green red orange blue white red")
    assert refusal(match, "swap MO ST") == ("12", "The blue flag may not be swapped.")
    assert refusal(match, "swap RI MO") == ("12", "There is no flag on the Ross Island Bridge.")
    assert refusal(at(planners=["taxi", "walk"]), "swap HA MO")[0] == "12"
    assert len([text for text in texts(match) if text.startswith("swap")]) == 15
    assert "swap MQ BW" in texts(match), "A32: equal colours"


def test_12_s27_a31_flags_swapped_before_the_move_can_be_taken() -> None:
    match = at(planners=["taxi swap", "walk"], flags="orange white yellow red orange blue white red")
    play(match, "swap HA MO", "use taxi")
    assert (flag(match, "MO"), flag(match, "HA")) == ("yellow", "red")
    assert any(text.endswith(" MO") for text in texts(match))
    play(match, "to eA4 MO")
    assert (card(match, 0), phase(match)) == ({"MO": "yellow"}, "turn 1")


def test_12_s28_a31_a_swap_after_the_move_collects_nothing() -> None:
    match = at(planners=["bicycle swap", "walk"], flags="orange white green red orange blue white red")
    play(match, "use bicycle", "to bMO2")
    assert phase(match) == "swap 0"
    play(match, "swap HA MO")
    assert (flag(match, "MO"), racer(match, 0), card(match, 0)) == ("green", "bMO2", {})


def test_12_swap_may_be_kept_while_a_mode_is_left() -> None:
    match = play(at(planners=["bicycle bus swap", "walk"]), "use bicycle", "to wBU")
    assert "keep" in texts(match)
    play(match, "keep")
    assert (phase(match), int(state_of(match).specials[2])) == ("turn 1", 0)


def test_13_swap_must_be_used_with_the_last_mode() -> None:
    match = play(at(planners=["bicycle swap", "walk"]), "use bicycle", "to wBU")
    assert "keep" not in texts(match)
    assert str(match.prompt().words) == "Player 1: swap two flags; this is your last mode."
    assert refusal(match, "keep") == ("13", "Swap must be used, and this is your last mode.")


def test_13_a33_swap_lapses_when_too_few_flags_remain() -> None:
    flags = "- - - red - blue - -"
    match = play(at(planners=["bicycle swap", "walk"], flags=flags), "use bicycle", "to wBU")
    assert (phase(match), int(state_of(match).specials[2])) == ("turn 1", -1)


def test_13_a33_swap_lapses_with_the_last_move_only() -> None:
    flags = "- - - red - blue - -"
    match = play(at(planners=["bicycle bus swap", "walk bus"], flags=flags), "use bicycle", "to wBU")
    assert (phase(match), state_of(match).holds(2, 0)) == ("turn 1", True), "a bus is left, and so is Swap"
    play(match, "use walk", "to wA4", "use bus", "to wYA")
    assert (phase(match), state_of(match).holds(2, 0)) == ("turn 1", False)


def test_13_a33_swap_lapses_even_if_it_could_have_been_used_before_the_move() -> None:
    flags = "- - - green red blue - -"
    match = at(planners=["bicycle swap", "walk"], flags=flags)
    assert "swap MO BU" in texts(match)
    play(match, "use bicycle", "to bMO2 MO")
    assert (phase(match), int(state_of(match).specials[2])) == ("turn 1", -1)


def test_13_double_must_be_used_with_the_last_mode() -> None:
    match = at(planners=["taxi double", "walk"])
    assert refusal(match, "use taxi") == ("13", "Double must be used, and this is your last mode.")


def test_13_a24_a_walk_counts_as_the_movement_of_a_double() -> None:
    match = at(planners=["streetcar double", "walk"], racers=["fHA", "wMO"])
    play(match, "double streetcar", "stay")
    assert (phase(match), int(state_of(match).specials[1])) == ("turn 1", -1)


def test_12_the_swap_comes_after_the_exchanges() -> None:
    match = at(
        planners=["bus bicycle swap", "walk"], flags="orange white red red orange blue white red", cards=["MO green"]
    )
    play(match, "use bus", "to eMO MO", "decline")
    assert phase(match) == "swap 0"
    assert "swap HA MO" in texts(match)
    assert bag(match, "green") == 2
