"""The phases in order; a state's ``phase`` is an index into ``PHASES``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import OVER, Refusal
from ponti.core.words import say
from ponti.games.tre_ponti.phases.abilities import AceExtra, Acorn, JackSwap, KnightMove, Leaf
from ponti.games.tre_ponti.phases.chance import AcornDraw, BridgeCards, Deal, FirstLeader, TurnDraw, Turning
from ponti.games.tre_ponti.phases.decisions import Declare, Place
from ponti.games.tre_ponti.phases.phase import Phase
from ponti.games.tre_ponti.state import State


class Over(Phase):
    """After the sixth turn nothing is played any more (§13)."""

    name = "over"
    clause = "§13"

    def to_act(self, state: State) -> i64:
        return OVER

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]()

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal(self.clause, say("tre-ponti-no-over"))


PHASES: Final[list[Phase]] = [
    BridgeCards(),
    Deal(),
    FirstLeader(),
    TurnDraw(),
    Place(),
    Turning(),
    Declare(),
    Acorn(),
    AcornDraw(),
    Leaf(),
    JackSwap(),
    KnightMove(),
    AceExtra(),
    Over(),
]


def phase_of(state: State) -> Phase:
    """The phase that a state is in."""
    return PHASES[state.phase]
