"""Which positions can stand: what a game keeps at all times, then what each phase adds."""

from typing import Final

from mypy_extensions import i64

from ponti.core.game import EVERYTHING
from ponti.games.rialto.board import GONDOLA as GONDOLA_TILE
from ponti.games.rialto.board import all_men, bridge_of, has_side, men_at
from ponti.games.rialto.cards import ALL_CARDS, CONTENTS, cards_of, is_hidden, of_type, size, types_in
from ponti.games.rialto.components import (
    BRIDGE_KINDS,
    COPIES,
    COPIES_OF_CARD,
    DISTRICT_COUNT,
    KINDS,
    PAIR_COUNT,
    ROUNDS,
    SECTIONS,
    SPACES,
    TYPE_COUNT,
)
from ponti.games.rialto.components import (
    MEN as ALL_MEN,
)
from ponti.games.rialto.faults import fault
from ponti.games.rialto.hidden import unseen
from ponti.games.rialto.phase_checks import check_phase
from ponti.games.rialto.phases import IS_AUTOMATIC
from ponti.games.rialto.phases.setup import bridges_left
from ponti.games.rialto.state import (
    ABSENT,
    BEGIN_ROUND,
    BLUE,
    BRIDGE,
    BUILD,
    BUILT,
    BURIED,
    DEALING,
    DOGE,
    FOUND,
    FRESH,
    GENERAL,
    GONDOLA,
    HAND,
    KNOWN,
    LAY,
    MAKE_ROOM,
    MAN,
    MEN,
    NEXT_BRIDGE,
    NONE,
    NUMBER,
    NUMBERS,
    OVER_PHASE,
    PLAYED,
    PULL,
    RECRUIT,
    ROWS,
    SHORTAGE,
    START,
    SUPPLY,
    TILES,
    TOP_BRIDGE,
    TOSSED,
    UPGRADE,
    VIRTUAL_ACTING,
    RialtoState,
    building_count,
    copies,
    ranked,
)

MOST_NEUTRAL: Final = 30
"""Men of the virtual player in a district: more than a game can bring, and with room for those still to come."""


def check_position(state: RialtoState) -> None:
    """Raise ``BadPosition`` at the first thing that cannot be."""
    if IS_AUTOMATIC[state.phase]:
        raise fault("$.phase", "phase")
    _check_order(state)
    _check_map(state)
    _check_men(state)
    _check_buildings(state)
    _check_cards(state)
    _check_secrets(state)
    _check_round(state)
    check_phase(state)


def _check_order(state: RialtoState) -> None:
    """R1, R5: nobody is ranked before the start; later positions on the track follow the ranks."""
    if (state.phase == START) != (state.starter == NONE) or (state.phase == START) != (state.ranks == 0):
        raise fault("$.starter", "order", "R1")
    if state.clockwise == 2 and not state.plan.virtual:
        raise fault("$.clockwise", "order", "R27")
    for place in range(1, state.plan.players):
        ahead = ranked(state.ranks, place - 1)
        if state.phase != START and state.cells[DOGE + ahead] < state.cells[DOGE + ranked(state.ranks, place)]:
            raise fault("$.ranks", "order", "R5")
    if state.phase > DEALING and state.phase != OVER_PHASE and state.order == 0:
        raise fault("$.order", "order")


def _check_map(state: RialtoState) -> None:
    """Round tiles, bridges and gondolas: as many as the box holds, on connections only."""
    drawn: i64 = 0
    for district in range(i64(DISTRICT_COUNT)):
        number = state.cells[NUMBER + district]
        if number != 0:
            if drawn >> number & 1 != 0:
                raise fault("$.numbers", "numbers", "R8")
            drawn |= 1 << number
        is_drawn = state.phase > NUMBERS or (state.phase == NUMBERS and district < state.index)
        if (number != 0) != is_drawn:
            raise fault("$.numbers", "numbers", "R8")
    gondolas: i64 = 0
    for pair in range(i64(PAIR_COUNT)):
        tile = state.cells[TILES + pair]
        if tile == 0:
            continue
        if state.plan.connections >> pair & 1 == 0 or (tile != GONDOLA_TILE and bridge_of(tile) == -1):
            raise fault("$.tiles", "tiles", "D")
        gondolas += 1 if tile == GONDOLA_TILE else 0
    left: i64 = 0
    for kind in range(i64(BRIDGE_KINDS)):
        if bridges_left(state, kind) < 0:
            raise fault("$.tiles", "tiles", "D")
        left += bridges_left(state, kind)
    waits = state.phase <= TOP_BRIDGE or state.phase == NEXT_BRIDGE
    is_bare = state.top == NONE
    if gondolas > 6 or (waits and (left == 0 or not is_bare)) or (is_bare and not waits and left != 0):
        raise fault("$.top_bridge", "tiles", "D")
    if state.phase <= FOUND and (gondolas != 0 or left + (1 if state.top != NONE else 0) != 6):
        raise fault("$.tiles", "tiles", "D")
    _check_pace(state, gondolas, 6 - left - (1 if state.top != NONE else 0))


