"""What the protocol does for every game by itself."""

from collections import Counter
from fractions import Fraction

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import ponti
from ponti import BadOptions
from ponti.core.game import pick, place_rewards
from ponti.core.registry import register, unregister
from tests.conformance.uniform import assert_fits, tally
from tests.toy.game import TOY
from tests.toy.state import DEAL


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((1, 2), [1.0, 0.0]),
        ((1, 1), [0.5, 0.5]),
        ((2, 1, 3), [0.5, 1.0, 0.0]),
        ((1, 1, 3), [0.75, 0.75, 0.0]),
        ((1, 2, 2, 4), [1.0, 0.5, 0.5, 0.0]),
        ((1, 1, 1, 1, 1), [0.5] * 5),
    ],
)
def test_places_are_worth_1_to_0_and_equal_places_share(places: tuple[int, ...], rewards: list[float]) -> None:
    assert place_rewards(places) == pytest.approx(rewards)


def test_pick_draws_by_weight() -> None:
    rng, weights = Random(5), vec[i64]([1, 4, 2])
    assert_fits(tally(lambda: pick(weights, rng), 2_000), {0: Fraction(1, 7), 1: Fraction(4, 7), 2: Fraction(2, 7)})


def test_sample_draws_chance_by_weight_and_choices_evenly() -> None:
    state, rng = TOY.new_game(), Random(5)
    expected = {DEAL: Fraction(2, 7), **{DEAL + card: Fraction(1, 7) for card in range(1, 6)}}
    assert_fits(tally(lambda: int(TOY.sample(state, rng)), 2_000), expected)
    for card in (3, 1, 4, 2):
        TOY.apply(state, DEAL + card - 1)
    legal = TOY.legal_actions(state)
    assert_fits(
        tally(lambda: int(TOY.sample(state, rng)), 1_000), {action: Fraction(1, len(legal)) for action in legal}
    )


def test_a_new_game_has_the_default_options_and_the_fewest_seats() -> None:
    state = TOY.new_game()
    assert (state.options, state.seats, state.viewer) == (
        {"deck": 6, "wins": "high", "double": False},
        2,
        ponti.EVERYTHING,
    )


def test_the_winners_of_a_result_are_those_in_first_place() -> None:
    state = TOY.new_game(seats=3)
    assert TOY.result(state).winners == (0, 1, 2)
    state.points = [1, 3, 2]
    assert TOY.result(state).winners == (1,)
    assert not TOY.result(state).is_over


def test_games_are_found_by_id_and_listed_in_order() -> None:
    ids = [game.id for game in ponti.games()]
    assert ids[-1] == "toy"
    assert max(Counter(ids).values()) == 1
    assert all(ponti.game(id).id == id for id in ids)


@pytest.mark.parametrize("id", ["", "chess", "Toy", "x" * 1_000])
def test_an_unknown_game_is_refused_with_the_known_ones(id: str) -> None:
    with pytest.raises(BadOptions) as caught:
        ponti.game(id)
    assert caught.value.code == "unknown_game"
    assert "toy" in str(caught.value)


def test_a_game_is_on_offer_once() -> None:
    with pytest.raises(AssertionError):
        register(TOY)
    unregister(TOY)
    with pytest.raises(BadOptions):
        ponti.game("toy")
    register(TOY)
