"""Quick and sensible play for playouts: plan modes whose flags are near, take them, then go where the next ones are."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.games.bridgetown.actions import (
    DECLINE_ID,
    DOUBLE_ID,
    EXCHANGE_ID,
    FIRST_ID,
    PLACE_ID,
    USE_ID,
    WAIT_ID,
    WALK_ID,
)
from ponti.games.bridgetown.board import FAR, NONE, bridges_of, end_of
from ponti.games.bridgetown.components import BITS, BRIDGES, DOUBLE, MODES
from ponti.games.bridgetown.evaluation import distance, gain, prospect
from ponti.games.bridgetown.phases import PHASES
from ponti.games.bridgetown.phases.route import reach_of, ride_to
from ponti.games.bridgetown.state import EXCHANGE, FIRST_ASKED, PLAN, PLAN_MODE, ROUTE, TURN, BridgetownState

WILD: Final = 0.1
"""How often a playout plans or chooses anything at all."""


def rollout(state: BridgetownState, rng: Random) -> i64:
    """An action of the seat that decides; the caller has dealt with chance."""
    if state.phase == PLAN or state.phase == PLAN_MODE:
        return plan(state, rng)
    if state.phase == TURN:
        return choose_mode(state, rng)
    if state.phase == ROUTE:
        return choose_route(state, rng)
    if state.phase == EXCHANGE:
        bridge = (state.pending & 15) - 1
        better = gain(state, state.current, bridge, state.mode) > 0.0
        return EXCHANGE_ID if better else DECLINE_ID
    if state.phase == FIRST_ASKED:
        return FIRST_ID if best_now(state, state.current) > 0.0 else WAIT_ID
    return any_legal(state, rng)


def any_legal(state: BridgetownState, rng: Random) -> i64:
    """Everything is equally likely."""
    legal = PHASES[state.phase].legal(state)
    return legal[rng.randrange(len(legal))]


def plan(state: BridgetownState, rng: Random) -> i64:
    """The mode that promises most, with a pinch of chance."""
    if rng.random() < WILD:
        return any_legal(state, rng)
    seat = state.current
    best, most = i64(NONE), -1.0
    for mode in range(i64(MODES)):
        if state.wheel[mode] & BITS[seat] == 0:
            hope = prospect(state, seat, mode) + 0.3 * rng.random() + 0.02 * float(state.board.speed[mode])
            if hope > most:
                best, most = mode, hope
    return PLACE_ID + best


def choose_mode(state: BridgetownState, rng: Random) -> i64:
    """The mode that takes most now; without any gain mostly the one with the least hope, to save the others."""
    if rng.random() < WILD:
        return any_legal(state, rng)
    seat = state.current
    must = state.must_double(seat)
    may = state.holds(DOUBLE, seat)
    best, most = i64(NONE), -99.0
    for mode in range(i64(MODES)):
        if state.wheel[mode] & BITS[seat] == 0:
            continue
        if not must:
            hope = mode_gain(state, seat, mode, False) - 0.2 * prospect(state, seat, mode) + 0.2 * rng.random()
            if hope > most:
                best, most = USE_ID + mode, hope
        if may:
            hope = mode_gain(state, seat, mode, True) - 0.3 + 0.2 * rng.random()
            if hope > most:
                best, most = DOUBLE_ID + mode, hope
    return best


def best_now(state: BridgetownState, seat: i64) -> float:
    """The most that some own mode would take at once."""
    most = 0.0
    for mode in range(i64(MODES)):
        if state.wheel[mode] & BITS[seat] != 0:
            most = max(most, mode_gain(state, seat, mode, False))
    return most


def mode_gain(state: BridgetownState, seat: i64, mode: i64, doubled: bool) -> float:
    """The most that one flag within a mode's reach would add."""
    matching = state.matching(mode, seat)
    if matching == 0:
        return 0.0
    matching &= reach_of(state, seat, mode, doubled).touched
    most = 0.0
    for bridge in range(i64(BRIDGES)):
        if matching & BITS[bridge] != 0:
            most = max(most, gain(state, seat, bridge, mode))
    return most


def choose_route(state: BridgetownState, rng: Random) -> i64:
    """The most valuable flags; among equal ends, those near to what the other planned modes want."""
    seat = state.current
    reach = reach_of(state, seat, state.mode, state.doubled)
    if len(reach.results) == 0:
        return _substitute(state, rng)
    matching = state.matching(state.mode, seat)
    best, most = i64(NONE), -99.0
    for result in reach.results:
        taken = bridges_of(result) & matching
        value = 0.1 * rng.random() + hopes(state, seat, end_of(result))
        if taken != 0:
            value += taking(state, seat, taken)
        if value > most:
            best, most = ride_to(state, end_of(result), taken), value
    return best


def taking(state: BridgetownState, seat: i64, taken: i64) -> float:
    """What a set of flags adds; exchanges that lose are declined."""
    total = 0.0
    for bridge in range(i64(BRIDGES)):
        if taken & BITS[bridge] != 0:
            total += max(0.0, gain(state, seat, bridge, state.mode))
    return total


def hopes(state: BridgetownState, seat: i64, space: i64) -> float:
    """How good a space is for the other planned modes of this round: nearer to flags that match them."""
    total = 0.0
    for bridge in range(i64(BRIDGES)):
        flag = state.flags[bridge]
        if flag == NONE or flag == state.mode:
            continue
        steps = distance(state, space, flag, bridge)
        if steps >= FAR or state.board.bridge_at[space] == bridge:
            continue
        wanted = state.colours(seat) & BITS[flag] == 0
        if state.wheel[flag] & BITS[seat] != 0:
            value = 0.6 if wanted or state.card(seat, bridge) == NONE else 0.1
        else:
            value = 0.08 if wanted else 0.02
        total += value / (1.0 + 0.3 * float(max(0, steps - state.board.speed[flag])))
    return total


def _substitute(state: BridgetownState, rng: Random) -> i64:
    """Walk to where the hopes are best; stay when that is here."""
    seat = state.current
    best, most = i64(NONE), -99.0
    for action in PHASES[ROUTE].legal(state):
        space = action - WALK_ID if action >= WALK_ID else state.racers[seat]
        value = hopes(state, seat, space) + 0.05 * rng.random()
        if value > most:
            best, most = action, value
    return best
