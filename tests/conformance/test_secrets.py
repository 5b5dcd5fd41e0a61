"""Nobody learns what they may not know: states that look alike to a viewer are alike in everything shown."""

from collections.abc import Iterator

import pytest

import ponti
from ponti.core.game import AnyGame, EventView, State
from ponti.core.record import Event
from ponti.core.reveals import is_revealing
from tests.conformance.cases import Case, every_case, viewers
from tests.conformance.hooks import hook
from tests.conformance.json_text import json_text
from tests.conformance.walk import Step, Walk, walk

REDEALS = 2
SWAPS = 3
MOST_ACTIONS = 12
MOST_EVENTS = 6
SILENT = 12
"""So many events of a walk, of kinds that can tell nothing, are looked at."""


def worlds(played: Walk, step: Step, viewer: int) -> Iterator[State]:
    """Full states that ``viewer`` cannot tell from the true one: redealt, and made by the game's own permuter."""
    game = played.case.game
    rng = played.fast_rng("worlds", step.number, viewer)
    for _ in range(REDEALS):
        yield game.redeal(game.redact(step.before, viewer), rng)
    permute = hook(game, "permute")
    if permute is not None:
        found = permute.worlds(game, step.before, viewer, played.rng("permute", step.number, viewer))
        for world, _ in zip(found, range(SWAPS), strict=False):
            yield world


def nearly(values: list[float]) -> object:
    """The same numbers but for the order in which they were summed."""
    return pytest.approx(values, abs=1e-9)


def face(game: AnyGame, state: State, viewer: int) -> dict[str, object]:
    """Everything that a viewer is shown of a state."""
    view = game.redact(state, viewer)
    legal = game.legal_actions(state, viewer) if viewer in game.acting(state) else []
    asked = sorted({*legal[:MOST_ACTIONS], *range(0, game.actions.size, max(1, game.actions.size // MOST_ACTIONS))})
    return {
        "state": json_text(game.dump_state(view)),
        "acting": game.acting(state),
        "legal": legal,
        "prompt": game.prompt(state),
        "scene": json_text(game.scene(view)),
        "picture": game.picture(view),
        "result": game.result(view),
        "evaluation": game.evaluate(view),
        "words": [game.describe(view, action) for action in legal],
        "previews": [json_text(game.preview(view, action)) for action in legal[:MOST_ACTIONS]],
        "refusals": [game.why_not(state, action, viewer) for action in asked] if legal else [],
        "refusals in the view": [game.why_not(view, action, viewer) for action in asked] if legal else [],
        "view": [game.acting(view), game.prompt(view), game.legal_actions(view, viewer) if legal else []],
    }


@every_case
def test_states_that_look_alike_are_alike_in_everything_shown(case: Case) -> None:
    game, played = case.game, walk(case)
    for step in played.focus:
        for viewer in viewers(case):
            expected = face(game, step.before, viewer)
            expected["evaluation"] = nearly(game.evaluate(game.redact(step.before, viewer)))
            for world in worlds(played, step, viewer):
                assert face(game, world, viewer) == expected, (step.number, viewer)


@every_case
def test_a_view_shows_the_same_as_its_written_form(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        for viewer in viewers(case):
            view = game.redact(step.before, viewer)
            loaded = game.load_state(game.dump_state(view))
            assert json_text(game.scene(loaded)) == json_text(game.scene(view)), step.number
            assert game.picture(loaded) == game.picture(view), step.number
            assert game.evaluate(loaded) == nearly(game.evaluate(view)), step.number
            assert game.result(loaded) == game.result(view), step.number
            again = game.redact(view, viewer)
            assert json_text(game.dump_state(again)) == json_text(game.dump_state(view)), "redacting twice adds nothing"


@every_case
def test_legal_lists_and_prompts_follow_from_the_view(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        for viewer in viewers(case):
            view = game.redact(step.before, viewer)
            assert game.acting(view) == game.acting(step.before), step.number
            assert game.prompt(view) == game.prompt(step.before), step.number
            if viewer in game.acting(step.before):
                assert game.legal_actions(view, viewer) == game.legal_actions(step.before, viewer), step.number


@every_case
def test_what_a_viewer_reads_in_the_log_follows_from_what_it_sees(case: Case) -> None:
    """Two events between states that look alike before and after read alike: a log tells no secret."""
    game, played = case.game, walk(case)
    for step in played.focus:
        for viewer in viewers(case):
            read = seen(game, step.before, step.action, step.actor, viewer)
            for world in (step.before, *worlds(played, step, viewer)):
                for action in _alternatives(played, step, world):
                    other = seen(game, world, action, step.actor, viewer)
                    assert other[0] != read[0] or other[1] == read[1], (step.number, viewer, other[1], read[1])


def seen(game: AnyGame, state: State, action: int, actor: int, viewer: int) -> tuple[str, EventView]:
    """What a viewer sees after an event, and what it reads of it."""
    view = game.redact_event(state, action, viewer, actor)
    after = state.copy()
    game.apply(after, action, actor)
    return json_text(game.dump_state(game.redact(after, viewer))), view


def _alternatives(played: Walk, step: Step, world: State) -> list[int]:
    if step.actor not in played.case.game.acting(world):
        return []
    legal = played.case.game.legal_actions(world, step.actor)
    return legal if len(legal) <= MOST_EVENTS else played.rng("others", step.number).sample(legal, MOST_EVENTS)


@every_case
def test_an_actor_and_a_chance_point_look_the_same_in_every_world(case: Case) -> None:
    game, played = case.game, walk(case)
    for step in played.focus:
        if step.is_chance:
            for viewer in viewers(case):
                for world in worlds(played, step, viewer):
                    assert game.acting(world) == (ponti.CHANCE,), step.number


@every_case
def test_an_action_that_can_tell_nothing_tells_nothing(case: Case) -> None:
    """How far a game may be taken back hangs on it."""
    game, played = case.game, walk(case)
    silent = [step for step in played.steps if not (step.is_chance or game.actions.may_tell(step.action))]
    for step in played.rng("silent").sample(silent, min(SILENT, len(silent))):
        after = step.before.copy()
        game.apply(after, step.action, step.actor)
        event = Event(step.actor, step.action)
        assert not is_revealing(game, step.before, event, after), game.actions.text(step.action)
