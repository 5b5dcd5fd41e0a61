"""Quick sensible play for playouts: each decision is judged once, by what it changes in the chance to win.

A rollout knows what the seat knows: its own cards, and of the other's face-down card only that it is one.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.games.tre_ponti.actions import DECLARE0, EXTRA0, MOVE0, PASS, PLACE0, SWAP, TAKE, TURN0
from ponti.games.tre_ponti.board import (
    BRIDGES,
    EMPTY,
    bridge_of,
    face_of,
    is_face_up,
    is_sideways,
    slot_at,
)
from ponti.games.tre_ponti.components import (
    ACE,
    ACORNS,
    BASE,
    BLANK,
    CHRONICLER,
    HEARTS,
    JACK,
    LEAVES,
    rank_of,
    suit_of,
)
from ponti.games.tre_ponti.evaluation import expected_lead, gain, logistic, steepness
from ponti.games.tre_ponti.phases.flow import (
    ACE_EXTRA,
    ACORN,
    DECLARE,
    JACK_SWAP,
    KNIGHT_MOVE,
    LEAF,
    PLACE,
    can_turn,
    fits,
    placed_slot,
)
from ponti.games.tre_ponti.phases.table import PHASES
from ponti.games.tre_ponti.scoring import HALVES, card_value, is_halved
from ponti.games.tre_ponti.state import State

# What an ability is worth beside the card's own points, in half points.
DRAW: Final = 2
TURN: Final = 4
EXTRA: Final = 11
NOISE: Final = 0.01


class Outlook:
    """How a seat stands at each bridge: the leads, the chances, and how much each chance counts for the game."""

    def __init__(self, state: State, seat: i64) -> None:
        self.steep: float = steepness(state)
        sign: i64 = 1 if seat == 0 else -1
        self.lead0: float = float(sign * expected_lead(state, 0, seat))
        self.lead1: float = float(sign * expected_lead(state, 1, seat))
        self.lead2: float = float(sign * expected_lead(state, 2, seat))
        self.chance0: float = logistic(self.steep * self.lead0)
        self.chance1: float = logistic(self.steep * self.lead1)
        self.chance2: float = logistic(self.steep * self.lead2)

    def worth(self, bridge: i64, gained: float) -> float:
        """What this many half points at a bridge add to the chance to win."""
        if bridge == 0:
            change = logistic(self.steep * (self.lead0 + gained)) - self.chance0
            return change * either(self.chance1, self.chance2)
        if bridge == 1:
            change = logistic(self.steep * (self.lead1 + gained)) - self.chance1
            return change * either(self.chance0, self.chance2)
        change = logistic(self.steep * (self.lead2 + gained)) - self.chance2
        return change * either(self.chance0, self.chance1)


def either(one: float, other: float) -> float:
    """The chance that exactly one of two bridges is won: then the third decides."""
    return one + other - 2.0 * one * other


def place(state: State, rng: Random) -> i64:
    """The card and bridge that promise most."""
    seat = state.actor
    outlook = Outlook(state, seat)
    best: i64 = -1
    most = -2.0
    before: i64 = BLANK
    for index in range(state.hand_size(seat)):
        card = state.held(seat, index)
        if card == before:
            continue
        before = card
        for bridge in range(BRIDGES):
            gained = promise(state, seat, card, bridge)
            worth = outlook.worth(bridge, float(gained)) + NOISE * rng.random()
            if worth > most:
                most = worth
                best = PLACE0 + card * BRIDGES + bridge
    return best


def extra(state: State, rng: Random) -> i64:
    """The extra card and bridge that promise most; passing only without one."""
    seat = state.actor
    best: i64 = PASS
    most = -2.0
    outlook = Outlook(state, seat)
    for index in range(state.hand_size(seat)):
        card = state.held(seat, index)
        if not fits(state, card):
            continue
        for bridge in range(BRIDGES):
            gained = promise(state, seat, card, bridge)
            worth = outlook.worth(bridge, float(gained)) + NOISE * rng.random()
            if worth > most:
                most = worth
                best = EXTRA0 + card * BRIDGES + bridge
    return best


def promise(state: State, seat: i64, card: i64, bridge: i64) -> i64:
    """The half points that a card at a bridge brings, with what its abilities may bring."""
    total = gain(state, seat, card, bridge, state.length(seat, bridge))
    if card == CHRONICLER:
        return total + EXTRA
    suit = suit_of(card)
    rank = rank_of(card)
    if suit == ACORNS:
        total += DRAW
    elif suit == LEAVES and has_upright(state, 1 - seat, bridge):
        total += TURN
    if rank == JACK:
        under = state.bridge(bridge)
        if suit_of(under) == suit:
            total += HALVES * (BASE[rank_of(under)] - BASE[JACK])
    elif rank == ACE and holds_suit(state, seat, suit, card):
        total += EXTRA
    return total


def has_upright(state: State, owner: i64, bridge: i64) -> bool:
    """Whether a column has a card that a leaf may still turn."""
    first = slot_at(owner, bridge, 0)
    for slot in range(first, first + state.length(owner, bridge)):
        byte = state.byte(slot)
        if is_face_up(byte) and not is_sideways(byte):
            return True
    return False


def holds_suit(state: State, seat: i64, suit: i64, but: i64) -> bool:
    """Whether a seat holds a card of a suit, or a Chronicler, besides this one."""
    for index in range(state.hand_size(seat)):
        card = state.held(seat, index)
        if card != but and (card == CHRONICLER or suit_of(card) == suit):
            return True
    return False


def leaf(state: State) -> i64:
    """The other's card that loses most; an own one only when it must be, and then one that loses least."""
    bridge = bridge_of(state.at)
    best: i64 = -1
    most: i64 = 0
    for owner in range(2):
        first = slot_at(owner, bridge, 0)
        for slot in range(first, first + state.length(owner, bridge)):
            if can_turn(state, slot):
                loss: i64 = 1 if is_halved(state, slot) else 2
                worth = 10 - loss if owner == state.actor else 10 + loss
                if worth > most and (worth > 10 or state.is_forced):
                    most = worth
                    best = slot
    return TURN0 + best if best >= 0 else PASS


