"""For operators and bots: health, figures, and the bots' way in."""

from dataclasses import asdict
from typing import Final

from fastapi import APIRouter, Request, Response, WebSocket
from fastapi.responses import JSONResponse

import ponti
from ponti.server.bot_sockets import serve_bot_socket
from ponti.server.errors import TableError
from ponti.server.health import examine
from ponti.server.metrics import CONTENT_TYPE, exposition
from ponti.server.settings import Settings

router: Final = APIRouter()


@router.get("/api/health", responses={503: {"description": "Something is the matter."}})
async def show_health(request: Request) -> Response:
    """Whether the server is well: 200, or 503 with the part that is not."""
    health = await examine(request.app.state.store, request.app.state.pool)
    told = {"status": "ok" if health.is_well else "failing", **asdict(health), "version": ponti.__version__}
    return JSONResponse(told, 200 if health.is_well else 503)


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus, where the settings allow it."""
    settings: Settings = request.app.state.settings
    if not settings.metrics:
        raise TableError("not_found", 404, path="/metrics")
    return Response(exposition(), media_type=CONTENT_TYPE)


@router.websocket("/api/bots/socket")
async def bot_socket(socket: WebSocket) -> None:
    """Play a seat by program; see ``docs/bot-protocol.md``."""
    await serve_bot_socket(socket, socket.app.state.rooms)
