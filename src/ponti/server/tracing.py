"""Around everything: an id for each request and socket, one line in the log, and the figures about them."""

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from time import perf_counter
from typing import Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ponti.server.metrics import REQUEST_SECONDS, REQUESTS, SOCKETS

logger: Final = structlog.get_logger()

_TRY_LATER: Final = 1013
_KINDS: Final = {"/api/bots/socket": "bot"}
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_TABLES: Final = "/api/tables/"


class Tracing:
    """Middleware around the whole app; it also keeps the number of sockets within its limit."""

    def __init__(self, app: ASGIApp, max_sockets: int) -> None:
        self._app = app
        self._max_sockets = max_sockets
        self._sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Trace one request or socket."""
        if scope["type"] == "http":
            with _named(scope) as id:
                await self._request(scope, receive, send, id)
        elif scope["type"] == "websocket":
            with _named(scope):
                await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        status = 500
        start = perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = id
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            seconds = perf_counter() - start
            method = scope["method"] if scope["method"] in _METHODS else "other"
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(method, route, str(status)).inc()
            REQUEST_SECONDS.labels(route).observe(seconds)
            logger.info("request", method=method, path=scope["path"], status=status, ms=round(seconds * 1000, 1))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._sockets >= self._max_sockets:
            logger.warning("too_many_sockets", limit=self._max_sockets)
            await receive()
            await send({"type": "websocket.close", "code": _TRY_LATER, "reason": ""})
            return
        gauge = SOCKETS.labels(_KINDS.get(scope["path"], "table"))
        self._sockets += 1
        gauge.inc()
        start = perf_counter()
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets -= 1
            gauge.dec()
            logger.info("socket_closed", path=scope["path"], seconds=round(perf_counter() - start, 1))


@contextmanager
def _named(scope: Scope) -> Iterator[str]:
    """Everything logged meanwhile carries the id of the request, and of the table that it is about."""
    id = token_hex(6)
    names = {"request": id}
    if scope["path"].startswith(_TABLES):
        names["table"] = scope["path"].removeprefix(_TABLES).partition("/")[0][:32]
    with structlog.contextvars.bound_contextvars(**names):
        yield id
