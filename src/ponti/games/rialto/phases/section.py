"""What the action of every section answers."""

from mypy_extensions import i64

from ponti.games.rialto.board import has_side
from ponti.games.rialto.components import DISTRICT_BONUS
from ponti.games.rialto.state import MEN, POINTS, RialtoState


class Section:
    """The action of a section. Stateless."""

    def act(self, state: RialtoState, player: i64) -> None:
        """Carry out a player's action; names a phase when something is left to decide."""
        raise NotImplementedError

    def concerns_virtual(self, state: RialtoState, player: i64) -> bool:
        """Whether the virtual player's action does anything (R31)."""
        return False

    def act_virtual(self, state: RialtoState, player: i64) -> None:
        """Carry out the virtual player's action."""


def reward(state: RialtoState, player: i64) -> i64:
    """What a player's cards are worth now, with one more for the majority."""
    return state.count(player, state.section) + (1 if state.has_bonus(player) else 0)


def completed_sides(state: RialtoState, player: i64) -> i64:
    """The sides with an open bonus tile of which a player holds all three districts, as bits."""
    sides: i64 = 0
    for side in range(i64(2)):
        if state.flipped >> side & 1 == 0 and has_side(state.cells[MEN + player], side):
            sides |= 1 << side
    return sides


def pay_sides(state: RialtoState, player: i64) -> i64:
    """Five points for each side that a player has completed; the sides, as bits (R32: none for the virtual player)."""
    sides = completed_sides(state, player)
    if not state.is_virtual(player):
        state.cells[POINTS + player] += DISTRICT_BONUS * ((sides & 1) + (sides >> 1))
    return sides
