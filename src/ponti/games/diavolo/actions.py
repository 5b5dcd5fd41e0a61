"""The actions of Ponte del Diavolo and their ids, the same for every size of the board.

Ids: 144 tiles (by cell), 880 bridges (by site), the pass, the two colours.
"""

from dataclasses import dataclass
from typing import Final

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.components import COLOURS
from ponti.games.diavolo.layout import FIRST_BRIDGE, FIRST_COLOUR, PASS
from ponti.games.diavolo.sites import SITES


@dataclass(frozen=True)
class PlaceTile(Action):
    """Put one tile on a cell; a turn of tiles is two of these."""

    cell: str


@dataclass(frozen=True)
class BuildBridge(Action):
    """Put a bridge on two own tiles; ``one`` is the lower cell."""

    one: str
    two: str


@dataclass(frozen=True)
class Pass(Action):
    """Do nothing for a turn: declare the end, or let the last turn go by."""


@dataclass(frozen=True)
class TakeColour(Action):
    """The second player's choice: the colour to play from now on."""

    colour: str


ACTIONS: Final = ActionSpace(
    Kind(PlaceTile, "tile", "{cell}", {"cell": NAMES}),
    Kind(BuildBridge, "bridge", "{one}-{two}", rows=[(NAMES[site.one], NAMES[site.two]) for site in SITES]),
    Kind(Pass, "pass", "pass"),
    Kind(TakeColour, "colour", "{colour}", {"colour": COLOURS}),
)

assert ACTIONS.first(BuildBridge) == FIRST_BRIDGE
assert ACTIONS.first(Pass) == PASS
assert ACTIONS.first(TakeColour) == FIRST_COLOUR
