"""Tables from the store, as they were when the last line of their log was kept."""

from collections.abc import Sequence
from json import loads

from ponti.core.dice import Dice
from ponti.core.game import AnyGame, State
from ponti.core.match import Match
from ponti.core.record import Event
from ponti.core.registry import game as game_by_id
from ponti.server.advancing import advance, opened
from ponti.server.affairs import Affairs
from ponti.server.affairs_kept import read_affairs
from ponti.server.errors import TableError
from ponti.server.house_rules import HouseRules, read_house_rules
from ponti.server.log import played_line, replayed
from ponti.server.origins import continued_of, start_of
from ponti.server.tables import Plan, Table, starting_affairs
from ponti.store.data import PLAYED, TAKEN_BACK, Append, SeatInfo, Snapshot, StoredEvent, StoredTable
from ponti.store.repository import Store


def fetch_table(store: Store, id: str) -> Table | None:
    """A table with the end of its game, which costs the same however long that is; with all of it where that matters.

    None when there is no such table. Raises ``rules_changed``.
    """
    stored = store.load(id)
    if stored is None:
        return None
    table = load_table(stored)
    if table.knows_enough:
        return table
    stored = store.load_whole(id)
    assert stored is not None, "tables are never deleted"
    return load_table(stored)


def load_table(stored: StoredTable) -> Table:
    """A table as it was when its last line was kept. Raises ``rules_changed`` when today's rules are others."""
    head, seats, rows, snapshot = stored.head, stored.seats, stored.events, stored.snapshot
    game = game_by_id(head.game)
    if game.rules_version != head.rules:
        raise TableError("rules_changed", 409, found=str(head.rules), now=str(game.rules_version))
    rules, affairs = read_house_rules(head.settings), starting_affairs(head, seats)
    start, before, log_start = start_of(head), 0, 0
    if snapshot is not None:
        start, before, log_start = game.load_state(loads(snapshot.state)["state"]), snapshot.length, snapshot.number
    match = Match(game, head.options, len(seats), Dice(head.secret), start=start, before=before, rolls=False)
    match.continued = continued_of(head)
    if snapshot is None:
        affairs = opened(rules, affairs, game.acting(match.start))
    else:
        affairs = _kept_affairs(snapshot) or _old_affairs(rules, affairs, snapshot, game.acting(match.start))
    match.events, _ = played_line(game, rows, before)
    match.state, affairs = walked(rules, game, match.start, affairs, rows, before)
    match.rolls = True
    table = Table(head, seats, match, affairs, log_start)
    table.restore(rows)
    return table


def followed(table: Table, rows: Sequence[StoredEvent], seats: Sequence[SeatInfo]) -> Plan | None:
    """What another server has done at a table: the next lines, and the seats as they are now.

    None when a line takes the game back to before what is in memory of it.
    """
    match, affairs = table.match.copy(), table.affairs
    for row in rows:
        if row.kind == PLAYED:
            match.events.append(Event(row.seat, table.game.actions.parse(row.text)))
            table.game.apply(match.state, match.events[-1].action, row.seat)
        elif row.kind == TAKEN_BACK:
            if row.length < match.before:
                return None
            match = match.until(row.length)
        affairs = advance(table.rules, affairs, row, match.acting())
    changed = tuple(seat for seat in seats if seat != table.seats[seat.seat])
    return Plan(match, affairs, Append(table.head.id, tuple(rows), match.is_over, False, seats=changed))


def walked(
    rules: HouseRules, game: AnyGame, start: State, affairs: Affairs, rows: Sequence[StoredEvent], length: int = 0
) -> tuple[State, Affairs]:
    """The state and the affairs after ``rows``, which begin at ``start`` when the game had ``length`` events.

    None of them takes the game back to before that.
    """
    state, line = start.copy(), list[Event]()
    for row in rows:
        if row.kind == PLAYED:
            line.append(Event(row.seat, game.actions.parse(row.text)))
            game.apply(state, line[-1].action, row.seat)
        elif row.kind == TAKEN_BACK:
            del line[row.length - length :]
            state = replayed(game, start, line)
        affairs = advance(rules, affairs, row, game.acting(state))
    return state, affairs


def _kept_affairs(snapshot: Snapshot) -> Affairs | None:
    kept = loads(snapshot.state)["affairs"]
    return None if kept is None else read_affairs(kept)


def _old_affairs(rules: HouseRules, start: Affairs, snapshot: Snapshot, asked: Sequence[int]) -> Affairs:
    """Those of a table from of old at one of its snapshots: there was nothing but moves."""
    return opened(rules, start, asked)._replace(moved=snapshot.number)
