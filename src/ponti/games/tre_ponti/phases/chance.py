"""The events that nobody decides: bridge cards, deals, draws, the first leader, reveals (§1, §2, §4, §6)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import CHANCE, EVERYTHING, Refusal
from ponti.core.words import say
from ponti.games.tre_ponti.actions import ACTIONS, BRIDGE0, DRAW0, LEADER0, REVEAL0, Leader, Reveal
from ponti.games.tre_ponti.board import BRIDGES, FACE_UP, SIDEWAYS, UNDECLARED
from ponti.games.tre_ponti.components import BLANK, CHRONICLER, CHRONICLERS, KINDS, SUIT_CARDS, read_card
from ponti.games.tre_ponti.phases.flow import (
    DEAL,
    FIRST_LEADER,
    PLACE,
    after_reveal,
    begin_turn,
    placed_slot,
    resolve_rank,
)
from ponti.games.tre_ponti.phases.phase import Phase, pick_outcome
from ponti.games.tre_ponti.state import DEALT, NO_CARD, State


class ChancePhase(Phase):
    """A phase in which the dice decide."""

    def to_act(self, state: State) -> i64:
        return CHANCE


def unseen_cards(state: State, first: i64, kinds: i64) -> vec[i64]:
    """The outcomes that a viewer must reckon with: every card that he does not see (in a full state, the pile)."""
    left = state.unseen()
    cards = vec[i64](capacity=kinds)
    for card in range(kinds):
        if left[card] > 0:
            cards = append(cards, first + card)
    return cards


def unseen_copies(state: State, kinds: i64) -> vec[i64]:
    """How many copies of each of ``unseen_cards`` there are."""
    left = state.unseen()
    copies = vec[i64](capacity=kinds)
    for card in range(kinds):
        if left[card] > 0:
            copies = append(copies, left[card])
    return copies


class Drawing(ChancePhase):
    """A card leaves the pile; a Chronicler has weight 2 while both are in it (§7.10)."""

    first: i64 = DRAW0
    kinds: i64 = KINDS

    def legal(self, state: State) -> vec[i64]:
        return unseen_cards(state, self.first, self.kinds)

    def weights(self, state: State) -> vec[i64]:
        return unseen_copies(state, self.kinds)

    def sample(self, state: State, rng: Random) -> i64:
        if state.viewer != EVERYTHING:
            return pick_outcome(self, state, rng)
        return self.first + state.in_pile(rng.randrange(state.pile))

    def refuse(self, state: State, action: Action) -> Refusal:
        if self.first <= ACTIONS.encode(action) < self.first + self.kinds:
            return Refusal(self.clause, say("tre-ponti-no-not-in-pile"))
        return super().refuse(state, action)


class BridgeCards(Drawing):
    """Three bridge cards, left to right; never a Chronicler (§1, §7.9)."""

    name = "bridges"
    clause = "§1"
    first: i64 = BRIDGE0
    kinds: i64 = SUIT_CARDS

    def sample(self, state: State, rng: Random) -> i64:
        return BRIDGE0 + state.in_pile(rng.randrange(state.pile - CHRONICLERS))  # they are the last two

    def apply(self, state: State, action: i64) -> None:
        card = action - BRIDGE0
        state.unstack(card)
        bridge: i64 = 0
        while state.bridge(bridge) != NO_CARD:
            bridge += 1
        state.set_bridge(bridge, card)
        if bridge == BRIDGES - 1:
            state.phase = DEAL
            state.actor = 0


class Deal(Drawing):
    """Four cards to seat 0, then four to seat 1 (§1, §7.9)."""

    name = "deal"
    clause = "§1"

    def apply(self, state: State, action: i64) -> None:
        card = action - DRAW0
        state.unstack(card)
        state.hold(state.actor, card)
        if state.hand_size(state.actor) == DEALT:
            state.actor += 1
        if state.actor == 2:
            state.actor = 0
            state.phase = FIRST_LEADER


class FirstLeader(ChancePhase):
    """Who leads the first turn (§1)."""

    name = "first-leader"
    clause = "§1"

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([LEADER0, LEADER0 + 1])

    def weights(self, state: State) -> vec[i64]:
        return vec[i64]([1, 1])

    def apply(self, state: State, action: i64) -> None:
        state.leader = action - LEADER0
        begin_turn(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        assert not isinstance(action, Leader)
        return super().refuse(state, action)


class TurnDraw(Drawing):
    """Both draw a card at the start of a turn, the leader first (§2)."""

    name = "turn-draw"
    clause = "§2"

    def apply(self, state: State, action: i64) -> None:
        card = action - DRAW0
        state.unstack(card)
        state.hold(state.actor, card)
        if state.actor == state.leader:
            state.actor = 1 - state.actor
        else:
            state.actor = state.leader
            state.phase = PLACE


class AcornDraw(Drawing):
    """The card that an acorn brings (§6)."""

    name = "acorn-draw"
    clause = "§6"

    def apply(self, state: State, action: i64) -> None:
        card = action - DRAW0
        state.unstack(card)
        state.hold(state.actor, card)
        resolve_rank(state)


class Turning(ChancePhase):
    """A face-down card is turned up: an event of its own with a single outcome, so that the log tells it (§4)."""

    name = "reveal"
    clause = "§4"

    def legal(self, state: State) -> vec[i64]:
        card = state.down(state.actor)
        if card != BLANK:
            return vec[i64]([REVEAL0 + card])
        return unseen_cards(state, REVEAL0, KINDS)

    def weights(self, state: State) -> vec[i64]:
        if state.down(state.actor) != BLANK:
            return vec[i64]([1])
        return unseen_copies(state, KINDS)

    def sample(self, state: State, rng: Random) -> i64:
        card = state.down(state.actor)
        return REVEAL0 + card if card != BLANK else pick_outcome(self, state, rng)

    def apply(self, state: State, action: i64) -> None:
        card = action - REVEAL0
        slot = placed_slot(state, state.actor)
        mark = state.byte(slot) & SIDEWAYS  # ruling 12
        state.put(slot, mark + (UNDECLARED if card == CHRONICLER else FACE_UP + card))
        state.set_down(state.actor, NO_CARD)
        state.last = slot
        after_reveal(state, slot)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Reveal) and read_card(action.card) != state.down(state.actor):
            return Refusal(self.clause, say("tre-ponti-no-other-card"))
        return super().refuse(state, action)
