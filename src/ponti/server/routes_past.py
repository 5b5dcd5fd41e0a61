"""The HTTP side of looking back: positions, logs and records of tables, and records that somebody brings along."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from ponti.server.continuing import CONTINUATION, continue_record, continue_table
from ponti.server.errors import TableError
from ponti.server.language import language_of
from ponti.server.messages import read
from ponti.server.people_messages import body as body_of
from ponti.server.replays import Histories, eyes_of, log_json, record_of, replay_json
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.routes_people import limit, person_of
from ponti.server.seats import controlled
from ponti.server.uploads import uploaded_json

router: Final = APIRouter()

EventNumber = Annotated[int, Query(ge=0, le=1_000_000_000)]
Eyes = Annotated[str, Query(pattern=r"^(|everything|spectator|1?[0-9])$")]
_RECORD_BODY: Final = {"text/plain": {"schema": {"type": "string"}}}
_BEARER: Final = "bearer "


@router.get("/tables/{id}/record")
async def show_record(request: Request, id: str, form: Literal["text", "json"] = "text") -> Response:
    """The game's record; with the secret of the dice once the game is over."""
    limit(request, "past", None)
    room = await _room(request, id)
    history = await _histories(request).of(room.table)
    record = await asyncio.to_thread(record_of, room.table, history)
    return PlainTextResponse(record.dumps()) if form == "text" else JSONResponse(record.to_json())


@router.get("/tables/{id}/replay")
async def show_replay(
    request: Request, id: str, event: EventNumber = 0, since: EventNumber = 0, eyes: Eyes = ""
) -> Response:
    """The table after some line of its log, as who asks may see it."""
    limit(request, "past", None)
    room = await _room(request, id)
    viewer = eyes_of(room.table, await _mine(request, room), eyes)
    history = await _histories(request).of(room.table)
    return JSONResponse(
        await asyncio.to_thread(replay_json, room.table, history, event, since, viewer, _language(request))
    )


@router.get("/tables/{id}/log")
async def show_log(request: Request, id: str, since: EventNumber = 0, eyes: Eyes = "") -> Response:
    """The lines of the log, as who asks may read them."""
    limit(request, "past", None)
    room = await _room(request, id)
    viewer = eyes_of(room.table, await _mine(request, room), eyes)
    history = await _histories(request).of(room.table)
    return JSONResponse(await asyncio.to_thread(log_json, room.table, history, since, viewer, _language(request)))


@router.post("/records", openapi_extra={"requestBody": {"required": True, "content": _RECORD_BODY}})
async def check_record(
    request: Request, event: EventNumber | None = None, until: EventNumber | None = None
) -> Response:
    """Read, replay and verify a record, and show the position after some event, or several."""
    limit(request, "uploads", await person_of(request))
    text = record_text(await request.body())
    return JSONResponse(await asyncio.to_thread(uploaded_json, text, event, until, _language(request)))


@router.post("/continue", status_code=201, openapi_extra=body_of(CONTINUATION))
async def continue_game(request: Request) -> Response:
    """A new table that goes on from a point of another game. Its secrets are in this answer and nowhere else."""
    wanted = read(CONTINUATION, await request.body())
    person = await person_of(request)
    limit(request, "tables", person)
    lineup = request.app.state.pool.lineup
    if wanted.table is not None:
        room = await _room(request, wanted.table)
        history = await _histories(request).of(room.table)
        made = await asyncio.to_thread(continue_table, wanted, room.table, history, lineup, person)
    else:
        made = await asyncio.to_thread(continue_record, wanted, lineup, person)
    rooms: Rooms = request.app.state.rooms
    await rooms.add(made.table)
    return JSONResponse(made.to_json(), 201)


def record_text(body: bytes) -> str:
    """A record as text. Raises ``bad_text``."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise TableError("bad_text") from None


async def _mine(request: Request, room: Room) -> tuple[int, ...]:
    """The seats of who asks, by the token in ``Authorization`` and as a person. Raises ``bad_token``."""
    given = request.headers.get("authorization", "")
    token = given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else ""
    person = await person_of(request)
    return controlled(room.table.head, room.table.seats, token or None, person.id if person is not None else None)


async def _room(request: Request, id: str) -> Room:
    rooms: Rooms = request.app.state.rooms
    return await rooms.get(id[:64])


def _histories(request: Request) -> Histories:
    histories: Histories = request.app.state.histories
    return histories


def _language(request: Request) -> str:
    return language_of(request.query_params, request.headers)
