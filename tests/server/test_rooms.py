"""Several servers on one database, a database that fails, and tables that are forgotten and loaded again."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from ponti.server import shown, thinking
from ponti.server.app import create_app
from ponti.server.fading import Fading
from ponti.server.rights import Viewer
from ponti.server.tables import stored_of
from ponti.server.views import CommonParts, own_json
from ponti.server.wire import Member
from tests.server.databases import ON_BOTH
from tests.server.parties import Party
from tests.server.screens import FRIEND, HOTSEAT, ME, make, screens

pytestmark = ON_BOTH


@pytest.fixture
def second(database: str, client: TestClient) -> Iterator[TestClient]:
    """Another server on the same database, started later."""
    assert client.portal is not None
    with TestClient(create_app(database)) as other:
        yield other


class Failing:
    """A database that refuses to keep the events of a seat, ``times`` times; each time it is tried twice."""

    def __init__(self, client: TestClient, seat: int) -> None:
        assert isinstance(client.app, FastAPI)
        self.seat = seat
        self.times = 0
        self.failed = 0
        event.listen(client.app.state.rooms._store._engine, "before_cursor_execute", self._check)

    def _check(self, _connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        values = repr(parameters)
        is_seat = f", {self.seat}, " in values or f"'seat': {self.seat}," in values
        is_hit = "INSERT INTO events" in statement and is_seat
        if is_hit and 2 * self.times > self.failed:
            self.failed += 1
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))


def test_two_servers_never_play_the_same_event(client: TestClient, second: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with (
        screens(client, made["table"], made["token"]) as [here],
        screens(second, made["table"], made["token"]) as [there],
    ):
        assert here.play(0, here.legal(0)[0])["type"] == "ack"
        late = there.play(0, there.legal(0)[1])
        assert late["code"] == "stale_event"
        state = there.until(here.state["event"])
        for member in ("event", "views", "log", "acting"):
            assert state[member] == here.state[member]
        assert there.play(0, there.legal(0)[1])["type"] == "ack"


def test_a_failing_database_costs_nobody_a_move(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    failing = Failing(client, 0)
    failing.times = 3
    with screens(client, made["table"], made["token"]) as [screen]:
        before, legal = screen.state, screen.legal(0)
        for _ in range(3):
            assert screen.play(0, legal[0])["code"] == "store_unavailable"
        assert screen.play(0, legal[1])["type"] == "ack"
        assert screen.state["event"] == before["event"] + 1
        assert screen.state["log"][-1]["action"] == legal[1]


def test_a_move_is_shown_although_whoever_made_it_has_gone(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    assert isinstance(client.app, FastAPI)
    rooms = client.app.state.rooms

    async def play_and_go(action: int, number: int) -> bool:
        playing = asyncio.create_task((await rooms.get(made["table"])).play((0, 1), 0, action, number))
        while not rooms.in_memory(made["table"])._lock.locked():
            await asyncio.sleep(0)
        playing.cancel()
        return len(await asyncio.gather(playing, return_exceptions=True)) == 1 and playing.cancelled()

    with screens(client, made["table"], made["token"]) as [screen]:
        action, number = screen.legal(0)[0], screen.state["event"]
        assert client.portal is not None
        assert client.portal.call(play_and_go, action, number)
        assert screen.until(number + 1)["log"][-1]["action"] == action


def test_a_table_that_cannot_be_kept_is_not_made(client: TestClient) -> None:
    failing = Failing(client, -1)
    failing.times = 1
    wanted = {"game": "tre_ponti", "seats": [ME, FRIEND]}
    refused = client.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "store_unavailable")
    assert client.post("/api/tables", json=wanted).status_code == 201


def test_a_bot_waits_for_the_database(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_RETRY_AFTER", 0.01)
    failing = Failing(client, 1)
    failing.times = 2
    made = make(client, "diavolo", [ME, {"kind": "bot", "level": "beginner"}], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        while 0 in screen.state["acting"]:
            screen.play(0, screen.legal(0)[0])
        while 1 in screen.state["acting"]:
            screen.receive()
    assert failing.failed == 4


def test_two_who_take_a_name_at_once_do_not_share_it(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)
    assert client.portal is not None
    made = make(client, "toy", [ME, FRIEND, FRIEND])
    room = client.app.state.rooms.in_memory(made["table"])

    async def rename_all() -> list[object]:
        async with room._lock:
            renaming = [asyncio.create_task(room.rename((seat,), seat, "Carla")) for seat in range(3)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        results: list[object] = await asyncio.gather(*renaming, return_exceptions=True)
        return results

    results = client.portal.call(rename_all)
    assert sorted(getattr(result, "code", "") for result in results) == ["", "name_taken", "name_taken"]


def test_tables_that_nobody_needs_are_forgotten(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(client.app, FastAPI)
    monkeypatch.setattr(client.app.state.rooms, "_kept", 3)
    made = [make(client, "toy", [ME, FRIEND]) for _ in range(10)]
    assert isinstance(client.app, FastAPI)
    with screens(client, made[0]["table"], made[0]["token"]) as [screen]:
        for table in made[1:]:
            assert client.get(f"/api/tables/{table['table']}").status_code == 200
        kept = client.app.state.rooms._rooms
        assert made[0]["table"] in kept, "somebody is watching"
        assert len(kept) <= 5
        assert screen.play(0, screen.legal(0)[0])["type"] == "ack"


def test_whoever_is_about_to_enter_a_forgotten_room_meets_the_others(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)
    rooms = client.app.state.rooms
    table = make(client, "toy", [ME, FRIEND])["table"]
    assert client.portal is not None
    entering = client.portal.call(rooms.get, table)
    del rooms._rooms[table]
    assert client.portal.call(rooms.get, table) is entering


def test_a_table_that_is_found_while_it_is_being_made_has_one_room(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(client.app, FastAPI)
    assert client.portal is not None
    rooms, table = client.app.state.rooms, Party().table
    keep, kept = rooms._store.create, Future[None]()

    async def make_and_find() -> None:
        monkeypatch.setattr(rooms._store, "create", lambda *_, **__: kept)
        making = asyncio.create_task(rooms.add(table))
        await asyncio.sleep(0)
        await asyncio.wrap_future(keep(stored_of(table), bot_is_due=False))
        found = await rooms.get(table.head.id)
        kept.set_result(None)
        assert await making is found

    client.portal.call(make_and_find)


def test_whoever_watches_in_a_forgotten_room_is_still_told_of_what_happens(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)
    rooms = client.app.state.rooms
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]):
        room = rooms._rooms.pop(made["table"])
        assert rooms.in_memory(made["table"]) is room
        assert rooms.all_in_memory() == [room]
        assert rooms.connected(made["table"]) == {0}


def test_states_are_made_once_for_all_who_see_the_same(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(client.app, FastAPI)
    client.app.state.rooms.fading = Fading(60.0)
    made = make(client, "toy", [ME, FRIEND])
    asked: list[tuple[CommonParts, tuple[int, ...]]] = []

    def counted(shared: CommonParts, viewer: Viewer, *rest: Any) -> dict[str, Member]:
        asked.append((shared, viewer.mine))
        return own_json(shared, viewer, *rest)

    monkeypatch.setattr(shown, "own_json", counted)
    with screens(client, made["table"], made["token"], None, None, None) as everybody:
        asked.clear()
        number = everybody[0].play(0, everybody[0].legal(0)[0])["event"]
        for screen in everybody:
            screen.until(number)
        assert len({(id(shared), mine) for shared, mine in asked}) == len(asked), "once for each moment"
        assert {mine for _, mine in asked} == {(), (0,)}
        assert len({screen.texts[-1] for screen in everybody[1:]}) == 1
