"""Exact look-ahead, compared with full minimax."""

import pytest
from librt.random import Random

from ponti.core.errors import BadOptions
from ponti.core.game import OVER, AnyGame, State
from ponti.core.registry import game
from ponti.search.factory import bot
from tests.search.minimax import after, minimax
from tests.search.tiny import Auction, Board, Duel, Gamble, Guess, Noughts


def random_position(rules: AnyGame, start: State, events: int, seed: int) -> State | None:
    rng = Random(seed)
    state: State = start.copy()
    for _ in range(events):
        if rules.to_act(state) == OVER:
            return None
        rules.apply(state, rules.sample(state, rng), rules.to_act(state))
    return None if rules.to_act(state) == OVER else state


@pytest.mark.parametrize("seed", range(15))
def test_to_the_end_it_equals_minimax(seed: int) -> None:
    rules = Noughts()
    state = random_position(rules, rules.new_game(), 2 + seed % 4, seed)
    if state is None:
        return
    analysis = bot("alphabeta", depth=9).analyse(rules, state)
    truth = minimax(rules, state)
    assert analysis.value == (truth if analysis.seat == 0 else 1 - truth)
    assert minimax(rules, after(rules, state, analysis.choice)) == truth
    assert all(found.value <= analysis.value for found in analysis.candidates)


def diavolo_endings(size: int, events: int, seeds: range) -> list[State]:
    rules = game("diavolo")
    found = [random_position(rules, rules.new_game({"size": size}), events, seed) for seed in seeds]
    return [state for state in found if state is not None]


@pytest.mark.parametrize("state", diavolo_endings(3, 6, range(4)) + diavolo_endings(4, 15, range(6)))
def test_small_lagoons_equal_minimax_for_both_searches(state: State) -> None:
    rules = game("diavolo")
    truth = minimax(rules, state)
    exact = bot("alphabeta", depth=100).analyse(rules, state)
    mine = truth if exact.seat == 0 else 1 - truth
    assert exact.value == mine
    searched = bot("mcts", iterations=4000, seed=1, exploration=1.0).analyse(rules, state)
    assert minimax(rules, after(rules, state, searched.choice)) == truth
    if searched.is_solved:
        assert searched.value == mine


def test_the_line_is_best_play_for_both() -> None:
    rules: AnyGame = Noughts()
    state: State = Board([1, 0, 0, 0, 2, 0, 0, 0, 1])
    truth = minimax(rules, state)
    analysis = bot("alphabeta", depth=9).analyse(rules, state)
    for action in analysis.line:
        state = after(rules, state, action)
        assert minimax(rules, state) == truth
    assert rules.to_act(state) == OVER


def test_chance_points_are_averaged() -> None:
    rules = Gamble()
    analysis = bot("alphabeta", depth=2).analyse(rules, rules.new_game())
    assert analysis.choice == 1
    assert analysis.value == pytest.approx(0.6)


def test_time_ends_the_deepening_with_the_last_whole_answer() -> None:
    rules = Noughts()
    analysis = bot("alphabeta", depth=9, seconds=0.000001).analyse(rules, rules.new_game())
    assert analysis.choice == bot("alphabeta", depth=1).choose(rules, rules.new_game())


@pytest.mark.parametrize("rules", [Guess(), Duel(), Auction()])
def test_hidden_simultaneous_and_larger_games_are_refused(rules: AnyGame) -> None:
    state = rules.new_game()
    while rules.to_act(state) < 0:
        rules.apply(state, rules.sample(state, Random(1)))
    with pytest.raises(BadOptions) as caught:
        bot("alphabeta").choose(rules, rules.redact(state, 0))
    assert caught.value.code == "bot_needs_open_game"
