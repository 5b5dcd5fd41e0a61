"""The end of a table's log as each viewer reads it. Nothing ever leaves a log: what was taken back stays."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ponti.core.game import AnyGame, State
from ponti.core.record import Event
from ponti.core.words import Words
from ponti.server.affair_words import line_words
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent

_KEPT_STATES: Final = 8


class Reading(NamedTuple):
    """One line as one viewer reads it; ``action`` is None when it is not an action or must not be known."""

    number: int
    kind: str
    seat: int
    action: int | None
    words: Words
    length: int


class Log:
    """The lines after line ``start``, at which the game had ``length`` events and stood at ``state``.

    No readings are kept: they are made from the positions before the last lines, which are, or from ``state``.
    The reading of ``EVERYTHING`` is for finished games only.
    """

    def __init__(self, game: AnyGame, state: State, start: int = 0, length: int = 0) -> None:
        self.start: Final = start
        self.rows: list[StoredEvent] = []
        self._game: Final = game
        self._base: Final[State] = state.copy()
        self._length: Final = length
        self._states: OrderedDict[int, State] = OrderedDict({start: self._base})  # by the number of the line before
        self._newest = start
        self._page = game.log_page(state)
        self.is_paged: Final = self._page != 0
        self._page_from = start

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.start + len(self.rows)

    @property
    def page_from(self) -> int:
        """The number of the last line that is not shown (any more), 0 while all are."""
        self._come_to_the_end()
        return self._page_from if self._page else 0

    @property
    def has_whole_page(self) -> bool:
        """Whether no line is missing that would be shown."""
        self._come_to_the_end()
        return self.start == 0 or not self._page or self._page_from > self.start

    def add(self, rows: Sequence[StoredEvent], states: Sequence[State] = ()) -> None:
        """Put new lines at the end, if it is known with the state after each, which never changes from now on."""
        is_at_the_end = self._newest == self.number
        self.rows += rows
        if is_at_the_end:
            for row, state in zip(rows, states, strict=False):
                self._keep(row.number, state)
        assert not self.rows or self.rows[-1].number == self.number, "lines are numbered without gaps"

    def read(self, viewer: int, since: int = 0) -> list[Reading]:
        """The lines after number ``since`` as ``viewer`` reads them, as far as they are here."""
        self._come_to_the_end()
        since = max(since, self.start)
        rows = self.rows[since - self.start :]
        if all(row.number - 1 in self._states for row in rows):
            return [self._reading(row, self._states[row.number - 1], viewer) for row in rows]
        return [self._reading(row, state, viewer) for row, state in self._walk(self._nearest(since), since)]

    # -- inside -----------------------------------------------------------------------------------------------------

    def _come_to_the_end(self) -> None:
        """See that the positions before the last lines are kept, and where the open page begins."""
        state = self._states[self._newest]
        for row in self.rows[self._newest - self.start :]:
            state = self._after(row, state.copy())
            self._keep(row.number, state)

    def _keep(self, number: int, state: State) -> None:
        """Keep the state after line ``number``, the first one after those that are kept."""
        self._states[number] = state
        self._newest = number
        page = self._game.log_page(state)
        if page != self._page:
            self._page = page
            self._page_from = number
        if len(self._states) > _KEPT_STATES:
            del self._states[next(kept for kept in self._states if kept != self.start)]

    def _nearest(self, number: int) -> int:
        return max(kept for kept in self._states if kept <= number)

    def _walk(self, first: int, since: int) -> Iterator[tuple[StoredEvent, State]]:
        """Every line after ``since`` with the position before it, which lives until the next line is asked for."""
        state = self._states[first].copy()
        for row in self.rows[first - self.start :]:
            if row.number > since:
                yield row, state
            state = self._after(row, state)

    def _after(self, row: StoredEvent, state: State) -> State:
        """The position after a line; ``state``, before it, is used up."""
        if row.kind == PLAYED:
            self._game.apply(state, self._game.actions.parse(row.text), row.seat)
        elif row.kind == TAKEN_BACK:
            line, _ = played_line(self._game, self.rows[: row.number - self.start], self._length)
            return replayed(self._game, self._base, line)
        return state

    def _reading(self, row: StoredEvent, before: State, viewer: int) -> Reading:
        if row.kind == PLAYED:
            return event_reading(self._game, row, before, viewer)
        index = row.number - self.start - 1
        return affair_reading(row, self.rows[index - 1].length if index > 0 else self._length)


def event_reading(game: AnyGame, row: StoredEvent, before: State, viewer: int) -> Reading:
    """An event of the game, played at the position ``before``, as ``viewer`` reads it."""
    view = game.redact_event(before, game.actions.parse(row.text), viewer, row.seat)
    return Reading(row.number, row.kind, row.seat, view.action, view.words, row.length)


def affair_reading(row: StoredEvent, length: int) -> Reading:
    """A line that is no event of the game, which had ``length`` events before it: everybody reads the same."""
    return Reading(row.number, row.kind, row.seat, None, line_words(row, length), row.length)


def replayed(game: AnyGame, start: State, events: Iterable[Event]) -> State:
    """The state after ``events``, which were legal when they were played."""
    state = start.copy()
    for event in events:
        game.apply(state, event.action, event.seat)
    return state


def played_line(game: AnyGame, rows: Iterable[StoredEvent], before: int = 0) -> tuple[list[Event], list[bool]]:
    """The events that count after all take-backs, and for each whether it revealed something.

    The rows begin when the game had ``before`` events, and never take it back to fewer.
    """
    line: list[Event] = []
    revealing: list[bool] = []
    for row in rows:
        if row.kind == PLAYED:
            line.append(Event(row.seat, game.actions.parse(row.text)))
            revealing.append(row.reveals)
        elif row.kind == TAKEN_BACK:
            assert row.length >= before
            del line[row.length - before :], revealing[row.length - before :]
    return line, revealing
