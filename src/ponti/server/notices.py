"""“Your turn”: who is away is told once by push and webhook when a turn begins. No table ever waits for it."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from functools import partial
from secrets import token_urlsafe
from typing import Final

import structlog

from ponti.core.errors import PontiError
from ponti.server.errors import TableError
from ponti.server.outgoing import Answer, Outgoing, Unreachable
from ponti.server.people import read, write
from ponti.server.push import Pusher, Subscription, is_gone, new_key
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.settings import Settings
from ponti.server.turn_notice import TurnNotice, turn_notice
from ponti.server.webhook import Webhooks
from ponti.store.data import Person, Push
from ponti.store.repository import Store

logger: Final = structlog.get_logger()

BACKOFF: Final = (2.0, 15.0, 120.0, 600.0)
"""Seconds between the tries."""
_LONGEST_WAIT: Final = 3_600.0
_MOST_AT_ONCE: Final = 1_000
_MOST_BROWSERS: Final = 20
"""So many of one person are told: each turn is a request to every one of them, wherever its address leads."""
_GONE: Final = 410
_NOBODY: Final = "mailto:nobody@localhost"
"""Whom push services may write to when the operator has not said."""
_PATIENCE: Final = 6
"""Who seems to be there is looked for again after so many delays: a sleeping phone looks connected for a while."""

Sleep = Callable[[float], Awaitable[None]]
FindRoom = Callable[[str], Awaitable[Room]]


class Notices:
    """Tells people of their turns. Without a ``pusher`` or ``webhooks`` that way is switched off."""

    def __init__(
        self,
        store: Store,
        find: FindRoom,
        outgoing: Outgoing,
        base: str,
        pusher: Pusher | None,
        webhooks: Webhooks | None,
        delay: float = 5.0,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._store: Final = store
        self._find: Final = find
        self._outgoing: Final = outgoing
        self._base: Final = base.rstrip("/")
        self._pusher: Final = pusher
        self._webhooks: Final = webhooks
        self._delay: Final = delay
        self._sleep: Final = sleep
        self._tasks: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}

    # -- what people set up -----------------------------------------------------------------------------------------

    @property
    def push_key(self) -> str:
        """The key that browsers subscribe with; empty when the server sends no pushes."""
        return "" if self._pusher is None else self._pusher.public_key

    @property
    def has_webhooks(self) -> bool:
        """Whether the server calls people's addresses."""
        return self._webhooks is not None

    def webhook_secret(self, person: Person) -> str | None:
        """What a person checks the signatures with; None without a webhook."""
        return self._webhooks.secret(person.id) if self._webhooks is not None and person.webhook else None

    async def check_webhook(self, url: str) -> None:
        """Raises ``webhooks_off``, ``bad_address`` or ``private_address``."""
        if self._webhooks is None:
            raise TableError("webhooks_off", 403)
        await self._webhooks.check(url)

    async def subscribe(self, push: Push) -> None:
        """Tell a browser from now on.

        Raises ``push_off``, ``bad_push``, ``bad_address``, ``private_address`` or ``too_many_browsers``.
        """
        if self._pusher is None:
            raise TableError("push_off", 403)
        await self._pusher.check(Subscription(push.endpoint, push.p256dh, push.auth))
        known = {each.endpoint for each in await read(self._store.pushes.of, push.person_id)}
        if len(known - {push.endpoint}) >= _MOST_BROWSERS:
            raise TableError("too_many_browsers", 409, most=_MOST_BROWSERS)
        await write(self._store.pushes.keep(push))

    async def unsubscribe(self, endpoint: str) -> None:
        """Tell a browser no more."""
        await write(self._store.pushes.forget(endpoint))

    # -- turns ------------------------------------------------------------------------------------------------------

    def on_move(self, room: Room, before: Collection[int]) -> None:
        """Something has happened at a table at which the seats ``before`` had to decide."""
        if self._pusher is None and self._webhooks is None:
            return
        told: set[str] = set()
        for seat in _asked(room):
            person = room.table.seats[seat].person_id
            if seat not in before and person is not None and person not in told:
                told.add(person)
                self._start(turn_notice(room.table, seat, person))

    async def close(self) -> None:
        """Drop what was not sent yet."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._outgoing.close()

    def _start(self, notice: TurnNotice) -> None:
        key = (notice.table, notice.person)
        earlier = self._tasks.pop(key, None)
        if earlier is not None:
            earlier.cancel()
        if len(self._tasks) >= _MOST_AT_ONCE:
            logger.warning("notice_dropped", table=notice.table, seat=notice.seat)
            return
        self._tasks[key] = task = asyncio.create_task(self._tell(notice))
        task.add_done_callback(lambda done: self._tasks.pop(key) if self._tasks.get(key) is done else None)

    async def _tell(self, notice: TurnNotice) -> None:
        try:
            for factor in (1, _PATIENCE):  # who reloads the page, or loses the network for a moment, is not away
                await self._sleep(factor * self._delay)
                if await self._is_due(notice):
                    await asyncio.gather(self._push(notice), self._call(notice))
                    return
        except PontiError as error:
            logger.warning("notice_failed", table=notice.table, seat=notice.seat, code=error.code)
        except Exception:
            logger.exception("bug", table=notice.table)

    async def _is_due(self, notice: TurnNotice) -> bool:
        """Whether the turn still waits for a person who is away."""
        room = await self._find(notice.table)
        is_theirs = room.table.seats[notice.seat].person_id == notice.person
        return is_theirs and notice.seat in _asked(room) and notice.seat not in room.connected()

    async def _push(self, notice: TurnNotice) -> None:
        if self._pusher is not None:
            pushes = await read(self._store.pushes.of, notice.person)
            await asyncio.gather(*(self._push_to(self._pusher, push, notice) for push in pushes))

    async def _push_to(self, pusher: Pusher, push: Push, notice: TurnNotice) -> None:
        subscription = Subscription(push.endpoint, push.p256dh, push.auth)

        async def is_theirs() -> bool:
            return push in await read(self._store.pushes.of, notice.person)

        send = partial(pusher.send, subscription, notice.push(), notice.topic)
        answer = await self._try(notice, send, is_theirs, "push")
        if answer is not None and is_gone(answer):
            await self.unsubscribe(push.endpoint)

    async def _call(self, notice: TurnNotice) -> None:
        person = await read(self._store.people.get, notice.person) if self._webhooks is not None else None
        if self._webhooks is None or person is None or not person.webhook:
            return
        webhooks, url = self._webhooks, person.webhook
        link = f"{self._base}/#/table/{notice.table}"

        async def call() -> Answer:
            now = datetime.now(UTC)
            body = notice.webhook(now, link)
            return await webhooks.send(url, person.id, notice.id, int(now.timestamp()), body)

        async def is_theirs() -> bool:
            now = await read(self._store.people.get, person.id)
            return now is not None and now.webhook == url

        answer = await self._try(notice, call, is_theirs, "webhook")
        if answer is not None and answer.status == _GONE:
            await write(self._store.people.set_webhook(person.id, None))

    async def _try(
        self,
        notice: TurnNotice,
        send: Callable[[], Awaitable[Answer]],
        is_theirs: Callable[[], Awaitable[bool]],
        way: str,
    ) -> Answer | None:
        """Send until somebody takes it, refuses it for good, or the turn is over; the last answer.

        Nothing more goes to an address that is not the person's any more, as after signing out everywhere.
        """
        answer = await _once(send)
        for pause in BACKOFF:
            if answer is not None and answer.is_final:
                break
            asked_for = 0.0 if answer is None else answer.retry_after
            await self._sleep(min(_LONGEST_WAIT, max(asked_for, pause * random.uniform(0.8, 1.2))))
            if not (await self._is_due(notice) and await is_theirs()):
                return answer
            answer = await _once(send)
        if answer is None or not answer.is_good:
            logger.warning("notice_refused", way=way, table=notice.table, status=answer.status if answer else 0)
        return answer


def make_notices(
    store: Store, rooms: Rooms, settings: Settings, local_address: str, outgoing: Outgoing | None = None
) -> Notices:
    """The notices of a server, and the keys that it signs them with. They hear of every move from now on."""
    outgoing = outgoing or Outgoing(settings.private_webhooks)
    base = settings.public_url or local_address
    contact = settings.push_contact or (base.rstrip("/") if base.startswith("https:") else _NOBODY)
    pusher = Pusher(store.keys.get("push", new_key), contact, outgoing) if settings.push else None
    webhook_key = store.keys.get("webhook", token_urlsafe).encode()
    webhooks = Webhooks(webhook_key, outgoing) if settings.webhooks else None
    notices = Notices(store, rooms.get, outgoing, base, pusher, webhooks, settings.notice_seconds)
    rooms.on_move = notices.on_move
    return notices


async def _once(send: Callable[[], Awaitable[Answer]]) -> Answer | None:
    try:
        return await send()
    except Unreachable:
        return None


def _asked(room: Room) -> list[int]:
    """The seats of people who have to decide now."""
    table = room.table
    return [] if table.affairs.is_paused else [seat for seat in table.acting() if table.bot_level(seat) is None]
