"""The decisions of the game in the order of their numbers, one module each."""

from typing import Final

from ponti.games.diavolo.phases.choice import Choice
from ponti.games.diavolo.phases.finished import Finished
from ponti.games.diavolo.phases.opening import Opening
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.phases.second import Second
from ponti.games.diavolo.phases.turn import Turn

PHASES: Final[list[Phase]] = [Opening(), Choice(), Turn(), Second(), Finished()]
