"""Why an action is not allowed, with the clause."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ponti.core.actions import Action
from ponti.core.game import Refusal
from ponti.core.words import Arg, say
from ponti.games.rialto.actions import (
    ACTIONS,
    AsOne,
    AsTwo,
    Bridge,
    Deal,
    Decline,
    Done,
    Draw,
    Enough,
    Gondola,
    Jokers,
    Lay,
    Man,
    Masks,
    Move,
    Number,
    Pass,
    Pick,
    Pull,
    Recruit,
    Return,
    Start,
    Take,
    TakeRow,
    Toss,
    Turn,
    Use,
    VirtualAct,
    VirtualPlay,
    Wait,
)
from ponti.games.rialto.board import PAIR_OF
from ponti.games.rialto.cards import of_type
from ponti.games.rialto.components import (
    B1,
    BUILDING_NAMES,
    BUILDINGS,
    DISTRICTS,
    JOKER,
    STATES,
    TYPES,
    VALUES,
    Y1,
    Y2,
    Y3,
    Y4,
)
from ponti.games.rialto.phases.blues import can_upgrade
from ponti.games.rialto.phases.building import copies_in
from ponti.games.rialto.phases.limit import excess
from ponti.games.rialto.state import (
    AS_TWO,
    BUILT,
    FOUND,
    GREEN,
    HAND,
    LAY,
    MONEY,
    PHASE_NAMES,
    UPGRADE,
    RialtoState,
    copies,
)
from ponti.games.rialto.words import CLAUSES, building_words

_DRAWING: Final = ("dealing", "blind", "green-drawing", "virtual-drawing")
_PHASES: Final[dict[type[Action], tuple[str, ...]]] = {
    Start: ("start",),
    Number: ("numbers",),
    Turn: ("top-bridge", "next-bridge"),
    Deal: _DRAWING,
    VirtualPlay: ("virtual-playing",),
    VirtualAct: ("virtual-acting",),
    Take: ("found", "build"),
    TakeRow: ("row",),
    Use: ("green", "blue"),
    Done: ("green", "build", "shortage", "pull", "blue"),
    Pick: ("green-card",),
    Draw: ("green-card",),
    Toss: ("discard",),
    Pass: ("lay",),
    Wait: ("lay",),
    Lay: ("lay",),
    Jokers: ("jokers",),
    Masks: ("masks",),
    AsOne: ("as-one",),
    AsTwo: ("as-two",),
    Enough: ("as-one", "as-two"),
    Return: ("make-room", "upgrade"),
    Bridge: ("bridge",),
    Gondola: ("gondola",),
    Man: ("man", "shortage"),
    Move: ("shortage",),
    Pull: ("pull",),
    Recruit: ("recruit",),
    Decline: ("recruit",),
}
"""When an action can be due at all."""


def why_not(state: RialtoState, action: int, seat: int) -> Refusal:
    """The reason against an action that is not legal for ``seat``."""
    decoded = ACTIONS.decode(action)
    phase = PHASE_NAMES[state.phase]
    if phase == "over":
        return Refusal("R26", say("rialto-why-over"))
    reason = _REASONS[type(decoded)]
    if phase not in _PHASES[type(decoded)]:
        reason = _YELLOW.get(type(decoded), _not_due) if LAY <= state.phase <= AS_TWO else _not_due
    clause, key, args = reason(state, decoded, seat)
    return Refusal(clause or CLAUSES[phase], say(f"rialto-why-{key}", **args))


Reason: TypeAlias = tuple[str, str, dict[str, Arg]]
"""A clause (empty for the phase's own), a key and its arguments."""
Finder: TypeAlias = Callable[[RialtoState, Action, int], Reason]


def _not_due(state: RialtoState, action: Action, seat: int) -> Reason:
    return "", "phase", {"due": say(f"rialto-due-{PHASE_NAMES[state.phase]}")}


def _without(kind: int) -> Finder:
    """Why a step of a play is not asked: its building is missing, else it is only not due yet."""
    return lambda state, action, seat: _unusable(state, kind, seat) or _not_due(state, action, seat)


def _unusable(state: RialtoState, kind: int, seat: int) -> Reason | None:
    """Why a player cannot put a coin on a building of a kind, if that is so."""
    if copies(state.cells[BUILT + seat], kind) == 0:
        return "", "no-building", {"building": building_words(kind)}
    if state.cells[MONEY + seat] == 0:
        return "", "no-coin", {}
    if state.usable(seat, kind) == 0:
        return "", "used", {"building": building_words(kind)}
    return None


def _start(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Start)
    return "", "nobody", {"player": action.player}


def _number(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Number)
    return "", "number", {"number": action.number}


def _turn(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Turn)
    return "", "turn", {"bridge": action.bridge}


def _deal(state: RialtoState, action: Action, seat: int) -> Reason:
    return "R14", "deal", {}


def _take(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Take)
    kind = BUILDING_NAMES.index(action.building)
    if state.phase == FOUND:
        return ("R4", "found-value", {}) if VALUES[kind] != 1 else ("R4", "found-taken", {})
    if VALUES[kind] > state.budget:
        return "C", "value", {"budget": int(state.budget)}
    return "C", "sold-out", {"building": building_words(kind)}


def _row(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, TakeRow)
    if action.row > state.plan.rows:
        return "", "no-row", {"rows": int(state.plan.rows)}
    return "", "row", {}


def _use(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Use)
    kind = BUILDING_NAMES.index(action.building)
    name = building_words(kind)
    if BUILDINGS[kind].phase != (1 if state.phase == GREEN else 3):
        return "", "colour", {"building": name}
    if copies(state.cells[BUILT + seat], kind) == 0:
        return "", "no-building", {"building": name}
    if kind == B1 and state.usable(seat, kind) > 0 and not can_upgrade(state, seat):
        return "", "no-upgrade", {}
    return "", "used", {"building": name}


def _pick(state: RialtoState, action: Action, seat: int) -> Reason:
    return "", "pick", {}


def _toss(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Toss)
    if of_type(state.cells[HAND + seat], TYPES.index(action.card)) == 0:
        return "R13", "toss-none", {}
    return "R13", "toss-order", {"number": int(excess(state, seat))}


def _wait(state: RialtoState, action: Action, seat: int) -> Reason:
    reason = _unusable(state, Y1, seat)
    assert reason is not None, "who can use it may wait"
    return reason


def _lay(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Lay)
    if action.number == 0:
        jokers = int(of_type(state.cells[HAND + seat], JOKER)) + _most_masks(state, seat)
        return "R17", "joker-alone" if jokers > 0 else "no-substitute", {}
    return "R16", "cards", {"number": int(of_type(state.cells[HAND + seat], state.section))}


def _jokers(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Jokers)
    held = int(of_type(state.cells[HAND + seat], JOKER))
    return ("R17", "cards", {"number": held}) if action.number > held else ("R17", "joker-alone", {})


def _masks(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Masks)
    return ("R17", "masks", {}) if action.number > _most_masks(state, seat) else ("R17", "joker-alone", {})


def _most_masks(state: RialtoState, seat: int) -> int:
    """How many Y3 a player has coins for."""
    return min(int(state.usable(seat, Y3)), int(state.cells[MONEY + seat]))


def _turned(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, (AsOne, AsTwo))
    kind = TYPES.index(action.card)
    if kind == state.section:
        return "R17", "turn-same", {}
    if of_type(state.cells[HAND + seat], kind) == 0:
        return "R17", "turn-none", {}
    return "R17", "turn-order", {}


def _enough(state: RialtoState, action: Action, seat: int) -> Reason:
    return "R17", "joker-alone" if state.jokers > 0 else "nothing-played", {}


def _return(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Return)
    kind = BUILDING_NAMES.index(action.building)
    if copies_in(state, seat, kind, STATES.index(action.state)) == 0 or state.phase != UPGRADE:
        return "", "return-none", {}
    return "", "return-top", {"building": building_words(kind)}


def _placed(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, (Bridge, Gondola))
    pair = PAIR_OF[6 * DISTRICTS.index(action.one) + DISTRICTS.index(action.two)]
    return "", "built" if state.plan.connections >> pair & 1 else "connection", {}


def _man(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Man)
    if _touches(int(state.tile), DISTRICTS.index(action.district)):
        return "E", "empty-board", {}
    return "E", "gondola-end", {}


def _move(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Move)
    if not _touches(int(state.tile), DISTRICTS.index(action.target)):
        return "E", "gondola-end", {}
    return "E", "no-man", {}


def _touches(pair: int, district: int) -> bool:
    return any(PAIR_OF[6 * district + other] == pair for other in range(6))


def _pull(state: RialtoState, action: Action, seat: int) -> Reason:
    assert isinstance(action, Pull)
    if DISTRICTS.index(action.district) == state.current_district():
        return "F", "pull-here", {}
    return "F", "no-man", {}


def _never(state: RialtoState, action: Action, seat: int) -> Reason:
    raise AssertionError(f"{action} is always allowed when it is due")


_YELLOW: Final = {Masks: _without(Y3), AsOne: _without(Y2), AsTwo: _without(Y4)}
"""The steps of a play that a building allows."""

_REASONS: Final[dict[type[Action], Finder]] = {
    Start: _start,
    Number: _number,
    Turn: _turn,
    Deal: _deal,
    VirtualPlay: _never,
    VirtualAct: _never,
    Take: _take,
    TakeRow: _row,
    Use: _use,
    Done: _never,
    Pick: _pick,
    Draw: _never,
    Toss: _toss,
    Pass: _never,
    Wait: _wait,
    Lay: _lay,
    Jokers: _jokers,
    Masks: _masks,
    AsOne: _turned,
    AsTwo: _turned,
    Enough: _enough,
    Return: _return,
    Bridge: _placed,
    Gondola: _placed,
    Man: _man,
    Move: _move,
    Pull: _pull,
    Recruit: _never,
    Decline: _never,
}
