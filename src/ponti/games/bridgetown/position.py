"""A position as JSON, also in mid-decision. The shape stands in ``docs/games/bridgetown.md``."""

from ponti.core.game import CHANCE, OVER, Json
from ponti.core.position import Fields
from ponti.games.bridgetown.board import NONE
from ponti.games.bridgetown.checks import check_position
from ponti.games.bridgetown.components import (
    BITS,
    BRIDGES,
    MODE_IDS,
    MODES,
    ROUNDS,
    SPECIAL_IDS,
)
from ponti.games.bridgetown.faults import fault
from ponti.games.bridgetown.state import (
    OVER_PHASE,
    PHASE_NAMES,
    REFILL,
    SETUP,
    START,
    BridgetownState,
    total_flags,
)
from ponti.games.bridgetown.words import seat_or_none


def write_position(state: BridgetownState) -> dict[str, Json]:
    """The game's own members of ``dump_state``. The bag is not among them: it holds all other flags."""
    seats = range(int(state.seats))
    return {
        "phase": PHASE_NAMES[state.phase],
        "seat": int(state.current) if state.current >= 0 else None,
        "start_player": seat_or_none(int(state.starter)),
        "round": int(state.round),
        "lap": int(state.lap),
        "moved": [seat for seat in seats if state.moved & BITS[seat] != 0],
        "mode": None if state.mode == NONE else MODE_IDS[state.mode],
        "doubled": state.doubled,
        "pending": [state.board.bridge_ids[bridge] for bridge in pending_bridges(state)],
        "flags": write_flags(state, [int(flag) for flag in state.flags]),
        "players": [_write_player(state, seat) for seat in seats],
    }


def pending_bridges(state: BridgetownState) -> list[int]:
    """The bridges that are still to be dealt with, in path order."""
    found, rest = [], int(state.pending)
    while rest:
        found.append((rest & 15) - 1)
        rest >>= 4
    return found


def write_flags(state: BridgetownState, flags: list[int]) -> dict[str, Json]:
    """Colours by bridge."""
    ids = state.board.bridge_ids
    return {ids[bridge]: None if flag == NONE else state.board.colours[flag] for bridge, flag in enumerate(flags)}


def card_of(state: BridgetownState, seat: int) -> list[int]:
    """The colours on a card by bridge."""
    return [int(state.card(seat, bridge)) for bridge in range(BRIDGES)]


def _write_player(state: BridgetownState, seat: int) -> dict[str, Json]:
    return {
        "racer": state.board.names[state.racers[seat]],
        "card": write_flags(state, card_of(state, seat)),
        "modes": [MODE_IDS[mode] for mode in range(MODES) if state.wheel[mode] & BITS[seat] != 0],
        "specials": [name for special, name in enumerate(SPECIAL_IDS) if state.holds(special, seat)],
    }


def read_position(fields: Fields, state: BridgetownState) -> BridgetownState:
    """Fill a new state from JSON and check that it can stand."""
    seats = int(state.seats)
    state.phase = PHASE_NAMES.index(fields.word("phase", PHASE_NAMES))
    state.current = _seat(fields, "seat", seats)
    is_chance = state.phase in (SETUP, START, REFILL)
    if (state.current == NONE) != (is_chance or state.phase == OVER_PHASE):
        raise fault("$.seat", "seat")
    if state.current == NONE:
        state.current = CHANCE if is_chance else OVER
    state.starter = _seat(fields, "start_player", seats)
    state.round = fields.whole("round", 1, ROUNDS)
    state.lap = fields.whole("lap", 0, 3)
    state.moved = _bits(fields, "moved", seats)
    state.mode = NONE if fields.get("mode") is None else MODE_IDS.index(fields.word("mode", MODE_IDS))
    state.doubled = fields.flag("doubled")
    state.pending = 0
    bridges = fields.words("pending", state.board.bridge_ids)
    if len(bridges) > BRIDGES or len(set(bridges)) < len(bridges):
        raise fault("$.pending", "twice")
    for place, id in enumerate(bridges):
        state.pending |= (state.board.bridge_ids.index(id) + 1) << 4 * place
    for bridge, flag in enumerate(_read_flags(fields, "flags", state)):
        state.flags[bridge] = flag
    for seat, player in enumerate(fields.objects("players", seats, seats)):
        _read_player(player, state, seat)
    _fill_bag(state)
    check_position(state)
    return state


def _seat(fields: Fields, name: str, seats: int) -> int:
    return NONE if fields.get(name) is None else fields.whole(name, 0, seats - 1)


def _bits(fields: Fields, name: str, seats: int) -> int:
    listed = fields.wholes(name, 0, seats - 1)
    if listed != sorted(set(listed)):
        raise fault(fields.at(name), "twice")
    return sum(1 << seat for seat in listed)


def _read_flags(fields: Fields, name: str, state: BridgetownState) -> list[int]:
    """Colours by bridge; blue alone lies on the Steel Bridge, and nowhere else (§2), but in the easier game."""
    member = fields.child(name)
    ids = state.board.bridge_ids
    colours: list[int] = []
    for bridge, id in enumerate(ids):
        colour = NONE if member.get(id) is None else state.board.colours.index(member.word(id, state.board.colours))
        if colour != NONE and not state.easier and (colour == MODES - 1) != (bridge == state.board.steel):
            raise fault(member.at(id), "blue", "2")
        colours.append(colour)
    if len(member.raw) != len(ids):
        raise fault(fields.at(name), "bridges")
    return colours


def _read_player(player: Fields, state: BridgetownState, seat: int) -> None:
    names = state.board.names
    state.racers[seat] = names.index(player.word("racer", names))
    for bridge, colour in enumerate(_read_flags(player, "card", state)):
        state.cards[seat * BRIDGES + bridge] = colour
    modes = player.words("modes", MODE_IDS)
    if modes != [mode for mode in MODE_IDS if mode in modes]:
        raise fault(player.at("modes"), "twice", "5")
    for mode in modes:
        state.wheel[MODE_IDS.index(mode)] |= BITS[seat]
    specials = player.words("specials", SPECIAL_IDS)
    if specials != [special for special in SPECIAL_IDS if special in specials]:
        raise fault(player.at("specials"), "twice", "6")
    for name in specials:
        special = SPECIAL_IDS.index(name)
        if state.easier:
            raise fault(player.at("specials"), "easier", "22")
        if state.specials[special] != NONE:
            raise fault(player.at("specials"), "special-twice", "6")
        state.specials[special] = seat


def _fill_bag(state: BridgetownState) -> None:
    """§1: what lies nowhere else is in the bag, blue ones beside the board."""
    for colour in range(MODES):
        seen = list(state.flags).count(colour) + list(state.cards).count(colour)
        state.bag[colour] = total_flags(state, colour) - seen
        if state.bag[colour] < 0:
            raise fault("$.flags", "too-many-flags", "1")
