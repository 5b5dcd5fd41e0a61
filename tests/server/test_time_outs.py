"""Time runs out at real tables: with people watching or nobody, on several servers, and after a restart."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from json import loads
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from ponti.server import room
from ponti.server.affairs import moment
from ponti.server.app import create_app
from ponti.server.rooms import Rooms
from tests.server import odd_bots
from tests.server.databases import ON_BOTH
from tests.server.screens import ME, Screen, screens

pytestmark = ON_BOTH

QUICK_BOTS = (sys.executable, odd_bots.__file__, "unknown")
BICE = {"kind": "friend", "name": "Bice"}
BOT = {"kind": "bot", "level": "easy"}
MOVE = {"kind": "move", "seconds": 600}


class Watch:
    """What time it is for a server."""

    def __init__(self) -> None:
        self.at = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@contextmanager
def serving(database: str, watch: Watch) -> Iterator[TestClient]:
    with TestClient(create_app(database, bot_command=QUICK_BOTS)) as client:
        rooms_of(client).now = watch
        yield client


def rooms_of(client: TestClient) -> Rooms:
    assert isinstance(client.app, FastAPI)
    rooms: Rooms = client.app.state.rooms
    return rooms


def sweep(client: TestClient) -> None:
    """What a server does every few seconds."""
    assert client.portal is not None
    client.portal.call(rooms_of(client).sweep)


def ring(client: TestClient, id: str) -> None:
    """What happens at a table's deadline on a server that has it in memory."""
    found = rooms_of(client).in_memory(id)
    assert found is not None
    assert client.portal is not None
    client.portal.call(found.time_out)


def table(
    client: TestClient, watch: Watch, *seats: dict[str, str], game: str = "diavolo", **settings: object
) -> dict[str, Any]:
    """A new table, which was made at this moment."""
    made: dict[str, Any] = client.post(
        "/api/tables", json={"game": game, "seats": seats, "settings": {"clock": MOVE, **settings}}
    ).json()
    made["tokens"] = [made["token"], *(link["token"] for link in made["links"])]
    found = rooms_of(client).in_memory(made["table"])
    assert found is not None
    assert found.table.affairs.clocks is not None
    watch.at = moment(found.table.affairs.clocks.at)
    return made


def log(screen: Screen) -> list[dict[str, Any]]:
    """All lines that a screen was sent."""
    lines: dict[int, dict[str, Any]] = {}
    for message in map(loads, screen.texts):
        if message["type"] == "state":
            lines.update({line["number"]: line for line in message["log"]})
    return [lines[number] for number in sorted(lines)]


def kinds(screen: Screen) -> list[str]:
    return [line["kind"] for line in log(screen)]


@ON_BOTH
def test_a_bot_stands_in_when_time_runs_out(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE)
        with screens(client, made["table"], *made["tokens"]) as [ada, bice]:
            clock = ada.state["clock"]
            assert [seat["left_ms"] for seat in clock["seats"]] == [600_000, 600_000]
            assert [seat["runs"] for seat in clock["seats"]] == [True, False]
            watch.wait(599)
            sweep(client)
            assert "timed_out" not in kinds(ada)
            watch.wait(2)
            sweep(client)
            while "timed_out" not in kinds(bice):
                bice.receive()
            while 1 not in bice.state["acting"]:
                bice.receive()
            assert bice.state["seats"][0]["status"] == "stand_in"
            assert {line["seat"] for line in log(bice) if line["kind"] == "played"} == {0}
            ada.until(bice.state["event"])
            assert ada.state["can"]["back"] == [0]
            assert ada.ask(type="back", seat=0)["type"] == "ack"


