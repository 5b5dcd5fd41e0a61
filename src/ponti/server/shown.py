"""A table at one moment as it is shown: what several viewers see alike is made once."""

from typing import Final

from ponti.server.affairs_views import Surroundings
from ponti.server.lasting import Lasting
from ponti.server.rights import Viewer
from ponti.server.tables import Table
from ponti.server.views import CommonParts, common_json, own_json
from ponti.server.wire import left_open, wire_text


class Shown:
    """The ``state`` messages of one moment; it ends when something happens at the table. ``lasting`` outlives it."""

    def __init__(self, table: Table, around: Surroundings, lasting: Lasting) -> None:
        self._around: Final = around
        self._shared: Final = CommonParts(table, lasting)
        self._common: dict[str, str] = {}
        self._texts: dict[tuple[Viewer, str, int, bool], str] = {}

    def text(self, viewer: Viewer, language: str, since: int, is_brief: bool) -> str:
        """The message for a viewer who has read the log up to number ``since``, perhaps without what never changes."""
        key = (viewer, language, since, is_brief)
        if key not in self._texts:
            own = own_json(self._shared, viewer, self._around, language, since, is_brief)
            self._texts[key] = self._common_text(language) + wire_text(own)[1:]
        return self._texts[key]

    def _common_text(self, language: str) -> str:
        """What is the same for all viewers, left open for what is not."""
        if language not in self._common:
            shared = self._shared
            moving = wire_text(common_json(shared, self._around, language))
            self._common[language] = left_open(moving) + shared.lasting.still(shared.table, language)[1:]
        return self._common[language]
