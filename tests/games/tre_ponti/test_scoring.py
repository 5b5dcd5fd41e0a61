"""What cards and bridges are worth (§13, §14); scenarios T01 to T14."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.tre_ponti.drawing import GAME, scored, totals


def test_t01_values_match_hearts_and_king() -> None:
    state = scored("l", "Xh 9l", "8l Ka")
    assert totals(state) == (22, 16)


def test_t02_bells_halve_the_card_across() -> None:
    state = scored("h", "7b Xh", "Xa 9l")
    assert totals(state) == (20, 14)


def test_t03_the_match_counts_before_halving() -> None:
    state = scored("a", "7b", "Xa")
    assert totals(state) == (7, 6)


def test_t04_the_leaf_counts_before_halving() -> None:
    state = scored("a", "7b", "Xa~")
    assert totals(state) == (7, 5)


@pytest.mark.parametrize(("rounding", "points"), [("exact", 5.5), ("down", 5), ("up", 6)])
def test_t05_only_the_halved_value_is_rounded_and_hearts_are_not_halved(rounding: str, points: float) -> None:
    """§14, ruling 14."""
    state = scored("l", "7b", "9h", rounding=rounding)
    assert totals(state)[1] == points


def test_t06_bells_across_bells_halve_each_other() -> None:
    state = scored("b", "Xb", "7b")
    assert totals(state) == (6, 4.5)


def test_t07_bells_without_a_card_across_halve_nothing() -> None:
    state = scored("l", "7h 8b", "Xa")
    assert totals(state) == (16, 10)


@pytest.mark.parametrize(("king_self", "points"), [(True, 5), (False, 4)])
def test_t10_a_lone_king(king_self: bool, points: int) -> None:
    state = scored("l", "Ka", king_self=king_self)
    assert totals(state)[0] == points


def test_t11_a_king_counts_all_own_cards() -> None:
    state = scored("l", "Ka 7l Xh")
    assert totals(state)[0] == 27


@pytest.mark.parametrize(("king_self", "points"), [(True, 22), (False, 20)])
def test_t12_two_kings_count_each_other(king_self: bool, points: int) -> None:
    """§14, ruling 13."""
    state = scored("a", "Kl Kb 7h", king_self=king_self)
    assert totals(state)[0] == points


@pytest.mark.parametrize(("hearts", "points"), [("linear", 13), ("square", 15)])
def test_t13_hearts_linear_or_square(hearts: str, points: int) -> None:
    state = scored("a", "7h Uh", hearts=hearts)
    assert totals(state)[0] == points


def test_t14_a_declared_chronicler_is_an_ace_of_its_suit() -> None:
    state = scored("b", "C:b", "Xh")
    assert totals(state) == (6, 6)


def test_t14_an_equal_bridge_belongs_to_nobody() -> None:
    """§15."""
    state = scored("b", "C:b", "Xh")
    assert GAME.result(state).scores == (0, 0)


def test_13_the_lowest_value_is_one() -> None:
    """Sec. 3: no value is ever negative."""
    state = scored("h", "Ul~", "7b")
    assert totals(state)[0] == 1


def test_13_the_marks_on_both_sides_of_a_bells_duel_count() -> None:
    state = scored("b", "Xb~", "9b~")
    assert totals(state) == (5, 4.5)


def test_13_a_hole_faces_nothing_and_is_no_card_for_the_king() -> None:
    """Ruling 4: 9l faces the hole; the King counts himself and the 8l."""
    state = scored("a", "Kh - 8l", "7h 9b 7l", gap="hole")
    assert totals(state) == (4 + 8 + 1 + 2, 7 + 9 + 7 + 1)


def test_14_a_sideways_card_keeps_match_hearts_bells_and_king() -> None:
    """Ruling 11: the sideways King counts, the sideways bells halve."""
    state = scored("h", "Kh~ 7b~", "9a Xl")
    assert totals(state) == (4 + 2 - 2 + 7 - 2 + 1 + 2, 9 + 5)


def test_14_a_halved_king_and_halved_hearts_give_their_whole_bonus() -> None:
    state = scored("l", "Kh 8h", "7b 8b")
    assert totals(state)[0] == 2 + 4 + 2 + 2


def test_14_chroniclers_of_hearts_count_for_the_hearts_bonus() -> None:
    """§12."""
    state = scored("a", "C:h C:h 7h", hearts="square")
    assert totals(state)[0] == 4 + 4 + 7 + 9


def test_12_a_chronicler_of_bells_halves() -> None:
    state = scored("a", "C:b", "Xl")
    assert totals(state)[1] == 5


BASE = {"7": 7, "8": 8, "9": 9, "X": 10, "U": 4, "O": 4, "K": 4, "A": 4}
DECK = [rank + suit for suit in "halb" for rank in BASE]


@given(
    st.permutations(DECK), st.integers(0, 6), st.integers(0, 6), st.sets(st.integers(0, 11)), st.sampled_from("halb")
)
def test_13_14_totals_follow_the_sheet(cards: list[str], lefts: int, rights: int, turned: set[int], suit: str) -> None:
    """§13, §14 counted again in fractions, for any two columns."""
    chosen = [card + ("~" if index in turned else "") for index, card in enumerate(cards[: lefts + rights])]
    left, right = chosen[:lefts], chosen[lefts:]
    state = scored(suit, " ".join(left), " ".join(right))
    assert totals(state) == (float(_count(suit, left, right)), float(_count(suit, right, left)))


def _count(suit: str, own: list[str], facing: list[str]) -> Fraction:
    total = Fraction(sum(card[1] == "h" for card in own) + sum(card[0] == "K" for card in own) * len(own))
    for place, card in enumerate(own):
        value = Fraction(BASE[card[0]] + 2 * (card[1] == suit) - 2 * card.endswith("~"))
        total += value / 2 if place < len(facing) and facing[place][1] == "b" else value
    return total
