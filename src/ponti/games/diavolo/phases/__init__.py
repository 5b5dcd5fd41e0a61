"""The decisions of the game, one module each, and whose they are."""

from typing import Final

from mypy_extensions import i64

from ponti.core.game import OVER
from ponti.games.diavolo.components import CHOICE, LIGHT, NOBODY
from ponti.games.diavolo.phases.choice import Choice
from ponti.games.diavolo.phases.finished import Finished
from ponti.games.diavolo.phases.opening import Opening
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.phases.second import Second
from ponti.games.diavolo.phases.turn import Turn
from ponti.games.diavolo.state import DiavoloState

PHASES: Final[list[Phase]] = [Opening(), Choice(), Turn(), Second(), Finished()]
"""In the order of their numbers in ``components``."""


def seat_to_act(state: DiavoloState) -> i64:
    """The seat that decides: the first player opens, the second chooses a colour (§4-§5), then colours take turns."""
    if state.mover == NOBODY:
        return 1 if state.phase == CHOICE else OVER
    if state.light_seat == -1:
        return 0
    return state.light_seat if state.mover == LIGHT else 1 - state.light_seat
