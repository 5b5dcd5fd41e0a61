"""Seats that change hands: people who come, come back, are replaced by a bot or by somebody else."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime

from ponti.core.errors import GameOver
from ponti.server.affairs import BACK, BOT, FREE, PERSON, SEATED, Occupant, Status
from ponti.server.drafts import Draft
from ponti.server.errors import TableError
from ponti.server.rights import Viewer, check_player, replaceable
from ponti.server.tables import Plan, Table
from ponti.store.data import SeatInfo


def plan_claim(table: Table, seat: SeatInfo, at: datetime) -> Plan:
    """Have a seat belong to somebody from now on: ``seat`` is how it will be."""
    draft = Draft(table, at)
    if table.affairs.seats[seat.seat].occupant is Occupant.FREE:
        draft.add(SEATED, seat.seat, PERSON)
        seat = replace(seat, is_open=False, stand_in=None)
    draft.change_seat(seat)
    return draft.plan()


def plan_back(table: Table, mine: Sequence[int], seat: int, at: datetime) -> Plan:
    """Take over from the bot that stands in."""
    table.check_seat(mine, seat)
    _check_not_over(table)
    check_player(table, seat)
    if table.affairs.seats[seat].status is not Status.STAND_IN:
        raise TableError("no_stand_in", 409)
    draft = Draft(table, at)
    draft.add(SEATED, seat, PERSON if table.affairs.seats[seat].occupant is Occupant.FREE else BACK)
    draft.follow_stand_in(seat)
    return draft.plan()


def plan_bot(table: Table, viewer: Viewer, seat: int, level: str, connected: Collection[int], at: datetime) -> Plan:
    """Have a bot of a level that is on offer play for somebody who is away, until that person is back."""
    _check_replaceable(table, viewer, seat, connected)
    draft = Draft(table, at)
    draft.add(SEATED, seat, f"{BOT}{level}")
    draft.follow_stand_in(seat)
    return draft.plan()


def plan_newcomer(
    table: Table, viewer: Viewer, seat: int, token_hash: str, connected: Collection[int], at: datetime
) -> Plan:
    """Give the seat of somebody who is away to whoever comes with a new link; the old one is worth nothing then."""
    _check_replaceable(table, viewer, seat, connected)
    draft = Draft(table, at)
    draft.add(SEATED, seat, FREE)
    draft.change_seat(SeatInfo(seat, "", None, token_hash, stand_in=table.seats[seat].stand_in))
    return draft.plan()


def _check_replaceable(table: Table, viewer: Viewer, seat: int, connected: Collection[int]) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError("unknown_seat", seat=seat + 1)
    if not viewer.is_host:
        raise TableError("not_host", 403)
    _check_not_over(table)
    if table.affairs.seats[seat].occupant is Occupant.BOT:
        raise TableError("seat_of_bot", 409)
    if seat not in replaceable(table, viewer, connected):
        raise TableError("player_is_here", 409)


def _check_not_over(table: Table) -> None:
    if table.is_over:
        raise GameOver("game_over")
