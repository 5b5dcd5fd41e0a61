"""The Lord walks: the stop, the owner who is paid, the turn (§11-§14)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import PAY_ID, STOP_ID, STRAIGHT_ID, TURN_ID
from ponti.games.ponte_vecchio.board import ahead, count, is_last_five, last_step
from ponti.games.ponte_vecchio.components import JOKER, JOKER_VALUE, STEP_BITS
from ponti.games.ponte_vecchio.flow import end_round
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.state import NONE, PAYEE, TURN, Facts, VecchioState


@final
class Stopping(Phase):
    """The mover leads the Lord one step or more ahead, to the last step at most."""

    clause = "11"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        shops = state.on_bridge()
        needs_shop = state.terms.only_if_needed and shops & ahead(state.lord, state.facing) != 0
        low, high = state.lord + 1, last_step(1)
        if state.facing < 0:
            low, high = last_step(-1), state.lord - 1
        out = vec[i64](capacity=16)
        for step in range(low, high + 1):
            if not needs_shop or shops & STEP_BITS[step] != 0:
                out = append(out, STOP_ID + step - 1)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        facts: Facts = state.facts.copy()
        facts.moved_from = state.lord
        facts.paid_to = NONE
        facts.paid = 0
        facts.turned = False
        facts.move_round = state.round
        state.lord = action - STOP_ID + 1
        facts.moved_to = state.lord
        state.facts = facts
        state.last_mover = state.mover
        owners = owners_on(state, state.lord)
        if owners & (owners - 1) != 0:
            state.phase = PAYEE
            return
        for owner in range(state.seats):
            if owners & 1 << owner != 0:
                _pay(state, owner)
        _begin_turn(state)


def owners_on(state: VecchioState, step: i64) -> i64:
    """The seats with a shop on a step, as bits."""
    owners: i64 = 0
    for seat in range(state.seats):
        if state.shops[seat] & STEP_BITS[step] != 0:
            owners |= 1 << seat
    return owners


def card_value(state: VecchioState, card: i64, mover: i64, payee: i64) -> i64:
    """§12-13: what a stop with ``card`` brings; a Joker counts the mover's shops (or, by option, the payee's)."""
    if card != JOKER:
        return 10 * card
    return JOKER_VALUE * count(state.shops[payee if state.terms.payee_joker else mover])


def _pay(state: VecchioState, payee: i64) -> None:
    """The bank pays the owner the value of the mover's card."""
    value = card_value(state, state.card(state.mover), state.mover, payee)
    state.cash[payee] += value
    state.facts.paid_to = payee  # these facts are this state's own: the stop has just made them
    state.facts.paid = value


@final
class Paying(Phase):
    """Two owners face each other: the mover names the one who is paid."""

    clause = "12"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        owners = owners_on(state, state.lord)
        out = vec[i64](capacity=2)
        for owner in range(state.seats):
            if owners & 1 << owner != 0:
                out = append(out, PAY_ID + owner)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        state.facts = state.facts.copy()
        _pay(state, action - PAY_ID)
        _begin_turn(state)


def must_turn(state: VecchioState) -> bool:
    """§14: on the last step, or with nobody's shop ahead; but never where turning would leave no step to go."""
    if state.facing > 0 and state.lord == last_step(-1):
        return False  # only without set-up shops: the first move of the game to the only shop, on step 1
    return state.lord == last_step(state.facing) or state.on_bridge() & ahead(state.lord, state.facing) == 0


def _begin_turn(state: VecchioState) -> None:
    """A turn that is due happens at once, one that is free is asked for, and else the round ends."""
    if must_turn(state):
        state.facing = -state.facing
        state.facts.turned = True
        end_round(state)
    elif is_last_five(state.lord, state.facing):
        state.phase = TURN
        state.current = state.mover
    else:
        end_round(state)


@final
class Turning(Phase):
    """In the last five steps of the way the mover may turn the Lord around."""

    clause = "14"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, TURN_ID)
        return append(out, STRAIGHT_ID)

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        if action == TURN_ID:
            facts: Facts = state.facts.copy()
            facts.turned = True
            state.facts = facts
            state.facing = -state.facing
        end_round(state)
