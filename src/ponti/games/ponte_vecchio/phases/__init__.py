"""The phases by number, in the order of ``state.py``."""

from typing import Final

from ponti.games.ponte_vecchio.phases.auction import Bidding, Building
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.phases.cards import Choosing
from ponti.games.ponte_vecchio.phases.move import Paying, Stopping, Turning
from ponti.games.ponte_vecchio.phases.sale import Answering, Offering, Selling
from ponti.games.ponte_vecchio.phases.setup import Setup, StartPlayer

PHASES: Final[list[Phase]] = [
    StartPlayer(),
    Setup(),
    Bidding(),
    Building(),
    Choosing(),
    Selling(),
    Offering(),
    Answering(),
    Stopping(),
    Paying(),
    Turning(),
]
