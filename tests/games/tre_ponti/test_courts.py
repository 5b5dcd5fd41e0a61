"""Jack and Knight (§8, §9); scenarios T24 to T40, rulings 4, 8, 16 and 20."""

import pytest

from tests.games.tre_ponti.drawing import bridges, column, hand, legal, phase, play, refusal, table, totals

HEARTS = """
    [Xh]       | [7l]       | [9a]
       :       |    :       |    :
"""


def test_t24_a_jack_of_the_bridge_s_suit_may_swap() -> None:
    state = play(table(HEARTS + "\n0: Uh\n1: 9b"), "Uh@1", "9b@3")
    assert legal(state) == ["swap", "pass"]


def test_t24_the_jack_becomes_the_bridge_and_the_bridge_card_takes_its_slot() -> None:
    state = play(table(HEARTS + "\n0: Uh\n1: 9b"), "Uh@1", "9b@3", "swap")
    assert (bridges(state), column(state, 0, 1)) == (["Uh", "7l", "9a"], ["Xh"])


def test_t24_the_old_bridge_card_counts_with_match_and_hearts() -> None:
    """Ruling 20: it belongs to the column's owner."""
    state = play(table(HEARTS + "\n0: Uh\n1: 9b"), "Uh@1", "9b@3", "swap")
    assert totals(state)[0] == 13


def test_t24_an_unswapped_jack_counts_four_with_match_and_hearts() -> None:
    state = play(table(HEARTS + "\n0: Uh\n1: 9b"), "Uh@1", "9b@3", "pass")
    assert totals(state)[0] == 7


def test_8_the_swapped_card_lies_where_the_jack_lay() -> None:
    state = table("[Xh] | [7l] | [9a]\n 7b : | : | :\n0: Uh\n1: 9b")
    state = play(state, "Uh@1", "9b@3", "swap")
    assert column(state, 0, 1) == ["7b", "Xh"]


@pytest.mark.parametrize(("bridge", "jack"), [("Aa", "Ua"), ("Oa", "Ua"), ("Xa", "Ua")])
def test_8_the_swapped_in_card_fires_nothing(bridge: str, jack: str) -> None:
    """§8: no acorn draw, no Ace, no Knight; the follower's card comes next."""
    state = table(f"[{bridge}] | [7l] | [9h]\n : | 7b : | :\n0: {jack} 8a\n1: 9b", turn=6)
    state = play(state, f"{jack}@1", "9b@3", "pass", "swap")
    assert (phase(state)[0], hand(state, 0)) == ("over", ["8a"])


def test_8_a_swapped_in_leaf_turns_nothing() -> None:
    state = table("[Xl] | [7h] | [9a]\n : 7b | : | :\n0: Ul\n1: 9b", turn=6)
    state = play(state, "Ul@1", "9b@3", "pass", "swap")
    assert (phase(state)[0], column(state, 1, 1)) == ("over", ["7b"])


def test_8_a_swapped_in_king_scores() -> None:
    """B6b: only abilities on play are suppressed."""
    state = table("[Kh] | [7l] | [9a]\n 7b : | : | :\n0: Uh\n1: 9b")
    state = play(state, "Uh@1", "9b@3", "swap")
    assert totals(state)[0] == 7 + 6 + 1 + 2


def test_8_swapped_in_bells_halve() -> None:
    state = table("[7b] | [7l] | [9a]\n : 9h | : | :\n0: Ub\n1: 9b")
    state = play(state, "Ub@1", "9b@3", "swap")
    assert totals(state)[1] == 4.5 + 1


def test_t26_a_jack_of_another_suit_is_offered_no_swap() -> None:
    """§8: the leaf's ability is still there."""
    state = play(table(HEARTS + "\n0: Ul\n1: 9b"), "Ul@1", "9b@3")
    assert (legal(state), refusal(state, "swap")) == (["turn 0:1.1", "pass"], ("§8", "suit-differs"))


def test_8_the_leaf_of_a_jack_comes_before_its_swap() -> None:
    """Ruling 15."""
    state = play(table(HEARTS + "\n0: Ul\n1: 9b"), "Ul@2", "9b@3")
    assert refusal(state, "swap") == ("§5", "suit-first")


def test_8_a_sideways_jack_loses_its_mark_and_the_new_card_lies_upright() -> None:
    """Ruling 8."""
    state = play(table(HEARTS + "\n0: Ul\n1: 9b"), "Ul@2", "9b@3", "turn 0:2.1", "swap")
    assert (bridges(state), column(state, 0, 2)) == (["Xh", "Ul", "9a"], ["7l"])


def test_t28_a_later_knight_may_fetch_the_swapped_card() -> None:
    """§9, §14: the Xh leaves its match behind."""
    state = table("[Uh] | [7l] | [9a]\n Xh : | : | :\n0: Oh\n1: 9b")
    state = play(state, "Oh@2", "9b@3", "move 1.1")
    assert (column(state, 0, 2), totals(state, 2)[0]) == (["Oh", "Xh"], 16)


