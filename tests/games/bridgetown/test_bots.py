"""The evaluation and the playout policy: they plan what they can reach, and take what is new."""

import pytest
from librt.random import Random

import ponti
from ponti.core.match import Match
from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from tests.games.bridgetown.table import at, play, state_of, texts


def playouts(match: Match, times: int = 200) -> dict[str, int]:
    """How often the policy takes each decision."""
    rng = Random(1)
    counts: dict[str, int] = {}
    for _ in range(times):
        text = GAME.actions.text(int(GAME.rollout(state_of(match), rng)))
        counts[text] = counts.get(text, 0) + 1
    return counts


def greedy(match: Match) -> str:
    """The decision whose next position the evaluation likes best for its seat."""
    seat = match.acting()[0]

    def worth(text: str) -> float:
        after = state_of(match).copy()
        GAME.apply(after, GAME.actions.parse(text), seat)
        return GAME.evaluate(after)[seat]

    return max(texts(match), key=worth)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("easier", [False, True])
def test_playouts_end_with_legal_decisions_and_collect_as_many_colours_as_people(seats: int, easier: bool) -> None:
    best: list[float] = []
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new_game({"easier": easier}, seats)
        while GAME.to_act(state) != ponti.OVER:
            action = int(GAME.rollout(state, rng))
            assert action in GAME.legal_actions(state)
            GAME.apply(state, action)
        best.append(max(GAME.result(state).scores))
    assert 4.5 <= sum(best) / len(best) <= 7.5


def test_both_plan_the_mode_whose_flag_is_near() -> None:
    match = at("plan", planners=["", ""], racers=["eHA", "eHA"], flags="orange white red yellow orange blue white red")
    assert greedy(match) in ("plan taxi", "plan bus")
    assert max(playouts(match), key=playouts(match).__getitem__) in ("plan taxi", "plan bus")


def test_both_ride_for_the_flag() -> None:
    match = play(at(planners=["bicycle", "walk"]), "use bicycle")
    assert greedy(match) == "to bMO2 MO"
    assert playouts(match) == {"to bMO2 MO": 200}


def test_both_exchange_for_a_new_colour_and_not_for_an_old_one() -> None:
    better = play(at(planners=["bicycle", "walk"], cards=["MO red, HA red"]), "use bicycle", "to bMO2 MO")
    assert (greedy(better), playouts(better)) == ("exchange", {"exchange": 200})
    worse = play(at(planners=["bicycle", "walk"], cards=["MO red, HA green"]), "use bicycle", "to bMO2 MO")
    assert (greedy(worse), playouts(worse)) == ("decline", {"decline": 200})


def test_the_eighth_flag_is_worth_most() -> None:
    cards = ["RI red, MQ red, HA purple, BU black, ST blue, BW black, FR black"]
    match = play(at(planners=["bicycle", "walk"], cards=cards), "use bicycle")
    assert greedy(match) == "to bMO2 MO"
    assert playouts(match) == {"to bMO2 MO": 200}


def test_evaluations_are_equal_at_the_start_and_favour_colours_later() -> None:
    assert len(set(GAME.evaluate(GAME.new_game({}, 4)))) == 1
    ahead, behind = GAME.evaluate(state_of(at(cards=["RI red, MQ black, FR green", "RI red"])))
    assert ahead > 0.8
    assert ahead + behind == pytest.approx(1.0)


def test_a_draw_is_sampled_by_its_weight() -> None:
    rng = Random(5)
    state = GAME.new_game({}, 2)
    for text in ("flag white", "flag orange"):
        GAME.apply(state, GAME.actions.parse(text))
    counts = [0] * 8
    for _ in range(2_000):
        counts[int(GAME.sample(state, rng)) - GAME.actions.parse("flag white")] += 1
    assert counts[7] == 0
    assert counts[0] / 2_000 == pytest.approx(2 / 19, abs=0.03)
    assert counts[3] / 2_000 == pytest.approx(3 / 19, abs=0.03)
