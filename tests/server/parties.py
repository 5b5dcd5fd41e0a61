"""Tables without a server and a database, at which time passes only when a test says so."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest

from ponti.core.dice import Dice
from ponti.core.errors import PontiError
from ponti.core.game import Json
from ponti.core.registry import game as game_by_id
from ponti.server.affairs import Occupant
from ponti.server.house_rules import read_house_rules
from ponti.server.loading import load_table
from ponti.server.plans_play import plan_bot_play, plan_play, plan_take_back
from ponti.server.rights import Viewer, can_json, take_back_kind
from ponti.server.tables import Plan, Table, new_table, starting_affairs
from ponti.store.data import SeatInfo, StoredEvent, StoredTable, TableHead

START: Final = datetime(2026, 1, 1, tzinfo=UTC)
CREATOR: Final = "hash of the creator's token"


class Party:
    """A table; seat 0 is the creator's, the others are friends', those in ``free`` have not come yet."""

    def __init__(
        self,
        game: str = "diavolo",
        seats: int = 2,
        *,
        bots: Sequence[int] = (),
        free: Sequence[int] = (),
        hotseat: Sequence[int] = (),
        seed: int = 3,
        options: dict[str, object] | None = None,
        clock: tuple[str, int, int] = ("none", 0, 0),
        **settings: object,
    ) -> None:
        rules = game_by_id(game)
        kept = {**settings, "clock": dict(zip(("kind", "seconds", "increment"), clock, strict=True))}
        head = TableHead(
            "table",
            game,
            rules.rules_version,
            rules.check_setup(options or {}, seats),
            Dice(seed=seed).secret,
            CREATOR,
            settings=read_house_rules(kept).to_json(),
        )
        people = [
            SeatInfo(
                seat,
                "" if seat in bots or seat in free else NAMES[seat],
                "easy" if seat in bots else None,
                None if seat in bots else CREATOR if seat == 0 or seat in hotseat else f"hash {seat}",
            )
            for seat in range(seats)
        ]
        self.at = START
        self.table: Table = new_table(head, people, at=START)
        self.begun: Final = starting_affairs(self.table.head, people)
        self.lines: list[StoredEvent] = list(self.table.log.rows)

    # -- doing ------------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)

    def do(self, make: Callable[..., Plan | None], *args: Any) -> list[StoredEvent]:
        """Carry out what a plan function plans; its lines."""
        plan = make(self.table, *args, self.at)
        assert plan is not None
        self.table.commit(plan)
        self.lines += plan.append.events
        return list(plan.append.events)

    def play(self, seat: int | None = None, action: int | str | None = None) -> list[StoredEvent]:
        """Play an action, by default the first legal one of the first who acts."""
        seat = self.table.acting()[0] if seat is None else seat
        chosen = self.table.match.legal_ids(seat)[0] if action is None else action
        if self.table.bot_level(seat) is not None and seat in self.table.bots:
            return self.do(plan_bot_play, seat, chosen, self.table.number)
        return self.do(plan_play, (seat,), seat, chosen, self.table.number)

    def bot_plays(self, seat: int) -> list[StoredEvent]:
        return self.do(plan_bot_play, seat, self.table.match.legal_ids(seat)[0], self.table.number)

    def take_back(self, *mine: int) -> list[StoredEvent]:
        return self.do(plan_take_back, mine, self.table.number)

    def refused(self, make: Callable[..., Plan | None], *args: Any) -> str:
        """The code with which a plan function refuses."""
        with pytest.raises(PontiError) as caught:
            make(self.table, *args, self.at)
        assert str(caught.value)
        assert caught.value.words.text("it")
        return caught.value.code

    # -- asking -----------------------------------------------------------------------------------------------------

    def can(self, *mine: int, host: bool = False, connected: Sequence[int] = ()) -> dict[str, Json]:
        return can_json(self.table, Viewer(mine, host), connected, take_back_kind(self.table, mine))

    def left(self, seat: int) -> float:
        """The seconds that a seat has left now."""
        clocks = self.table.affairs.clocks
        assert clocks is not None
        return clocks.left_at(seat, int(self.at.timestamp() * 1000)) / 1000

    def is_paused(self) -> bool:
        return self.table.affairs.is_paused

    def occupant(self, seat: int) -> Occupant:
        return self.table.affairs.seats[seat].occupant

    def gone(self) -> list[int]:
        """Those who have resigned or lost by time."""
        return [seat for seat, _ in self.table.affairs.left]

    def deadline(self) -> datetime | None:
        return self.table.deadline

    def running(self) -> tuple[int, ...]:
        """The seats whose time is running out."""
        assert self.table.affairs.clocks is not None
        return self.table.affairs.clocks.running

    def reloaded(self) -> Table:
        """The table as another server would load it."""
        table = self.table
        return load_table(StoredTable(table.head, tuple(table.seats), tuple(self.lines)))


NAMES: Final = ("Ada", "Bice", "Carla", "Dino", "Elio")


def kinds(lines: Sequence[StoredEvent]) -> list[str]:
    return [line.kind for line in lines]
