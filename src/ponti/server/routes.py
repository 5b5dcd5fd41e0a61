"""The HTTP side: what can be played, making tables, looking at them. Looking back is in ``routes_past``."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response, WebSocket
from fastapi.responses import JSONResponse

from ponti.server import routes_lobby, routes_past, routes_people
from ponti.server.bots import BotPool
from ponti.server.catalogue import games_json
from ponti.server.errors import TableError
from ponti.server.language import language_of
from ponti.server.lobby import Lobby
from ponti.server.making import make_table
from ponti.server.messages import NEW_TABLE, NewTable, read
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.sockets import serve_socket

router: Final = APIRouter(prefix="/api")

_TABLE_BODY: Final = {"application/json": {"schema": NewTable.model_json_schema()}}


@router.get("/games")
async def list_games(request: Request) -> Response:
    """The games with their options."""
    return JSONResponse(await asyncio.to_thread(games_json, _language(request)))


@router.get("/levels")
async def list_levels(request: Request) -> Response:
    """The bots' levels."""
    return JSONResponse(_pool(request).lineup.to_json(_language(request)))


@router.post("/tables", status_code=201, openapi_extra={"requestBody": {"required": True, "content": _TABLE_BODY}})
async def create_table(request: Request) -> Response:
    """Make a table. Its secrets are in this answer and nowhere else."""
    person = await routes_people.person_of(request)
    routes_people.limit(request, "tables", person)
    made = make_table(read(NEW_TABLE, await request.body()), _pool(request).lineup, person)
    await _rooms(request).add(made.table)
    return JSONResponse(made.to_json(), 201)


@router.get("/tables/{id}")
async def show_table(request: Request, id: str) -> Response:
    """What anybody may know about a table."""
    lobby: Lobby = request.app.state.lobby
    return JSONResponse(await lobby.one(id[:64], await routes_people.person_of(request), _language(request)))


router.include_router(routes_past.router)
router.include_router(routes_people.router)
router.include_router(routes_lobby.router)


@router.get("/{path:path}", include_in_schema=False)
async def unknown(path: str) -> Response:
    """Nothing is here; without this the web app's page would answer."""
    raise TableError("not_found", 404, path=path[:80])


@router.websocket("/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Play or watch; see ``docs/protocol.md``."""
    await serve_socket(socket, socket.app.state.rooms, id)


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _room(request: Request, id: str) -> Room:
    return await _rooms(request).get(id[:64])


def _pool(request: Request) -> BotPool:
    pool: BotPool = request.app.state.pool
    return pool


def _language(request: Request) -> str:
    return language_of(request.query_params, request.headers)
