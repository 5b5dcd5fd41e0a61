"""Records: readable, exact, checked, with the line that is damaged."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from json import dumps, loads
from pickle import dumps as pickled
from pickle import loads as unpickled

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti import BadRecord, Dice, Match, PontiError, Record
from ponti.core.record import Event, canonical, result_text
from tests.core.strategies import json_values
from tests.core.test_match import GAME, match_with, played_out
from tests.outcome import assert_polite, outcome
from tests.toy.state import CHOOSE, DEAL, MARK

TEXT = """ponti record 1
game toy
rules 1
options deck=6 wins=high double=off
seats 2
names ["Ada","Bo"]
events
1 * +3
2 * +1
3 * +4
4 * +2
5 1 1
6 0 3
7 0 b+e
9 0 4
10 1 2
11 0 a+c
result
"""
TEXT = TEXT.replace("result\n", "").replace("events", "result places=1,2 scores=10,0 reason=hands_empty\nevents", 1)


def damaged(line: int, text: str | None) -> str:
    """The record with one line replaced or left out."""
    lines = TEXT.splitlines()
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines) + "\n"


# -- writing and reading --------------------------------------------------------------------------------------------


def test_a_record_reads_as_it_is_written() -> None:
    record = Record.loads(TEXT)
    assert record.dumps() == TEXT
    assert record.events[:7] == (
        *(Event(-1, DEAL + card - 1) for card in (3, 1, 4, 2)),
        *(Event(1, 9), Event(0, 11), Event(0, MARK + 1)),
    )
    assert record.replay().result().scores == (10.0, 0.0)


def test_the_json_form_has_the_same_fields() -> None:
    json = Record.loads(TEXT).to_json()
    assert json == {
        "ponti_record": 1,
        "game": "toy",
        "rules": 1,
        "options": {"deck": 6, "wins": "high", "double": False},
        "seats": 2,
        "names": ["Ada", "Bo"],
        "result": "places=1,2 scores=10,0 reason=hands_empty",
        "events": TEXT.splitlines()[8:],
    }
    assert Record.loads(dumps(json)) == Record.loads(dumps(json, indent=2)) == Record.loads(TEXT)


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "  \n").replace("\n1 * +3", "\n\n 1  *\t+3"),
        lambda text: text.replace("b+e", "e+b"),
        lambda text: text.replace("7 0 b+e", "7 0 b\n8 0 e"),
        lambda text: text.replace("deck=6 wins=high double=off", "double=no"),
    ],
)
def test_what_an_editor_does_to_a_file_does_not_matter(rewrite: Callable[[str], str]) -> None:
    assert rewrite(TEXT) != TEXT
    assert Record.loads(rewrite(TEXT)).dumps() == TEXT


@given(st.lists(st.text(), max_size=4))
def test_any_names_come_back(names: list[str]) -> None:
    record = replace(Record.loads(TEXT), names=tuple(names))
    for text in (record.dumps(), dumps(record.to_json())):
        assert Record.loads(text) == record
        text.encode()


@pytest.mark.parametrize("name", ["Bo\nb", "\x85", "\u2028", "\x1c", "\ud800", "«Ada» 🌉", "events", '"', ""])
def test_odd_names_come_back(name: str) -> None:
    record = replace(Record.loads(TEXT), names=("Ada", name))
    assert Record.loads(record.dumps()) == record
    assert record.dumps().count("\n") == TEXT.count("\n")


def test_a_pair_written_as_one_word_has_one_order() -> None:
    events = [Event(0, MARK + 4), Event(0, MARK + 1), Event(1, MARK + 3), Event(0, MARK)]
    assert canonical(GAME, events) == [Event(0, MARK + 1), Event(0, MARK + 4), Event(1, MARK + 3), Event(0, MARK)]


def test_a_record_keeps_its_own_options() -> None:
    match = match_with(3, 1, 4, 2)
    record = match.record()
    record.options["deck"] = 9
    assert match.start.options["deck"] == 6


def test_an_unfinished_game_has_no_result_and_keeps_its_secret() -> None:
    match = Match(GAME, dice=Dice(seed=1))
    record = match.record()
    assert (record.result, record.secret) == ("", "")
    assert record.commitment == Dice(seed=1).commitment
    assert Record.loads(record.dumps()) == record
    assert GAME.dump_state(record.replay().state) == GAME.dump_state(match.state)


def test_a_game_from_a_position_carries_it() -> None:
    match = Match(GAME, start=match_with(3, 1, 4, 2).state)
    match.play("3")
    record = match.record()
    for text in (record.dumps(), dumps(record.to_json())):
        assert Record.loads(text) == record
    assert GAME.dump_state(record.replay().state) == GAME.dump_state(match.state)


def test_records_travel_between_processes() -> None:
    record = Record.loads(TEXT)
    assert unpickled(pickled(record)) == record


@pytest.mark.parametrize(("score", "text"), [(3.0, "3"), (4.5, "4.5"), (-2.0, "-2"), (1_234_567.5, "1234567.5")])
def test_scores_are_written_exactly(score: float, text: str) -> None:
    result = replace(GAME.result(match_with(1, 2, 3, 4).state), scores=(score, 0.0))
    assert f"scores={text},0 " in result_text(result)


# -- damaged records ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text", "code", "at"),
    [
        (1, "ponti record 2", "record_head", 1),
        (1, "", "record_head", 1),
        (2, "game chess", "record_options", 2),
        (2, "game", "record_options", 2),
        (2, None, "record_field_missing", 0),
        (3, "rules one", "record_field", 3),
        (3, "rules -1", "record_field", 3),
        (3, "rules ٣", "record_field", 3),
        (3, None, "record_field_missing", 0),
        (4, "options deck=99", "record_options", 4),
        (4, "options colour=red", "record_options", 4),
        (4, "options deck=6 deck=6", "record_field", 4),
        (4, "options deck", "record_options", 4),
        (4, None, "record_field_missing", 0),
        (5, "seats 9", "record_options", 4),
        (5, "seats 0", "record_options", 4),
        (5, "seats", "record_field", 5),
        (6, 'names ["Ada",', "record_field", 6),
        (6, 'names {"Ada": 1}', "record_field", 6),
        (6, "names [1, 2]", "record_field", 6),
        (6, "names null", "record_field", 6),
        (6, "start null", "record_field", 6),
        (6, "start []", "record_field", 6),
        (6, "start {}", "record_start", 6),
        (6, "commitment abc", "record_field", 6),
        (6, f"secret {'G' * 64}", "record_field", 6),
        (6, "seats 2", "record_field", 6),
        (6, "colour red", "record_field", 6),
        (8, None, "record_field", 8),
        (9, "1 * +9", "", 0),
        (9, "1 * +x", "record_notation", 9),
        (9, "2 * +3", "record_event", 9),
        (9, "1 2 +3", "record_event", 9),
        (9, "1 -1 +3", "record_event", 9),
        (9, "1 *", "record_event", 9),
        (9, "x", "record_event", 9),
        (10, None, "record_event", 10),
        (16, "8 0 4", "record_event", 16),
    ],
)
def test_a_damaged_line_is_named(line: int, text: str | None, code: str, at: int) -> None:
    record = outcome(partial(Record.loads, damaged(line, text)))
    if code == "":
        assert isinstance(record, Record), "readable, though it cannot be played"
        return
    assert isinstance(record, BadRecord)
    assert (record.code, record.line) == (code, at)
    assert str(record).startswith(f"Line {at}: " if at else "The record: ")
    assert_polite(record)


def test_a_record_without_events_ends_too_early() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads("ponti record 1\ngame toy")
    assert (caught.value.code, caught.value.line) == ("record_no_events", 2)


def test_more_events_than_any_game_has_are_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(TEXT.split("1 *")[0] + "".join(f"{number} * +3\n" for number in range(1, 1_000)))
    assert (caught.value.code, caught.value.line) == ("record_too_long", 8 + GAME.max_events + 1)


@pytest.mark.parametrize(
    ("json", "code"),
    [
        ("{", "record_json"),
        ("{}", "record_head"),
        ('{"ponti_record": true}', "record_head"),
        ('{"ponti_record": 1.0}', "record_head"),
        ('{"ponti_record": 2, "events": []}', "record_head"),
        ('{"ponti_record": 1}', "record_field"),
        ('{"ponti_record": 1, "events": "1 * +3"}', "record_field"),
        ('{"ponti_record": 1, "events": [1]}', "record_field"),
        ('{"ponti_record": 1, "events": [], "colour": 1}', "record_field"),
        ('{"ponti_record": 1, "events": [], "game": ["toy"]}', "record_field"),
        ('{"ponti_record": 1, "events": [], "game": "toy", "seats": "2"}', "record_field"),
        ('{"ponti_record": 1, "events": [], "game": "toy", "seats": true}', "record_field"),
        ('{"ponti_record": 1, "events": [], "game": "toy", "seats": 2, "rules": 1, "options": []}', "record_field"),
        ('{"a":' * 100_000, "record_json"),
        ('{"ponti_record": ' + "1" * 5_000 + "}", "record_json"),
    ],
)
def test_a_damaged_json_is_refused(json: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(json)
    assert caught.value.code == code
    assert_polite(caught.value)


def test_broken_json_names_its_line() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads('{"ponti_record": 1,\n"game": toy}')
    assert caught.value.line == 2


@pytest.mark.parametrize(
    "change", [{"options": {"deck": 9, "wins": "high", "double": False}}, {"seats": 3}, {"viewer": 0}, {"gone": [1, 2]}]
)
def test_a_start_that_does_not_fit_the_record_is_refused(change: dict[str, object]) -> None:
    start = dict(GAME.dump_state(match_with(3, 1, 4, 2).state))
    text = damaged(6, f"start {dumps({**start, **change})}")
    with pytest.raises(BadRecord) as caught:
        Record.loads(text.split("1 *")[0])
    assert (caught.value.code, caught.value.line) == ("record_start", 6)


@given(st.text())
def test_any_text_is_refused_as_a_bad_record(text: str) -> None:
    for sent in (text, "ponti record 1\n" + text, "{" + text):
        assert isinstance(outcome(partial(Record.loads, sent)), BadRecord)


@given(st.integers(0, len(TEXT)), st.integers(0, 6), st.text(max_size=6))
def test_any_damage_is_harmless_or_a_bad_record(place: int, length: int, text: str) -> None:
    record = outcome(partial(Record.loads, TEXT[:place] + text + TEXT[place + length :]))
    if isinstance(record, PontiError):
        assert isinstance(record, BadRecord)
        assert_polite(record)
        return
    assert Record.loads(record.dumps()) == record
    replayed = outcome(record.replay)
    assert isinstance(replayed, Match | BadRecord)


@given(
    st.sampled_from(["ponti_record", "game", "rules", "options", "seats", "names", "start", "secret", "events", "x"]),
    json_values,
)
def test_any_json_member_is_harmless_or_a_bad_record(name: str, value: object) -> None:
    record = outcome(partial(Record.loads, dumps({**Record.loads(TEXT).to_json(), name: value})))
    assert isinstance(record, Record | BadRecord)


# -- replaying ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text", "number"),
    [
        (9, "1 * +9", "1"),
        (9, "1 0 3", "1"),
        (13, "5 1 3", "5"),
        (13, "5 * +5", "5"),
        (14, "6 1 2", "6"),
        (18, "11 1 a+c", "11"),
    ],
)
def test_an_event_that_cannot_be_played_is_named(line: int, text: str, number: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(damaged(line, text)).replay()
    assert caught.value.code == "record_illegal_event"
    assert f"Event {number} " in str(caught.value)


def test_a_result_that_the_events_do_not_lead_to_is_refused() -> None:
    record = Record.loads(TEXT)
    for wrong in (
        replace(record, result="places=2,1 scores=10,0 reason=hands_empty"),
        replace(record, events=record.events[:-1]),
    ):
        with pytest.raises(BadRecord) as caught:
            wrong.replay()
        assert caught.value.code == "record_result_differs"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": 2}, "record_rules_version"),
        ({"game": "chess"}, "record_options"),
        ({"options": {"deck": 77}}, "record_options"),
        ({"seats": 9}, "record_options"),
        ({"start": {"game": "toy"}}, "record_start"),
        ({"events": (Event(0, 10**6),)}, "record_illegal_event"),
        ({"events": (Event(7, 0),)}, "record_illegal_event"),
    ],
)
def test_a_record_made_by_hand_is_checked_when_it_is_replayed(change: dict[str, object], code: str) -> None:
    record = replace(Record.loads(TEXT), **change)  # type: ignore[arg-type]
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.code == code


def test_a_replayed_match_goes_on() -> None:
    match = Record.loads(
        TEXT.split("9 0 4")[0].replace("result places=1,2 scores=10,0 reason=hands_empty\n", "")
    ).replay()
    match.play("4", 0)
    match.play("2", 1)
    match.play("a+c", 0)
    assert match.record() == Record.loads(TEXT)


# -- proving the dealing --------------------------------------------------------------------------------------------


def test_every_outcome_is_checked_against_the_secret() -> None:
    record = played_out(3).record()
    assert Record.loads(record.dumps()).verify() == 6


def dealt_otherwise(record: Record, card: int, other: int) -> Record:
    """The same game with two cards in each other's place, in the deal and in what is chosen."""
    swap = {
        DEAL + card: DEAL + other,
        DEAL + other: DEAL + card,
        CHOOSE + card: CHOOSE + other,
        CHOOSE + other: CHOOSE + card,
    }
    events = tuple(Event(event.seat, swap.get(event.action, event.action)) for event in record.events)
    return replace(record, events=events, result="")


