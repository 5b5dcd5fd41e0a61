"""The abilities of a card in resolution: acorn, leaf, Jack, Knight, Ace (§6-§11).

A card placed in the normal way may pass; a card that an Ace brought must be used as far as it has a target (§7.3).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import Refusal
from ponti.core.words import say
from ponti.games.tre_ponti import actions
from ponti.games.tre_ponti.actions import EXTRA0, MOVE0, PASS, SWAP, TAKE, TURN0
from ponti.games.tre_ponti.board import (
    BRIDGES,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LENGTH,
    SIDEWAYS,
    bridge_of,
    chronicle_of,
    face_of,
    is_sideways,
    slot_at,
)
from ponti.games.tre_ponti.components import (
    BLANK,
    CHRONICLER,
    JACK,
    rank_of,
    read_card,
    suit_of,
)
from ponti.games.tre_ponti.phases.flow import ACORN_DRAW, can_turn, end_card, fits, resolve_extra, resolve_rank
from ponti.games.tre_ponti.phases.phase import Phase
from ponti.games.tre_ponti.state import State


class Ability(Phase):
    """One ability of the card in resolution."""

    def targets(self, state: State) -> vec[i64]:
        """The ids that use the ability, ascending."""
        raise NotImplementedError

    def use(self, state: State, action: i64) -> None:
        """Carry out one of ``targets`` and move on."""
        raise NotImplementedError

    def pass_by(self, state: State) -> None:
        """Move on without using it: after a rank ability the card is done."""
        end_card(state)

    def legal(self, state: State) -> vec[i64]:
        targets = self.targets(state)
        return targets if state.is_forced else append(targets, PASS)

    def apply(self, state: State, action: i64) -> None:
        if action == PASS:
            self.pass_by(state)
        else:
            self.use(state, action)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, actions.Pass):
            return Refusal("§11", say("tre-ponti-no-compulsory"))
        if isinstance(action, actions.Swap) and rank_of(face_of(state.byte(state.at))) == JACK:
            return refuse_swap(state)
        return super().refuse(state, action)


def refuse_swap(state: State) -> Refusal:
    """Why a Jack in resolution cannot swap now."""
    suit = suit_of(face_of(state.byte(state.at)))
    if suit == suit_of(state.bridge(bridge_of(state.at))):
        return Refusal("§5", say("tre-ponti-no-suit-first"))
    return Refusal("§8", say("tre-ponti-no-suit-differs"))


class Acorn(Ability):
    """Draw a card or not; a compulsory acorn is not asked for, it goes straight to the draw (§6)."""

    name = "acorn"
    clause = "§6"

    def targets(self, state: State) -> vec[i64]:
        return vec[i64]([TAKE])

    def use(self, state: State, action: i64) -> None:
        state.phase = ACORN_DRAW

    def pass_by(self, state: State) -> None:
        resolve_rank(state)


class Leaf(Ability):
    """Turn one upright face-up card at the bridge sideways, either side (§7)."""

    name = "leaf"
    clause = "§7"

    def targets(self, state: State) -> vec[i64]:
        bridge = bridge_of(state.at)
        targets = vec[i64](capacity=2 * LENGTH)
        for owner in range(2):
            first = slot_at(owner, bridge, 0)
            for place in range(state.length(owner, bridge)):
                if can_turn(state, first + place):
                    targets = append(targets, TURN0 + first + place)
        return targets

    def use(self, state: State, action: i64) -> None:
        slot = action - TURN0
        state.put(slot, state.byte(slot) + SIDEWAYS)
        state.last = slot
        resolve_rank(state)

    def pass_by(self, state: State) -> None:
        resolve_rank(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, actions.TurnBridge):
            return Refusal(self.clause, say("tre-ponti-no-bridge-card"))
        if isinstance(action, actions.Turn):
            return self.refuse_turn(state, slot_at(action.owner, action.bridge - 1, action.position - 1))
        return super().refuse(state, action)

    def refuse_turn(self, state: State, slot: i64) -> Refusal:
        """Why the card in this slot is no target."""
        byte = state.byte(slot)
        if bridge_of(slot) != bridge_of(state.at):
            return Refusal(self.clause, say("tre-ponti-no-other-bridge"))
        if byte == EMPTY:
            return Refusal(self.clause, say("tre-ponti-no-empty"))
        if is_sideways(byte):
            return Refusal(self.clause, say("tre-ponti-no-already-sideways"))
        if byte == FACE_DOWN:
            return Refusal(self.clause, say("tre-ponti-no-face-down"))
        return Refusal(self.clause, say("tre-ponti-no-itself"))


class JackSwap(Ability):
    """The Jack and the bridge card of its suit change places; nothing fires (§8)."""

    name = "jack"
    clause = "§8"

    def targets(self, state: State) -> vec[i64]:
        return vec[i64]([SWAP])

    def use(self, state: State, action: i64) -> None:
        bridge = bridge_of(state.at)
        jack = face_of(state.byte(state.at))
        state.put(state.at, FACE_UP + state.bridge(bridge))
        state.set_bridge(bridge, jack)  # upright: a mark of the Jack leaves the game (§7.8)
        state.last = state.at
        end_card(state)


class KnightMove(Ability):
    """Move an own card from another bridge to the end of the Knight's column; nothing fires (§9)."""

    name = "knight"
    clause = "§9"

    def targets(self, state: State) -> vec[i64]:
        here = bridge_of(state.at)
        targets = vec[i64](capacity=2 * LENGTH)
        for bridge in range(BRIDGES):
            if bridge != here:
                first = slot_at(state.actor, bridge, 0)
                for place in range(state.length(state.actor, bridge)):
                    if state.byte(first + place) != EMPTY:
                        targets = append(targets, MOVE0 + bridge * LENGTH + place)
        return targets

    def use(self, state: State, action: i64) -> None:
        bridge = (action - MOVE0) // LENGTH
        byte = state.lift(state.actor, bridge, (action - MOVE0) % LENGTH)
        state.last = state.push(state.actor, bridge_of(state.at), byte)
        end_card(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, actions.Move):
            same = action.bridge - 1 == bridge_of(state.at)
            return Refusal(self.clause, say("tre-ponti-no-same-bridge" if same else "tre-ponti-no-empty"))
        return super().refuse(state, action)


