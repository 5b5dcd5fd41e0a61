"""The phases by number, in the order of ``state.py``."""

from typing import Final

from ponti.games.bridgetown.phases.base import Phase
from ponti.games.bridgetown.phases.chance import Drawing, StartPlayer
from ponti.games.bridgetown.phases.planning import Placing
from ponti.games.bridgetown.phases.route import Exchanging, Riding
from ponti.games.bridgetown.phases.turn import AskingFirst, ChoosingMode, Swapping
from ponti.games.bridgetown.state import REFILL, SETUP

PHASES: Final[list[Phase]] = [
    Drawing(SETUP, "2"),
    StartPlayer(),
    Placing(),
    Placing(),
    AskingFirst(),
    ChoosingMode(),
    Riding(),
    Exchanging(),
    Swapping(),
    Drawing(REFILL, "20"),
]
