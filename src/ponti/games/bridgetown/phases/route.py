"""Moving the racer, and the flags that the route brings."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.bridgetown.actions import DECLINE_ID, EXCHANGE_ID, STAY_ID, WALK_ID
from ponti.games.bridgetown.board import FOOT, NONE, Reach, bridges_of, end_of, order_of, way_of
from ponti.games.bridgetown.components import BRIDGES
from ponti.games.bridgetown.flow import after_ride, deal_flags
from ponti.games.bridgetown.phases.base import Phase
from ponti.games.bridgetown.state import BridgetownState


@final
class Riding(Phase):
    """Exactly as many steps as there are points; where that cannot be, one on foot or none (§9, §14-§18)."""

    clause = "9"

    def legal(self, state: BridgetownState) -> vec[i64]:
        seat = state.current
        reach = reach_of(state, seat, state.mode, state.doubled)
        if len(reach.results) == 0:
            return substitutes(state, seat)
        return rides(state, reach, state.matching(state.mode, seat))

    def apply(self, state: BridgetownState, action: i64) -> None:
        seat = state.current
        ride_id = WALK_ID + state.board.ends
        if action >= ride_id:
            reach = reach_of(state, seat, state.mode, state.doubled)
            end, taken = read_ride(state, action)
            state.pending = route_order(reach, end, taken, state.matching(state.mode, seat))
            state.racers[seat] = end
            deal_flags(state)
            return
        if action != STAY_ID:
            state.racers[seat] = action - WALK_ID
        after_ride(state)


@final
class Exchanging(Phase):
    """Keep the flag on the card or exchange it for the one of the bridge (§19, A29-A30)."""

    clause = "19"

    def legal(self, state: BridgetownState) -> vec[i64]:
        return vec[i64]([EXCHANGE_ID, DECLINE_ID])

    def apply(self, state: BridgetownState, action: i64) -> None:
        seat = state.current
        bridge = (state.pending & 15) - 1
        state.pending >>= 4
        if action == EXCHANGE_ID:
            place = seat * BRIDGES + bridge
            state.bag[state.cards[place]] += 1
            state.cards[place] = state.flags[bridge]
            state.flags[bridge] = NONE
        deal_flags(state)


def reach_of(state: BridgetownState, seat: i64, mode: i64, doubled: bool) -> Reach:
    """Where a player's racer gets with a mode."""
    return state.board.reach(way_of(mode, state.easier), state.racers[seat], state.points(seat, mode, doubled))


def is_off_track(state: BridgetownState, seat: i64, mode: i64) -> bool:
    """§17: whether the mode is a streetcar, and the racer neither on the track nor beside it."""
    return not state.board.can_leave(way_of(mode, state.easier), state.racers[seat])


def rides(state: BridgetownState, reach: Reach, matching: i64) -> vec[i64]:
    """The ids of all rides: by end and, where the routes differ in it, by the flags they bring."""
    board = state.board
    ride_id = WALK_ID + board.ends
    out = vec[i64](capacity=len(reach.ends) + 8)
    if reach.touched & matching == 0:
        for end in reach.ends:
            out = append(out, ride_id + end)
        return out
    last: i64 = NONE
    for result in reach.results:
        if bridges_of(result) & matching == 0 and end_of(result) != last:
            last = end_of(result)
            out = append(out, ride_id + last)
    flagless = i64(len(out))
    for result in reach.results:
        taken = bridges_of(result) & matching
        if taken != 0:
            out = _insert(out, flagless, ride_to(state, end_of(result), taken))
    return out


def _insert(out: vec[i64], low: i64, action: i64) -> vec[i64]:
    """Add an id once, in order, above the first ``low`` ones."""
    at = i64(len(out))
    while at > low and out[at - 1] > action:
        at -= 1
    if at > low and out[at - 1] == action:
        return out
    out = append(out, action)
    place = i64(len(out)) - 1
    while place > at:
        out[place] = out[place - 1]
        place -= 1
    out[at] = action
    return out


def ride_to(state: BridgetownState, end: i64, taken: i64) -> i64:
    """The id of a ride."""
    board = state.board
    ride_id = WALK_ID + board.ends
    if taken == 0:
        return ride_id + end
    return ride_id + board.ends + end * i64(len(board.sets)) + board.set_index[taken]


def read_ride(state: BridgetownState, action: i64) -> tuple[i64, i64]:
    """The end space and the set of bridges of a ride's id."""
    board = state.board
    index = action - WALK_ID - board.ends
    if index < board.ends:
        return index, 0
    index -= board.ends
    sets = i64(len(board.sets))
    return index // sets, board.sets[index % sets]


def route_order(reach: Reach, end: i64, taken: i64, matching: i64) -> i64:
    """The bridges whose flags a ride brings, in path order, four bits each."""
    if taken == 0:
        return 0
    for result in reach.results:
        if end_of(result) == end and bridges_of(result) & matching == taken:
            return order_of(result, taken)
    raise AssertionError("no route brings these flags")


def substitutes(state: BridgetownState, seat: i64) -> vec[i64]:
    """§16: stay, or walk to any neighbour, over stairs too."""
    board = state.board
    space = state.racers[seat]
    out = vec[i64]([STAY_ID])
    for link in range(board.first[space], board.first[space + 1]):
        if board.can_step(FOOT, space, link):
            out = _insert(out, 1, WALK_ID + board.to[link])
    return out
