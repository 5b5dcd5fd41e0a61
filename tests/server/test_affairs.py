"""Resigning, pausing, asking and answering, seats that change hands: what plans do to a table."""

import pytest

from ponti.server.affairs import Occupant, Status
from ponti.server.catalogue import hides
from ponti.server.plans_affairs import (
    plan_answer,
    plan_pause,
    plan_resign,
    plan_resume,
    plan_time_out,
    plan_withdraw,
)
from ponti.server.plans_play import plan_bot_play, plan_play, plan_take_back
from ponti.server.plans_rematch import plan_rematch
from ponti.server.plans_seats import plan_back, plan_bot, plan_claim, plan_newcomer
from ponti.server.rights import Viewer, asked_length
from tests.server.parties import CREATOR, Party, kinds

HOST = Viewer((0,), True)


def ask_number(party: Party) -> int:
    [ask] = party.table.affairs.asks
    return ask.number


# -- pauses ---------------------------------------------------------------------------------------------------------


def test_a_pause_begins_when_all_have_agreed() -> None:
    party = Party("toy", 3)
    assert kinds(party.do(plan_pause, (0,))) == ["asked"]
    assert party.table.affairs.asks[0].waiting == (1, 2)
    assert not party.is_paused()
    assert kinds(party.do(plan_answer, (2,), ask_number(party), True)) == ["agreed"]
    assert kinds(party.do(plan_answer, (1,), ask_number(party), True)) == ["agreed", "paused"]
    assert party.is_paused()
    assert party.table.affairs.asks == ()


def test_who_wants_what_is_asked_for_agrees() -> None:
    party = Party()
    party.do(plan_pause, (0,))
    assert kinds(party.do(plan_pause, (1,))) == ["agreed", "paused"]


def test_alone_with_bots_nobody_has_to_agree() -> None:
    party = Party("toy", 3, bots=(1, 2))
    assert kinds(party.do(plan_pause, (0,))) == ["asked", "paused"]


def test_those_at_one_screen_agree_with_each_other() -> None:
    party = Party("toy", 3, hotseat=(1,))
    assert kinds(party.do(plan_pause, (0, 1))) == ["asked", "agreed"]
    assert party.table.affairs.asks[0].waiting == (2,)


def test_nobody_plays_during_a_pause() -> None:
    party = Party(hotseat=(1,))
    legal = party.table.match.legal_ids(0)[0]
    party.play(0)
    party.do(plan_pause, (0, 1))
    assert party.refused(plan_play, (0,), 0, legal, party.table.number) == "table_paused"
    assert party.refused(plan_take_back, (0,), party.table.number) == "table_paused"
    assert party.refused(plan_pause, (0, 1)) == "table_paused"
    assert party.can(0)["resume"]
    assert not party.can(0)["pause"]
    assert party.can(0)["take_back"] == "no"
    party.do(plan_resume, (1,))
    party.play(0)
    assert party.refused(plan_resume, (1,)) == "not_paused"


def test_bots_wait_during_a_pause() -> None:
    party = Party("toy", bots=(1,))
    seen = party.table.number
    party.do(plan_pause, (0,))
    assert party.table.bots_due() == ()
    assert party.refused(plan_bot_play, 1, party.table.match.legal_ids(1)[0], seen) == "stale_event"
    party.do(plan_resume, (0,))
    assert party.table.bots_due() == (1,)
    party.bot_plays(1)


def test_asks_are_declined_or_withdrawn() -> None:
    party = Party("toy", 3)
    party.do(plan_pause, (0,))
    number = ask_number(party)
    assert party.refused(plan_withdraw, (1,), number) == "not_your_ask"
    assert party.refused(plan_answer, (0,), number, True) == "not_asked"
    assert party.refused(plan_answer, (), number, True) == "not_asked"
    assert party.refused(plan_pause, (0,)) == "ask_open"
    assert kinds(party.do(plan_answer, (1,), number, False)) == ["declined"]
    assert party.table.affairs.asks == ()
    assert party.refused(plan_answer, (2,), number, True) == "unknown_ask"
    party.do(plan_pause, (2,))
    party.do(plan_withdraw, (2,), ask_number(party))
    assert party.table.affairs.asks == ()
    assert party.refused(plan_withdraw, (2,), 10_000) == "unknown_ask"


