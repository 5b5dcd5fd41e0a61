"""The evaluation and the playout policy: bids near the value of a shop, sales for a profit, no gifts to the leader."""

import pytest
from librt.random import Random

import ponti
from ponti.core.match import Match
from ponti.games.ponte_vecchio.evaluation import shop_value
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import BUILD
from tests.games.ponte_vecchio.table import cards, load, match_from, new_match, position, state_of, texts


def greedy(match: Match) -> str:
    """The notation of the decision whose next position the evaluation likes best for its seat."""
    seat = match.acting()[0]

    def worth(text: str) -> float:
        after = state_of(match).copy()
        GAME.apply(after, GAME.actions.parse(text), seat)
        return GAME.evaluate(after)[seat]

    return max(texts(match), key=worth)


def playouts(match: Match, times: int = 200) -> dict[str, int]:
    """How often the policy takes each decision."""
    rng = Random(1)
    counts: dict[str, int] = {}
    for _ in range(times):
        text = GAME.actions.text(int(GAME.rollout(state_of(match), rng)))
        counts[text] = counts.get(text, 0) + 1
    return counts


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_early_prices_of_playouts_are_those_of_real_games(seats: int) -> None:
    rng = Random(seats)
    prices: list[int] = []
    for _ in range(25):
        state = GAME.new_game({}, seats)
        while state.round < 5:
            GAME.apply(state, GAME.rollout(state, rng))
            if state.phase == BUILD:
                prices.append(int(state.bid))
    assert 40 <= sum(prices) / len(prices) <= 75


def test_a_shop_loses_value_as_the_game_goes_on() -> None:
    early = load(position(shops=["1L", "5L", "9L"], last_build_round=12))
    late = load(position(shops=["1L 2L 3L 4L 6L 7L 8L", "5L 1R 2R 3R 4R 6R 7R", "9L 8R 9R 10L 11L 12L 13L"]))
    assert shop_value(early, 0) > 1.5 * shop_value(late, 0) > 0


def test_the_evaluation_bids_for_a_cheap_shop_and_passes_on_a_dear_one() -> None:
    cheap = match_from(position("bid", shops=["5L", "6L", "9L"], cash=[300, 300, 300]))
    cheap.play("bid 10")
    assert greedy(cheap) == "bid 15"
    dear = match_from(position("bid", shops=["5L", "6L", "9L"], cash=[300, 300, 300]))
    dear.play("bid 250")
    assert greedy(dear) == "pass"
    assert playouts(dear) == {"pass": 200}


def test_the_evaluation_sells_for_more_than_the_own_gain() -> None:
    match = cards("10", "100", "30", shops=["9L", "10L", "11L"])
    for text in ("ask", "offer 50", "offer 0"):
        match.play(text)
    assert greedy(match) == "accept B"
    low = cards("90", "100", "100", shops=["9L", "10L", "11L"])
    for text in ("ask", "offer 5", "offer 0"):
        low.play(text)
    assert greedy(low) == "refuse"


def test_the_leader_is_not_fed() -> None:
    match = cards("10", "100", "30", shops=["9L", "10L", "11L"], cash=[100, 300, 100])
    for text in ("ask", "offer 20", "offer 0"):
        match.play(text)
    assert playouts(match) == {"refuse": 200}
    rich = cards("10", "100", "30", shops=["9L", "10L", "11L"], cash=[100, 300, 100])
    for text in ("ask", "offer 60", "offer 0"):
        rich.play(text)
    assert playouts(rich) == {"accept B": 200}


def test_the_evaluation_leads_the_lord_to_an_own_shop_and_pays_itself() -> None:
    match = cards("50", "60", "90", shops=["9L", "9R", "10L"], options={"sale_mode": "off"})
    assert greedy(match) == "to 9"
    match.play("to 9")
    assert greedy(match) == "pay A"
    assert playouts(match) == {"pay A": 200}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["public", "sealed"])
def test_playouts_end_and_enter_only_legal_digits(seats: int, mode: str) -> None:
    rng = Random(seats)
    state = GAME.new_game({"sale_mode": mode, "empty_only_if_needed": seats == 3}, seats)
    while GAME.to_act(state) != ponti.OVER:
        action = int(GAME.rollout(state, rng))
        assert action in GAME.legal_actions(state)
        GAME.apply(state, action)


def test_a_rich_bidder_in_a_playout_does_not_jump_to_all_he_has() -> None:
    match = match_from(position("bid", shops=["5L", "6L", "9L"], cash=[5000, 5000, 5000]))
    assert max(int(text.split()[1]) for text in playouts(match) if "x" not in text) <= 95
    assert not any("xxx" in text for text in playouts(match))


def test_evaluations_of_a_new_game_are_equal() -> None:
    assert len(set(GAME.evaluate(GAME.new_game({}, 4)))) == 1
    match = new_match(2)
    assert GAME.evaluate(state_of(match))[0] == pytest.approx(0.5)
