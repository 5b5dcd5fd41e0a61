"""Acorns and leaves (§6, §7); scenarios T29 to T31, rulings 3, 7, 11, 12, 15 and 19."""

import pytest

from tests.games.tre_ponti.drawing import GAME, column, hand, legal, phase, play, refusal, table, totals

EMPTY = """
    [7l]       | [Xh]       | [9a]
       :       |    :       |    :
"""
FACING = """
    [7l]       | [Xh]       | [9a]
    9h : 7b    |    :       |    :
"""


def test_6_an_acorn_may_draw() -> None:
    state = play(table(EMPTY + "\n0: 7a 8h\n1: 9b"), "7a@1", "9b@2")
    assert legal(state) == ["draw", "pass"]


def test_6_the_drawn_card_comes_from_the_pile_into_the_hand() -> None:
    state = play(table(EMPTY + "\n0: 7a 8h\n1: 9b"), "7a@1", "9b@2", "draw", "draw Kb")
    assert "Kb" in hand(state, 0)


def test_6_a_passed_acorn_draws_nothing() -> None:
    state = play(table(EMPTY + "\n0: 7a 8h\n1: 9b", turn=6), "7a@1", "9b@2", "pass")
    assert hand(state, 0) == ["8h"]


@pytest.mark.parametrize("rank", "789XUOKA")
def test_5_every_acorn_card_has_the_acorn_s_ability(rank: str) -> None:
    """§5, B16: court cards and Aces too."""
    state = table("[7l] | [Xh] | [9b]\n : | : | :\n0: " + f"{rank}a\n1: Xb")
    state = play(state, f"{rank}a@1", "Xb@2")
    assert phase(state) == ("acorn", 0)


@pytest.mark.parametrize("rank", "89XUOKA")
def test_5_every_leaf_card_has_the_leaf_s_ability(rank: str) -> None:
    """§5, B16."""
    state = play(table(EMPTY + f"\n0: {rank}l\n1: Xb"), f"{rank}l@1", "Xb@2")
    assert phase(state) == ("leaf", 0)


@pytest.mark.parametrize("card", ["7h", "8b", "Kh", "Kb"])
def test_10_hearts_bells_and_kings_do_nothing_when_played(card: str) -> None:
    state = play(table(EMPTY + f"\n0: {card}\n1: 9b", turn=6), f"{card}@1", "9b@2")
    assert phase(state)[0] == "over"


def test_5_the_acorn_comes_before_the_ace() -> None:
    """Ruling 15: the draw is decided, and the card seen, before the extra card is asked for."""
    state = play(table(EMPTY + "\n0: Aa\n1: 9b"), "Aa@1", "9b@2", "draw", "draw Xa")
    assert legal(state) == ["+Xa@1", "+Xa@2", "+Xa@3", "pass"]


def test_5_a_passed_acorn_does_not_pass_the_ace() -> None:
    """Ruling 15."""
    state = play(table(EMPTY + "\n0: Aa\n1: 9b"), "Aa@1", "9b@2", "pass")
    assert phase(state) == ("ace", 0)


def test_7_a_leaf_may_turn_cards_of_both_sides_at_its_bridge() -> None:
    """Ruling 19: its own, the other's and itself."""
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@1", "9b@2")
    assert legal(state) == ["turn 0:1.1", "turn 0:1.2", "turn 1:1.1", "pass"]


def test_7_a_turned_card_lies_sideways() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@1", "9b@2", "turn 1:1.1")
    assert column(state, 1, 1) == ["7b~"]


def test_7_a_turned_card_is_worth_two_less() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@1", "9b@2", "turn 1:1.1")
    assert totals(state)[1] == 5


def test_t29_a_leaf_does_not_turn_the_follower_s_face_down_card() -> None:
    state = play(table(FACING + "\n0: Al\n1: 9b"), "Al@1", "9b@1")
    assert refusal(state, "turn 1:1.2") == ("§7", "face-down")


def test_t29_the_follower_s_leaf_may_turn_the_leader_s_new_card() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9l"), "8l@1", "9l@1", "pass")
    assert "turn 0:1.2" in legal(state)


def test_t30_a_sideways_card_is_no_target() -> None:
    """§7, ruling 19: what is left is the Leaf itself, or passing."""
    state = table("[7l] | [Xh] | [9a]\n : 7b~ | : | :\n0: 8l\n1: 9b")
    state = play(state, "8l@1", "9b@2")
    assert (legal(state), refusal(state, "turn 1:1.1")) == (["turn 0:1.1", "pass"], ("§7", "already-sideways"))


def test_7_the_bridge_card_is_no_target() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@1", "9b@2")
    assert refusal(state, "turn bridge 1") == ("§7", "bridge-card")