def test_every_other_deal_is_found_out() -> None:
    record = played_out(3).record()
    codes: list[str] = []
    for card in range(9):
        for other in range(card):
            tampered = dealt_otherwise(record, card, other)
            if tampered.events != record.events:
                with pytest.raises(BadRecord) as caught:
                    tampered.verify()
                codes.append(caught.value.code)
    assert len(codes) > 20
    assert "record_outcome_differs" in codes, "also those that can be played"


@pytest.mark.parametrize("place", range(0, 64, 7))
def test_every_other_secret_or_commitment_is_found_out(place: int) -> None:
    record = played_out(3).record()
    for name in ("secret", "commitment"):
        text = getattr(record, name)
        digit = "0" if text[place] != "0" else "1"
        changed = {name: text[:place] + digit + text[place + 1 :]}
        with pytest.raises(BadRecord) as caught:
            replace(record, **changed).verify()
        assert caught.value.code == "record_commitment_differs"


def test_another_secret_with_its_own_commitment_gives_other_dice() -> None:
    dice = Dice(seed=4)
    record = replace(played_out(3).record(), secret=dice.secret.hex(), commitment=dice.commitment)
    with pytest.raises(BadRecord) as caught:
        record.verify()
    assert caught.value.code == "record_outcome_differs"


@pytest.mark.parametrize("change", [{"secret": ""}, {"secret": "no hex"}, {"secret": "ab"}])
def test_without_a_readable_secret_nothing_is_proved(change: dict[str, str]) -> None:
    with pytest.raises(BadRecord):
        replace(played_out(3).record(), **change).verify()  # type: ignore[arg-type]