def test_spectators_have_no_say() -> None:
    party = Party()
    for plan in (plan_pause, plan_resume):
        assert party.refused(plan, ()) == "not_your_seat"
    assert party.refused(plan_resign, (), 0) == "not_your_seat"
    assert party.refused(plan_resign, (0,), 9) == "unknown_seat"
    assert party.can() == {
        "resign": [],
        "pause": False,
        "resume": False,
        "rematch": False,
        "replace": [],
        "back": [],
        "take_back": "no",
    }


# -- taking back ----------------------------------------------------------------------------------------------------


def test_nothing_is_taken_back_where_that_is_the_rule() -> None:
    party = Party(take_back="none")
    party.play(0)
    assert party.can(0)["take_back"] == "no"
    assert party.refused(plan_take_back, (0,), party.table.number) == "no_take_backs"


def test_what_somebody_answered_goes_back_by_consent() -> None:
    party = Party(take_back="consent")
    while party.table.acting() == (0,):
        party.play(0)
    length = len(party.table.match.events) - 1
    assert party.can(0)["take_back"] == "free"
    party.play(1)
    assert party.can(0)["take_back"] == "ask"
    assert kinds(party.take_back(0)) == ["asked"]
    ask = party.table.affairs.asks[0]
    assert (ask.length, ask.waiting, ask.seat) == (length, (1,), 0)
    assert party.can(0)["take_back"] == "no"
    assert party.refused(plan_take_back, (0,), party.table.number) == "ask_open"
    lines = party.do(plan_answer, (1,), ask.number, True)
    assert kinds(lines) == ["agreed", "taken_back"]
    assert len(party.table.match.events) == length
    assert party.table.acting() == (0,)
    assert (lines[-1].seat, lines[-1].length) == (0, length)


def test_playing_on_is_no_consent() -> None:
    party = Party(take_back="consent")
    while party.table.acting() == (0,):
        party.play(0)
    party.play(1)
    party.take_back(0)
    number = ask_number(party)
    party.play()
    assert party.table.affairs.asks == ()
    assert party.refused(plan_answer, (1,), number, True) == "unknown_ask"


def test_without_a_move_of_ones_own_there_is_nothing_to_ask_for() -> None:
    party = Party(take_back="consent")
    party.play(0)
    assert party.can(1)["take_back"] == "no"
    assert party.refused(plan_take_back, (1,), party.table.number) == "no_take_back"


def test_a_free_take_back_needs_nobody() -> None:
    party = Party(take_back="consent")
    party.play(0)
    assert kinds(party.take_back(0)) == ["taken_back"]


def test_a_take_back_is_not_late_because_of_what_is_no_move() -> None:
    party = Party(free=(1,))
    party.play(0)
    seen = party.table.number
    party.do(plan_claim, party.table.seats[1])
    party.do(plan_take_back, (0,), seen)
    assert party.refused(plan_take_back, (0,), seen) == "stale_event"
    assert party.refused(plan_take_back, (0,), party.table.number + 1) == "stale_event"


@pytest.mark.parametrize("game", ["ponte_vecchio", "rialto", "tre_ponti", "bridgetown"])
def test_by_consent_a_game_goes_back_before_what_was_shown(game: str) -> None:
    party = Party(game, take_back="consent")
    before: dict[int, object] = {}
    seat, length = -1, -1
    while length < 0:
        assert not party.table.is_over
        before[len(party.table.match.events)] = party.table.game.dump_state(party.table.match.state)
        party.play()
        for seat in (0, 1):
            since = asked_length(party.table, (seat,))
            shown = any(line.reveals and line.length > since for line in party.lines)
            if party.can(seat)["take_back"] == "ask" and (shown or not hides(party.table.game)):
                length = since
                break
    party.take_back(seat)
    [ask] = party.table.affairs.asks
    assert ask.length == length
    for other in ask.waiting:
        party.do(plan_answer, (other,), ask.number, True)
    assert party.table.game.dump_state(party.table.match.state) == before[length]
    assert seat in party.table.acting()
    again = party.table.match.legal_ids(seat)[0]
    party.play(seat, again)
    loaded = party.reloaded()
    assert loaded.affairs == party.table.affairs
    assert loaded.match.events == party.table.match.events


