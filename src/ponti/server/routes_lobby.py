"""The HTTP side of the lobby: lists of tables, and sitting down at one."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from ponti.core.game import Json
from ponti.server import people_messages as messages
from ponti.server.errors import TableError
from ponti.server.language import language_of
from ponti.server.lobby import Lobby
from ponti.server.messages import read
from ponti.server.rooms import Rooms
from ponti.server.routes_people import known_person, limit, person_of
from ponti.server.seats import new_token, of_token

router: Final = APIRouter()

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
Before = Annotated[int | None, Query(ge=0, le=10**16)]
"""Microseconds since 1970, as ``next`` of the page before told."""


@router.get("/lobby")
async def show_lobby(request: Request) -> Response:
    """The public tables at which the game goes on."""
    tables = await _lobby(request).open_tables(await person_of(request), _language(request))
    return JSONResponse({"open": tables})


@router.get("/me/tables")
async def list_my_tables(request: Request, before: Before = None) -> Response:
    """The tables of this browser's person."""
    person, lobby, language = await known_person(request), _lobby(request), _language(request)
    playing = await lobby.playing(person, language) if before is None else []
    finished, last = await lobby.played(person, _moment(before), language)
    return JSONResponse({"playing": playing, "finished": finished, "next": _cursor(last)})


@router.get("/finished")
async def list_finished(request: Request, before: Before = None) -> Response:
    """The public tables at which the game is over, the newest first."""
    person, language = await person_of(request), _language(request)
    finished, last = await _lobby(request).finished(person, _moment(before), language)
    return JSONResponse({"finished": finished, "next": _cursor(last)})


@router.post("/tables/{id}/sit", openapi_extra=messages.body(messages.SIT))
async def sit_down(request: Request, id: str) -> Response:
    """Take an open seat, or have the seats of a secret link be found on all devices of this person."""
    wanted = read(messages.SIT, await request.body())
    person = await known_person(request)
    limit(request, "seats", person)
    room = await _rooms(request).get(id[:64])
    if wanted.token is not None:
        mine = of_token(room.table.head, room.table.seats, wanted.token)
        if not mine:
            raise TableError("seat_taken", 409)
        await room.claim(mine, person)
        return JSONResponse({"seat": mine[0], "token": wanted.token})
    assert wanted.seat is not None
    token = new_token()
    await room.sit(wanted.seat, person, token)
    return JSONResponse({"seat": wanted.seat, "token": token})


def _moment(before: int | None) -> datetime | None:
    return None if before is None else _EPOCH + timedelta(microseconds=before)


def _cursor(last: datetime | None) -> Json:
    """What the next page begins before; null after the last one."""
    return None if last is None else (last - _EPOCH) // timedelta(microseconds=1)


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _language(request: Request) -> str:
    return language_of(request.query_params, request.headers)
