"""One tree of errors: codes for programs, words for people."""

from pickle import dumps, loads

import pytest

from ponti import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    NotYourTurn,
    PontiError,
)
from ponti.core.errors import LONGEST_SHOWN, bad_position, shown
from ponti.core.words import say
from tests.core.strategies import HUGE

EXAMPLES = (
    IllegalAction("illegal_action", "§4", say("error-game-over")),
    NotYourTurn("not_your_turn", seat=2),
    GameOver("game_over"),
    BadNotation("unknown_action", text="x9"),
    bad_position("$.cards[3]", say("error-position-missing"), "§12"),
    BadRecord("record_event", 17, text="what", expected="5"),
    BadRecord("record_head"),
    BadOptions("unknown_option", option="colour", allowed="size"),
)
every_error = pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)


@every_error
def test_every_error_is_a_ponti_error_with_a_code_and_a_sentence(error: PontiError) -> None:
    assert error.code
    assert str(error) == error.words.text("en") != error.words.text("it")


@every_error
def test_errors_travel_between_processes(error: PontiError) -> None:
    twin = loads(dumps(error))
    assert type(twin) is type(error)
    assert (twin.code, twin.clause, twin.words) == (error.code, error.clause, error.words)
    assert getattr(twin, "line", None) == getattr(error, "line", None)
    assert str(twin) == str(error)


def test_a_bad_position_is_a_bad_notation_too() -> None:
    assert issubclass(BadPosition, BadNotation)
    assert str(EXAMPLES[4]) == "The position cannot be read at $.cards[3]: this member is missing."
    assert EXAMPLES[4].clause == "§12"


def test_a_damaged_record_names_its_line_if_there_is_one() -> None:
    assert str(EXAMPLES[5]).startswith("Line 17: “what” is not an event")
    assert EXAMPLES[5].words.text("it").startswith("Riga 17: «what» non è un evento")
    assert str(EXAMPLES[6]).startswith("The record: ")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("c3", "c3"),
        ("  c3 \n", "c3"),
        ("a\nb\tc\x00d\u2028e", "a b c d e"),
        (None, "None"),
        ([1, 2], "[1, 2]"),
        ("x" * LONGEST_SHOWN, "x" * LONGEST_SHOWN),
        ("x" * 1_000, "x" * (LONGEST_SHOWN - 1) + "…"),
        pytest.param(HUGE, "int", id="huge"),
    ],
)
def test_what_was_sent_is_repeated_on_one_short_line(value: object, text: str) -> None:
    assert shown(value) == text
