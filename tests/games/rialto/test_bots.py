"""What bots think of positions: the estimate, the habits of playouts, and the averages they lead to."""

from statistics import mean
from typing import Any

import pytest
from benchmarks.rialto_scores import ALARM, KNOWN, Game, line
from benchmarks.rialto_scores import play as play_whole

import ponti
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import RialtoState
from tests.games.rialto.table import lay, match, match_from, play, position


def greedy(game: ponti.Match) -> str:
    """What the one-step bot does."""
    seat = game.acting()[0]
    return GAME.actions.text(ponti.bot("greedy", seed=1).choose(game.game, game.view(seat)))


def worth(**said: Any) -> float:
    """The estimate for the first seat in the middle of the third round."""
    return GAME.evaluate(GAME.load_state(position(**{"round": 3, **said})))[0]


@pytest.mark.parametrize("section", ["doge", "gold", "building", "bridge", "gondola", "councilman"])
def test_cards_are_played_in_their_section(section: str) -> None:
    game = match(section=section, hands=[{section: 2}, {}, {}], round=2, supply=[5, 5, 5], general=[13, 13, 13])
    assert greedy(game) in ("lay 1", "lay 2")


def test_what_lies_on_the_table_is_worth_as_much_as_what_it_will_bring() -> None:
    played = worth(section="gold", hands=[{}, {}], queue=[1, 2], current=1)
    game = match(section="gold", round=3, hands=[{"gold": 2}])
    lay(game, 2)
    assert GAME.evaluate(game.state)[0] > played  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better",
    [
        {"points": [9]},
        {"coins": [2]},
        {"buildings": ["B4"]},
        {"hands": [{"building": 3}]},
        {"men": [{"CAN": 2, "CAS": 1}], "general": [10]},
        {"doge": [3], "ranks": [0, 1, 2]},
    ],
)
def test_more_is_better(better: dict[str, Any]) -> None:
    assert worth(**better) > worth()


def test_a_bridge_s_high_end_goes_where_one_leads() -> None:
    game = match(
        section="bridge", hands=[{"bridge": 1}, {}, {}], round=3, men=[{"CAN": 3}, {"SPO": 3}], general=[10, 10, 13],
        numbers=(1, 5, 6, 4, 2, 3),
    )  # fmt: skip
    lay(game, 1, 0, 0)
    chosen = greedy(game)
    assert chosen.startswith("bridge CAN-") and chosen.endswith("high CAN")
    assert not chosen.startswith("bridge CAN-SPO")


def test_the_virtual_player_has_no_share_in_the_estimate() -> None:
    game = match("lay", "doge", options={"virtual": True}, seats=2, hands=[{"doge": 1}, {}, {"doge": 2}])
    while not game.is_over:
        assert len(GAME.evaluate(game.state)) == 2  # type: ignore[arg-type]
        play(game, GAME.actions.text(game.legal_ids()[-1]))


def test_the_estimate_of_a_finished_game_is_its_outcome() -> None:
    state = match_from(position("over", 6, round=6, points=[30, 60, 45])).state
    assert isinstance(state, RialtoState)
    first, second, third = GAME.evaluate(state)
    assert second > third > first


def test_two_who_stand_alike_are_worth_nearly_the_same() -> None:
    state = match_from(position(seats=2)).state
    assert isinstance(state, RialtoState)
    one, other = GAME.evaluate(state)
    assert one + other == pytest.approx(1.0)
    assert abs(one - other) < 0.35, "the Doge's favour is worth something"


@pytest.mark.parametrize("seats", KNOWN)
def test_habits_score_about_what_simple_play_is_known_to_score(seats: int) -> None:
    games = [play_whole("habits", seats, seed) for seed in range(20)]
    scores = [score for game in games for score in game.result.scores]
    assert abs(mean(scores) / KNOWN[seats].mean - 1.0) < ALARM
    assert f"{mean(scores):5.1f} ({KNOWN[seats].mean:.0f}" in line("habits", seats, games)
    assert all(isinstance(game, Game) for game in games)


def test_a_search_with_the_game_s_tuning_takes_a_building_rather_than_none() -> None:
    game = match(section="building", hands=[{"building": 3}, {}, {}])
    lay(game, 3, 0, 0)
    bot = ponti.bot("mcts", iterations=60, seed=1)
    assert GAME.actions.text(bot.choose(game.game, game.view(0))) in {"take G4", "take Y4", "take B4"}
    assert ponti.bot("mcts", **GAME.tuning()) is not None, "all its settings are known"
