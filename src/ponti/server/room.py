"""One table in use: it keeps what is done, tells everybody who watches, lets bots think and watches the clocks."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ponti.core.match import Playable
from ponti.server.affairs import Occupant
from ponti.server.affairs_views import Surroundings
from ponti.server.alarms import Alarm
from ponti.server.bots import BotPool
from ponti.server.errors import BotFailed, TableError
from ponti.server.fading import Fading
from ponti.server.lasting import Lasting
from ponti.server.loading import fetch_table, followed
from ponti.server.metrics import CountedMove
from ponti.server.outages import unavailable
from ponti.server.plans_affairs import plan_time_out
from ponti.server.plans_people import plan_link, plan_name, plan_sit
from ponti.server.plans_play import plan_play, plan_take_back
from ponti.server.presence import NOBODY, Presence
from ponti.server.rights import Viewer
from ponti.server.seats import free_name
from ponti.server.shown import Shown
from ponti.server.tables import Plan, Table, stored_of
from ponti.server.thinking import Thinkers
from ponti.store.data import Person, now
from ponti.store.repository import Conflict, Store

logger: Final = structlog.get_logger()
T = TypeVar("T")
OnMove: TypeAlias = Callable[["Room", Collection[int]], None]
"""Told of a room in which something has happened, and of the seats that had to decide before."""
Now: TypeAlias = Callable[[], datetime]
Planner: TypeAlias = Callable[[Table, datetime], Plan]
"""Makes a plan for a table at a moment; raises ``PontiError`` when that cannot be done."""

SHOWN_FOR: Final = 0.25
"""For so many seconds a message may be repeated: it says how late it is, and takes room."""
_RETRY_AFTER: Final = 2.0
"""So many seconds later a time-out is tried again that could not be kept."""


def nobody_listens(_room: "Room", _before: Collection[int]) -> None:
    """For tables that nobody away from them has to hear of."""


@dataclass(frozen=True)
class Links:
    """What goes between a room and what is around it.

    ``on_move`` hears of what was done here, ``on_presence`` of who comes and goes, ``on_rematch`` of the table of the
    next game. ``elsewhere`` tells who is at the table on other servers. ``ask_for_bots`` has some server let the bots
    of a table think; without it this one does.
    ``written`` waits for what the store writes, and ``fading`` forgets what was shown a moment ago.
    """

    on_move: OnMove = nobody_listens
    now: Now = now
    on_presence: Callable[["Room"], None] = lambda _room: None
    on_rematch: Callable[[Table], object] = lambda _table: None
    elsewhere: Callable[[str], Presence] = lambda _table: NOBODY
    ask_for_bots: Callable[[str], None] | None = None
    written: Callable[["Future[None]"], Awaitable[None]] = asyncio.wrap_future
    fading: Fading = field(default_factory=lambda: Fading(SHOWN_FOR))


class Watcher(Protocol):
    """Somebody who is shown a table."""

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that this one controls."""

    def state_is_due(self) -> None:
        """The table has changed."""

    def recognise(self) -> None:
        """Seats have changed hands: find out again which are this one's."""


