"""Which positions can stand: what each phase adds."""

from mypy_extensions import i64

from ponti.core.game import EVERYTHING
from ponti.games.rialto.board import GONDOLA as GONDOLA_TILE
from ponti.games.rialto.cards import of_type, size
from ponti.games.rialto.components import JOKER, ROW_SIZE, SPACES, VALUES, Y2, Y3, Y4
from ponti.games.rialto.faults import fault
from ponti.games.rialto.hidden import is_playable
from ponti.games.rialto.pending import is_laying, may_play
from ponti.games.rialto.phases import IS_CHANCE, PHASES
from ponti.games.rialto.phases.blues import has_blue
from ponti.games.rialto.phases.greens import has_green
from ponti.games.rialto.phases.limit import first_over
from ponti.games.rialto.phases.play import can_turn
from ponti.games.rialto.phases.sections import ACTIONS_BY_SECTION
from ponti.games.rialto.state import (
    AS_ONE,
    AS_TWO,
    BLIND,
    BLUE,
    BRIDGE,
    BUILD,
    BUILT,
    COINED,
    DEALING,
    DISCARD,
    GENERAL,
    GREEN,
    GREEN_CARD,
    GREEN_DRAWING,
    JOKERS,
    LAY,
    MAKE_ROOM,
    MAN,
    MASKS,
    MONEY,
    NEXT_BRIDGE,
    NONE,
    NUMBERS,
    OVER_PHASE,
    PLAYED,
    PULL,
    RECRUIT,
    ROW,
    ROWS,
    SHORTAGE,
    START,
    TILES,
    TOP_BRIDGE,
    UPGRADE,
    VIRTUAL_ACTING,
    VIRTUAL_DRAWING,
    VIRTUAL_PLAYING,
    RialtoState,
    building_count,
    copies,
    ranked,
)


def check_phase(state: RialtoState) -> None:
    """Raise ``BadPosition`` when the phase does not fit what lies on the table."""
    _check_current(state)
    _check_place(state)
    _check_rows(state)
    _check_pending(state)
    _check_choice(state)
    _check_table(state)
    _check_play(state)
    _check_going_on(state)


# -- whose turn it is


def _check_current(state: RialtoState) -> None:
    """Who is asked fits the phase."""
    virtual = state.phase in (VIRTUAL_DRAWING, VIRTUAL_PLAYING, VIRTUAL_ACTING)
    if virtual != (state.current == state.seats and state.plan.virtual) and state.phase not in (
        DEALING, OVER_PHASE, START, NUMBERS, TOP_BRIDGE, NEXT_BRIDGE,
    ):  # fmt: skip
        raise fault("$.current", "turn")
    if virtual and not state.plan.virtual:
        raise fault("$.phase", "turn")
    playing = LAY <= state.phase <= VIRTUAL_PLAYING
    if playing != (state.waiting > 0) or (playing and state.queue & 7 != state.current):
        raise fault("$.queue", "turn", "R16")
    if state.phase == DISCARD and first_over(state) != state.current:
        raise fault("$.current", "phase", "R13")


def _check_place(state: RialtoState) -> None:
    """``current`` stands at its place of the order: ``index`` has gone on where somebody has taken or acts."""
    most = 6 if state.phase <= NUMBERS else 36 if state.phase == DEALING else state.plan.players
    if state.index > most:
        raise fault("$.index", "turn")
    if state.phase in (ROW, GREEN, GREEN_CARD, GREEN_DRAWING, BLUE, UPGRADE, RECRUIT) and (
        state.index == state.plan.players or state.in_turn() != state.current
    ):
        raise fault("$.index", "turn")
    is_past = state.phase == BLIND or VIRTUAL_ACTING <= state.phase <= PULL
    if is_past and (state.index == 0 or ranked(state.order, state.index - 1) != state.current):
        raise fault("$.index", "turn", "R10" if state.phase == BLIND else "R19")
    if BRIDGE <= state.phase <= SHORTAGE and not state.has_bonus(state.current):
        raise fault("$.winners", "turn", "R18")
    if state.phase == VIRTUAL_ACTING and not ACTIONS_BY_SECTION[state.section].concerns_virtual(state, state.current):
        raise fault("$.current", "turn", "R31")


# -- rows


def _check_rows(state: RialtoState) -> None:
    """As many rows as nobody has taken, and while they are dealt each with its cards."""
    if int(state.rows_left).bit_count() != _rows_due(state):
        raise fault("$.rows", "pending", "R12" if state.phase > BLIND else "R10")
    if state.phase != DEALING:
        return
    if state.index >= ROW_SIZE * state.plan.rows:
        raise fault("$.index", "turn", "R9")
    for row in range(state.plan.rows):
        dealt = state.index // state.plan.rows + (1 if row < state.index % state.plan.rows else 0)
        if size(state.cells[ROWS + row]) != dealt:
            raise fault("$.rows", "pending", "R9")