class AceExtra(Ability):
    """Play another card of the Ace's suit from hand, face up, at any bridge, and resolve it at once (§11, §12)."""

    name = "ace"
    clause = "§11"

    def targets(self, state: State) -> vec[i64]:
        seat = state.actor
        targets = vec[i64](capacity=8 * BRIDGES)
        before: i64 = BLANK
        for index in range(state.hand_size(seat)):
            card = state.held(seat, index)
            if card != before and fits(state, card):
                for bridge in range(BRIDGES):
                    targets = append(targets, EXTRA0 + card * BRIDGES + bridge)
            before = card
        return targets

    def use(self, state: State, action: i64) -> None:
        card = (action - EXTRA0) // BRIDGES
        bridge = (action - EXTRA0) % BRIDGES
        state.drop(state.actor, card)
        suit = suit_of(face_of(state.byte(state.at)))
        byte = chronicle_of(suit) if card == CHRONICLER else FACE_UP + card
        state.last = state.push(state.actor, bridge, byte)
        resolve_extra(state, state.last)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, actions.Extra):
            card = read_card(action.card)
            if card == CHRONICLER and not state.variant.chronicler_via_ace:
                return Refusal("§12", say("tre-ponti-no-chronicler"))
            if not fits(state, card):
                return Refusal(self.clause, say("tre-ponti-no-other-suit"))
            return Refusal(self.clause, say("tre-ponti-no-not-in-hand"))
        return super().refuse(state, action)
