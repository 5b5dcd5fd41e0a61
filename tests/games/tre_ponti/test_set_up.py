"""The deal and the course of turns (§1-§4); scenarios T19 to T23, rulings 9 and 10."""

from librt.random import Random

from ponti.core.game import CHANCE, OVER
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, bridges, hand, legal, phase, play, table

DEAL = (
    "bridge Xh", "bridge Kl", "bridge 7b",
    "draw 7h", "draw 8h", "draw C", "draw 9h",
    "draw 7a", "draw 8a", "draw 9a", "draw C",
)  # fmt: skip
EMPTY = """
    [Xh]       | [Kl]       | [7b]
       :       |    :       |    :
"""


def dealt(leader: int) -> State:
    return play(GAME.new_game(), *DEAL, f"leader {leader}")


def test_1_chance_runs_bridges_deals_first_leader() -> None:
    """Ruling 9."""
    state = GAME.new_game()
    order = [phase(play(state, *DEAL[:count]))[0] for count in range(12)]
    assert order == ["bridges"] * 3 + ["deal"] * 8 + ["first-leader"]


def test_1_four_cards_go_to_seat_0_and_then_four_to_seat_1() -> None:
    state = play(GAME.new_game(), *DEAL)
    assert (hand(state, 0), hand(state, 1)) == (["7h", "8h", "9h", "C"], ["7a", "8a", "9a", "C"])


def test_t21_a_chronicler_is_never_a_bridge() -> None:
    """§1, ruling 9: bridges are drawn from the suit cards."""
    state = GAME.new_game()
    assert (len(legal(state)), "bridge C" in legal(state)) == (32, False)


def test_t21_the_pile_has_23_cards_after_the_deal() -> None:
    state = play(GAME.new_game(), *DEAL)
    assert state.pile == 23


def test_1_either_seat_may_lead_first_with_equal_chance() -> None:
    state = play(GAME.new_game(), *DEAL)
    assert (legal(state), GAME.chance_weights(state)) == (["leader 0", "leader 1"], [1, 1])


def test_1_a_chronicler_weighs_two_while_both_are_in_the_pile() -> None:
    """Ruling 10."""
    state = play(GAME.new_game(), *DEAL[:3])
    assert GAME.chance_weights(state) == [1] * 29 + [2]


def test_1_the_second_chronicler_weighs_one() -> None:
    state = play(GAME.new_game(), *DEAL[:6])
    assert GAME.chance_weights(state)[-1] == 1


def test_2_the_leader_draws_first() -> None:
    state = GAME.new_game()
    for text in (*DEAL, "leader 1", "draw Kh"):
        GAME.apply(state, GAME.parse(text)[0])
    assert hand(state, 1) == ["Kh", "7a", "8a", "9a", "C"]


def test_t22_the_lead_alternates() -> None:
    state = table(EMPTY + "\n0: 7h 8h 9h 7l 8l 9l\n1: 8b 9b Xb 7a Ub Kb", leader=1)
    leaders: list[int] = []
    for turn in range(6):
        leaders.append(int(state.leader))
        state = played_turn(state, turn)
    assert leaders == [1, 0, 1, 0, 1, 0]


def played_turn(state: State, turn: int) -> State:
    """The ``turn``-th turn of plain cards, every ability passed."""
    while state.turn == turn + 1 and GAME.to_act(state) != OVER:
        choices = legal(state)
        state = play(state, "pass" if "pass" in choices else choices[0])
    return state


def test_t23_five_different_cards_make_fifteen_placements() -> None:
    """§3."""
    state = table(EMPTY + "\n0: 7h 8h 9h 7a C")
    assert len(legal(state)) == 15


def test_t23_two_chroniclers_are_one_choice() -> None:
    """Ruling 10."""
    state = table(EMPTY + "\n0: 7h 8h 9h C C")
    assert len(legal(state)) == 12


def test_3_the_follower_may_choose_any_bridge() -> None:
    state = play(table(EMPTY + "\n0: 7h\n1: 8b"), "7h@1")
    assert legal(state) == ["8b@1", "8b@2", "8b@3"]


def test_3_a_card_goes_to_the_end_of_the_column_face_down() -> None:
    state = table(
        """
        [Xh]       | [Kl]       | [7b]
        9h : 8l    |    :       |    :
        0: 7h
        1: 8b
        """
    )
    state = play(state, "7h@1")
    assert GAME.write_position(state)["columns"] == [[["9h", "?"], [], []], [["8l"], [], []]]


def test_4_the_leader_s_card_is_revealed_and_resolved_before_the_follower_s() -> None:
    state = play(table(EMPTY + "\n0: 7a\n1: 8a"), "7a@1", "8a@2")
    assert (phase(state), GAME.write_position(state)["face_down"]) == (("acorn", 0), [None, "8a"])


def test_4_the_follower_s_card_comes_after_the_leader_s() -> None:
    state = play(table(EMPTY + "\n0: 7a\n1: 8a"), "7a@1", "8a@2", "pass")
    assert phase(state) == ("acorn", 1)


def test_4_a_reveal_has_one_outcome() -> None:
    state = table(EMPTY + "\n0: 7h\n1: 8b")
    for text in ("7h@1", "8b@1"):
        GAME.apply(state, GAME.parse(text)[0])
    assert (int(GAME.to_act(state)), legal(state)) == (CHANCE, ["reveal 7h"])


def test_13_the_game_ends_after_the_sixth_turn() -> None:
    state = play(table(EMPTY + "\n0: 7h\n1: 8b", turn=6), "7h@1", "8b@1")
    assert (int(GAME.to_act(state)), legal(state)) == (OVER, [])


def test_t19_without_extras_and_acorn_draws_eleven_cards_stay_in_the_pile_and_four_in_each_hand() -> None:
    """Every ability is passed."""
    state = GAME.new_game()
    rng = Random(7)
    pass_id = GAME.parse("pass")[0]
    while GAME.to_act(state) != OVER:
        ids = GAME.legal_actions(state)
        GAME.apply(state, pass_id if pass_id in ids else GAME.sample(state, rng))
    assert (state.pile, state.hand0, state.hand1) == (11, 4, 4)


def test_8_bridge_cards_stay_where_they_are_without_a_swap() -> None:
    state = play(table(EMPTY + "\n0: 7h\n1: 8b"), "7h@1", "8b@1")
    assert bridges(state) == ["Xh", "Kl", "7b"]
