"""The position: the board it is played on, flags by place, racers, the wheel, and what is pending in a turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import CHANCE, EVERYTHING, State
from ponti.core.options import Options
from ponti.games.bridgetown.board import NONE, Board
from ponti.games.bridgetown.components import (
    BITS,
    BLUE_FLAGS,
    BRIDGES,
    COUNTS,
    DOUBLE,
    MODES,
    PLANNERS,
    SPECIAL_IDS,
    STREETCAR,
)

# Phases, in the order of a game and of a round.
SETUP: Final = 0  # chance lays the first flags
START: Final = 1  # chance draws the start player
PLAN: Final = 2
PLAN_MODE: Final = 3  # the mode that goes with a special action
FIRST_ASKED: Final = 4  # move before the start player?
TURN: Final = 5  # which mode, doubled or not; a swap before it
ROUTE: Final = 6
EXCHANGE: Final = 7
SWAP_AFTER: Final = 8
REFILL: Final = 9  # chance fills empty bridges
OVER_PHASE: Final = 10

PHASE_NAMES: Final = (
    "setup", "start", "plan", "plan_mode", "first", "turn", "route", "exchange", "swap", "refill", "over",
)  # fmt: skip


@final
class BridgetownState(State):
    """A position of Bridgetown Races, also in mid-decision."""

    def __init__(
        self,
        options: Options,
        seats: int,
        viewer: int,
        board: Board,
        flags: vec[i64],
        cards: vec[i64],
        bag: vec[i64],
        racers: vec[i64],
        wheel: vec[i64],
        specials: vec[i64],
    ) -> None:
        super().__init__(options, seats, viewer)
        self.board: Final = board
        self.easier: bool = bool(options["easier"])
        self.flags: vec[i64] = flags  # by bridge: the colour of its flag
        self.cards: vec[i64] = cards  # by seat * BRIDGES + bridge: the colour of the flag on the card
        self.bag: vec[i64] = bag  # by colour; blue ones lie beside the board, but in the easier game
        self.racers: vec[i64] = racers  # by seat: the space
        self.wheel: vec[i64] = wheel  # by mode: seats with a planner on it, as bits
        self.specials: vec[i64] = specials  # by special action: the seat that holds it and has not used it
        self.phase: i64 = SETUP
        self.current: i64 = CHANCE  # the seat that decides, CHANCE or OVER
        self.starter: i64 = NONE
        self.round: i64 = 1
        self.lap: i64 = 0  # turn of the race phase, 0 while planning
        self.moved: i64 = 0  # seats that have had their turn in this lap, as bits
        self.mode: i64 = NONE  # in use
        self.doubled: bool = False
        self.pending: i64 = 0  # bridges whose flags are still to be dealt with, four bits each, the next one lowest

    def copy(self) -> "BridgetownState":
        new = BridgetownState(
            self.options, self.seats, self.viewer, self.board,
            self.flags[:], self.cards[:], self.bag[:], self.racers[:], self.wheel[:], self.specials[:],
        )  # fmt: skip
        new.phase = self.phase
        new.current = self.current
        new.starter = self.starter
        new.round = self.round
        new.lap = self.lap
        new.moved = self.moved
        new.mode = self.mode
        new.doubled = self.doubled
        new.pending = self.pending
        return new

    def hand(self, seat: i64) -> i64:
        """Planners that a player has not placed."""
        left: i64 = PLANNERS - self.modes_left(seat)
        for holder in self.specials:
            if holder == seat:
                left -= 1
        return left

    def modes_left(self, seat: i64) -> i64:
        """How many modes a player has a planner on."""
        found: i64 = 0
        for seats in self.wheel:
            if seats & BITS[seat] != 0:
                found += 1
        return found

    def holds(self, special: i64, seat: i64) -> bool:
        """Whether a player has a special action that is not used yet."""
        return self.specials[special] == seat

    def must_double(self, seat: i64) -> bool:
        """§13: Double is used at the latest with the last mode."""
        return self.holds(DOUBLE, seat) and self.modes_left(seat) == 1

    def points(self, seat: i64, mode: i64, doubled: bool) -> i64:
        """§9, §11: how many steps a player has to move with a mode."""
        speed = self.board.speed[mode]
        return 2 * speed if doubled else speed + COUNTS[self.wheel[mode] & ~BITS[seat]]

    def card(self, seat: i64, bridge: i64) -> i64:
        """The colour on a card's place, or ``NONE``."""
        return self.cards[seat * BRIDGES + bridge]

    def flag_count(self, seat: i64) -> i64:
        """How many places of a card are filled."""
        filled: i64 = 0
        for bridge in range(i64(BRIDGES)):
            if self.cards[seat * BRIDGES + bridge] != NONE:
                filled += 1
        return filled

    def colours(self, seat: i64) -> i64:
        """The colours on a card, as bits."""
        found: i64 = 0
        for bridge in range(i64(BRIDGES)):
            colour = self.cards[seat * BRIDGES + bridge]
            if colour != NONE:
                found |= BITS[colour]
        return found

    def matching(self, mode: i64, seat: i64) -> i64:
        """§18: bridges whose flags a player could take with a mode in a move from where the racer stands, as bits."""
        bridges: i64 = 0
        for bridge in range(i64(BRIDGES)):
            if self.flags[bridge] == mode:
                bridges |= BITS[bridge]
        start = self.board.bridge_at[self.racers[seat]]
        return bridges if start == NONE else bridges & ~BITS[start]  # A27

    def swappable(self) -> i64:
        """§12: bridges whose flag may be swapped, as bits."""
        bridges: i64 = 0
        for bridge in range(i64(BRIDGES)):
            if self.flags[bridge] != NONE and self.flags[bridge] != STREETCAR:
                bridges |= BITS[bridge]
        return bridges

    def empty_bridge(self) -> i64:
        """The first empty bridge from upstream that is filled from the bag, or ``NONE``."""
        for bridge in range(i64(BRIDGES)):
            if self.flags[bridge] == NONE and (self.easier or bridge != self.board.steel):
                return bridge
        return NONE


def new_state(options: Options, seats: int, board: Board, viewer: int = EVERYTHING) -> BridgetownState:
    """The start of a game (§1-§3): the blue flag on its bridge, everything else in the bag."""
    state = BridgetownState(
        options, seats, viewer, board,
        vec[i64]([NONE] * BRIDGES), vec[i64]([NONE] * (BRIDGES * seats)), vec[i64]([seats + 1] * MODES),
        vec[i64]([int(board.start)] * seats), vec[i64]([0] * MODES), vec[i64]([NONE] * len(SPECIAL_IDS)),
    )  # fmt: skip
    if not state.easier:
        state.bag[STREETCAR] = BLUE_FLAGS - 1
        state.flags[board.steel] = STREETCAR
    return state


def total_flags(state: BridgetownState, colour: i64) -> i64:
    """How many flags of a colour are in the game (A1, A2, A42)."""
    return BLUE_FLAGS if colour == STREETCAR and not state.easier else state.seats + 1
