"""Options as a table: what is read, what is refused, what is written."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti import BadOptions, PontiError
from ponti.core.game import options_text
from ponti.core.options import Choice, Flag, Option, Value, Whole, read_options, write_option
from tests.core.strategies import HUGE, odd_values
from tests.outcome import assert_polite, outcome

SIZE = Whole("size", 10, low=3, high=12)
TURN = Choice("last_turn", "other", values=("other", "equal"))
PRICE = Choice("price", 3, values=(3, 5, "free"))
STRICT = Choice("strict", False, values=(False, True))
KNIGHTS = Flag("knights", True)
SCHEMA: tuple[Option, ...] = (SIZE, TURN, PRICE, STRICT, KNIGHTS)


def test_what_is_not_given_has_its_default_in_the_order_of_the_schema() -> None:
    options = read_options(SCHEMA, {"price": 5})
    assert options == {"size": 10, "last_turn": "other", "price": 5, "strict": False, "knights": True}
    assert list(options) == [option.name for option in SCHEMA]


@pytest.mark.parametrize("option", SCHEMA, ids=lambda option: option.name)
def test_every_allowed_value_reads_back_from_itself_and_from_its_text(option: Option) -> None:
    for value in option.allowed():
        for given_value in (value, write_option(value)):
            read = option.read(given_value)
            assert read == value
            assert type(read) is type(value)


@pytest.mark.parametrize(
    "value", [2, 13, "2", "-3", "+5", "٣", "1e1", 10.0, True, None, "", [10], pytest.param(HUGE, id="huge"), "9" * 9]
)
def test_a_whole_number_takes_whole_numbers_in_its_bounds(value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        SIZE.read(value)
    assert caught.value.code == "bad_option_value"
    assert "3..12" in str(caught.value)


@pytest.mark.parametrize("value", [1, 0, None, "", "maybe", [True], 1.0])
def test_a_flag_takes_truths_and_switch_words(value: object) -> None:
    with pytest.raises(BadOptions, match="on, off"):
        KNIGHTS.read(value)


@pytest.mark.parametrize(
    ("text", "value"), [("on", True), ("OFF", False), ("yes", True), ("no", False), ("True", True)]
)
def test_the_switch_words(text: str, value: bool) -> None:
    assert KNIGHTS.read(text) is value


@pytest.mark.parametrize(
    ("option", "value"), [(TURN, "Other"), (TURN, None), (PRICE, 4), (PRICE, True), (PRICE, 3.0), (STRICT, 0)]
)
def test_a_choice_takes_its_values_only(option: Choice, value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        option.read(value)
    assert all(write_option(known) in str(caught.value) for known in option.values)


@pytest.mark.parametrize("name", ["Size", "", " size", "x" * 1000, 1, None, ("size",)])
def test_an_unknown_name_is_refused_with_the_known_ones(name: object) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(SCHEMA, cast(Mapping[str, object], {name: 3}))
    assert caught.value.code == "unknown_option"
    assert "last_turn" in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("options", [["size"], "size=3", 3, None])
def test_options_that_are_no_table_are_refused(options: object) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(SCHEMA, cast(Mapping[str, object], options))
    assert caught.value.code == "bad_options"


def test_options_as_one_line() -> None:
    assert options_text(read_options(SCHEMA, {})) == "size=10 last_turn=other price=3 strict=off knights=on"


@given(
    st.dictionaries(st.sampled_from([option.name for option in SCHEMA]) | st.text(max_size=8), odd_values, max_size=3)
)
def test_any_table_is_read_or_refused(options: dict[str, object]) -> None:
    read = outcome(partial(read_options, SCHEMA, options))
    if isinstance(read, PontiError):
        assert_polite(read)
    else:
        assert all(read[option.name] in option.allowed() for option in SCHEMA)


@given(st.lists(st.sampled_from(SCHEMA), unique=True), st.randoms())
def test_written_options_read_back(options: list[Option], random: Random) -> None:
    chosen: dict[str, Value] = {option.name: random.choice(option.allowed()) for option in options}
    words = [word.split("=") for word in options_text(chosen).split()]
    assert read_options(tuple(options), {name: text for name, text in words}) == chosen
