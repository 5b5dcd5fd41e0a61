"""A database that is full, locked, or gone: people are told, nothing is lost, and play goes on without a restart."""

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from urllib.error import HTTPError

import pytest
from fastapi import FastAPI
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ponti.server import people
from ponti.server.app import create_app
from ponti.store.repository import Store
from tests.postgres import Postgres, running_postgres
from tests.server.forks import Fork, forked
from tests.server.players import new_player
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, end_of, make, screens
from tests.server.visitors import me, whoami

GONE = "store_unavailable"
Outage = Callable[[], object]


def store_of(client: TestClient) -> Store:
    assert isinstance(client.app, FastAPI)
    store: Store = client.app.state.store
    return store


def play(screen: Screen) -> str:
    """What comes of playing the first legal action."""
    seat = screen.state["acting"][0]
    answer = screen.play(seat, screen.legal(seat)[0])
    return "" if answer["type"] == "ack" else str(answer["code"])


def check(client: TestClient, begin: Outage, end: Outage, *, also_reads: bool = True) -> None:
    """Play before, during and after an outage."""
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    other = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        assert play(screen) == ""
        before = screen.state
        forget(client, other["table"])
        begin()
        assert [play(screen) for _ in range(2)] == [GONE, GONE]
        assert client.post("/api/tables", json={"game": "diavolo", "seats": [ME, HOTSEAT]}).status_code == 503
        if also_reads:
            gone = client.get(f"/api/tables/{other['table']}")
            assert (gone.status_code, gone.json()["error"]["code"]) == (503, GONE)
        assert screen.state["event"] == before["event"]
        end()
        assert play(screen) == ""
        assert screen.state["event"] == before["event"] + 1
        assert client.get(f"/api/tables/{other['table']}").status_code == 200
        assert client.post("/api/tables", json={"game": "diavolo", "seats": [ME, HOTSEAT]}).status_code == 201


def test_who_comes_while_the_database_is_away_is_told_to_come_later(client: TestClient, tmp_path: Path) -> None:
    made = make(client, "toy", [ME, FRIEND])
    forget(client, made["table"])
    store_of(client)._engine.dispose()
    (tmp_path / "tables.db").rename(tmp_path / "aside")
    with client.websocket_connect(f"/api/tables/{made['table']}/socket") as session:
        screen = Screen(session, made["token"])
        assert screen.answer(0)["code"] == GONE
        assert end_of(screen) == 1013
    with client.websocket_connect("/api/bots/socket") as session:
        session.send_json({"type": "ready", "protocol": 1, "table": made["table"], "token": made["tokens"][1]})
        assert [session.receive_json().get("code") for _ in range(2)] == [None, GONE]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
        assert closed.value.code == 1013
    (tmp_path / "aside").rename(tmp_path / "tables.db")


def test_who_has_not_been_here_for_long_can_look_while_nothing_can_be_written(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "_SEEN_EVERY", timedelta(0))
    ada = me(client, "Ada")
    failed: list[str] = []

    def fail(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("UPDATE people"):
            failed.append(statement)
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(store_of(client)._engine, "before_cursor_execute", fail)
    assert whoami(client) == ada
    store_of(client).writer.submit(lambda _: None).result()
    assert failed


def forget(client: TestClient, table: str) -> None:
    """Have a table loaded anew when it is asked for."""
    assert isinstance(client.app, FastAPI)
    client.app.state.rooms._rooms.pop(table)
    client.app.state.rooms._alive.pop(table, None)


def test_a_locked_file(client: TestClient, tmp_path: Path) -> None:
    engine = store_of(client)._engine
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=20"))
    engine.dispose()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    check(client, lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK"), also_reads=False)
    other.close()


def test_a_file_that_goes_away_and_comes_back(client: TestClient, tmp_path: Path) -> None:
    file, aside = tmp_path / "tables.db", tmp_path / "aside"

    def begin() -> None:
        store_of(client)._engine.dispose()  # as if every connection had been closed for its age
        file.rename(aside)

    def end() -> None:
        assert not file.exists(), "no empty one takes its place"
        aside.rename(file)

    check(client, begin, end)


def test_a_database_that_lets_nobody_in(postgres: Postgres) -> None:
    with postgres.ready() as url, TestClient(create_app(url)) as client:
        check(client, lambda: postgres.block(url), lambda: postgres.unblock(url))


def test_a_database_server_that_is_stopped_and_started() -> None:
    with running_postgres() as postgres, postgres.ready() as url, TestClient(create_app(url)) as client:
        check(client, postgres.stop, postgres.start)
        bot = make(client, "diavolo", [ME, {"kind": "bot", "level": "beginner"}], size=5)
        with screens(client, bot["table"], bot["token"]) as [screen]:
            while screen.state["acting"] == [0]:
                assert play(screen) == ""
            while screen.state["acting"] != [0]:
                screen.receive()


@contextmanager
def small_files(server: Fork) -> Iterator[Callable[[int], None]]:
    """Sets how large a file of a server may become; without limit in the end."""

    def limit(size: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    yield limit
    limit(resource.RLIM_INFINITY)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process can be set on Linux only")
def test_a_server_whose_disk_is_full_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with forked(tmp_path / "tables.db") as server:
        player = new_player(server, Random(1), size=5)
        with server.connect(player.table) as socket, small_files(server) as limit:
            player.come_back(server, socket)
            seat = player.state["acting"][0]
            text = player.state["views"][seat]["legal"][0]["text"]
            limit((tmp_path / "tables.db-wal").stat().st_size)
            for _ in range(2):
                assert player.play(socket, seat, text, player.state["event"])["code"] == GONE
            player.unanswered = None
            player.check_log(server)
            with pytest.raises(HTTPError, match="503"):
                new_player(server, Random(2))
            limit(1 << 30)
            assert player.play(socket, seat, text, player.state["event"])["type"] == "ack"
            player.check_log(server)
    with forked(tmp_path / "tables.db") as server, server.connect(player.table) as socket:
        player.come_back(server, socket)
