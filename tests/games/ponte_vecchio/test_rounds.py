"""§15-§16, §18: hands come back, the final round, two players, stalls, the number of rounds and plays."""

import pytest
from librt.random import Random

import ponti
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import BID, BUILD, CARD, VecchioState
from tests.games.ponte_vecchio.table import cards, load, match_from, phase, position, state_of, texts, turn_up

FULL = 2**11 - 1
STEPS = range(1, 16)


def bridge(seats: int, missing: int) -> list[str]:
    """Shops of all seats, so that ``missing`` more can be built; the first seat has some left."""
    total = min(30, 12 * seats)
    plots = [f"{step}{side}" for side in "LR" for step in STEPS][: total - missing]
    shops: list[list[str]] = [[] for _ in range(seats)]
    for index, plot in enumerate(plots):
        shops[seats - 1 - index % seats].append(plot)
    return [" ".join(own) for own in shops]


def play_game(seats: int, seed: int, **options: object) -> tuple[list[VecchioState], VecchioState]:
    """A random game in which everybody always opens or passes: every auction sells a shop while there is money."""
    state = GAME.new_game(options, seats)
    rng = Random(seed)
    before: list[VecchioState] = []
    while GAME.to_act(state) != ponti.OVER:
        before.append(state.copy())
        legal = GAME.legal_actions(state)
        cheap = state.phase == BID  # the cheapest opening, then only passes: cash never runs out
        GAME.apply(state, legal[0] if cheap else legal[rng.randrange(len(legal))])
    return before, state


def test_15_s36_after_round_11_all_hands_are_full_again() -> None:
    before, _ = play_game(3, 1)
    for state in before:
        if state.phase == BID and state.high == -1 and state.places[0] == 0:
            expected = 11 - (int(state.round) - 1) % 11
            assert [bin(int(hand)).count("1") for hand in state.hands] == [expected] * 3


def test_15_rounds_without_a_move_count_too() -> None:
    played: list[object] = ["90", "80", "70", "60", "50", "40", "30", "20", "J", "100"]
    json = position(shops=["6L", "6R"], lord=4, round=11, last_build_round=11)
    for player in json["players"]:
        player["played"] = played
    match = match_from(json)
    turn_up(match, "10", "10")
    assert int(state_of(match).round) == 12
    assert [int(hand) for hand in state_of(match).hands] == [FULL, FULL]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 22), (3, 27), (4, 26), (5, 25)])
def test_16_s03_the_last_shop_when_every_auction_sells_one(seats: int, rounds: int) -> None:
    before, end = play_game(seats, seats)
    assert int(end.build_round) == rounds
    plays = sum(state.phase == CARD and all(card == -1 for card in state.chosen) for state in before)
    assert plays == rounds - 1 + 11
    assert GAME.result(end).reason == "last_shop"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_16_with_the_last_round_finished_there_is_one_play_more(seats: int) -> None:
    before, end = play_game(seats, 7, finish_round_before_final=True)
    plays = sum(state.phase == CARD and all(card == -1 for card in state.chosen) for state in before)
    assert plays == int(end.build_round) + 11


def last_auction(**options: object) -> ponti.Match:
    """Two players before the 24th shop, in round 22 with one card left in the hand."""
    match = match_from(position("bid", bridge(2, 1), lord=4, options=options))
    for text in ("bid 5", "pass") if int(state_of(match).left(1)) else ("bid 5",):
        match.play(text)
    assert phase(match) == "build 0"
    match.play(texts(match)[0])
    return match


def test_16_s38_with_two_players_the_24th_shop_is_the_last() -> None:
    match = last_auction()
    state = state_of(match)
    assert (bool(state.is_final()), int(state.final_plays)) == (True, 0)
    assert phase(match) == "card 0 1"
    assert sum(bin(int(shops)).count("1") for shops in state.shops) == 24


def test_16_all_cards_are_taken_back_for_the_final_round() -> None:
    json = position("bid", bridge(3, 1), lord=4, round=14, last_build_round=13)
    for player in json["players"]:
        player["played"] = ["J", "100"]
    match = match_from(json)
    match.play("bid 5")
    while match.prompt().phase == "bid":
        match.play("pass")
    match.play(texts(match)[0])
    assert [int(hand) for hand in state_of(match).hands] == [FULL] * 3


def test_16_finish_round_before_final_plays_the_old_hand_first() -> None:
    match = last_auction(finish_round_before_final=True)
    assert not state_of(match).is_final()
    assert phase(match) == "card 0 1"
    turn_up(match, "10", "20")
    match.play("keep")
    match.play("to 5")
    while match.prompt().phase in ("payee", "turn"):
        match.play(texts(match)[0])
    state = state_of(match)
    assert (int(state.final_plays), [int(hand) for hand in state.hands]) == (0, [FULL, FULL])


def test_16_no_auction_in_the_final_round_and_eleven_plays() -> None:
    match = last_auction(sale_mode="off")
    names = ["J", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]
    for play in range(11):
        assert int(state_of(match).final_plays) == play
        turn_up(match, names[play], names[(play + 3) % 11])
        while match.prompt().phase not in ("card", "over"):
            assert match.prompt().phase in ("stop", "payee", "turn")
            match.play(texts(match)[0])
    assert match.is_over
    assert match.result().reason == "last_shop"


def test_16_a_play_without_a_move_counts_as_one_of_the_eleven() -> None:
    match = cards(
        "10", "10", shops=["6L", "6R"], lord=4, last_build_round=1, final_reason="stall", final_plays=0,
        options={"stall_cap": 10},
    )  # fmt: skip
    assert int(state_of(match).final_plays) == 1
    assert phase(match) == "card 0 1"


def stalled(cap: int, waited: int) -> ponti.Match:
    """A card phase after ``waited`` rounds in a row without a build; nobody can ever bid again."""
    return match_from(
        position(shops=["6L", "6R"], cash=[0, 0], lord=4, last_build_round=11 - waited, options={"stall_cap": cap})
    )


def test_18_after_stall_cap_rounds_without_a_build_the_final_round_begins() -> None:
    match = stalled(4, 3)
    turn_up(match, "10", "10")
    assert int(state_of(match).final_plays) == 0
    assert match.prompt().clause == "16"


def test_18_one_round_earlier_it_does_not() -> None:
    match = stalled(4, 2)
    turn_up(match, "10", "10")
    assert not state_of(match).is_final()


def test_18_a_build_sets_the_count_to_0() -> None:
    match = match_from(position("bid", ["6L", "6R"], lord=4, last_build_round=8, options={"stall_cap": 4}))
    for text in ("bid 5", "pass", "9L"):
        match.play(text)
    turn_up(match, "10", "10")
    assert not state_of(match).is_final()
    assert int(state_of(match).build_round) == 12


def test_18_the_default_is_eleven_rounds() -> None:
    assert GAME.new_game({}, 3).terms.stall_cap == 11
    match = stalled(11, 10)
    turn_up(match, "10", "10")
    assert int(state_of(match).final_plays) == 0
    assert GAME.result(state_of(match)).reason == ""


def test_18_in_the_final_round_after_a_stall_plots_stay_free() -> None:
    state = load(
        position(shops=["6L", "6R"], lord=4, last_build_round=1, final_reason="stall", final_plays=0,
                 options={"stall_cap": 10})
    )  # fmt: skip
    rng = Random(1)
    while GAME.to_act(state) != ponti.OVER:
        assert state.phase not in (BID, BUILD)
        GAME.apply(state, GAME.sample(state, rng))
    assert GAME.result(state).reason == "stall"
