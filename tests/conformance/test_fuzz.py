"""Whatever is sent to a game's parsers, only ``PontiError`` comes out."""

from functools import partial
from json import dumps

from hypothesis import given
from hypothesis import strategies as st

import ponti
from ponti.core.game import AnyGame
from tests.conformance.cases import every_game
from tests.core.strategies import json_values, odd_values
from tests.outcome import assert_polite, outcome

pieces = st.lists(st.text(max_size=3) | st.sampled_from(["a1", "c10", "+", "-", "*", ":", ",", "X", "h", "12", "pass"]))


@every_game
@given(text=st.text() | pieces.map("".join))
def test_any_text_is_actions_or_bad_notation(game: AnyGame, text: str) -> None:
    state = game.new_game()
    for call in (partial(game.parse, text), partial(game.read, state, text)):
        ids = outcome(call)
        if isinstance(ids, ponti.PontiError):
            assert isinstance(ids, ponti.BadNotation)
            assert_polite(ids)
        else:
            assert ids
            assert all(0 <= id < game.actions.size for id in ids)


@every_game
@given(data=st.data())
def test_any_json_is_an_action_or_bad_notation(game: AnyGame, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(game.actions.kinds))
    names = st.sampled_from(["type", *kind.names]) | st.text(max_size=3)
    json = data.draw(st.dictionaries(names, json_values | odd_values, max_size=4))
    for sent in (json, {**json, "type": kind.type_name}):
        id = outcome(partial(game.actions.from_json, sent))
        if isinstance(id, ponti.PontiError):
            assert isinstance(id, ponti.BadNotation)
            assert_polite(id)
        else:
            assert game.actions.to_json(id) == sent


@every_game
@given(data=st.data())
def test_any_options_are_read_or_refused(game: AnyGame, data: st.DataObject) -> None:
    names = st.sampled_from([option.name for option in game.options]) | st.text(max_size=3)
    given_options = data.draw(st.dictionaries(names, odd_values | json_values, max_size=3))
    seats = data.draw(st.integers(game.min_seats - 1, game.max_seats + 1))
    options = outcome(partial(game.check_setup, given_options, seats))
    if isinstance(options, ponti.PontiError):
        assert isinstance(options, ponti.BadOptions)
        assert_polite(options)
    else:
        assert list(options) == [option.name for option in game.options]


@every_game
@given(data=st.data())
def test_any_member_of_a_position_is_read_or_refused(game: AnyGame, data: st.DataObject) -> None:
    dumped = game.dump_state(game.new_game())
    name = data.draw(st.sampled_from(sorted(dumped)))
    for json in ({**dumped, name: data.draw(json_values)}, dumps({**dumped, name: data.draw(json_values)})):
        loaded = outcome(partial(game.load_state, json))
        if isinstance(loaded, ponti.PontiError):
            assert_polite(loaded)
        else:
            assert game.prompt(loaded).words.text("it")


@every_game
@given(
    lines=st.lists(st.text(max_size=8) | pieces.map("".join), max_size=3), seat=st.sampled_from(["*", "0", "1", "x"])
)
def test_any_events_are_a_record_or_a_bad_record(game: AnyGame, lines: list[str], seat: str) -> None:
    head = f"ponti record 1\ngame {game.id}\nrules {game.rules_version}\noptions\nseats {game.min_seats}\nevents\n"
    text = head + "\n".join(f"{number} {seat} {line}" for number, line in enumerate(lines, 1))
    record = outcome(partial(ponti.Record.loads, text))
    if isinstance(record, ponti.PontiError):
        assert isinstance(record, ponti.BadRecord)
        assert_polite(record)
        return
    assert ponti.Record.loads(record.dumps()) == record
    replayed = outcome(record.replay)
    assert isinstance(replayed, ponti.Match | ponti.BadRecord)
