"""Whole games, one for each way of ending and each tie-break (§16-§18); they must replay to the same end for ever."""

from pathlib import Path
from typing import Final

import pytest

from ponti.core.record import Record
from ponti.games.ponte_vecchio.state import VecchioState

GOLDEN: Final = Path(__file__).parent / "golden"

ENDINGS: Final = [
    # record                  reason       places           tie-breaks  shops on the bridge
    ("last_shop_cash", "last_shop", (2, 1, 3), (), 30),
    ("two_players_24th_shop", "last_shop", (2, 1), (), 24),
    ("five_players_sealed", "last_shop", (5, 3, 2, 4, 1), (), 30),
    ("finished_round", "last_shop", (1, 2, 4, 3), (), 30),
    ("random_build", "last_shop", (2, 1, 3), (), 30),
    ("stall", "stall", (3, 2, 1), (), None),
    ("stall_two_players", "stall", (2, 1), (), None),
    ("tie_broken_by_shops", "last_shop", (1, 2, 3), ("shops",), 30),
    ("draw", "last_shop", (1, 1), ("shops",), 24),
    ("draw_of_two_in_four", "last_shop", (1, 4, 1, 3), ("shops",), 30),
]
NAMES: Final = [ending[0] for ending in ENDINGS]


def read(name: str) -> str:
    return (GOLDEN / f"{name}.ponti").read_text("utf-8")


@pytest.mark.parametrize(("name", "reason", "places", "tie_breaks", "shops"), ENDINGS)
def test_a_golden_game_ends_as_it_did(
    name: str, reason: str, places: tuple[int, ...], tie_breaks: tuple[str, ...], shops: int | None
) -> None:
    match = Record.loads(read(name)).replay()
    result = match.result()
    assert (result.reason, result.places, result.tie_breaks) == (reason, places, tie_breaks)
    assert isinstance(match.state, VecchioState)
    built = bin(int(match.state.on_bridge())).count("1")
    assert built == shops if shops is not None else built < 30


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    record = Record.loads(read(name))
    assert record.dumps() == read(name)
    assert record.replay().record().events == record.events


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_s_chance_is_proved_by_its_secret(name: str) -> None:
    assert Record.loads(read(name)).verify() == (28 if name == "random_build" else 1)


def test_every_golden_game_is_tested() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ponti")) == sorted(NAMES)
