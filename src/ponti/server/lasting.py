"""What seldom changes of a table's messages: each part is written anew only when what it tells of has changed."""

from collections.abc import Callable, Collection
from typing import Final

from ponti.core.game import Json
from ponti.server.affairs_views import seats_json
from ponti.server.rights import Viewer, can_json
from ponti.server.speaking import Speech, speech_at
from ponti.server.table_views import still_json
from ponti.server.tables import Table
from ponti.server.wire import Written, left_open, wire_text, written
from ponti.store.data import SeatInfo


class Lasting:
    """Parts of the messages about one table that outlive the moment, each with what it was made of."""

    def __init__(self) -> None:
        self._still: Final[dict[tuple[str, bool], str]] = {}
        self._speeches: Final[dict[str, tuple[list[SeatInfo], Speech]]] = {}
        self._parts: Final[dict[tuple[object, ...], tuple[tuple[object, ...], Written]]] = {}

    def still(self, table: Table, language: str) -> str:
        """What stays the same until the game is over, as an object that is left open for more."""
        key = (language, table.is_over)
        if key not in self._still:
            self._still[key] = left_open(wire_text(still_json(table, language)))
        return self._still[key]

    def speech(self, table: Table, language: str) -> Speech:
        """How one speaks at the table."""
        kept = self._speeches.get(language)
        if kept is None or kept[0] != table.seats:
            kept = self._speeches[language] = ([*table.seats], speech_at(table.seats, language))
        return kept[1]

    def seats(self, table: Table, connected: Collection[int], language: str) -> Written:
        """The seats and who is on them."""
        made_of = (connected, table.affairs.seats, *table.seats)
        return self._part(("seats", language), made_of, lambda: seats_json(table, connected, language))

    def can(self, table: Table, viewer: Viewer, connected: Collection[int], take_back: str) -> Written:
        """What a viewer may do besides playing."""
        affairs = table.affairs
        made_of = (connected, table.is_over, affairs.seats, affairs.asks, affairs.is_paused, affairs.next)
        name = ("can", viewer, take_back)
        return self._part(name, made_of, lambda: can_json(table, viewer, connected, take_back))

    def _part(self, name: tuple[object, ...], made_of: tuple[object, ...], make: Callable[[], Json]) -> Written:
        kept = self._parts.get(name)
        if kept is None or kept[0] != made_of:
            kept = self._parts[name] = (made_of, written(make()))
        return kept[1]