def fetch(state: State) -> i64:
    """The own card whose move helps most; passing when none helps."""
    seat = state.actor
    here = bridge_of(state.at)
    outlook = Outlook(state, seat)
    end = state.length(seat, here)
    best: i64 = PASS
    most = -2.0 if state.is_forced else 0.0
    for bridge in range(BRIDGES):
        if bridge == here:
            continue
        first = slot_at(seat, bridge, 0)
        for slot in range(first, first + state.length(seat, bridge)):
            byte = state.byte(slot)
            if byte == EMPTY:
                continue
            loss = card_value(state, slot)
            won = gain(state, seat, face_of(byte), here, end)
            if suit_of(face_of(byte)) == HEARTS:
                loss += HALVES
            worth = outlook.worth(here, float(won)) + outlook.worth(bridge, -float(loss))
            if worth > most:
                most = worth
                best = MOVE0 + slot - slot_at(seat, 0, 0)
    return best


def declare(state: State, rng: Random) -> i64:
    """The suit that fits the hand and the bridge."""
    seat = state.actor
    slot = placed_slot(state, seat)
    bridge = bridge_of(slot)
    position = slot - slot_at(seat, bridge, 0)
    best: i64 = 0
    most = -1.0
    for suit in range(4):
        worth = float(gain(state, seat, suit * 8 + ACE, bridge, position)) + rng.random()
        if holds_suit(state, seat, suit, BLANK):
            worth += float(EXTRA)
        if suit == ACORNS:
            worth += float(DRAW)
        elif suit == LEAVES and has_upright(state, 1 - seat, bridge):
            worth += float(TURN)
        if worth > most:
            most = worth
            best = suit
    return DECLARE0 + best


class Habit:
    """What a rollout does in one phase; by default anything, and at a chance point an outcome."""

    def choose(self, state: State, rng: Random) -> i64:
        """A legal action or an outcome."""
        return PHASES[state.phase].sample(state, rng)


class Placing(Habit):
    """The most promising placement."""

    def choose(self, state: State, rng: Random) -> i64:
        return place(state, rng)


class Declaring(Habit):
    """The most promising suit."""

    def choose(self, state: State, rng: Random) -> i64:
        return declare(state, rng)


class Drawing(Habit):
    """Always: drawing never hurts."""

    def choose(self, state: State, rng: Random) -> i64:
        return TAKE


class Turning(Habit):
    """The leaf's best target."""

    def choose(self, state: State, rng: Random) -> i64:
        return leaf(state)


class Swapping(Habit):
    """Always: the bridge card is worth at least the Jack."""

    def choose(self, state: State, rng: Random) -> i64:
        return SWAP


class Fetching(Habit):
    """The Knight's best move."""

    def choose(self, state: State, rng: Random) -> i64:
        return fetch(state)


class Adding(Habit):
    """The Ace's most promising extra card."""

    def choose(self, state: State, rng: Random) -> i64:
        return extra(state, rng)


def habits() -> list[Habit]:
    """One habit per phase, in the order of ``PHASES``."""
    table = [Habit() for _ in PHASES]
    table[PLACE] = Placing()
    table[DECLARE] = Declaring()
    table[ACORN] = Drawing()
    table[LEAF] = Turning()
    table[JACK_SWAP] = Swapping()
    table[KNIGHT_MOVE] = Fetching()
    table[ACE_EXTRA] = Adding()
    return table


HABITS: Final[list[Habit]] = habits()


def rollout(state: State, rng: Random) -> i64:
    """A quick sensible action, or an outcome at a chance point."""
    return HABITS[state.phase].choose(state, rng)
