"""The page about the game tells the truth."""

from json import loads
from pathlib import Path
from re import DOTALL, search
from typing import Final

from ponti.games.tre_ponti.variant import OPTIONS
from tests.games.tre_ponti.drawing import GAME, column, play, scored, table, totals

PAGE: Final = Path(__file__).parents[3].joinpath("docs", "games", "tre_ponti.md").read_text("utf-8")


def test_the_position_on_the_page_loads_and_is_written_the_same() -> None:
    found = search(r"```json\n(.*?)```", PAGE, DOTALL)
    position = loads(found.group(1)) if found else {}
    assert GAME.dump_state(GAME.load_state(position)) == position


def test_the_page_names_every_option_with_its_default_first() -> None:
    rows = {option.name: "on" if option.default is True else option.default or "off" for option in OPTIONS}
    missing = [
        name for name, first in rows.items() if f"| `{name}` | {first}" not in PAGE.replace(f"`{first}`", str(first))
    ]
    assert missing == []


def test_the_example_of_a_chain() -> None:
    state = table("[8h] | [Xh] | [9b]\n : 7b | : | :\n0: Al Ol\n1: 9h")
    state = play(state, "Al@1", "9h@3", "turn 1:1.1", "+Ol@2", "turn 0:2.1", "move 1.1")
    assert (column(state, 0, 1), column(state, 0, 2), column(state, 1, 1)) == ([], ["Ol~", "Al"], ["7b~"])


def test_the_examples_of_the_count() -> None:
    states = [scored("l", "Xh 9l", "8l Ka"), scored("a", "7b", "Xa~")]
    assert [totals(state) for state in states] == [(22, 16), (7, 5)]
