"""Aces, Chroniclers and what they bring (§11, §12); scenarios T31 to T35, rulings 1 to 3 and 10."""

from tests.games.tre_ponti.drawing import GAME, bridges, column, hand, legal, phase, play, refusal, table

EMPTY = """
    [7l]       | [Xh]       | [9b]
       :       |    :       |    :
"""


def test_11_an_ace_may_bring_a_card_of_its_suit_to_any_bridge() -> None:
    state = play(table(EMPTY + "\n0: Ab 8b 9h\n1: 7h"), "Ab@1", "7h@2")
    assert legal(state) == ["+8b@1", "+8b@2", "+8b@3", "pass"]


def test_11_the_extra_card_lies_face_up_at_the_end_of_the_column() -> None:
    state = play(table(EMPTY + "\n0: Ab 8b\n1: 7h"), "Ab@1", "7h@2", "+8b@1")
    assert column(state, 0, 1) == ["Ab", "8b"]


def test_11_the_extra_card_is_resolved_before_anything_else() -> None:
    """The follower's card still lies face down."""
    state = play(table(EMPTY + "\n0: Al 8l\n1: 7h"), "Al@1", "7h@2", "pass", "+8l@2")
    assert (phase(state), column(state, 1, 2)) == (("leaf", 0), ["?"])


def test_11_the_extra_card_s_abilities_must_be_used() -> None:
    """Ruling 3."""
    state = play(table(EMPTY + "\n0: Al 8l\n1: 7h"), "Al@1", "7h@2", "pass", "+8l@1")
    assert (legal(state), refusal(state, "pass")) == (["turn 0:1.1", "turn 0:1.2"], ("§11", "compulsory"))


def test_11_a_compulsory_jack_must_swap() -> None:
    state = play(table(EMPTY + "\n0: Ah Uh\n1: 7b"), "Ah@1", "7b@1", "+Uh@2")
    assert legal(state) == ["swap"]


def test_11_a_compulsory_jack_of_another_suit_swaps_nothing() -> None:
    state = play(table(EMPTY + "\n0: Ah Uh\n1: 7b", turn=6), "Ah@1", "7b@1", "+Uh@1")
    assert (phase(state)[0], bridges(state)) == ("over", ["7l", "Xh", "9b"])


def test_11_an_extra_ace_goes_on_with_the_chain() -> None:
    """An Ace brings a Chronicler, which is an Ace of the same suit and must bring a card."""
    state = play(table(EMPTY + "\n0: Ah C Xh\n1: 7b"), "Ah@1", "7b@1", "+C@2")
    assert (phase(state), legal(state)) == (("ace", 0), ["+Xh@1", "+Xh@2", "+Xh@3"])


def test_12_the_longest_resolution_has_four_cards() -> None:
    """C, C, Ace, other."""
    state = table(EMPTY + "\n0: C C Ah Xh\n1: 7b", turn=6)
    state = play(state, "C@1", "7b@2", "C:h", "+C@1", "+Ah@1", "+Xh@1")
    assert (phase(state)[0], column(state, 0, 1)) == ("over", ["C:h", "C:h", "Ah", "Xh"])


def test_t32_an_ace_with_a_chronicler_and_a_fitting_card_has_seven_choices() -> None:
    """§12, B8: decline, 9h at 3 bridges, C at 3 bridges."""
    state = play(table(EMPTY + "\n0: Ah C 9h Xl\n1: 7b"), "Ah@1", "7b@1")
    assert len(legal(state)) == 7


def test_t32_after_the_chronicler_the_other_card_is_compulsory() -> None:
    state = play(table(EMPTY + "\n0: Ah C 9h Xl\n1: 7b"), "Ah@1", "7b@1", "+C@3")
    assert legal(state) == ["+9h@1", "+9h@2", "+9h@3"]


def test_t32_two_chroniclers_are_one_choice_for_the_ace() -> None:
    """Ruling 10."""
    state = play(table(EMPTY + "\n0: Ah C C\n1: 7b"), "Ah@1", "7b@1")
    assert legal(state) == ["+C@1", "+C@2", "+C@3", "pass"]


def test_12_a_chronicler_through_an_ace_takes_its_suit_without_a_choice() -> None:
    """Ruling 10."""
    state = play(table(EMPTY + "\n0: Ab C\n1: 7h", turn=6), "Ab@1", "7h@1", "+C@2")
    assert (phase(state)[0], column(state, 0, 2)) == ("over", ["C:b"])


def test_t33_the_owner_of_a_free_ace_is_asked_even_when_nothing_fits() -> None:
    """Ruling 1: declining and having nothing look alike."""
    state = play(table(EMPTY + "\n0: Ah 9l\n1: 7b"), "Ah@1", "7b@1")
    assert (phase(state), legal(state)) == (("ace", 0), ["pass"])


def test_t33_declining_and_having_nothing_read_alike() -> None:
    """Ruling 1."""
    poor = play(table(EMPTY + "\n0: Ah 9l\n1: 7b"), "Ah@1", "7b@1")
    rich = play(table(EMPTY + "\n0: Ah 9h\n1: 7b"), "Ah@1", "7b@1")
    pass_id = GAME.parse("pass")[0]
    assert GAME.redact_event(poor, pass_id, 1) == GAME.redact_event(rich, pass_id, 1)


