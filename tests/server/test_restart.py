"""A table survives its server, however suddenly that ends."""

import signal
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from json import dumps, loads
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.processes import PATIENCE, Server, running
from tests.server.screens import HOTSEAT, ME

ROUNDS = 3


@dataclass
class Player:
    """Somebody who plays both seats as fast as the server answers, and writes down what was acknowledged."""

    table: str
    token: str
    rng: Random
    state: dict[str, Any] = field(default_factory=dict)
    acknowledged: dict[int, str] = field(default_factory=dict)
    unanswered: tuple[int, str, int] | None = None
    refs: Iterator[int] = field(default_factory=lambda: iter(range(1, 1_000_000)))

    def come_back(self, socket: ClientConnection) -> None:
        """Greet, and repeat the move that was on its way: it must count once, whether it had arrived or not."""
        socket.send(dumps({"type": "hello", "token": self.token, "since": 0}))
        self.hear(socket)
        self.check_log()
        if self.unanswered is not None:
            seat, text, event = self.unanswered
            arrived = self.state["event"] > event
            answer = self.play(socket, seat, text, event)
            assert answer["type"] == ("error" if arrived else "ack"), answer
            if arrived:
                assert answer["code"] == "stale_event"
                assert self.line(event + 1)["text"] == text
                self.unanswered = None

    def check_log(self) -> None:
        """The log holds every acknowledged move in its place, and at most the unanswered one besides."""
        for event, text in self.acknowledged.items():
            assert self.line(event)["text"] == text
        extra = self.state["event"] - max(self.acknowledged, default=0)
        assert extra == 0 or (extra == 1 and self.unanswered is not None)
        assert [line["number"] for line in self.log] == list(range(1, self.state["event"] + 1))

    def play_on(self, socket: ClientConnection) -> None:
        """Play until the connection breaks or the game is over."""
        try:
            while self.state["result"] is None:
                seat = self.state["acting"][0]
                legal = self.state["views"][seat]["legal"]
                self.play(socket, seat, self.rng.choice(legal)["text"], self.state["event"])
        except ConnectionClosed:
            pass

    def play(self, socket: ClientConnection, seat: int, text: str, event: int) -> dict[str, Any]:
        ref = next(self.refs)
        self.unanswered = (seat, text, event)
        socket.send(dumps({"type": "play", "seat": seat, "text": text, "event": event, "ref": ref}))
        answer = None
        while answer is None or (answer["type"] == "ack" and self.state["event"] < answer["event"]):
            message = self.hear(socket)
            if message.get("ref") == ref:
                answer = message
                if answer["type"] == "ack":
                    self.acknowledged[answer["event"]] = text
                    self.unanswered = None
        return answer

    def hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = loads(socket.recv(PATIENCE))
        if message["type"] == "state":
            kept = self.log[: message["since"]] if self.state else []
            self.log = [*kept, *message["log"]]
            self.state = message
        return message

    def line(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.log[number - 1]
        return found

    log: list[dict[str, Any]] = field(default_factory=list)


def new_player(server: Server, rng: Random) -> Player:
    wanted = {"game": "diavolo", "options": {"size": 6}, "seats": [ME, HOTSEAT]}
    made = server.post("/api/tables", wanted)
    return Player(made["table"], made["token"], rng)


def test_no_acknowledged_move_is_lost_and_none_counts_twice(tmp_path: Path) -> None:
    rng = Random(13)
    database = tmp_path / "tables.db"
    with running(database) as server:
        player = new_player(server, rng)
    for _ in range(ROUNDS):
        with running(database) as server, server.connect(player.table) as socket:
            player.come_back(socket)
            killer = Timer(rng.uniform(0.0, 0.4), server.kill)
            killer.start()
            player.play_on(socket)
            killer.join()
    with running(database) as server, server.connect(player.table) as socket:
        player.come_back(socket)
        for _ in range(5):
            if player.state["result"] is None:
                seat, event = player.state["acting"][0], player.state["event"]
                text = player.state["views"][seat]["legal"][0]["text"]
                assert player.play(socket, seat, text, event)["type"] == "ack"
        player.check_log()
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_server_that_is_asked_to_stop_stops_properly(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        player = new_player(server, Random(1))
        with server.connect(player.table) as socket:
            player.come_back(socket)
            server.process.send_signal(signal.SIGTERM)
            player.play_on(socket)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert not (tmp_path / "tables.db-wal").exists(), "everything is in the database file"
