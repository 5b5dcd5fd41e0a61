"""Whole games, one for each way of ending (§15, ruling 6); they must replay to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from ponti.core.record import Record

GOLDEN: Final = Path(__file__).parent / "golden"

ENDINGS: Final = [
    # record                             reason          bridges won  tie-breaks
    ("two_bridges_to_one", "more_bridges", [1, 2], ()),
    ("three_bridges_to_none", "more_bridges", [0, 3], ()),
    ("one_bridge_to_none", "more_bridges", [0, 1], ()),
    ("draw", "draw", [1, 1], ()),
    ("draw_without_two_bridges", "draw", [0, 1], ()),
    ("total_points", "total_points", [1, 1], ("total_points",)),
    ("total_points_without_two_bridges", "total_points", [0, 1], ("total_points",)),
    ("equal_total_points", "draw", [1, 1], ("total_points",)),
]


@pytest.mark.parametrize(("name", "reason", "won", "tie_breaks"), ENDINGS)
def test_15_a_golden_game_ends_as_it_did(name: str, reason: str, won: list[int], tie_breaks: tuple[str, ...]) -> None:
    record = Record.loads((GOLDEN / f"{name}.ponti").read_text("utf-8"))
    result = record.replay().result()
    assert (result.reason, sorted(result.scores), result.tie_breaks) == (reason, won, tie_breaks)


@pytest.mark.parametrize("name", [ending[0] for ending in ENDINGS])
def test_a_golden_game_s_dealing_is_proved_by_its_secret(name: str) -> None:
    record = Record.loads((GOLDEN / f"{name}.ponti").read_text("utf-8"))
    assert record.verify() >= 36


@pytest.mark.parametrize("name", [ending[0] for ending in ENDINGS])
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    text = (GOLDEN / f"{name}.ponti").read_text("utf-8")
    assert Record.loads(text).replay().record().events == Record.loads(text).events


def test_every_golden_game_is_tested() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ponti")) == sorted(ending[0] for ending in ENDINGS)
