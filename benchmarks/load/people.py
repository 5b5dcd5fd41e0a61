"""Many people at two-player tables who play random legal moves when it is time."""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from json import dumps, loads
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from benchmarks.load.figures import Figures
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_AT_ONCE: Final = 20
_PATIENCE: Final = 60.0


@dataclass
class Person:
    """One socket. The newest state is kept as text and read only when a move has to be found in it."""

    socket: ClientConnection
    state: str = ""
    received: int = 0
    is_gone: bool = False
    waiting: "asyncio.Future[dict[str, Any]] | None" = None
    fresh: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take in what the server says, until it or the person goes."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self._hear(text)
        self.is_gone = True
        self.fresh.set()
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result({"type": "error", "code": f"closed_{self.socket.close_code}"})

    def _hear(self, text: str) -> None:
        self.received += len(text)
        if '"type":"state"' in text[:40]:
            self.state = text
            self.fresh.set()
        elif self.waiting is not None and text.startswith(('{"type":"ack"', '{"type":"error"')):
            self.waiting.set_result(loads(text))

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request; its answer."""
        self.waiting = asyncio.get_running_loop().create_future()
        await self.socket.send(dumps(message))
        answer = await self.waiting
        self.waiting = None
        return answer


@dataclass
class Seated:
    """A table with its two people."""

    people: list[Person]
    tasks: list["asyncio.Task[None]"]
    event: int = 0
    """The event that everybody has to have seen before the next move."""


class Crowd:
    """Everybody, and the moves that are due."""

    def __init__(self, addresses: Sequence[str], games: Sequence[str], seed: int) -> None:
        self._addresses = addresses
        self._games = games
        self._rng = Random(seed)
        self._tables: deque[Seated] = deque()
        self._made = 0

    async def sit_down(self, tables: int) -> None:
        """Make tables and take the seats."""
        for first in range(0, tables, _AT_ONCE):
            self._tables += await asyncio.gather(*(self._sit() for _ in range(first, min(tables, first + _AT_ONCE))))

    async def play(self, rate: float, seconds: float, figures: Figures) -> None:
        """Play for some time; each table in turn moves when it is due."""
        began = perf_counter()
        moves: set[asyncio.Task[None]] = set()
        before = self._received()
        due = began
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            table = await self._next_free()
            move = asyncio.create_task(self._move(table, due if rate else perf_counter(), figures))
            moves.add(move)
            move.add_done_callback(moves.discard)
            due = due + 1 / rate if rate else perf_counter()
        await asyncio.gather(*moves)
        figures.seconds = perf_counter() - began
        figures.bytes_received = self._received() - before

    async def leave(self) -> None:
        """Everybody goes home."""
        for table in self._tables:
            await _close(table)

    async def _next_free(self) -> Seated:
        while not self._tables:
            await asyncio.sleep(0.001)
        return self._tables.popleft()

    async def _move(self, table: Seated, due: float, figures: Figures) -> None:
        person, state = await _deciding(table)
        if state["result"] is not None:
            await _close(table)
            table = await self._sit()
            person, state = await _deciding(table)
        view = next(view for view in state["views"] if view["legal"])
        choice = self._rng.choice(view["legal"])["id"]
        move = {"type": "play", "seat": view["seat"], "action": choice, "event": state["event"], "ref": 1}
        answer = await person.ask(move)
        if answer["type"] == "ack":
            table.event = answer["event"]
            figures.times.append(perf_counter() - due)
        else:
            figures.refused[answer["code"]] += 1
        self._tables.append(table)

    async def _sit(self) -> Seated:
        game = self._games[self._made % len(self._games)]
        self._made += 1
        id, tokens = await asyncio.to_thread(_new_table, self._addresses[0], game)
        people = [await self._arrive(index, id, token) for index, token in enumerate(tokens)]
        return Seated(people, [asyncio.create_task(person.listen()) for person in people])

    async def _arrive(self, index: int, id: str, token: str) -> Person:
        address = self._addresses[index % len(self._addresses)].replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{id}/socket",
            compression=None,
            max_size=None,
            open_timeout=_PATIENCE,
            ping_interval=None,
        )
        await socket.send(dumps({"type": "hello", "token": token, "lang": "en", "since": 0}))
        return Person(socket)

    def _received(self) -> int:
        return sum(person.received for table in self._tables for person in table.people)


async def _deciding(table: Seated) -> tuple[Person, dict[str, Any]]:
    """Who has to decide, with the state as that person sees it."""
    while True:
        for person in table.people:
            while f'"event":{table.event},' not in person.state[:2000] and not _is_newer(person.state, table.event):
                if person.is_gone:
                    raise SystemExit(f"the server closed a connection: {person.socket.close_code}")
                person.fresh.clear()
                await person.fresh.wait()
            state = loads(person.state)
            if state["result"] is not None or any(view["legal"] for view in state["views"]):
                return person, state
        await asyncio.sleep(0.001)


def _is_newer(text: str, event: int) -> bool:
    return bool(text) and bool(loads(text)["event"] >= event)


async def _close(table: Seated) -> None:
    for person in table.people:
        await person.socket.close()
    await asyncio.gather(*table.tasks)


def _new_table(address: str, game: str) -> tuple[str, list[str]]:
    body = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]}
    with urlopen(
        Request(f"{address}/api/tables", dumps(body).encode(), {"content-type": "application/json"})
    ) as response:
        made = loads(response.read())
    return made["table"], [made["token"], made["links"][0]["token"]]
