"""The state of a game: a board of bytes, three lists of bridge sites and a few words.

The board is one row of bytes divided into tables (``layout``), so that a copy is one block of memory. What they say
follows from the tiles and bridges, but is kept because it only ever grows or shrinks: a cell closed to a colour stays
closed, a site that has died stays dead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ponti.core.game import State
from ponti.core.options import Options
from ponti.games.diavolo.board import cells_of
from ponti.games.diavolo.components import BIGGEST, GOING_ON, LIGHT, NOBODY, OPENING
from ponti.games.diavolo.layout import BYTES, DEAD, GROUP, NO_SITE, OFF, OPEN, ORDER, PLACE, SPAN, STATUS


class Ruleset:
    """The options, read once and shared by all copies of a state."""

    def __init__(self, options: Options) -> None:
        size = options["size"]
        assert isinstance(size, int)
        self.size: Final[i64] = size
        self.has_equal_turns: Final = options["last_turn"] == "equal"
        self.is_boxed: Final = options["supply"] == "box"
        self.is_strict: Final = options["parallel_knights"] is False


class DiavoloState(State):
    """A position, also in mid-turn."""

    def __init__(self, options: Options, viewer: i64, rules: Ruleset, board: vec[u8]) -> None:
        super().__init__(options, 2, viewer)
        self.rules: Ruleset = rules
        self.board: vec[u8] = board
        self.light_sites: vec[i64] = vec[i64]()  # live sites, ascending
        self.dark_sites: vec[i64] = vec[i64]()
        self.built: vec[i64] = vec[i64]()  # sites that carry a bridge, as they were built
        self.phase: i64 = OPENING
        self.mover: i64 = LIGHT  # the colour whose turn it is; NOBODY while colours are chosen and at the end
        self.light_seat: i64 = -1  # -1 until the colours are chosen
        self.first: i64 = -1  # the first tile of a turn in progress
        self.declarer: i64 = NOBODY  # the colour that declared the end
        self.reason: i64 = GOING_ON
        self.last_one: i64 = -1  # the latest actions, for the screen: the tile or bridge, and the second tile
        self.last_two: i64 = -1

    def copy(self) -> "DiavoloState":
        """An independent copy."""
        twin = DiavoloState(self.options, self.viewer, self.rules, self.board[:])
        twin.light_sites = self.light_sites[:]
        twin.dark_sites = self.dark_sites[:]
        twin.built = self.built[:]
        twin.phase = self.phase
        twin.mover = self.mover
        twin.light_seat = self.light_seat
        twin.first = self.first
        twin.declarer = self.declarer
        twin.reason = self.reason
        twin.last_one = self.last_one
        twin.last_two = self.last_two
        return twin


def fresh_board(size: int) -> vec[u8]:
    """The tables of an empty board."""
    board = vec[u8]([u8(0)] * BYTES)
    on = cells_of(size)
    order = on + [cell for cell in range(SPAN) if cell not in on]
    for cell in range(2 * SPAN):
        board[GROUP + cell] = u8(OFF)
    for colour in (0, 1):
        for position, cell in enumerate(order):
            board[ORDER + colour * SPAN + position] = u8(cell)
            board[PLACE + colour * SPAN + cell] = u8(position)
        board[OPEN + colour] = u8(len(on))
    board[STATUS + NO_SITE] = u8(DEAD)
    return board


FRESH: Final = [fresh_board(size) for size in range(BIGGEST + 1)]
"""The empty board of every size."""
