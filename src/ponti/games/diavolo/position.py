"""Positions as JSON, and the checks that a loaded one must pass."""

from collections.abc import Sequence

from ponti.core.errors import BadNotation, BadPosition, bad_position
from ponti.core.game import Json, Refusal
from ponti.core.options import Options
from ponti.core.position import Fields, wrong
from ponti.core.words import Arg, say
from ponti.games.diavolo.actions import ACTIONS
from ponti.games.diavolo.board import NAMES, NUMBERS
from ponti.games.diavolo.bridges import note_tile, put_bridge
from ponti.games.diavolo.coherence import check_coherence
from ponti.games.diavolo.components import (
    BOX_BRIDGES,
    BOX_TILES,
    CHOICE,
    COLOURS,
    DARK,
    GOING_ON,
    LIGHT,
    NOBODY,
    OPENING,
    PHASE_NAMES,
    REASONS,
)
from ponti.games.diavolo.diagram import read_diagram
from ponti.games.diavolo.layout import CELLS, FIRST_BRIDGE, NO_SITE, PASS
from ponti.games.diavolo.notation import parse
from ponti.games.diavolo.refusals import refuse_bridge, refuse_tile
from ponti.games.diavolo.scene import colour_or_none
from ponti.games.diavolo.sites import SITES, site_between
from ponti.games.diavolo.state import FRESH, DiavoloState, Ruleset
from ponti.games.diavolo.tiles import has_tile, put_tile


def write_position(state: DiavoloState) -> dict[str, Json]:
    """All that the state holds."""
    tiles: dict[str, Json] = {
        name: [NAMES[cell] for cell in range(CELLS) if has_tile(state.board, colour, cell)]
        for colour, name in enumerate(COLOURS)
    }
    return {
        "phase": PHASE_NAMES[state.phase],
        "to_move": colour_or_none(int(state.mover)),
        "light_seat": None if state.light_seat == -1 else int(state.light_seat),
        "first": None if state.first == -1 else NAMES[state.first],
        "declared_by": colour_or_none(int(state.declarer)),
        "reason": REASONS[state.reason],
        "tiles": tiles,
        "bridges": [SITES[site].name for site in state.built],
        "last": [ACTIONS.text(int(action)) for action in (state.last_one, state.last_two) if action != -1],
    }


def read_position(fields: Fields, options: Options, viewer: int) -> DiavoloState:
    """The state of a position's JSON. ``tiles`` and ``bridges`` may be given as one ``diagram``; the members after
    ``to_move`` may be left out where they say nothing. Raises ``BadPosition`` with the clause that is broken.
    """
    rules = Ruleset(options)
    state = DiavoloState(options, viewer, rules, FRESH[rules.size][:])
    _read_board(fields, state)
    _read_turn(fields, state)
    _read_last(fields, state)
    check_coherence(fields, state)
    return state


def _problem(where: str, clause: str, key: str, /, **args: Arg) -> BadPosition:
    return bad_position(where, say(f"diavolo-bad-{key}", **args), clause)


def _refused(where: str, refusal: Refusal) -> BadPosition:
    return bad_position(where, refusal.words, refusal.clause)


# -- the board --------------------------------------------------------------------------------------------------------


def _read_board(fields: Fields, state: DiavoloState) -> None:
    if "diagram" in fields.raw:
        where = fields.at("diagram")
        shown = read_diagram(_diagram_text(fields), where, int(state.rules.size))
        paths, at_bridges = [where, where], [where] * len(shown.bridges)
        tiles, bridges = shown.tiles, shown.bridges
    else:
        given = fields.child("tiles")
        paths = [given.at(name) for name in COLOURS]
        cells = [[NUMBERS[name] for name in given.words(colour, NAMES)] for colour in COLOURS]
        tiles = (cells[LIGHT], cells[DARK])
        bridges = _texts(fields, "bridges")
        at_bridges = [f"{fields.at('bridges')}[{index}]" for index in range(len(bridges))]
    for colour in (LIGHT, DARK):
        _put_tiles(state, colour, tiles[colour], paths[colour])
    for text, where in zip(bridges, at_bridges, strict=True):
        if state.rules.is_boxed and len(state.built) == BOX_BRIDGES:
            raise _problem(where, "2", "too-many-bridges", most=BOX_BRIDGES)
        _put_bridge(state, text, where)


