"""What is done at a table besides playing: asking and answering, pausing, resigning, seats that change hands, time."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from ponti.core.errors import GameOver
from ponti.server.affairs import (
    DECLINED,
    PAUSED,
    RESIGNED,
    RESUMED,
    TIMED_OUT,
    WITHDRAWN,
    Ask,
    Occupant,
    Wish,
    milliseconds,
    moment,
)
from ponti.server.drafts import Draft
from ponti.server.errors import TableError
from ponti.server.plans_play import arrive, ask
from ponti.server.rights import check_player, speaker
from ponti.server.tables import Plan, Table

LATEST: Final = 60_000
"""A time-out that is noticed so many milliseconds too late was not the player's fault: no server was there."""


def plan_pause(table: Table, mine: Sequence[int], at: datetime) -> Plan:
    """Pause, as soon as all others agree; who wants what somebody has asked for agrees to it."""
    _check_not_over(table)
    seat = speaker(table, mine)
    if table.affairs.is_paused:
        raise TableError("table_paused", 409)
    draft = Draft(table, at)
    want(draft, mine, seat, Wish.PAUSE)
    return draft.plan()


def plan_resume(table: Table, mine: Sequence[int], at: datetime) -> Plan:
    """Go on after a pause. Anybody may who plays: nobody shall be able to hold a game up for ever."""
    _check_not_over(table)
    seat = speaker(table, mine)
    if not table.affairs.is_paused:
        raise TableError("not_paused", 409)
    draft = Draft(table, at)
    arrive(draft, seat)
    draft.add(RESUMED, seat)
    return draft.plan()


def plan_answer(table: Table, mine: Sequence[int], number: int, is_agreed: bool, at: datetime) -> Plan:
    """Answer what was asked in line ``number``, for all of ``mine`` that were."""
    asked = find_ask(table, number)
    seats = [seat for seat in asked.waiting if seat in mine]
    if not seats:
        raise TableError("not_asked", 403)
    draft = Draft(table, at)
    if is_agreed:
        draft.agree(asked, seats)
    else:
        draft.add(DECLINED, seats[0], str(number))
    return draft.plan()


def plan_withdraw(table: Table, mine: Sequence[int], number: int, at: datetime) -> Plan:
    """No longer want what one has asked for."""
    asked = find_ask(table, number)
    if asked.seat not in mine:
        raise TableError("not_your_ask", 403)
    draft = Draft(table, at)
    draft.add(WITHDRAWN, asked.seat, str(number))
    return draft.plan()


def plan_resign(table: Table, mine: Sequence[int], seat: int, at: datetime) -> Plan:
    """Give the game up."""
    table.check_seat(mine, seat)
    _check_not_over(table)
    check_player(table, seat)
    draft = Draft(table, at)
    if table.affairs.seats[seat].occupant is Occupant.FREE:
        arrive(draft, seat)
    draft.add(RESIGNED, seat)
    draft.follow_stand_in(seat)
    return draft.plan()


def plan_time_out(table: Table, at: datetime) -> Plan | None:
    """What becomes of those whose time has run out by now; None when there is nobody.

    When no server noticed in time, they could not have played either: the game pauses as of its last line.
    """
    clocks = table.affairs.clocks
    if clocks is None or clocks.deadline is None or clocks.deadline > milliseconds(at):
        return None
    draft = Draft(table, at)
    if milliseconds(at) - clocks.deadline > LATEST:
        draft.add(PAUSED, -1, at=moment(clocks.at))
        return draft.plan()
    for seat in clocks.overdue(milliseconds(at)):
        draft.add(TIMED_OUT, seat, table.rules.timeout.value)
        draft.follow_stand_in(seat)
    return draft.plan()


def find_ask(table: Table, number: int) -> Ask:
    """What was asked in a line. Raises ``unknown_ask`` when it is not open (any more)."""
    for found in table.affairs.asks:
        if found.number == number:
            return found
    raise TableError("unknown_ask", 404)


def want(draft: Draft, mine: Sequence[int], seat: int, wish: Wish) -> None:
    """Ask for something, or agree to it when it has been asked for already."""
    found = draft.affairs.ask_for(wish)
    if found is None:
        if wish is not Wish.REMATCH:
            arrive(draft, seat)
        ask(draft, mine, seat, wish.value)
    elif not set(found.waiting) & {*mine}:
        raise TableError("ask_open", 409)
    else:
        draft.agree(found, mine)


def _check_not_over(table: Table) -> None:
    if table.is_over:
        raise GameOver("game_over")
