"""Playing and taking back: what is checked, and what follows."""

from collections.abc import Sequence
from datetime import datetime

from ponti.core.errors import GameOver, IllegalAction, PontiError
from ponti.core.match import Playable
from ponti.server.affairs import ASKED, BACK, PERSON, SEATED, Occupant, Status, Wish
from ponti.server.drafts import Draft
from ponti.server.errors import TableError
from ponti.server.house_rules import TakeBacks
from ponti.server.rights import asked_length, check_player
from ponti.server.tables import Plan, Table


def plan_play(table: Table, mine: Sequence[int], seat: int, action: Playable, number: int, at: datetime) -> Plan:
    """Have the person on ``seat``, one of ``mine``, play an action that was chosen when the log stood at ``number``.

    Whoever plays is there: a stand-in goes.
    """
    table.check_seat(mine, seat)
    table.check_fresh(seat, number)
    _check_running(table)
    check_player(table, seat)
    draft = Draft(table, at)
    arrive(draft, seat)
    _play(draft, seat, action)
    return draft.plan()


def plan_bot_play(table: Table, seat: int, action: Playable, number: int, at: datetime) -> Plan:
    """Have the bot that plays for ``seat`` play an action, unless it is no longer asked for one."""
    table.check_fresh(seat, number)
    if seat not in table.bots_due():
        raise TableError("stale_event", 409, given=number, now=table.number)
    draft = Draft(table, at)
    _play(draft, seat, action)
    return draft.plan()


def plan_take_back(table: Table, mine: Sequence[int], number: int, at: datetime) -> Plan:
    """Take the last action of ``mine`` back, and what bots answered to it; or ask the others for it."""
    if not mine:
        raise TableError("not_your_seat", 403)
    if not table.affairs.moved <= number <= table.number:
        raise TableError("stale_event", 409, given=number, now=table.number)
    if table.rules.take_back is TakeBacks.NONE:
        raise TableError("no_take_backs", 409)
    if table.affairs.is_paused:
        raise TableError("table_paused", 409)
    length = table.free_length(mine)
    draft = Draft(table, at)
    if length >= 0:
        seat = table.match.event(length).seat
        check_player(table, seat)
        arrive(draft, seat)
        draft.take_back(seat, length)
        return draft.plan()
    length = asked_length(table, mine)
    if length < 0:
        raise TableError("no_take_back", 409)
    if table.affairs.ask_for(Wish.TAKE_BACK) is not None:
        raise TableError("ask_open", 409)
    seat = table.match.event(length).seat
    check_player(table, seat)
    arrive(draft, seat)
    ask(draft, mine, seat, f"{Wish.TAKE_BACK.value}:{length}")
    return draft.plan()


def arrive(draft: Draft, seat: int) -> None:
    """Somebody acts for a seat: whoever that is has come, or is back."""
    state = draft.affairs.seats[seat]
    if state.occupant is Occupant.FREE:
        draft.add(SEATED, seat, PERSON)
    elif state.status is Status.STAND_IN:
        draft.add(SEATED, seat, BACK)
    draft.follow_stand_in(seat)


def ask(draft: Draft, mine: Sequence[int], seat: int, text: str) -> None:
    """Ask the others for something; those who sit at the same screen agree."""
    draft.add(ASKED, seat, text)
    draft.agree(draft.affairs.asks[-1], mine)


def _check_running(table: Table) -> None:
    if table.is_over:
        raise GameOver("game_over")
    if table.affairs.is_paused:
        raise TableError("table_paused", 409)


def _play(draft: Draft, seat: int, action: Playable) -> None:
    """Play an action; what is refused is refused with words from what the seat can see."""
    try:
        draft.play(seat, action)
    except PontiError as error:
        refusal = draft.table.why_not(seat, action)
        if refusal is None:
            raise
        raise IllegalAction("illegal_action", refusal.clause, refusal.words) from error
