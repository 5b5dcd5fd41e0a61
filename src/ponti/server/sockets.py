"""The socket of a table: reads requests one by one, and keeps its client's picture of the table up to date."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ponti.core.errors import PontiError
from ponti.core.game import Json
from ponti.server.errors import TableError, error_json
from ponti.server.language import language_of
from ponti.server.limits import Kind, Limiter, TooManyRequests, address_key
from ponti.server.messages import REQUEST, Hello, Hint, Lang, Ping, Play, Rename, TakeBack, Why, read, ref_of
from ponti.server.people import People
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.seats import controlled
from ponti.server.wire import wire_text
from ponti.store.data import Person

logger: Final = structlog.get_logger()

LONGEST_MESSAGE: Final = 8_192
_GREETING_TIME: Final = 20.0
_MOST_REFUSED: Final = 100
"""After so many messages beyond the limit in a row, the connection is closed."""
_MOST_UNREAD: Final = 1_000
"""With so many answers waiting for a client that does not read them, the connection is closed."""
_POLICY: Final = 1008
_BROKEN: Final = 1011
_GONE: Final = (WebSocketDisconnect, WebSocketDisconnected)
Request = Hello | Play | Why | TakeBack | Hint | Rename | Lang | Ping


async def serve_socket(socket: WebSocket, rooms: Rooms, id: str) -> None:
    """Serve one client until it goes."""
    with suppress(*_GONE):
        await socket.accept()
        language = language_of(socket.query_params, socket.headers)
        try:
            client = await _greet(socket, rooms, id)
        except PontiError as error:
            await socket.send_text(wire_text({"type": "error", "ref": 0, **error_json(error, language)}))
            await socket.close(_POLICY)
        else:
            await client.serve()


async def _greet(socket: WebSocket, rooms: Rooms, id: str) -> "Client":
    limiter: Limiter = socket.app.state.limiter
    limiter.take("sockets", _address(socket))
    await rooms.get(id)  # refuse at once what is not there
    try:
        text = _short(await asyncio.wait_for(_receive(socket), _GREETING_TIME))
    except TimeoutError:
        raise TableError("hello_expected") from None
    hello = read(REQUEST, text)
    if not isinstance(hello, Hello):
        raise TableError("hello_expected")
    people: People = socket.app.state.people
    person = await people.of(socket)
    room = await rooms.get(id)  # as it is now: it may have been forgotten meanwhile
    mine = controlled(room.table.head, room.table.seats, hello.token, person.id if person is not None else None)
    return Client(socket, room, mine, hello, limiter, person)


def _address(socket: WebSocket) -> str:
    return address_key(socket.client.host if socket.client is not None else None)


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    data: str | bytes = message.get("text") or message.get("bytes") or ""
    return data


def _short(text: str | bytes) -> str | bytes:
    if len(text) > LONGEST_MESSAGE:
        raise TableError("too_large", 413, limit=LONGEST_MESSAGE)
    return text


class Client:
    """One connected client. Answers go out in order; of several states only the newest is sent."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        mine: tuple[int, ...],
        hello: Hello,
        limiter: Limiter,
        person: Person | None,
    ) -> None:
        self.mine = mine
        self.person = person
        self.language: str = hello.lang
        self._socket = socket
        self._room = room
        self._seen = min(hello.since, room.table.number)
        self._outbox: deque[str] = deque()
        self._is_state_due = False
        self._wake = asyncio.Event()
        self._hint: asyncio.Task[None] | None = None
        self._limiter = limiter
        self._messages = limiter.connection("messages")
        self._refused = 0
        self._keys = [_address(socket)] if person is None else [_address(socket), f"person:{person.id}"]

    def state_is_due(self) -> None:
        """Send the state when there is time."""
        self._is_state_due = True
        self._wake.set()

    async def serve(self) -> None:
        """Until the client goes."""
        writer = asyncio.create_task(self._write())
        self._room.enter(self)
        try:
            while not writer.done():
                await self._read()
        finally:
            self._room.leave(self)
            for task in (writer, self._hint):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        text = await _receive(self._socket)
        try:
            self._messages.take()
            request = read(REQUEST, _short(text))
            self._refused = 0
            if type(request) in _COSTLY:
                self._limiter.take(_COSTLY[type(request)], *self._keys)
            await _HANDLERS[type(request)](self, request)
        except TooManyRequests as error:
            self._refused += 1
            self._refuse(ref_of(text), error)
        except PontiError as error:
            self._refuse(ref_of(text) if len(text) <= LONGEST_MESSAGE else 0, error)
        except Exception:
            logger.exception("bug", table=self._room.table.head.id)
            self._refuse(ref_of(text), TableError("internal_error", 500))
        if self._refused > _MOST_REFUSED or len(self._outbox) > _MOST_UNREAD:
            await self._socket.close(_POLICY)

    def _refuse(self, ref: int, error: PontiError) -> None:
        self._send({"type": "error", "ref": ref, **error_json(error, self.language)})
        if error.code == "stale_event":
            self.state_is_due()

    async def _hello(self, _request: Any) -> None:
        raise TableError("hello_twice")

    async def _play(self, play: Play) -> None:
        number = await self._room.play(self.mine, play.seat, play.playable, play.event)
        self._send({"type": "ack", "ref": play.ref, "event": number})

    async def _take_back(self, request: TakeBack) -> None:
        number = await self._room.take_back(self.mine, request.event)
        self._send({"type": "ack", "ref": request.ref, "event": number})

    async def _why(self, why: Why) -> None:
        if why.seat not in self.mine:
            raise TableError("not_your_seat", 403)
        refusal = self._room.table.why_not(why.seat, why.playable)
        clause, words = ("", "") if refusal is None else (refusal.clause, refusal.words.text(self.language))
        self._send({"type": "why", "ref": why.ref, "allowed": refusal is None, "clause": clause, "words": words})

    async def _rename(self, request: Rename) -> None:
        await self._room.rename(self.mine, request.seat, request.name)
        self._send({"type": "ack", "ref": request.ref, "event": self._room.table.number})

    async def _ask_hint(self, request: Hint) -> None:
        if self._hint is not None and not self._hint.done():
            raise TableError("hint_busy", 409)
        self._hint = asyncio.create_task(self._answer_hint(request))

    async def _answer_hint(self, request: Hint) -> None:
        try:
            self._send(await self._hint_json(request))
        except PontiError as error:
            self._refuse(request.ref, error)

    async def _hint_json(self, request: Hint) -> dict[str, Json]:
        table = self._room.table
        view = table.view(request.seat) if request.seat in self.mine else None
        found = await self._room.hint(self.mine, request.seat)
        assert view is not None
        moves: list[Json] = [
            {**move, "words": table.game.describe(view, move["action"]).text(self.language)} for move in found["moves"]
        ]
        line: list[Json] = [table.game.actions.text(action) for action in found["line"]]
        return {"type": "hint", "ref": request.ref, "seat": request.seat, "moves": moves, "line": line}

    async def _speak(self, request: Lang) -> None:
        self.language = request.lang
        self._seen = 0
        self.state_is_due()

    async def _ping(self, _request: Ping) -> None:
        self._send({"type": "pong"})

    # -- writing ----------------------------------------------------------------------------------------------------

    def _send(self, message: dict[str, Json]) -> None:
        self._outbox.append(wire_text(message))
        self._wake.set()

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft())
                if self._is_state_due:
                    await self._send_state()
        except _GONE:
            pass
        except Exception:
            logger.exception("state_not_sent", table=self._room.table.head.id)
            await self._socket.close(_BROKEN)

    async def _send_state(self) -> None:
        self._is_state_due = False
        text = self._room.state_text(self.mine, self.language, self._seen)
        self._seen = self._room.table.number
        await self._socket.send_text(text)


_COSTLY: Final[dict[type, Kind]] = {Hint: "hints"}
"""What is counted per address and person, besides being a message."""
_HANDLERS: Final[dict[type, Callable[[Client, Any], Awaitable[None]]]] = {
    Hello: Client._hello,
    Play: Client._play,
    Why: Client._why,
    TakeBack: Client._take_back,
    Hint: Client._ask_hint,
    Rename: Client._rename,
    Lang: Client._speak,
    Ping: Client._ping,
}
