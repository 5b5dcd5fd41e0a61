"""The server: ``create_app`` makes it for any ASGI host, ``run`` is what ``ponti serve`` does."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

import structlog
import uvicorn
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ponti.core.errors import PontiError
from ponti.core.words import say
from ponti.server.bots import COMMAND, BotPool
from ponti.server.chat import ChatBooks
from ponti.server.collector import Collector
from ponti.server.config import misspelled, read_settings
from ponti.server.cookies import Cookies
from ponti.server.errors import TableError
from ponti.server.guards import Guards, error_response
from ponti.server.limits import Limiter, Limits
from ponti.server.lobby import Lobby
from ponti.server.logs import set_up_logs, without_secrets
from ponti.server.metrics import ERRORS, committed, watch
from ponti.server.notices import make_notices
from ponti.server.openapi import describe
from ponti.server.passphrases import Passphrases
from ponti.server.people import People
from ponti.server.places import address, database_url, listen
from ponti.server.replays import Histories
from ponti.server.rooms import Rooms
from ponti.server.routes import router
from ponti.server.routes_operations import router as operations
from ponti.server.settings import Settings
from ponti.server.sharing import Shared
from ponti.server.sockets import LONGEST_MESSAGE
from ponti.server.systemd import notify
from ponti.server.tracing import Tracing
from ponti.server.turns import Turns
from ponti.server.visits import Visits
from ponti.server.web import FOLDER, is_built, serve_web
from ponti.store.errors import TooNew
from ponti.store.repository import Store, Unavailable, check_database

logger: Final = structlog.get_logger()

_TURN: Final = 0.001
"""So many seconds a thread waits for its turn while others compute. The store's asks for one after every row."""


def create_app(
    database_url: str,
    settings: Settings | None = None,
    *,
    bot_command: Sequence[str] = COMMAND,
    web_folder: Path = FOLDER,
    local_address: str = "http://localhost:8400/",
) -> FastAPI:
    """The server on a database. Without ``settings`` those of the environment hold; ``database_url`` outweighs them.

    Links in messages lead to ``local_address`` unless the settings name a public one.
    """
    settings = read_settings() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.store = store = Store(database_url)
        store.writer.on_commit = committed
        app.state.pool = pool = BotPool(settings, bot_command)
        app.state.rooms = rooms = Rooms(store, pool, settings.tables_in_memory)
        watch(tables=lambda: len(rooms), store_queue=store.writer.waiting)
        app.state.histories = Histories(store)
        app.state.turns = Turns()
        app.state.visits = Visits(store)
        app.state.chats = chats = ChatBooks(store)
        app.state.lobby = Lobby(store, rooms)
        app.state.limiter = Limiter(Limits().times(settings.rate_limits))
        cookie_key = store.keys.get("cookie", token_urlsafe)
        app.state.people = people = People(store, Cookies(cookie_key.encode()), Passphrases())
        app.state.notices = notices = make_notices(store, rooms, settings, local_address)
        app.state.shared = shared = Shared(database_url, store, rooms, chats, people)
        shared.start()
        resuming = asyncio.create_task(rooms.resume())
        yield
        resuming.cancel()
        await shared.close()
        await notices.close()
        await rooms.close()
        await pool.close()
        store.close()

    app = FastAPI(title="Ponti", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=lifespan)
    app.state.settings = settings
    app.state.web_folder = web_folder
    app.include_router(operations)
    app.include_router(router)
    app.add_api_route("/{path:path}", serve_web, methods=["GET", "HEAD"], include_in_schema=False)
    describe(app)
    for kind, handler in _HANDLERS.items():
        app.add_exception_handler(kind, handler)
    ours = () if settings.public_url is None else (settings.public_url,)
    app.add_middleware(Guards, origins=(*settings.origins, *ours))
    app.add_middleware(Tracing, max_sockets=settings.max_sockets)
    return app


def run(settings: Settings, *, open_browser: bool = True, language: str = "en") -> None:
    """Serve until stopped. Raises ``port_taken``, ``bad_host``, ``bad_database`` or ``database_too_new``."""
    set_up_logs(settings.log_level, settings.log_format)
    for name in misspelled(os.environ):
        logger.warning("unknown_variable", name=name)
    url = database_url(settings.database)
    try:
        check_database(url)
    except TooNew as error:
        raise TableError("database_too_new", 503, revision=str(error)) from error
    except Unavailable as error:
        raise TableError("bad_database", 503, reason=str(error)) from error
    sys.setswitchinterval(_TURN)
    bound = listen(settings.host, settings.port)
    app = create_app(url, settings, local_address=address(bound))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
        timeout_graceful_shutdown=settings.stop_seconds,
    )
    _Server(config, address(bound), url, open_browser, language).run(sockets=[bound])


class _Server(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, database: str, open_browser: bool, language: str) -> None:
        super().__init__(config)
        self._address = address
        self._database = database
        self._open_browser = open_browser
        self._language = language
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then tell the people at the terminal."""
        await super().startup(sockets)
        if not self.started:
            return
        self._collecting = asyncio.create_task(Collector().work())
        notify("READY=1")
        database = without_secrets(self._database.removeprefix("sqlite:///"))
        sentences = [say("server-ready", address=self._address), say("server-stop-hint", database=database)]
        if not is_built():
            sentences += [say("server-not-built-title"), say("server-not-built")]
        for sentence in sentences:
            sys.stdout.write(sentence.text(self._language) + "\n")
        sys.stdout.flush()
        if self._open_browser:
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, close the sockets (1012: come again), and let what is under way finish."""
        notify("STOPPING=1")
        if self._collecting is not None:
            self._collecting.cancel()
        await super().shutdown(sockets)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, PontiError)
    return error_response(error, request.scope)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return error_response(TableError("bad_message", where=where[:80]), request.scope)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "bad_method" if error.status_code == 405 else "not_found"
    response = error_response(TableError(code, error.status_code, path=request.url.path[:80]), request.scope)
    response.headers.update(error.headers or {})  # such as Allow
    return response


async def _bug(request: Request, error: Exception) -> Response:
    ERRORS.labels("bug").inc()
    logger.error("bug", path=request.url.path, exc_info=error)
    return error_response(TableError("internal_error", 500), request.scope)


_HANDLERS: Final = {PontiError: _refused, RequestValidationError: _malformed, HTTPException: _http, Exception: _bug}
