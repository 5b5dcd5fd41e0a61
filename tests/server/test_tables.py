"""A table's own logic, without server and database: stale choices, secret choices, take-backs, snapshots."""

from json import dumps, loads

import pytest

from ponti.core.dice import Dice
from ponti.core.errors import GameOver, IllegalAction, NotYourTurn, PontiError
from ponti.core.game import SPECTATOR
from ponti.core.registry import game as game_by_id
from ponti.server.loading import load_table
from ponti.server.log import played_line, replayed
from ponti.server.plans_play import plan_play, plan_take_back
from ponti.server.tables import Table, new_table
from ponti.store.data import SeatInfo, StoredTable, TableHead, now

NOW = now()


def table_of(game: str = "toy", seats: int = 2, bots: tuple[int, ...] = (), seed: int = 3) -> Table:
    rules = game_by_id(game)
    secret = Dice(seed=seed).secret
    head = TableHead("table", game, rules.rules_version, rules.check_setup({}, seats), secret, "-")
    people = [SeatInfo(seat, "", "easy" if seat in bots else None, None) for seat in range(seats)]
    return new_table(head, people)


def stored(table: Table) -> StoredTable:
    return StoredTable(table.head, tuple(table.seats), tuple(table.log.rows))


def play(table: Table, seat: int, action: int | str | None = None) -> None:
    """Play an action, by default the first legal one."""
    chosen = table.match.legal_ids(seat)[0] if action is None else action
    table.commit(plan_play(table, (seat,), seat, chosen, table.number, NOW))


def take_back(table: Table, *mine: int) -> None:
    table.commit(plan_take_back(table, mine, table.number, NOW))


def code(table: Table, mine: tuple[int, ...], seat: int, action: int | str, number: int) -> str:
    with pytest.raises(PontiError) as caught:
        plan_play(table, mine, seat, action, number, NOW)
    return caught.value.code


def until_marking(table: Table) -> int:
    """Play a round of the toy until somebody takes piers; the seat of that player."""
    while True:
        acting = table.match.acting()
        if table.game.actions.text(table.match.legal_ids()[0]) in "abcdef":
            return acting[0]
        play(table, acting[0])


def test_a_new_table_has_dealt() -> None:
    table = table_of()
    assert table.number == len(table.match.events) > 0
    assert table.match.acting() == (0, 1)
    assert all(row.reveals and row.seat == -1 for row in table.log.rows)


def test_planning_changes_nothing() -> None:
    table = table_of()
    before = table.number, table.match.acting(), dumps(table.game.dump_state(table.match.state))
    plan_play(table, (0,), 0, table.match.legal_ids(0)[0], table.number, NOW)
    assert before == (table.number, table.match.acting(), dumps(table.game.dump_state(table.match.state)))


def test_refusals_have_their_codes() -> None:
    table = table_of()
    legal, now = table.match.legal_ids(0)[0], table.number
    illegal = next(id for id in range(table.game.actions.size) if id not in table.match.legal_ids(0))
    assert code(table, (0,), 1, legal, now) == "not_your_seat"
    assert code(table, (0,), 7, legal, now) == "unknown_seat"
    assert code(table, (0,), 0, "nonsense", now) == "unknown_action"
    assert code(table, (0,), 0, 10**9, now) == "unknown_action"
    assert code(table, (0,), 0, illegal, now) == "illegal_action"
    assert code(table, (0,), 0, legal, now + 1) == "stale_event"
    with pytest.raises(IllegalAction) as caught:
        plan_play(table, (0,), 0, illegal, now, NOW)
    assert caught.value.clause == "2"


def test_a_seat_that_has_chosen_must_wait() -> None:
    table = table_of()
    play(table, 0)
    with pytest.raises(NotYourTurn):
        plan_play(table, (0,), 0, table.game.actions.size - 1, table.number, NOW)


def test_secret_choices_of_others_do_not_make_mine_stale() -> None:
    table = table_of(seats=3)
    seen = table.number
    play(table, 2)
    play(table, 0)
    plan = plan_play(table, (1,), 1, table.match.legal_ids(1)[0], seen, NOW)
    assert plan.append.events[0].number == seen + 3


def test_a_choice_for_an_earlier_round_is_stale() -> None:
    table = table_of(seats=2)
    seen = table.number
    seat = until_marking(table)
    assert code(table, (seat,), seat, "a", seen) == "stale_event"
    assert code(table, (1 - seat,), 1 - seat, "1", seen) == "stale_event"


