"""Many people at two-player tables who play random legal moves when it is time."""

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from benchmarks.load.figures import Figures
from orjson import dumps, loads
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_AT_ONCE: Final = 20
_PATIENCE: Final = 60.0
_EVENT: Final = re.compile(r'"event":(\d+),"log_from"')


@dataclass
class Person:
    """One socket. The newest state is kept as text and read only when a move has to be found in it."""

    socket: ClientConnection
    state: str = ""
    event: int = -1
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

    async def see(self, event: int) -> None:
        """Wait until the table is shown as it is after ``event``."""
        while self.event < event or not self.state:
            if self.is_gone:
                raise SystemExit(f"the server closed a connection: {self.socket.close_code}")
            self.fresh.clear()
            await self.fresh.wait()

    def _hear(self, text: str) -> None:
        self.received += len(text)
        if '"type":"state"' in text[:40]:
            self.state = text
            number = _EVENT.search(text)
            assert number is not None, "every state tells the number of its event"
            self.event = int(number[1])
            self.fresh.set()
        elif self.waiting is not None and text.startswith(('{"type":"ack"', '{"type":"error"')):
            self.waiting.set_result(loads(text))

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request; its answer."""
        self.waiting = asyncio.get_running_loop().create_future()
        await self.socket.send(dumps(message), text=True)
        answer = await self.waiting
        self.waiting = None
        return answer


@dataclass
class Seated:
    """A table with its two people, and what one of them may play next."""

    id: str
    people: list[Person]
    tasks: list["asyncio.Task[None]"]
    event: int = 0
    """The event that everybody has to have seen before the next move."""
    turn: Person | None = None
    """Who has to decide; None when the game is over."""
    moves: list[dict[str, Any]] = field(default_factory=list)

    async def come_to_a_turn(self) -> None:
        """Wait until everybody has seen the last move; find who has to decide, or see the result."""
        for person in self.people:
            await person.see(self.event)
        while True:
            for person in self.people:
                state = loads(person.state)
                self.turn, self.moves = person, _moves(state)
                if self.moves:
                    return
                if state["result"] is not None:
                    self.turn = None
                    return
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Go home."""
        for person in self.people:
            await person.socket.close()
        await asyncio.gather(*self.tasks)


class Crowd:
    """Everybody, and the moves that are due."""

    def __init__(self, addresses: Sequence[str], games: Sequence[str], seed: int) -> None:
        self._addresses = addresses
        self._games = games
        self._rng = Random(seed)
        self._ready: deque[Seated] = deque()
        self._made = 0
        self._at_work: set[asyncio.Task[None]] = set()
        self.people: list[Person] = []

    async def sit_down(self, tables: int) -> None:
        """Make tables and take the seats."""
        for first in range(0, tables, _AT_ONCE):
            self._ready += await asyncio.gather(*(self._sit() for _ in range(first, min(tables, first + _AT_ONCE))))

    async def play(self, rate: float, seconds: float, figures: Figures) -> None:
        """Play for some time; each table in turn moves when it is due."""
        began = perf_counter()
        before = self._received()
        due = began
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            work = asyncio.create_task(self._move(await self._next_ready(), due if rate else perf_counter(), figures))
            self._at_work.add(work)
            work.add_done_callback(self._at_work.discard)
            due = due + 1 / rate if rate else perf_counter()
        figures.bytes_received = self._received() - before
        figures.moves = len(figures.times)
        figures.seconds = perf_counter() - began
        await asyncio.gather(*self._at_work)

    async def leave(self) -> None:
        """Everybody goes home."""
        for table in self._ready:
            await table.close()

    async def _next_ready(self) -> Seated:
        while not self._ready:
            await asyncio.sleep(0.001)
        return self._ready.popleft()

    async def _move(self, table: Seated, due: float, figures: Figures) -> None:
        """Play something and count it. A table whose game is over gives way to a new one, which nobody waits for."""
        player = table.turn
        assert player is not None, "only tables at a turn are ready"
        answer = await player.ask(self._rng.choice(table.moves))
        if answer["type"] == "ack":
            table.event = answer["event"]
            figures.times.append(perf_counter() - due)
        else:
            figures.refused[answer["code"]] += 1
        await table.come_to_a_turn()
        figures.seen.append(perf_counter() - due)
        if table.turn is None:
            await table.close()
            table = await self._sit()
        self._ready.append(table)

    async def _sit(self) -> Seated:
        game = self._games[self._made % len(self._games)]
        self._made += 1
        id, tokens = await asyncio.to_thread(_new_table, self._addresses[0], game)
        people = [await self._arrive(index, id, token) for index, token in enumerate(tokens)]
        self.people += people
        table = Seated(id, people, [asyncio.create_task(person.listen()) for person in people])
        await table.come_to_a_turn()
        return table

    async def look_on(self) -> list[Person]:
        """A spectator at every table, who only sees how it is now."""
        spectators = []
        for index, table in enumerate(self._ready):
            spectators.append(await self._arrive(index, table.id, None))
            await spectators[-1].socket.recv()
        return spectators

    async def _arrive(self, index: int, id: str, token: str | None) -> Person:
        address = self._addresses[index % len(self._addresses)].replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{id}/socket",
            compression=None,
            max_size=None,
            open_timeout=_PATIENCE,
            ping_interval=None,
        )
        hello = {"type": "hello", "token": token, "lang": "en", "since": 0, "remembers": True}
        await socket.send(dumps(hello), text=True)
        return Person(socket)

    def _received(self) -> int:
        return sum(person.received for person in self.people)


def _moves(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The messages by which one may play."""
    return [
        {"type": "play", "seat": view["seat"], "action": choice["id"], "event": state["event"], "ref": 1}
        for view in state["views"]
        for choice in view["legal"]
    ]


def _new_table(address: str, game: str) -> tuple[str, list[str]]:
    body = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]}
    with urlopen(Request(f"{address}/api/tables", dumps(body), {"content-type": "application/json"})) as response:
        made = loads(response.read())
    return made["table"], [made["token"], made["links"][0]["token"]]
