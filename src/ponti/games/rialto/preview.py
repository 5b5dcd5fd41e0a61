"""What a legal action would do, for the screen to show before it is chosen.

In a play of cards   ``{"count": 3, "leads": true, "plain": 3, "best": 4}``: what the play would count if it ended with
                     this step, whether it would then be ahead as it stands, and what its action would be worth without
                     and with the majority (see ``gain`` in ``scene.py``)
``bridge …``         ``{"values": {"CAN": 14, "SPO": 5}, "points": [by seat]}``: the districts' new values, and all
                     scores as they would stand; likewise ``gondola …``, ``man …``, ``move …`` and ``pull …``
``take G3``          ``{"words": key, "points": 3}``: its function and value
``use B2``           ``{"words": key, "coins": 2}``: its function, and the coins that are left
``return …``         ``{"points": 2}``: what giving it back scores at once
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from ponti.core.actions import Action
from ponti.core.game import Json
from ponti.games.rialto.actions import (
    ACTIONS,
    AsOne,
    AsTwo,
    Bridge,
    Gondola,
    Jokers,
    Lay,
    Man,
    Masks,
    Move,
    Pull,
    Return,
    Take,
    Use,
)
from ponti.games.rialto.board import ONE_END, OTHER_END
from ponti.games.rialto.components import BUILDING_NAMES, DISTRICTS, PAIR_COUNT, VALUES
from ponti.games.rialto.phases import PHASES
from ponti.games.rialto.phases.play import coverage
from ponti.games.rialto.scene import gain
from ponti.games.rialto.scoring import district_value, totals
from ponti.games.rialto.state import MAKE_ROOM, MONEY, TILES, RialtoState

Teller: TypeAlias = Callable[[RialtoState, Action, int], dict[str, Json]]


def preview(state: RialtoState, action: int) -> dict[str, Json]:
    """The members that stand in the module's head; empty for all other actions."""
    decoded = ACTIONS.decode(action)
    teller = _TELLERS.get(type(decoded))
    return teller(state, decoded, action) if teller is not None else {}


def _play(state: RialtoState, action: Action, id: int) -> dict[str, Json]:
    natural, jokers = int(state.natural), int(state.jokers)
    if isinstance(action, Lay):
        natural, jokers = action.number, 0
    elif isinstance(action, (Jokers, Masks)):
        jokers += action.number
    else:
        natural += 1 if isinstance(action, AsOne) else 2
    count = int(coverage(natural, jokers, False))
    leads = count > 0
    for player in range(int(state.plan.players)):
        other = state.count(player, state.section)
        if player != state.current and other > 0:
            ahead = state.rank(player) < state.rank(state.current)
            leads = leads and (other < count or (other == count and not ahead))
    current, section = int(state.current), int(state.section)
    return {
        "count": count,
        "leads": leads,
        "plain": gain(state, current, section, count, False),
        "best": gain(state, current, section, count, True),
    }


def _placed(state: RialtoState, action: Action, id: int) -> dict[str, Json]:
    after = state.copy()
    PHASES[state.phase].apply(after, id, state.current)
    changed: dict[str, Json] = {}
    for pair in range(PAIR_COUNT):
        if after.cells[TILES + pair] != state.cells[TILES + pair]:
            for end in (int(ONE_END[pair]), int(OTHER_END[pair])):
                changed[DISTRICTS[end]] = int(district_value(after, end))
    return {"values": changed, "points": [*totals(after)]}


def _take(state: RialtoState, action: Action, id: int) -> dict[str, Json]:
    assert isinstance(action, Take)
    value = int(VALUES[BUILDING_NAMES.index(action.building)])
    return {"words": f"rialto-power-{action.building.lower()}", "points": value}


def _use(state: RialtoState, action: Action, id: int) -> dict[str, Json]:
    assert isinstance(action, Use)
    coins = int(state.cells[MONEY + state.current]) - 1
    return {"words": f"rialto-power-{action.building.lower()}", "coins": coins}


def _return(state: RialtoState, action: Action, id: int) -> dict[str, Json]:
    assert isinstance(action, Return)
    return {"points": int(VALUES[BUILDING_NAMES.index(action.building)]) if state.phase == MAKE_ROOM else 0}


_TELLERS: Final[dict[type[Action], Teller]] = {
    Lay: _play,
    Jokers: _play,
    Masks: _play,
    AsOne: _play,
    AsTwo: _play,
    Bridge: _placed,
    Gondola: _placed,
    Man: _placed,
    Move: _placed,
    Pull: _placed,
    Take: _take,
    Use: _use,
    Return: _return,
}
