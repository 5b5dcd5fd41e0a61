"""What a screen draws, from a view alone.

::

    {"phase": "setup|start|plan|plan_mode|first|turn|route|exchange|swap|refill|over",
     "round": 2, "rounds": 5, "lap": 1,            lap: the turn of the race phase, 0 outside it
     "easier": false, "start_player": seat|null,
     "map": {"name", "view_box": [x, y, w, h],     never changes during a game
             "river": {"width", "centre": [[x, y], …]},
             "spaces": [{"id": "wMO", "name": "Morrison west head", "kind": "street|track|bridge|start",
                         "bank": "W|E|R", "x", "y"}, …],
             "edges": [{"a", "b", "kind": "street|track|stairs|start", "under": "MO"|null}, …],   draw under the bridge
             "streets": [{"name", "spaces": [ids]}, …]},
     "bridges": [{"id": "MO", "name", "order": 4, "spaces": [ids], "blue_only": false,
                  "flag": "red"|null, "mode": "bus"|null,         the mode that takes the flag
                  "x", "y", "label": {"x", "y", "rotate"}}, …]
     "wheel": [{"mode": "taxi", "speed": 4, "colour": "yellow", "place": 5, "planners": [seats]}, …]
     "specials": [{"id": "first|double|swap", "holder": seat|null}, …],       none in the easier game
     "barges": [{"round": 1, "x", "y", "boat": true}, …],
     "players": [{"seat": 0, "letter": "A", "racer": "wMO",
                  "card": [{"bridge": "RI", "flag": "red"|null}, …],
                  "flags": 3, "colours": 2, "rank": 1,            ranks as the game stands
                  "hand": 2,                                      planners to place, while planning
                  "modes": ["taxi"], "specials": ["first"], "has_moved": false}, …],
     "bag": {"white": 3, …}, "supply": 4|null,                    supply: blue flags beside the board
     "turn": null | {"seat": 0, "mode": "taxi", "points": 5, "doubled": false, "blocked": false,
                     "pending": ["MO", …]},         blocked: a route is due; pending: flags to be dealt with
     "reach": [{"mode", "points", "doubled", "blocked", "off_track", "ends", "flags"}, …]}
                                   of the seat that decides: what each mode (all while planning, then the own
                                   ones, then the chosen one) would do now, none after the ride; ``preview.py``

Actions beside it are ``place`` with ``"spot"`` (a mode or special), ``use|double`` with ``"mode"``, ``swap`` with
``"one"`` and ``"other"``, ``ride|walk`` with ``"to"``, ``ride_for`` with ``"to"`` and ``"flags": "HA+MO"``, and
``first``, ``wait``, ``keep``, ``exchange``, ``decline``, ``stay``; what they would do, routes included, stands in
``preview.py``. Several rides to one space differ in ``flags``.
"""

from functools import cache

from ponti.core.game import Json
from ponti.games.bridgetown.board import EDGE_KINDS, NONE, Board
from ponti.games.bridgetown.components import (
    BITS,
    BRIDGES,
    COUNTS,
    DOUBLE,
    LETTERS,
    MODE_IDS,
    MODES,
    ROUNDS,
    SPECIAL_IDS,
    STREETCAR,
)
from ponti.games.bridgetown.position import card_of, pending_bridges
from ponti.games.bridgetown.preview import mode_facts
from ponti.games.bridgetown.scoring import places_of, standing
from ponti.games.bridgetown.state import FIRST_ASKED, PHASE_NAMES, PLAN, PLAN_MODE, ROUTE, TURN, BridgetownState
from ponti.games.bridgetown.words import is_blocked, seat_or_none


def scene(state: BridgetownState) -> dict[str, Json]:
    """Everything that a screen shows."""
    ranks = places_of(standing(state))
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": int(state.round),
        "rounds": ROUNDS,
        "lap": int(state.lap),
        "easier": state.easier,
        "start_player": seat_or_none(int(state.starter)),
        "map": map_facts(board),
        "bridges": [_bridge(state, bridge) for bridge in range(BRIDGES)],
        "wheel": [_mode(state, mode) for mode in sorted(range(MODES), key=board.wheel.__getitem__)],
        "specials": [] if state.easier else [_special(state, special) for special in range(len(SPECIAL_IDS))],
        "barges": [
            {"round": number, "x": x, "y": y, "boat": number == state.round}
            for number, (x, y) in enumerate(board.look.barges, 1)
        ],
        "players": [_player(state, seat, ranks[seat]) for seat in range(int(state.seats))],
        "bag": {
            board.colours[colour]: int(state.bag[colour]) for colour in range(MODES if state.easier else STREETCAR)
        },
        "supply": None if state.easier else int(state.bag[STREETCAR]),
        "turn": _turn(state),
        "reach": _reach(state),
    }


