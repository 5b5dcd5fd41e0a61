"""Who is told of a turn, when, and how often. The clock is the test's own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from json import dumps, loads
from pathlib import Path
from typing import Any

import pytest

from ponti.server.bots import BotPool
from ponti.server.errors import TableError
from ponti.server.lineup import Lineup
from ponti.server.making import make_table
from ponti.server.messages import NEW_TABLE, read
from ponti.server.notices import BACKOFF, Notices
from ponti.server.outgoing import Outgoing
from ponti.server.people import write
from ponti.server.plans_affairs import plan_pause, plan_resign, plan_resume
from ponti.server.plans_rematch import plan_rematch
from ponti.server.push import Pusher, new_key
from ponti.server.room import Room, nobody_listens
from ponti.server.rooms import Rooms
from ponti.server.settings import Settings
from ponti.server.webhook import Webhooks
from ponti.store.data import Person, Push
from ponti.store.repository import Store
from tests.server.receivers import Receiver, receiving
from tests.server.test_push import Browser

DELAY = 5.0


class Hours:
    """Sleeping takes no time: pauses are written down, and last until the test lets go of them."""

    def __init__(self) -> None:
        self.pauses: list[float] = []
        self._waiting: list[asyncio.Future[None]] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        ended = asyncio.get_running_loop().create_future()
        self._waiting.append(ended)
        await ended

    async def pass_by(self) -> float:
        """Let the pauses that are under way end; how long the newest was."""
        async with asyncio.timeout(30):
            while not self._waiting:
                await asyncio.sleep(0.001)
        waiting, self._waiting = self._waiting, []
        for ended in waiting:
            if not ended.done():
                ended.set_result(None)
        return self.pauses[-1]

    @property
    def waiting(self) -> int:
        """How many pauses are under way."""
        return sum(not ended.done() for ended in self._waiting)


class There:
    """Somebody who watches a table."""

    def __init__(self, *mine: int) -> None:
        self.mine = mine

    def state_is_due(self) -> None:
        """Nothing is shown."""

    def recognise(self) -> None:
        """Nothing changes."""


class World:
    """A store with Ada and Bice, rooms, and notices that go to a receiver."""

    def __init__(self, folder: Path, receiver: Receiver) -> None:
        self.store = Store(f"sqlite:///{folder / 'tables.db'}")
        self.receiver = receiver
        self.hours = Hours()
        self.pool = BotPool(Settings())
        self.rooms = Rooms(self.store, self.pool)
        outgoing = Outgoing(allows_private=True)
        self.pusher = Pusher(new_key(), "mailto:x@example.org", outgoing)
        self.webhooks = Webhooks(b"key", outgoing)
        self.notices = Notices(
            self.store, self.rooms.get, outgoing, "https://ponti.example", self.pusher, self.webhooks, DELAY,
            self.hours.sleep,
        )  # fmt: skip
        self.rooms.on_move = self.notices.on_move
        self.ada = Person("ada", "Ada", "#d0542e", webhook=f"{receiver.address}/ada")
        self.bice = Person("bice", "Bice", "#1289de", webhook=f"{receiver.address}/bice")

    async def table(self, *seats: str, game: str = "diavolo") -> Room:
        """A table made by Ada, who needs not be told of her first turn; Bice has every friend's seat."""
        self.rooms.on_move = nobody_listens
        body = {"game": game, "options": {"size": 5} if game == "diavolo" else {}, "seats": [_seat(s) for s in seats]}
        made = make_table(read(NEW_TABLE, dumps(body)), Lineup({}), self.ada)
        room = await self.rooms.add(made.table)
        for seat, kind in enumerate(seats):
            if kind == "friend":
                await room.claim((seat,), self.bice)
        self.rooms.on_move = self.notices.on_move
        return room

    async def told(self, count: int) -> list[dict[str, Any]]:
        """The webhooks' messages, once there are so many; nothing more is under way then."""
        taken = await self.receiver.until(count)
        assert len(taken) == count
        return [{**loads(each.body)["data"], "to": each.path} for each in taken]


def _seat(kind: str) -> dict[str, str]:
    return {"kind": "bot", "level": "beginner"} if kind == "bot" else {"kind": kind}


async def play(room: Room) -> None:
    """Whoever is to act does the first thing that is allowed, until somebody else is."""
    [seat] = room.table.acting()
    while room.table.acting() == (seat,):
        await room.play((seat,), seat, room.table.game.legal_actions(room.table.view(seat), seat)[0], room.table.number)


