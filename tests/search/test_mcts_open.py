"""Tree search where nothing is hidden."""

from typing import Any

import pytest
from librt.random import Random

from ponti.search.factory import bot
from ponti.search.mcts import MCTSBot
from ponti.search.settings import Settings
from tests.search.minimax import after, minimax
from tests.search.tiny import Board, Gamble, Noughts

NOUGHTS = Noughts()

# X to move wins at once at 2; O to move must block at 2.
WIN_IN_ONE = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])
BLOCK = Board([1, 1, 0, 0, 2, 0, 0, 0, 0])
# X makes a double threat with 8 (corners 0 and 8 around O's centre lose; here O has answered badly).
FORK = Board([1, 2, 0, 0, 0, 0, 0, 0, 0])


def searcher(iterations: int = 1500, **settings: object) -> MCTSBot:
    made = bot("mcts", **{"iterations": iterations, "seed": 5, **settings})
    assert isinstance(made, MCTSBot)
    return made


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"playout": "rollout"},
        {"depth": 0},
        {"depth": 2, "mix": 0.5},
        {"amaf": 50},
        {"prior": 4},
        {"prior": 4, "widen": 3, "amaf": 20},
        {"urgency": 0.6},
        {"patience": 3},
    ],
    ids=str,
)
def test_every_way_of_thinking_wins_at_once_and_blocks(settings: dict[str, Any]) -> None:
    assert searcher(**settings).choose(NOUGHTS, WIN_IN_ONE) == 2
    assert searcher(**settings).choose(NOUGHTS, BLOCK) == 2


def test_a_forced_win_is_proven_and_agrees_with_minimax() -> None:
    analysis = searcher(5000).analyse(NOUGHTS, FORK)
    assert analysis.is_solved
    assert analysis.value == 1.0
    assert analysis.iterations < 5000
    assert minimax(NOUGHTS, after(NOUGHTS, FORK, analysis.choice)) == 1.0


@pytest.mark.parametrize("seed", range(12))
def test_what_is_proven_equals_minimax_on_random_boards(seed: int) -> None:
    rng = Random(seed)
    state = NOUGHTS.new_game()
    for _ in range(3 + seed % 3):
        NOUGHTS.apply(state, NOUGHTS.sample(state, rng))
    if NOUGHTS.to_act(state) < 0:
        return
    analysis = searcher(8000).analyse(NOUGHTS, state)
    truth = minimax(NOUGHTS, state)
    assert analysis.is_solved or truth == 0.5
    if analysis.is_solved:
        assert analysis.value == (truth if analysis.seat == 0 else 1 - truth)
    assert minimax(NOUGHTS, after(NOUGHTS, state, analysis.choice)) == truth


def test_chance_nodes_converge_to_the_expectation() -> None:
    game = Gamble()
    analysis = searcher(20_000).analyse(game, game.new_game())
    worth = {found.action: found.value for found in analysis.candidates}
    assert analysis.choice == 1
    assert worth[1] == pytest.approx(0.6, abs=0.02)
    assert worth[2] == pytest.approx(0.5, abs=0.06)


def test_shares_add_up_and_the_line_can_be_played() -> None:
    analysis = searcher().analyse(NOUGHTS, BLOCK)
    assert sum(found.share for found in analysis.candidates) == pytest.approx(1.0)
    assert sorted(found.action for found in analysis.candidates) == NOUGHTS.legal_actions(BLOCK)
    state = BLOCK.copy()
    for action in analysis.line:
        assert action in NOUGHTS.legal_actions(state)
        NOUGHTS.apply(state, action)
    assert analysis.line[0] == analysis.choice


def test_equal_seeds_and_iterations_give_equal_analyses() -> None:
    start = NOUGHTS.new_game()
    assert searcher(300).analyse(NOUGHTS, start) == searcher(300).analyse(NOUGHTS, start)
    other = MCTSBot(Settings(seconds=0, iterations=300, seed=6)).analyse(NOUGHTS, start)
    assert other != searcher(300).analyse(NOUGHTS, start)


def test_the_budget_of_iterations_is_kept_and_time_may_end_it() -> None:
    start = NOUGHTS.new_game()
    assert searcher(77).analyse(NOUGHTS, start).iterations == 77
    assert searcher(10**9, seconds=0.0001).analyse(NOUGHTS, start).iterations < 10**9


def test_a_choice_equals_the_whole_analysis() -> None:
    start = NOUGHTS.new_game()
    for iterations in (50, 333, 2000):
        assert searcher(iterations).choose(NOUGHTS, start) == searcher(iterations).analyse(NOUGHTS, start).choice


def test_the_only_action_is_played_without_thinking() -> None:
    last = Board([1, 2, 1, 1, 2, 2, 2, 1, 0])
    assert searcher(10**9).choose(NOUGHTS, last) == 8
