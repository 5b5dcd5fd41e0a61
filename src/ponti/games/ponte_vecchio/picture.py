"""The position as text for a terminal.

::

    round 12  card
         bank  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
    L          A  .  C  .  .  .  .  .  .  .  .  .  .  .  .
    Lord                >  -  -  -  -  -  -  -  -  -  -  -
    R          .  B  .  .  .  .  .  .  B  .  .  .  .  .  .
    A    85  left 11  hand J 10 20 30 40 50 60 70 80 90 100  played -
    B    90  left 10  hand J 10 20 30 40 50 60 70 80 90 100  played -  chose ?
"""

from ponti.games.ponte_vecchio.board import ahead
from ponti.games.ponte_vecchio.components import BITS, CARD_NAMES, LETTERS, STEP_BITS, STEPS
from ponti.games.ponte_vecchio.scene import hand_names, remembers, stack_names
from ponti.games.ponte_vecchio.state import (
    ANSWER,
    BID,
    BUILD,
    CARD,
    HIDDEN,
    NONE,
    OFFER,
    PHASE_NAMES,
    VecchioState,
)

_SIDES = ("L", "R")


def picture(state: VecchioState) -> str:
    """The bridge, the Lord with his field of view, and a line per player."""
    head = f"round {int(state.round)}  {PHASE_NAMES[state.phase]}"
    if state.is_final():
        head += f"  final play {int(state.final_plays) + 1}"
    if state.phase in (BID, BUILD) and state.high != NONE:
        head += f"  bid {int(state.bid)} by {LETTERS[state.high]}"
    numbers = "     bank" + "".join(f"{step:3}" for step in range(1, STEPS + 1))
    players = [_player(state, seat) for seat in range(int(state.seats))]
    return "\n".join([head, numbers, _row(state, 0), _lord(state), _row(state, 1), *players])


def _row(state: VecchioState, side: int) -> str:
    owners = [int(state.owner(2 * step + side)) for step in range(STEPS)]
    return f"{_SIDES[side]}        " + "".join("  ." if owner == NONE else f"  {LETTERS[owner]}" for owner in owners)


def _lord(state: VecchioState) -> str:
    view = int(ahead(state.lord, state.facing))
    marks = []
    for step in range(STEPS + 1):
        if step == state.lord:
            marks.append(">" if state.facing > 0 else "<")
        else:
            marks.append("-" if view & int(STEP_BITS[step]) else " ")
    return f"Lord   {marks[0]} " + "".join(f"  {mark}" for mark in marks[1:])


def _player(state: VecchioState, seat: int) -> str:
    known = remembers(state, seat)
    cash = str(int(state.cash[seat])) if known else "?"
    hand = " ".join(map(str, hand_names(state, seat))) if known else "?"
    stack = stack_names(state, seat)
    played = " ".join(map(str, stack if known else stack[-1:])) or "-"
    hidden = "" if known or len(stack) < 2 else "... "
    line = f"{LETTERS[seat]} {cash:>5}  left {int(state.left(seat)):2}  hand {hand}  played {hidden}{played}"
    return line + _choice(state, seat)


def _choice(state: VecchioState, seat: int) -> str:
    """What a player has done in this phase."""
    if state.phase == CARD and state.chosen[seat] != NONE:
        card = state.chosen[seat]
        return f"  chose {'?' if card == HIDDEN else CARD_NAMES[card]}"
    if state.phase in (OFFER, ANSWER) and state.amounts[seat] != NONE and state.asked & BITS[seat] == 0:
        offer = state.amounts[seat]
        return f"  offers {'?' if offer == HIDDEN else int(offer)}"
    if state.phase == BID and state.bidders & BITS[seat] != 0:
        return "  bids"
    return ""
