"""States are independent and questions change nothing."""

from ponti.core.game import State
from tests.conformance.cases import Case, every_case, viewers
from tests.conformance.json_text import json_text
from tests.conformance.walk import Step, walk


@every_case
def test_a_copy_and_its_original_go_separate_ways(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        before = json_text(game.dump_state(step.before))
        one, other = step.before.copy(), step.before.copy()
        assert json_text(game.dump_state(one)) == before, step.number
        game.apply(one, step.action, step.actor)
        assert json_text(game.dump_state(step.before)) == before, step.number
        assert json_text(game.dump_state(other)) == before, step.number
        game.apply(other, step.action, step.actor)
        assert json_text(game.dump_state(one)) == json_text(game.dump_state(other)), step.number


@every_case
def test_a_copied_game_ends_like_the_original(case: Case) -> None:
    game, played = case.game, walk(case)
    middle = played.steps[len(played.steps) // 2]
    twin = middle.before.copy()
    for step in played.steps[middle.number :]:
        assert json_text(game.dump_state(twin)) == json_text(game.dump_state(step.before)), step.number
        twin = twin.copy()
        game.apply(twin, step.action, step.actor)
    assert json_text(game.dump_state(twin)) == json_text(game.dump_state(played.end))


@every_case
def test_questions_change_nothing(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        state = step.before.copy()
        before = json_text(game.dump_state(state))
        _ask_everything(case, step, state)
        assert json_text(game.dump_state(state)) == before, step.number


def _ask_everything(case: Case, step: Step, state: State) -> None:
    game, rng = case.game, walk(case).fast_rng("questions", step.number)
    game.legal_actions(state, step.actor)
    game.acting(state)
    game.result(state)
    game.evaluate(state)
    game.sample(state, rng)
    game.rollout(state, rng)
    game.prompt(state)
    game.describe(state, step.action)
    game.why_not(state, 0, step.actor)
    game.picture(state)
    game.scene(state)
    if not step.is_chance:
        game.preview(state, step.action)
    for viewer in viewers(case):
        view = game.redact(state, viewer)
        seen = json_text(game.dump_state(view))
        game.redact_event(state, step.action, viewer, step.actor)
        game.redeal(view, rng)
        game.scene(view)
        game.picture(view)
        assert json_text(game.dump_state(view)) == seen, step.number
