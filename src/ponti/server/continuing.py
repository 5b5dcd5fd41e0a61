"""Going on from any point of a game that is over, that hides nothing, or that somebody brings along as a record."""

from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter, model_validator

from ponti.core.options import Options
from ponti.core.record import Record
from ponti.core.registry import game as game_by_id
from ponti.server.catalogue import hides
from ponti.server.errors import TableError
from ponti.server.history import History
from ponti.server.lineup import Lineup
from ponti.server.log import replayed
from ponti.server.making import MadeTable, make_table
from ponti.server.messages import NewSeat, NewSettings, NewTable, Number, Strict
from ponti.server.origins import Basis
from ponti.server.replays import LONGEST_RECORD
from ponti.server.tables import Table
from ponti.store.data import Person


class Continuation(Strict):
    """A table that goes on from event ``event`` of another ``table``, or of a ``record``."""

    table: Annotated[str, StringConstraints(max_length=64)] | None = None
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)] | None = None
    event: Number
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    settings: NewSettings = NewSettings()

    @model_validator(mode="after")
    def _exactly_one(self) -> "Continuation":
        if (self.table is None) == (self.record is None):
            raise ValueError("either table or record")
        return self


CONTINUATION: TypeAdapter[Continuation] = TypeAdapter(Continuation)


def continue_table(
    wanted: Continuation, table: Table, history: History, lineup: Lineup, person: Person | None
) -> MadeTable:
    """A new table that goes on from a line of another one's log.

    Raises ``record_hidden`` while the game would tell its secrets, ``unknown_event``, and what ``make_table`` does.
    """
    if not table.is_over and hides(table.game):
        raise TableError("record_hidden", 403)
    if wanted.event > table.number:
        raise TableError("unknown_event", 404, number=wanted.event, last=table.number)
    events = history.line(wanted.event)
    origin: dict[str, object] = {"table": table.head.id, "event": wanted.event, "continued": len(events)}
    start = (table.head.origin or {}).get("start")
    if start is not None:
        origin["start"] = start
    return _made(wanted, table.game.id, table.head.options, len(table.seats), Basis(origin, events), lineup, person)


def continue_record(wanted: Continuation, lineup: Lineup, person: Person | None) -> MadeTable:
    """A new table that goes on from an event of a record. Raises ``BadRecord`` and the same as ``continue_table``."""
    record = Record.loads(wanted.record or "")
    match = record.replay()
    if wanted.event > len(match.events):
        raise TableError("unknown_event", 404, number=wanted.event, last=len(match.events))
    origin: dict[str, object] = {"table": "", "event": wanted.event, "continued": wanted.event}
    if record.start is not None:
        origin["start"] = record.start
    basis = Basis(origin, tuple(match.events[: wanted.event]))
    return _made(wanted, record.game, record.options, record.seats, basis, lineup, person)


def _made(
    wanted: Continuation,
    game_id: str,
    options: Options,
    seats: int,
    basis: Basis,
    lineup: Lineup,
    person: Person | None,
) -> MadeTable:
    if len(wanted.seats) != seats:
        raise TableError("continue_seats", seats=seats, given=len(wanted.seats))
    new = NewTable(game=game_id, options={**options}, seats=wanted.seats, settings=wanted.settings)
    made = make_table(new, lineup, person, basis)
    before = replayed(made.table.game, made.table.match.start, basis.events)
    if not game_by_id(game_id).acting(before):
        raise TableError("continue_over", 409)
    return made
