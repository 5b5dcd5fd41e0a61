"""New lines for a table's log with everything that follows from them, before anything is changed."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from json import dumps
from typing import Final

from ponti.core.game import CHANCE, State
from ponti.core.match import Playable
from ponti.core.reveals import reveals
from ponti.server.advancing import advance
from ponti.server.affairs import AGREED, NEXT, PAUSED, Affairs, Ask, Wish
from ponti.server.affairs_kept import affairs_json
from ponti.server.catalogue import hides
from ponti.server.rematches import rematch_of
from ponti.server.tables import Plan, Table
from ponti.store.data import PLAYED, TAKEN_BACK, Append, SeatInfo, Snapshot, StoredEvent

SNAPSHOT_EVERY: Final = 40


class Draft:
    """A plan in the making: lines are put at its end one after the other, all at the moment ``at``."""

    def __init__(self, table: Table, at: datetime) -> None:
        self.table: Final = table
        self.at: Final = at
        self.match = table.match
        self.affairs: Affairs = table.affairs
        self._follow: Table | None = None
        self._lines: list[StoredEvent] = []
        self._states: list[State] = []  # after each line
        self._seats: dict[int, SeatInfo] = {}

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.table.number + len(self._lines)

    def play(self, seat: int, action: Playable) -> None:
        """An action and the chance that follows it. Raises what ``Match.play`` does."""
        game, state, first = self.table.game, self.match.state, self.match.length + 1
        match = self.match.copy()
        for length, event in enumerate(match.play(action, seat), first):
            after = match.state
            if length < match.length:
                after = state.copy()
                game.apply(after, event.action, event.seat)
            text = game.actions.text(event.action)
            is_reveal = event.seat == CHANCE or (hides(game) and reveals(game, state, event, after))
            self._put(StoredEvent(self.number + 1, PLAYED, event.seat, text, length, is_reveal, self.at), after)
            state = after
        self.match = match

    def take_back(self, seat: int, length: int) -> None:
        """The game goes on from its first ``length`` events."""
        self.match = match = self.match.until(length)
        self._put(StoredEvent(self.number + 1, TAKEN_BACK, seat, "", length, False, self.at), match.state)

    def add(self, kind: str, seat: int, text: str = "", at: datetime | None = None) -> None:
        """A line that leaves the game as it is."""
        line = StoredEvent(self.number + 1, kind, seat, text, self.match.length, False, at or self.at)
        self._put(line, self.match.state)

    def agree(self, ask: Ask, seats: Collection[int]) -> None:
        """Those of ``seats`` that were asked for something agree to it."""
        for seat in ask.waiting:
            if seat in seats:
                self.add(AGREED, seat, str(ask.number))

    def change_seat(self, seat: SeatInfo) -> None:
        """Have a seat become another one."""
        self._seats[seat.seat] = seat

    def follow_stand_in(self, seat: int) -> None:
        """Note with the seat which bot plays for it, if any does."""
        info, level = self._seats.get(seat, self.table.seats[seat]), self.affairs.seats[seat].stand_in or None
        if info.stand_in != level:
            self.change_seat(replace(info, stand_in=level))

    def plan(self) -> Plan:
        """The whole: what all have agreed to is done with it."""
        self._do_what_all_want()
        match, affairs = self.match, self.affairs
        acting = () if affairs.is_decided else match.acting()
        is_due = not affairs.is_paused and any(self._is_bots(seat) for seat in acting)
        append = Append(
            self.table.head.id,
            tuple(self._lines),
            is_over=not acting,
            bot_is_due=is_due,
            snapshot=self._snapshot(),
            deadline_at=affairs.deadline,
            acting=acting,
            seats=tuple(self._seats.values()),
            next_id=affairs.next or None,
        )
        return Plan(match, affairs, append, self._follow, self._states)

    def _put(self, line: StoredEvent, after: State) -> None:
        self._lines.append(line)
        self._states.append(after)
        self.affairs = advance(self.table.rules, self.affairs, line, self.table.game.acting(after))

    def _is_bots(self, seat: int) -> bool:
        return self.table.seats[seat].level is not None or self.affairs.seats[seat].stand_in != ""

    def _do_what_all_want(self) -> None:
        """What was asked for and nobody has still to agree to."""
        for ask in self.affairs.asks:
            if ask.waiting or ask not in self.affairs.asks:
                continue
            if ask.wish is Wish.PAUSE:
                self.add(PAUSED, ask.seat)
            elif ask.wish is Wish.TAKE_BACK:
                self.take_back(ask.seat, ask.length)
            else:
                self._follow = rematch_of(self.table, self.at)
                self.add(NEXT, CHANCE, self._follow.head.id)

    def _snapshot(self) -> Snapshot | None:
        if self.number // SNAPSHOT_EVERY == self.table.number // SNAPSHOT_EVERY:
            return None
        state = self.table.game.dump_state(self.match.state)
        kept = {"state": state, "affairs": affairs_json(self.affairs)}
        return Snapshot(self.number, dumps(kept), self.match.length)
