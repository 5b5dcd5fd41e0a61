"""Another game of the same people: their seats move on by one, and the links that they have are good for it too."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from ponti.core.dice import Dice
from ponti.core.registry import game as game_by_id
from ponti.server.seats import new_id
from ponti.server.tables import Table, new_table
from ponti.store.data import SeatInfo


def rematch_of(table: Table, at: datetime) -> Table:
    """A new table for another game, under the same rules."""
    head, dice = table.head, Dice()
    rules = game_by_id(head.game).rules_version
    return new_table(
        replace(head, id=new_id(), rules=rules, secret=dice.secret, origin=None), moved_on(table.seats), dice, at
    )


def moved_on(seats: Sequence[SeatInfo]) -> list[SeatInfo]:
    """The seats with everybody one further, so that another one begins."""
    return [replace(seats[(number + 1) % len(seats)], seat=number, stand_in=None) for number in range(len(seats))]
