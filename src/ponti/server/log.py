"""A table's log as each viewer reads it. Nothing ever leaves it: what was taken back stays."""

from collections.abc import Iterable
from dataclasses import dataclass

from ponti.core.game import EVERYTHING, SPECTATOR, AnyGame, State
from ponti.core.record import Event
from ponti.core.words import Words
from ponti.server.affair_words import line_words
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent


@dataclass(frozen=True)
class Reading:
    """One line as one viewer reads it; ``action`` is None when it is not an action or must not be known."""

    number: int
    kind: str
    seat: int
    action: int | None
    words: Words
    length: int


class Log:
    """The lines, and the readings of all viewers, made when somebody first asks for them.

    The reading of ``EVERYTHING`` is for finished games only.
    """

    def __init__(self, game: AnyGame, start: State) -> None:
        self.rows: list[StoredEvent] = []
        self._game = game
        self._start = start
        self._state = start.copy()
        self._line: list[Event] = []
        self._page = game.log_page(start)
        self.is_paged = self._page != 0
        self._page_from = 0
        viewers = (*range(int(start.seats)), SPECTATOR, EVERYTHING)
        self._readings: dict[int, list[Reading]] = {viewer: [] for viewer in viewers}

    @property
    def number(self) -> int:
        """The number of the last line."""
        return len(self.rows)

    def add(self, rows: Iterable[StoredEvent]) -> None:
        """Put new lines at the end."""
        self.rows += rows
        assert not self.rows or self.rows[-1].number == len(self.rows), "lines are numbered without gaps"

    @property
    def page_from(self) -> int:
        """The number of the last line that is not shown (any more), 0 while all are; up to date after ``read``."""
        return self._page_from if self._page else 0

    def read(self, viewer: int, since: int = 0) -> list[Reading]:
        """The lines after number ``since`` as ``viewer`` reads them."""
        for row in self.rows[len(self._readings[viewer]) :]:
            self._read_row(row)
            self._turn_page(row.number)
        return self._readings[viewer][since:]

    def _turn_page(self, number: int) -> None:
        page = self._game.log_page(self._state)
        if page != self._page:
            self._page = page
            self._page_from = number

    def _read_row(self, row: StoredEvent) -> None:
        if row.kind == PLAYED:
            action = self._game.actions.parse(row.text)
            for viewer, readings in self._readings.items():
                view = self._game.redact_event(self._state, action, viewer, row.seat)
                readings.append(Reading(row.number, row.kind, row.seat, view.action, view.words, row.length))
            self._game.apply(self._state, action, row.seat)
            self._line.append(Event(row.seat, action))
            return
        words = line_words(row, len(self._line))
        for readings in self._readings.values():
            readings.append(Reading(row.number, row.kind, row.seat, None, words, row.length))
        if row.kind == TAKEN_BACK:
            self._line = self._line[: row.length]
            self._state = replayed(self._game, self._start, self._line)


def replayed(game: AnyGame, start: State, events: Iterable[Event]) -> State:
    """The state after ``events``, which were legal when they were played."""
    state = start.copy()
    for event in events:
        game.apply(state, event.action, event.seat)
    return state


def played_line(game: AnyGame, rows: Iterable[StoredEvent]) -> tuple[list[Event], list[bool]]:
    """The events that count after all take-backs, and for each whether it revealed something."""
    line: list[Event] = []
    revealing: list[bool] = []
    for row in rows:
        if row.kind == PLAYED:
            line.append(Event(row.seat, game.actions.parse(row.text)))
            revealing.append(row.reveals)
        elif row.kind == TAKEN_BACK:
            del line[row.length :], revealing[row.length :]
    return line, revealing
