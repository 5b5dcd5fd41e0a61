"""Section D: points, and a bridge for the majority."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import BRIDGE_ID
from ponti.games.rialto.board import ONE_END, OTHER_END, PAIR_OF, laid
from ponti.games.rialto.components import BRIDGE_KINDS, DISTRICT_COUNT, PAIR_COUNT
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.phases.section import Section, reward
from ponti.games.rialto.phases.setup import bridges_left
from ponti.games.rialto.state import (
    BRIDGE,
    NEXT_ACTION,
    NEXT_BRIDGE,
    NONE,
    NUMBER,
    POINTS,
    TILES,
    RialtoState,
)


@final
class BridgeSection(Section):
    """A point for each card, one less for none, one more and the top bridge for the majority (ruling 33)."""

    def act(self, state: RialtoState, player: i64) -> None:
        points = reward(state, player)
        state.cells[POINTS + player] += points if points > 0 else -1
        if state.has_bonus(player):
            state.phase = BRIDGE

    def concerns_virtual(self, state: RialtoState, player: i64) -> bool:
        return state.has_bonus(player)

    def act_virtual(self, state: RialtoState, player: i64) -> None:
        pair = marked(state)
        place_bridge(state, pair, state.cells[NUMBER + ONE_END[pair]] > state.cells[NUMBER + OTHER_END[pair]])


def marked(state: RialtoState) -> i64:
    """The virtual player's marker: on the free connection with the smallest (lower, higher) numbers (R29)."""
    for low in range(1, i64(DISTRICT_COUNT) + 1):
        for high in range(low + 1, i64(DISTRICT_COUNT) + 1):
            pair = PAIR_OF[6 * district_of(state, low) + district_of(state, high)]
            if state.is_free(pair):
                return pair
    return NONE


def district_of(state: RialtoState, number: i64) -> i64:
    """The district with a round number."""
    for district in range(i64(DISTRICT_COUNT)):
        if state.cells[NUMBER + district] == number:
            return district
    return 0


def place_bridge(state: RialtoState, pair: i64, high_first: bool) -> None:
    """The top bridge lies there, and the next one is turned up at once (further ruling 16)."""
    state.cells[TILES + pair] = laid(state.top, high_first)
    state.top = NONE
    state.phase = NEXT_ACTION
    for kind in range(i64(BRIDGE_KINDS)):
        if bridges_left(state, kind) > 0:
            state.phase = NEXT_BRIDGE


@final
class PlacingBridge(Phase):
    """On which free connection, and which way round."""

    clause = "D"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=30)
        for pair in range(i64(PAIR_COUNT)):
            if state.is_free(pair):
                out = append(out, BRIDGE_ID + 2 * pair)
                out = append(out, BRIDGE_ID + 2 * pair + 1)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        place = action - BRIDGE_ID
        place_bridge(state, place // 2, place % 2 == 0)