def test_7_cards_at_other_bridges_are_no_targets() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@2", "9b@2")
    assert refusal(state, "turn 1:1.1") == ("§7", "other-bridge")


def test_7_an_empty_position_is_no_target() -> None:
    state = play(table(FACING + "\n0: 8l\n1: 9b"), "8l@1", "9b@2")
    assert refusal(state, "turn 1:1.5") == ("§7", "empty")


def test_t31_a_compulsory_leaf_with_nothing_else_there_turns_itself() -> None:
    """§7, §11, B5."""
    state = play(table(EMPTY + "\n0: Al 8l\n1: 9b"), "Al@1", "9b@3", "pass", "+8l@2")
    assert legal(state) == ["turn 0:2.1"]


def test_t31_a_leaf_that_turned_itself_is_worth_two_less() -> None:
    state = play(table(EMPTY + "\n0: Al 8l\n1: 9b"), "Al@1", "9b@3", "pass", "+8l@2", "turn 0:2.1")
    assert totals(state, 2)[0] == 6


def test_t31_declining_the_extra_card_avoids_the_compulsory_leaf() -> None:
    state = play(table(EMPTY + "\n0: Al 8l\n1: 9b", turn=6), "Al@1", "9b@3", "pass", "pass")
    assert hand(state, 0) == ["8l"]


def test_t31_with_leaf_may_hit_self_off_nothing_happens() -> None:
    """Ruling 7."""
    state = table(EMPTY + "\n0: Al 8l\n1: 9b", turn=6, leaf_may_hit_self=False)
    state = play(state, "Al@1", "9b@3", "+8l@2")
    assert (totals(state, 2)[0], phase(state)[0]) == (8, "over")


def test_7_with_leaf_may_hit_self_off_an_optional_leaf_is_no_target_either() -> None:
    """Ruling 7."""
    state = table(FACING + "\n0: 8l\n1: 9b", leaf_may_hit_self=False)
    state = play(state, "8l@1", "9b@2")
    assert refusal(state, "turn 0:1.2") == ("§7", "itself")


def test_7_a_sideways_leaf_keeps_its_ability() -> None:
    """Rulings 11 and 12: turned face down, revealed sideways, it still turns others."""
    state = table(FACING + "\n0: 8l\n1: Xl", leaf_hits_facedown=True)
    state = play(state, "8l@1", "Xl@1", "turn 1:1.2")
    assert legal(state) == ["turn 0:1.1", "turn 0:1.2", "turn 1:1.1", "pass"]


def test_7_with_leaf_hits_facedown_a_hidden_card_may_be_turned() -> None:
    state = table(FACING + "\n0: 8l\n1: 9b", leaf_hits_facedown=True)
    state = play(state, "8l@1", "9b@1")
    assert "turn 1:1.2" in legal(state)


def test_7_a_hidden_card_that_was_turned_stays_sideways_when_revealed() -> None:
    """Ruling 12."""
    state = table(FACING + "\n0: 8l\n1: 9b", turn=6, leaf_hits_facedown=True)
    state = play(state, "8l@1", "9b@1", "turn 1:1.2")
    assert column(state, 1, 1) == ["7b", "9b~"]


def test_12_a_hidden_chronicler_that_was_turned_stays_sideways_when_declared() -> None:
    """Ruling 12."""
    state = table(FACING + "\n0: 8l\n1: C", turn=6, leaf_hits_facedown=True)
    state = play(state, "8l@1", "C@1", "turn 1:1.2", "C:h")
    assert column(state, 1, 1) == ["7b", "C:h~"]


def test_7_a_free_leaf_with_no_target_at_all_is_not_asked() -> None:
    """§7: it was turned while it lay face down, and the card that turned it has gone to another bridge."""
    state = table(EMPTY + "\n0: Al Ol\n1: Xl", turn=6, leaf_hits_facedown=True)
    state = play(state, "Al@1", "Xl@1", "turn 1:1.1", "+Ol@2", "turn 0:2.1", "move 1.1")
    assert phase(state)[0] == "over"


def test_7_two_leaves_may_not_turn_the_same_card() -> None:
    state = play(table(FACING + "\n0: 8l\n1: Xl"), "8l@1", "Xl@1", "turn 0:1.1")
    assert refusal(state, "turn 0:1.1") == ("§7", "already-sideways")


def test_6_a_compulsory_acorn_goes_straight_to_the_draw() -> None:
    """Decision 4: nothing is to be chosen, and the draw is in the log."""
    state = play(table(EMPTY + "\n0: Aa 8a\n1: 9b"), "Aa@1", "9b@3", "pass", "+8a@2")
    assert GAME.prompt(state).phase == "acorn-draw"
