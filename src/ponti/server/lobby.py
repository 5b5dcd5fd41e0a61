"""Lists of tables: what is open, what is mine, what is over. Made without loading tables, and without their secrets."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

import structlog

from ponti.core.errors import BadOptions, PontiError
from ponti.core.game import AnyGame, Json
from ponti.core.registry import game as game_by_id
from ponti.core.words import Words
from ponti.server.affairs import Occupant, Status, milliseconds
from ponti.server.catalogue import JsonObject, option_words
from ponti.server.errors import TableError
from ponti.server.house_rules import read_house_rules
from ponti.server.people import read
from ponti.server.rooms import Rooms
from ponti.server.seats import is_id, of_person, shown_names
from ponti.server.speaking import speech_at
from ponti.server.tables import occupant_of
from ponti.store.data import Person, SeatInfo, TableHead, TableLine
from ponti.store.repository import Store

logger: Final = structlog.get_logger()

PAGE: Final = 20
Page: TypeAlias = tuple[list[JsonObject], datetime | None]
"""A page of a list, and what the next one begins before; None after the last one."""
_ENDINGS_KEPT: Final = 5_000


@dataclass(frozen=True)
class Ending:
    """How a game ended, and who played for each seat then: more than lists know by themselves."""

    words: Words
    statuses: tuple[Status, ...]


class Lobby:
    """The lists of one server."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store: Final = store
        self._rooms: Final = rooms
        self._endings: Final[OrderedDict[str, Ending | None]] = OrderedDict()

    async def open_tables(self, person: Person | None, language: str) -> list[JsonObject]:
        """Public tables at which the game goes on; first those where somebody is missing."""
        lines = await read(self._store.lists.listed)
        lines.sort(key=lambda line: not any(seat.is_open for seat in line.seats))
        return await self._shown(lines, person, language)

    async def playing(self, person: Person, language: str) -> list[JsonObject]:
        """The tables of a person at which the game goes on; first those that wait for this person."""
        lines = await read(self._store.lists.playing, person.id)
        lines.sort(key=lambda line: not _is_turn(line, person))
        return await self._shown(lines, person, language)

    async def played(self, person: Person, before: datetime | None, language: str) -> Page:
        """The finished games of a person, a page at a time."""
        lines = await read(self._store.lists.played, person.id, before, PAGE)
        return await self._shown(lines, person, language), _last(lines)

    async def finished(self, person: Person | None, before: datetime | None, language: str) -> Page:
        """The finished games that everybody may look at, a page at a time."""
        lines = await read(self._store.lists.finished, before, PAGE)
        return await self._shown(lines, person, language), _last(lines)

    async def one(self, id: str, person: Person | None, language: str) -> JsonObject:
        """One table as lists show it, and its options. Raises ``unknown_table``."""
        line = await read(self._store.lists.one, id) if is_id(id) else None
        shown = [] if line is None else await self._shown([line], person, language)
        if line is None or not shown:
            raise TableError("unknown_table", 404)
        return {**shown[0], "options": {**line.head.options}}

    async def _shown(self, lines: Sequence[TableLine], person: Person | None, language: str) -> list[JsonObject]:
        shown: list[JsonObject] = []
        for line in lines:
            game = _game_of(line)
            if game is None:  # of a version of Ponti that knew more games
                continue
            ending = await self._ending(line) if line.is_over else None
            connected = self._rooms.connected(line.head.id)
            shown.append(line_json(line, game, person, connected, ending, language))
        return shown

    async def _ending(self, line: TableLine) -> Ending | None:
        """How a game ended, which takes loading its table once."""
        id = line.head.id
        if id not in self._endings:
            try:
                table = (await self._rooms.get(id)).table
                self._endings[id] = Ending(table.result().words, tuple(seat.status for seat in table.affairs.seats))
            except PontiError as error:  # the rules have changed since
                logger.warning("result_unknown", table=id, code=error.code)
                self._endings[id] = None
            while len(self._endings) > _ENDINGS_KEPT:
                self._endings.popitem(last=False)
            await asyncio.sleep(0)
        self._endings.move_to_end(id)
        return self._endings[id]


def line_json(
    line: TableLine,
    game: AnyGame,
    person: Person | None,
    connected: Collection[int],
    ending: Ending | None,
    language: str,
) -> JsonObject:
    """One table in a list."""
    statuses = [_status(seat) for seat in line.seats] if ending is None else ending.statuses
    seats: list[Json] = [
        seat_line(line.head, seat, name, status, seat.seat in connected)
        for seat, name, status in zip(line.seats, shown_names(line.seats, language), statuses, strict=True)
    ]
    return {
        "id": line.head.id,
        "game": game.id,
        "title": game.title().text(language),
        "status": "over" if line.is_over else "playing",
        "event": line.last_number,
        "seats": seats,
        "you": [*(of_person(line.head, line.seats, person.id) if person is not None else ())],
        "acting": [*line.acting],
        "your_turn": person is not None and _is_turn(line, person),
        "changed_at": milliseconds(line.changed_at),
        "deadline_at": None if line.deadline_at is None else milliseconds(line.deadline_at),
        "settings": read_house_rules(line.head.settings).to_json(),
        "option_words": option_words(game, line.head.options, language),
        "result_words": "" if ending is None else speech_at(line.seats, language).text(ending.words),
        "next": line.next_id or "",
    }


def seat_line(head: TableHead, seat: SeatInfo, name: str, status: Status, is_connected: bool) -> JsonObject:
    """One seat in a list, with the members that it has in a state."""
    is_bot = seat.level is not None
    return {
        "seat": seat.seat,
        "name": name,
        "kind": "bot" if is_bot else "person",
        "level": seat.level,
        "claimed": occupant_of(head, seat) is not Occupant.FREE,
        "connected": is_bot or is_connected,
        "colour": seat.colour,
        "status": status.value,
        "stand_in": seat.stand_in or "",
        "is_open": seat.is_open,
    }


def _status(seat: SeatInfo) -> Status:
    """Who plays for a seat, as far as it is known without its table: a bot that plays to the end is a stand-in too."""
    return Status.PLAYING if seat.stand_in is None else Status.STAND_IN


def _last(lines: Sequence[TableLine]) -> datetime | None:
    return lines[-1].changed_at if len(lines) == PAGE else None


def _is_turn(line: TableLine, person: Person) -> bool:
    mine = of_person(line.head, line.seats, person.id)
    return any(seat in mine and line.seats[seat].stand_in is None for seat in line.acting)


def _game_of(line: TableLine) -> AnyGame | None:
    try:
        return game_by_id(line.head.game)
    except BadOptions:
        return None
