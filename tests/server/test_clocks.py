"""Clocks, from the times of the log alone."""

from json import dumps, loads

import pytest

from ponti.core.game import CHANCE
from ponti.server import clocks
from ponti.server.affairs import milliseconds, moment
from ponti.server.clocks import Clocks, first_clocks, read_clocks
from ponti.server.house_rules import ClockKind, ClockRules
from ponti.server.plans_affairs import plan_pause, plan_resume
from ponti.server.plans_seats import plan_claim
from tests.server.parties import START, Party

MOVE = ("move", 60, 0)
GAME = ("game", 600, 5)
DAYS = ("days", 3 * 86_400, 0)


def test_without_a_clock_there_is_none() -> None:
    party = Party()
    party.play()
    assert party.table.affairs.clocks is None
    assert party.deadline() is None


def test_the_clock_of_who_has_to_decide_runs() -> None:
    party = Party(clock=MOVE)
    assert party.running() == (0,)
    party.wait(12.5)
    assert (party.left(0), party.left(1)) == (47.5, 60)
    assert party.deadline() == moment(milliseconds(START) + 60_000)


def test_a_turn_of_several_actions_has_one_time() -> None:
    party = Party(clock=MOVE)
    party.wait(20)
    party.play(0)
    assert party.table.acting() == (0,), "two tiles are a turn"
    assert party.left(0) == 40
    party.wait(10)
    party.play(0)
    assert party.table.acting() == (1,)
    party.wait(5)
    assert party.left(1) == 55


def test_a_new_turn_has_the_whole_time_again() -> None:
    party = Party(clock=MOVE)
    for _ in range(2):
        party.wait(20)
        party.play(0)
    while party.table.acting() == (1,):
        party.play(1)
    assert party.left(0) == 60


def test_the_time_for_the_game_is_used_up_and_grows_with_each_turn() -> None:
    party = Party(clock=GAME)
    party.wait(20)
    party.play(0)
    party.wait(20)
    party.play(0)
    assert party.left(0) == 560
    assert party.left(1) == 605, "every turn but the first brings the increment"
    party.wait(100)
    while party.table.acting() == (1,):
        party.play(1)
    assert party.left(1) == 505
    assert party.left(0) == 565


def test_days_are_long_moves() -> None:
    party = Party(clock=DAYS)
    party.wait(2 * 86_400)
    assert party.left(0) == 86_400
    while party.table.acting() == (0,):
        party.play(0)
    assert party.left(1) == 3 * 86_400


def test_all_who_choose_at_the_same_time_spend_time() -> None:
    party = Party("toy", 3, clock=MOVE)
    assert party.running() == (0, 1, 2)
    party.wait(10)
    party.play(1)
    assert party.running() == (0, 2)
    party.wait(10)
    assert [party.left(seat) for seat in (0, 2)] == [40, 40], "the choice of another gives nobody time"


def test_who_chose_last_has_the_whole_time_for_what_follows() -> None:
    party = Party("toy", 2, clock=MOVE)
    party.play(0)
    party.wait(50)
    party.play(1)
    for seat in party.table.acting():
        assert party.left(seat) == 60


def test_bots_have_no_clock() -> None:
    party = Party(bots=(0,), clock=MOVE)
    assert party.running() == ()
    while party.table.acting() == (0,):
        party.play(0)
    assert party.running() == (1,)


def test_nobody_loses_time_before_all_have_come() -> None:
    party = Party(free=(1,), clock=GAME)
    assert party.running() == ()
    party.wait(1_000)
    party.play(0)
    assert party.left(0) == 600
    party.do(plan_claim, party.table.seats[1])
    assert party.running() == (0,)
    party.wait(7)
    assert party.left(0) == 593


def test_a_friend_who_plays_without_a_name_has_come() -> None:
    party = Party(free=(1,), clock=MOVE)
    while party.table.acting() == (0,):
        party.play(0)
    party.wait(500)
    party.play(1)
    assert party.running() == party.table.acting()


def test_no_clock_runs_during_a_pause() -> None:
    party = Party(bots=(1,), clock=GAME)
    party.wait(100)
    party.do(plan_pause, (0,))
    assert party.running() == ()
    assert party.deadline() is None
    party.wait(5_000)
    party.do(plan_resume, (0,))
    party.wait(50)
    assert party.left(0) == 450


def test_nobody_wins_time_by_taking_back() -> None:
    party = Party(clock=MOVE)
    for _ in range(5):
        party.wait(10)
        party.play(0)
        party.take_back(0)
    assert party.left(0) == 10


def test_the_other_loses_none_by_it() -> None:
    party = Party(clock=GAME)
    party.play(0)
    party.play(0)
    before = party.left(1)
    party.wait(3)
    party.take_back(0)
    party.play(0)
    assert party.left(1) == before - 3 + 5


def test_a_finished_game_has_no_deadline() -> None:
    party = Party("toy", clock=MOVE)
    while not party.table.is_over:
        party.play()
    assert party.running() == ()
    assert party.deadline() is None


def test_a_server_whose_time_is_behind_gives_and_takes_nothing() -> None:
    watches = clocks.run(clocks.moved(RULES, first_clocks(RULES, 2, 1_000) or NONE, CHANCE, (0,)), (0, 1))
    late = clocks.elapsed(watches, 400)
    assert (late.at, late.left) == (1_000, watches.left)


RULES = ClockRules(ClockKind.GAME, 60, 5)
NONE = Clocks((0,), 0, 0)


def test_chance_is_nobodys_turn() -> None:
    watches = clocks.moved(RULES, first_clocks(RULES, 2, 0) or NONE, CHANCE, (0,))
    watches = clocks.elapsed(clocks.run(watches, (0, 1)), 7_000)
    rolled = clocks.moved(RULES, watches, 0, (CHANCE,))
    again = clocks.moved(RULES, rolled, CHANCE, (0,))
    assert again.left == (53_000, 60_000)


@pytest.mark.parametrize("now", [0, 59_999, 60_000, 90_000])
def test_overdue_is_who_has_nothing_left(now: int) -> None:
    watches = clocks.run(clocks.moved(RULES, first_clocks(RULES, 2, 0) or NONE, CHANCE, (1,)), (0, 1))
    assert watches.deadline == 60_000
    assert watches.overdue(now) == ((1,) if now >= 60_000 else ())
    assert watches.left_at(0, now) == 60_000


def test_clocks_are_kept_as_they_are() -> None:
    party = Party("toy", 3, clock=GAME)
    party.wait(1)
    party.play(2)
    watches = party.table.affairs.clocks
    assert watches is not None
    assert read_clocks(loads(dumps(watches.to_json()))) == watches
    assert read_clocks(None) is None
