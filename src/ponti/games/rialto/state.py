"""The position: one row of numbers for what belongs to players, districts, connections and rows, and a few more.

Players are the seats, and after them the virtual player where it takes part.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import EVERYTHING, State
from ponti.core.options import Options
from ponti.games.rialto.board import Plan
from ponti.games.rialto.cards import ALL_CARDS, size
from ponti.games.rialto.components import COINS, COPIES, KINDS, PAIR_COUNT

# Phases, in the order of a game, of a round and of a section. Automatic ones are passed through at once.
START: Final = 0
NUMBERS: Final = 1
TOP_BRIDGE: Final = 2
FOUND: Final = 3
BEGIN_ROUND: Final = 4
DEALING: Final = 5
NEXT_ROW: Final = 6
ROW: Final = 7
BLIND: Final = 8
NEXT_GREEN: Final = 9
GREEN: Final = 10
GREEN_CARD: Final = 11
GREEN_DRAWING: Final = 12
NEXT_DISCARD: Final = 13
DISCARD: Final = 14
VIRTUAL_DRAWING: Final = 15
BEGIN_SECTION: Final = 16
NEXT_PLAY: Final = 17
LAY: Final = 18
JOKERS: Final = 19
MASKS: Final = 20
AS_ONE: Final = 21
AS_TWO: Final = 22
VIRTUAL_PLAYING: Final = 23
RESOLVE: Final = 24
NEXT_ACTION: Final = 25
VIRTUAL_ACTING: Final = 26
BUILD: Final = 27
MAKE_ROOM: Final = 28
BRIDGE: Final = 29
NEXT_BRIDGE: Final = 30
GONDOLA: Final = 31
MAN: Final = 32
SHORTAGE: Final = 33
PULL: Final = 34
END_SECTION: Final = 35
NEXT_BLUE: Final = 36
BLUE: Final = 37
UPGRADE: Final = 38
RECRUIT: Final = 39
END_ROUND: Final = 40
OVER_PHASE: Final = 41

PHASE_NAMES: Final = (
    "start", "numbers", "top-bridge", "found", "begin-round", "dealing", "next-row", "row", "blind", "next-green",
    "green", "green-card", "green-drawing", "next-discard", "discard", "virtual-drawing", "begin-section", "next-play",
    "lay", "jokers", "masks", "as-one", "as-two", "virtual-playing", "resolve", "next-action", "virtual-acting",
    "build", "make-room", "bridge", "next-bridge", "gondola", "man", "shortage", "pull", "end-section", "next-blue",
    "blue", "upgrade", "recruit", "end-round", "over",
)  # fmt: skip

NONE: Final = -1

# Where the rows of numbers begin: six places for players, districts or card rows, fifteen for connections.
WIDTH: Final = 6
HAND: Final = 0
KNOWN: Final = 6  # cards that everybody knows to be in the hand or among ``TOSSED``
TOSSED: Final = 12  # discarded secretly this round
BURIED: Final = 18  # discarded secretly in earlier rounds, since the discards were shuffled
ABSENT: Final = 24  # types that the hand is known not to hold, as bits
PLAYED: Final = 30  # cards on the table, this section
COUNTS: Final = 36  # what each section of this round counted, seven bits each
MONEY: Final = 42
POINTS: Final = 48
SUPPLY: Final = 54  # men on the player's board
GENERAL: Final = 60  # men in the general supply
MEN: Final = 66  # men in the districts, six bits each
BUILT: Final = 72  # buildings, three bits for each kind
COINED: Final = 78  # those of them with a coin
FRESH: Final = 84  # those of them that may be used from the next round on
DOGE: Final = 90
NUMBER: Final = 96  # by district: its round tile, 0 before it is drawn
ROWS: Final = 102  # the card rows
TILES: Final = 108  # by pair of districts: 0, or the value at the one end and at the other
CELLS: Final = TILES + PAIR_COUNT
COUNT_BITS: Final = 7

ONE_EACH: Final = sum(1 << 3 * kind for kind in range(KINDS))
FULL_STOCK: Final = ONE_EACH * COPIES
KIND_BIT: Final = vec[i64]([1 << 3 * kind for kind in range(KINDS)])
"""By kind of building: one of it."""


def copies(tiles: i64, kind: i64) -> i64:
    """How many buildings of a kind there are in a packed set."""
    return tiles >> 3 * kind & 7


@final
class RialtoState(State):
    """A position of Rialto, also in mid-decision."""

    def __init__(self, options: Options, seats: int, viewer: int, plan: Plan, cells: vec[i64]) -> None:
        super().__init__(options, seats, viewer)
        self.plan: Final = plan
        self.cells: vec[i64] = cells
        self.phase: i64 = START
        self.current: i64 = 0  # the player whom the phase is about: who decides, draws or acts
        self.round: i64 = 0
        self.section: i64 = 0
        self.starter: i64 = NONE  # of the game, then of the section
        self.clockwise: i64 = 1  # from a player to the one at the left, modulo the players
        self.ranks: i64 = 0  # players from the Doge's favourite on, three bits each
        self.order: i64 = 0  # ``ranks`` when a round of decisions began
        self.index: i64 = 0  # the place in ``order``, or how many have been dealt or asked
        self.pile: i64 = ALL_CARDS
        self.discards: i64 = 0  # lying open; the secret ones are the players'
        self.rows_left: i64 = 0  # rows that nobody has taken, as bits
        self.draws: i64 = 0  # cards that ``current`` is still to draw
        self.queue: i64 = 0  # players who have still to play in this section: three bits each, who is next lowest
        self.waiting: i64 = 0  # how many they are
        self.natural: i64 = 0  # of the play in progress: cards of the type, turned ones included
        self.jokers: i64 = 0  # of the play in progress: Jokers, masks included
        self.floor: i64 = 0  # of the play in progress: the lowest type that may still be turned
        self.winners: i64 = 0  # who had the majority, by section of this round: three bits each, player + 1
        self.budget: i64 = 0  # what ``current`` may still build, or how many men may still be pulled
        self.tile: i64 = NONE  # the building that needs room, or the pair where the gondola lies
        self.top: i64 = NONE  # the bridge on top of the stack
        self.returned: i64 = NONE  # the building given back last, 3 x kind + condition: only to be shown
        self.flipped: i64 = 0  # sides whose district bonus is gone, as bits
        self.claimed: i64 = 0  # sides that were completed in this section F

    def copy(self) -> "RialtoState":
        new = RialtoState(self.options, self.seats, self.viewer, self.plan, self.cells[:])
        new.phase = self.phase
        new.current = self.current
        new.round = self.round
        new.section = self.section
        new.starter = self.starter
        new.clockwise = self.clockwise
        new.ranks = self.ranks
        new.order = self.order
        new.index = self.index
        new.pile = self.pile
        new.discards = self.discards
        new.rows_left = self.rows_left
        new.draws = self.draws
        new.queue = self.queue
        new.waiting = self.waiting
        new.natural = self.natural
        new.jokers = self.jokers
        new.floor = self.floor
        new.winners = self.winners
        new.budget = self.budget
        new.tile = self.tile
        new.top = self.top
        new.returned = self.returned
        new.flipped = self.flipped
        new.claimed = self.claimed
        return new

    # -- players and the order among them

    def is_virtual(self, player: i64) -> bool:
        """Whether this is the virtual player."""
        return player == self.seats

    def left_of(self, player: i64) -> i64:
        """The next player clockwise."""
        return (player + self.clockwise) % self.plan.players

    def rank(self, player: i64) -> i64:
        """The place on the Doge track: 0 is the first (R5); 0 for all before the game has started."""
        for place in range(self.plan.players):
            if ranked(self.ranks, place) == player:
                return place
        return 0

    def in_turn(self) -> i64:
        """The player at the current place of the order."""
        return ranked(self.order, self.index)

    def advance(self, player: i64, steps: i64) -> None:
        """Lift a counter out of its stack and put it on top of the one it reaches (R6)."""
        if steps == 0:
            return
        doge = self.cells[DOGE + player] + steps
        self.cells[DOGE + player] = doge
        order: i64 = 0
        place: i64 = 0
        is_placed = False
        for index in range(self.plan.players):
            other = ranked(self.ranks, index)
            if other == player:
                continue
            if not is_placed and self.cells[DOGE + other] <= doge:
                order |= player << 3 * place
                place += 1
                is_placed = True
            order |= other << 3 * place
            place += 1
        if not is_placed:
            order |= player << 3 * place
        self.ranks = order

    # -- buildings

    def stock(self) -> i64:
        """The buildings in the supply, packed."""
        left: i64 = FULL_STOCK
        for player in range(self.seats):
            left -= self.cells[BUILT + player]
        return left

    def usable(self, player: i64, kind: i64) -> i64:
        """How many buildings of a kind a player may put a coin on."""
        cells = self.cells
        return (
            copies(cells[BUILT + player], kind)
            - copies(cells[COINED + player], kind)
            - copies(cells[FRESH + player], kind)
        )

    def put_coin(self, player: i64, kind: i64) -> None:
        """Activate a building."""
        self.cells[MONEY + player] -= 1
        self.cells[COINED + player] += KIND_BIT[kind]

    def coins_left(self) -> i64:
        """Coins in the supply; below 0 when more are about than the box holds (ruling 31)."""
        left: i64 = COINS
        for player in range(self.seats):
            left -= self.cells[MONEY + player] + building_count(self.cells[COINED + player])
        return left

    # -- the section

    def count(self, player: i64, section: i64) -> i64:
        """What a player's cards counted in a section of this round."""
        return self.cells[COUNTS + player] >> COUNT_BITS * section & 127

    def winner(self, section: i64) -> i64:
        """Who had the majority in a section of this round, or ``NONE``."""
        return (self.winners >> 3 * section & 7) - 1

    def has_bonus(self, player: i64) -> bool:
        """Whether a player has the majority of the current section."""
        return self.winner(self.section) == player

    # -- the map

    def current_district(self) -> i64:
        """The district with this round's number (R8)."""
        for district in range(i64(6)):
            if self.cells[NUMBER + district] == self.round:
                return district
        return 0

    def is_free(self, pair: i64) -> bool:
        """Whether a pair of districts is a connection without a tile."""
        return self.plan.connections >> pair & 1 != 0 and self.cells[TILES + pair] == 0


def ranked(order: i64, place: i64) -> i64:
    """The player at a place of a packed order."""
    return order >> 3 * place & 7


def building_count(tiles: i64) -> i64:
    """How many buildings a packed set holds."""
    total: i64 = 0
    rest = tiles
    while rest != 0:
        total += rest & 7
        rest >>= 3
    return total


def secret_discards(state: RialtoState) -> i64:
    """How many discarded cards lie face down."""
    total: i64 = 0
    for seat in range(state.seats):
        total += size(state.cells[TOSSED + seat]) + size(state.cells[BURIED + seat])
    return total


def new_state(options: Options, seats: int, viewer: int = EVERYTHING) -> RialtoState:
    """The start of a game, before chance draws the start player."""
    cells = vec[i64](capacity=CELLS)
    for _ in range(CELLS):
        cells = append(cells, 0)
    return RialtoState(options, seats, viewer, Plan(options, seats), cells)
