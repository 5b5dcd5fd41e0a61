"""§17: cash, then shops, else a draw; ranks of the others."""

import pytest

from ponti.core.game import Result
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import OVER_PHASE
from tests.games.ponte_vecchio.table import load, position

NAMES = {1: "Ada", 2: "Bruno", 3: "Carla", 4: "Dino", 5: "Elsa"}


def outcome(cash: list[int], shops: list[int]) -> Result:
    """The result of a finished game with this cash and these numbers of shops."""
    plots = iter(f"{step}{side}" for step in range(1, 16) for side in "LR")
    state = load(position(shops=[" ".join(next(plots) for _ in range(number)) for number in shops], cash=cash))
    state.phase = OVER_PHASE
    state.final_reason = 1
    return GAME.result(state)


def test_17_most_cash_wins() -> None:
    result = outcome([640, 635, 700], [9, 9, 1])
    assert (result.places, result.tie_breaks, result.winners) == ((2, 3, 1), (), (2,))
    assert str(result.words) == "Player 3 wins with 700 guilders."


def test_17_s40_equal_cash_is_decided_by_more_shops() -> None:
    result = outcome([640, 640], [7, 9])
    assert (result.places, result.tie_breaks) == ((2, 1), ("shops",))
    assert "more shops on the bridge (9)" in str(result.words)


def test_17_s40_equal_shops_too_are_a_draw() -> None:
    result = outcome([640, 640], [9, 9])
    assert (result.places, result.winners) == ((1, 1), (0, 1))
    assert str(result.words) == "Player 1 and player 2 draw with 640 guilders and 9 shops each."


def test_17_only_the_players_equal_in_both_share_the_first_place() -> None:
    assert outcome([640, 640, 640], [9, 8, 9]).places == (1, 3, 1)


def test_17_other_places_are_ranked_the_same_way() -> None:
    assert outcome([900, 5, 5, 5, 0], [3, 4, 4, 2, 9]).places == (1, 2, 2, 4, 5)


@pytest.mark.parametrize(
    ("number", "names"),
    [
        (2, "Ada e Bruno"),
        (3, "Ada, Bruno e Carla"),
        (4, "Ada, Bruno, Carla e Dino"),
        (5, "Ada, Bruno, Carla, Dino e Elsa"),
    ],
)
def test_17_a_draw_of_any_number_of_players_names_them_all(number: int, names: str) -> None:
    result = outcome([100] * number, [5] * number)
    assert result.places == (1,) * number
    assert result.words.text("it", NAMES) == f"{names} pareggiano con 100 fiorini e 5 botteghe ciascuno."


def test_17_players_without_names_are_called_by_their_numbers() -> None:
    words = outcome([100] * 3, [5] * 3).words
    assert words.text("it").startswith("Il giocatore 1, il giocatore 2 e il giocatore 3 pareggiano")
    assert words.text("en", NAMES).startswith("Ada, Bruno and Carla draw")


def test_17_one_shop_each_is_said_in_the_singular() -> None:
    words = outcome([640, 640], [1, 1]).words
    assert words.text("en").endswith("and 1 shop each.")
    assert words.text("it").endswith("e 1 bottega ciascuno.")


def test_17_rewards_follow_the_places() -> None:
    state = load(position(shops=["1L", "2L 3L", "4L 5L"], cash=[50, 40, 40]))
    state.phase = OVER_PHASE
    assert GAME.rewards(state) == [1.0, 0.25, 0.25]


def test_the_score_table_shows_cash_and_shops() -> None:
    rows = outcome([640, 5], [7, 9]).rows
    assert [(row.values, row.is_total) for row in rows] == [((640.0, 5.0), True), ((7.0, 9.0), False)]
