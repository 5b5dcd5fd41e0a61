"""Between the network and the routes: body limits, the origin of requests, and headers that bind browsers."""

from collections.abc import Collection, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ponti.core.errors import PontiError
from ponti.server.errors import TableError, error_json, status_of
from ponti.server.language import language_of
from ponti.server.limits import TooManyRequests
from ponti.server.replays import LONGEST_RECORD

LONGEST_BODY: Final = 32_768
_PLACES_FOR_LONG_BODIES: Final = ("/api/records", "/api/continue")

CONTENT_POLICY: Final = "; ".join((
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guards:
    """Middleware around the whole app."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_foreign = not _is_ours(headers, self._origins)
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send, is_foreign)
        elif is_foreign and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            await error_response(TableError("bad_origin", 403), scope)(scope, receive, _Sender(scope, send))
        else:
            await self._app(scope, _Receiver(scope, headers, receive), _Sender(scope, send))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, is_foreign: bool) -> None:
        if is_foreign:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # refused before it is accepted
        else:
            await self._app(scope, receive, send)


class _Receiver:
    """Passes a body on until it becomes too long."""

    def __init__(self, scope: Scope, headers: Headers, receive: Receive) -> None:
        self._receive = receive
        self._limit = LONGEST_RECORD if scope["path"] in _PLACES_FOR_LONG_BODIES else LONGEST_BODY
        length = headers.get("content-length", "0")
        self._length = int(length) if length.isascii() and length.isdigit() and len(length) < 16 else self._limit + 1
        self._read = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if max(self._length, self._read) > self._limit:
            raise TableError("too_large", 413, limit=self._limit)
        return message


class _Sender:
    """Adds the headers to every answer."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._path: str = scope["path"]
        self._send = send

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            if self._path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self._send(message)


def error_response(error: PontiError, scope: Scope) -> Response:
    """An error as an HTTP answer, in the reader's language."""
    headers = Headers(scope=scope)
    query = dict(pair.partition("=")[::2] for pair in scope["query_string"].decode("latin-1").split("&"))
    response = JSONResponse({"error": error_json(error, language_of(query, headers))}, status_of(error))
    if isinstance(error, TooManyRequests):
        response.headers["retry-after"] = str(error.seconds)
    return response


def _is_ours(headers: Headers, origins: Collection[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return origin != "null" and urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # such as http://[
        return False
