"""Who may do what at a table besides playing: asked before something is done, and shown so that nobody asks in vain."""

from collections.abc import Collection, Sequence
from hmac import compare_digest
from typing import NamedTuple

from ponti.core.game import Json
from ponti.server.affairs import Occupant, Status, Wish
from ponti.server.errors import TableError
from ponti.server.house_rules import TakeBacks
from ponti.server.seats import controlled, token_hash
from ponti.server.tables import Table


class Viewer(NamedTuple):
    """Somebody at the table: the seats that he or she controls, and whether the table is his or hers to run."""

    mine: tuple[int, ...] = ()
    is_host: bool = False


def viewer_of(table: Table, token: str | None, person_id: str | None) -> Viewer:
    """Who somebody with a token, or a person, is at a table. Raises ``bad_token`` when the token is of no use here."""
    head = table.head
    is_creator = token is not None and compare_digest(head.creator_hash, token_hash(token))
    is_host = is_creator or (person_id is not None and head.host_id == person_id)
    return Viewer(controlled(head, table.seats, token, person_id), is_host)


def may_play(table: Table, seat: int) -> bool:
    """Whether the person on a seat (nobody at ``SPECTATOR``) may play now."""
    if seat not in table.acting() or table.affairs.is_paused:
        return False
    return table.affairs.seats[seat].status is not Status.RESIGNED


def check_player(table: Table, seat: int) -> None:
    """Refuse what is asked for a seat whose person has left the game."""
    if table.affairs.seats[seat].status is Status.RESIGNED:
        raise TableError("seat_resigned", 409)


def speaker(table: Table, mine: Sequence[int]) -> int:
    """The seat of ``mine`` that has a say in the running game. Raises ``not_your_seat`` or ``seat_resigned``."""
    if not mine:
        raise TableError("not_your_seat", 403)
    playing = [seat for seat in mine if table.affairs.seats[seat].status is not Status.RESIGNED]
    if not playing:
        raise TableError("seat_resigned", 409)
    present = [seat for seat in playing if table.affairs.seats[seat].is_present]
    return (present or playing)[0]


def asked_length(table: Table, mine: Sequence[int]) -> int:
    """To how many events ``mine`` may ask the others to take the game back: before their last action. -1 if never."""
    if table.is_over or table.rules.take_back is not TakeBacks.CONSENT:
        return -1
    match = table.match
    lengths = range(match.length - 1, max(match.before, match.continued) - 1, -1)
    return next((length for length in lengths if match.event(length).seat in mine), -1)


def resigning(table: Table, mine: Sequence[int]) -> list[int]:
    """The seats of ``mine`` that may resign."""
    if table.is_over:
        return []
    return [seat for seat in mine if table.affairs.seats[seat].status is not Status.RESIGNED]


def returning(table: Table, mine: Sequence[int]) -> list[int]:
    """The seats of ``mine`` for which a bot stands in."""
    if table.is_over:
        return []
    return [seat for seat in mine if table.affairs.seats[seat].status is Status.STAND_IN]


def replaceable(table: Table, viewer: Viewer, connected: Collection[int]) -> list[int]:
    """The seats that the host may give to somebody else: their persons are away, have resigned or never came."""
    if table.is_over or not viewer.is_host:
        return []
    return [
        number
        for number, seat in enumerate(table.affairs.seats)
        if seat.occupant is not Occupant.BOT and (number not in connected or seat.status is not Status.PLAYING)
    ]


def can_json(table: Table, viewer: Viewer, connected: Collection[int], take_back: str) -> dict[str, Json]:
    """What a viewer may do now besides playing; ``take_back`` is its ``take_back_kind``."""
    mine, affairs = viewer.mine, table.affairs
    resigned = [*resigning(table, mine)]
    return {
        "resign": [*resigned],
        "pause": bool(resigned) and not affairs.is_paused and affairs.ask_for(Wish.PAUSE) is None,
        "resume": bool(resigned) and affairs.is_paused,
        "rematch": bool(mine) and table.is_over and not affairs.next and affairs.ask_for(Wish.REMATCH) is None,
        "replace": [*replaceable(table, viewer, connected)],
        "back": [*returning(table, mine)],
        "take_back": take_back,
    }


def take_back_kind(table: Table, mine: Sequence[int]) -> str:
    """Whether ``mine`` may take their last action back: freely, by asking the others, or not."""
    if table.affairs.is_paused or not mine:
        return "no"
    length = table.free_length(mine)
    kind = "free" if length >= 0 else "ask"
    if length < 0:
        length = asked_length(table, mine)
    is_open = kind == "ask" and table.affairs.ask_for(Wish.TAKE_BACK) is not None
    if length < 0 or is_open or table.affairs.seats[table.match.event(length).seat].status is Status.RESIGNED:
        return "no"
    return kind
