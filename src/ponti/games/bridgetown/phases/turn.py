"""A racer's turn up to the choice of the mode, and the swaps around it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.bridgetown.actions import DOUBLE_ID, FIRST_ID, KEEP_ID, SWAP_ID, USE_ID, WAIT_ID
from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import (
    BITS,
    DOUBLE,
    FIRST,
    MODES,
    PAIR_ONE,
    PAIR_OTHER,
    PAIRS_OF_BRIDGES,
    SWAP,
)
from ponti.games.bridgetown.flow import begin_turn, end_turn, next_racer
from ponti.games.bridgetown.phases.base import Phase
from ponti.games.bridgetown.state import ROUTE, BridgetownState


@final
class AskingFirst(Phase):
    """The holder of First moves now, or leaves it to the start player (§10, A10-A13)."""

    clause = "10"

    def legal(self, state: BridgetownState) -> vec[i64]:
        return vec[i64]([FIRST_ID, WAIT_ID])

    def apply(self, state: BridgetownState, action: i64) -> None:
        if action == FIRST_ID:
            state.specials[FIRST] = NONE
            begin_turn(state, state.current)
        else:
            begin_turn(state, next_racer(state))


@final
class ChoosingMode(Phase):
    """One of the own modes, doubled or not (§8, §11); before it the flags may be swapped (§12, A31)."""

    clause = "8"

    def legal(self, state: BridgetownState) -> vec[i64]:
        seat = state.current
        out = vec[i64](capacity=PAIRS_OF_BRIDGES + 6)
        if not state.must_double(seat):
            out = _own_modes(out, state, seat, USE_ID)
        if state.holds(DOUBLE, seat):
            out = _own_modes(out, state, seat, DOUBLE_ID)
        if state.holds(SWAP, seat):
            out = add_swaps(out, state)
        return out

    def apply(self, state: BridgetownState, action: i64) -> None:
        if action >= SWAP_ID:
            swap_flags(state, action)
            return
        state.doubled = action >= DOUBLE_ID
        if state.doubled:
            state.specials[DOUBLE] = NONE
            state.mode = action - DOUBLE_ID
        else:
            state.mode = action - USE_ID
        state.phase = ROUTE


@final
class Swapping(Phase):
    """The swap after the move; obligatory with the last mode (§12-§13, A31)."""

    clause = "12"

    def legal(self, state: BridgetownState) -> vec[i64]:
        out = add_swaps(vec[i64](capacity=PAIRS_OF_BRIDGES + 1), state)
        if state.modes_left(state.current) > 1:  # the one in use still stands there
            out = append(out, KEEP_ID)
        return out

    def apply(self, state: BridgetownState, action: i64) -> None:
        if action != KEEP_ID:
            swap_flags(state, action)
        end_turn(state)


def _own_modes(out: vec[i64], state: BridgetownState, seat: i64, first_id: i64) -> vec[i64]:
    for mode in range(i64(MODES)):
        if state.wheel[mode] & BITS[seat] != 0:
            out = append(out, first_id + mode)
    return out


def add_swaps(out: vec[i64], state: BridgetownState) -> vec[i64]:
    """All swaps of two flags that are not blue (A32)."""
    able = state.swappable()
    for pair in range(i64(PAIRS_OF_BRIDGES)):
        if able & BITS[PAIR_ONE[pair]] != 0 and able & BITS[PAIR_OTHER[pair]] != 0:
            out = append(out, SWAP_ID + pair)
    return out


def swap_flags(state: BridgetownState, action: i64) -> None:
    """Carry out a swap; that uses it up."""
    one, other = PAIR_ONE[action - SWAP_ID], PAIR_OTHER[action - SWAP_ID]
    flag = state.flags[one]
    state.flags[one] = state.flags[other]
    state.flags[other] = flag
    state.specials[SWAP] = NONE
