"""One client at a table: its requests are answered one by one, and its picture of the table is kept up to date."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ponti.core.errors import PontiError
from ponti.core.game import Json
from ponti.server.chat_readers import ChatReader
from ponti.server.errors import TableError, error_json, status_of
from ponti.server.limits import Kind, Limiter, TooManyRequests, address_of
from ponti.server.messages import REQUEST, Hello, read, ref_of
from ponti.server.replays import Histories
from ponti.server.rights import viewer_of
from ponti.server.room import Planner, Room
from ponti.server.seats import shown_names
from ponti.server.speaking import Speech, speech_at
from ponti.server.tasks import end
from ponti.server.turns import Turns
from ponti.server.wire import wire_text
from ponti.store.data import Person

logger: Final = structlog.get_logger()

LONGEST_MESSAGE: Final = 8_192
POLICY: Final = 1008
"""A socket is closed with this code when its client should not come again."""
LATER: Final = 1013
"""With this code when it may come again, but not at once."""
GREETING_TIME: Final = 20.0
"""Seconds within which a client says who it is."""
GONE: Final = (WebSocketDisconnect, WebSocketDisconnected)
BROKEN: Final = 1011
"""With this code when something went wrong here."""
_SIGNED_OUT: Final = 1000
MOST_REFUSED: Final = 100
"""After so many messages beyond the limit in a row, the connection is closed."""
_MOST_UNREAD: Final = 1_000
"""With so many answers waiting for a client that does not read them, the connection is closed."""

Handler: TypeAlias = Callable[["Client", Any], Awaitable[None]]


class Client:
    """One connected client. Answers go out in order and before states; of several states only the newest is sent."""

    def __init__(self, socket: WebSocket, room: Room, hello: Hello, person: Person | None) -> None:
        self.room: Final = room
        self.person: Final = person
        self.language: str = hello.lang
        self.token: Final = hello.token
        self.viewer = viewer_of(room.table, hello.token, person.id if person is not None else None)
        self.chat: Final = ChatReader(self, socket.app.state.chats.of(room.table.head.id))
        self.left_at: int | None = None
        """The last line that the viewer had seen when it was here before; told with the first state."""
        self.seen = 0
        """The last line of the log that the client was sent."""
        self.histories: Final[Histories] = socket.app.state.histories
        self._is_new = True
        self._socket = socket
        self._remembers = hello.remembers
        self._seen = min(hello.since, room.table.number)
        self._sitting = [*room.table.seats]
        self._outbox: deque[str] = deque()
        self._turns: Final[Turns] = socket.app.state.turns
        self._is_state_due = False
        self._is_sending = False
        self._is_open = True
        self._wake = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        limiter: Limiter = socket.app.state.limiter
        self._limiter = limiter
        self._messages = limiter.connection("messages")
        self._refused = 0
        self._keys = [address_of(socket)] if person is None else [address_of(socket), f"person:{person.id}"]

    # -- what the room asks -----------------------------------------------------------------------------------------

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that this client controls."""
        return self.viewer.mine

    def state_is_due(self) -> None:
        """Send the state when its turn comes."""
        self._is_state_due = True
        self._wait_for_turn()

    def recognise(self) -> None:
        """Find out again whose seats are this client's: somebody else may have got them."""
        person = self.person.id if self.person is not None else None
        try:
            self.viewer = viewer_of(self.room.table, self.token, person)
        except TableError:  # the link was for a seat that was given to somebody else
            self.viewer = viewer_of(self.room.table, None, person)
        self.chat.again()

    async def sign_out(self) -> None:
        """The person was signed out: whoever is there may come back with a token, or as a spectator."""
        await self._close(_SIGNED_OUT)

    # -- what the handlers use --------------------------------------------------------------------------------------

    def send(self, message: dict[str, Json]) -> None:
        """Send a message when its turn comes."""
        self._outbox.append(wire_text(message))
        self._wake.set()

    def acknowledge(self, ref: int, number: int) -> None:
        """Say that something was done, which line ``number`` of the log tells."""
        self.send({"type": "ack", "ref": ref, "event": number})

    def refuse(self, ref: int, error: PontiError) -> None:
        """Answer with an error; who was too late is shown how things are now."""
        self.send({"type": "error", "ref": ref, **error_json(error, *self.speech())})
        if error.code == "stale_event":
            self.state_is_due()

    async def do(self, ref: int, make: Planner) -> None:
        """Do something at the table and say so."""
        self.acknowledge(ref, await self.room.do(make))

    def speech(self) -> Speech:
        """How one speaks at the table."""
        return speech_at(self.room.table.seats, self.language)

    def speak(self, language: str) -> None:
        """Go on in another language, from the beginning of the log."""
        self.language = language
        self._seen = 0
        self.state_is_due()
        self.chat.again()

    def is_busy(self, name: str) -> bool:
        """Whether what goes by this name is still under way."""
        return name in self._tasks and not self._tasks[name].done()

    def later(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the requests that follow, and nothing more once the client has gone."""
        self._tasks[name] = asyncio.create_task(work)

    # -- reading ----------------------------------------------------------------------------------------------------

    async def serve(self, handlers: Mapping[type, Handler], costly: Mapping[type, Kind]) -> None:
        """Until the client goes. ``costly`` requests are counted per address and person too."""
        writer = asyncio.create_task(self._write())
        self.room.enter(self)
        try:
            while not writer.done():
                await self._read(handlers, costly)
        finally:
            self._is_open = False
            self.room.leave(self)
            self.chat.close()
            await end([writer, *self._tasks.values()])
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, handlers: Mapping[type, Handler], costly: Mapping[type, Kind]) -> None:
        text = await receive(self._socket)
        try:
            self._messages.take()
            request = read(REQUEST, short(text))
            self._refused = 0
            kind = type(request)
            if kind in costly:
                self._limiter.take(costly[kind], *self._keys)
            await handlers[kind](self, request)
        except TooManyRequests as error:
            self._refused += 1
            self.refuse(ref_of(text), error)
        except PontiError as error:
            self.refuse(ref_of(text) if len(text) <= LONGEST_MESSAGE else 0, error)
        except Exception:
            logger.exception("bug", table=self.room.table.head.id)
            self.refuse(ref_of(text), TableError("internal_error", 500))
        if self._refused > MOST_REFUSED or len(self._outbox) > _MOST_UNREAD:
            await self._socket.close(POLICY)

    # -- writing ----------------------------------------------------------------------------------------------------

    async def _close(self, code: int) -> None:
        with suppress(*GONE):
            await self._socket.close(code)

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._is_sending = True
                while self._outbox:
                    await self._socket.send_text(self._outbox.popleft())
                self._is_sending = False
                self._wait_for_turn()
        except GONE:
            pass
        except Exception:
            logger.exception("message_not_sent", table=self.room.table.head.id)
            await self._close(BROKEN)

    def _wait_for_turn(self) -> None:
        """Nothing is drawn for whoever has not yet taken what was sent before."""
        if self._is_state_due and not self._is_sending:
            self._turns.wait(self.room.table.game.id, self._draw)

    def _draw(self) -> None:
        if self._is_sending or not self._is_open:
            return
        try:
            self._outbox.append(self._state_text())
        except Exception:
            logger.exception("state_not_sent", table=self.room.table.head.id)
            self.later("break", self._close(BROKEN))
        self._wake.set()

    def _notice_names(self) -> None:
        """Begin the log anew when the lines that were sent call somebody by another name."""
        before, seats = self._sitting, self.room.table.seats
        if seats != before:
            self._sitting = [*seats]
            if shown_names(seats, self.language) != shown_names(before, self.language):
                self._seen = 0

    def _state_text(self) -> str:
        self._is_state_due = False
        self._notice_names()
        text = self.room.state_text(self.viewer, self.language, self._seen, self._remembers and not self._is_new)
        self._seen = self.seen = self.room.table.number
        if not self._is_new:
            return text
        self._is_new = False
        self.later("chat", self.chat.open())
        left_at = "null" if self.left_at is None else str(self.left_at)
        return f'{{"left_at":{left_at},{text[1:]}'


async def receive(socket: WebSocket) -> str | bytes:
    """The next message. Raises ``WebSocketDisconnect`` when there is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    data: str | bytes = message.get("text") or message.get("bytes") or ""
    return data


def code_of(error: PontiError) -> int:
    """The code with which somebody is not let in: whether there is any sense in coming again."""
    return LATER if status_of(error) in (429, 503) else POLICY


def short(text: str | bytes, limit: int = LONGEST_MESSAGE) -> str | bytes:
    """A message that may be read. Raises ``too_large``."""
    if len(text) > limit:
        raise TableError("too_large", 413, limit=limit)
    return text
