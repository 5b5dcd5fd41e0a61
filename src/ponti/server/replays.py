"""Looking back at a table: its positions and its log, as those who ask may see them, and its record."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ponti.core.game import EVERYTHING, SPECTATOR, AnyGame, Json, Result, State
from ponti.core.record import Record, canonical, ended_text, result_text
from ponti.server.affairs_views import seats_json
from ponti.server.catalogue import JsonObject, hides
from ponti.server.errors import TableError
from ponti.server.history import History
from ponti.server.origins import continued_of, first_state
from ponti.server.outages import unavailable
from ponti.server.seats import shown_names
from ponti.server.speaking import Speech, speech_at
from ponti.server.table_views import dice_json, table_json
from ponti.server.tables import Table
from ponti.server.views import (
    log_reader,
    prompt_json,
    reading_json,
    result_json,
    table_prompt_json,
)
from ponti.store.repository import Store

LONGEST_RECORD: Final = 1 << 20
_MOST_HISTORIES: Final = 64


class Histories:
    """The pasts of the tables that were looked back at last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, History] = OrderedDict()

    async def of(self, table: Table) -> History:
        """A table's past, up to its present. Raises ``store_unavailable``."""
        id = table.head.id
        history = self._kept.get(id)
        if history is None:
            history = self._kept[id] = History(table.game, first_state(table.head, len(table.seats)))
        self._kept.move_to_end(id)
        if len(self._kept) > _MOST_HISTORIES:
            self._kept.popitem(last=False)
        if history.number < table.number:
            try:
                history.add(await asyncio.to_thread(self._store.rows_after, id, history.number))
            except SQLAlchemyError as error:
                raise unavailable(error) from error
        return history


def record_of(table: Table, history: History) -> Record:
    """A table's record. Raises ``record_hidden`` while it would tell secrets."""
    if not table.is_over and hides(table.game):
        raise TableError("record_hidden", 403)
    line, dice, match = history.line(table.number), table.match.dice, table.match
    return Record(
        game=table.game.id,
        rules=table.head.rules,
        options=dict(table.head.options),
        seats=len(table.seats),
        events=tuple(canonical(table.game, line)),
        names=shown_names(table.seats, "en"),
        start=(table.head.origin or {}).get("start"),
        commitment=dice.commitment,
        secret=dice.secret.hex() if table.is_over else "",
        result=result_text(match.result()) if match.is_over else "",
        continued=continued_of(table.head),
        ended=_ended(table),
    )


def _ended(table: Table) -> str:
    result = table.result()
    return ended_text(result.places, result.reason) if table.affairs.is_decided else ""


def eyes_of(table: Table, mine: Sequence[int], eyes: str) -> int:
    """Through whose eyes somebody who controls ``mine`` looks back: by default those that see most.

    Raises ``not_your_seat`` or ``past_hidden`` for eyes that know more than who asks.
    """
    may_see_all = table.is_over or not hides(table.game)
    own = log_reader(table.game, mine)
    if eyes == "":
        return EVERYTHING if may_see_all else own
    if eyes in _NAMED_EYES:
        viewer = _NAMED_EYES[eyes]
        if viewer == EVERYTHING and not may_see_all:
            raise TableError("past_hidden", 403)
        return viewer
    seat = int(eyes)
    if seat >= len(table.seats):
        raise TableError("unknown_seat", seat=seat + 1)
    if not may_see_all and seat != own:
        raise TableError("past_hidden" if seat in mine else "not_your_seat", 403)
    return seat


def first_open(table: Table, history: History) -> int:
    """From which line on the past is open: where players must remember, the open page of the log only."""
    return 0 if table.is_over else history.page_from()


def replay_json(table: Table, history: History, number: int, since: int, viewer: int, language: str) -> JsonObject:
    """A ``state`` message after ``number`` lines, with the lines after ``since`` that led to it."""
    _check_number(table, history, number)
    state = history.state(number)
    is_end = table.is_over and number >= history.end
    result = table.result() if is_end else None
    speech = speech_at(table.seats, language)
    position = position_json(table.game, state, number, viewer, speech, result)
    if is_end:
        position["prompt"] = table_prompt_json(table, speech)
    return {
        "type": "state",
        "table": table_json(table, language),
        "last": table.number,
        "since": since,
        "seats": seats_json(table, (), language),
        "you": [],
        "thinking": [],
        **position,
        "log": _log_json(table, history, since, number, viewer, speech),
        "dice": dice_json(table),
    }


def log_json(table: Table, history: History, since: int, viewer: int, language: str) -> JsonObject:
    """All lines after number ``since`` that may be read."""
    last = table.number
    return {
        "last": last,
        "first": first_open(table, history),
        "eyes": eyes_name(viewer),
        "log": _log_json(table, history, since, last, viewer, speech_at(table.seats, language)),
    }


def position_json(
    game: AnyGame, state: State, number: int, viewer: int, speech: Speech, result: Result | None = None
) -> JsonObject:
    """What stands on the board after ``number`` lines for one pair of eyes."""
    view = state if viewer == EVERYTHING else game.redact(state, viewer)
    acting = game.acting(view)
    shown = result if result is not None else None if acting else game.result(view)
    views: list[Json] = [
        {
            "seat": viewer if viewer >= 0 else "spectator",
            "scene": game.scene(view),
            "legal": [],
            "can_take_back": False,
        }
    ]
    return {
        "event": number,
        "eyes": eyes_name(viewer),
        "acting": [*acting] if shown is None else [],
        "prompt": prompt_json(game.prompt(game.redact(state, SPECTATOR)), speech),
        "views": views,
        "result": None if shown is None else result_json(game, shown, speech),
    }


def eyes_name(viewer: int) -> str | int:
    """A viewer as the protocol names it."""
    return {EVERYTHING: "everything", SPECTATOR: "spectator"}.get(viewer, viewer)


_NAMED_EYES: Final = {"everything": EVERYTHING, "spectator": SPECTATOR}


def _check_number(table: Table, history: History, number: int) -> None:
    if not 0 <= number <= table.number:
        raise TableError("unknown_event", 404, number=number, last=table.number)
    if number < first_open(table, history):
        raise TableError("past_hidden", 403)


def _log_json(table: Table, history: History, since: int, until: int, viewer: int, speech: Speech) -> list[Json]:
    readings = history.readings(viewer)[max(since, first_open(table, history)) : until]
    return [reading_json(table.game, reading, speech) for reading in readings]
