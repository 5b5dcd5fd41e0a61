"""Prompts and actions as sentences."""

from typing import Final

from ponti.core.actions import ActionSpace
from ponti.core.game import Prompt
from ponti.core.words import Words, say
from ponti.games.bridgetown.actions import (
    Decline,
    Draw,
    Exchange,
    Place,
    Ride,
    RideFor,
    Start,
    SwapFlags,
    Use,
    UseDouble,
    Walk,
)
from ponti.games.bridgetown.board import NONE, Board
from ponti.games.bridgetown.components import BRIDGES, LETTERS, MODE_IDS, SPECIAL_IDS
from ponti.games.bridgetown.phases.route import is_off_track, reach_of
from ponti.games.bridgetown.state import (
    EXCHANGE,
    PHASE_NAMES,
    PLAN,
    REFILL,
    ROUTE,
    SETUP,
    SWAP_AFTER,
    BridgetownState,
)

CLAUSES: Final[dict[str, str]] = {
    "setup": "2", "start": "3", "plan": "4", "plan_mode": "7", "first": "10", "turn": "8", "route": "9",
    "exchange": "19", "swap": "12", "refill": "20", "over": "21",
}  # fmt: skip
"""The clause of each phase."""


def prompt(state: BridgetownState, seats: tuple[int, ...]) -> Prompt:
    """What is being decided."""
    phase = PHASE_NAMES[state.phase]
    clause = "16" if is_blocked(state) else CLAUSES[phase]
    return Prompt(phase, clause, _prompt_words(state, phase), seats)


def _prompt_words(state: BridgetownState, phase: str) -> Words:
    player = int(state.current) + 1
    if state.phase in (SETUP, REFILL):
        bridge = state.board.bridges[state.empty_bridge()].name
        return say("bridgetown-prompt-draw", bridge=bridge)
    if state.phase == ROUTE:
        mode = mode_words(int(state.mode))
        if is_blocked(state):
            return say("bridgetown-prompt-blocked", player=player, mode=mode, why=blocked_words(state))
        points = int(state.points(state.current, state.mode, state.doubled))
        return say("bridgetown-prompt-route", player=player, mode=mode, points=points)
    if state.phase == EXCHANGE:
        return say("bridgetown-prompt-exchange", player=player, **_trade(state))
    if phase in ("start", "over"):
        return say(f"bridgetown-prompt-{phase}")
    if state.phase == PLAN and state.easier:
        return say("bridgetown-prompt-plan-easier", player=player)
    if state.phase == SWAP_AFTER and state.modes_left(state.current) == 1:  # §13
        return say("bridgetown-prompt-swap-last", player=player)
    return say(f"bridgetown-prompt-{phase.replace('_', '-')}", player=player)


def _trade(state: BridgetownState) -> dict[str, str | Words]:
    """The bridge whose flag may be exchanged, and the colours on the card and on the bridge."""
    bridge = (int(state.pending) & 15) - 1
    return {
        "bridge": state.board.bridges[bridge].name,
        "old": colour_words(state.board, int(state.card(state.current, bridge))),
        "new": colour_words(state.board, int(state.flags[bridge])),
    }


def is_blocked(state: BridgetownState) -> bool:
    """Whether a route is due and the mode has none (§16)."""
    if state.phase != ROUTE:
        return False
    return len(reach_of(state, state.current, state.mode, state.doubled).results) == 0


def blocked_words(state: BridgetownState) -> Words:
    """Why the mode in use has no route."""
    if is_off_track(state, state.current, state.mode):
        return say("bridgetown-blocked-off-track")
    return say("bridgetown-blocked-no-path", points=int(state.points(state.current, state.mode, state.doubled)))


def mode_words(mode: int) -> Words:
    """A mode's name."""
    return say(f"bridgetown-mode-{MODE_IDS[mode]}")


def spot_words(spot: str) -> Words:
    """The name of a mode or special action."""
    return say(f"bridgetown-special-{spot}") if spot in SPECIAL_IDS else say(f"bridgetown-mode-{spot}")


def colour_words(board: Board, colour: int) -> Words:
    """A colour's name."""
    return say(f"bridgetown-colour-{board.colours[colour]}")


