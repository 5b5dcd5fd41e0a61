"""§4-§7: placing planners on modes and special actions."""

from tests.games.bridgetown.table import at, phase, play, refusal, state_of, texts


def test_04_one_planner_each_in_turn_until_all_have_placed_three() -> None:
    match = at("plan", planners=["", "", ""])
    asked = []
    for text in ("taxi", "taxi", "bus", "car", "walk", "walk", "bus", "car", "car"):
        asked.append(match.acting()[0])
        match.play(text)
    assert asked == [0, 1, 2] * 3
    assert phase(match) == "turn 0"


def test_04_the_start_player_begins() -> None:
    match = at("plan", planners=["", "", ""], seat=2, start_player=2)
    play(match, "taxi")
    assert phase(match) == "plan 0"


def test_04_c4_who_has_no_planner_in_hand_is_skipped() -> None:
    match = play(at("plan", planners=["", ""]), "first", "taxi", "bus", "bus")
    assert (phase(match), int(state_of(match).hand(0))) == ("plan 1", 0)
    play(match, "car", "walk")
    assert phase(match) == "turn 0", "nobody has a planner in hand"


def test_05_one_own_planner_per_mode_but_any_number_of_players() -> None:
    match = play(at("plan", planners=["", ""]), "taxi")
    assert "plan taxi" in texts(match)
    play(match, "taxi")
    assert "plan taxi" not in texts(match)
    assert refusal(match, "plan taxi") == ("5", "You have a planner on this mode already (taxi).")


def test_06_s24_a08_a_special_action_holds_one_planner() -> None:
    match = play(at("plan", planners=["", ""]), "first", "taxi")
    assert "plan first" not in texts(match)
    assert refusal(match, "plan first") == ("6", "First is taken by player 1 this round.")
    assert refusal(match, "first") == refusal(match, "plan first"), "the short word means the same"


def test_07_s23_a06_a_special_action_is_followed_at_once_by_a_mode() -> None:
    match = play(at("plan", planners=["", ""]), "double")
    assert phase(match) == "plan_mode 0"
    assert all(text.split()[1] not in ("first", "double", "swap") for text in texts(match))
    assert refusal(match, "plan swap")[0] == "7"
    play(match, "taxi")
    assert phase(match) == "plan 1"
    assert state_of(match).hand(0) == 1


def test_07_s23_the_last_planner_on_a_special_needs_no_mode() -> None:
    match = play(at("plan", planners=["taxi bus", "taxi bus car"]), "swap")
    assert phase(match) == "turn 0"


def test_07_a07_two_special_actions_leave_one_move_and_three_cannot_be() -> None:
    match = play(at("plan", planners=["", "taxi bus"]), "first", "taxi", "walk")
    assert phase(match) == "plan 0"
    play(match, "swap")
    state = state_of(match)
    assert (int(state.modes_left(0)), state.holds(2, 0)) == (1, True)


def test_22_the_easier_game_has_no_special_actions() -> None:
    match = at("plan", planners=["", ""], options={"easier": True})
    assert len(texts(match)) == 8
    assert refusal(match, "plan first")[0] == "22"
    assert str(match.prompt().words) == "Player 1: place a planner on a mode."