class Room:
    """One table in use, with everybody who watches it."""

    def __init__(self, table: Table, store: Store, pool: BotPool, links: Links = Links()) -> None:
        self.table = table
        self.pool: Final = pool
        self._store: Final = store
        self._links: Final = links
        self._now: Final = links.now
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._here: Presence | None = NOBODY
        self._thinkers: Final = Thinkers(self)
        self._alarm: Final = Alarm(self.time_out)
        self._shown: Shown | None = None
        self._lasting: Final = Lasting()
        self._is_forgetting = False
        self._duties = 0
        self._seeing: Final[set[asyncio.Task[None]]] = set()
        self.watch_clock()

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not (self._watchers or self._duties or self._thinkers.seats or self._lock.locked())

    # -- watching ---------------------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on."""
        before = self.here()
        self._watchers.add(watcher)
        self._here = None
        self._tell(before)
        watcher.state_is_due()
        self.wake_bots()
        self.watch_clock()

    def leave(self, watcher: Watcher) -> None:
        """Stop showing it."""
        before = self.here()
        self._watchers.discard(watcher)
        self._here = None
        self._tell(before)

    def here(self) -> Presence:
        """Who is watching on this server."""
        if self._here is None:
            seats = frozenset(seat for watcher in self._watchers for seat in watcher.mine)
            self._here = Presence(seats, sum(not watcher.mine for watcher in self._watchers))
        return self._here

    def present(self) -> Presence:
        """Who is watching on any server."""
        return self.here().with_others(self._links.elsewhere(self.table.head.id))

    def connected(self) -> frozenset[int]:
        """The seats whose players are watching."""
        return self.present().seats

    def state_text(self, viewer: Viewer, language: str, since: int, is_brief: bool) -> str:
        """The ``state`` message, made once for all who see the same."""
        if self._shown is None:
            self._shown = Shown(self.table, self._surroundings(), self._lasting)
            if not self._is_forgetting:
                self._is_forgetting = True
                self._links.fading.soon(self._forget_in_time)
        return self._shown.text(viewer, language, since, is_brief)

    def changed(self) -> None:
        """Show everybody how the table is now."""
        self._forget_shown()
        for watcher in self._watchers:
            watcher.state_is_due()

    # -- doing ------------------------------------------------------------------------------------------------------

    async def do(self, make: Planner) -> int:
        """Do what ``make`` plans; the log's number after it, once it is kept.

        It is done at the moment at which it was asked for, after what became of those whose time had run out by then.
        """
        at = self._now()
        async with self._lock:
            await self._end_time(at)
            return await self._keep(make(self.table, at))

    async def play(self, mine: Sequence[int], seat: int, action: Playable, number: int) -> int:
        """Play an action; the log's number after it, once it is kept."""
        with CountedMove():
            return await self.do(lambda table, at: plan_play(table, mine, seat, action, number, at))

    async def take_back(self, mine: Sequence[int], number: int) -> int:
        """Take the last action back, or ask for it; the log's number after it, once that is kept."""
        return await self.do(lambda table, at: plan_take_back(table, mine, number, at))

    async def rename(self, mine: Sequence[int], seat: int, name: str) -> None:
        """Give the player on a seat a name. Whoever had none has come with it."""
        if seat not in mine:
            raise TableError("not_your_seat", 403)
        if self.table.affairs.seats[seat].occupant is Occupant.FREE:
            await self.do(lambda table, at: plan_name(table, seat, name, at))
        else:
            await self._whole(self._rename(seat, name))

    async def sit(self, seat: int, person: Person, token: str) -> int:
        """Let a person take an open seat, which the token controls from then on."""
        return await self.do(lambda table, at: plan_sit(table, seat, person, token, at))

    async def claim(self, mine: Sequence[int], person: Person) -> None:
        """Have the seats of a secret link belong to a person."""
        await self._whole(self._claim(mine, person))

    async def catch_up(self, number: int | None = None) -> None:
        """Do here what other servers have done at the table, unless line ``number`` is here already.

        Raises ``store_unavailable``.
        """
        async with self._lock:
            if number is None or number > self.table.number:
                await self._catch_up()

    async def time_out(self) -> None:
        """See whose time has run out. Another server may have been quicker, or the database may be away for a while."""
        try:
            await self._whole(self._time_out())
        except TableError as error:
            logger.info("time_out_put_off", table=self.table.head.id, code=error.code)
            if error.code == "store_unavailable":
                self._alarm.set(_RETRY_AFTER)
                return
        self.watch_clock()

    async def hint(self, mine: Sequence[int], seat: int) -> dict[str, Any]:
        """What a strong bot would consider on a seat that has to decide."""
        if seat not in mine:
            raise TableError("not_your_seat", 403)
        if seat not in self.table.acting():
            raise TableError("no_hint_now", 409)
        try:
            return await self.pool.hint(self.table.game, self.table.view(seat))
        except BotFailed as error:
            logger.warning("hint_failed", table=self.table.head.id, reason=str(error))
            raise TableError("hint_failed", 503) from error

    def wake_bots(self) -> None:
        """Let every bot think that has to decide: here, or on whichever server has time."""
        if self._links.ask_for_bots is None or self._duties:
            self._thinkers.wake()
        elif self.table.bots_due():
            self._links.ask_for_bots(self.table.head.id)

    async def think(self) -> None:
        """Let the bots think here until none has to decide any more."""
        self._duties += 1
        try:
            await self.catch_up()
            self._thinkers.wake()
            await self._thinkers.finish()
        finally:
            self._duties -= 1

    def watch_clock(self) -> None:
        """Come back when the next player's time runs out."""
        deadline = self.table.deadline
        self._alarm.set(None if deadline is None else (deadline - self._now()).total_seconds())

    def rest(self) -> None:
        """Nobody needs the table in memory."""
        self._alarm.set(None)

    async def close(self) -> None:
        """Stop the bots and the clock."""
        await self._alarm.close()
        await self._thinkers.close()
        await asyncio.gather(*self._seeing)

    # -- inside -----------------------------------------------------------------------------------------------------

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when the one who asked has gone."""
        return await asyncio.shield(asyncio.create_task(work))

    async def _claim(self, mine: Sequence[int], person: Person) -> None:
        async with self._lock:
            while (plan := plan_link(self.table, mine, person, self._now())) is not None:
                await self._keep(plan)

    async def _time_out(self) -> None:
        async with self._lock:
            await self._end_time(self._now())

    async def _end_time(self, at: datetime) -> None:
        plan = plan_time_out(self.table, at)
        if plan is not None:
            await self._keep(plan)

    async def _rename(self, seat: int, name: str) -> None:
        async with self._lock:
            clean = free_name(name, seat, self.table.seats)
            try:
                await asyncio.wrap_future(self._store.rename(self.table.head.id, seat, clean))
            except SQLAlchemyError as error:
                raise unavailable(error) from error
            self.table.rename(seat, clean)
            self.changed()

    async def _keep(self, plan: Plan) -> int:
        work = self._written(plan)
        try:
            await self._links.written(work)
        except asyncio.CancelledError:
            self._see_later(work)
            raise
        except Conflict as error:
            given = self.table.number
            await self._catch_up()
            raise TableError("stale_event", 409, given=given, now=self.table.number) from error
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        before = () if self.table.affairs.is_paused else self.table.acting()
        self._become(plan)
        number = self.table.number
        self.wake_bots()
        self._links.on_move(self, before)
        if plan.follow is not None:
            self._links.on_rematch(plan.follow)
        if not self.table.knows_enough:
            await self._learn_more()
        return number

    def _see_later(self, work: "Future[None]") -> None:
        """Whoever did something has gone before it was kept: show it once it is."""
        seeing = asyncio.create_task(self._see(work))
        self._seeing.add(seeing)
        seeing.add_done_callback(self._seeing.discard)

    async def _see(self, work: "Future[None]") -> None:
        with suppress(SQLAlchemyError, Conflict, TableError):
            await self._links.written(work)
            await self.catch_up()

    def _become(self, plan: Plan) -> None:
        self.table.commit(plan)
        if self.table.is_over:
            self.pool.game_over(self.table.head.id, self.table.result())
        if plan.append.seats:
            self._recognise_all()
        self._thinkers.drop_stale()
        self.watch_clock()
        self.changed()

    def _written(self, plan: Plan) -> Future[None]:
        if plan.follow is None:
            return self._store.append(plan.append)
        follow = plan.follow
        due, acting = bool(follow.bots_due()), follow.acting()
        return self._store.append_and_create(plan.append, stored_of(follow), bot_is_due=due, acting=acting)

    async def _catch_up(self) -> None:
        try:
            rows, seats = await asyncio.to_thread(self._store.news, self.table.head.id, self.table.number)
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        plan = followed(self.table, rows, seats)
        if plan is None:
            await self._reload()
        elif rows or plan.append.seats:
            self._become(plan)
            if not self.table.knows_enough:
                await self._learn_more()

    async def _reload(self) -> None:
        try:
            table = await asyncio.to_thread(fetch_table, self._store, self.table.head.id)
        except SQLAlchemyError as error:
            raise unavailable(error) from error
        assert table is not None, "tables are never deleted"
        self.table = table
        self._recognise_all()
        self.watch_clock()
        self.changed()

    async def _learn_more(self) -> None:
        """The game was taken back to where what is in memory begins. What cannot be had now will be later."""
        with suppress(TableError):
            await self._reload()

    def _recognise_all(self) -> None:
        for watcher in self._watchers:
            watcher.recognise()
        self._here = None

    def _tell(self, before: Presence) -> None:
        if self.here() != before:
            self.changed()
            self._links.on_presence(self)

    def _surroundings(self) -> Surroundings:
        present = self.present()
        thinking = self._thinkers.seats if self._links.ask_for_bots is None else self.table.bots_due()
        return Surroundings(present.seats, thinking, present.spectators, self._now())

    def _forget_shown(self) -> None:
        self._shown = None

    def _forget_in_time(self) -> None:
        self._is_forgetting = False
        self._forget_shown()
