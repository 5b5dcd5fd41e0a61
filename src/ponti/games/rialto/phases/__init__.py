"""The phases by number, in the order of ``state.py``."""

from typing import Final

from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.blues import EndRound, NextBlue, Recruiting, Upgrading, UsingBlue
from ponti.games.rialto.phases.bridge import PlacingBridge
from ponti.games.rialto.phases.building import MakingRoom, TakingBuilding
from ponti.games.rialto.phases.councilman import Pulling
from ponti.games.rialto.phases.gondola import PlacingGondola, PlacingMan, Shortage
from ponti.games.rialto.phases.greens import GreenCard, GreenDrawing, NextGreen, UsingGreen
from ponti.games.rialto.phases.limit import Discarding, NextDiscard, VirtualDrawing
from ponti.games.rialto.phases.play import (
    AddingJokers,
    BeginSection,
    Laying,
    NextPlay,
    TurningOne,
    TurningTwo,
    UsingMasks,
    VirtualPlaying,
)
from ponti.games.rialto.phases.rows import BeginRound, Blind, Dealing, NextRow, TakingRow
from ponti.games.rialto.phases.sections import EndSection, NextAction, Resolving, VirtualActing
from ponti.games.rialto.phases.setup import Founding, NextBridge, RoundTiles, StartPlayer, TopBridge
from ponti.games.rialto.state import OVER_PHASE, RialtoState

PHASES: Final[list[Phase]] = [
    StartPlayer(),
    RoundTiles(),
    TopBridge(),
    Founding(),
    # Phase I
    BeginRound(),
    Dealing(),
    NextRow(),
    TakingRow(),
    Blind(),
    NextGreen(),
    UsingGreen(),
    GreenCard(),
    GreenDrawing(),
    NextDiscard(),
    Discarding(),
    VirtualDrawing(),
    # Phase II, section by section
    BeginSection(),
    NextPlay(),
    Laying(),
    AddingJokers(),
    UsingMasks(),
    TurningOne(),
    TurningTwo(),
    VirtualPlaying(),
    Resolving(),
    NextAction(),
    VirtualActing(),
    TakingBuilding(),
    MakingRoom(),
    PlacingBridge(),
    NextBridge(),
    PlacingGondola(),
    PlacingMan(),
    Shortage(),
    Pulling(),
    EndSection(),
    # Phase III
    NextBlue(),
    UsingBlue(),
    Upgrading(),
    Recruiting(),
    EndRound(),
]

IS_CHANCE: Final = [phase.is_chance for phase in PHASES] + [False]
IS_AUTOMATIC: Final = [isinstance(phase, Automatic) for phase in PHASES] + [False]


def go_on(state: RialtoState) -> None:
    """Pass through the phases in which nobody decides."""
    while IS_AUTOMATIC[state.phase]:
        PHASES[state.phase].apply(state, 0, 0)


def is_over(state: RialtoState) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER_PHASE