def test_a_choice_from_before_a_take_back_is_stale() -> None:
    table = table_of(seats=2)
    play(table, 0)
    seen = table.number
    take_back(table, 0)
    assert code(table, (1,), 1, table.match.legal_ids(1)[0], seen) == "stale_event"


def test_a_secret_choice_can_be_taken_back_until_somebody_else_chooses() -> None:
    table = table_of(seats=3)
    play(table, 1)
    assert table.free_length((1,)) == len(table.match.events) - 1
    assert table.free_length((0,)) == -1
    play(table, 0)
    assert table.free_length((1,)) == -1


def test_what_was_shown_cannot_be_taken_back() -> None:
    table = table_of()
    seat = until_marking(table)
    assert table.free_length((0, 1)) == -1
    play(table, seat, "a")
    assert table.free_length((seat,)) == len(table.match.events) - 1, "taking a pier tells nobody anything"


def test_taking_back_keeps_the_log_and_restores_the_game() -> None:
    table = table_of()
    seat = until_marking(table)
    before, events = table.game.dump_state(table.match.state), list(table.match.events)
    play(table, seat, "a")
    number = table.number
    take_back(table, seat)
    assert table.game.dump_state(table.match.state) == before
    assert table.match.events == events
    assert table.number == number + 1
    assert [row.kind for row in table.log.rows[-2:]] == ["played", "taken_back"]
    readings = table.log.read(SPECTATOR, number - 1)
    assert [reading.action is None for reading in readings] == [False, True]


def test_a_whole_turn_in_one_word_is_taken_back_piece_by_piece() -> None:
    table = table_of()
    seat = until_marking(table)
    length = len(table.match.events)
    play(table, seat, "a+b")
    if table.match.acting() and not table.is_over:
        take_back(table, seat)
        assert len(table.match.events) == length + 1
        take_back(table, seat)
        assert len(table.match.events) == length


def test_nobody_takes_back_for_others() -> None:
    table = table_of()
    play(table, 0)
    for mine, expected in (((), "not_your_seat"), ((1,), "no_take_back")):
        with pytest.raises(PontiError) as caught:
            plan_take_back(table, mine, table.number, NOW)
        assert caught.value.code == expected


def test_a_finished_game_stays_finished() -> None:
    table = table_of()
    while not table.is_over:
        play(table, table.match.acting()[0])
    with pytest.raises(GameOver):
        plan_play(table, (0,), 0, 0, table.number, NOW)
    assert table.free_length((0, 1)) == -1


def test_a_loaded_table_goes_on_with_the_same_dice() -> None:
    table, other = table_of(seed=5), table_of(seed=5)
    play(table, 0)
    play(other, 0)
    other = load_table(stored(other))
    for seat in (1,):
        play(table, seat)
        play(other, seat)
    assert other.match.events == table.match.events
    assert other.match.dice.commitment == table.match.dice.commitment


def test_snapshots_are_taken_now_and_then() -> None:
    table = table_of("tre_ponti", seed=2)
    taken = []
    while not table.is_over:
        seat = table.match.acting()[0]
        plan = plan_play(table, (seat,), seat, table.match.legal_ids(seat)[0], table.number, NOW)
        taken += [plan.append.snapshot] if plan.append.snapshot is not None else []
        table.commit(plan)
    assert 1 <= len(taken) <= table.number // 40 + 1
    for snapshot in taken:
        line, _ = played_line(table.game, table.log.rows[: snapshot.number])
        assert loads(snapshot.state)["state"] == table.game.dump_state(replayed(table.game, table.match.start, line))
        assert snapshot.length == len(line)


def test_the_answer_of_a_bot_is_taken_back_with_the_move() -> None:
    table = table_of("diavolo", bots=(1,))
    while 1 not in table.match.acting():
        length = len(table.match.events)
        play(table, 0)
    while 1 in table.match.acting():
        play(table, 1)
    assert table.free_length((0,)) == length
    assert table.free_length((1,)) > length
    take_back(table, 0)
    assert table.match.acting() == (0,)
    assert len(table.match.events) == length


def test_a_bots_answer_that_shows_something_stays() -> None:
    table = table_of("tre_ponti", bots=(1,), seed=2)
    play(table, 0)
    assert table.free_length((0,)) >= 0, "a card laid face down can be taken up again"
    play(table, 1)
    assert table.log.rows[-1].text.startswith("reveal")
    assert table.free_length((0,)) == -1