def _rows_due(state: RialtoState) -> i64:
    """How many rows are to lie there: the virtual player takes none."""
    if state.phase == DEALING:
        return state.plan.rows
    if state.phase in (ROW, BLIND):
        taken = state.index
        for place in range(state.index):
            if state.is_virtual(ranked(state.order, place)):
                taken -= 1
        return state.plan.rows - taken
    return 1 if GREEN <= state.phase <= GREEN_DRAWING else 0


# -- what waits


def _check_pending(state: RialtoState) -> None:
    """What waits for a decision is there in its phase only."""
    drawing = state.phase in (BLIND, GREEN_DRAWING, VIRTUAL_DRAWING)
    if drawing != (state.draws > 0):
        raise fault("$.draws", "pending", "R10")
    if (state.tile != NONE) != (state.phase in (MAKE_ROOM, MAN, SHORTAGE)):
        raise fault("$.tile", "pending")
    if state.phase in (MAN, SHORTAGE) and state.cells[TILES + state.tile] != GONDOLA_TILE:
        raise fault("$.tile", "pending", "E")
    if (state.budget > 0) != (state.phase in (BUILD, MAKE_ROOM, PULL)):
        raise fault("$.budget", "pending", "C")
    if not LAY < state.phase <= AS_TWO and state.natural + state.jokers + state.floor != 0:
        raise fault("$.play", "pending", "R17")


def _check_choice(state: RialtoState) -> None:
    """The coin, the building, the man or the room that is asked about."""
    phase, player = state.phase, state.current
    if phase == GREEN and not has_green(state, player):
        raise fault("$.phase", "phase", "R11")
    if phase == BLUE and not has_blue(state, player):
        raise fault("$.phase", "phase", "R21")
    if phase == MASKS and (state.cells[MONEY + player] == 0 or state.usable(player, Y3) == 0):
        raise fault("$.phase", "phase", "R17")
    if phase in (AS_ONE, AS_TWO) and not can_turn(state, player, Y2 if phase == AS_ONE else Y4):
        raise fault("$.phase", "phase", "R17")
    if phase == MAN and state.cells[GENERAL + player] == 0:
        raise fault("$.tile", "pending", "E")
    if phase == RECRUIT and state.cells[GENERAL + player] == 0:
        raise fault("$.phase", "phase", "R21")
    if phase == MAKE_ROOM:
        _check_room(state)


def _check_room(state: RialtoState) -> None:
    """All spaces are full, and the new building can be had."""
    if building_count(state.cells[BUILT + state.current]) != SPACES:
        raise fault("$.tile", "pending", "C")
    if VALUES[state.tile] > state.budget or copies(state.stock(), state.tile) == 0:
        raise fault("$.tile", "pending", "C")


# -- plays


def _check_table(state: RialtoState) -> None:
    """Who has still to play in this section has no cards on the table, and nobody has any outside of one (R16, R20)."""
    for player in range(state.plan.players):
        is_bare = state.phase > PULL or may_play(state, player)
        if is_bare and state.cells[PLAYED + player] != 0:
            raise fault(f"$.players[{int(player)}].played", "pending", "R20")
        if (is_bare or is_laying(state, player)) and state.count(player, state.section) != 0:
            raise fault(f"$.players[{int(player)}].counts", "pending", "R17")


def _check_play(state: RialtoState) -> None:
    """The cards on the table and the used buildings make up the play in progress (R17)."""
    if not LAY < state.phase <= AS_TWO:
        return
    played = state.cells[PLAYED + state.current]
    jokers = of_type(played, JOKER)
    if state.phase == JOKERS and jokers != 0:
        raise fault("$.play", "pending", "R17")
    if state.floor != 0 and (state.floor == state.section or of_type(played, state.floor) == 0):
        raise fault("$.play.floor", "pending", "R17")
    for turned in range(jokers + 1):
        if _is_play(state, turned):
            return
    raise fault("$.play", "pending", "R17")


def _is_play(state: RialtoState, turned_jokers: i64) -> bool:
    """Whether the play comes about if so many of its Jokers were turned."""
    used = state.cells[COINED + state.current]
    played = state.cells[PLAYED + state.current]
    added = of_type(played, JOKER) - turned_jokers
    laid = of_type(played, state.section)
    turned = size(played) - laid - added
    masks = state.jokers - added
    as_two = state.natural - laid - turned
    as_one = turned - as_two
    return (
        0 <= masks <= (copies(used, Y3) if state.phase > MASKS else 0)
        and 0 <= as_one <= (copies(used, Y2) if state.phase > MASKS else 0)
        and 0 <= as_two <= (copies(used, Y4) if state.phase > AS_ONE else 0)
    )


# -- dead ends


def _check_going_on(state: RialtoState) -> None:
    """There is something to do, as far as the viewer sees it."""
    phase = state.phase
    if phase == OVER_PHASE or (IS_CHANCE[phase] and state.viewer != EVERYTHING):
        return
    if phase == DISCARD or (LAY < phase <= AS_TWO):
        if not is_playable(state):
            raise fault("$.phase", "stuck", "R17")
        return
    if phase != LAY and len(PHASES[phase].legal(state, state.current)) == 0:
        raise fault("$.phase", "stuck")
