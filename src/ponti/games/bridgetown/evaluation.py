"""How a position in play is likely to end: colours on the card, what the planned modes can still bring, and time.

A racer's prospects are flags that match a mode it has planned, weighed by how far the racer is from them. The mean
chance of ending ahead of another seat follows from the difference.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ponti.games.bridgetown.board import FAR, FOOT, NONE, RAILS, way_of
from ponti.games.bridgetown.components import BITS, BRIDGES, COUNTS, MODES, ROUNDS
from ponti.games.bridgetown.scoring import rewards
from ponti.games.bridgetown.state import OVER_PHASE, PLAN, PLAN_MODE, BridgetownState

PLACE_WORTH: Final = 0.3
"""What a filled place is worth beside its colour: a step to the immediate win, and something to exchange."""
WIN_WORTH: Final = 2.0
"""What the seventh flag adds: one more wins at once."""
PLANNER_WORTH: Final = 0.3
"""What a planner that is not placed may still bring."""
SPREAD: Final = 0.75
"""How far apart two seats drift per round, in colours."""


def evaluate(state: BridgetownState) -> list[float]:
    """For each seat, the mean chance of ending ahead of another."""
    if state.phase == OVER_PHASE:
        return rewards(state)
    worths: list[float] = []
    for seat in range(state.seats):
        worths.append(worth(state, seat))
    scale = 0.5 * SPREAD * sqrt(1.0 + float(ROUNDS - state.round))
    chances: list[float] = []
    for seat in range(state.seats):
        ahead = 0.0
        for other in range(state.seats):
            if other != seat:
                ahead += 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (worths[seat] - worths[other]) / scale))))
        chances.append(ahead / float(state.seats - 1))
    return chances


def worth(state: BridgetownState, seat: i64) -> float:
    """A seat's colours, places and prospects, in colours."""
    total = float(COUNTS[state.colours(seat)]) + PLACE_WORTH * float(state.flag_count(seat))
    if state.flag_count(seat) == BRIDGES - 1:
        total += WIN_WORTH
    for mode in range(i64(MODES)):
        if state.wheel[mode] & BITS[seat] != 0:
            total += prospect(state, seat, mode)
    if state.phase == PLAN or state.phase == PLAN_MODE:
        total += PLANNER_WORTH * float(state.hand(seat))
    return total


def prospect(state: BridgetownState, seat: i64, mode: i64) -> float:
    """What a planned mode is likely to bring: the best matching flag, by gain and nearness."""
    best = 0.0
    reach = state.points(seat, mode, False)
    for bridge in range(i64(BRIDGES)):
        if state.flags[bridge] != mode:
            continue
        gained = gain(state, seat, bridge, mode)
        if gained > 0.0:
            best = max(best, gained * nearness(state, seat, mode, bridge, reach))
    return best


def nearness(state: BridgetownState, seat: i64, mode: i64, bridge: i64, reach: i64) -> float:
    """From 1 (the mode itself gets there) down, with the steps that other modes would have to go first."""
    steps = distance(state, state.racers[seat], mode, bridge)
    if steps >= FAR or state.board.bridge_at[state.racers[seat]] == bridge:
        return 0.1
    if steps <= reach:
        return 0.85
    return 0.6 / (1.0 + 0.35 * float(steps - reach))


def distance(state: BridgetownState, space: i64, mode: i64, bridge: i64) -> i64:
    """Steps from a space onto a bridge with a mode."""
    way = way_of(mode, state.easier)
    if way == RAILS:
        return state.board.rail_distance[space]
    table = state.board.foot_distance if way == FOOT else state.board.distance
    return table[space * BRIDGES + bridge]


def gain(state: BridgetownState, seat: i64, bridge: i64, colour: i64) -> float:
    """What a flag of ``colour`` on a bridge's place of the card would add, in colours."""
    old = state.card(seat, bridge)
    gained = 1.0 if state.colours(seat) & BITS[colour] == 0 else 0.0
    if old == NONE:
        filled = state.flag_count(seat)
        if filled == BRIDGES - 1:
            return float(BRIDGES)
        return gained + PLACE_WORTH + (WIN_WORTH if filled == BRIDGES - 2 else 0.0)
    if old == colour:
        return 0.0
    alike: i64 = 0
    for other in range(i64(BRIDGES)):
        if state.card(seat, other) == old:
            alike += 1
    return gained - (1.0 if alike == 1 else 0.0)
