"""What chance decides: the flags of empty bridges, and who starts."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.bridgetown.actions import DRAW_ID, START_ID
from ponti.games.bridgetown.components import ALIKE_AT_SET_UP, MODES, STREETCAR
from ponti.games.bridgetown.flow import begin_planning, fill_bridges
from ponti.games.bridgetown.phases.base import Phase
from ponti.games.bridgetown.state import SETUP, BridgetownState


def fits(state: BridgetownState, colour: i64) -> bool:
    """Whether a flag of this colour can be drawn for a bridge (§1, §2, A4)."""
    if state.bag[colour] == 0 or (colour == STREETCAR and not state.easier):
        return False
    if state.phase != SETUP:
        return True
    alike: i64 = 0
    for flag in state.flags:
        if flag == colour:
            alike += 1
    return alike < ALIKE_AT_SET_UP


@final
class Drawing(Phase):
    """A flag for the next empty bridge from upstream; at set-up only colours that lie there less than twice (§2, §20).

    Drawing again what does not fit is the same as drawing from what fits, so the weights are the bag's numbers.
    """

    def __init__(self, phase: i64, clause: str) -> None:
        self.phase: i64 = phase
        self.clause = clause

    def legal(self, state: BridgetownState) -> vec[i64]:
        out = vec[i64](capacity=MODES)
        for colour in range(i64(MODES)):
            if fits(state, colour):
                out = append(out, DRAW_ID + colour)
        return out

    def apply(self, state: BridgetownState, action: i64) -> None:
        colour = action - DRAW_ID
        state.bag[colour] -= 1
        state.flags[state.empty_bridge()] = colour
        fill_bridges(state, self.phase)


@final
class StartPlayer(Phase):
    """Who starts is drawn last (§3)."""

    clause = "3"

    def legal(self, state: BridgetownState) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(state.seats):
            out = append(out, START_ID + seat)
        return out

    def apply(self, state: BridgetownState, action: i64) -> None:
        state.starter = action - START_ID
        begin_planning(state)
