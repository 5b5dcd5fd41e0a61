"""Legal lists, chance, the end: what search and matches rely on."""

from collections.abc import Sequence

import ponti
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import walk


@every_case
def test_legal_ids_ascend_and_exist_for_every_acting_seat(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        for seat in game.acting(step.before):
            legal = game.legal_actions(step.before, seat)
            assert legal, step.number
            assert legal == sorted(set(legal)), step.number
            assert 0 <= legal[0] <= legal[-1] < game.actions.size, step.number
            assert list(game.legal_vec(step.before, seat)) == legal, step.number


@every_case
def test_acting_begins_with_the_seat_to_act(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        acting = game.acting(step.before)
        assert game.to_act(step.before) == acting[0], step.number
        assert acting == tuple(sorted(set(acting))), step.number
        assert acting == (ponti.CHANCE,) or 0 <= acting[0] <= acting[-1] < case.seats, step.number
        assert game.legal_actions(step.before) == game.legal_actions(step.before, acting[0]), step.number
    assert game.to_act(walk(case).end) == ponti.OVER
    assert game.acting(walk(case).end) == ()


@every_case
def test_each_chance_outcome_has_a_positive_weight(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        if step.is_chance:
            weights = game.chance_weights(step.before)
            assert len(weights) == len(game.legal_actions(step.before)), step.number
            assert min(weights) > 0, step.number
            assert list(game.weights_vec(step.before)) == weights, step.number


@every_case
def test_sample_and_rollout_give_legal_actions_of_the_first_acting_seat(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        rng = walk(case).fast_rng("sample", step.number)
        legal = game.legal_actions(step.before)
        for _ in range(5):
            assert game.sample(step.before, rng) in legal, step.number
            assert game.rollout(step.before, rng) in legal, step.number


@every_case
def test_rollouts_finish_within_the_bound(case: Case) -> None:
    game, rng = case.game, walk(case).fast_rng("rollout")
    state = case.start()
    events = 0
    while game.to_act(state) != ponti.OVER:
        game.apply(state, game.rollout(state, rng))
        events += 1
        assert events <= game.max_events


@every_case
def test_evaluations_and_rewards_lie_between_0_and_1(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        _check_worth(game.evaluate(step.before), case.seats)
    _check_worth(game.evaluate(walk(case).end), case.seats)
    rewards = game.rewards(walk(case).end)
    _check_worth(rewards, case.seats)
    places = game.result(walk(case).end).places
    assert all(
        (rewards[a] > rewards[b]) == (places[a] < places[b]) for a in range(case.seats) for b in range(case.seats)
    )


@every_case
def test_only_a_finished_game_has_a_reason(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        standing = game.result(step.before)
        assert not standing.is_over, step.number
        _check_places(standing.places, case.seats)
    end = game.result(walk(case).end)
    assert end.is_over
    assert end.winners
    assert len(end.scores) == case.seats
    assert all(len(row.values) == case.seats for row in end.rows)
    _check_places(end.places, case.seats)


def _check_worth(values: Sequence[float], seats: int) -> None:
    assert len(values) == seats
    assert all(0.0 <= value <= 1.0 for value in values), values


def _check_places(places: Sequence[int], seats: int) -> None:
    assert len(places) == seats
    assert all(place == 1 + sum(other < place for other in places) for place in places), places
