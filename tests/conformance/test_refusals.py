"""``why_not`` gives a reason exactly where an action is not allowed."""

from ponti.core.words import LANGUAGES, Words
from tests.conformance.cases import Case, every_case
from tests.conformance.test_codec import ids_of
from tests.conformance.walk import Step, walk

MOST_IDS = 120


@every_case
def test_there_is_a_reason_exactly_against_what_is_not_allowed(case: Case) -> None:
    game = case.game
    reasons: set[Words] = set()
    for step in walk(case).focus:
        for seat in game.acting(step.before):
            legal = set(game.legal_actions(step.before, seat))
            for action in _asked(case, step, legal):
                refusal = game.why_not(step.before, action, seat)
                assert (refusal is None) == (action in legal), (step.number, seat, game.actions.text(action))
                if refusal is not None:
                    reasons.add(refusal.words)
    for words in reasons:
        assert all(words.text(language).strip() for language in LANGUAGES), words


@every_case
def test_nothing_is_allowed_after_the_end(case: Case) -> None:
    game, end = case.game, walk(case).end
    for action in ids_of(game)[:: max(1, game.actions.size // 20)]:
        refusal = game.why_not(end, action)
        assert refusal is not None, game.actions.text(action)
        assert refusal.words.text("it")


def _asked(case: Case, step: Step, legal: set[int]) -> list[int]:
    ids = ids_of(case.game)
    if len(ids) <= MOST_IDS:
        return ids
    rng = walk(case).rng("ask", step.number)
    return [*rng.sample(ids, MOST_IDS), *rng.sample(sorted(legal), min(len(legal), MOST_IDS // 4))]
