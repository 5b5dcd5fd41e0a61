"""Cards of the pile: drawn one by one, each an outcome; the discards are shuffled when one is needed (R14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DEAL_ID
from ponti.games.rialto.cards import CARD, of_type, size
from ponti.games.rialto.components import TYPE_COUNT
from ponti.games.rialto.knowledge import forget_tossed
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.state import BURIED, HAND, RialtoState, secret_discards


class Drawing(Phase):
    """Chance draws a card of the pile."""

    clause = "R14"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(TYPE_COUNT)):
            if of_type(state.pile, kind) != 0:
                out = append(out, DEAL_ID + kind)
        return out

    def weights(self, state: RialtoState) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(TYPE_COUNT)):
            if of_type(state.pile, kind) != 0:
                out = append(out, of_type(state.pile, kind))
        return out


def has_card(state: RialtoState) -> bool:
    """Whether a card can be drawn; an empty pile is made of all discards first (further ruling 8)."""
    if size(state.pile) != 0:
        return True
    if state.discards == 0 and secret_discards(state) == 0:
        return False
    state.pile = state.discards
    state.discards = 0
    cells = state.cells
    for seat in range(state.seats):
        forget_tossed(state, seat)
        state.pile += cells[BURIED + seat]
        cells[BURIED + seat] = 0
    return True


def draw(state: RialtoState, action: i64) -> i64:
    """Take the drawn card off the pile: its set."""
    card = CARD[action - DEAL_ID]
    state.pile -= card
    return card


def draw_to_hand(state: RialtoState, action: i64) -> bool:
    """A card goes to ``current``; whether another one is still to be drawn and can be."""
    state.cells[HAND + state.current] += draw(state, action)
    state.draws -= 1
    if state.draws > 0 and not has_card(state):
        state.draws = 0  # further ruling 4: what is missing is not made up later
    return state.draws > 0


def begin_draws(state: RialtoState, number: i64, drawing: i64, after: i64) -> None:
    """``current`` draws cards; goes on to ``after`` at once when there are none."""
    state.draws = number
    if has_card(state):
        state.phase = drawing
    else:
        state.draws = 0
        state.phase = after
