"""The log's sentence for an action."""

from ponti.core.words import say, told


def test_a_log_reads_the_told_sentence_with_the_number_of_the_player() -> None:
    assert told(say("bridgetown-do-stay"), 1).text() == "Player 2 stays"


def test_an_outcome_of_chance_reads_as_on_its_button() -> None:
    words = say("bridgetown-do-start", player=3)
    assert told(words, -1) is words
