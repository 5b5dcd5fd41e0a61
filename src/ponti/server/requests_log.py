"""Older lines of the log, which a state does not hold: made from the whole history when somebody asks for them."""

import asyncio
from collections.abc import Mapping
from typing import Final

from ponti.core.errors import PontiError
from ponti.core.game import Json
from ponti.server.clients import Client, Handler
from ponti.server.errors import TableError
from ponti.server.history import History
from ponti.server.messages import ReadLog
from ponti.server.replays import first_open
from ponti.server.speaking import speech_at
from ponti.server.tables import Table
from ponti.server.views import log_reader, reading_json

_PAGE: Final = 100


async def _read_log(client: Client, request: ReadLog) -> None:
    if client.is_busy("log"):
        raise TableError("log_busy", 409)
    client.later("log", _answer(client, request))


async def _answer(client: Client, request: ReadLog) -> None:
    table = client.room.table
    try:
        history = await client.histories.of(table)
        reader = log_reader(table.game, client.mine)
        page = await asyncio.to_thread(log_page_json, table, history, request.before, reader, client.language)
        client.send({"type": "log", "ref": request.ref, **page})
    except PontiError as error:
        client.refuse(request.ref, error)


def log_page_json(table: Table, history: History, before: int, reader: int, language: str) -> dict[str, Json]:
    """At most a page of lines up to but without number ``before``; ``from`` is the number before the first of them."""
    last = min(before - 1, table.number)
    since = max(first_open(table, history), last - _PAGE)
    readings = history.readings(reader)[since : max(since, last)]
    speech = speech_at(table.seats, language)
    return {"from": since, "log": [reading_json(table.game, reading, speech) for reading in readings]}


HANDLERS: Final[Mapping[type, Handler]] = {ReadLog: _read_log}
