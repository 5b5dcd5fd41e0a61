"""A table: one game being played, its log, its affairs, and who may do what. Pure logic, without sockets and database.

Something is done in two steps: a plan (``plans_play``, ``plans_affairs``) checks it and works out everything that it
leads to, without changing anything; ``commit`` makes it so, after the store has kept it.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final, NamedTuple

from ponti.core.dice import Dice
from ponti.core.game import CHANCE, AnyGame, Refusal, Result, State
from ponti.core.match import Match, Playable
from ponti.core.record import Event
from ponti.core.registry import game as game_by_id
from ponti.server.advancing import advance, opened
from ponti.server.affairs import Affairs, Occupant, Status, Wish, first_affairs, milliseconds, moment
from ponti.server.endings import final_result
from ponti.server.errors import TableError
from ponti.server.frontier import free_length
from ponti.server.house_rules import HouseRules, TakeBacks, read_house_rules
from ponti.server.log import Log
from ponti.server.origins import start_of
from ponti.store.data import PLAYED, TAKEN_BACK, Append, SeatInfo, StoredEvent, StoredTable, TableHead, now


class Plan(NamedTuple):
    """Something that was checked but not done yet: how the table will be, and what the store has to keep.

    ``follow`` is the table of the rematch, when that begins with it; ``states`` are those after each line that the
    store has to keep, as far as they are known.
    """

    match: Match
    affairs: Affairs
    append: Append
    follow: "Table | None" = None
    states: Sequence[State] = ()


class Table:
    """A table in memory."""

    def __init__(
        self,
        head: TableHead,
        seats: Sequence[SeatInfo],
        match: Match,
        affairs: Affairs | None = None,
        log_start: int = 0,
    ) -> None:
        self.head: Final = head
        self.game: Final[AnyGame] = match.game
        self.rules: Final[HouseRules] = read_house_rules(head.settings)
        self.seats: list[SeatInfo] = list(seats)
        self.match: Match = match
        self.affairs: Affairs = starting_affairs(head, seats) if affairs is None else affairs
        self.log: Final = Log(match.game, match.start, log_start, match.before)
        self._revealing: list[bool] = []
        self._deciding_since: dict[int, int] = {}
        self._acting = self._who_decides()

    # -- what is the case -------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last line of the log."""
        return self.log.number

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self._acting

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that belong to bots."""
        return tuple(seat.seat for seat in self.seats if seat.level is not None)

    @property
    def deadline(self) -> datetime | None:
        """When somebody's time runs out if nothing happens."""
        return self.affairs.deadline

    def acting(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return self._acting

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays for a seat now, its own or a stand-in; None while a person does."""
        return self.seats[seat].level or self.affairs.seats[seat].stand_in or None

    def bots_due(self) -> tuple[int, ...]:
        """The seats for which a bot has to decide now."""
        if self.affairs.is_paused:
            return ()
        return tuple(seat for seat in self.acting() if self.bot_level(seat) is not None)

    def result(self) -> Result:
        """How the game ended here, or how it stands."""
        return final_result(self.match.result(), self.affairs, self.seats)

    def view(self, viewer: int) -> State:
        """The state as a seat or ``SPECTATOR`` may know it: everything that leaves the table starts here."""
        return self.match.view(viewer)

    def free_length(self, mine: Sequence[int]) -> int:
        """To how many events the players on ``mine`` may take the game back at once; -1 when they may not."""
        if self.is_over or self.rules.take_back is TakeBacks.NONE:
            return -1
        length = free_length(self.match.events, self._revealing, mine, self.bots)
        return length if length < 0 else self.match.before + length

    @property
    def knows_enough(self) -> bool:
        """Whether the part of the game that is in memory tells how far it may be taken back, and what is shown of it.

        If it does not, the whole has to be loaded.
        """
        match, affairs = self.match, self.affairs
        if match.before == 0:
            return True
        asked = [ask.length for ask in affairs.asks if ask.wish is Wish.TAKE_BACK]
        if not self.log.has_whole_page or any(length < match.before for length in asked):
            return False
        if self.is_over or self.rules.take_back is TakeBacks.NONE:
            return True
        persons = {
            number
            for number, seat in enumerate(affairs.seats)
            if seat.occupant is not Occupant.BOT and seat.status is not Status.RESIGNED
        }
        if self.rules.take_back is TakeBacks.CONSENT:
            return persons <= {event.seat for event in match.events}
        return not persons or any(self._revealing) or any(event.seat not in self.bots for event in match.events)

    def why_not(self, seat: int, action: Playable) -> Refusal | None:
        """Why ``seat`` may not play ``action`` now, as far as the seat can know; None when it may."""
        dice = self.match.dice  # not rolled here; new ones would take a secret from the system
        seen = Match(self.game, seats=int(self.match.start.seats), dice=dice, start=self.view(seat), rolls=False)
        return seen.why_not(action, seat)

    # -- who may do what --------------------------------------------------------------------------------------------

    def check_seat(self, mine: Sequence[int], seat: int) -> None:
        """Refuse what is asked for a seat that is not one of ``mine``."""
        if not 0 <= seat < len(self.seats):
            raise TableError("unknown_seat", seat=seat + 1)
        if seat not in mine:
            raise TableError("not_your_seat", 403)

    def check_fresh(self, seat: int, number: int) -> None:
        """A choice is stale when the seat had to decide something else then. Secret choices of others do not matter."""
        if number == self.number:
            return
        is_waiting = seat in self.acting() and number >= self._deciding_since.get(seat, self.number)
        if number > self.number or not is_waiting:
            raise TableError("stale_event", 409, given=number, now=self.number)

    # -- becoming another -------------------------------------------------------------------------------------------

    def commit(self, plan: Plan) -> None:
        """Make what was planned the present."""
        before = self.match.acting()
        self.match = plan.match
        self.affairs = plan.affairs
        self._acting = self._who_decides()
        for changed in plan.append.seats:
            self.seats[changed.seat] = changed
        self._add(plan.append.events, plan.states)
        lines = [line for line in plan.append.events if line.kind in (PLAYED, TAKEN_BACK)]
        actors = {line.seat for line in lines}
        is_steady = actors <= set(before) and all(line.kind == PLAYED for line in lines)
        for seat in self.match.acting():
            if not (is_steady and seat in before and seat not in actors):
                self._deciding_since[seat] = lines[-1].number

    def rename(self, seat: int, name: str) -> None:
        """Call the player on a seat ``name``."""
        self.seats[seat] = replace(self.seats[seat], name=name)

    def restore(self, rows: Sequence[StoredEvent]) -> None:
        """Fill the log of a table that was just made or loaded."""
        self._add(rows)
        self._deciding_since = dict.fromkeys(self.match.acting(), self.affairs.moved)

    def _who_decides(self) -> tuple[int, ...]:
        return () if self.affairs.is_decided else self.match.acting()

    def _add(self, rows: Sequence[StoredEvent], states: Sequence[State] = ()) -> None:
        self.log.add(rows, states)
        for row in rows:
            del self._revealing[row.length - self.match.before - (row.kind == PLAYED) :]
            if row.kind == PLAYED:
                self._revealing.append(row.reveals)


def starting_affairs(head: TableHead, seats: Sequence[SeatInfo]) -> Affairs:
    """The affairs of a table before the first line of its log.

    A table keeps with its settings who was there at the start. One from of old does not; it has no clocks either, and
    nobody's seat ever changed.
    """
    start = head.settings.get("start")
    rules = read_house_rules(head.settings)
    if start is None:
        return first_affairs(rules, [occupant_of(head, seat) for seat in seats], now())
    return first_affairs(rules, [Occupant(occupant) for occupant in start["seats"]], moment(start["at"]))


def occupant_of(head: TableHead, seat: SeatInfo) -> Occupant:
    """Whom a seat belongs to. Whoever makes a table is there, and so is a friend who is called by name.

    An open seat waits for somebody, whatever it is called.
    """
    if seat.level is not None:
        return Occupant.BOT
    is_claimed = bool((seat.name and not seat.is_open) or seat.person_id) or seat.token_hash == head.creator_hash
    is_waiting = not is_claimed and (seat.is_open or seat.token_hash is not None)
    return Occupant.FREE if is_waiting else Occupant.PERSON


def new_table(
    head: TableHead,
    seats: Sequence[SeatInfo],
    dice: Dice | None = None,
    at: datetime | None = None,
    brought: Sequence[Event] = (),
) -> Table:
    """A table at the start of its game, or after what was ``brought`` along; chance that comes then has been rolled."""
    game, at = game_by_id(head.game), at or now()
    head = _with_start(head, seats, at)
    dice = dice or Dice(head.secret)
    match = Match(game, head.options, len(seats), dice, start=start_of(head), brought=brought)
    rules, affairs = read_house_rules(head.settings), starting_affairs(head, seats)
    state = match.start.copy()
    affairs = opened(rules, affairs, game.acting(state))
    rows: list[StoredEvent] = []
    for number, event in enumerate(match.events, 1):
        text = game.actions.text(event.action)
        is_reveal = event.seat == CHANCE or number <= len(brought)
        rows.append(StoredEvent(number, PLAYED, event.seat, text, number, is_reveal, at))
        game.apply(state, event.action, event.seat)
        affairs = advance(rules, affairs, rows[-1], game.acting(state))
    table = Table(head, seats, match, affairs)
    table.restore(rows)
    return table


def stored_of(table: Table) -> StoredTable:
    """A new table as it is kept."""
    return StoredTable(table.head, tuple(table.seats), tuple(table.log.rows), deadline_at=table.deadline)


def _with_start(head: TableHead, seats: Sequence[SeatInfo], at: datetime) -> TableHead:
    """A head that tells who was there at the start: see ``starting_affairs``."""
    start = {"at": milliseconds(at), "seats": [occupant_of(head, seat).value for seat in seats]}
    return replace(head, settings={**head.settings, "start": start})