def bridge_name(board: Board, id: str) -> str:
    """A bridge's name by its id."""
    return board.bridges[board.bridge_ids.index(id)].name


def space_words(board: Board, id: str) -> Words:
    """A space with its name and id."""
    return say("bridgetown-space", name=board.spaces[board.names.index(id)].name, id=id)


def describe(state: BridgetownState, actions: ActionSpace, action: int) -> Words:
    """The action in words."""
    decoded = actions.decode(action)
    board = state.board
    if isinstance(decoded, Start):
        return say("bridgetown-do-start", player=LETTERS.index(decoded.player) + 1)
    if isinstance(decoded, Draw):
        return _draw_words(state, decoded)
    if isinstance(decoded, Place):
        return say("bridgetown-do-place", spot=spot_words(decoded.spot))
    if isinstance(decoded, (Use, UseDouble)):
        return _mode_words(state, decoded)
    if isinstance(decoded, SwapFlags):
        return say("bridgetown-do-swap", flags=_flags_words(board, [decoded.one, decoded.other]))
    if isinstance(decoded, (Walk, Ride, RideFor)):
        return _move_words(state, decoded)
    if state.phase == EXCHANGE and isinstance(decoded, (Exchange, Decline)):
        return say(f"bridgetown-do-{actions.to_json(action)['type']}", **_trade(state))
    return say(f"bridgetown-do-{actions.to_json(action)['type']}")


def _draw_words(state: BridgetownState, action: Draw) -> Words:
    colour = say(f"bridgetown-colour-{action.colour}")
    if state.phase not in (SETUP, REFILL):
        return say("bridgetown-do-draw", colour=colour)
    return say("bridgetown-do-lay", colour=colour, bridge=state.board.bridges[state.empty_bridge()].name)


def _mode_words(state: BridgetownState, action: Use | UseDouble) -> Words:
    mode = MODE_IDS.index(action.mode)
    if state.current < 0:
        return say("bridgetown-do-mode", mode=mode_words(mode))
    doubled = isinstance(action, UseDouble)
    points = int(state.points(state.current, mode, doubled))
    return say("bridgetown-do-double" if doubled else "bridgetown-do-use", mode=mode_words(mode), points=points)


def _move_words(state: BridgetownState, action: Walk | Ride | RideFor) -> Words:
    to = space_words(state.board, action.to)
    if isinstance(action, Walk):
        return say("bridgetown-do-walk", to=to)
    if isinstance(action, Ride):
        return say("bridgetown-do-ride", to=to)
    taken, asked = _dealt_with(state, action.flags.split("+"))
    if not asked:
        return say("bridgetown-do-ride-for", to=to, flags=_flags_words(state.board, taken))
    others = _flags_words(state.board, asked)
    if not taken:
        return say("bridgetown-do-ride-asked", to=to, others=others)
    return say("bridgetown-do-ride-both", to=to, flags=_flags_words(state.board, taken), others=others)


def _dealt_with(state: BridgetownState, ids: list[str]) -> tuple[list[str], list[str]]:
    """§18, §19: the bridges of a ride whose flags are taken, and those where an exchange may be asked (A37)."""
    seat = state.current
    if seat < 0:
        return ids, []
    taken = [id for id in ids if state.card(seat, state.board.bridge_ids.index(id)) == NONE]
    if state.flag_count(seat) + len(taken) == BRIDGES:  # it wins, and what comes later on the way is not asked
        return taken, []
    return taken, [id for id in ids if id not in taken]


def _flags_words(board: Board, ids: list[str]) -> Words:
    """The flags of one or more bridges."""
    bridges, *more = [say("bridgetown-bridge", name=bridge_name(board, id)) for id in ids]
    for place, bridge in enumerate(more, 1):
        key = "bridgetown-bridges-last" if place == len(more) else "bridgetown-bridges-more"
        bridges = say(key, bridges=bridges, bridge=bridge)
    return say("bridgetown-flags-of", bridges=bridges, count=len(ids))


def seat_or_none(seat: int) -> int | None:
    """A seat for JSON."""
    return None if seat == NONE else seat
