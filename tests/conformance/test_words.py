"""Everything that a game says can be said in every language."""

from collections.abc import Iterator

from ponti.core.game import AnyGame
from ponti.core.options import Choice
from ponti.core.words import LANGUAGES, Words
from tests.conformance.cases import Case, every_case, every_game, viewers
from tests.conformance.walk import walk

MOST_ACTIONS = 12


@every_case
def test_prompts_actions_events_and_results_are_sentences(case: Case) -> None:
    spoken: set[Words] = set()
    for words in _spoken(case):
        spoken.add(words)
    for words in spoken:
        for language in LANGUAGES:
            text = words.text(language)
            assert text.strip() == text != "", words
            assert "{" not in text, words


def _spoken(case: Case) -> Iterator[Words]:
    game, played = case.game, walk(case)
    for step in played.steps:
        prompt = game.prompt(step.before)
        assert prompt.phase, step.number
        assert prompt.seats == game.acting(step.before), step.number
        yield prompt.words
        yield game.describe(step.before, step.action)
        for viewer in viewers(case):
            view = game.redact_event(step.before, step.action, viewer, step.actor)
            assert view.seat == step.actor, step.number
            assert view.action in (None, step.action), step.number
            yield view.words
    for step in played.focus:
        legal = game.legal_actions(step.before, step.actor)
        for action in legal[:: max(1, len(legal) // MOST_ACTIONS)]:
            yield game.describe(step.before, action)
        standing = game.result(step.before)
        yield standing.words
        yield from (row.label for row in standing.rows)
    yield game.prompt(played.end).words
    end = game.result(played.end)
    yield end.words
    yield from (row.label for row in end.rows)


@every_case
def test_an_actor_may_read_its_own_events(case: Case) -> None:
    game = case.game
    for step in walk(case).steps:
        if not step.is_chance:
            assert game.redact_event(step.before, step.action, step.actor, step.actor).action == step.action, (
                step.number
            )


@every_game
def test_titles_and_options_have_words(game: AnyGame) -> None:
    prefix = game.id.replace("_", "-")
    keys = [f"{prefix}-title"]
    for option in game.options:
        key = f"{prefix}-option-{option.name.replace('_', '-')}"
        keys += [key, f"{key}-help"]
        if isinstance(option, Choice):
            keys += [f"{key}-{str(value).replace('_', '-')}" for value in option.values]
    for key in keys:
        for language in LANGUAGES:
            assert Words(key).text(language)
    assert str(game.title()) == Words(keys[0]).text("en")
