"""Before the first round: the start player, the round tiles, the top bridge, a building for each (R1-R4)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import NUMBER_ID, START_ID, TAKE_ID, TURN_ID
from ponti.games.rialto.board import bridge_of
from ponti.games.rialto.components import (
    BRIDGE_KINDS,
    DISTRICT_COUNT,
    KINDS,
    MEN,
    PAIR_COUNT,
    START_COINS,
    START_POINTS,
    START_SUPPLY,
    VALUES,
)
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.state import (
    BEGIN_ROUND,
    BUILT,
    FOUND,
    GENERAL,
    KIND_BIT,
    MONEY,
    NEXT_ACTION,
    NUMBER,
    NUMBERS,
    POINTS,
    SUPPLY,
    TILES,
    TOP_BRIDGE,
    RialtoState,
    copies,
)


@final
class StartPlayer(Phase):
    """Chance draws who starts, or who sits behind the virtual player (R1, R27)."""

    clause = "R1"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for player in range(state.seats):
            out = append(out, START_ID + player)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.starter = action - START_ID
        if state.plan.virtual:
            # R27: the virtual player starts, and the one drawn is at its left.
            state.clockwise = 1 if state.starter == 0 else 2
            state.starter = state.seats
        hand_out(state)
        state.index = 0
        state.phase = NUMBERS


def hand_out(state: RialtoState) -> None:
    """Everybody's counters, coins and men (R1-R3, R27, R28)."""
    cells = state.cells
    player = state.starter
    rich: i64 = 0
    for place in range(state.plan.players):
        state.ranks |= player << 3 * place
        if state.is_virtual(player):
            cells[SUPPLY + player] = MEN
        else:
            cells[MONEY + player] = START_COINS[state.seats][rich]
            cells[POINTS + player] = START_POINTS
            cells[SUPPLY + player] = START_SUPPLY
            cells[GENERAL + player] = MEN - START_SUPPLY
            rich += 1
        player = state.left_of(player)


@final
class RoundTiles(Phase):
    """Chance puts a round tile onto each district in turn (further ruling 29)."""

    clause = "Setup"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for number in range(1, i64(DISTRICT_COUNT) + 1):
            is_taken = False
            for district in range(state.index):
                if state.cells[NUMBER + district] == number:
                    is_taken = True
            if not is_taken:
                out = append(out, NUMBER_ID + number - 1)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.cells[NUMBER + state.index] = action - NUMBER_ID + 1
        state.index += 1
        if state.index == DISTRICT_COUNT:
            state.index = 0
            state.phase = TOP_BRIDGE


def bridges_left(state: RialtoState, kind: i64) -> i64:
    """How many bridges of a kind lie in the stack below the top one."""
    left = state.plan.bridges[kind]
    if state.top == kind:
        left -= 1
    for pair in range(i64(PAIR_COUNT)):
        if state.cells[TILES + pair] != 0 and bridge_of(state.cells[TILES + pair]) == kind:
            left -= 1
    return left


class TurnBridge(Phase):
    """Chance turns up a bridge."""

    clause = "D"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(BRIDGE_KINDS)):
            if bridges_left(state, kind) > 0:
                out = append(out, TURN_ID + kind)
        return out

    def weights(self, state: RialtoState) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(BRIDGE_KINDS)):
            left = bridges_left(state, kind)
            if left > 0:
                out = append(out, left)
        return out


@final
class TopBridge(TurnBridge):
    """The first bridge, at the set-up."""

    clause = "Setup"

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.top = action - TURN_ID
        state.phase = FOUND
        state.current = last_seat(state)


@final
class NextBridge(TurnBridge):
    """The next bridge shows as soon as one is placed (further ruling 16)."""

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.top = action - TURN_ID
        state.phase = NEXT_ACTION


def last_seat(state: RialtoState) -> i64:
    """The right-hand neighbour of the start player."""
    player = state.starter
    while state.left_of(player) != state.starter:
        player = state.left_of(player)
    return player


def right_of(state: RialtoState, player: i64) -> i64:
    """The next player counter-clockwise."""
    other = player
    while state.left_of(other) != player:
        other = state.left_of(other)
    return other


@final
class Founding(Phase):
    """A building of value 1 for each, counter-clockwise; the start player chooses last (R4)."""

    clause = "R4"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        most: i64 = 1 if state.seats <= 3 else 2
        stock = state.stock()
        out = vec[i64](capacity=4)
        for kind in range(i64(KINDS)):
            if VALUES[kind] == 1 and 5 - copies(stock, kind) < most:
                out = append(out, TAKE_ID + kind)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.cells[BUILT + seat] += KIND_BIT[action - TAKE_ID]
        following = right_of(state, seat)
        if seat == state.starter or following == state.seats:
            state.phase = BEGIN_ROUND
        else:
            state.current = following
