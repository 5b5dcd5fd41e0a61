"""Whole games, one for each way of ending (§21); they must replay to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from ponti.core.record import Record

GOLDEN: Final = Path(__file__).parent / "golden"

ENDINGS: Final = [
    # record                         reason         places        colours
    ("eight_flags_2_players", "eight_flags", (1, 2), (6, 5)),
    ("eight_flags_3_players", "eight_flags", (2, 1, 2), (4, 6, 4)),
    ("eight_flags_2_players_easier", "eight_flags", (2, 1), (6, 7)),
    ("eight_flags_3_players_easier", "eight_flags", (1, 2, 3), (6, 6, 5)),
    ("eight_flags_4_players_easier", "eight_flags", (1, 3, 3, 2), (6, 4, 4, 6)),
    ("five_rounds_2_players", "five_rounds", (2, 1), (4, 5)),
    ("five_rounds_3_players", "five_rounds", (2, 2, 1), (5, 5, 6)),
    ("five_rounds_4_players", "five_rounds", (2, 2, 2, 1), (5, 5, 5, 6)),
    ("easier_2_players", "five_rounds", (2, 1), (4, 6)),
    ("easier_3_players", "five_rounds", (3, 2, 1), (4, 5, 6)),
    ("easier_4_players", "five_rounds", (2, 1, 2, 2), (5, 6, 5, 5)),
    ("shared_by_both", "five_rounds", (1, 1), (5, 5)),
    ("shared_by_all_three", "five_rounds", (1, 1, 1), (4, 4, 4)),
    ("shared_by_two_of_four", "five_rounds", (4, 1, 3, 1), (3, 5, 4, 5)),
    ("shared_by_three_of_four", "five_rounds", (1, 1, 1, 4), (6, 6, 6, 5)),
    ("all_kinds_of_decisions", "five_rounds", (1, 2, 2, 2), (1, 0, 0, 0)),
]
NAMES: Final = [ending[0] for ending in ENDINGS]
KINDS: Final = ("first", "wait", "use", "double", "swap", "to", "walk", "stay", "exchange")


def read(name: str) -> str:
    return (GOLDEN / f"{name}.ponti").read_text("utf-8")


@pytest.mark.parametrize(("name", "reason", "places", "colours"), ENDINGS)
def test_a_golden_game_ends_as_it_did(
    name: str, reason: str, places: tuple[int, ...], colours: tuple[int, ...]
) -> None:
    result = Record.loads(read(name)).replay().result()
    assert (result.reason, result.places, result.scores) == (reason, places, colours)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    record = Record.loads(read(name))
    assert record.dumps() == read(name)
    assert record.replay().record().events == record.events


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_s_chance_is_proved_by_its_secret(name: str) -> None:
    record = Record.loads(read(name))
    drawn = sum(line.split()[1] == "*" for line in read(name).split("events\n")[1].splitlines())
    assert record.verify() == drawn > 7


def test_every_golden_game_is_tested() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ponti")) == sorted(NAMES)


@pytest.mark.parametrize("kind", KINDS)
def test_one_golden_game_holds_all_kinds_of_decisions(kind: str) -> None:
    assert any(line.split()[2] == kind for line in read("all_kinds_of_decisions").split("events\n")[1].splitlines())
