"""Text for people and records: ``plan taxi``, ``use taxi``, ``swap HA MO``, ``to eMO MO``, ``walk yBU``, …

Case does not matter. In a position the word of the phase may be left out: ``taxi`` plans or uses the taxi, ``eMO`` goes
there.
"""

from typing import Final, final

from ponti.core.actions import ActionSpace
from ponti.core.errors import BadNotation, shown
from ponti.games.bridgetown.state import (
    PLAN,
    PLAN_MODE,
    REFILL,
    ROUTE,
    SETUP,
    START,
    SWAP_AFTER,
    TURN,
    BridgetownState,
)

_DUE: Final[dict[int, tuple[str, ...]]] = {
    SETUP: ("flag",),
    START: ("start",),
    PLAN: ("plan",),
    PLAN_MODE: ("plan",),
    TURN: ("use", "swap"),
    ROUTE: ("to", "walk"),
    SWAP_AFTER: ("swap",),
    REFILL: ("flag",),
}
"""The words that may be left out, by phase."""


@final
class Notation:
    """Reads the notation of one board's actions."""

    def __init__(self, actions: ActionSpace) -> None:
        self._ids: Final[dict[str, int]] = {actions.text(action).lower(): action for action in range(actions.size)}

    def parse(self, text: str) -> tuple[int, ...]:
        """The id of a notation. Raises ``BadNotation``."""
        found = self._ids.get(_plain(text))
        if found is None:
            raise BadNotation("unknown_action", text=shown(text))
        return (found,)

    def read(self, state: BridgetownState, text: str, legal: list[int]) -> tuple[int, ...]:
        """The id of what is typed in this position; of several readings a legal one, or else one that is due."""
        words = _plain(text)
        due = _DUE.get(int(state.phase), ())
        readings = [f"{word} {words}" for word in due] + [words]
        found = [self._ids[reading] for reading in readings if reading in self._ids]
        for action in found:
            if action in legal:
                return (action,)
        return (found[0],) if found else self.parse(text)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