def test_an_illegal_game_is_not_verified() -> None:
    record = played_out(3).record()
    with pytest.raises(BadRecord) as caught:
        replace(record, events=(*record.events, record.events[-1])).verify()
    assert caught.value.code == "record_illegal_event"


def test_a_game_from_a_position_is_verified_from_there() -> None:
    match = Match(GAME, start=match_with(3, 1).state, dice=Dice(seed=2))
    while not match.is_over:
        match.play(match.legal_ids()[0])
    assert Record.loads(match.record().dumps()).verify() == 2


def test_the_json_of_a_verified_game_verifies_too() -> None:
    record = Record.loads(dumps(loads(dumps(played_out(3).record().to_json()))))
    assert record.verify() == 6


# -- going on from a point of another game --------------------------------------------------------------------------


def continued_at(count: int, seed: int = 8) -> Match:
    """Another game that goes on from the first events of ``played_out(3)``, with dice of its own, to its end."""
    brought = played_out(3).events[:count]
    match = Match(GAME, {"deck": 9}, 3, Dice(seed=seed), brought=brought)
    while not match.is_over:
        match.play(match.legal_ids()[0])
    return match


@pytest.mark.parametrize("count", [0, 1, 3, 6, 9])
def test_dice_answer_for_what_comes_after_the_brought_events(count: int) -> None:
    match = continued_at(count)
    assert match.events[:count] == played_out(3).events[:count]
    record = match.record()
    assert record.continued == count
    for text in (record.dumps(), dumps(record.to_json())):
        assert Record.loads(text) == record
        assert Record.loads(text).verify() == 6 - min(count, 6)


