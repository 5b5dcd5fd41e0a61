"""Recorded games, one for every way of ending, every tie-break and both rules of the last turn."""

from pathlib import Path

import pytest

import ponti
from ponti.core.game import Result

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.ponti"))
ENDS = {
    "other": ("last_turn_played", "last_turn_passed"),
    "equal": ("last_turn_played", "last_turn_passed", "dark_passed"),
}


def decided_by(result: Result) -> str:
    """What told the sides apart in the end."""
    if result.places == (1, 1):
        return "draw"
    return result.tie_breaks[-1] if result.tie_breaks else "points"


def test_26_there_is_a_record_for_every_end() -> None:
    wanted = {
        f"{rule}-{reason}-{decided}"
        for rule, reasons in ENDS.items()
        for reason in reasons
        for decided in ("points", "islands", "bridges", "draw")
    }
    assert {path.stem for path in RECORDS} == wanted


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_22a_a_record_ends_as_its_name_says(path: Path) -> None:
    match = ponti.Record.loads(path.read_text("utf-8")).replay()
    result = match.result()
    assert f"{match.start.options['last_turn']}-{result.reason}-{decided_by(result)}" == path.stem


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_8_a_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ponti.Record.loads(text).replay().record().dumps() == text
