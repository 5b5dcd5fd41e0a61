"""Tables from the store: the same as they were, at the same cost however long their games are."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from json import dumps
from typing import Any

import pytest

from ponti.core.dice import Dice
from ponti.core.errors import PontiError
from ponti.core.game import SPECTATOR
from ponti.core.registry import game as game_by_id
from ponti.server import advancing, loading, log
from ponti.server.affairs_kept import affairs_json
from ponti.server.loading import fetch_table, load_table
from ponti.server.plans_affairs import plan_pause, plan_resume
from ponti.server.plans_play import plan_play, plan_take_back
from ponti.server.tables import Plan, Table, new_table
from ponti.store.data import SHORTEST_TAIL, SeatInfo, Snapshot, StoredTable, TableHead, now
from ponti.store.repository import Store
from tests.server.databases import ON_BOTH

NOW = now()


def table_of(game: str, seats: int = 2, bots: tuple[int, ...] = (), **settings: object) -> Table:
    rules = game_by_id(game)
    options = rules.check_setup({}, seats)
    head = TableHead("table", game, rules.rules_version, options, Dice(seed=11).secret, "-", settings=settings)
    return new_table(head, [SeatInfo(seat, "", "easy" if seat in bots else None, "-") for seat in range(seats)])


def play_plan(table: Table, step: int = 0) -> Plan:
    seat = table.match.acting()[-1]
    legal = table.match.legal_ids(seat)
    return plan_play(table, (seat,), seat, legal[step % len(legal)], table.number, NOW)


def snapshot_of(table: Table) -> Snapshot:
    kept = {"state": table.game.dump_state(table.match.state), "affairs": affairs_json(table.affairs)}
    return Snapshot(table.number, dumps(kept), table.match.length)


def facts(table: Table, since: int) -> dict[str, Any]:
    """All that can be seen of a table, and what follows from it."""
    return {
        "state": table.game.dump_state(table.match.state),
        "length": table.match.length,
        "affairs": table.affairs,
        "number": table.number,
        "log": [table.log.read(viewer, since) for viewer in (*range(len(table.seats)), SPECTATOR)],
        "page": max(table.log.page_from, since),
        "free": [table.free_length((seat,)) for seat in range(len(table.seats))],
    }


def test_a_loaded_table_is_the_same_from_every_snapshot() -> None:
    table, snapshots = table_of("toy", seats=3), list[Snapshot]()
    for step in range(60):
        if table.is_over:
            break
        table.commit(play_plan(table, step))
        seat = table.log.rows[-1].seat
        if step % 3 == 0 and table.free_length((seat,)) >= 0:
            table.commit(plan_take_back(table, (seat,), table.number, NOW))
        if step % 7 == 0:
            table.commit(plan_pause(table, (0, 1, 2), NOW))
            table.commit(plan_resume(table, (0, 1, 2), NOW))
        snapshots.append(snapshot_of(table))
    assert {row.kind for row in table.log.rows} >= {"played", "taken_back", "paused"}
    checked = 0
    for snapshot in (None, *snapshots):
        number = 0 if snapshot is None else snapshot.number
        rows = tuple(table.log.rows[number:])
        if snapshot is not None and any(row.length < snapshot.length for row in rows):
            continue
        loaded = load_table(StoredTable(table.head, tuple(table.seats), rows, snapshot))
        if loaded.knows_enough:
            assert facts(loaded, number) == facts(table, number)
            checked += 1
    assert checked > 10


def test_a_table_of_other_rules_is_not_played() -> None:
    table = table_of("toy")
    old = replace(table.head, rules=table.head.rules + 1)
    with pytest.raises(PontiError) as caught:
        load_table(StoredTable(old, tuple(table.seats), tuple(table.log.rows)))
    assert caught.value.code == "rules_changed"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


class Kept:
    """A table in a store, and what loading it costs."""

    def __init__(self, store: Store, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.table = table
        self.applied = 0
        stored = StoredTable(table.head, tuple(table.seats), tuple(table.log.rows))
        store.create(stored, bot_is_due=False).result()
        advance, replayed = advancing.advance, log.replayed

        def count_line(*arguments: Any) -> Any:
            self.applied += 1
            return advance(*arguments)

        def count_replay(game: Any, start: Any, events: Any) -> Any:
            self.applied += len(events)
            return replayed(game, start, events)

        monkeypatch.setattr(loading, "advance", count_line)
        monkeypatch.setattr(loading, "replayed", count_replay)

    def do(self, plan: Plan) -> None:
        self.store.append(plan.append).result()
        self.table.commit(plan)

    def play_until(self, number: int) -> None:
        while self.table.number < number:
            self.do(play_plan(self.table))

    def load(self) -> tuple[Table, int, int]:
        """The table, how many of its lines were read, and how many were followed."""
        stored = self.store.load("table")
        assert stored is not None
        self.applied = 0
        loaded = fetch_table(self.store, "table")
        assert loaded is not None
        return loaded, len(stored.events), self.applied


Keep = Callable[[Table], Kept]


@pytest.fixture
def keep(store: Store, monkeypatch: pytest.MonkeyPatch) -> Keep:
    return lambda table: Kept(store, table, monkeypatch)


@ON_BOTH
def test_loading_costs_the_same_late_as_early(keep: Keep) -> None:
    kept = keep(table_of("rialto"))
    costs: list[tuple[int, int]] = []
    for number in (90, 250):
        kept.play_until(number)
        loaded, read, applied = kept.load()
        assert facts(loaded, loaded.log.start) == facts(kept.table, loaded.log.start)
        assert loaded.match.event(loaded.match.before) == kept.table.match.event(loaded.match.before)
        costs.append((read, applied))
    most = 2 * SHORTEST_TAIL + 10  # a move may add several lines
    assert all(SHORTEST_TAIL <= read == applied <= most for read, applied in costs), costs
    kept.table = loaded
    kept.play_until(loaded.number + 50)


@ON_BOTH
def test_a_game_that_goes_on_from_its_middle_has_the_same_dice(keep: Keep) -> None:
    kept = keep(table_of("rialto"))
    kept.play_until(90)
    loaded, _, _ = kept.load()
    assert loaded.match.before > 0
    while kept.table.number < 200:
        plans = [play_plan(table) for table in (kept.table, loaded)]
        assert plans[0].append.events == plans[1].append.events
        kept.table.commit(plans[0])
        loaded.commit(plans[1])


@ON_BOTH
def test_a_game_that_was_taken_back_a_long_way_is_loaded_from_before_that(keep: Keep) -> None:
    kept = keep(table_of("diavolo", take_back="consent"))
    kept.play_until(90)
    while kept.table.match.length > 30:
        kept.do(plan_take_back(kept.table, (0, 1), kept.table.number, NOW))
    loaded, _, _ = kept.load()
    assert loaded.match.before <= 30
    assert facts(loaded, loaded.log.start) == facts(kept.table, loaded.log.start)


@ON_BOTH
def test_the_whole_is_loaded_when_somebody_may_ask_for_more_of_it(keep: Keep) -> None:
    kept = keep(table_of("toy", take_back="consent"))
    first = kept.table.match.acting()[0]
    kept.do(plan_play(kept.table, (first,), first, kept.table.match.legal_ids(first)[0], kept.table.number, NOW))
    while kept.table.number < 3 * SHORTEST_TAIL:
        kept.do(plan_pause(kept.table, (0, 1), NOW))
        kept.do(plan_resume(kept.table, (0, 1), NOW))
    loaded, read, _ = kept.load()
    assert read < kept.table.number
    assert (loaded.match.before, loaded.log.start) == (0, 0)
    assert facts(loaded, 0) == facts(kept.table, 0)
