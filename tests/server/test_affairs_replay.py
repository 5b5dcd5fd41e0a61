"""A table's affairs follow from its log: whoever reads it, from its start or from a snapshot, finds the same."""

from collections.abc import Callable
from json import dumps, loads

from hypothesis import given, settings
from hypothesis import strategies as st

from ponti.core.errors import PontiError
from ponti.core.game import SPECTATOR
from ponti.server.advancing import advance, opened
from ponti.server.affairs import Affairs
from ponti.server.affairs_kept import affairs_json, read_affairs
from ponti.server.loading import walked
from ponti.server.log import Log
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
from ponti.server.rights import Viewer
from ponti.server.tables import Plan
from tests.server.parties import Party

SEATS = 3
HOST = Viewer((0,), True)
Step = Callable[[Party, int, int], Plan | None]


def _play(party: Party, seat: int, pick: int) -> Plan:
    legal = party.table.match.legal_ids(seat)
    return plan_play(party.table, (seat,), seat, legal[pick % len(legal)] if legal else 0, party.table.number, party.at)


def _bot_plays(party: Party, _seat: int, pick: int) -> Plan | None:
    due = party.table.bots_due()
    if not due:
        return None
    seat = due[pick % len(due)]
    return plan_bot_play(party.table, seat, party.table.match.legal_ids(seat)[0], party.table.number, party.at)


def _answer(party: Party, seat: int, pick: int) -> Plan | None:
    asks = party.table.affairs.asks
    return plan_answer(party.table, (seat,), asks[pick % len(asks)].number, pick % 4 != 0, party.at) if asks else None


def _withdraw(party: Party, seat: int, _pick: int) -> Plan | None:
    asks = party.table.affairs.asks
    return plan_withdraw(party.table, (seat,), asks[0].number, party.at) if asks else None


STEPS: tuple[Step, ...] = (
    _play,
    _play,
    _play,
    _bot_plays,
    _bot_plays,
    _answer,
    _answer,
    _withdraw,
    lambda party, seat, pick: plan_take_back(party.table, (seat,), party.table.number, party.at),
    lambda party, seat, pick: plan_pause(party.table, (seat,), party.at),
    lambda party, seat, pick: plan_resume(party.table, (seat,), party.at),
    lambda party, seat, pick: plan_resign(party.table, (seat,), seat, party.at) if pick % 3 == 0 else None,
    lambda party, seat, pick: plan_rematch(party.table, (seat,), party.at),
    lambda party, seat, pick: plan_bot(party.table, HOST, seat, "easy", (), party.at),
    lambda party, seat, pick: plan_newcomer(party.table, HOST, seat, f"hash {pick}", (), party.at),
    lambda party, seat, pick: plan_claim(party.table, party.table.seats[seat], party.at),
    lambda party, seat, pick: plan_back(party.table, (seat,), seat, party.at),
    lambda party, seat, pick: plan_time_out(party.table, party.at),
)
MOVES = st.tuples(
    st.integers(0, len(STEPS) - 1), st.integers(0, SEATS - 1), st.integers(0, 30), st.sampled_from([0, 0, 1, 20, 70])
)
CLOCKS = st.sampled_from([("none", 0, 0), ("move", 60, 0), ("game", 90, 10), ("days", 86_400, 0)])


def take_step(party: Party, move: tuple[int, int, int, int]) -> None:
    """Do something that the table may refuse."""
    step, seat, pick, seconds = move
    party.wait(seconds)
    try:
        plan = STEPS[step](party, seat, pick)
    except PontiError:
        return
    if plan is not None:
        party.table.commit(plan)
        party.lines += plan.append.events
        assert plan.append.is_over == party.table.is_over
        assert plan.append.deadline_at == party.table.deadline
        assert plan.append.bot_is_due == bool(party.table.bots_due())
        assert plan.append.acting == party.table.acting()


