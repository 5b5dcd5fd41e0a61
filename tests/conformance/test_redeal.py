"""A redealt state is a full, playable one that fits the view, and not always the same."""

import ponti
from ponti.core.game import AnyGame
from tests.conformance.cases import Case, cases, every_case, every_game, viewers
from tests.conformance.hooks import hook
from tests.conformance.json_text import json_text
from tests.conformance.walk import walk


@every_case
def test_a_redealt_state_fits_the_view_and_the_rules(case: Case) -> None:
    game, played = case.game, walk(case)
    census = hook(game, "census")
    for step in played.focus:
        rng = played.fast_rng("redeal", step.number)
        for viewer in viewers(case):
            view = game.redact(step.before, viewer)
            world = game.redeal(view, rng)
            assert world.viewer == ponti.EVERYTHING
            assert json_text(game.dump_state(game.redact(world, viewer))) == json_text(game.dump_state(view)), (
                step.number
            )
            loaded = game.load_state(game.dump_state(world))
            assert json_text(game.dump_state(loaded)) == json_text(game.dump_state(world)), step.number
            if census is not None:
                assert census.census(game, world) == census.census(game, step.before), step.number


@every_case
def test_a_redealt_state_can_be_played_to_its_end(case: Case) -> None:
    game, played = case.game, walk(case)
    for step in played.focus[::3]:
        rng = played.fast_rng("playout", step.number)
        for viewer in viewers(case):
            world = game.redeal(game.redact(step.before, viewer), rng)
            events = step.number
            while game.to_act(world) != ponti.OVER:
                game.apply(world, game.sample(world, rng))
                events += 1
                assert events <= game.max_events
            assert game.result(world).is_over


@every_case
def test_the_same_seed_deals_the_same(case: Case) -> None:
    game, played = case.game, walk(case)
    step = played.focus[len(played.focus) // 2]
    for viewer in viewers(case):
        view = game.redact(step.before, viewer)
        one, other = (game.redeal(view, played.fast_rng("same", viewer)) for _ in range(2))
        assert json_text(game.dump_state(one)) == json_text(game.dump_state(other))


@every_game
def test_redeals_vary_where_something_is_hidden(game: AnyGame) -> None:
    case = next(case for case in cases() if case.game is game)
    hidden = 0
    for step in walk(case).focus:
        rng = walk(case).fast_rng("vary", step.number)
        for viewer in viewers(case):
            view = game.redact(step.before, viewer)
            dealt = {json_text(game.dump_state(game.redeal(view, rng))) for _ in range(8)}
            hidden += len(dealt) > 1
            if _is_open(game, case):
                assert dealt == {json_text(game.dump_state(step.before))}
    assert _is_open(game, case) == (hidden == 0)


def _is_open(game: AnyGame, case: Case) -> bool:
    """Whether views of a game differ from the full states in nothing but their viewer."""
    return all(
        json_text({**game.dump_state(game.redact(step.before, viewer)), "viewer": "everything"})
        == json_text(game.dump_state(step.before))
        for step in walk(case).focus
        for viewer in viewers(case)
    )
