"""People who take seats: an open one that anybody may have, or those that a secret link gives."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from ponti.core.errors import GameOver
from ponti.server.errors import TableError
from ponti.server.plans_seats import plan_claim
from ponti.server.seats import free_name, of_person, seat_name, token_hash
from ponti.server.tables import Plan, Table
from ponti.store.data import Person, SeatInfo


def plan_sit(table: Table, seat: int, person: Person, token: str, at: datetime) -> Plan:
    """Have ``person`` take an open seat, which ``token`` controls from now on.

    Raises ``unknown_seat``, ``seat_taken``, ``already_seated`` or ``game_over``.
    """
    if not 0 <= seat < len(table.seats):
        raise TableError("unknown_seat", seat=seat + 1)
    if table.is_over:
        raise GameOver("game_over")
    info = table.seats[seat]
    if not info.is_open or info.person_id is not None:
        raise TableError("seat_taken", 409)
    if of_person(table.head, table.seats, person.id):
        raise TableError("already_seated", 409)
    taken = _taken_by(table, replace(info, name=""), person)
    return plan_claim(table, replace(taken, token_hash=token_hash(token), is_open=False), at)


def plan_name(table: Table, seat: int, name: str, at: datetime) -> Plan:
    """Have whoever comes to a seat go by a name. Raises ``bad_name`` or ``name_taken``."""
    return plan_claim(table, replace(table.seats[seat], name=free_name(name, seat, table.seats)), at)


def plan_link(table: Table, mine: Sequence[int], person: Person, at: datetime) -> Plan | None:
    """Have the next of the seats that somebody controls by a token belong to ``person``; None when all of them do.

    Raises ``seat_taken``.
    """
    infos = [table.seats[seat] for seat in mine]
    if any(info.person_id not in (None, person.id) for info in infos):
        raise TableError("seat_taken", 409)
    free = next((info for info in infos if info.person_id is None), None)
    return None if free is None else plan_claim(table, _taken_by(table, free, person), at)


def _taken_by(table: Table, seat: SeatInfo, person: Person) -> SeatInfo:
    name = seat.name or seat_name(person.name, seat.seat, table.seats)
    return replace(seat, name=name, person_id=person.id, colour=person.colour)
