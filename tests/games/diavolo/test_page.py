"""The page about the game tells the truth."""

from pathlib import Path
from re import DOTALL, findall
from typing import Final

import pytest

import ponti
from ponti.games.diavolo.rules import DIAVOLO

PAGE: Final = Path(__file__).parents[3].joinpath("docs", "games", "diavolo.md").read_text("utf-8")
RECORDS: Final = findall(r"```text\n(ponti record .*?)```", PAGE, DOTALL)
POSITIONS: Final = findall(r"```json\n(.*?)```", PAGE, DOTALL)


@pytest.mark.parametrize("text", RECORDS)
def test_9_the_record_on_the_page_can_be_played(text: str) -> None:
    assert ponti.Record.loads(text).replay().record().dumps() == text


@pytest.mark.parametrize("text", POSITIONS)
def test_the_positions_on_the_page_load(text: str) -> None:
    assert DIAVOLO.acting(DIAVOLO.load_state(text)) != ()


def test_the_page_has_a_record_and_two_positions() -> None:
    assert (len(RECORDS), len(POSITIONS)) == (1, 2)
