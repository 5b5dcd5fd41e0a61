"""What players decide outside the abilities: placing a card and declaring a Chronicler's suit (§3, §12)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import Refusal
from ponti.core.words import say
from ponti.games.tre_ponti.actions import DECLARE0, PLACE0
from ponti.games.tre_ponti.actions import Place as PlaceAction
from ponti.games.tre_ponti.board import BRIDGES, FACE_DOWN, SIDEWAYS, chronicle_of
from ponti.games.tre_ponti.components import BLANK, CHRONICLER
from ponti.games.tre_ponti.phases.flow import after_declaration, begin_reveals, placed_slot
from ponti.games.tre_ponti.phases.phase import Phase
from ponti.games.tre_ponti.state import State


class Place(Phase):
    """A hand card face down at the end of an own column; the leader first (§3)."""

    name = "place"
    clause = "§3"

    def legal(self, state: State) -> vec[i64]:
        seat = state.actor
        size = state.hand_size(seat)
        legal = vec[i64](capacity=size * BRIDGES)
        before: i64 = BLANK
        for index in range(size):
            card = state.held(seat, index)
            if card != before and card != BLANK:
                for bridge in range(BRIDGES):
                    legal = append(legal, PLACE0 + card * BRIDGES + bridge)
            before = card
        return legal

    def sample(self, state: State, rng: Random) -> i64:
        seat = state.actor
        kinds = state.hand_size(seat)
        if kinds > 1 and state.held(seat, kinds - 2) == CHRONICLER:
            kinds -= 1  # two Chroniclers are one choice (§7.10)
        choice = rng.randrange(kinds * BRIDGES)
        return PLACE0 + state.held(seat, choice // BRIDGES) * BRIDGES + choice % BRIDGES

    def apply(self, state: State, action: i64) -> None:
        seat = state.actor
        card = (action - PLACE0) // BRIDGES
        bridge = (action - PLACE0) % BRIDGES
        state.drop(seat, card)
        state.set_down(seat, card)
        state.set_placed(seat, bridge)
        state.last = state.push(seat, bridge, FACE_DOWN)
        if seat == state.leader:
            state.actor = 1 - seat
        else:
            begin_reveals(state)

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, PlaceAction):
            return Refusal(self.clause, say("tre-ponti-no-not-in-hand"))
        return super().refuse(state, action)


class Declare(Phase):
    """The owner of a revealed Chronicler names its suit (§12)."""

    name = "declare"
    clause = "§12"

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([DECLARE0, DECLARE0 + 1, DECLARE0 + 2, DECLARE0 + 3])

    def apply(self, state: State, action: i64) -> None:
        slot = placed_slot(state, state.actor)
        state.put(slot, chronicle_of(action - DECLARE0) + (state.byte(slot) & SIDEWAYS))
        state.last = slot
        after_declaration(state)
