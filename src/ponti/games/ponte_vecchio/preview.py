"""What a legal action would do, for the screen to show before it is chosen. Kinds of previews by action:

``7L`` (build)     ``{"step": 7, "side": "L", "faces": seat | null}``: whose shop stands opposite
``to 9``           ``{"step": 9, "pays": [{"seat", "amount"}, …], "turns": "must" | "may" | "no"}``
``pay B``          ``{"seat": 1, "amount": 40}``
``bid``, ``offer`` ``{"amount": 245}``; of a digit ``{"from": 200, "to": 295}``, what it leaves open
``accept B``       ``{"seat": 1, "amount": 45}``
``turn``           ``{"facing": "down"}``; ``straight`` ``{"facing": "up"}``
"""

from ponti.core.game import Json
from ponti.games.ponte_vecchio.actions import (
    ACTIONS,
    Accept,
    Bid,
    BidDigit,
    Build,
    Offer,
    OfferDigit,
    Pay,
    Stop,
    Straight,
    Turn,
)
from ponti.games.ponte_vecchio.board import is_last_five
from ponti.games.ponte_vecchio.components import PLOT_NAMES, opposite, step_of
from ponti.games.ponte_vecchio.phases.move import card_value, must_turn, owners_on
from ponti.games.ponte_vecchio.state import NONE, VecchioState
from ponti.games.ponte_vecchio.words import deciding, digit_range, entered, seat_of


def preview(state: VecchioState, action: int) -> dict[str, Json]:
    """What a legal action would do."""
    decoded = ACTIONS.decode(action)
    if isinstance(decoded, Build):
        plot = PLOT_NAMES.index(decoded.plot)
        faces = int(state.owner(opposite(plot)))
        return {"step": int(step_of(plot)), "side": decoded.plot[-1], "faces": None if faces == NONE else faces}
    if isinstance(decoded, Stop):
        return _stop(state, decoded.step)
    if isinstance(decoded, Pay):
        return _payment(state, seat_of(decoded.player))
    if isinstance(decoded, (Bid, Offer)):
        return {"amount": entered(state, deciding(state)) + decoded.amount}
    if isinstance(decoded, (BidDigit, OfferDigit)):
        low, high = digit_range(state, decoded.digits, deciding(state))
        return {"from": low, "to": high}
    if isinstance(decoded, Accept):
        seat = seat_of(decoded.player)
        return {"seat": seat, "amount": int(state.amounts[seat])}
    if isinstance(decoded, (Turn, Straight)):
        up = (state.facing > 0) != isinstance(decoded, Turn)
        return {"facing": "up" if up else "down"}
    return {}


def _stop(state: VecchioState, step: int) -> dict[str, Json]:
    owners = owners_on(state, step)
    after = state.copy()
    after.lord = step
    turns = "must" if must_turn(after) else "may" if is_last_five(step, after.facing) else "no"
    pays: list[Json] = [_payment(state, seat) for seat in range(int(state.seats)) if owners >> seat & 1]
    return {"step": step, "pays": pays, "turns": turns}


def _payment(state: VecchioState, seat: int) -> dict[str, Json]:
    return {"seat": seat, "amount": int(card_value(state, state.card(state.mover), state.mover, seat))}
