"""How a game goes on from one decision to the next."""

from mypy_extensions import i64

from ponti.core.game import CHANCE, OVER
from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.components import BITS, BRIDGES, COUNTS, FIRST, ROUNDS, STREETCAR, SWAP
from ponti.games.bridgetown.state import (
    EXCHANGE,
    FIRST_ASKED,
    OVER_PHASE,
    PLAN,
    PLAN_MODE,
    REFILL,
    SETUP,
    START,
    SWAP_AFTER,
    TURN,
    BridgetownState,
)


def begin_planning(state: BridgetownState) -> None:
    """§4: the start player places first."""
    state.phase = PLAN
    state.current = state.starter


def next_planner(state: BridgetownState) -> None:
    """§4: the next one clockwise who has a planner in hand; the race begins when nobody has."""
    for step in range(1, state.seats + 1):
        seat = (state.current + step) % state.seats
        if state.hand(seat) > 0:
            state.phase = PLAN
            state.current = seat
            return
    begin_lap(state)


def begin_lap(state: BridgetownState) -> None:
    """§8, §10: a turn of the race phase; the holder of First comes before all others, or is asked."""
    state.lap += 1
    state.moved = 0
    holder = state.specials[FIRST]
    first = next_racer(state)
    if holder == NONE:
        begin_turn(state, first)
    elif holder == first or state.modes_left(holder) <= 1:  # A12, A13
        state.specials[FIRST] = NONE
        begin_turn(state, holder)
    else:
        state.phase = FIRST_ASKED
        state.current = holder


def next_racer(state: BridgetownState) -> i64:
    """Who is next in this lap, clockwise from the start player; ``NONE`` when all have had their turn."""
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        if state.moved & BITS[seat] == 0 and state.modes_left(seat) > 0:
            return seat
    return NONE


def begin_turn(state: BridgetownState, seat: i64) -> None:
    """A racer's turn: the mode is chosen."""
    state.phase = TURN
    state.current = seat


def deal_flags(state: BridgetownState) -> None:
    """§18-§19, §21: take in path order what fits an empty place, and stop where an exchange must be decided."""
    seat = state.current
    while state.pending != 0:
        bridge = (state.pending & 15) - 1
        if state.card(seat, bridge) != NONE:
            state.phase = EXCHANGE
            return
        state.pending >>= 4
        state.cards[seat * BRIDGES + bridge] = state.flags[bridge]
        state.flags[bridge] = NONE
        if state.flag_count(seat) == BRIDGES:
            end_game(state)
            return
    after_ride(state)


def after_ride(state: BridgetownState) -> None:
    """§12-§13: Swap may follow the move; with the last mode it must, if it can."""
    seat = state.current
    if state.holds(SWAP, seat) and COUNTS[state.swappable()] >= 2:
        state.phase = SWAP_AFTER
        return
    end_turn(state)


def end_turn(state: BridgetownState) -> None:
    """§8: the planner comes back, and it is the next one's turn; an unused Swap lapses with the last mode (A33)."""
    seat = state.current
    state.wheel[state.mode] &= ~BITS[seat]
    state.mode = NONE
    state.doubled = False
    state.moved |= BITS[seat]
    if state.holds(SWAP, seat) and state.modes_left(seat) == 0:
        state.specials[SWAP] = NONE
    following = next_racer(state)
    if following != NONE:
        begin_turn(state, following)
    elif has_planners(state):
        begin_lap(state)
    else:
        end_round(state)


def has_planners(state: BridgetownState) -> bool:
    """Whether any mode is still to be used."""
    for seats in state.wheel:
        if seats != 0:
            return True
    return False


def end_round(state: BridgetownState) -> None:
    """§20-§21: boat, badge, blue flag, then the bag; after round 5 the end."""
    state.lap = 0
    state.moved = 0
    if state.round == ROUNDS:
        end_game(state)
        return
    state.round += 1
    state.starter = fewest_flags(state)
    steel = state.board.steel
    if not state.easier and state.flags[steel] == NONE:
        state.flags[steel] = STREETCAR
        state.bag[STREETCAR] -= 1
    fill_bridges(state, REFILL)


def fewest_flags(state: BridgetownState) -> i64:
    """A39-A40: who has the fewest flags; of several, the first clockwise from the old start player's left."""
    best: i64 = NONE
    least: i64 = BRIDGES + 1
    for step in range(1, state.seats + 1):
        seat = (state.starter + step) % state.seats
        flags = state.flag_count(seat)
        if flags < least:
            best, least = seat, flags
    return best


def fill_bridges(state: BridgetownState, phase: i64) -> None:
    """Chance fills the next empty bridge, or the game goes on: to the start player's draw, or to planning."""
    state.current = CHANCE
    if state.empty_bridge() != NONE:
        state.phase = phase
    elif phase == SETUP:
        state.phase = START
    else:
        begin_planning(state)


def end_game(state: BridgetownState) -> None:
    """The game is over at once; nothing is pending any more."""
    state.mode = NONE
    state.doubled = False
    state.pending = 0
    state.phase = OVER_PHASE
    state.current = OVER


def after_place(state: BridgetownState, is_special: bool) -> None:
    """§7: a special action is followed at once by a mode, unless it took the last planner."""
    if is_special and state.hand(state.current) > 0:
        state.phase = PLAN_MODE
    else:
        next_planner(state)
