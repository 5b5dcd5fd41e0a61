"""A table at one moment as it is shown: what several viewers see alike is made once."""

from typing import Final

from ponti.server.affairs_views import Surroundings
from ponti.server.rights import Viewer
from ponti.server.tables import Table
from ponti.server.views import CommonParts, common_json, own_json
from ponti.server.wire import joined, wire_text


class Shown:
    """The ``state`` messages of one moment; it ends when something happens at the table."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        self._table: Final = table
        self._around: Final = around
        self._shared: Final = CommonParts(table)
        self._common: dict[str, str] = {}
        self._texts: dict[tuple[Viewer, str, int, bool], str] = {}

    def text(self, viewer: Viewer, language: str, since: int, is_brief: bool) -> str:
        """The message for a viewer who has read the log up to number ``since``, perhaps without what never changes."""
        key = (viewer, language, since, is_brief)
        if key not in self._texts:
            own = own_json(self._table, self._shared, viewer, self._around, language, since, is_brief)
            self._texts[key] = joined(self._common_text(language), wire_text(own))
        return self._texts[key]

    def _common_text(self, language: str) -> str:
        if language not in self._common:
            self._common[language] = wire_text(common_json(self._table, self._around, language))
        return self._common[language]
