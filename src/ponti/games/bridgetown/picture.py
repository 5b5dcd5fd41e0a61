"""The position as text for a terminal.

::

    round 2 of 5  lap 1  turn
    flags  RI red  MQ yellow  HA -  MO black  BU red  ST blue  BW white  FR green
    wheel  walk 1 A  skates 2 .  ...  taxi 4 AB  motorcycle 4 .  streetcar 5 B   first A  double -  swap -
    bag    white 3  orange 2  green 4  red 1  black 3  yellow 4  purple 4   supply 3
    A  at wMO    flags 2  colours 2   RI -  MQ -  HA red  MO -  BU -  ST -  BW white  FR -
"""

from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import (
    BITS,
    BRIDGES,
    COUNTS,
    LETTERS,
    MODE_IDS,
    MODES,
    ROUNDS,
    SPECIAL_IDS,
    STREETCAR,
)
from ponti.games.bridgetown.state import PHASE_NAMES, BridgetownState


def picture(state: BridgetownState) -> str:
    """Flags on the bridges, the wheel, the bag, and a line per player."""
    head = f"round {int(state.round)} of {ROUNDS}  {PHASE_NAMES[state.phase]}"
    if state.lap > 0:
        head = f"round {int(state.round)} of {ROUNDS}  lap {int(state.lap)}  {PHASE_NAMES[state.phase]}"
    if state.mode != NONE:
        points = int(state.points(state.current, state.mode, state.doubled))
        head += f"  {MODE_IDS[state.mode]} {points}{' doubled' if state.doubled else ''}"
    flags = _flags(state, [int(flag) for flag in state.flags])
    rows = [head, f"flags  {flags}", f"wheel  {_wheel(state)}", f"bag    {_bag(state)}"]
    return "\n".join(rows + [_player(state, seat) for seat in range(int(state.seats))])


def _flags(state: BridgetownState, flags: list[int]) -> str:
    ids, colours = state.board.bridge_ids, state.board.colours
    return "  ".join(f"{ids[bridge]} {'-' if flag == NONE else colours[flag]}" for bridge, flag in enumerate(flags))


def _wheel(state: BridgetownState) -> str:
    modes = []
    for mode in range(MODES):
        seats = "".join(LETTERS[seat] for seat in range(int(state.seats)) if state.wheel[mode] & BITS[seat] != 0)
        modes.append(f"{MODE_IDS[mode]} {int(state.board.speed[mode])} {seats or '.'}")
    row = "  ".join(modes)
    if state.easier:
        return row
    held = [int(seat) for seat in state.specials]
    return f"{row}   " + "  ".join(
        f"{name} {'-' if held[special] == NONE else LETTERS[held[special]]}" for special, name in enumerate(SPECIAL_IDS)
    )


def _bag(state: BridgetownState) -> str:
    colours = state.board.colours
    inside = MODES if state.easier else STREETCAR
    row = "  ".join(f"{colours[colour]} {int(state.bag[colour])}" for colour in range(inside))
    return row if state.easier else f"{row}   supply {int(state.bag[STREETCAR])}"


def _player(state: BridgetownState, seat: int) -> str:
    mark = "*" if seat == state.starter else " "
    card = _flags(state, [int(state.card(seat, bridge)) for bridge in range(BRIDGES)])
    colours = int(COUNTS[state.colours(seat)])
    place = state.board.names[state.racers[seat]]
    head = f"{LETTERS[seat]}{mark} at {place:6} flags {int(state.flag_count(seat))}  colours {colours}"
    return f"{head}   {card}"
