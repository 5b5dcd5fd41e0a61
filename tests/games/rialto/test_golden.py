"""Whole games, one for each way of ending and each odd rule; they must replay to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from ponti.core.record import Record

GOLDEN: Final = Path(__file__).parent / "golden"

ENDINGS: Final[list[tuple[str, tuple[int, ...], tuple[str, ...], tuple[int, ...]]]] = [
    # the record; then places, the tie-breaks that were needed, and scores
    ("as_two", (1, 2), (), (47, 33)),
    ("district_bonus_for_two", (2, 1, 3), (), (10, 11, 6)),
    ("eighth_building", (4, 2, 1, 3), (), (32, 50, 57, 47)),
    ("five_players", (1, 2, 4, 3, 5), (), (72, 49, 44, 46, 39)),
    ("joker_pair", (4, 2, 3, 1), (), (8, 31, 16, 33)),
    ("neutral_men", (1, 2), (), (54, 51)),
    ("no_majority", (2, 3, 1), (), (47, 45, 75)),
    ("other_map", (2, 1), (), (25, 28)),
    ("pulled_men", (1, 3, 2, 4, 5), ("doge",), (41, 33, 33, 25, 20)),
    ("shortage_in_e", (2, 1), (), (67, 110)),
    ("sold_out", (2, 3, 1, 4, 5), ("doge",), (57, 47, 62, 46, 46)),
    ("three_greens_on_one_row", (2, 1, 3, 4), (), (33, 54, 22, 16)),
    ("tie_broken_by_the_doge", (5, 1, 3, 4, 2), ("doge",), (41, 55, 51, 48, 55)),
    ("two_players", (1, 2), (), (71, 62)),
    ("virtual_player", (1, 2), (), (56, 40)),
    ("wait_by_two", (4, 1, 3, 5, 2), (), (35, 66, 42, 29, 46)),
]
NAMES: Final = [ending[0] for ending in ENDINGS]


def read(name: str) -> str:
    return (GOLDEN / f"{name}.ponti").read_text("utf-8")


@pytest.mark.parametrize(("name", "places", "tie_breaks", "scores"), ENDINGS)
def test_a_golden_game_ends_as_it_did_and_is_written_as_it_was_read(
    name: str, places: tuple[int, ...], tie_breaks: tuple[str, ...], scores: tuple[int, ...]
) -> None:
    record = Record.loads(read(name))
    assert record.dumps() == read(name)
    match = record.replay()
    assert match.record().events == record.events
    result = match.result()
    assert result.reason == "six_rounds"
    assert (result.places, result.tie_breaks, result.scores) == (places, tie_breaks, scores)


def test_every_golden_game_is_tested() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ponti")) == sorted(NAMES)
