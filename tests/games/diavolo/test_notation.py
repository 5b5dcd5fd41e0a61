"""Notation: rulings 8 and 9."""

import pytest

import ponti
from ponti.core.actions import Action
from ponti.games.diavolo.actions import BuildBridge, Pass, PlaceTile, TakeColour
from ponti.games.diavolo.rules import DIAVOLO


def written(text: str) -> list[str]:
    return [DIAVOLO.actions.text(action) for action in DIAVOLO.parse(text)]


@pytest.mark.parametrize("text", ["c3+d4", "d4+c3", "c3,d4", "d4, c3", " D4 + C3 "])
def test_9_a_pair_is_read_in_either_order(text: str) -> None:
    assert written(text) == ["c3", "d4"]


def test_9_cells_are_ordered_by_column_and_then_by_row_number() -> None:
    assert written("a10+a2") == ["a2", "a10"]


@pytest.mark.parametrize("text", ["c3-e4", "e4-c3", "E4 - c3"])
def test_9_a_bridge_is_read_from_either_end(text: str) -> None:
    assert written(text) == ["c3-e4"]


@pytest.mark.parametrize("text", ["c3", "pass", "light", "dark", "l12"])
def test_9_single_words(text: str) -> None:
    assert written(text) == [text]


@pytest.mark.parametrize(
    "text",
    ["", "m1", "a13", "a0", "a01", "c3+", "+c3", "c3+c3", "c3+d4+e5", "a1-a2", "a1-", "c3-e4-g5", "a1-d1", "p", "💧"],
)
def test_9_anything_else_is_bad_notation(text: str) -> None:
    with pytest.raises(ponti.BadNotation):
        DIAVOLO.parse(text)


def test_9_a_turn_is_written_with_the_lower_cell_first() -> None:
    high, low = DIAVOLO.parse("a10")[0], DIAVOLO.parse("a2")[0]
    assert DIAVOLO.join(high, low) == DIAVOLO.join(low, high) == "a2+a10"


@pytest.mark.parametrize(("one", "two"), [("a1", "a1-c1"), ("pass", "a1"), ("light", "a1"), ("a1-c1", "a3-c3")])
def test_9_only_two_tiles_are_written_together(one: str, two: str) -> None:
    assert DIAVOLO.join(DIAVOLO.parse(one)[0], DIAVOLO.parse(two)[0]) == ""


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("c3", PlaceTile("c3")),
        ("c3-e4", BuildBridge("c3", "e4")),
        ("pass", Pass()),
        ("light", TakeColour("light")),
    ],
)
def test_actions_are_plain_data(text: str, action: Action) -> None:
    assert DIAVOLO.decode(DIAVOLO.parse(text)[0]) == action


@pytest.mark.parametrize(
    ("text", "json"),
    [
        ("c3", {"type": "tile", "cell": "c3"}),
        ("c3-e4", {"type": "bridge", "one": "c3", "two": "e4"}),
        ("pass", {"type": "pass"}),
        ("dark", {"type": "colour", "colour": "dark"}),
    ],
)
def test_actions_have_a_json_form(text: str, json: dict[str, str]) -> None:
    assert DIAVOLO.actions.to_json(DIAVOLO.parse(text)[0]) == json


def test_there_are_1027_actions() -> None:
    assert DIAVOLO.actions.size == 1_027


def test_8_a_record_writes_turns_as_single_words() -> None:
    match = ponti.Match(DIAVOLO, options={"size": 4}, dice=ponti.Dice(seed=1))
    for turn in ("b2+a1", "light", "d4+d3", "a4+c1"):
        match.play(turn)
    lines = match.record().dumps().splitlines()
    assert lines[lines.index("events") + 1 :] == ["1 0 a1+b2", "3 1 light", "4 0 d3+d4", "6 1 a4+c1"]


def test_8_a_record_replays_to_the_same_position() -> None:
    match = ponti.Match(DIAVOLO, options={"size": 4}, dice=ponti.Dice(seed=1))
    for turn in ("b2+a1", "light", "d4+d3", "c1+a3", "b4+c4", "a1-a3"):
        match.play(turn)
    again = ponti.Record.loads(match.record().dumps()).replay()
    assert match.game.dump_state(again.state) == match.game.dump_state(match.state)