def _check_pace(state: RialtoState, gondolas: i64, bridges: i64) -> None:
    """At most one bridge and one gondola a round: so there is always one, and a free connection for it."""
    done = state.round - 1
    d = 1 if state.section > 3 or state.phase == NEXT_BRIDGE else 0
    e = 1 if state.section > 4 or state.phase in (MAN, SHORTAGE) else 0
    if state.round > 0 and (bridges > done + d or gondolas > done + e):
        raise fault("$.tiles", "tiles", "D")


def _check_men(state: RialtoState) -> None:
    """18 men each; the virtual player has neutral ones beside them (R28); an open tile means no full side."""
    cells = state.cells
    for player in range(state.plan.players):
        where = f"$.players[{int(player)}]"
        total = cells[SUPPLY + player] + cells[GENERAL + player] + all_men(cells[MEN + player])
        if state.phase == START:
            total += ALL_MEN
        if (total != ALL_MEN) if player < state.seats else (total < ALL_MEN or cells[GENERAL + player] != 0):
            raise fault(where, "men", "E")
        if player == state.seats and total > ALL_MEN and cells[SUPPLY + player] != 0:
            raise fault(where, "men", "R31")
        if player == state.seats and _most_men(cells[MEN + player]) > MOST_NEUTRAL:
            raise fault(f"{where}.men", "men", "R31")
        for side in range(i64(2)):
            if (state.flipped | state.claimed) >> side & 1 == 0 and has_side(cells[MEN + player], side):
                if player < state.seats and state.phase in (PULL, SHORTAGE) and player == state.current:
                    continue
                raise fault(f"{where}.men", "side", "E")
    if state.claimed & state.flipped != 0 or (state.claimed != 0 and state.section != 5):
        raise fault("$.claimed", "side", "F")


def _most_men(men: i64) -> i64:
    """The most men in one district."""
    most: i64 = 0
    for district in range(i64(DISTRICT_COUNT)):
        most = max(most, men_at(men, district))
    return most


def _check_buildings(state: RialtoState) -> None:
    stock = 0
    for kind in range(i64(KINDS)):
        total: i64 = 0
        for player in range(state.plan.players):
            total += copies(state.cells[BUILT + player], kind)
        if total > COPIES:
            raise fault("$.players", "buildings", "C")
        stock += int(total)
    for player in range(state.plan.players):
        built = building_count(state.cells[BUILT + player])
        if built > SPACES or (player == state.seats and (built or state.cells[DOGE + player] < 0)):
            raise fault(f"$.players[{int(player)}].buildings", "buildings", "C")
        unused = state.phase in (UPGRADE, RECRUIT, BLUE)
        if state.cells[FRESH + player] != 0 and not unused:
            raise fault(f"$.players[{int(player)}].buildings", "buildings", "R21")
    if state.phase == START and stock:
        raise fault("$.players", "buildings", "R4")


def _check_cards(state: RialtoState) -> None:
    """Every card of the box in one place, as far as they are seen."""
    cells = state.cells
    total = state.pile + state.discards
    for row in range(state.plan.rows):
        total += cells[ROWS + row]
    for player in range(state.plan.players):
        if is_hidden(cells[PLAYED + player]) or is_hidden(cells[KNOWN + player]):
            raise fault(f"$.players[{int(player)}]", "cards")
        total += cells[HAND + player] + cells[TOSSED + player] + cells[BURIED + player] + cells[PLAYED + player]
        if player == state.seats and (
            cells[KNOWN + player] + cells[TOSSED + player] + cells[BURIED + player] + cells[ABSENT + player] != 0
        ):
            raise fault(f"$.players[{int(player)}]", "cards")
    if size(total) != size(ALL_CARDS):
        raise fault("$.pile", "cards")
    if is_hidden(state.discards) or (state.viewer == EVERYTHING and total != ALL_CARDS):
        raise fault("$.pile", "cards")
    for row in range(state.plan.rows):
        if is_hidden(cells[ROWS + row]) or size(cells[ROWS + row]) > 6:
            raise fault("$.rows", "cards", "R9")


