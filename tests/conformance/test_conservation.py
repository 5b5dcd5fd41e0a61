"""What the games' own ``census.py`` says about every full state; see the package's head."""

from tests.conformance.cases import Case, every_case
from tests.conformance.hooks import hook
from tests.conformance.walk import walk


@every_case
def test_nothing_is_lost_or_made_during_a_game(case: Case) -> None:
    census = hook(case.game, "census")
    if census is None:
        return
    played = walk(case)
    expected = census.census(case.game, case.start())
    assert expected, "a census counts something"
    check = getattr(census, "check", None)
    for state in (*(step.before for step in played.steps), played.end):
        assert census.census(case.game, state) == expected, case.game.picture(state)
        if check is not None:
            check(case.game, state)