def test_9_the_left_column_closes_up() -> None:
    state = table("[Xh] | [7l] | [9a]\n 7b : | : | :\n 8b : | : | :\n 9h : | : | :\n0: Oh\n1: 9b")
    state = play(state, "Oh@2", "9b@3", "move 1.2")
    assert column(state, 0, 1) == ["7b", "9h"]


def test_9_with_holes_a_position_inside_the_column_stays_empty() -> None:
    """Ruling 4."""
    state = table(
        """
        [Xh]    | [7l] | [9a]
        7b :    |  :   |  :
        8b :    |  :   |  :
        9h :    |  :   |  :
        0: Oh
        1: 9b
        """,
        gap="hole",
    )
    state = play(state, "Oh@2", "9b@3", "move 1.2")
    assert column(state, 0, 1) == ["7b", None, "9h"]


def test_9_with_holes_empty_positions_at_the_end_vanish() -> None:
    """Ruling 4: the hole before the moved last card goes too, and new cards come behind the last card."""
    state = table(
        """
        [Xh]    | [7l] | [9a]
        7b :    |  :   |  :
        -  :    |  :   |  :
        9h :    |  :   |  :
        0: Oh 8h
        1: 9b
        """,
        gap="hole",
    )
    state = play(state, "Oh@2", "9b@3", "move 1.3")
    assert column(state, 0, 1) == ["7b"]


def test_9_a_hole_is_no_card_for_the_knight() -> None:
    """Ruling 4."""
    state = table("[Xh] | [7l] | [9a]\n - : | : | :\n 9h : | : | :\n0: Oh\n1: 9b", gap="hole")
    state = play(state, "Oh@2", "9b@3")
    assert (legal(state), refusal(state, "move 1.1")) == (["move 1.2", "pass"], ("§9", "empty"))


def test_9_only_own_cards_at_other_bridges_move() -> None:
    """Ruling 16: whatever they are; the Knight's own bridge is out."""
    state = table("[Xh] | [7l] | [9a]\n 7b : 8b | Kh~ : | 8h : 9h\n0: Oh\n1: 9b")
    state = play(state, "Oh@1", "9b@3")
    assert (legal(state), refusal(state, "move 1.1")) == (["move 2.1", "move 3.1", "pass"], ("§9", "same-bridge"))


def test_9_nothing_fires_again_when_a_card_moves() -> None:
    state = table("[Xh] | [7l] | [9a]\n Aa : | : | :\n0: Oh 8a\n1: 9b", turn=6)
    state = play(state, "Oh@2", "9b@3", "move 1.1")
    assert (phase(state)[0], hand(state, 0)) == ("over", ["8a"])


def test_t36_a_knight_without_another_card_moves_nothing() -> None:
    """§9: the acorn's draw is allowed."""
    state = play(table(HEARTS + "\n0: Oa\n1: 9b", turn=6), "Oa@1", "9b@3", "draw", "draw Kh")
    assert phase(state)[0] == "over"


def test_t38_a_sideways_card_stays_sideways_when_moved() -> None:
    state = table("[Xh] | [7l] | [9a]\n 9l~ : | : | :\n0: Oh\n1: 9b")
    state = play(state, "Oh@2", "9b@3", "move 1.1")
    assert (column(state, 0, 2), totals(state, 2)[0]) == (["Oh", "9l~"], 4 + 1 + 9)


def test_9_a_declared_suit_travels_along() -> None:
    state = table("[Xh] | [7l] | [9a]\n C:b : | : | :\n0: Oh\n1: 9b")
    state = play(state, "Oh@2", "9b@3", "move 1.1")
    assert column(state, 0, 2) == ["Oh", "C:b"]


def test_9_a_fetched_bells_card_halves_at_its_new_position() -> None:
    """Sec. 6: a Knight may pull a bells card to another index."""
    state = table("[Xh] | [7l] | [9a]\n 7b : | : 8h | :\n : | : Xh | :\n0: Oh\n1: 9b")
    state = play(state, "Oh@2", "9b@3", "move 1.1")
    assert totals(state, 2)[1] == 8 + 5 + 2


def test_t40_no_other_jack_can_swap_where_a_jack_is_the_bridge() -> None:
    """§8: one Jack per suit."""
    state = table("[Ub] | [7l] | [9a]\n : | : | :\n0: Uh\n1: 9b", turn=6)
    state = play(state, "Uh@1", "9b@3")
    assert phase(state)[0] == "over"


def test_3_the_decider_s_columns_are_the_decider_s() -> None:
    """Sec. 4, invariants: a Knight of seat 1 fetches cards of seat 1."""
    state = table("[Xh] | [7l] | [9a]\n 7b : 8b | : | :\n0: 9h\n1: Ob")
    state = play(state, "9h@3", "Ob@2")
    assert legal(state) == ["move 1.1", "pass"]