# -- resigning ------------------------------------------------------------------------------------------------------


def test_of_two_the_other_wins() -> None:
    party = Party()
    party.play(0)
    party.do(plan_resign, (0,), 0)
    assert party.table.is_over
    assert party.table.acting() == ()
    assert party.table.result().places == (2, 1)
    assert party.table.result().reason == "resigned"
    assert party.table.result().words.text("en") == "Bice wins: Ada has resigned."
    assert party.table.result().words.text("it") == "Vince Bice: Ada ha abbandonato."
    for plan, args in ((plan_resign, ((1,), 1)), (plan_pause, ((1,),)), (plan_resume, ((1,),))):
        assert party.refused(plan, *args) == "game_over"
    assert party.refused(plan_play, (0,), 0, 0, party.table.number) == "game_over"
    assert party.refused(plan_take_back, (0,), party.table.number) == "no_take_back"
    assert party.refused(plan_bot, HOST, 1, "easy", ()) == "game_over"


def test_against_a_bot_too() -> None:
    party = Party(bots=(1,))
    party.do(plan_resign, (0,), 0)
    assert party.table.result().words.text("en") == "Bot (Easy) wins: Ada has resigned."


def test_of_three_a_bot_plays_on_and_comes_last() -> None:
    party = Party("toy", 3)
    party.do(plan_resign, (2,), 2)
    assert party.table.bots_due() == (2,)
    assert party.table.bot_level(2) == "medium"
    assert party.table.seats[2].stand_in == "medium"
    assert party.refused(plan_resign, (2,), 2) == "seat_resigned"
    assert party.refused(plan_play, (2,), 2, party.table.match.legal_ids(2)[0], party.table.number) == "seat_resigned"
    assert party.refused(plan_pause, (2,)) == "seat_resigned"
    assert party.refused(plan_back, (2,), 2) == "seat_resigned"
    while not party.table.is_over:
        seat = party.table.acting()[0]
        if seat == 2:
            party.bot_plays(seat)
        else:
            party.play(seat)
    assert party.table.result().places[2] == 3
    assert sorted(party.table.result().places) in ([1, 2, 3], [1, 1, 3])


def test_the_last_one_left_wins() -> None:
    party = Party("toy", 3)
    party.do(plan_resign, (2,), 2)
    party.wait(1)
    party.do(plan_resign, (0,), 0)
    assert party.table.is_over
    assert party.table.result().places == (2, 1, 3)
    assert party.table.result().words.text("en") == "Bice wins: Ada has resigned."


def test_resigning_ends_what_was_asked_and_the_pause() -> None:
    party = Party("toy", 3)
    party.do(plan_pause, (0,))
    party.do(plan_answer, (1,), ask_number(party), True)
    lines = party.do(plan_resign, (2,), 2)
    assert kinds(lines) == ["resigned", "paused"], "nobody else had to agree"
    party.do(plan_resign, (1,), 1)
    assert party.table.is_over
    assert not party.can(0)["resume"]


def test_a_move_is_not_late_because_somebody_resigned() -> None:
    party = Party("toy", 3)
    seen = party.table.number
    party.do(plan_resign, (2,), 2)
    party.do(plan_play, (0,), 0, party.table.match.legal_ids(0)[0], seen)


# -- seats ----------------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_until_the_person_plays() -> None:
    party = Party("toy", 3)
    assert party.can(0, host=True, connected=(0, 1))["replace"] == [2]
    party.do(plan_bot, HOST, 2, "hard", (0, 1))
    assert party.table.bots_due() == (2,)
    assert party.table.bot_level(2) == "hard"
    assert party.table.affairs.seats[2].status is Status.STAND_IN
    assert party.can(2)["back"] == [2]
    lines = party.play(2)
    assert kinds(lines)[:2] == ["seated", "played"]
    assert party.table.bots_due() == ()
    assert party.table.seats[2].stand_in is None
    assert party.can(2)["back"] == []