def test_11_a_compulsory_ace_with_nothing_fitting_is_not_asked() -> None:
    """Ruling 17: a player who must play an extra card and cannot shows nothing."""
    state = play(table(EMPTY + "\n0: Ah C 9l\n1: 7b", turn=6), "Ah@1", "7b@1", "+C@2")
    assert (phase(state)[0], hand(state, 0)) == ("over", ["9l"])


def test_11_a_card_just_drawn_counts_for_a_compulsory_ace() -> None:
    """Ruling 3."""
    state = play(table(EMPTY + "\n0: Aa C\n1: 7b"), "Aa@1", "7b@1", "pass", "+C@2", "draw Xa")
    assert legal(state) == ["+Xa@1", "+Xa@2", "+Xa@3"]


def test_11_a_card_of_another_suit_does_not_fit() -> None:
    state = play(table(EMPTY + "\n0: Ah 9l\n1: 7b"), "Ah@1", "7b@1")
    assert refusal(state, "+9l@1") == ("§11", "other-suit")


def test_11_a_fitting_card_must_be_in_the_hand() -> None:
    """B17."""
    state = play(table(EMPTY + "\n0: Ah 9l\n1: 7b"), "Ah@1", "7b@1")
    assert refusal(state, "+9h@1") == ("§11", "not-in-hand")


def test_12_with_chronicler_via_ace_off_a_chronicler_never_fits() -> None:
    """Ruling 2."""
    state = table(EMPTY + "\n0: Ah C\n1: 7b", chronicler_via_ace=False)
    state = play(state, "Ah@1", "7b@1")
    assert (legal(state), refusal(state, "+C@1")) == (["pass"], ("§12", "chronicler"))


def test_12_with_chronicler_via_ace_off_a_declared_chronicler_still_is_an_ace() -> None:
    state = table(EMPTY + "\n0: C C Xb\n1: 7h", chronicler_via_ace=False)
    state = play(state, "C@1", "7h@1", "C:b")
    assert legal(state) == ["+Xb@1", "+Xb@2", "+Xb@3", "pass"]


def test_12_the_only_fitting_card_of_a_compulsory_ace_may_be_a_chronicler() -> None:
    """Ruling 2: it must be played."""
    state = play(table(EMPTY + "\n0: C C Ah\n1: 7b"), "C@1", "7b@1", "C:h", "+Ah@2")
    assert legal(state) == ["+C@1", "+C@2", "+C@3"]


def test_12_a_revealed_chronicler_is_declared_before_anything_else() -> None:
    """Decision 1."""
    state = play(table(EMPTY + "\n0: C\n1: 7b"), "C@1", "7b@1")
    assert (phase(state), legal(state)) == (("declare", 0), ["C:h", "C:a", "C:l", "C:b"])


def test_12_a_declared_chronicler_has_its_suit_s_ability() -> None:
    state = play(table(EMPTY + "\n0: C\n1: 7b"), "C@1", "7b@1", "C:a")
    assert legal(state) == ["draw", "pass"]


def test_12_a_chronicler_has_no_choice_but_to_be_declared() -> None:
    """Ruling 10: declaring is compulsory."""
    state = play(table(EMPTY + "\n0: C\n1: 7b"), "C@1", "7b@1")
    assert refusal(state, "pass") == ("§12", "other-step")


def test_12_the_follower_declares_when_his_own_card_is_revealed() -> None:
    state = play(table(EMPTY + "\n0: 7h\n1: C"), "7h@1", "C@1")
    assert phase(state) == ("declare", 1)


def test_t35_an_extra_knight_must_draw_and_must_move_the_ace() -> None:
    """§9, B19: the Ace is the only own card elsewhere."""
    state = table(EMPTY + "\n0: Aa Oa\n1: 7b", turn=6)
    state = play(state, "Aa@1", "7b@3", "pass", "+Oa@2", "draw 9h", "move 1.1")
    assert (column(state, 0, 1), column(state, 0, 2)) == ([], ["Oa", "Aa"])


def test_t35_the_compulsory_move_cannot_be_passed() -> None:
    state = play(table(EMPTY + "\n0: Aa Oa\n1: 7b"), "Aa@1", "7b@3", "pass", "+Oa@2", "draw 9h")
    assert legal(state) == ["move 1.1"]


def test_11_a_compulsory_knight_without_another_card_does_nothing() -> None:
    """Ruling 3: as far as a legal target exists."""
    state = play(table(EMPTY + "\n0: Ah Oh\n1: 7b", turn=6), "Ah@1", "7b@3", "+Oh@1")
    assert phase(state)[0] == "over"


def test_11_the_owner_may_choose_a_bridge_where_the_ability_finds_no_target() -> None:
    """Ruling 3: which card, bridge and target stay his choice."""
    state = play(table(EMPTY + "\n0: Ah Uh\n1: 7b", turn=6), "Ah@1", "7b@3", "+Uh@3")
    assert phase(state)[0] == "over"
