"""A table: one game being played, its log, and who may do what. Pure logic, without sockets and without a database.

A move is made in two steps: ``plan_…`` checks it and works out everything that it leads to, without changing anything;
``commit`` makes it so, after the store has kept it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from json import dumps, loads
from typing import Final

from ponti.core.dice import Dice
from ponti.core.errors import GameOver, IllegalAction
from ponti.core.game import CHANCE, AnyGame, Refusal, State
from ponti.core.match import Match, Playable
from ponti.core.record import Event
from ponti.core.registry import game as game_by_id
from ponti.server.errors import TableError
from ponti.server.frontier import free_length, reveals
from ponti.server.log import Log, played_line, replayed
from ponti.store.data import PLAYED, TAKEN_BACK, Append, SeatInfo, Snapshot, StoredEvent, StoredTable, TableHead

SNAPSHOT_EVERY: Final = 40


@dataclass(frozen=True)
class Plan:
    """A move that was checked but not made yet: the match as it will be, and what the store has to keep."""

    match: Match
    append: Append


class Table:
    """A table in memory."""

    def __init__(self, head: TableHead, seats: Sequence[SeatInfo], match: Match) -> None:
        self.head: Final = head
        self.game: Final[AnyGame] = match.game
        self.seats: list[SeatInfo] = list(seats)
        self.match: Match = match
        self.log: Final = Log(match.game, match.start)
        self._revealing: list[bool] = []
        self._deciding_since: dict[int, int] = {}

    # -- what is the case -------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last line of the log."""
        return self.log.number

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.is_over

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of bots."""
        return tuple(seat.seat for seat in self.seats if seat.level is not None)

    def bots_due(self) -> tuple[int, ...]:
        """The seats of bots that have to decide now."""
        return tuple(seat for seat in self.match.acting() if seat in self.bots)

    def view(self, viewer: int) -> State:
        """The state as a seat or ``SPECTATOR`` may know it: everything that leaves the table starts here."""
        return self.match.view(viewer)

    def free_length(self, mine: Sequence[int]) -> int:
        """To how many events the players on ``mine`` may take the game back; -1 when they may not."""
        if self.is_over:
            return -1
        return free_length(self.match.events, self._revealing, mine, self.bots)

    def why_not(self, seat: int, action: Playable) -> Refusal | None:
        """Why ``seat`` may not play ``action`` now, as far as the seat can know; None when it may."""
        seen = Match(self.game, seats=int(self.match.start.seats), start=self.view(seat), rolls=False)
        return seen.why_not(action, seat)

    def after(self, number: int) -> State:
        """The state after the first ``number`` lines of the log."""
        line, _ = played_line(self.game, self.log.rows[:number])
        return replayed(self.game, self.match.start, line)

    # -- moving -----------------------------------------------------------------------------------------------------

    def plan_play(self, mine: Sequence[int], seat: int, action: Playable, number: int) -> Plan:
        """Have ``seat``, one of ``mine``, play an action that was chosen when the log stood at ``number``."""
        self._check_seat(mine, seat)
        self._check_fresh(seat, number)
        if self.is_over:
            raise GameOver("game_over")
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction("illegal_action", refusal.clause, refusal.words)
        match = self.match.copy()
        events = match.play(action, seat)
        return self._plan(match, self._rows(events))

    def plan_take_back(self, mine: Sequence[int], number: int) -> Plan:
        """Take the last action of ``mine`` back, and what bots answered to it."""
        if not mine:
            raise TableError("not_your_seat", 403)
        if number != self.number:
            raise TableError("stale_event", 409, given=number, now=self.number)
        length = self.free_length(mine)
        if length < 0:
            raise TableError("no_take_back", 409)
        match = self.match.copy()
        seat = match.events[length].seat
        del match.events[length:]
        match.state = replayed(self.game, match.start, match.events)
        return self._plan(match, (StoredEvent(self.number + 1, TAKEN_BACK, seat, "", length, False),))

    def commit(self, plan: Plan) -> None:
        """Make a planned move the present."""
        before = self.match.acting()
        self.match = plan.match
        self._add(plan.append.events)
        actors = {row.seat for row in plan.append.events}
        is_steady = actors <= set(before) and all(row.kind == PLAYED for row in plan.append.events)
        for seat in self.match.acting():
            if not (is_steady and seat in before and seat not in actors):
                self._deciding_since[seat] = self.number

    def rename(self, seat: int, name: str) -> None:
        """Call the player on a seat ``name``."""
        old = self.seats[seat]
        self.seats[seat] = replace(old, name=name)

    # -- inside -----------------------------------------------------------------------------------------------------

    def restore(self, rows: Sequence[StoredEvent]) -> None:
        """Fill the log of a table that was just made or loaded."""
        self._add(rows)
        self._deciding_since = dict.fromkeys(self.match.acting(), self.number)

    def _add(self, rows: Sequence[StoredEvent]) -> None:
        self.log.add(rows)
        for row in rows:
            del self._revealing[row.length - (row.kind == PLAYED) :]
            if row.kind == PLAYED:
                self._revealing.append(row.reveals)

    def _check_seat(self, mine: Sequence[int], seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError("unknown_seat", seat=seat + 1)
        if seat not in mine:
            raise TableError("not_your_seat", 403)

    def _check_fresh(self, seat: int, number: int) -> None:
        """A choice is stale when the seat had to decide something else then. Secret choices of others do not matter."""
        if number > self.number:
            raise TableError("stale_event", 409, given=number, now=self.number)
        if number == self.number:
            return
        if seat not in self.match.acting() or number < self._deciding_since.get(seat, self.number):
            raise TableError("stale_event", 409, given=number, now=self.number)

    def _rows(self, events: Sequence[Event]) -> tuple[StoredEvent, ...]:
        rows: list[StoredEvent] = []
        state = self.match.state.copy()
        length = len(self.match.events)
        for offset, event in enumerate(events, 1):
            text = self.game.actions.text(event.action)
            is_reveal = reveals(self.game, state, event)
            rows.append(StoredEvent(self.number + offset, PLAYED, event.seat, text, length + offset, is_reveal))
            self.game.apply(state, event.action, event.seat)
        return tuple(rows)

    def _plan(self, match: Match, rows: tuple[StoredEvent, ...]) -> Plan:
        number = rows[-1].number
        is_due = any(seat in self.bots for seat in match.acting())
        is_time = number // SNAPSHOT_EVERY > self.number // SNAPSHOT_EVERY
        kept = dumps({"state": self.game.dump_state(match.state), "affairs": None}) if is_time else ""
        snapshot = Snapshot(number, kept, rows[-1].length) if is_time else None
        acting = match.acting()
        return Plan(match, Append(self.head.id, rows, match.is_over, is_due, snapshot, acting=acting))


def new_table(head: TableHead, seats: Sequence[SeatInfo], dice: Dice | None = None) -> Table:
    """A table at the start of its game; chance that comes first has been rolled."""
    game = game_by_id(head.game)
    match = Match(game, head.options, len(seats), dice or Dice(head.secret))
    table = Table(head, seats, match)
    rows = [
        StoredEvent(number, PLAYED, event.seat, game.actions.text(event.action), number, event.seat == CHANCE)
        for number, event in enumerate(match.events, 1)
    ]
    table.restore(rows)
    return table


def load_table(stored: StoredTable) -> Table:
    """A table as it was when its last line was kept. Raises ``rules_changed`` when today's rules are others."""
    head = stored.head
    game = game_by_id(head.game)
    if game.rules_version != head.rules:
        raise TableError("rules_changed", 409, found=str(head.rules), now=str(game.rules_version))
    match = Match(game, head.options, len(stored.seats), Dice(head.secret), rolls=False)
    match.events, _ = played_line(game, stored.events)
    match.state = _state_of(match, stored)
    match.rolls = True
    table = Table(head, stored.seats, match)
    table.restore(stored.events)
    return table


def _state_of(match: Match, stored: StoredTable) -> State:
    """The present state, from the newest snapshot unless the game was taken back to before it."""
    snapshot = stored.snapshot
    if snapshot is not None:
        kept = stored.events[snapshot.number - 1].length
        if all(row.length >= kept for row in stored.events[snapshot.number :]):
            return replayed(match.game, match.game.load_state(loads(snapshot.state)["state"]), match.events[kept:])
    return replayed(match.game, match.start, match.events)