def test_time_runs_out_for_good(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
        with screens(client, made["table"], *made["tokens"], None) as everybody:
            watch.wait(601)
            sweep(client)
            for screen in everybody:
                while screen.state["result"] is None:
                    screen.receive()
                assert screen.state["result"]["places"] == [2, 1]
                assert screen.state["result"]["reason"] == "forfeit"
                assert log(screen)[-1]["words"] == "Runs out of time and loses."


def test_the_room_itself_sees_the_time(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
        with screens(client, made["table"], *made["tokens"]) as [ada, bice]:
            watch.wait(599.999)
            assert ada.play(0, ada.legal(0)[0])["type"] == "ack"  # the alarm is set anew, and rings at once
            watch.wait(0.001)
            while bice.state["result"] is None:
                bice.receive()
            assert bice.state["result"]["words"] == "Bice wins: Ada has run out of time."


def test_a_time_out_waits_for_the_database(database: str, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_RETRY_AFTER", 0.01)
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
        failed = [0]

        def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if "INSERT INTO events" in statement and failed[0] < 6:
                failed[0] += 1
                raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

        event.listen(rooms_of(client)._store._engine, "before_cursor_execute", fail)
        with screens(client, made["table"], *made["tokens"]) as [_, bice]:
            watch.wait(601)
            ring(client, made["table"])
            while bice.state["result"] is None:
                bice.receive()
        assert failed[0] == 6, "each attempt fails twice: together with others, and alone"


@ON_BOTH
def test_time_runs_out_where_nobody_watches_and_no_server_knows(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
    watch.wait(610)
    with serving(database, watch) as client:
        sweep(client)
        shown = client.get(f"/api/tables/{made['table']}").json()
        assert shown["status"] == "over"


def test_a_table_that_is_damaged_keeps_no_other_back(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        damaged = table(client, watch, ME, BICE, BOT, game="toy", timeout="forfeit")["table"]
        made = table(client, watch, ME, BICE, game="diavolo", timeout="forfeit")
        with rooms_of(client)._store._engine.begin() as connection:
            connection.execute(text("UPDATE events SET kind = 'unheard_of' WHERE table_id = :id"), {"id": damaged})
            connection.execute(text("UPDATE tables SET bot_is_due = :due WHERE id = :id"), {"id": damaged, "due": True})
    watch.wait(610)
    with serving(database, watch) as client:
        assert client.portal is not None
        client.portal.call(rooms_of(client).wake_bots)
        sweep(client)
        assert client.get(f"/api/tables/{made['table']}").json()["status"] == "over"
        assert client.get(f"/api/tables/{damaged}").json()["status"] == "playing"


@ON_BOTH
def test_two_servers_see_one_time_out(database: str, watch: Watch) -> None:
    with serving(database, watch) as one, serving(database, watch) as two:
        made = table(one, watch, ME, BICE)
        with screens(one, made["table"], made["tokens"][0]) as [ada], screens(two, made["table"]) as []:
            watch.wait(601)
            sweep(two)
            ring(one, made["table"])
            while "timed_out" not in kinds(ada):
                ada.receive()
            for client in (one, two):
                sweep(client)
        with screens(two, made["table"], made["tokens"][1]) as [bice]:
            assert kinds(bice).count("timed_out") == 1


def test_who_plays_too_late_is_back_from_a_time_out(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE)
        with screens(client, made["table"], made["token"]) as [ada]:
            watch.wait(600)
            assert ada.play(0, ada.legal(0)[0])["type"] == "ack"
            assert kinds(ada)[-3:] == ["timed_out", "seated", "played"]


@pytest.mark.parametrize(("late", "code"), [(0.001, "stale_event"), (61, "table_paused")])
def test_nobody_plays_when_the_time_is_over(database: str, watch: Watch, late: float, code: str) -> None:
    """Also in the moment before somebody notices, and when no server was there to notice."""
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
        with screens(client, made["table"], made["token"]) as [ada]:
            watch.wait(600 + late)
            assert ada.play(0, ada.legal(0)[0])["code"] == code


def test_a_move_that_has_to_wait_takes_no_time(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        clock = {"kind": "game", "seconds": 600, "increment": 0}
        made = table(client, watch, ME, BICE, timeout="forfeit", clock=clock)
        found = rooms_of(client).in_memory(made["table"])
        assert found is not None

        async def play() -> None:
            async with found._lock:
                action = found.table.match.legal_ids(0)[0]
                playing = asyncio.create_task(found.play((0,), 0, action, found.table.number))
                await asyncio.sleep(0)
                watch.wait(700)
            await playing

        watch.wait(10)
        assert client.portal is not None
        client.portal.call(play)
        clocks = found.table.affairs.clocks
        assert clocks is not None
        assert clocks.left[0] == 590_000


def test_a_server_that_was_away_pauses_the_game(database: str, watch: Watch) -> None:
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, timeout="forfeit")
        with screens(client, made["table"], made["tokens"][0]) as [ada]:
            watch.wait(100)
            ada.play(0, ada.legal(0)[0])
    watch.wait(40_000)
    with serving(database, watch) as client:
        sweep(client)
        with screens(client, made["table"], *made["tokens"]) as [ada, bice]:
            assert ada.state["is_paused"]
            assert ada.state["clock"]["is_paused"]
            assert log(ada)[-1]["words"] == "The game pauses: the server was away."
            assert ada.state["clock"]["seats"][0] == {"left_ms": 500_000, "runs": False}
            assert bice.ask(type="resume")["type"] == "ack"
            while ada.state["is_paused"]:
                ada.receive()
            assert ada.state["clock"]["seats"][0] == {"left_ms": 500_000, "runs": True}


@ON_BOTH
def test_a_restart_changes_nothing(database: str, watch: Watch) -> None:
    members = ("clock", "asks", "is_paused", "can", "seats", "acting", "event", "views", "next")
    with serving(database, watch) as client:
        made = table(client, watch, ME, BICE, {"kind": "friend", "name": "Carla"}, game="toy", take_back="consent")
        with screens(client, made["table"], *made["tokens"]) as everybody:
            ada, bice, carla = everybody
            watch.wait(10)
            ada.play(0, ada.legal(0)[0])
            bice.until(ada.state["event"])
            bice.play(1, bice.legal(1)[0])
            watch.wait(20)
            for screen in (bice, carla, ada):
                screen.until(bice.state["event"])
            assert ada.ask(type="takeback", event=ada.state["event"])["type"] == "ack"
            number = ada.state["event"]
            assert bice.ask(type="pause")["type"] == "ack"
            newest = bice.state["event"]
            before = [{name: screen.until(newest)[name] for name in members} for screen in everybody]
            logs = [log(screen) for screen in everybody]
            assert len(before[0]["asks"]) == 2
    with serving(database, watch) as client, screens(client, made["table"], *made["tokens"]) as everybody:
        for screen, expected in zip(everybody, before, strict=True):
            while not all(seat["connected"] for seat in screen.state["seats"]):
                screen.receive()
            assert {name: screen.state[name] for name in members} == expected
        assert [log(screen) for screen in everybody] == logs
        for screen in everybody[1:]:
            answer = screen.ask(type="answer", ask=number, agree=True)
            assert answer["type"] == "ack"
        everybody[1].until(answer["event"])
        assert log(everybody[1])[-1]["kind"] == "taken_back"
        assert everybody[2].ask(type="pause")["type"] == "ack"
        event = everybody[0].ask(type="pause")["event"]
        assert everybody[2].until(event)["is_paused"]
    with serving(database, watch) as client, screens(client, made["table"], made["tokens"][0]) as [ada]:
        assert ada.state["is_paused"]
        assert ada.ask(type="resume")["type"] == "ack"
        while ada.state["is_paused"]:
            ada.receive()
        assert ada.legal(0)
