"""A position as JSON, also in mid-decision. The shape stands in ``docs/games/rialto.md``."""

from typing import Final

from mypy_extensions import i64

from ponti.core.game import Json
from ponti.core.position import Fields, wrong
from ponti.games.rialto.board import men_at
from ponti.games.rialto.cards import SIZE_SHIFT, cards_json, cards_of
from ponti.games.rialto.checks import check_position
from ponti.games.rialto.components import (
    BRIDGE_NAMES,
    BUILDING_NAMES,
    COPIES_OF_CARD,
    DISTRICT_COUNT,
    FREE,
    KINDS,
    NEW,
    PAIR_NAMES,
    SECTIONS,
    SIDES,
    SPACES,
    STATES,
    TYPES,
    USED,
)
from ponti.games.rialto.phases.building import copies_in
from ponti.games.rialto.state import (
    ABSENT,
    BUILT,
    BURIED,
    COINED,
    COUNT_BITS,
    COUNTS,
    DOGE,
    FRESH,
    GENERAL,
    HAND,
    KIND_BIT,
    KNOWN,
    MAKE_ROOM,
    MEN,
    MONEY,
    NONE,
    NUMBER,
    PHASE_NAMES,
    PLAYED,
    POINTS,
    ROWS,
    SUPPLY,
    TILES,
    TOSSED,
    RialtoState,
    ranked,
)

MOST: Final = 9_999
_CARD_SETS: Final = {"hand": HAND, "known": KNOWN, "tossed": TOSSED, "buried": BURIED, "played": PLAYED}
_AMOUNTS: Final = {"coins": MONEY, "points": POINTS, "supply": SUPPLY, "general": GENERAL, "doge": DOGE}


def write_position(state: RialtoState) -> dict[str, Json]:
    """The game's own members of ``dump_state``."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "current": int(state.current),
        "round": int(state.round),
        "section": int(state.section),
        "starter": number_or_none(state.starter),
        "clockwise": int(state.clockwise),
        "ranks": order_json(state, state.ranks),
        "order": order_json(state, state.order),
        "index": int(state.index),
        "pile": cards_json(state.pile),
        "discards": cards_json(state.discards),
        "rows": rows_json(state),
        "draws": int(state.draws),
        "queue": queue_json(state),
        "play": {"natural": int(state.natural), "jokers": int(state.jokers), "floor": int(state.floor)},
        "winners": winners_json(state),
        "budget": int(state.budget),
        "tile": tile_json(state),
        "top_bridge": BRIDGE_NAMES[state.top] if state.top != NONE else None,
        "returned": returned_json(state),
        "flipped": sides_json(state.flipped),
        "claimed": sides_json(state.claimed),
        "numbers": [int(state.cells[NUMBER + district]) for district in range(DISTRICT_COUNT)],
        "tiles": tiles_json(state),
        "players": [player_json(state, player) for player in range(int(state.plan.players))],
    }


def number_or_none(number: i64) -> Json:
    """A player's number, or null."""
    return None if number == NONE else int(number)


def order_json(state: RialtoState, order: i64) -> Json:
    """Players in an order; an empty list before there is one."""
    return [int(ranked(order, place)) for place in range(int(state.plan.players))] if order else []


def queue_json(state: RialtoState) -> Json:
    """Who has still to play in this section, next first."""
    return [int(ranked(state.queue, place)) for place in range(int(state.waiting))]


def rows_json(state: RialtoState) -> Json:
    """The card rows; null for one that is gone."""
    return [
        cards_json(state.cells[ROWS + row]) if state.rows_left >> row & 1 else None
        for row in range(int(state.plan.rows))
    ]


def winners_json(state: RialtoState) -> Json:
    """By section of this round: who had the majority."""
    return [number_or_none(state.winner(section)) for section in range(SECTIONS)]


def sides_json(sides: i64) -> Json:
    """Names of sides."""
    return [SIDES[side] for side in range(2) if sides >> side & 1]


