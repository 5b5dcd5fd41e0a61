"""Choices that several seats make at the same time arrive in any order, and nobody waits or learns from the others."""

from itertools import permutations

import ponti
from tests.conformance.cases import Case, every_case
from tests.conformance.json_text import json_text
from tests.conformance.walk import walk


@every_case
def test_the_order_of_simultaneous_choices_does_not_matter(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        acting = game.acting(step.before)
        if len(acting) < 2:
            continue
        rng = walk(case).rng("order", step.number)
        chosen = {seat: rng.choice(game.legal_actions(step.before, seat)) for seat in acting}
        ends: set[str] = set()
        for order in list(permutations(acting))[:6]:
            state = step.before.copy()
            for place, seat in enumerate(order):
                assert seat in game.acting(state), (step.number, order)
                assert set(game.acting(state)) >= set(order[place:]), "nobody stops or starts being asked"
                assert game.legal_actions(state, seat) == game.legal_actions(step.before, seat), (step.number, order)
                game.apply(state, chosen[seat], seat)
            ends.add(json_text(game.dump_state(state)))
        assert len(ends) == 1, step.number


@every_case
def test_a_choice_does_not_show_before_all_have_chosen(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        acting = game.acting(step.before)
        if len(acting) < 2:
            continue
        others = [seat for seat in range(case.seats) if seat != step.actor] + [ponti.SPECTATOR]
        for viewer in others:
            looks: set[str] = set()
            for action in game.legal_actions(step.before, step.actor):
                state = step.before.copy()
                game.apply(state, action, step.actor)
                looks.add(json_text(game.dump_state(game.redact(state, viewer))))
            assert len(looks) == 1, (step.number, viewer)
