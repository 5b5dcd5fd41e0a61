"""What people may type."""

import pytest

import ponti
from tests.games.tre_ponti.drawing import GAME


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("xh@2", "Xh@2"),
        ("  Xh @ 2 ", "Xh@2"),
        ("+ xH@1", "+Xh@1"),
        ("PASS", "pass"),
        ("c:b", "C:b"),
        ("Draw", "draw"),
        ("DRAW xh", "draw Xh"),
        ("turn  1:1.1", "turn 1:1.1"),
        ("Turn Bridge 2", "turn bridge 2"),
    ],
)
def test_upper_and_lower_case_and_blanks_do_not_matter(typed: str, text: str) -> None:
    assert GAME.parse(typed) == (GAME.actions.parse(text),)


def test_every_text_is_read_back_as_its_action() -> None:
    ids = [GAME.parse(GAME.actions.text(action).lower()) for action in range(GAME.actions.size)]
    assert ids == [(action,) for action in range(GAME.actions.size)]


@pytest.mark.parametrize("text", ["", "Xz@1", "Xh@4", "pass pass", "turn 2:1.1"])
def test_what_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(ponti.BadNotation):
        GAME.parse(text)
