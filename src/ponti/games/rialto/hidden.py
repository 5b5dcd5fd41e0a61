"""Who may know what: hands, drawn and tossed cards are their owner's; the pile and the order of bridges are nobody's.

What everybody knows stays in the state (``knowledge.py``): cards taken openly lie in the heap of hand and tossed
cards, and a hand is proved not to hold a type by Jokers played in its stead. ``redeal`` draws uniformly from the
physical deals that respect this: each unseen card is its own card, and of a heap each card may be one of those tossed.
"""

from librt.random import Random
from mypy_extensions import i64

from ponti.core.game import EVERYTHING, EventView
from ponti.core.words import say, told
from ponti.games.rialto.cards import ALL_CARDS, CARD, hide, nth_card, size, types_in
from ponti.games.rialto.phases import PHASES
from ponti.games.rialto.phases.limit import excess
from ponti.games.rialto.state import (
    ABSENT,
    AS_TWO,
    BLIND,
    BURIED,
    DISCARD,
    GREEN_DRAWING,
    HAND,
    KNOWN,
    LAY,
    PLAYED,
    ROWS,
    TOSSED,
    RialtoState,
)
from ponti.games.rialto.words import describe


def redact(state: RialtoState, viewer: int) -> RialtoState:
    """A copy without the others' hands and discards and without the pile; all sizes stay."""
    view = state.copy()
    view.viewer = viewer
    view.pile = hide(state.pile)
    cells = view.cells
    for seat in range(state.seats):
        if seat != viewer:
            cells[HAND + seat] = hide(cells[HAND + seat])
            cells[TOSSED + seat] = hide(cells[TOSSED + seat])
            cells[BURIED + seat] = hide(cells[BURIED + seat])
    return view


def unseen(view: RialtoState) -> i64:
    """The cards whose place the viewer does not know: neither seen nor known to lie in somebody's heap."""
    cells = view.cells
    pool: i64 = ALL_CARDS
    pool -= view.discards
    for row in range(view.plan.rows):
        pool -= cells[ROWS + row]
    for player in range(view.plan.players):
        pool -= cells[PLAYED + player]
        if player == view.viewer or view.is_virtual(player):
            pool -= cells[HAND + player] + cells[TOSSED + player] + cells[BURIED + player]
        else:
            pool -= cells[KNOWN + player]
    return pool


def redeal(view: RialtoState, rng: Random) -> RialtoState:
    """Deals are drawn until one respects every proof and leaves everybody a choice."""
    if view.viewer == EVERYTHING:
        return view.copy()
    while True:
        world = view.copy()
        world.viewer = EVERYTHING
        if _deal(view, world, rng) and is_playable(world):
            return world


def _deal(view: RialtoState, world: RialtoState, rng: Random) -> bool:
    """Fill every blank; whether no hand holds what it is proved not to hold."""
    pool = unseen(view)
    cells = world.cells
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        heap = cells[KNOWN + seat]
        tossed = size(cells[TOSSED + seat])
        blanks = size(cells[HAND + seat]) + tossed - size(heap)
        taken = _pick(pool, blanks, rng)
        pool -= taken
        heap += taken
        taken = _pick(heap, tossed, rng)
        cells[TOSSED + seat] = taken
        cells[HAND + seat] = heap - taken
        if types_in(heap - taken) & cells[ABSENT + seat] != 0:
            return False
        taken = _pick(pool, size(cells[BURIED + seat]), rng)
        cells[BURIED + seat] = taken
        pool -= taken
    world.pile = pool
    return True


def _pick(cards: i64, number: i64, rng: Random) -> i64:
    """So many random cards of a set."""
    left = cards
    picked: i64 = 0
    for _ in range(number):
        card = CARD[nth_card(left, rng.randrange(size(left)))]
        left -= card
        picked += card
    return picked


def is_playable(state: RialtoState) -> bool:
    """Whether all who decide, and whose hand is seen, have a choice: what has begun can be finished."""
    if state.phase == DISCARD:
        for seat in range(state.seats):
            if sees(state, seat) and excess(state, seat) > 0 and len(PHASES[DISCARD].legal(state, seat)) == 0:
                return False
        return True
    if LAY < state.phase <= AS_TWO and sees(state, state.current):
        return len(PHASES[state.phase].legal(state, state.current)) > 0
    return True


def sees(state: RialtoState, seat: i64) -> bool:
    """Whether the viewer sees a seat's hand."""
    return state.viewer == EVERYTHING or state.viewer == seat


def redact_event(state: RialtoState, action: int, viewer: int, actor: int) -> EventView:
    """Cards that are drawn or tossed are read by their owner alone."""
    owner = actor if state.phase == DISCARD else int(state.current)
    if viewer not in (owner, EVERYTHING):
        if state.phase in (BLIND, GREEN_DRAWING):
            return EventView(actor, None, say("rialto-log-draw", player=owner + 1))
        if state.phase == DISCARD:
            return EventView(actor, None, say("rialto-log-toss", player=actor + 1))
    return EventView(actor, action, told(describe(state, action), actor))