def _diagram_text(fields: Fields) -> str:
    for other in ("tiles", "bridges"):
        if other in fields.raw:
            raise _problem(fields.at(other), "", "twice")
    value = fields.get("diagram")
    if isinstance(value, str):
        return value
    return "\n".join(_texts(fields, "diagram"))


def _texts(fields: Fields, name: str) -> list[str]:
    """A list of texts."""
    texts: list[str] = []
    for index, value in enumerate(fields.items(name)):
        if not isinstance(value, str):
            raise wrong(f"{fields.at(name)}[{index}]", value)
        texts.append(value)
    return texts


def _put_tiles(state: DiavoloState, colour: int, cells: Sequence[int], where: str) -> None:
    """§14 tiles of a legal position may be put down in any order."""
    for cell in cells:
        refusal = refuse_tile(state, colour, cell)
        if refusal is not None:
            raise _refused(where, refusal)
        put_tile(state.board, colour, cell)
        note_tile(state, colour, cell)
    if state.rules.is_boxed and len(cells) > BOX_TILES:
        raise _problem(where, "2", "too-many-tiles", most=BOX_TILES)


def _put_bridge(state: DiavoloState, text: str, where: str) -> None:
    one, _, two = text.partition("-")
    if one not in NUMBERS or two not in NUMBERS:
        raise wrong(where, text)
    site = site_between(NUMBERS[one], NUMBERS[two])
    if site == NO_SITE:
        raise _problem(where, "16", "offset", bridge=text[:20])
    owner = DARK if has_tile(state.board, DARK, NUMBERS[one]) else LIGHT
    refusal = refuse_bridge(state, owner, site)
    if refusal is not None:
        raise _refused(where, refusal)
    put_bridge(state, site)


# -- whose turn, and what of it is done -------------------------------------------------------------------------------


def _read_turn(fields: Fields, state: DiavoloState) -> None:
    state.phase = PHASE_NAMES.index(fields.word("phase", PHASE_NAMES))
    state.mover = _colour(fields, "to_move")
    state.declarer = _colour(fields, "declared_by")
    state.reason = REASONS.index(fields.word("reason", REASONS)) if "reason" in fields.raw else GOING_ON
    if fields.raw.get("light_seat") is not None:
        state.light_seat = fields.whole("light_seat", 0, 1)
    elif state.phase not in (OPENING, CHOICE):
        raise _problem(fields.at("light_seat"), "5", "light-seat")
    if fields.raw.get("first") is not None:
        state.first = NUMBERS[fields.word("first", NAMES)]


def _colour(fields: Fields, name: str) -> int:
    if fields.raw.get(name) is None:
        return NOBODY
    return COLOURS.index(fields.word(name, COLOURS))


def _read_last(fields: Fields, state: DiavoloState) -> None:
    """The latest turn: nothing, a bridge, a pass or two tiles; in mid-turn the first tile, which need not be said."""
    actions: list[int] = []
    if fields.raw.get("last") is not None:
        texts = _texts(fields, "last")
        actions = sorted(_action(text, f"{fields.at('last')}[{index}]") for index, text in enumerate(texts))
        if actions and not _can_be_latest(state, actions):
            raise wrong(fields.at("last"), texts)
    if state.first != -1:
        actions = [int(state.first)]
    state.last_one = actions[0] if actions else -1
    state.last_two = actions[1] if len(actions) > 1 else -1


def _action(text: str, where: str) -> int:
    try:
        actions = parse(text)
    except BadNotation:
        raise wrong(where, text) from None
    if len(actions) != 1:
        raise wrong(where, text)
    return actions[0]


def _can_be_latest(state: DiavoloState, actions: list[int]) -> bool:
    """Whether the board shows that a turn, or the first half of one, is done; a pass leaves no trace."""
    if state.first != -1:
        return actions == [state.first]
    if state.phase == OPENING:
        return False
    if len(actions) == 2:
        return actions[0] != actions[1] and any(_has_tiles(state, colour, actions) for colour in (LIGHT, DARK))
    if len(actions) > 2 or state.phase == CHOICE:
        return False
    return actions[0] == PASS or actions[0] - FIRST_BRIDGE in list(state.built)


def _has_tiles(state: DiavoloState, colour: int, cells: list[int]) -> bool:
    return all(cell < CELLS and has_tile(state.board, colour, cell) for cell in cells)
