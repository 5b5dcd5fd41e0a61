"""Whether the members of a loaded position fit together: phase, colour to move, first tile, declarer, reason."""

from ponti.core.errors import bad_position
from ponti.core.position import Fields
from ponti.core.words import say
from ponti.games.diavolo.components import (
    BOX_TILES,
    CHOICE,
    DARK,
    DARK_PASSED,
    FINISHED,
    GOING_ON,
    LIGHT,
    NOBODY,
    OPENING,
    PHASE_NAMES,
    SECOND,
)
from ponti.games.diavolo.layout import OPEN, TILES
from ponti.games.diavolo.sites import SITES
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import has_tile


def check_coherence(fields: Fields, state: DiavoloState) -> None:
    """Raises ``BadPosition`` at the member that does not fit, with the clause."""
    check = _Check(fields, state)
    check.mover()
    check.first()
    check.seats()
    check.end()
    if state.phase in (OPENING, CHOICE):
        check.start()
    if state.phase == SECOND:
        check.second()


class _Check:
    def __init__(self, fields: Fields, state: DiavoloState) -> None:
        self.fields = fields
        self.state = state

    def require(self, holds: bool, member: str, clause: str) -> None:
        if not holds:
            phase = PHASE_NAMES[self.state.phase]
            raise bad_position(self.fields.at(member), say("diavolo-bad-phase", phase=phase), clause)

    def mover(self) -> None:
        """§4, §5 light opens; nobody moves while colours are chosen or when the game is over."""
        state = self.state
        if state.phase == OPENING:
            self.require(state.mover == LIGHT, "to_move", "4")
        else:
            self.require((state.mover == NOBODY) == (state.phase in (CHOICE, FINISHED)), "to_move", "5")

    def first(self) -> None:
        """§8a a first tile lies on the board only while its second is due."""
        state = self.state
        if state.phase == OPENING:
            return
        self.require((state.first != -1) == (state.phase == SECOND), "first", "8a")

    def seats(self) -> None:
        """§5 seats have colours from the choice on."""
        state = self.state
        self.require((state.light_seat == -1) == (state.phase in (OPENING, CHOICE)), "light_seat", "5")

    def end(self) -> None:
        """§22a-§23 who declared the end, and why the game is over."""
        state = self.state
        declared = state.declarer != NOBODY
        self.require((state.reason != GOING_ON) == (state.phase == FINISHED), "reason", "22a")
        if state.reason == DARK_PASSED:
            self.require(state.rules.has_equal_turns, "reason", "23")
        if declared:
            fits = (
                state.phase not in (OPENING, CHOICE) and state.declarer != state.mover and state.reason != DARK_PASSED
            )
            self.require(fits, "declared_by", "22a")
            self.require(state.declarer == LIGHT or not state.rules.has_equal_turns, "declared_by", "23")
        elif state.phase == FINISHED:
            self.require(state.reason == DARK_PASSED, "declared_by", "22a")

    def start(self) -> None:
        """§4 the opening is two light tiles and nothing else."""
        state = self.state
        light = int(state.board[TILES + LIGHT])
        wanted = 2 if state.phase == CHOICE else int(state.first != -1)
        member = "diagram" if "diagram" in self.fields.raw else "tiles"
        empty = state.board[TILES + DARK] == 0 and len(state.built) == 0
        self.require(empty and light == wanted, member, "4")
        self.require(state.first == -1 or has_tile(state.board, LIGHT, state.first), "first", "4")

    def second(self) -> None:
        """§15, §24 the first tile is the mover's, carries no bridge, and leaves a place and a tile for a second."""
        state = self.state
        ends = {end for site in state.built for end in (SITES[site].one, SITES[site].two)}
        own = has_tile(state.board, state.mover, state.first) and state.first not in ends
        self.require(own, "first", "8a")
        self.require(state.board[OPEN + state.mover] > 0, "first", "15")
        enough = not state.rules.is_boxed or state.board[TILES + state.mover] < BOX_TILES
        self.require(enough, "first", "24")
