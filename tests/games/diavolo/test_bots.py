"""What the bots are told: estimates and playouts."""

import pytest
from librt.random import Random

from ponti.games.diavolo.components import CHOICE, NOBODY
from ponti.games.diavolo.rules import DIAVOLO
from tests.games.diavolo.boards import OTHER, play, position


def light_hopes(**given: object) -> float:
    return DIAVOLO.evaluate(position(**given))[0]  # type: ignore[arg-type]


def test_estimates_of_both_seats_add_up_to_one() -> None:
    assert sum(DIAVOLO.evaluate(position(light="a1 a2 a3 a4"))) == pytest.approx(1.0)


def test_an_island_is_better_than_a_sandbar() -> None:
    assert light_hopes(light="e4 e5 e6 e7") > light_hopes(light="e4 e5 e6")


def test_a_sandbar_with_room_is_better_than_one_without() -> None:
    assert light_hopes(light="a1 a2 a3", dark="e5") > light_hopes(light="a1 a2 a3", dark="b1 b2 b3 a4")


def test_linked_islands_are_better_than_lone_ones() -> None:
    islands = "a1 b1 a2 b2 d1 e1 d2 e2"
    assert light_hopes(light=islands, bridges="b1-d1") > light_hopes(light=islands)


def test_a_bridge_in_reach_is_worth_something() -> None:
    islands = "a1 b1 a2 b2 d1 e1 d2 e2"
    assert light_hopes(light=islands) > light_hopes(light=islands, dark="c1 c2")


@pytest.mark.parametrize("mover", ["light", "dark"])
def test_the_estimate_is_the_same_with_colours_exchanged(mover: str) -> None:
    one = light_hopes(light="a1 a2 a3 d4", dark="f1 f2 h8", to_move=mover)
    two = light_hopes(light="f1 f2 h8", dark="a1 a2 a3 d4", to_move=OTHER[mover])
    assert one == pytest.approx(1.0 - two)


def test_5_at_the_choice_the_second_player_expects_the_better_side() -> None:
    first, second = DIAVOLO.evaluate(play(DIAVOLO.new_game(), "e5+f6"))
    assert first < 0.5 < second


def test_5_the_better_side_at_the_choice_need_not_be_light() -> None:
    """Two light tiles alone are never the worse side, so this board is not one of play."""
    state = position(dark="a1 b1 a2 b2")
    state.phase, state.mover, state.light_seat = CHOICE, NOBODY, -1
    first, second = DIAVOLO.evaluate(state)
    assert first < 0.5 < second


@pytest.mark.parametrize("seed", range(4))
def test_a_guided_playout_makes_legal_actions_only(seed: int) -> None:
    rng = Random(seed)
    state = DIAVOLO.new_game({"size": 5})
    illegal = 0
    while DIAVOLO.acting(state):
        action = DIAVOLO.rollout(state, rng)
        illegal += action not in DIAVOLO.legal_actions(state)
        DIAVOLO.apply(state, action)
    assert illegal == 0


def test_guided_playouts_build_more_than_random_ones() -> None:
    points = {"rollout": 0.0, "sample": 0.0}
    for seed in range(6):
        for name in points:
            rng = Random(seed)
            state = DIAVOLO.new_game({"size": 9})
            while DIAVOLO.acting(state):
                action = DIAVOLO.rollout(state, rng) if name == "rollout" else DIAVOLO.sample(state, rng)
                DIAVOLO.apply(state, action)
            points[name] += sum(DIAVOLO.result(state).scores)
    assert points["rollout"] > 1.5 * points["sample"]