def _check_secrets(state: RialtoState) -> None:
    """Exactly what the viewer may not know is blank, and what is known can be true."""
    cells = state.cells
    is_full = state.viewer == EVERYTHING
    if (size(state.pile) != 0) and is_hidden(state.pile) == is_full:
        raise fault("$.pile", "secret")
    for player in range(state.plan.players):
        sees = is_full or player == state.viewer or player == state.seats
        where = f"$.players[{int(player)}]"
        for first in (HAND, TOSSED, BURIED):
            if cells[first + player] != 0 and is_hidden(cells[first + player]) == sees:
                raise fault(where, "secret")
        heap = cells[HAND + player] + cells[TOSSED + player]
        known = cells[KNOWN + player]
        proved: i64 = 0
        for kind in range(i64(TYPE_COUNT)):
            if sees and player != state.seats and of_type(known, kind) > of_type(heap, kind):
                raise fault(f"{where}.known", "known")
            if cells[ABSENT + player] >> kind & 1 != 0:
                proved += of_type(known, kind)
        if size(known) > size(heap) or proved > size(cells[TOSSED + player]):
            raise fault(f"{where}.known", "known")
        if sees and types_in(cells[HAND + player]) & cells[ABSENT + player] != 0:
            raise fault(f"{where}.absent", "known", "R17")
    if not is_full:
        _check_pool(state)


def _check_pool(state: RialtoState) -> None:
    """The unseen cards can fill the blanks, proofs included."""
    pool = unseen(state)
    seen: i64 = 0
    for kind in range(i64(TYPE_COUNT)):
        number = pool >> 4 * kind & 15
        if number > COPIES_OF_CARD:
            raise fault("$.pile", "cards")
        seen += cards_of(kind, number)
    if seen != pool or pool & CONTENTS != seen & CONTENTS:
        raise fault("$.pile", "cards")
    absent: i64 = 0
    needed: i64 = 0
    for seat in range(state.seats):
        if seat != state.viewer:
            proofs = state.cells[ABSENT + seat]
            absent |= proofs
            if proofs != 0:
                needed += size(state.cells[HAND + seat])
    free: i64 = 0
    for kind in range(i64(TYPE_COUNT)):
        if absent >> kind & 1 == 0:
            free += of_type(pool, kind)
            for seat in range(state.seats):
                if seat != state.viewer:
                    free += of_type(state.cells[KNOWN + seat], kind)
    if free < needed:
        raise fault("$.players", "known", "R17")


def _check_round(state: RialtoState) -> None:
    early = state.phase < BEGIN_ROUND
    if early != (state.round == 0) or (state.phase == OVER_PHASE and state.round != ROUNDS):
        raise fault("$.round", "round", "R8")
    in_section = LAY <= state.phase <= PULL
    late = state.phase in (BLUE, UPGRADE, RECRUIT, OVER_PHASE)
    if (state.section == SECTIONS) != late or (state.section != 0 and not late and not in_section):
        raise fault("$.section", "round", "R15")
    section = _SECTION_OF.get(int(state.phase), -1)
    if section >= 0 and state.section != section:
        raise fault("$.section", "round", "R15")
    for later in range(state.section, i64(SECTIONS)):
        settled = later == state.section and state.phase >= VIRTUAL_ACTING
        if not settled and state.winner(later) != NONE:
            raise fault("$.winners", "round", "R18")
        for player in range(state.plan.players):
            if (later > state.section or not in_section) and state.count(player, later) != 0:
                raise fault("$.players", "round", "R17")


_SECTION_OF = {BUILD: 2, MAKE_ROOM: 2, BRIDGE: 3, NEXT_BRIDGE: 3, GONDOLA: 4, MAN: 4, SHORTAGE: 4, PULL: 5}
"""The phases that belong to one section."""
