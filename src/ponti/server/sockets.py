"""The socket of a table: greets a client and serves it. Who answers what is in ``requests_…``."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog
from starlette.websockets import WebSocket

from ponti.core.errors import PontiError
from ponti.server import requests_affairs, requests_chat, requests_log, requests_play
from ponti.server.clients import GONE, GREETING_TIME, LONGEST_MESSAGE, Client, Handler, code_of, receive, short
from ponti.server.errors import TableError, error_json
from ponti.server.language import language_of
from ponti.server.limits import Kind, Limiter, address_of
from ponti.server.messages import REQUEST, Hello, Hint, Say, read
from ponti.server.people import People
from ponti.server.rooms import Rooms
from ponti.server.visits import Visits, keys_of
from ponti.server.wire import wire_text

logger: Final = structlog.get_logger()

__all__ = ["LONGEST_MESSAGE", "serve_socket"]


_HANDLERS: Final[Mapping[type, Handler]] = {
    **requests_play.HANDLERS,
    **requests_affairs.HANDLERS,
    **requests_chat.HANDLERS,
    **requests_log.HANDLERS,
}
_COSTLY: Final[Mapping[type, Kind]] = {Hint: "hints", Say: "chat"}


async def serve_socket(socket: WebSocket, rooms: Rooms, id: str) -> None:
    """Serve one client until it goes."""
    with suppress(*GONE):
        await socket.accept()
        language = language_of(socket.query_params, socket.headers)
        try:
            client = await _greet(socket, rooms, id)
        except PontiError as error:
            await socket.send_text(wire_text({"type": "error", "ref": 0, **error_json(error, language)}))
            await socket.close(code_of(error))
        else:
            await _serve(client, socket)


async def _serve(client: Client, socket: WebSocket) -> None:
    """Serve a client, and remember what it has seen."""
    visits: Visits = socket.app.state.visits
    table, keys = client.room.table.head.id, keys_of(client.person, client.token)
    try:
        client.left_at = await visits.left_at(table, keys)
    except TableError as error:
        logger.warning("visit_not_known", code=error.code)
    people: People = socket.app.state.people
    try:
        with people.connected(client.person, client) as is_signed_in:
            if is_signed_in:
                await client.serve(_HANDLERS, _COSTLY)
            else:
                await client.sign_out()
    finally:
        if client.seen:
            visits.leave(table, keys, client.seen)


async def _greet(socket: WebSocket, rooms: Rooms, id: str) -> Client:
    limiter: Limiter = socket.app.state.limiter
    limiter.take("sockets", address_of(socket))
    await rooms.get(id)  # refuse at once what is not there
    try:
        text = short(await asyncio.wait_for(receive(socket), GREETING_TIME))
    except TimeoutError:
        raise TableError("hello_expected") from None
    hello = read(REQUEST, text)
    if not isinstance(hello, Hello):
        raise TableError("hello_expected")
    people: People = socket.app.state.people
    person = await people.of(socket)
    room = await rooms.get(id)  # as it is now: it may have been forgotten meanwhile
    return Client(socket, room, hello, person)
