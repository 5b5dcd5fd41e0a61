"""The bench's counting; what takes how long is not tested."""

from ponti.core.registry import game
from ponti.lab.bench import bench, shape, state_bytes


def test_figures_are_positive_and_named() -> None:
    speed = bench(game("tre_ponti"), seconds=0.002, repeats=1)
    assert speed.game == "tre_ponti"
    assert min(speed.games_per_second, speed.decisions_per_second, speed.copies_per_second) > 0
    assert speed.mcts_iterations_per_second > 0
    assert speed.decisions_per_second > speed.games_per_second


def test_the_shape_counts_decisions_and_chance_apart() -> None:
    rules = game("diavolo")
    small = shape(rules, rules.check_setup({"size": 3}, 2), games=10)
    assert small.chance_events == 0
    assert 5 <= small.decisions <= 12


def test_the_memory_of_a_state_is_that_of_its_rows() -> None:
    rules = game("diavolo")
    assert 300 < state_bytes(rules.new_game({"size": 10})) < 20_000
