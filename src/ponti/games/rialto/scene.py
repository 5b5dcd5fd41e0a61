"""What a screen draws, from a view alone. Players are numbers: the seats, then the virtual player where there is one.

``phase``, ``round``    the name of the phase (``state.PHASE_NAMES``); 0 before the first round
``section``             ``doge``, ``gold``, ``building``, ``bridge``, ``gondola``, ``councilman``; ``blue`` in phase
                        III and at the end, null in phase I and before
``current``             whom the phase is about (also where chance draws for somebody); null at the set-up and the end
``virtual``             the number of the virtual player, or null; ``viewer``: a seat, or null
``districts``           six, each ``{"id": "CAN", "side": "north", "number": 3 | 0, "is_current": bool, "value": 9,
                        "ends": [{"connection": "CAN-SPO", "value": 5, "tile": "bridge"}], "men": [by player],
                        "standing": [{"player": 1, "men": 3, "points": 9}], "payout": [9, 4, 2]}``: ``standing`` is the
                        ranking as it is now, ties settled by the Doge; ``payout`` what the places bring, one for each
                        player
``connections``         twelve, each ``{"id": "CAN-SPO", "ends": ["CAN", "SPO"], "tile": "bridge" | "gondola" | null,
                        "values": [5, 4] | null, "marker": bool, "is_new": bool}``: values in the order of the ends;
                        the virtual player's marker; the gondola whose man is being placed
``doge``                ``{"ranks": [first, …], "spaces": [{"space": 4, "stack": [top, …, bottom]}]}``, spaces from the
                        foremost on
``sections``            six, each ``{"id": "doge", "state": "done" | "now" | "coming", "counts": [by player],
                        "winner": 1 | null, "leader": 1 | null, "tied": [1, 2], "gains": [by player],
                        "played": [0, 1]}``: ``leader`` is the winner, or who would be as it stands; ``tied`` are the
                        leader and all with the same count, when there are several (the Doge rank before the section
                        decides); ``gains`` what the action is worth with that leader (steps, coins, highest value,
                        points, men, men; see ``gain``), empty for coming sections; ``played`` is who has had a turn,
                        empty for all sections but the one that is on
``play``                the play in progress, or null: ``{"player": 0, "cards": {"gold": 2}, "natural": 2, "jokers": 1,
                        "count": 3}``; jokers include Yellow 3
``queue``               who has still to play in this section, next first: a player who waits stands behind
``order``               in which players act in this round of decisions, and ``index``, the place in it
``rows``                the card rows ``{"doge": 2, …}``, null for one that is taken
``pile``, ``discards``  sizes; ``open_discards`` the discarded cards that all have seen
``bridges``             ``{"top": "3-6" | null, "below": ["3-4", …]}``: which lie below is known, their order is not
``gondolas``, ``coins`` what is left in the supply (never below 0)
``market``              the twelve kinds: ``{"kind": "G1", "value": 1, "phase": 1, "left": 4, "words": key}``; ``words``
                        is the text key of the function
``bonuses``             by side: ``"open"``, ``"claimed"`` (in this section F) or ``"gone"``
``budget``              what may be built, or how many men may be pulled; ``making_room_for`` a building, or null
``returned``            the building given back last ``{"kind": "G1", "state": "used"}``, or null
``players``             ``{"points", "coins", "supply", "general", "men" (all that are deployed), "doge", "rank"
                        (from 1), "limit", "excess", "hand", "hand_size", "known", "absent", "played", "tossed",
                        "buildings", "total"}``: ``hand`` is null when hidden; ``known`` lies in the hand or among the
                        ``tossed`` cards (a number when hidden), ``absent`` are types that the hand is proved not to
                        hold; ``buildings`` as in the position; ``total`` is the score as it stands, null for the
                        virtual player
"""

from typing import Final

from mypy_extensions import i64

from ponti.core.game import EVERYTHING, Json
from ponti.games.rialto.board import GONDOLA as GONDOLA_TILE
from ponti.games.rialto.board import ONE_END, OTHER_END, all_men, bridge_of, men_at
from ponti.games.rialto.cards import cards_json, is_hidden, size
from ponti.games.rialto.components import (
    BRIDGE_KINDS,
    BRIDGE_NAMES,
    BUILDINGS,
    DISTRICT_COUNT,
    DISTRICTS,
    PAIR_COUNT,
    PAIR_NAMES,
    SECTIONS,
    SIDES,
    TYPES,
)
from ponti.games.rialto.phases import IS_CHANCE
from ponti.games.rialto.phases.bridge import marked
from ponti.games.rialto.phases.limit import excess, hand_limit
from ponti.games.rialto.phases.play import coverage
from ponti.games.rialto.phases.sections import leader
from ponti.games.rialto.phases.setup import bridges_left
from ponti.games.rialto.position import buildings_json, number_or_none, order_json, queue_json, returned_json, rows_json
from ponti.games.rialto.scoring import district_ranking, district_value, place_points, totals
from ponti.games.rialto.state import (
    ABSENT,
    AS_TWO,
    BEGIN_ROUND,
    DISCARD,
    DOGE,
    GENERAL,
    HAND,
    KNOWN,
    LAY,
    MAKE_ROOM,
    MEN,
    MONEY,
    NONE,
    NUMBER,
    OVER_PHASE,
    PHASE_NAMES,
    PLAYED,
    POINTS,
    RESOLVE,
    SUPPLY,
    TILES,
    TOSSED,
    RialtoState,
    copies,
    ranked,
    secret_discards,
)

