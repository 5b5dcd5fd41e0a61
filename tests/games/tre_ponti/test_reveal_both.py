"""Both cards turned up together (`reveal` both, ruling 5)."""

from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import column, legal, phase, play, table

EMPTY = """
    [7l]       | [Xh]       | [9b]
       :       |    :       |    :
"""


def both(hands: str, leaf_hits_facedown: bool = False) -> State:
    return table(EMPTY + hands, reveal="both", leaf_hits_facedown=leaf_hits_facedown)


def test_7_5_the_leader_s_leaf_may_turn_the_follower_s_new_card() -> None:
    state = play(both("\n0: 8l\n1: 9h"), "8l@1", "9h@1")
    assert legal(state) == ["turn 0:1.1", "turn 1:1.1", "pass"]


def test_7_5_both_chroniclers_are_declared_first_the_leader_s_before_the_other() -> None:
    state = play(both("\n0: C\n1: C"), "C@1", "C@1")
    assert phase(state) == ("declare", 0)


def test_7_5_the_follower_declares_before_the_leader_s_card_is_resolved() -> None:
    state = play(both("\n0: C\n1: C"), "C@1", "C@1", "C:a")
    assert phase(state) == ("declare", 1)


def test_7_5_then_the_leader_s_card_is_resolved() -> None:
    state = play(both("\n0: C\n1: C"), "C@1", "C@1", "C:a", "C:b")
    assert (phase(state), column(state, 1, 1)) == (("acorn", 0), ["C:b"])


def test_7_5_the_follower_declares_before_a_plain_leader_card() -> None:
    state = play(both("\n0: 8a\n1: C"), "8a@1", "C@1")
    assert phase(state) == ("declare", 1)


def test_7_5_the_follower_s_card_is_resolved_last() -> None:
    state = play(both("\n0: 8a\n1: 9a"), "8a@1", "9a@1", "pass")
    assert phase(state) == ("acorn", 1)


def test_7_5_a_turned_follower_card_keeps_its_abilities() -> None:
    state = play(both("\n0: 8l\n1: 9l"), "8l@1", "9l@1", "turn 1:1.1")
    assert (phase(state), legal(state)) == (("leaf", 1), ["turn 0:1.1", "pass"])


def test_7_5_leaf_hits_facedown_has_no_effect() -> None:
    state = play(both("\n0: 8l\n1: 9h", leaf_hits_facedown=True), "8l@1", "9h@1")
    assert legal(state) == ["turn 0:1.1", "turn 1:1.1", "pass"]
