"""A game, its text record and its JSON record are the same game."""

from json import dumps

import ponti
from ponti.core.record import Event
from tests.conformance.cases import Case, every_case, viewers
from tests.conformance.json_text import json_text
from tests.conformance.walk import Walk, walk


def match_of(played: Walk, since: int = 0) -> ponti.Match:
    """The walk as a match, from the start or from one of its positions."""
    case = played.case
    start = played.steps[since].before if since else None
    match = ponti.Match(case.game, dict(case.options), case.seats, names=("Ada", "Bo\nb"), start=start, rolls=False)
    for step in played.steps[since:]:
        match.play(step.action, step.actor)
    return match


@every_case
def test_a_match_plays_what_the_rules_play(case: Case) -> None:
    played = walk(case)
    match = match_of(played)
    assert match.events == [Event(step.actor, step.action) for step in played.steps]
    assert json_text(case.game.dump_state(match.state)) == json_text(case.game.dump_state(played.end))


@every_case
def test_a_record_replays_to_the_same_end(case: Case) -> None:
    played = walk(case)
    record = match_of(played).record()
    for text in (record.dumps(), dumps(record.to_json())):
        read = ponti.Record.loads(text)
        assert read == record
        assert read.dumps() == record.dumps()
        end = read.replay()
        assert json_text(case.game.dump_state(end.state)) == json_text(case.game.dump_state(played.end))
        assert end.record() == record


@every_case
def test_a_record_from_the_middle_of_a_game_replays_too(case: Case) -> None:
    played = walk(case)
    for step in played.focus[:: max(1, len(played.focus) // 3)]:
        record = match_of(played, step.number).record()
        read = ponti.Record.loads(record.dumps())
        assert read == record == ponti.Record.loads(dumps(record.to_json()))
        end = read.replay().state
        assert json_text(case.game.dump_state(end)) == json_text(case.game.dump_state(played.end)), step.number


@every_case
def test_a_match_with_dice_can_be_verified(case: Case) -> None:
    game, rng = case.game, walk(case).rng("dice")
    match = ponti.Match(game, dict(case.options), case.seats, dice=ponti.Dice(seed=rng.getrandbits(20)))
    while not match.is_over:
        seat = rng.choice(match.acting())
        match.play(rng.choice(match.legal_ids(seat)), seat)
    rolled = sum(event.seat == ponti.CHANCE for event in match.events)
    assert ponti.Record.loads(match.record().dumps()).verify() == rolled
    for viewer in viewers(case):
        assert len(match.event_views(viewer)) == len(match.events)