BRIDGE_SECTION: Final = TYPES.index("bridge")
GONDOLA_SECTION: Final = TYPES.index("gondola")
VIRTUAL_SECTIONS: Final = (TYPES.index("doge"), TYPES.index("councilman"))


def scene(state: RialtoState) -> dict[str, Json]:
    """The view as a screen draws it."""
    points = totals(state)
    nobody = state.phase in (OVER_PHASE,) or (state.phase < BEGIN_ROUND and IS_CHANCE[state.phase])
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": int(state.round),
        "section": section_name(state),
        "current": None if nobody else int(state.current),
        "virtual": int(state.seats) if state.plan.virtual else None,
        "viewer": int(state.viewer) if state.viewer >= 0 else None,
        "districts": [_district(state, district) for district in range(DISTRICT_COUNT)],
        "connections": [_connection(state, pair) for pair in range(PAIR_COUNT) if state.plan.connections >> pair & 1],
        "doge": _doge(state),
        "sections": [_section(state, section) for section in range(SECTIONS)],
        "play": _play(state),
        "queue": queue_json(state),
        "order": order_json(state, state.order),
        "index": int(state.index),
        "rows": rows_json(state),
        "pile": int(size(state.pile)),
        "discards": int(size(state.discards) + secret_discards(state)),
        "open_discards": cards_json(state.discards),
        "bridges": {
            "top": BRIDGE_NAMES[state.top] if state.top != NONE else None,
            "below": [
                BRIDGE_NAMES[kind] for kind in range(BRIDGE_KINDS) for _ in range(int(bridges_left(state, kind)))
            ],
        },
        "gondolas": 6 - sum(state.cells[TILES + pair] == GONDOLA_TILE for pair in range(PAIR_COUNT)),
        "coins": max(int(state.coins_left()), 0),
        "market": _market(state),
        "bonuses": {side: _bonus(state, index) for index, side in enumerate(SIDES)},
        "budget": int(state.budget),
        "making_room_for": BUILDINGS[state.tile].name if state.phase == MAKE_ROOM else None,
        "returned": returned_json(state),
        "players": [_player(state, player, points) for player in range(int(state.plan.players))],
    }


def section_name(state: RialtoState) -> str | None:
    """The section that is on; ``blue`` after the last one."""
    if state.section == SECTIONS:
        return "blue"
    return TYPES[state.section] if state.phase >= LAY else None


