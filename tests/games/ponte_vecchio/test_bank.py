"""The cash identity of section 6: all cash is the start, less what was bid, plus what the bank paid."""

import pytest
from librt.random import Random

import ponti
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import BUILD, PAYEE, STOP


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["public", "sealed", "off"])
@pytest.mark.parametrize("joker", ["mover", "payee"])
def test_money_only_comes_from_the_bank_and_goes_to_it_for_shops(seats: int, mode: str, joker: str) -> None:
    rng = Random(seats)
    state = GAME.new_game({"sale_mode": mode, "joker_counts": joker}, seats)
    bids = payouts = sales = 0
    while GAME.to_act(state) != ponti.OVER:
        before = state.copy()
        GAME.apply(state, GAME.rollout(state, rng))
        change = sum(map(int, state.cash)) - sum(map(int, before.cash))
        if state.phase == BUILD and before.phase != BUILD:
            assert change == -state.bid
            bids += int(state.bid)
        elif before.phase in (STOP, PAYEE):
            assert change == (state.facts.paid if state.facts.paid_to != -1 else 0)
            payouts += change
        else:
            sales += before.facts is not state.facts and before.facts.sale_round != state.facts.sale_round
            assert change == 0
        assert sum(map(int, state.cash)) == 100 * seats - bids + payouts
    assert bids > 0
    assert payouts > 0
    assert (sales > 0) == (mode != "off" and seats > 2), "between two, no price helps both"