@settings(max_examples=40, deadline=None)
@given(
    moves=st.lists(MOVES, min_size=10, max_size=40),
    clock=CLOCKS,
    timeout=st.sampled_from(["stand_in", "forfeit"]),
    free=st.sampled_from([(), (1, 2)]),
    bots=st.sampled_from([(), (2,)]),
)
def test_affairs_are_the_same_for_all_who_read_the_log(
    moves: list[tuple[int, int, int, int]],
    clock: tuple[str, int, int],
    timeout: str,
    free: tuple[int, ...],
    bots: tuple[int, ...],
) -> None:
    seats = [seat for seat in free if seat not in bots]
    party = Party("toy", SEATS, clock=clock, timeout=timeout, free=seats, bots=bots, take_back="consent")
    kept: list[tuple[int, Affairs]] = []
    for move in moves:
        take_step(party, move)
        kept.append((party.table.number, party.table.affairs))
        check_invariants(party)
    found = replayed_affairs(party)
    for number, affairs in kept:
        assert found[number] == affairs
    for affairs in {affairs for _, affairs in kept}:
        assert read_affairs(loads(dumps(affairs_json(affairs)))) == affairs
    check_readings(party)
    loaded = party.reloaded()
    assert loaded.affairs == party.table.affairs
    assert loaded.game.dump_state(loaded.match.state) == party.table.game.dump_state(party.table.match.state)
    assert (loaded.acting(), loaded.bots_due(), loaded.deadline, loaded.is_over) == (
        party.table.acting(),
        party.table.bots_due(),
        party.table.deadline,
        party.table.is_over,
    )


def check_readings(party: Party) -> None:
    """A log that was told the states after its lines reads like one that finds them out."""
    log = Log(party.table.game, party.table.match.start)
    log.add(party.lines)
    for viewer in (SPECTATOR, *range(SEATS)):
        assert party.table.log.read(viewer) == log.read(viewer)
        assert party.table.log.read(viewer, log.number - 4) == log.read(viewer, log.number - 4)


def replayed_affairs(party: Party) -> list[Affairs]:
    """The affairs after every line, from the log alone."""
    game, state, rules = party.table.game, party.table.match.start, party.table.rules
    found = [opened(rules, party.begun, game.acting(state))]
    for number, line in enumerate(party.lines):
        if line.kind == "taken_back":  # the position is that of an earlier line
            state, affairs = walked(rules, game, party.table.match.start, found[0], party.lines[: number + 1])
        else:
            state, affairs = walked(rules, game, state, found[-1], [line], line.length - (line.kind == "played"))
        found.append(affairs)
    return found


def check_invariants(party: Party) -> None:
    """What is always so."""
    table, affairs = party.table, party.table.affairs
    clocks = affairs.clocks
    for number, seat in enumerate(affairs.seats):
        assert table.seats[number].stand_in == (seat.stand_in or None)
    for ask in affairs.asks:
        assert ask.waiting, "what all agree to is done"
    if clocks is not None:
        assert all(left >= 0 for left in clocks.left)
        assert set(clocks.running) <= set(table.acting())
        assert not (affairs.is_paused and clocks.running)
        assert not (table.is_over and clocks.running)
        assert all(table.bot_level(seat) is None for seat in clocks.running)
    if table.is_over:
        assert table.bots_due() == ()
        assert min(table.result().places) == 1


def test_chance_lines_are_read_one_by_one() -> None:
    party = Party("tre_ponti", clock=("game", 90, 5))
    affairs = opened(party.table.rules, party.begun, party.table.game.acting(party.table.match.start))
    state = party.table.match.start.copy()
    for line in party.lines:
        party.table.game.apply(state, party.table.game.actions.parse(line.text), line.seat)
        affairs = advance(party.table.rules, affairs, line, party.table.game.acting(state))
    assert affairs == party.table.affairs
    assert affairs.clocks is not None
    assert set(affairs.clocks.left) == {90_000}
