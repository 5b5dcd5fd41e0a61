"""Which positions can stand: what a game keeps at all times, then what each phase adds.

A position need not have come about in play, but from it the rules must go on without a hitch.
"""

from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import (
    ALIKE_AT_SET_UP,
    BITS,
    BRIDGES,
    COUNTS,
    DOUBLE,
    FIRST,
    MODES,
    PLANNERS,
    ROUNDS,
    SWAP,
)
from ponti.games.bridgetown.faults import fault
from ponti.games.bridgetown.flow import has_planners, next_racer
from ponti.games.bridgetown.scoring import finisher
from ponti.games.bridgetown.state import (
    EXCHANGE,
    FIRST_ASKED,
    OVER_PHASE,
    PLAN,
    PLAN_MODE,
    REFILL,
    ROUTE,
    SETUP,
    START,
    SWAP_AFTER,
    TURN,
    BridgetownState,
)

RACING = (FIRST_ASKED, TURN, ROUTE, EXCHANGE, SWAP_AFTER)
MOVING = (ROUTE, EXCHANGE, SWAP_AFTER)


def check_position(state: BridgetownState) -> None:
    """Raise ``BadPosition`` at the first thing that cannot be."""
    if (state.starter == NONE) != (state.phase in (SETUP, START)):
        raise fault("$.start_player", "starter", "3")
    _check_flags(state)
    for seat in range(int(state.seats)):
        _check_planners(state, seat)
    if state.phase in (SETUP, START):
        _check_beginning(state)
    elif state.phase in (PLAN, PLAN_MODE):
        _check_planning(state)
    elif state.phase in RACING:
        _check_race(state)
    elif state.phase == REFILL:
        if state.round == 1 or has_planners(state) or state.lap != 0 or state.moved != 0:
            raise fault("$.phase", "refill", "20")
        if state.empty_bridge() == NONE:
            raise fault("$.phase", "refill", "20")
    else:
        _check_over(state)
    if (state.mode != NONE) != (state.phase in MOVING):
        raise fault("$.mode", "mode", "8")
    if state.doubled and (state.mode == NONE or state.specials[DOUBLE] != NONE or state.easier):
        raise fault("$.doubled", "double", "11")
    if (state.pending != 0) != (state.phase == EXCHANGE):
        raise fault("$.pending", "pending", "19")


def _check_flags(state: BridgetownState) -> None:
    """§2, §20, §21: full bridges while planning, no full card before the end."""
    if state.phase in (START, PLAN, PLAN_MODE) and NONE in list(state.flags):
        raise fault("$.flags", "empty", "20")
    if state.phase in (SETUP, REFILL) and not state.easier and state.flags[state.board.steel] == NONE:
        raise fault("$.flags", "empty", "20")
    if state.phase != OVER_PHASE and finisher(state) != NONE:
        raise fault("$.players", "full-card", "21")


def _check_planners(state: BridgetownState, seat: int) -> None:
    """§4-§7: three planners; a special action goes with a mode unless it took the last planner."""
    where = f"$.players[{seat}]"
    specials = sum(1 for holder in state.specials if holder == seat)
    modes = int(state.modes_left(seat))
    if specials + modes > PLANNERS:
        raise fault(where, "planners", "4")
    choosing = state.phase == PLAN_MODE and state.current == seat
    if specials and modes == 0 and not choosing and state.phase != OVER_PHASE:
        raise fault(where, "special-alone", "7")
    if state.phase in (PLAN, PLAN_MODE) and specials == 2 and specials + modes < PLANNERS:
        raise fault(where, "special-alone", "7")
    if (state.phase in RACING or state.phase == OVER_PHASE) and state.lap > 0:
        done = state.lap - 1 + (1 if state.moved & BITS[seat] != 0 else 0)
        if specials + modes + done > PLANNERS:
            raise fault("$.lap", "lap", "8")


def _check_beginning(state: BridgetownState) -> None:
    """§1-§3: nothing has happened but the first draws, from upstream on."""
    cards = [colour for colour in state.cards if colour != NONE]
    racing = [racer for racer in state.racers if racer != state.board.start]
    if cards or racing or has_planners(state) or state.round != 1 or state.lap != 0 or state.moved != 0:
        raise fault("$.phase", "beginning", "3")
    if (state.phase == SETUP) != (state.empty_bridge() != NONE):
        raise fault("$.flags", "beginning", "2")
    filled = [bridge for bridge in range(BRIDGES) if state.flags[bridge] != NONE]
    if any(bridge > state.empty_bridge() != NONE for bridge in filled if state.easier or bridge != state.board.steel):
        raise fault("$.flags", "beginning", "2")
    if any(list(state.flags).count(colour) > ALIKE_AT_SET_UP for colour in range(MODES)):
        raise fault("$.flags", "third", "2")


def _check_planning(state: BridgetownState) -> None:
    if state.lap != 0 or state.moved != 0:
        raise fault("$.lap", "lap", "4")
    seat = state.current
    if state.hand(seat) == 0:
        raise fault("$.seat", "hand", "4")
    if state.phase == PLAN_MODE and not any(holder == seat for holder in state.specials):
        raise fault("$.phase", "no-special", "7")


def _check_race(state: BridgetownState) -> None:
    """§8-§13: whose turn it is, and what is pending in it."""
    seat = state.current
    if state.lap == 0 or state.modes_left(seat) == 0 or state.moved & BITS[seat] != 0:
        raise fault("$.seat", "turn", "8")
    _check_first(state)
    if state.phase in MOVING:
        _check_move(state)


def _check_first(state: BridgetownState) -> None:
    """§10: before a lap the holder of First is asked; during it the holder keeps a mode for the next one."""
    seat, holder, following = state.current, state.specials[FIRST], next_racer(state)
    if state.phase == FIRST_ASKED:
        if holder != seat or state.moved != 0 or seat == following or state.modes_left(seat) < 2:
            raise fault("$.phase", "first", "10")
        return
    if seat != following and (state.moved != 0 or holder != NONE or state.easier):
        raise fault("$.seat", "turn", "8")
    if holder != NONE:
        keeps = 1 if state.moved & BITS[holder] != 0 else 2
        if state.modes_left(holder) < keeps or (holder == seat and state.moved == 0):
            raise fault(f"$.players[{int(holder)}].specials", "first", "10")


def _check_move(state: BridgetownState) -> None:
    seat = state.current
    if state.mode == NONE or state.wheel[state.mode] & BITS[seat] == 0:
        raise fault("$.mode", "mode", "8")
    if not state.doubled and state.must_double(seat):
        raise fault("$.doubled", "must-double", "13")
    if state.phase == SWAP_AFTER and not (state.holds(SWAP, seat) and COUNTS[state.swappable()] >= 2):
        raise fault("$.phase", "swap", "12")
    rest = state.pending
    if state.phase == EXCHANGE and (rest == 0 or state.card(seat, (rest & 15) - 1) == NONE):
        raise fault("$.pending", "pending", "19")
    while rest != 0:
        if state.flags[(rest & 15) - 1] != state.mode:
            raise fault("$.pending", "pending", "18")
        rest >>= 4


def _check_over(state: BridgetownState) -> None:
    """§21: one card is full, or five rounds are over."""
    full = [seat for seat in range(int(state.seats)) if state.flag_count(seat) == BRIDGES]
    if len(full) == 1 and state.lap > 0:
        return
    idle = not has_planners(state) and state.lap == 0 and state.moved == 0
    if full or state.round != ROUNDS or not idle:
        raise fault("$.phase", "over", "21")
