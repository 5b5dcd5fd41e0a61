"""How a game counts at a table where somebody has left it."""

import pytest

from ponti.core.game import Result
from ponti.core.words import LANGUAGES, say
from ponti.server.affairs import Affairs, Occupant, Seat
from ponti.server.endings import final_result
from ponti.store.data import SeatInfo

WORDS = say("server-name", name="What the game says.")
SEATS = [SeatInfo(number, name, None, None) for number, name in enumerate(("Ada", "Bice", "Carla", "Dino"))]


def ended(places: tuple[int, ...], left: dict[int, int], reason: str = "") -> Result:
    """The result at a table where the game gave ``places`` and some have left, each at a moment."""
    result = Result(tuple(map(float, places)), places, "full", WORDS, ("doge",))
    affairs = Affairs(tuple(Seat(Occupant.PERSON) for _ in places), left=tuple(left.items()), reason=reason)
    return final_result(result, affairs, SEATS[: len(places)])


def test_where_nobody_left_the_game_decides() -> None:
    result = ended((2, 1, 3), {})
    assert (result.places, result.words, result.tie_breaks) == ((2, 1, 3), WORDS, ("doge",))


@pytest.mark.parametrize(
    ("places", "left", "expected"),
    [
        ((1, 2, 3), {0: 5}, (3, 1, 2)),
        ((1, 2, 3), {2: 5}, (1, 2, 3)),
        ((3, 1, 1), {0: 5}, (3, 1, 1)),
        ((1, 2, 3, 4), {0: 5, 1: 9}, (4, 3, 1, 2)),
        ((1, 2, 3, 4), {1: 9, 0: 5}, (4, 3, 1, 2)),
        ((1, 2, 2, 4), {0: 5, 3: 5}, (3, 1, 1, 3)),
        ((1, 2), {0: 5}, (2, 1)),
        ((1, 2), {0: 5, 1: 5}, (1, 1)),
        ((1, 2, 3), {0: 5, 1: 5, 2: 5}, (1, 1, 1)),
        ((1, 2, 3), {2: 4, 0: 5, 1: 5}, (1, 1, 3)),
    ],
)
def test_who_has_left_comes_after_all_others(
    places: tuple[int, ...], left: dict[int, int], expected: tuple[int, ...]
) -> None:
    assert ended(places, left).places == expected


def test_the_game_has_the_last_word_when_its_winner_stayed() -> None:
    assert ended((1, 2, 3), {2: 5}).words == WORDS
    assert ended((1, 2, 3), {2: 5}).reason == "full"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("places", "left", "reason", "winners"),
    [
        ((1, 2, 3), {0: 5}, "", {"Bice"}),
        ((1, 2, 2), {0: 5}, "", {"Bice", "Carla"}),
        ((1, 2, 2, 2), {0: 5}, "", {"Bice", "Carla", "Dino"}),
        ((1, 2), {0: 5}, "resigned", {"Bice"}),
        ((1, 2, 3), {1: 4, 0: 5}, "forfeit", {"Carla"}),
    ],
)
def test_the_winners_are_named(
    places: tuple[int, ...], left: dict[int, int], reason: str, winners: set[str], language: str
) -> None:
    result = ended(places, left, reason)
    text = result.words.text(language)
    assert {SEATS[seat].name for seat in result.winners} == winners
    assert all(name in text for name in winners)
    assert result.tie_breaks == ()
    assert result.reason == (reason or "full")
