"""The planning phase: planners are placed on the wheel."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.bridgetown.actions import PLACE_ID
from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import BITS, MODES, SPECIAL_IDS, SPOTS
from ponti.games.bridgetown.flow import after_place
from ponti.games.bridgetown.phases.base import Phase
from ponti.games.bridgetown.state import PLAN, BridgetownState


@final
class Placing(Phase):
    """One planner on a mode without an own one, or on a special action that is free (§4-§7, §22)."""

    clause = "4"

    def legal(self, state: BridgetownState) -> vec[i64]:
        out = vec[i64](capacity=len(SPOTS))
        bit = BITS[state.current]
        for mode in range(i64(MODES)):
            if state.wheel[mode] & bit == 0:
                out = append(out, PLACE_ID + mode)
        if state.phase == PLAN and not state.easier:
            for special in range(i64(len(SPECIAL_IDS))):
                if state.specials[special] == NONE:
                    out = append(out, PLACE_ID + MODES + special)
        return out

    def apply(self, state: BridgetownState, action: i64) -> None:
        spot = action - PLACE_ID
        if spot < MODES:
            state.wheel[spot] |= BITS[state.current]
        else:
            state.specials[spot - MODES] = state.current
        after_place(state, spot >= MODES)
