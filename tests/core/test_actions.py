"""One declaration, four forms of an action."""

from dataclasses import dataclass
from functools import partial
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti import BadNotation
from ponti.core.actions import Action, ActionSpace, Kind
from tests.core.strategies import HUGE, json_values, odd_values
from tests.outcome import outcome


@dataclass(frozen=True)
class Walk(Action):
    where: str
    steps: int


@dataclass(frozen=True)
class Bridge(Action):
    one: str
    two: str


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Unheard(Action):
    where: str


SPACE = ActionSpace(
    Kind(Walk, "walk", "{where}{steps}", {"where": ("n", "s"), "steps": (0, 1, 2)}),
    Kind(Bridge, "bridge", "{one}-{two}", rows=(("a", "b"), ("b", "c"))),
    Kind(Pass, "pass", "pass"),
)
every_id = pytest.mark.parametrize("id", range(9))


def test_ids_follow_the_declaration_with_the_last_field_running_fastest() -> None:
    assert [SPACE.text(id) for id in range(SPACE.size)] == ["n0", "n1", "n2", "s0", "s1", "s2", "a-b", "b-c", "pass"]
    assert (SPACE.first(Walk), SPACE.first(Bridge), SPACE.first(Pass)) == (0, 6, 8)
    assert (SPACE.count(Walk), SPACE.count(Bridge), SPACE.count(Pass)) == (6, 2, 1)


@every_id
def test_every_form_reads_back(id: int) -> None:
    assert SPACE.encode(SPACE.decode(id)) == id
    assert SPACE.parse(SPACE.text(id)) == id
    assert SPACE.from_json(SPACE.to_json(id)) == id


@every_id
def test_what_people_type_may_differ_in_case_and_blanks(id: int) -> None:
    typed = f"  {SPACE.text(id).upper()}\t"
    assert (SPACE.find(typed), SPACE.read(typed)) == (id, id)


def test_blanks_inside_count_as_one_and_not_as_none() -> None:
    space = ActionSpace(Kind(Bridge, "bridge", "{one} to {two}", rows=(("a", "b"),)))
    assert [space.find(text) for text in ("A   to\tb", "ato b")] == [0, None]


def test_what_nobody_knows_is_refused_as_it_was_typed() -> None:
    with pytest.raises(BadNotation) as caught:
        SPACE.read("Z  9")
    assert (caught.value.code, "Z  9" in str(caught.value.words)) == ("unknown_action", True)


def test_the_forms_of_an_action() -> None:
    assert SPACE.decode(4) == Walk("s", 1)
    assert SPACE.to_json(4) == {"type": "walk", "where": "s", "steps": 1}
    assert SPACE.to_json(8) == {"type": "pass"}


def test_the_order_of_json_members_does_not_matter() -> None:
    assert SPACE.from_json({"steps": 2, "where": "n", "type": "walk"}) == 2


@pytest.mark.parametrize("steps", [True, False, 1.0, "1", None, [1], {"a": 1}, pytest.param(HUGE, id="huge")])
def test_a_json_value_of_another_type_names_no_action(steps: object) -> None:
    with pytest.raises(BadNotation) as caught:
        SPACE.from_json({"type": "walk", "where": "s", "steps": steps})
    assert caught.value.code == "unknown_action"


@pytest.mark.parametrize("id", [-1, 9, 10**30, pytest.param(-HUGE, id="huge"), True, False, None, "0", 1.0, [], {}])
def test_what_is_no_id_is_refused(id: object) -> None:
    with pytest.raises(BadNotation):
        SPACE.check(id)


@pytest.mark.parametrize("id", [-1, 9])
def test_every_getter_checks_the_id(id: int) -> None:
    for getter in (SPACE.decode, SPACE.text, SPACE.to_json):
        with pytest.raises(BadNotation):
            getter(id)


@pytest.mark.parametrize("action", [Unheard("n"), Walk("x", 0), Walk("n", 3), Walk("n", cast(int, [0]))])
def test_a_dataclass_outside_the_space_is_refused(action: Action) -> None:
    with pytest.raises(BadNotation):
        SPACE.encode(action)


def test_a_json_that_contains_itself_is_refused() -> None:
    knot: dict[str, object] = {"type": "walk"}
    knot["where"] = knot
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for json in (knot, {"type": deep}):
        with pytest.raises(BadNotation):
            SPACE.from_json(json)


def test_two_actions_that_look_alike_are_a_bug() -> None:
    with pytest.raises(AssertionError, match="look alike"):
        ActionSpace(Kind(Walk, "walk", "{where}", {"where": ("n",), "steps": (1, 2)}))


def test_a_notation_with_a_line_break_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="line"):
        ActionSpace(Kind(Unheard, "unheard", "{where}", {"where": ("a\nb",)}))


@given(st.text())
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    id = outcome(partial(SPACE.parse, text))
    assert isinstance(id, BadNotation) or SPACE.text(cast(int, id)) == text.strip()


@given(json_values | odd_values)
def test_any_json_is_an_action_or_bad_notation(json: object) -> None:
    id = outcome(partial(SPACE.from_json, json))
    assert isinstance(id, BadNotation) or SPACE.to_json(cast(int, id)) == json
