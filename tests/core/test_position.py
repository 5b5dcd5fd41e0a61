"""Getters for a position's JSON, and positions of the toy."""

from collections.abc import Callable
from functools import partial
from json import dumps

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ponti
from ponti import BadPosition, PontiError
from ponti.core.position import Fields
from tests.core.strategies import HUGE, json_values
from tests.outcome import assert_polite, outcome
from tests.toy.game import TOY

FIELDS = Fields(
    {
        "n": 3,
        "yes": True,
        "word": "red",
        "list": [1, 2],
        "words": ["red"],
        "child": {"n": 1},
        "children": [{"n": 1}, {}],
    }
)


def test_getters_give_what_is_there() -> None:
    assert FIELDS.whole("n", 0, 3) == 3
    assert FIELDS.flag("yes") is True
    assert FIELDS.word("word", ("red", "blue")) == FIELDS.text("word") == "red"
    assert FIELDS.wholes("list", 0, 5) == FIELDS.wholes("list", 1, 2, length=2) == [1, 2]
    assert FIELDS.words("words", ("red",)) == ["red"]
    assert FIELDS.items("list", 2, 2) == [1, 2]
    assert FIELDS.child("child").whole("n", 0, 3) == 1
    assert [fields.path for fields in FIELDS.objects("children")] == ["$.children[0]", "$.children[1]"]


@pytest.mark.parametrize(
    ("get", "where"),
    [
        (lambda: FIELDS.get("none"), "$.none"),
        (lambda: FIELDS.whole("n", 4, 9), "$.n"),
        (lambda: FIELDS.whole("yes", 0, 9), "$.yes"),
        (lambda: FIELDS.flag("n"), "$.n"),
        (lambda: FIELDS.word("word", ("blue",)), "$.word"),
        (lambda: FIELDS.text("n"), "$.n"),
        (lambda: FIELDS.child("list"), "$.list"),
        (lambda: FIELDS.items("child"), "$.child"),
        (lambda: FIELDS.items("list", 3), "$.list"),
        (lambda: FIELDS.wholes("list", 0, 5, length=1), "$.list"),
        (lambda: FIELDS.wholes("list", 2, 5), "$.list[0]"),
        (lambda: FIELDS.words("list", ("red",)), "$.list[0]"),
        (lambda: FIELDS.objects("list"), "$.list[0]"),
        (lambda: FIELDS.objects("children")[1].get("n"), "$.children[1].n"),
    ],
)
def test_getters_name_the_place_of_what_is_wrong(get: Callable[[], object], where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        get()
    assert f"at {where}: " in str(caught.value)


@pytest.mark.parametrize(
    ("json", "where"),
    [
        ("", "$"),
        ("{", "$"),
        ("[]", "$"),
        ("null", "$"),
        ("[" * 100_000, "$"),
        ("1" * 10_000, "$"),
        ({}, "$.game"),
        ({"game": "chess"}, "$.game"),
        ({"game": "toy", "rules": 2}, "$.rules"),
        ({"game": "toy", "rules": True}, "$.rules"),
        ({"game": "toy", "rules": 1, "seats": 5}, "$.seats"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": []}, "$.options"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": {}, "viewer": 2}, "viewer"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": {}, "viewer": True}, "viewer"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": {}, "viewer": "nobody"}, "viewer"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": {}, "viewer": HUGE}, "viewer"),
        ({"game": "toy", "rules": 1, "seats": 2, "options": {}}, "$.hands"),
    ],
)
def test_a_position_that_is_none_is_refused_at_the_place(json: str | dict[str, object], where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        TOY.load_state(json)
    assert f" at {where}: " in str(caught.value)


def test_options_in_a_position_are_checked_like_all_options() -> None:
    with pytest.raises(ponti.BadOptions):
        TOY.load_state({"game": "toy", "rules": 1, "seats": 2, "options": {"deck": 99}})


def test_missing_options_have_their_defaults_and_a_missing_viewer_sees_everything() -> None:
    dumped = TOY.dump_state(TOY.new_game())
    del dumped["viewer"]
    dumped["options"] = {}
    loaded = TOY.load_state(dumps(dumped))
    assert loaded.viewer == ponti.EVERYTHING
    assert loaded.options == {"deck": 6, "wins": "high", "double": False}


@given(st.text())
def test_any_text_is_a_position_or_a_ponti_error(text: str) -> None:
    with pytest.raises(PontiError):
        TOY.load_state(text)


@given(json_values)
def test_any_member_is_a_position_or_a_ponti_error(value: object) -> None:
    dumped = TOY.dump_state(TOY.new_game())
    for name in dumped:
        loaded = outcome(partial(TOY.load_state, {**dumped, name: value}))
        if isinstance(loaded, PontiError):
            assert_polite(loaded)
        else:
            assert TOY.load_state(TOY.dump_state(loaded)).viewer == loaded.viewer
