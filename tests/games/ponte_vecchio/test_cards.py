"""§7-§9: secret cards, the reveal, and who has the right; with an oracle of the tie rule."""

from itertools import product

import pytest
from librt.random import Random

import ponti
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from tests.games.ponte_vecchio.table import cards, load, match_from, phase, position, refusal, state_of, turn_up

INFINITE = 10**6


def holder(*chosen: str, **said: object) -> int | None:
    """Who has the right after these cards; None when nobody has."""
    match = cards(*chosen, **said)
    seat = int(state_of(match).holder)
    return None if seat == -1 else seat


def test_07_all_choose_at_the_same_time_and_nobody_waits() -> None:
    match = match_from(position())
    assert match.acting() == (0, 1, 2)
    match.play("card 30", 2)
    assert match.acting() == (0, 1)
    match.play("card J", 0)
    assert match.acting() == (1,)
    with pytest.raises(ponti.NotYourTurn):
        match.play("card 40", 2)


def test_07_a_chosen_card_stays_in_the_hand_until_the_reveal() -> None:
    match = match_from(position())
    match.play("card 30", 2)
    assert state_of(match).hands[2] == 2**11 - 1
    turn_up(match, "40", "50")
    assert state_of(match).hands[2] == 2**11 - 1 - 2**3


def test_07_only_cards_of_the_hand_can_be_chosen() -> None:
    match = cards("10", "20", "30", shops=["1L", "2L", "3L"], cash=[0, 0, 0], last_build_round=11)
    match.play("to 5")
    assert phase(match) == "card 0 1 2"
    assert refusal(match, "card 10", 0)[0] == "7"
    match.play("card 10", 1)


def test_07_the_order_of_choices_has_no_effect() -> None:
    dumps = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        match = match_from(position())
        for seat in order:
            match.play(f"card {('20', '40', 'J')[seat]}", seat)
        dumps.add(str(GAME.dump_state(state_of(match))))
    assert len(dumps) == 1


def test_08_s12_the_lowest_card_has_the_right() -> None:
    assert holder("30", "20", "50") == 1


def test_08_s13_the_joker_is_lowest() -> None:
    assert holder("J", "10", "10") == 0


def test_08_s14_a_tie_goes_to_the_nearest_shop_ahead() -> None:
    assert holder("20", "20", "60", shops=["9L", "7L", "1L"], lord=4) == 1


def test_08_s15_only_the_nearest_shop_of_each_counts() -> None:
    assert holder("20", "20", "60", shops=["5L 15L", "6L 7L 8L", "1L"], lord=4) == 0


def test_08_s16_the_example_of_the_sheet() -> None:
    match = cards("10", "10", "10", "50", shops=["5L", "5R", "1L", "9L"], lord=4)
    assert int(state_of(match).holder) == 2
    assert int(state_of(match).struck) == 0b011


def test_08_s17_striking_repeats_with_the_distance_test() -> None:
    shops = ["5L", "5R", "10L", "9L", "8L"]
    assert holder("10", "10", "10", "50", "10", shops=shops, lord=3) == 4


def test_08_s18_own_step_and_steps_behind_do_not_count() -> None:
    assert holder("20", "20", "60", shops=["4L 10L", "3L 9L", "1L"], lord=4) == 1


def test_08_s19_ahead_is_where_the_lord_looks() -> None:
    assert holder("20", "20", "60", shops=["9L 2L", "5L", "15L"], lord=7, facing="down") == 1
    assert holder("20", "20", "60", shops=["8L 2L", "3L", "15L"], lord=7, facing="down") == 1


def test_08_s20_at_infinite_distance_all_of_them_are_struck() -> None:
    assert holder("10", "10", "70", shops=["2L", "1L", "9L"], lord=6) == 2


def test_08_a_finite_distance_beats_an_infinite_one() -> None:
    assert holder("10", "10", "70", shops=["2L", "15L", "9L"], lord=6) == 1


def test_08_s21_the_next_lowest_card_comes_after_the_struck_ones() -> None:
    assert holder("10", "10", "30", "40", shops=["6L", "6R", "1L", "2L"], lord=4) == 2


def test_08_a_struck_pair_leaves_the_next_pair_to_its_distance() -> None:
    assert holder("10", "10", "30", "30", shops=["6L", "6R", "9L", "8L"], lord=4) == 3


def test_09_nobody_left_ends_the_round_and_the_cards_stay_played() -> None:
    match = cards("10", "10", shops=["6L", "6R"], lord=4)
    state = state_of(match)
    assert phase(match) == "bid 0"
    assert (int(state.lord), int(state.holder), int(state.round)) == (4, -1, 13)
    assert [int(stack) for stack in state.stacks] == [2, 2]


def oracle(chosen: list[int], distances: list[int]) -> int | None:
    """§8 again, word for word and with lists."""
    candidates = list(range(len(chosen)))
    while candidates:
        low = min(chosen[seat] for seat in candidates)
        tied = [seat for seat in candidates if chosen[seat] == low]
        if len(tied) == 1:
            return tied[0]
        near = min(distances[seat] for seat in tied)
        nearest = [seat for seat in tied if distances[seat] == near]
        if len(nearest) == 1:
            return nearest[0]
        candidates = [seat for seat in candidates if seat not in nearest]
    return None


def steps_ahead(plots: list[str], lord: int, facing: str) -> int:
    """The distance to the nearest shop ahead, by looking at every step."""
    sign = 1 if facing == "up" else -1
    ways = [(int(plot[:-1]) - lord) * sign for plot in plots]
    return min((way for way in ways if way > 0), default=INFINITE)


@pytest.mark.parametrize(("lord", "facing"), [(4, "up"), (12, "down"), (14, "up"), (2, "down")])
def test_08_every_combination_of_three_ranks_agrees_with_the_oracle(lord: int, facing: str) -> None:
    rng = Random(lord)
    plots = [f"{step}{side}" for step in range(1, 16) for side in "LR"]
    for chosen in product(("J", "20", "90"), repeat=4):
        free = list(plots)
        shops = [[free.pop(rng.randrange(len(free))) for _ in range(1 + rng.randrange(3))] for _ in range(4)]
        ranks = [("J", "20", "90").index(card) for card in chosen]
        expected = oracle(ranks, [steps_ahead(own, lord, facing) for own in shops])
        match = match_from(position(shops=[" ".join(own) for own in shops], lord=lord, facing=facing))
        turn_up(match, *chosen)
        found = int(state_of(match).holder)
        assert (None if found == -1 else found) == expected, (chosen, shops)


def test_08_random_five_player_ties_agree_with_the_oracle() -> None:
    rng = Random(5)
    plots = [f"{step}{side}" for step in range(1, 16) for side in "LR"]
    names = ("J", "10", "20")
    nobody = 0
    for _ in range(300):
        free = [plot for plot in plots if rng.randrange(3)]
        shops = [[free.pop(rng.randrange(len(free))) for _ in range(rng.randrange(3))] for _ in range(5)]
        lord, facing = 1 + rng.randrange(14), "up"
        ranks = [rng.randrange(3) for _ in range(5)]
        state = load(position(shops=[" ".join(own) for own in shops], lord=lord, facing=facing))
        for seat, rank in enumerate(ranks):
            GAME.apply(state, GAME.actions.parse(f"card {names[rank]}"), seat)
        expected = oracle(ranks, [steps_ahead(own, lord, facing) for own in shops])
        nobody += expected is None
        assert int(state.holder) == (-1 if expected is None else expected)
    assert nobody > 0