@cache
def map_facts(board: Board) -> dict[str, Json]:
    """The board as it is drawn; every scene on it holds the same object."""
    look = board.look
    names = board.names
    box: list[Json] = list(look.view_box)
    centre: list[Json] = [[x, y] for x, y in look.river]
    return {
        "name": look.name,
        "view_box": box,
        "river": {"width": look.river_width, "centre": centre},
        "spaces": [
            {"id": space.id, "name": space.name, "kind": space.kind, "bank": space.bank, "x": space.x, "y": space.y}
            for space in board.spaces
        ],
        "edges": [
            {"a": names[edge.a], "b": names[edge.b], "kind": EDGE_KINDS[edge.kind], "under": edge.under or None}
            for edge in board.edges
        ],
        "streets": [{"name": name, "spaces": [names[space] for space in spaces]} for name, spaces in look.streets],
    }


def _bridge(state: BridgetownState, bridge: int) -> dict[str, Json]:
    board = state.board
    each, flag = board.bridges[bridge], int(state.flags[bridge])
    label: dict[str, Json] = {"x": each.label[0], "y": each.label[1], "rotate": each.label[2]}
    return {
        "id": each.id,
        "name": each.name,
        "order": bridge + 1,
        "spaces": [board.names[space] for space in each.spaces],
        "blue_only": each.is_blue and not state.easier,
        "flag": None if flag == NONE else board.colours[flag],
        "mode": None if flag == NONE else MODE_IDS[flag],
        "x": each.flag[0],
        "y": each.flag[1],
        "label": label,
    }


def _mode(state: BridgetownState, mode: int) -> dict[str, Json]:
    board = state.board
    return {
        "mode": MODE_IDS[mode],
        "speed": int(board.speed[mode]),
        "colour": board.colours[mode],
        "place": board.wheel[mode],
        "planners": [seat for seat in range(int(state.seats)) if state.wheel[mode] & BITS[seat] != 0],
    }


def _special(state: BridgetownState, special: int) -> dict[str, Json]:
    return {"id": SPECIAL_IDS[special], "holder": seat_or_none(int(state.specials[special]))}


def _player(state: BridgetownState, seat: int, rank: int) -> dict[str, Json]:
    board = state.board
    card: list[Json] = [
        {"bridge": board.bridge_ids[bridge], "flag": None if colour == NONE else board.colours[colour]}
        for bridge, colour in enumerate(card_of(state, seat))
    ]
    return {
        "seat": seat,
        "letter": LETTERS[seat],
        "racer": board.names[state.racers[seat]],
        "card": card,
        "flags": int(state.flag_count(seat)),
        "colours": int(COUNTS[state.colours(seat)]),
        "rank": rank,
        "hand": int(state.hand(seat)) if state.phase in (PLAN, PLAN_MODE) else 0,
        "modes": [MODE_IDS[mode] for mode in range(MODES) if state.wheel[mode] & BITS[seat] != 0],
        "specials": [name for special, name in enumerate(SPECIAL_IDS) if state.holds(special, seat)],
        "has_moved": state.moved & BITS[seat] != 0,
    }


def _turn(state: BridgetownState) -> Json:
    """What is going on in a racer's turn, once the mode is chosen."""
    if state.mode == NONE:
        return None
    return {
        "seat": int(state.current),
        "mode": MODE_IDS[state.mode],
        "points": int(state.points(state.current, state.mode, state.doubled)),
        "doubled": state.doubled,
        "blocked": is_blocked(state),
        "pending": [state.board.bridge_ids[bridge] for bridge in pending_bridges(state)],
    }


def _reach(state: BridgetownState) -> list[Json]:
    """What each mode would do for the seat that decides."""
    seat = int(state.current)
    found: list[Json] = []
    if state.phase in (PLAN, PLAN_MODE):
        found += [mode_facts(state, seat, mode, False) for mode in range(MODES)]
    elif state.phase in (FIRST_ASKED, TURN):
        for mode in range(MODES):
            if state.wheel[mode] & BITS[seat] != 0:
                if not state.must_double(seat):
                    found.append(mode_facts(state, seat, mode, False))
                if state.holds(DOUBLE, seat):
                    found.append(mode_facts(state, seat, mode, True))
    elif state.phase == ROUTE:
        found.append(mode_facts(state, seat, int(state.mode), state.doubled))
    return found
