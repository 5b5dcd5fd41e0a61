"""Section C: a building, sometimes two, and room for the eighth."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DONE_ID, RETURN_ID, TAKE_ID
from ponti.games.rialto.components import FREE, KINDS, NEW, SPACES, USED, VALUES
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.phases.section import Section, reward
from ponti.games.rialto.state import (
    BUILD,
    BUILT,
    COINED,
    FRESH,
    KIND_BIT,
    MAKE_ROOM,
    NEXT_ACTION,
    NONE,
    POINTS,
    RialtoState,
    building_count,
    copies,
)

TOP_VALUE: Final = 4


@final
class BuildingSection(Section):
    """A building of a value up to the count; with more than 4 a second one after one of value 4."""

    def act(self, state: RialtoState, player: i64) -> None:
        state.budget = reward(state, player)
        ask_to_build(state)


def ask_to_build(state: RialtoState) -> None:
    """Ask for a building when one can be had for the budget."""
    stock = state.stock()
    for kind in range(i64(KINDS)):
        if VALUES[kind] <= state.budget and copies(stock, kind) > 0:
            state.phase = BUILD
            return
    state.budget = 0
    state.phase = NEXT_ACTION


@final
class TakingBuilding(Phase):
    """Which building, or none (rulings 23-25)."""

    clause = "C"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        stock = state.stock()
        out = vec[i64](capacity=16)
        for kind in range(i64(KINDS)):
            if VALUES[kind] <= state.budget and copies(stock, kind) > 0:
                out = append(out, TAKE_ID + kind)
        return append(out, DONE_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == DONE_ID:
            state.budget = 0
            state.phase = NEXT_ACTION
            return
        kind = action - TAKE_ID
        if building_count(state.cells[BUILT + seat]) == SPACES:
            state.tile = kind
            state.phase = MAKE_ROOM
        else:
            add_building(state, seat, kind)


def add_building(state: RialtoState, seat: i64, kind: i64) -> None:
    """It stands, usable at once (ruling 10); after one of value 4 the rest of the budget is for a second one."""
    state.cells[BUILT + seat] += KIND_BIT[kind]
    state.budget = state.budget - TOP_VALUE if is_first(state) and VALUES[kind] == TOP_VALUE else 0
    ask_to_build(state)


def is_first(state: RialtoState) -> bool:
    """Whether the building is the first one of this action: later the whole budget is no longer there."""
    return state.budget == reward(state, state.current)


def copies_in(state: RialtoState, seat: i64, kind: i64, condition: i64) -> i64:
    """How many buildings of a kind a player has that are free, used or new."""
    if condition == USED:
        return copies(state.cells[COINED + seat], kind)
    if condition == NEW:
        return copies(state.cells[FRESH + seat], kind)
    return state.usable(seat, kind)


def take_off(state: RialtoState, seat: i64, kind: i64, condition: i64) -> None:
    """A building goes back to the supply, the coin on it too (ruling 27)."""
    cells = state.cells
    cells[BUILT + seat] -= KIND_BIT[kind]
    if condition == USED:
        cells[COINED + seat] -= KIND_BIT[kind]
    elif condition == NEW:
        cells[FRESH + seat] -= KIND_BIT[kind]


@final
class MakingRoom(Phase):
    """Which of seven buildings goes back; its value is scored at once (further ruling 11)."""

    clause = "C"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=36)
        for kind in range(i64(KINDS)):
            for condition in range(i64(FREE), NEW + 1):
                if copies_in(state, seat, kind, condition) > 0:
                    out = append(out, RETURN_ID + 3 * kind + condition)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        returned = action - RETURN_ID
        state.returned = returned
        take_off(state, seat, returned // 3, returned % 3)
        state.cells[POINTS + seat] += VALUES[returned // 3]
        kind = state.tile
        state.tile = NONE
        add_building(state, seat, kind)
