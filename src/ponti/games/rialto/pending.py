"""What has been played and not been acted upon, and who may still play: read off a position in mid-section."""

from mypy_extensions import i64

from ponti.games.rialto.phases.play import coverage
from ponti.games.rialto.phases.section import reward
from ponti.games.rialto.state import (
    AS_TWO,
    BEGIN_SECTION,
    JOKERS,
    NEXT_ACTION,
    PULL,
    VIRTUAL_PLAYING,
    RialtoState,
    ranked,
)


def is_playing(state: RialtoState) -> bool:
    """Whether the plays of a section are going on."""
    return BEGIN_SECTION <= state.phase <= VIRTUAL_PLAYING


def is_resolving(state: RialtoState) -> bool:
    """Whether the actions of a section are going on."""
    return NEXT_ACTION <= state.phase <= PULL


def is_laying(state: RialtoState, player: i64) -> bool:
    """Whether a player is in the middle of a play."""
    return player == state.current and JOKERS <= state.phase <= AS_TWO


def may_play(state: RialtoState, player: i64) -> bool:
    """Whether a player has still to begin a play in this section."""
    if not is_playing(state):
        return state.phase < BEGIN_SECTION
    if is_laying(state, player):
        return False
    rest = state.queue
    for _ in range(state.waiting):
        if rest & 7 == player:
            return True
        rest >>= 3
    return False


def has_acted(state: RialtoState, player: i64) -> bool:
    """Whether a player's action of this section is done or going on."""
    if not is_resolving(state):
        return False
    for place in range(state.index):
        if ranked(state.order, place) == player:
            return True
    return False


def pending(state: RialtoState, player: i64) -> i64:
    """What a player's cards of this section will count for, the majority's one more included once it is settled."""
    if is_playing(state):
        if is_laying(state, player):
            return coverage(state.natural, state.jokers, False)
        return state.count(player, state.section)
    if is_resolving(state) and not has_acted(state, player):
        return reward(state, player)
    return 0