def tile_json(state: RialtoState) -> Json:
    """The building that needs room, or the connection of the new gondola."""
    if state.tile == NONE:
        return None
    return BUILDING_NAMES[state.tile] if state.phase == MAKE_ROOM else PAIR_NAMES[state.tile]


def returned_json(state: RialtoState) -> Json:
    """The building that was given back last."""
    if state.returned == NONE:
        return None
    return {"kind": BUILDING_NAMES[state.returned // 3], "state": STATES[state.returned % 3]}


def tiles_json(state: RialtoState) -> dict[str, Json]:
    """What is built: the ends of each connection in the order of its name."""
    tiles: dict[str, Json] = {}
    for pair, name in enumerate(PAIR_NAMES):
        tile = int(state.cells[TILES + pair])
        if tile:
            tiles[name] = [tile & 7, tile >> 3]
    return tiles


def player_json(state: RialtoState, player: int) -> dict[str, Json]:
    """What belongs to a player."""
    cells = state.cells
    written: dict[str, Json] = {name: cards_json(cells[first + player]) for name, first in _CARD_SETS.items()}
    written["absent"] = [name for kind, name in enumerate(TYPES) if cells[ABSENT + player] >> kind & 1]
    written["counts"] = [int(state.count(player, section)) for section in range(SECTIONS)]
    for name, first in _AMOUNTS.items():
        written[name] = int(cells[first + player])
    written["men"] = [int(men_at(cells[MEN + player], district)) for district in range(DISTRICT_COUNT)]
    written["buildings"] = buildings_json(state, player)
    return written


def buildings_json(state: RialtoState, player: int) -> Json:
    """Each building with its condition: ``{"kind": "G3", "state": "free"}``."""
    return [
        {"kind": BUILDING_NAMES[kind], "state": STATES[condition]}
        for kind in range(KINDS)
        for condition in range(FREE, NEW + 1)
        for _ in range(int(copies_in(state, player, kind, condition)))
    ]


def read_position(fields: Fields, state: RialtoState) -> RialtoState:
    """Fill a new state from JSON and check that it can stand."""
    players = int(state.plan.players)
    state.phase = PHASE_NAMES.index(fields.word("phase", PHASE_NAMES))
    state.current = fields.whole("current", 0, players - 1)
    state.round = fields.whole("round", 0, 6)
    state.section = fields.whole("section", 0, SECTIONS)
    state.starter = NONE if fields.get("starter") is None else fields.whole("starter", 0, players - 1)
    state.clockwise = fields.whole("clockwise", 1, 2)
    state.ranks = _order(fields, "ranks", players)
    state.order = _order(fields, "order", players)
    state.index = fields.whole("index", 0, 36)
    state.pile = _cards(fields, "pile")
    state.discards = _cards(fields, "discards")
    _read_rows(fields, state)
    state.draws = fields.whole("draws", 0, 7)
    _read_queue(fields, state)
    play = fields.child("play")
    state.natural = play.whole("natural", 0, 60)
    state.jokers = play.whole("jokers", 0, 20)
    state.floor = play.whole("floor", 0, len(TYPES) - 1)
    _read_winners(fields, state)
    state.budget = fields.whole("budget", 0, 61)
    if fields.get("tile") is not None:
        names = BUILDING_NAMES if state.phase == MAKE_ROOM else PAIR_NAMES
        state.tile = names.index(fields.word("tile", names))
    if fields.get("top_bridge") is not None:
        state.top = BRIDGE_NAMES.index(fields.word("top_bridge", BRIDGE_NAMES))
    if fields.get("returned") is not None:
        returned = fields.child("returned")
        kind = BUILDING_NAMES.index(returned.word("kind", BUILDING_NAMES))
        state.returned = 3 * kind + STATES.index(returned.word("state", STATES))
    state.flipped = _sides(fields, "flipped")
    state.claimed = _sides(fields, "claimed")
    for district, number in enumerate(fields.wholes("numbers", 0, 6, DISTRICT_COUNT)):
        state.cells[NUMBER + district] = number
    _read_tiles(fields.child("tiles"), state)
    for player, member in enumerate(fields.objects("players", players, players)):
        _read_player(member, state, player)
    check_position(state)
    return state


def _order(fields: Fields, name: str, players: int) -> int:
    listed = fields.wholes(name, 0, players - 1)
    if listed and sorted(listed) != list(range(players)):
        raise wrong(fields.at(name), listed)
    return sum(player << 3 * place for place, player in enumerate(listed))


def _cards(fields: Fields, name: str) -> int:
    value = fields.get(name)
    if isinstance(value, int):
        return fields.whole(name, 1, 77) << SIZE_SHIFT
    cards = fields.child(name)
    total = 0
    for kind in cards.raw:
        if kind not in TYPES:
            raise wrong(cards.path, kind)
        total += int(cards_of(TYPES.index(kind), cards.whole(kind, 1, COPIES_OF_CARD)))
    return total


def _read_rows(fields: Fields, state: RialtoState) -> None:
    rows = int(state.plan.rows)
    listed = fields.items("rows", rows, rows)
    for row, value in enumerate(listed):
        if value is None:
            continue
        member = Fields({"row": value}, fields.at("rows"))
        state.cells[ROWS + row] = _cards(member, "row")
        state.rows_left |= 1 << row


def _read_queue(fields: Fields, state: RialtoState) -> None:
    players = int(state.plan.players)
    listed = fields.wholes("queue", 0, players - 1)
    if len(set(listed)) != len(listed):
        raise wrong(fields.at("queue"), listed)
    state.queue = sum(player << 3 * place for place, player in enumerate(listed))
    state.waiting = len(listed)


def _read_winners(fields: Fields, state: RialtoState) -> None:
    for section, value in enumerate(fields.items("winners", SECTIONS, SECTIONS)):
        if value is not None:
            member = Fields({"winner": value}, fields.at("winners"))
            state.winners |= (member.whole("winner", 0, int(state.plan.players) - 1) + 1) << 3 * section


def _sides(fields: Fields, name: str) -> int:
    listed = fields.words(name, SIDES)
    if listed != [side for side in SIDES if side in listed]:
        raise wrong(fields.at(name), listed)
    return sum(1 << SIDES.index(side) for side in listed)


def _read_tiles(fields: Fields, state: RialtoState) -> None:
    for name in fields.raw:
        if name not in PAIR_NAMES:
            raise wrong(fields.path, name)
        low, high = fields.wholes(name, 1, 6, 2)
        state.cells[TILES + PAIR_NAMES.index(name)] = low | high << 3


def _read_player(fields: Fields, state: RialtoState, player: int) -> None:
    cells = state.cells
    for name, first in _CARD_SETS.items():
        cells[first + player] = _cards(fields, name)
    absent = fields.words("absent", TYPES)
    if absent != [kind for kind in TYPES if kind in absent]:
        raise wrong(fields.at("absent"), absent)
    cells[ABSENT + player] = sum(1 << TYPES.index(kind) for kind in absent)
    for section, count in enumerate(fields.wholes("counts", 0, 60, SECTIONS)):
        cells[COUNTS + player] += count << COUNT_BITS * section
    for name, first in _AMOUNTS.items():
        cells[first + player] = fields.whole(name, -MOST if name == "points" else 0, MOST)
    for district, number in enumerate(fields.wholes("men", 0, 60, DISTRICT_COUNT)):
        cells[MEN + player] += number << 6 * district
    for building in fields.objects("buildings", 0, SPACES):
        kind = BUILDING_NAMES.index(building.word("kind", BUILDING_NAMES))
        condition = STATES.index(building.word("state", STATES))
        cells[BUILT + player] += KIND_BIT[kind]
        if condition == USED:
            cells[COINED + player] += KIND_BIT[kind]
        elif condition == NEW:
            cells[FRESH + player] += KIND_BIT[kind]
    if fields.raw["buildings"] != buildings_json(state, player):
        raise wrong(fields.at("buildings"), "order")