@asynccontextmanager
async def world(folder: Path, *answers: str) -> AsyncIterator[World]:
    async with receiving(*answers) as receiver:
        made = World(folder, receiver)
        for person in (made.ada, made.bice):
            await write(made.store.people.add(person))
        try:
            yield made
        finally:
            await made.notices.close()
            await made.rooms.close()
            await made.pool.close()
            made.store.close()


async def settle(made: World) -> None:
    """Until nothing more is going to be sent without time passing: all notices are done or wait."""
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        while len(made.notices._tasks) != made.hours.waiting:
            await asyncio.sleep(0.001)


async def test_who_is_away_is_told_once(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        assert await made.hours.pass_by() == DELAY
        [told] = await made.told(1)
        assert told["to"] == "/bice"
        assert (told["table"], told["game"], told["seat"]) == (room.table.head.id, "diavolo", 1)
        assert told["event"] == room.table.number
        assert told["link"] == f"https://ponti.example/#/table/{room.table.head.id}"
        assert told["words"]["en"] == "Your turn at Ponte del Diavolo, with Ada."
        assert "Tocca a te" in told["words"]["it"]
        await settle(made)
        assert made.hours.waiting == 0
        assert len(made.receiver.taken) == 1
        assert made.receiver.taken[0].headers["webhook-id"] == f"turn_{told['table']}_1_{told['event']}"


async def test_the_first_turn_of_a_new_table_counts(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        body = {"game": "diavolo", "seats": [_seat("me"), _seat("friend")]}
        await made.rooms.add(make_table(read(NEW_TABLE, dumps(body)), Lineup({}), made.ada).table)
        await made.hours.pass_by()
        assert [told["to"] for told in await made.told(1)] == ["/ada"]


async def test_the_first_turn_of_a_rematch_counts(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        await room.do(lambda table, at: plan_resign(table, (0,), 0, at))
        for seat in (0, 1):
            await room.do(lambda table, at, seat=seat: plan_rematch(table, (seat,), at))  # type: ignore[misc]
        await made.hours.pass_by()
        [told] = await made.told(1)
        assert told["to"] == "/bice", "the seats have moved on by one"
        assert told["table"] == room.table.affairs.next


async def test_a_bot_begins_a_rematch_without_being_watched(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "bot")
        await room.do(lambda table, at: plan_resign(table, (0,), 0, at))
        await room.do(lambda table, at: plan_rematch(table, (0,), at))
        following = made.rooms.in_memory(room.table.affairs.next)
        assert following is not None
        assert [*following._thinkers.seats] == [0]


async def test_who_is_there_is_not_told(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        room.enter(There(1))
        await play(room)
        await made.hours.pass_by()
        await made.hours.pass_by()  # a sleeping phone would be gone by now
        await settle(made)
        assert made.receiver.taken == []
        assert made.hours.waiting == 0


async def test_who_only_looked_connected_is_told_later(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        phone = There(1)
        room.enter(phone)
        await play(room)
        await made.hours.pass_by()
        await settle(made)
        room.leave(phone)
        await made.hours.pass_by()
        assert [told["to"] for told in await made.told(1)] == ["/bice"]


async def test_who_comes_in_time_is_not_told(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        room.enter(There(1))
        await play(room)
        await made.hours.pass_by()
        await settle(made)
        assert made.receiver.taken == []


async def test_a_turn_of_several_actions_is_told_once(tmp_path: Path) -> None:
    """Bice places one tile of two from another device and is still to act: nobody has to tell her."""
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.told(1)
        before = room.table.acting()
        legal = room.table.game.legal_actions(room.table.view(1), 1)
        await room.play((1,), 1, legal[0], room.table.number)
        if room.table.acting() == before:
            await settle(made)
            assert made.hours.waiting == 0
        assert len(made.receiver.taken) == 1


async def test_bots_and_people_without_an_address_are_not_told(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        await write(made.store.people.set_webhook("bice", None))
        room = await made.table("me", "friend", game="diavolo")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await settle(made)
        assert made.receiver.taken == []


async def test_somebody_on_two_seats_is_told_once(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("friend", "friend", "me", game="toy")
        assert room.table.acting() == (0, 1, 2)
        made.notices.on_move(room, ())
        await made.hours.pass_by()
        assert sorted(told["to"] for told in await made.told(2)) == ["/ada", "/bice"]


async def test_trouble_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async with world(tmp_path, "503 Busy") as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        for count, pause in enumerate(BACKOFF, 1):
            await made.told(count)
            assert await made.hours.pass_by() == pytest.approx(pause, rel=0.2)
        told = await made.told(len(BACKOFF) + 1)
        await settle(made)
        assert made.hours.waiting == 0
        assert {each["event"] for each in told} == {room.table.number}
        assert len({each.headers["webhook-id"] for each in made.receiver.taken}) == 1


async def test_a_receiver_may_ask_for_patience(tmp_path: Path) -> None:
    async with world(tmp_path, "429 Slow\r\nretry-after: 300", "200 OK") as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.told(1)
        assert await made.hours.pass_by() == 300
        await made.told(2)


async def test_what_is_refused_is_not_sent_again(tmp_path: Path) -> None:
    async with world(tmp_path, "400 Bad") as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.told(1)
        await settle(made)
        assert made.hours.waiting == 0


async def test_nobody_is_called_after_having_played(tmp_path: Path) -> None:
    async with world(tmp_path, "503 Busy") as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.told(1)
        await play(room)
        await made.hours.pass_by()
        await settle(made)
        assert len(made.receiver.taken) == 1


async def test_an_address_that_was_taken_back_is_not_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path, "503 Busy") as made:
        phone = Browser(f"{made.receiver.address}/push").subscription
        await made.notices.subscribe(Push(phone.endpoint, "bice", phone.p256dh, phone.auth))
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.receiver.until(2)
        await made.notices.unsubscribe(phone.endpoint)  # as signing out everywhere does
        await write(made.store.people.set_webhook("bice", f"{made.receiver.address}/elsewhere"))
        while made.hours.waiting < 2:
            await asyncio.sleep(0.001)
        await made.hours.pass_by()
        await settle(made)
        assert len(made.receiver.taken) == 2


async def test_who_is_away_is_told_when_the_game_goes_on_after_a_pause(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        room.enter(there := There(1))
        await play(room)
        for _ in range(2):
            await made.hours.pass_by()
        for seat in (0, 1):
            await room.do(lambda table, at, seat=seat: plan_pause(table, (seat,), at))  # type: ignore[misc]
        room.leave(there)
        await room.do(lambda table, at: plan_resume(table, (0,), at))
        await made.hours.pass_by()
        assert [told["to"] for told in await made.told(1)] == ["/bice"]


async def test_an_address_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path, "410 Gone") as made:
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await made.told(1)
        for _ in range(500):
            person = made.store.people.get("bice")
            if person is not None and person.webhook is None:
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("the address is still there")


async def test_browsers_are_told_and_forgotten_when_they_are_gone(tmp_path: Path) -> None:
    async with world(tmp_path, "201 Created", "410 Gone") as made:
        await write(made.store.people.set_webhook("bice", None))
        phone, laptop = (Browser(f"{made.receiver.address}/push/{name}") for name in ("phone", "laptop"))
        for each in (phone, laptop):
            subscription = each.subscription
            await made.notices.subscribe(Push(subscription.endpoint, "bice", subscription.p256dh, subscription.auth))
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        taken = await made.receiver.until(2)
        assert sorted(each.path for each in taken) == ["/push/laptop", "/push/phone"]
        reader = phone if taken[0].path.endswith("phone") else laptop
        message = loads(reader.read(taken[0].body))
        assert (message["type"], message["table"], message["seat"]) == ("turn", room.table.head.id, 1)
        assert set(message["words"]) == set(message["title"]) == {"en", "it"}
        for _ in range(500):
            if len(made.store.pushes.of("bice")) == 1:
                break
            await asyncio.sleep(0.01)
        assert [push.endpoint for push in made.store.pushes.of("bice")] == [reader.subscription.endpoint]


async def test_one_person_has_only_so_many_browsers(tmp_path: Path) -> None:
    async with world(tmp_path) as made:
        keys = Browser("").subscription

        async def subscribe(name: str, person: str = "bice") -> None:
            await made.notices.subscribe(Push(f"{made.receiver.address}/{name}", person, keys.p256dh, keys.auth))

        for number in range(20):
            await subscribe(str(number))
        with pytest.raises(TableError) as caught:
            await subscribe("one more")
        assert caught.value.code == "too_many_browsers"
        assert "20" in caught.value.words.text("en")
        assert "20" in caught.value.words.text("it")
        await subscribe("19")
        await subscribe("one more", "ada")


async def test_a_receiver_that_hangs_holds_nothing_up(tmp_path: Path) -> None:
    called = asyncio.Event()

    async def hang(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.set()
        writers.append(writer)

    writers: list[asyncio.StreamWriter] = []
    async with world(tmp_path) as made, await asyncio.start_server(hang, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        await write(made.store.people.set_webhook("bice", f"http://127.0.0.1:{port}/"))
        room = await made.table("me", "friend")
        room.enter(There(0))
        await play(room)
        await made.hours.pass_by()
        await asyncio.wait_for(called.wait(), 30)
        for _ in range(3):
            await play(room)
        assert room.table.number >= 4
        for writer in writers:
            writer.close()
