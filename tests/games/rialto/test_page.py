"""The page about the game tells the truth."""

from pathlib import Path
from re import findall
from typing import Final

ROOT: Final = Path(__file__).parents[3]


def test_every_clause_that_the_game_quotes_is_on_the_page() -> None:
    sources = (ROOT / "src" / "ponti" / "games" / "rialto").rglob("*.py")
    quoted = {clause for source in sources for clause in findall(r'"(R\d+)"', source.read_text("utf-8"))}
    page = (ROOT / "docs" / "games" / "rialto.md").read_text("utf-8")
    assert "R17" in quoted
    assert quoted <= set(findall(r"\bR\d+\b", page))
