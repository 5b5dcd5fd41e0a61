"""The uniformity test itself, and the toy's redeal against an exact enumeration of all physical deals."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from librt.random import Random

from ponti import SPECTATOR
from tests.conformance.json_text import json_text
from tests.conformance.uniform import assert_fits, chance_of, chi_square, tally
from tests.toy.game import TOY
from tests.toy.state import HIDDEN, ToyState


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 15.137), (2, 18.421), (3, 21.108), (5, 25.745), (10, 35.564)])
def test_the_chance_of_a_statistic_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert chance_of(quantile, freedom) == pytest.approx(1e-4, rel=1e-3)
    assert chance_of(0, freedom) == 1


def test_a_fair_die_fits_and_a_loaded_one_does_not() -> None:
    rng = Random(1)
    fair = {side: Fraction(1, 6) for side in range(6)}
    assert_fits(tally(lambda: rng.randrange(6), 6_000), fair)
    with pytest.raises(AssertionError, match="chi-square"):
        assert_fits(tally(lambda: max(rng.randrange(6), rng.randrange(20) - 14), 6_000), fair)


def test_an_impossible_outcome_and_a_small_sample_are_refused() -> None:
    with pytest.raises(AssertionError, match="impossible"):
        chi_square({"a": 9, "c": 1}, {"a": 0.5, "b": 0.5})
    with pytest.raises(AssertionError, match="small"):
        chi_square({"a": 4, "b": 4}, {"a": 0.5, "b": 0.5})


def play(seats: int, deck: int, *actions: int) -> ToyState:
    state = TOY.new_game({"deck": deck}, seats)
    for action in actions:
        TOY.apply(state, action)
    return state


def all_deals(view: ToyState) -> Counter[str]:
    """Every way to put the unseen physical cards where the view has blanks, with how many ways give the same state."""
    places = [(seat, at) for seat, hand in enumerate(view.hands) for at, card in enumerate(hand) if card == HIDDEN]
    laid = [seat for seat, card in enumerate(view.chosen) if card == HIDDEN]
    deals: Counter[str] = Counter()
    for cards in permutations(view.unseen(), len(places) + len(laid)):
        world = view.copy()
        world.viewer = -4
        for (seat, at), card in zip(places, cards, strict=False):
            world.hands[seat][at] = card
        for hand in world.hands:
            hand.sort()
        for seat, card in zip(laid, cards[len(places) :], strict=True):
            world.chosen[seat] = card
        deals[json_text(TOY.dump_state(world))] += 1
    return deals


POSITIONS = {
    "dealt": play(2, 6, 0, 3, 1, 2),
    "one has chosen": play(2, 6, 0, 3, 1, 2, 9),
    "three hands in mid-deal": play(3, 6, 0, 3, 1, 2),
    "after a round": play(2, 6, 0, 3, 1, 2, 9, 12),
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_toy_redeals_every_physical_deal_equally_often(name: str, viewer: int) -> None:
    view = TOY.redact(POSITIONS[name], viewer)
    deals = all_deals(view)
    expected = {deal: Fraction(ways, deals.total()) for deal, ways in deals.items()}
    rng = Random(7)
    assert_fits(tally(lambda: json_text(TOY.dump_state(TOY.redeal(view, rng))), 12 * deals.total()), expected)