def _district(state: RialtoState, district: int) -> dict[str, Json]:
    value = int(district_value(state, district))
    ranking = district_ranking(state, district)
    men = [int(men_at(state.cells[MEN + player], district)) for player in range(int(state.plan.players))]
    worths = place_points(value, int(state.plan.players))
    ends: list[Json] = []
    for pair in range(PAIR_COUNT):
        tile = int(state.cells[TILES + pair])
        if tile and district in (ONE_END[pair], OTHER_END[pair]):
            end = tile & 7 if ONE_END[pair] == district else tile >> 3
            ends.append({"connection": PAIR_NAMES[pair], "value": end, "tile": _tile(tile)})
    return {
        "id": DISTRICTS[district],
        "side": SIDES[district // 3],
        "number": int(state.cells[NUMBER + district]),
        "is_current": state.round > 0 and state.cells[NUMBER + district] == state.round,
        "value": value,
        "ends": ends,
        "men": [*men],
        "standing": [
            {"player": player, "men": men[player], "points": worths[place]} for place, player in enumerate(ranking)
        ],
        "payout": [*worths],
    }


def _tile(tile: int) -> str | None:
    if tile == 0:
        return None
    return "gondola" if bridge_of(tile) == -1 else "bridge"


def _connection(state: RialtoState, pair: int) -> dict[str, Json]:
    tile = int(state.cells[TILES + pair])
    has_marker = state.plan.virtual and state.round > 0 and marked(state) == pair
    return {
        "id": PAIR_NAMES[pair],
        "ends": [DISTRICTS[ONE_END[pair]], DISTRICTS[OTHER_END[pair]]],
        "tile": _tile(tile),
        "values": [tile & 7, tile >> 3] if tile else None,
        "marker": has_marker,
        "is_new": state.phase != MAKE_ROOM and state.tile == pair,
    }


def _doge(state: RialtoState) -> dict[str, Json]:
    spaces: list[Json] = []
    stack: list[Json] = []
    last = -1
    players = int(state.plan.players) if state.ranks else 0
    for place in range(players):
        player = int(ranked(state.ranks, place))
        space = int(state.cells[DOGE + player])
        if space != last:
            stack = []
            spaces.append({"space": space, "stack": stack})
            last = space
        stack.append(player)
    return {"ranks": order_json(state, state.ranks), "spaces": spaces}


def _section(state: RialtoState, section: int) -> dict[str, Json]:
    players = range(int(state.plan.players))
    counts = [int(state.count(player, section)) for player in players]
    winner = state.winner(section)
    is_now = section == state.section and state.phase >= LAY
    ahead = int(leader(state) if is_now and state.phase < RESOLVE else winner)
    gains = [gain(state, player, section, counts[player], player == ahead) for player in players]
    return {
        "id": TYPES[section],
        "state": "done" if section < state.section else "now" if is_now else "coming",
        "counts": [*counts],
        "winner": number_or_none(winner),
        "leader": number_or_none(ahead),
        "tied": _tied(counts, ahead),
        "gains": [*gains] if is_now or section < state.section else [],
        "played": _has_played(state) if is_now else [],
    }


def gain(state: RialtoState, player: int, section: int, count: int, is_ahead: bool) -> int:
    """What a count is worth in a section: steps, coins, the highest value, points, men, men.

    The majority of the gondolas brings no man for the board. The virtual player moves and deploys, nothing else (R31).
    """
    worth = count + (1 if is_ahead and section != GONDOLA_SECTION else 0)
    if state.is_virtual(player):
        return worth if section in VIRTUAL_SECTIONS else 0
    return -1 if section == BRIDGE_SECTION and count == 0 else worth


def _tied(counts: list[int], ahead: int) -> list[Json]:
    """Who is ahead and all with the same count, when there are several."""
    if ahead == NONE:
        return []
    others: list[Json] = [player for player, count in enumerate(counts) if count == counts[ahead] and player != ahead]
    return [ahead, *others] if others else []


def _has_played(state: RialtoState) -> Json:
    waiting = {int(ranked(state.queue, place)) for place in range(int(state.waiting))}
    return [player for player in range(int(state.plan.players)) if player not in waiting]


def _play(state: RialtoState) -> Json:
    if not LAY < state.phase <= AS_TWO:
        return None
    return {
        "player": int(state.current),
        "cards": cards_json(state.cells[PLAYED + state.current]),
        "natural": int(state.natural),
        "jokers": int(state.jokers),
        "count": int(coverage(state.natural, state.jokers, False)),
    }


def _market(state: RialtoState) -> Json:
    stock = state.stock()
    return [
        {
            "kind": building.name,
            "value": building.value,
            "phase": building.phase,
            "left": int(copies(stock, kind)),
            "words": f"rialto-power-{building.name.lower()}",
        }
        for kind, building in enumerate(BUILDINGS)
    ]


def _bonus(state: RialtoState, side: int) -> str:
    if state.flipped >> side & 1:
        return "gone"
    return "claimed" if state.claimed >> side & 1 else "open"


def _player(state: RialtoState, player: i64, points: list[int]) -> dict[str, Json]:
    cells = state.cells
    hand = cells[HAND + player]
    is_person = player < state.seats
    return {
        "points": int(cells[POINTS + player]),
        "coins": int(cells[MONEY + player]),
        "supply": int(cells[SUPPLY + player]),
        "general": int(cells[GENERAL + player]),
        "men": int(all_men(cells[MEN + player])),
        "doge": int(cells[DOGE + player]),
        "rank": int(state.rank(player)) + 1 if state.ranks else None,
        "limit": int(hand_limit(state, player)) if is_person else None,
        "excess": int(excess(state, player)) if is_person and state.phase == DISCARD else 0,
        "hand": None if is_hidden(hand) or is_blind(state, player) else cards_json(hand),
        "hand_size": int(size(hand)),
        "known": cards_json(cells[KNOWN + player]),
        "absent": [name for kind, name in enumerate(TYPES) if cells[ABSENT + player] >> kind & 1],
        "played": cards_json(cells[PLAYED + player]),
        "tossed": cards_json(cells[TOSSED + player]),
        "buildings": buildings_json(state, int(player)),
        "total": points[player] if is_person else None,
    }


def is_blind(state: RialtoState, player: i64) -> bool:
    """Whether the viewer never sees this player's hand, even when it is empty."""
    return state.viewer not in (EVERYTHING, player) and player != state.seats