def test_the_person_may_say_that_it_is_back() -> None:
    party = Party("toy", 3)
    party.do(plan_bot, HOST, 1, "easy", ())
    seen = party.table.number
    assert party.refused(plan_back, (0,), 1) == "not_your_seat"
    assert party.refused(plan_back, (0,), 0) == "no_stand_in"
    party.do(plan_back, (1,), 1)
    assert party.table.bot_level(1) is None
    legal = party.table.match.legal_ids(1)[0]
    assert party.refused(plan_bot_play, 1, legal, seen) == "stale_event", "the bot is too late"


def test_who_is_replaced_is_away_and_only_the_host_replaces() -> None:
    party = Party("toy", 3, bots=(2,))
    for plan in (plan_bot, plan_newcomer):
        for viewer, seat, connected, code in (
            (Viewer((1,), False), 1, (), "not_host"),
            (HOST, 1, (0, 1), "player_is_here"),
            (HOST, 2, (0,), "seat_of_bot"),
            (HOST, 3, (0,), "unknown_seat"),
            (HOST, -1, (0,), "unknown_seat"),
        ):
            assert party.refused(plan, viewer, seat, "easy", connected) == code


def test_a_new_person_takes_a_seat_with_a_new_link() -> None:
    party = Party("toy", 3, clock=("game", 100, 0))
    party.wait(60)
    party.do(plan_newcomer, HOST, 1, "new hash", (0, 2))
    seat = party.table.seats[1]
    assert (seat.name, seat.token_hash, seat.person_id) == ("", "new hash", None)
    assert party.occupant(1) is Occupant.FREE
    assert 1 not in party.running(), "nobody loses time for a seat that is free"
    party.wait(500)
    assert kinds(party.play(1))[:2] == ["seated", "played"]
    assert party.occupant(1) is Occupant.PERSON
    assert party.left(1) == 100, "a new person has the whole time"


def test_a_stand_in_plays_until_the_new_person_is_there() -> None:
    party = Party("toy", 3)
    party.do(plan_bot, HOST, 1, "easy", ())
    party.do(plan_newcomer, HOST, 1, "new hash", ())
    assert 1 in party.table.bots_due()
    party.do(plan_back, (1,), 1)
    assert party.occupant(1) is Occupant.PERSON
    assert party.table.bots_due() == ()


def test_somebody_may_go_on_for_who_has_resigned() -> None:
    party = Party("toy", 3)
    party.do(plan_resign, (1,), 1)
    party.do(plan_newcomer, HOST, 1, "new hash", (0, 1, 2))
    assert party.gone() == [1]
    party.do(plan_claim, party.table.seats[1])
    assert party.gone() == []
    assert party.table.bots_due() == ()
    party.play(1)


def test_a_friend_who_never_came_is_no_hindrance() -> None:
    party = Party("toy", 3, free=(2,), clock=("move", 60, 0))
    assert party.running() == ()
    party.do(plan_bot, HOST, 2, "easy", (0,))
    assert party.running() == (0, 1)
    assert party.table.bots_due() == (2,)


def test_who_is_away_is_not_asked() -> None:
    party = Party("toy", 3)
    party.do(plan_pause, (0,))
    party.do(plan_answer, (1,), ask_number(party), True)
    lines = party.do(plan_bot, HOST, 2, "easy", ())
    assert kinds(lines) == ["seated", "paused"]


def test_giving_a_name_is_coming() -> None:
    party = Party("toy", 3, free=(1, 2))
    assert not party.table.affairs.has_begun
    assert kinds(party.do(plan_claim, party.table.seats[1])) == ["seated"]
    assert party.do(plan_claim, party.table.seats[1]) == [], "once"
    party.do(plan_claim, party.table.seats[2])
    assert party.table.affairs.has_begun


# -- rematches ------------------------------------------------------------------------------------------------------


