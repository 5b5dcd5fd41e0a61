"""States that a viewer cannot tell apart, made by exchanging hidden cards in a position's JSON."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random

from ponti.core.game import AnyGame, Json, State
from tests.games.tre_ponti.census import whereabouts


def worlds(game: AnyGame, state: State, seat: int, rng: Random) -> Iterator[State]:
    """Exchange some of the cards that ``seat`` does not see: the pile, other hands, other face-down cards."""
    position = game.dump_state(state)
    if position["phase"] == "bridges":
        return
    pile = whereabouts(state)["pile"]
    for _ in range(4):
        world = shuffled(position, pile, seat, rng)
        if _can_go_on(world, seat):
            yield game.load_state(world)


def shuffled(position: dict[str, Json], pile: list[str], seat: int, rng: Random) -> dict[str, Json]:
    """The position with its hidden cards dealt anew among their places."""
    world = deepcopy(position)
    hands, downs = world["hands"], world["face_down"]
    assert isinstance(hands, list)
    assert isinstance(downs, list)
    hidden = [str(card) for card in pile]
    for owner in range(2):
        if owner != seat:
            hidden += [str(card) for card in _row(hands[owner])]
            hidden += [] if downs[owner] is None else [str(downs[owner])]
    rng.shuffle(hidden)
    for owner in range(2):
        if owner != seat:
            hands[owner] = [hidden.pop() for _ in _row(hands[owner])]
            downs[owner] = None if downs[owner] is None else hidden.pop()
    assert Counter(hidden).total() == len(pile)
    return world


def _row(json: Json) -> list[Json]:
    assert isinstance(json, list)
    return json


def _can_go_on(world: dict[str, Json], seat: int) -> bool:
    """Whether a pending compulsory extra card can be played (decision 9): only such worlds can be the true one."""
    pending = world["pending"]
    if world["phase"] != "ace" or not isinstance(pending, dict) or not pending["compulsory"]:
        return True
    owner, bridge, place = (int(str(pending[name])) for name in ("seat", "bridge", "position"))
    columns, hands, options = world["columns"], world["hands"], world["options"]
    assert isinstance(columns, list)
    assert isinstance(hands, list)
    assert isinstance(options, dict)
    ace = str(_row(_row(columns[owner])[bridge - 1])[place - 1]).removesuffix("~")
    hand = [str(card) for card in _row(hands[owner])]
    return any(card[1:] == ace[-1] or (card == "C" and options["chronicler_via_ace"] is True) for card in hand)