def test_a_game_that_was_not_continued_says_nothing_about_it() -> None:
    assert "continued" not in played_out(3).record().dumps()
    assert "continued" not in played_out(3).record().to_json()


def test_brought_outcomes_are_not_passed_off_as_those_of_the_dice() -> None:
    record = replace(continued_at(3).record(), continued=0)
    with pytest.raises(BadRecord) as caught:
        record.verify()
    assert caught.value.code == "record_outcome_differs"


def test_dice_that_roll_otherwise_after_the_brought_events_are_found_out() -> None:
    record = continued_at(3).record()
    dice = Dice(seed=9)
    with pytest.raises(BadRecord) as caught:
        replace(record, secret=dice.secret.hex(), commitment=dice.commitment).verify()
    assert caught.value.code == "record_outcome_differs"


BROKEN_OFF = TEXT.split("9 0 4")[0].replace(
    "result places=1,2 scores=10,0 reason=hands_empty", "ended places=2,1 reason=%s"
)


@pytest.mark.parametrize("reason", ["resigned", "forfeit"])
def test_a_game_that_was_broken_off_says_how(reason: str) -> None:
    text = BROKEN_OFF % reason
    record = Record.loads(text)
    assert record.ended == f"places=2,1 reason={reason}"
    assert record.dumps() == text
    assert Record.loads(dumps(record.to_json())) == record
    assert not record.replay().is_over