def test_a_rematch_moves_the_seats_on() -> None:
    party = Party("toy", 3, bots=(2,), clock=("game", 100, 5), take_back="consent")
    assert party.refused(plan_rematch, (0,)) == "not_over"
    while not party.table.is_over:
        party.play()
    assert party.refused(plan_rematch, ()) == "not_your_seat"
    assert party.can(0)["rematch"]
    assert kinds(party.do(plan_rematch, (0,))) == ["asked"]
    assert not party.can(1)["rematch"]
    plan = plan_answer(party.table, (1,), ask_number(party), True, party.at)
    follow = plan.follow
    assert follow is not None
    assert kinds(plan.append.events) == ["agreed", "next"]
    assert plan.append.next_id == plan.affairs.next == follow.head.id
    assert [seat.name for seat in follow.seats] == ["Bice", "", "Ada"]
    assert [seat.token_hash for seat in follow.seats] == ["hash 1", None, CREATOR]
    assert [seat.level for seat in follow.seats] == [None, "easy", None]
    assert follow.rules == party.table.rules
    assert follow.head.secret != party.table.head.secret
    party.table.commit(plan)
    assert party.refused(plan_rematch, (0,)) == "rematch_made"
    assert not party.can(0)["rematch"]


def test_who_has_resigned_may_want_another_game() -> None:
    party = Party()
    party.do(plan_resign, (0,), 0)
    party.do(plan_rematch, (1,))
    assert party.table.affairs.asks[0].waiting == (0,)
    assert kinds(party.do(plan_rematch, (0,))) == ["agreed", "next"]


def test_alone_with_bots_a_rematch_begins_at_once() -> None:
    party = Party(bots=(1,))
    party.do(plan_resign, (0,), 0)
    assert kinds(party.do(plan_rematch, (0,))) == ["asked", "next"]


# -- time -----------------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_runs_out_of_time() -> None:
    party = Party(clock=("move", 60, 0))
    party.wait(59)
    assert plan_time_out(party.table, party.at) is None
    party.wait(1)
    assert kinds(party.do(plan_time_out)) == ["timed_out"]
    assert party.table.bots_due() == (0,)
    assert party.running() == ()
    party.bot_plays(0)
    party.wait(7)
    party.play(0)
    assert party.table.bot_level(0) is None
    assert party.running() == (1,)


def test_who_comes_back_has_time_again() -> None:
    party = Party(clock=("game", 1_000, 0))
    party.wait(1_000)
    party.do(plan_time_out)
    party.wait(3)
    party.do(plan_back, (0,), 0)
    assert party.left(0) == 100


def test_who_runs_out_of_time_loses_where_that_is_the_rule() -> None:
    party = Party(clock=("move", 60, 0), timeout="forfeit")
    party.wait(61)
    party.do(plan_time_out)
    assert party.table.is_over
    assert party.table.result().places == (2, 1)
    assert party.table.result().reason == "forfeit"
    assert party.table.result().words.text("en") == "Bice wins: Ada has run out of time."


def test_when_all_run_out_of_time_nobody_wins() -> None:
    party = Party("toy", 2, clock=("move", 60, 0), timeout="forfeit")
    party.wait(60)
    assert kinds(party.do(plan_time_out)) == ["timed_out", "timed_out"]
    assert party.table.result().places == (1, 1)
    assert party.table.result().words.text("it") == "Non vince nessuno: tutti hanno finito il tempo."


def test_of_three_those_in_time_play_on() -> None:
    party = Party("toy", 3, clock=("move", 60, 0), timeout="forfeit")
    party.play(1)
    party.play(2)
    party.wait(60)
    party.do(plan_time_out)
    assert not party.table.is_over
    assert party.table.bots_due() == (0,)


def test_a_time_out_that_no_server_saw_is_nobodys_fault() -> None:
    party = Party(clock=("game", 600, 0), timeout="forfeit")
    party.wait(50)
    party.play(0)
    party.wait(550 + 61)
    [line] = party.do(plan_time_out)
    assert (line.kind, line.seat) == ("paused", -1)
    assert not party.table.is_over
    party.wait(1_000)
    party.do(plan_resume, (1,))
    assert party.left(0) == 550, "the pause began with the last line"
    assert party.running() == (0,)


def test_a_move_that_comes_before_the_time_out_counts() -> None:
    party = Party(clock=("move", 60, 0))
    party.wait(60.2)
    party.play(0)
    assert party.table.bot_level(0) is None
    assert party.left(0) == 0
