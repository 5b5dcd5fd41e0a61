"""Who may know what: chosen cards and sealed offers are secret until the last one is in (§7, §10).

Everything else is public, so a view differs from the full state in these alone. The option ``ledger`` changes nothing
here: what was seen can be remembered, and bots remember it; it rules what a screen shows (``scene.py`` and
``picture.py``).
"""

from librt.random import Random
from mypy_extensions import i64

from ponti.core.game import EVERYTHING
from ponti.games.ponte_vecchio.amounts import UNITS
from ponti.games.ponte_vecchio.board import count
from ponti.games.ponte_vecchio.components import BITS, COIN, HAND
from ponti.games.ponte_vecchio.state import CARD, HIDDEN, NONE, OFFER, SEALED, VecchioState


def redact(state: VecchioState, viewer: int) -> VecchioState:
    """A copy without the others' chosen cards and sealed offers; a last card is no secret."""
    view = state.copy()
    view.viewer = viewer
    for seat in range(state.seats):
        if seat == viewer:
            continue
        if view.chosen[seat] != NONE and count(view.hands[seat]) > 1:
            view.chosen[seat] = HIDDEN
        if is_sealing(state) and view.amounts[seat] != NONE:
            view.amounts[seat] = HIDDEN
    return view


def is_sealing(state: VecchioState) -> bool:
    """Whether sealed offers are being made."""
    return state.phase == OFFER and state.terms.sale_mode == SEALED


def waiting_seats(state: VecchioState) -> list[int]:
    """The seats that have still to choose, where several choose at the same time; else an empty list."""
    seats: list[int] = []
    for seat in range(int(state.seats)):
        if (state.phase == CARD and state.chosen[seat] == NONE) or (
            is_sealing(state) and state.asked & BITS[seat] != 0
        ):
            seats.append(seat)
    return seats


def redeal(view: VecchioState, rng: Random) -> VecchioState:
    """Each hidden card uniform over the player's hand, each hidden offer uniform over what he may offer."""
    world = view.copy()
    world.viewer = EVERYTHING
    for seat in range(view.seats):
        if view.chosen[seat] == HIDDEN:
            world.chosen[seat] = _random_card(view.hands[seat], rng)
        if view.amounts[seat] == HIDDEN:
            unit = UNITS[view.places[seat] + 1] if view.asked & BITS[seat] != 0 else COIN
            world.amounts[seat] = unit * rng.randrange(view.cash[seat] // unit + 1)
    return world


def _random_card(hand: i64, rng: Random) -> i64:
    skip = rng.randrange(count(hand))
    for card in range(i64(HAND)):
        if hand & BITS[card] != 0:
            if skip == 0:
                return card
            skip -= 1
    raise AssertionError("the hand holds as many cards as it counts")


def hides_event(state: VecchioState, action: int, viewer: int, actor: int) -> bool:
    """Whether an event is a choice that ``viewer`` may not see: a secret one that does not complete the choices."""
    if viewer in (actor, EVERYTHING) or actor not in waiting_seats(state):
        return False
    if state.phase == CARD:
        return len(waiting_seats(state)) > 1 and count(state.hands[actor]) > 1
    return True