@pytest.mark.parametrize(
    "wrong",
    [
        "places=2,1 reason=tired", "places=2,1", "places=2 reason=resigned", "places=2,1,3 reason=resigned",
        "places=3,1 reason=resigned", "places=0,1 reason=resigned", "reason=resigned",
        "places=2,1 reason=resigned\nresult places=2,1 scores=0,0 reason=hands_empty",
    ],
)  # fmt: skip
def test_what_no_table_decides_is_refused(wrong: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads((BROKEN_OFF % "resigned").replace("places=2,1 reason=resigned", wrong))
    assert (caught.value.code, caught.value.line) == ("record_field", 7)


def test_a_game_that_is_over_was_not_broken_off() -> None:
    record = replace(Record.loads(TEXT), result="", ended="places=2,1 reason=resigned")
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.code == "record_result_differs"


@pytest.mark.parametrize("text", ["continued 99", "continued -1", "continued x", "continued", "continued 13"])
def test_no_more_events_can_be_brought_than_there_are(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(TEXT.replace("result ", f"{text}\nresult "))
    assert (caught.value.code, caught.value.line) == ("record_field", 7)
    assert Record.loads(TEXT.replace("result ", "continued 12\nresult ")).continued == 12


@pytest.mark.parametrize("value", [True, "3", 3.0, None, 13, -1])
def test_a_damaged_number_of_brought_events_is_refused_in_json_too(value: object) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(dumps({**Record.loads(TEXT).to_json(), "continued": value}))
    assert caught.value.code == "record_field"


def test_brought_events_must_be_legal() -> None:
    events = played_out(3).events
    with pytest.raises(PontiError):
        Match(GAME, {"deck": 9}, 3, Dice(seed=1), brought=[*events[:7], events[0]])


def test_a_continued_game_taken_up_earlier_says_so() -> None:
    match = continued_at(6)
    assert match.until(9).record().continued == 6
    assert match.until(4).record().continued == 4
    assert match.copy().record() == match.record()
    assert match.until(4).copy().continued == 4
