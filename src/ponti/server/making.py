"""Making a table: who sits where, and which secret links go with it."""

from dataclasses import dataclass, replace

from ponti.core.dice import Dice
from ponti.core.game import Json
from ponti.core.registry import game as game_by_id
from ponti.server.errors import TableError
from ponti.server.house_rules import checked, read_house_rules
from ponti.server.lineup import Lineup
from ponti.server.messages import NewSeat, NewTable
from ponti.server.origins import Basis
from ponti.server.seats import free_name, new_id, new_token, seat_name, token_hash
from ponti.server.tables import Table, new_table
from ponti.store.data import Person, SeatInfo, TableHead


@dataclass(frozen=True)
class MadeTable:
    """A new table with its secrets, which are told once and never again: the creator's and one per friend's seat."""

    table: Table
    token: str
    links: tuple[tuple[int, str], ...]

    def to_json(self) -> dict[str, Json]:
        """What whoever made it is told, with the promise of its dice."""
        return {
            "table": self.table.head.id,
            "token": self.token,
            "links": [{"seat": seat, "token": token} for seat, token in self.links],
            "commitment": self.table.match.dice.commitment,
        }


def make_table(wanted: NewTable, lineup: Lineup, person: Person | None = None, basis: Basis | None = None) -> MadeTable:
    """A table as it was asked for, by somebody unknown or by a person, who is the host then.

    With a ``basis`` it goes on from there.

    Raises ``BadOptions`` or ``TableError``.
    """
    game = game_by_id(wanted.game)
    options = game.check_setup(wanted.options, len(wanted.seats))
    token, dice = new_token(), Dice()
    seats: list[SeatInfo] = []
    links: list[tuple[int, str]] = []
    for number, seat in enumerate(wanted.seats):
        link = new_token() if seat.kind == "friend" else ""
        if link:
            links.append((number, link))
        if seat.kind == "bot":
            lineup.check(seat.level, game.id)
        info = _seat_info(number, seat, link or token, seats)
        seats.append(_of_person(info, person, seats) if seat.kind == "me" and person is not None else info)
    host = None if person is None else person.id
    rules = checked(read_house_rules(wanted.settings.model_dump()))
    head = TableHead(
        new_id(),
        game.id,
        game.rules_version,
        options,
        dice.secret,
        token_hash(token),
        host,
        rules.is_listed,
        rules.to_json(),
        None if basis is None else basis.origin,
    )
    table = new_table(head, seats, dice, brought=() if basis is None else basis.events)
    return MadeTable(table, token, tuple(links))


def _seat_info(number: int, seat: NewSeat, token: str, others: list[SeatInfo]) -> SeatInfo:
    name = free_name(seat.name, number, others) if seat.name else ""
    if seat.kind != "bot":
        if seat.level:
            raise TableError("level_for_bots_only", seat=number + 1)
        if seat.kind == "open":
            return SeatInfo(number, name, None, None, is_open=True)
        return SeatInfo(number, name, None, token_hash(token))
    return SeatInfo(number, name, seat.level, None)


def _of_person(seat: SeatInfo, person: Person, others: list[SeatInfo]) -> SeatInfo:
    name = seat.name or seat_name(person.name, seat.seat, others)
    return replace(seat, name=name, person_id=person.id, colour=person.colour)
