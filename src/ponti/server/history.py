"""The past of a table: every position that it stood in, and its whole log as each viewer reads it.

A log is a tree when something was taken back: each line leads to a node, which is the game after it. States are kept
every few nodes, and the one that was asked for last, so that walking through a game costs a step and not a game.
"""

from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Final

from ponti.core.game import AnyGame, State
from ponti.core.record import Event
from ponti.server.affairs import RESIGNED, TIMED_OUT
from ponti.server.log import Reading, affair_reading, event_reading
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent

_KEPT_EVERY: Final = 16
_ENDING: Final = (PLAYED, TAKEN_BACK, RESIGNED, TIMED_OUT)
"""The kinds of the lines after which a game may be over that was not over before."""
_ROOT: Final = 0


class History:
    """One table's past. May be asked from several threads."""

    def __init__(self, game: AnyGame, start: State) -> None:
        self.game: Final = game
        self.start: Final[State] = start.copy()
        self.rows: list[StoredEvent] = []
        self._parents = [_ROOT]
        self._depths = [0]
        self._events: list[Event | None] = [None]
        self._nodes = [_ROOT]  # by the number of the line
        self._kept: dict[int, State] = {_ROOT: self.start}
        self._last: tuple[int, State] = (_ROOT, self.start)
        self._readings: dict[int, list[Reading]] = {}
        self._pages = [game.log_page(start)]
        self._lock = Lock()

    @property
    def number(self) -> int:
        """The number of the last line."""
        return len(self.rows)

    @property
    def end(self) -> int:
        """The number of the line that ended a game which is over: what comes after it is talk about another one."""
        return next((row.number for row in reversed(self.rows) if row.kind in _ENDING), 0)

    def add(self, rows: Iterable[StoredEvent]) -> None:
        """Put new lines at the end; those that are there already change nothing."""
        with self._lock:
            for row in rows:
                if row.number == len(self.rows) + 1:
                    self.rows.append(row)
                    self._nodes.append(self._node_after(row))
            assert not self.rows or self.rows[-1].number == len(self.rows), "lines are numbered without gaps"

    def length(self, number: int) -> int:
        """How many events the game had after line ``number``."""
        return self._depths[self._nodes[number]]

    def line(self, number: int) -> tuple[Event, ...]:
        """The events of the game as it stood after line ``number``."""
        events: list[Event] = []
        node = self._nodes[number]
        while node != _ROOT:
            event = self._events[node]
            assert event is not None
            events.append(event)
            node = self._parents[node]
        return tuple(reversed(events))

    def state(self, number: int) -> State:
        """The state after line ``number``; a copy."""
        with self._lock:
            return self._state(number).copy()

    def readings(self, viewer: int) -> Sequence[Reading]:
        """The whole log as ``viewer`` reads it."""
        with self._lock:
            readings = self._readings.setdefault(viewer, [])
            for row in self.rows[len(readings) :]:
                readings.append(self._reading(row, viewer))
            return readings

    def page_from(self) -> int:
        """The last line that is no longer shown, where players must remember; 0 while everything is."""
        if not self._pages[0]:
            return 0
        with self._lock:
            for number in range(len(self._pages), len(self.rows) + 1):
                self._pages.append(self.game.log_page(self._state(number)))
        page = self._pages[-1]
        if not page:
            return 0
        return next((number for number in range(len(self.rows), 0, -1) if self._pages[number - 1] != page), 0)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _node_after(self, row: StoredEvent) -> int:
        node = self._nodes[-1]
        if row.kind == PLAYED:
            self._parents.append(node)
            self._depths.append(self._depths[node] + 1)
            self._events.append(Event(row.seat, self.game.actions.parse(row.text)))
            return len(self._parents) - 1
        if row.kind == TAKEN_BACK:
            while self._depths[node] > row.length:
                node = self._parents[node]
        return node

    def _state(self, number: int) -> State:
        node = self._nodes[number]
        path: list[int] = []
        while node not in self._kept and node != self._last[0]:
            path.append(node)
            node = self._parents[node]
        state = (self._last[1] if node == self._last[0] else self._kept[node]).copy()
        for step in reversed(path):
            event = self._events[step]
            assert event is not None
            self.game.apply(state, event.action, event.seat)
            if self._depths[step] % _KEPT_EVERY == 0:
                self._kept[step] = state.copy()
        self._last = (self._nodes[number], state)
        return state

    def _reading(self, row: StoredEvent, viewer: int) -> Reading:
        if row.kind == PLAYED:
            return event_reading(self.game, row, self._state(row.number - 1), viewer)
        return affair_reading(row, self._depths[self._nodes[row.number - 1]])
