"""Somebody who plays at a real server as fast as it answers, and knows what was acknowledged."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from json import dumps, loads
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.processes import PATIENCE, Caller
from tests.server.screens import HOTSEAT, ME


@dataclass
class Player:
    """Plays both seats of a table, and writes down what was acknowledged."""

    table: str
    token: str
    rng: Random
    state: dict[str, Any] = field(default_factory=dict)
    acknowledged: dict[int, str] = field(default_factory=dict)
    unanswered: tuple[int, str, int] | None = None
    refs: Iterator[int] = field(default_factory=lambda: count(1))

    @property
    def is_over(self) -> bool:
        return self.state.get("result") is not None

    def come_back(self, server: Caller, socket: ClientConnection) -> None:
        """Greet, and repeat the move that was on its way: it must count once, whether it had arrived or not."""
        socket.send(dumps({"type": "hello", "token": self.token, "since": 0}))
        while self.hear(socket)["type"] != "state":
            pass
        log = self.check_log(server)
        if self.unanswered is not None:
            seat, text, event = self.unanswered
            arrived = self.state["event"] > event
            answer = self.play(socket, seat, text, event)
            assert answer["type"] == ("error" if arrived else "ack"), answer
            if arrived:
                assert answer["code"] in ("stale_event", "game_over")
                assert log[event]["text"] == text
                self.acknowledged[event + 1] = text
                self.unanswered = None

    def check_log(self, server: Caller) -> list[dict[str, Any]]:
        """The log holds every acknowledged move in its place, and at most the unanswered one besides."""
        log: list[dict[str, Any]] = server.get(f"/api/tables/{self.table}/log")["log"]
        assert [line["number"] for line in log] == list(range(1, self.state["event"] + 1))
        for event, text in self.acknowledged.items():
            assert log[event - 1]["text"] == text
        assert len(log) - len(self.acknowledged) in ((0, 1) if self.unanswered is not None else (0,))
        return log

    def play_on(self, socket: ClientConnection) -> None:
        """Play until the connection breaks or the game is over."""
        try:
            while not self.is_over:
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
            self.state = message
        return message


def new_player(server: Caller, rng: Random, size: int = 6) -> Player:
    """A player at a table of its own. There is no chance in the game: every line of its log is a move."""
    made = server.post("/api/tables", {"game": "diavolo", "options": {"size": size}, "seats": [ME, HOTSEAT]})
    return Player(made["table"], made["token"], Random(rng.random()))
