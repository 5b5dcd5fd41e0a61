"""Why an action is not allowed, with the clause."""

from typing import Final

from ponti.core.actions import Action, ActionSpace
from ponti.core.game import Refusal
from ponti.core.words import say
from ponti.games.bridgetown.actions import (
    Decline,
    Draw,
    Exchange,
    Keep,
    MoveFirst,
    Place,
    Ride,
    RideFor,
    Start,
    Stay,
    SwapFlags,
    Use,
    UseDouble,
    Wait,
    Walk,
)
from ponti.games.bridgetown.board import NONE, bridges_of, end_of
from ponti.games.bridgetown.components import BITS, DOUBLE, MODE_IDS, SPECIAL_IDS, STREETCAR, SWAP
from ponti.games.bridgetown.phases.route import reach_of
from ponti.games.bridgetown.state import PHASE_NAMES, PLAN_MODE, BridgetownState
from ponti.games.bridgetown.words import (
    CLAUSES,
    blocked_words,
    bridge_name,
    colour_words,
    is_blocked,
    mode_words,
    space_words,
    spot_words,
)

_PHASES: Final[dict[type[Action], tuple[str, ...]]] = {
    Start: ("start",),
    Draw: ("setup", "refill"),
    Place: ("plan", "plan_mode"),
    MoveFirst: ("first",),
    Wait: ("first",),
    Use: ("turn",),
    UseDouble: ("turn",),
    SwapFlags: ("turn", "swap"),
    Keep: ("swap",),
    Exchange: ("exchange",),
    Decline: ("exchange",),
    Stay: ("route",),
    Walk: ("route",),
    Ride: ("route",),
    RideFor: ("route",),
}
"""When an action can be due at all."""


def why_not(state: BridgetownState, actions: ActionSpace, action: int, seat: int) -> Refusal:
    """The reason against an action that is not legal for ``seat``."""
    decoded = actions.decode(action)
    phase = PHASE_NAMES[state.phase]
    if phase == "over":
        return Refusal("21", say("bridgetown-why-over"))
    if seat != state.current or phase not in _PHASES[type(decoded)]:
        return _not_due(state, decoded, phase, seat)
    if isinstance(decoded, Start):
        return Refusal("3", say("bridgetown-why-nobody", player=decoded.player))
    if isinstance(decoded, Draw):
        return _draw(state, decoded)
    if isinstance(decoded, Place):
        return _place(state, decoded.spot)
    if isinstance(decoded, (Use, UseDouble)):
        return _mode(state, decoded)
    if isinstance(decoded, SwapFlags):
        return _swap(state, decoded)
    if isinstance(decoded, Keep):
        return Refusal("13", say("bridgetown-why-swap-now"))
    assert isinstance(decoded, (Stay, Walk, Ride, RideFor)), decoded
    return _move(state, decoded)


def _not_due(state: BridgetownState, action: Action, phase: str, seat: int) -> Refusal:
    if isinstance(action, SwapFlags) and not state.holds(SWAP, seat):
        return Refusal("12", say("bridgetown-why-no-special", special=spot_words("swap")))
    due = say(f"bridgetown-due-{phase.replace('_', '-')}")
    return Refusal(CLAUSES[phase], say("bridgetown-why-phase", due=due))


def _draw(state: BridgetownState, action: Draw) -> Refusal:
    colour = state.board.colours.index(action.colour)
    words = colour_words(state.board, colour)
    if colour == STREETCAR and not state.easier:
        return Refusal("1", say("bridgetown-why-blue"))
    if state.bag[colour] == 0:
        return Refusal(CLAUSES[PHASE_NAMES[state.phase]], say("bridgetown-why-none-left", colour=words))
    return Refusal("2", say("bridgetown-why-third", colour=words))


def _place(state: BridgetownState, spot: str) -> Refusal:
    words = spot_words(spot)
    if spot not in SPECIAL_IDS:
        return Refusal("5", say("bridgetown-why-own-planner", mode=words))
    if state.easier:
        return Refusal("22", say("bridgetown-why-easier"))
    if state.phase == PLAN_MODE:
        return Refusal("7", say("bridgetown-why-mode-next"))
    holder = int(state.specials[SPECIAL_IDS.index(spot)])
    return Refusal("6", say("bridgetown-why-special-taken", special=words, player=holder + 1))


def _mode(state: BridgetownState, action: Use | UseDouble) -> Refusal:
    mode = MODE_IDS.index(action.mode)
    if state.wheel[mode] & BITS[state.current] == 0:
        return Refusal("8", say("bridgetown-why-no-planner", mode=mode_words(mode)))
    if isinstance(action, UseDouble):
        assert not state.holds(DOUBLE, state.current)
        return Refusal("11", say("bridgetown-why-no-special", special=spot_words("double")))
    return Refusal("13", say("bridgetown-why-must-double"))


def _swap(state: BridgetownState, action: SwapFlags) -> Refusal:
    if not state.holds(SWAP, state.current):
        return Refusal("12", say("bridgetown-why-no-special", special=spot_words("swap")))
    for id in (action.one, action.other):
        flag = state.flags[state.board.bridge_ids.index(id)]
        if flag == NONE:
            return Refusal("12", say("bridgetown-why-swap-empty", bridge=bridge_name(state.board, id)))
        if flag == STREETCAR:
            return Refusal("12", say("bridgetown-why-swap-blue"))
    raise AssertionError("this swap is legal")


def _move(state: BridgetownState, action: Stay | Walk | Ride | RideFor) -> Refusal:
    mode = mode_words(int(state.mode))
    if is_blocked(state):
        if isinstance(action, Walk):
            return Refusal("16", say("bridgetown-why-not-beside", to=space_words(state.board, action.to)))
        return Refusal("16", say("bridgetown-why-blocked", mode=mode, why=blocked_words(state)))
    if isinstance(action, (Stay, Walk)):
        return Refusal("16", say("bridgetown-why-can-move", mode=mode))
    return _ride(state, action)


def _ride(state: BridgetownState, action: Ride | RideFor) -> Refusal:
    """No route of this length, or none that brings exactly these flags."""
    board, seat = state.board, state.current
    points = int(state.points(seat, state.mode, state.doubled))
    reach = reach_of(state, seat, state.mode, state.doubled)
    end = board.names.index(action.to)
    if end not in [int(space) for space in reach.ends]:
        return Refusal("9", say("bridgetown-why-no-route", to=space_words(board, action.to), points=points))
    wanted = action.flags.split("+") if isinstance(action, RideFor) else []
    for id in wanted:
        bridge = board.bridge_ids.index(id)
        if state.flags[bridge] != state.mode:
            return Refusal("18", say("bridgetown-why-colour", bridge=bridge_name(board, id)))
        if board.bridge_at[state.racers[seat]] == bridge:
            return Refusal("18", say("bridgetown-why-began", bridge=bridge_name(board, id)))
    passing = [bridges_of(result) for result in reach.results if end_of(result) == end]
    wanted_bits = sum(int(BITS[board.bridge_ids.index(id)]) for id in wanted)
    is_crossed = any(bridges & wanted_bits == wanted_bits for bridges in passing)
    key = "bridgetown-why-takes-more" if is_crossed else "bridgetown-why-not-crossed"
    return Refusal("18", say(key, to=space_words(board, action.to), points=points, count=len(wanted)))
