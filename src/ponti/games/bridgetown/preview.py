"""What a legal action would do, for the screen to show before it is chosen. Kinds of previews by action:

``plan taxi``, ``use taxi``   ``{"mode": "taxi", "points": 5, "doubled": false, "blocked": false,
                              "off_track": false, "ends": ["wMO", …],
                              "flags": [{"bridge": "MO", "colour": "yellow", "new": true, "ends": ["eMO", …]}, …]}``:
                              where the racer gets from where it stands and what that brings; ``new`` is a colour
                              that is not on the card; ``blocked`` modes cannot move, their ``ends`` are the walks,
                              and ``off_track`` are streetcars neither on the track nor beside it
``to eMO MO``                 ``{"to": "eMO", "route": ["wMO", "bMO1", …], "takes": [{"bridge": "MO", "colour": "black",
                              "instead_of": colour|null}, …]}``; ``walk``, ``stay`` the same without flags
``swap HA MO``                ``{"flags": {"HA": "red", "MO": "green"}}``: how they would lie
``exchange``, ``decline``     ``{"bridge": "HA", "card": "yellow", "colours": 5}``: afterwards on the card
"""

from mypy_extensions import i64

from ponti.core.actions import ActionSpace
from ponti.core.game import Json
from ponti.games.bridgetown.actions import (
    STAY_ID,
    WALK_ID,
    Decline,
    Exchange,
    Place,
    Ride,
    RideFor,
    Stay,
    SwapFlags,
    Use,
    UseDouble,
    Walk,
)
from ponti.games.bridgetown.board import NONE, Reach, bridges_of, end_of, route_of, way_of
from ponti.games.bridgetown.components import BITS, BRIDGES, COUNTS, MODE_IDS, SPECIAL_IDS
from ponti.games.bridgetown.phases.route import is_off_track, reach_of, read_ride, route_order, substitutes
from ponti.games.bridgetown.state import BridgetownState


def preview(state: BridgetownState, actions: ActionSpace, action: int) -> dict[str, Json]:
    """What a legal action would do."""
    decoded = actions.decode(action)
    seat = int(state.current)
    if isinstance(decoded, Place):
        special = decoded.spot in SPECIAL_IDS
        return {} if special else mode_facts(state, seat, MODE_IDS.index(decoded.spot), False)
    if isinstance(decoded, (Use, UseDouble)):
        return mode_facts(state, seat, MODE_IDS.index(decoded.mode), isinstance(decoded, UseDouble))
    if isinstance(decoded, (Walk, Stay)):
        return _walk(state, action)
    if isinstance(decoded, (Ride, RideFor)):
        return _ride(state, action)
    if isinstance(decoded, SwapFlags):
        ids, colours = state.board.bridge_ids, state.board.colours
        one, other = (int(state.flags[ids.index(id)]) for id in (decoded.one, decoded.other))
        return {"flags": {decoded.one: colours[other], decoded.other: colours[one]}}
    if isinstance(decoded, (Exchange, Decline)):
        return _exchange(state, isinstance(decoded, Exchange))
    return {}


def mode_facts(state: BridgetownState, seat: int, mode: int, doubled: bool) -> dict[str, Json]:
    """Where a player gets with a mode from where the racer stands, and the flags that it can bring."""
    board = state.board
    reach = reach_of(state, seat, mode, doubled)
    blocked = len(reach.results) == 0
    ends = [int(end) for end in reach.ends]
    if blocked:
        ends = [int(id) - WALK_ID for id in substitutes(state, seat) if id != STAY_ID]
    flags: list[Json] = []
    matching = int(state.matching(mode, seat) & reach.touched)
    for bridge in range(BRIDGES):
        if matching >> bridge & 1:
            over = sorted({int(end_of(one)) for one in reach.results if bridges_of(one) & BITS[bridge] != 0})
            new = state.colours(seat) & BITS[mode] == 0
            there: list[Json] = [board.names[end] for end in over]
            flags.append({"bridge": board.bridge_ids[bridge], "colour": board.colours[mode], "new": new, "ends": there})
    points = int(state.points(seat, mode, doubled))
    names: list[Json] = [board.names[end] for end in ends]
    return {
        "mode": MODE_IDS[mode],
        "points": points,
        "doubled": doubled,
        "blocked": blocked,
        "off_track": is_off_track(state, seat, mode),
        "ends": names,
        "flags": flags,
    }


def _walk(state: BridgetownState, action: int) -> dict[str, Json]:
    names = state.board.names
    here = names[state.racers[state.current]]
    to = here if action == STAY_ID else names[action - WALK_ID]
    route: list[Json] = [here] if to == here else [here, to]
    return {"to": to, "route": route, "takes": []}


def _ride(state: BridgetownState, action: int) -> dict[str, Json]:
    board, seat, mode = state.board, state.current, state.mode
    reach = reach_of(state, seat, mode, state.doubled)
    end, taken = read_ride(state, action)
    matching = state.matching(mode, seat)
    result = _result(reach, end, matching, taken)
    way, points = way_of(mode, state.easier), state.points(seat, mode, state.doubled)
    route: list[Json] = [board.names[space] for space in route_of(board, way, state.racers[seat], points, result)]
    takes: list[Json] = []
    rest = int(route_order(reach, end, taken, matching))
    while rest:
        bridge = (rest & 15) - 1
        old = int(state.card(seat, bridge))
        instead = None if old == NONE else board.colours[old]
        takes.append({"bridge": board.bridge_ids[bridge], "colour": board.colours[mode], "instead_of": instead})
        rest >>= 4
    return {"to": board.names[end], "route": route, "takes": takes}


def _result(reach: Reach, end: i64, matching: i64, taken: i64) -> i64:
    """The first result that ends there and brings these flags."""
    for result in reach.results:
        if end_of(result) == end and bridges_of(result) & matching == taken:
            return result
    raise AssertionError("only rides that are possible are shown")


def _exchange(state: BridgetownState, takes: bool) -> dict[str, Json]:
    board, seat = state.board, int(state.current)
    bridge = (int(state.pending) & 15) - 1
    after = state.copy()
    if takes:
        after.cards[seat * BRIDGES + bridge] = state.flags[bridge]
    card = board.colours[after.card(seat, bridge)]
    return {"bridge": board.bridge_ids[bridge], "card": card, "colours": int(COUNTS[after.colours(seat)])}
