"""Text for people and records: ``plan taxi``, ``use taxi``, ``swap HA MO``, ``to eMO MO``, ``walk yBU``, …

Case does not matter. In a position the word of the phase may be left out: ``taxi`` plans or uses the taxi, ``eMO`` goes
there.
"""

from typing import Final

from ponti.core.actions import ActionSpace
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


def read(actions: ActionSpace, state: BridgetownState, text: str, legal: list[int]) -> tuple[int, ...]:
    """The id of what is typed in this position; of several readings a legal one, or else one that is due."""
    due = _DUE.get(int(state.phase), ())
    readings = [actions.find(f"{word} {text}") for word in due] + [actions.find(text)]
    found = [reading for reading in readings if reading is not None]
    for action in found:
        if action in legal:
            return (action,)
    return (found[0] if found else actions.read(text),)
