"""Phase II: a play of cards, in small steps of a fixed order (R15-R17).

Cards of the type, Jokers, Y3, cards turned by Y2, cards turned by Y4. Cards are turned in the order of types, so that a
play can be made in one way only. Which steps are asked follows from what is open on the table, and every step allows
only what can still become a play: one that counts.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import (
    AS_ONE_ID,
    AS_TWO_ID,
    ENOUGH_ID,
    JOKERS_ID,
    LAY_ID,
    MASKS_ID,
    PASS_ID,
    VIRTUAL_PLAY_ID,
    WAIT_ID,
)
from ponti.games.rialto.cards import cards_of, of_type, size
from ponti.games.rialto.components import JOKER, TYPE_COUNT, Y1, Y2, Y3, Y4
from ponti.games.rialto.knowledge import lay_open
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.state import (
    ABSENT,
    AS_ONE,
    AS_TWO,
    COUNT_BITS,
    COUNTS,
    HAND,
    JOKERS,
    LAY,
    MASKS,
    MONEY,
    NEXT_PLAY,
    PLAYED,
    RESOLVE,
    VIRTUAL_PLAYING,
    RialtoState,
    ranked,
)


@final
class BeginSection(Automatic):
    """Who plays when: clockwise from the starter (R15, R16)."""

    clause = "R15"

    def go_on(self, state: RialtoState) -> None:
        if state.section == 0:
            state.starter = ranked(state.ranks, 0)
        player = state.starter
        state.queue = 0
        for place in range(state.plan.players):
            state.queue |= player << 3 * place
            player = state.left_of(player)
        state.waiting = state.plan.players
        state.phase = NEXT_PLAY


@final
class NextPlay(Automatic):
    """Who plays next."""

    clause = "R16"

    def go_on(self, state: RialtoState) -> None:
        if state.waiting == 0:
            state.phase = RESOLVE
            return
        state.current = state.queue & 7
        state.phase = VIRTUAL_PLAYING if state.is_virtual(state.current) else LAY


def coverage(natural: i64, jokers: i64, holds_type: bool) -> i64:
    """R17: what a play counts; 0 when it is none."""
    if natural > 0:
        return natural + jokers
    return jokers - 1 if jokers >= 2 and not holds_type else 0


def foreign(state: RialtoState, seat: i64) -> i64:
    """How many cards of the hand are of another type than the section's."""
    hand = state.cells[HAND + seat]
    return size(hand) - of_type(hand, state.section)


def can_finish(state: RialtoState, seat: i64, natural: i64, jokers: i64, masks: i64, turners: i64, coins: i64) -> bool:
    """Whether a play can still count.

    ``masks`` and ``turners`` are the buildings still to be asked about, ``coins`` what is left for them.
    """
    if natural > 0:
        return True
    if turners > 0 and coins > 0 and foreign(state, seat) > 0:
        return True
    return coverage(0, jokers + min(masks, coins), of_type(state.cells[HAND + seat], state.section) > 0) > 0


def turners(state: RialtoState, seat: i64) -> i64:
    """The Y2 and Y4 that may be used."""
    return state.usable(seat, Y2) + state.usable(seat, Y4)


@final
class Laying(Phase):
    """Pass, wait, or a number of cards of the section's type."""

    clause = "R16"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        out = append(out, PASS_ID)
        coins = state.cells[MONEY + seat]
        if coins > 0 and state.usable(seat, Y1) > 0:
            out = append(out, WAIT_ID)
        hand = state.cells[HAND + seat]
        if can_finish(state, seat, 0, of_type(hand, JOKER), state.usable(seat, Y3), turners(state, seat), coins):
            out = append(out, LAY_ID)
        for number in range(1, of_type(hand, state.section) + 1):
            out = append(out, LAY_ID + number)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == PASS_ID:
            leave_queue(state)
        elif action == WAIT_ID:
            state.put_coin(seat, Y1)
            state.cells[MONEY + seat] += 1
            state.queue = state.queue >> 3 | seat << 3 * (state.waiting - 1)
            state.phase = NEXT_PLAY
        else:
            number = action - LAY_ID
            put_down(state, seat, state.section, number)
            state.natural = number
            state.jokers = 0
            state.floor = 0
            state.phase = JOKERS


def leave_queue(state: RialtoState) -> None:
    """The player has had a turn."""
    state.queue >>= 3
    state.waiting -= 1
    state.phase = NEXT_PLAY


def put_down(state: RialtoState, seat: i64, kind: i64, number: i64) -> None:
    """Cards go from the hand onto the table."""
    lay_open(state, seat, kind, number)
    state.cells[PLAYED + seat] += cards_of(kind, number)


@final
class AddingJokers(Phase):
    """Jokers of the hand: always asked, so that nobody learns whether there are any."""

    clause = "R17"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        coins = state.cells[MONEY + seat]
        masks = state.usable(seat, Y3)
        others = foreign(state, seat)
        for number in range(of_type(state.cells[HAND + seat], JOKER) + 1):
            free = turners(state, seat) if others > number else 0
            if can_finish(state, seat, state.natural, number, masks, free, coins):
                out = append(out, JOKERS_ID + number)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        number = action - JOKERS_ID
        put_down(state, seat, JOKER, number)
        state.jokers = number
        state.phase = MASKS
        if state.usable(seat, Y3) == 0 or state.cells[MONEY + seat] == 0:
            ask_as_one(state, seat)


@final
class UsingMasks(Phase):
    """Y3 buildings as Jokers."""

    clause = "R17"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        coins = state.cells[MONEY + seat]
        for number in range(min(state.usable(seat, Y3), coins) + 1):
            if can_finish(state, seat, state.natural, state.jokers + number, 0, turners(state, seat), coins - number):
                out = append(out, MASKS_ID + number)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        number = action - MASKS_ID
        for _ in range(number):
            state.put_coin(seat, Y3)
        state.jokers += number
        ask_as_one(state, seat)


def can_turn(state: RialtoState, seat: i64, kind: i64) -> bool:
    """Whether the table shows that a building can turn a card: it, a coin and a card in the hand are there."""
    return state.usable(seat, kind) > 0 and state.cells[MONEY + seat] > 0 and size(state.cells[HAND + seat]) > 0


def ask_as_one(state: RialtoState, seat: i64) -> None:
    """On to Y2, or past it."""
    if can_turn(state, seat, Y2):
        state.phase = AS_ONE
    else:
        ask_as_two(state, seat)


def ask_as_two(state: RialtoState, seat: i64) -> None:
    """On to Y4, or the play is complete."""
    state.floor = 0
    if can_turn(state, seat, Y4):
        state.phase = AS_TWO
    else:
        finish_play(state, seat)


def turnable(state: RialtoState, seat: i64, first: i64) -> vec[i64]:
    """The cards that a building can turn: of other types, from the last turned type on (ruling 13)."""
    out = vec[i64](capacity=8)
    hand = state.cells[HAND + seat]
    for kind in range(state.floor, TYPE_COUNT):
        if kind != state.section and of_type(hand, kind) > 0:
            out = append(out, first + kind)
    return out


@final
class TurningOne(Phase):
    """Y2: a card, also a Joker, counts as one of the section's type (rulings 13-15)."""

    clause = "R17"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = turnable(state, seat, AS_ONE_ID)
        free = state.usable(seat, Y4)
        if can_finish(state, seat, state.natural, state.jokers, 0, free, state.cells[MONEY + seat]):
            out = append(out, ENOUGH_ID)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == ENOUGH_ID:
            ask_as_two(state, seat)
            return
        turn(state, seat, action - AS_ONE_ID, Y2, 1)
        ask_as_one(state, seat)


@final
class TurningTwo(Phase):
    """Y4: a card, also a Joker, counts as two of the section's type (rulings 12-15)."""

    clause = "R17"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = turnable(state, seat, AS_TWO_ID)
        if can_finish(state, seat, state.natural, state.jokers, 0, 0, 0):
            out = append(out, ENOUGH_ID)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == ENOUGH_ID:
            finish_play(state, seat)
            return
        turn(state, seat, action - AS_TWO_ID, Y4, 2)
        if can_turn(state, seat, Y4):
            state.phase = AS_TWO
        else:
            finish_play(state, seat)


def turn(state: RialtoState, seat: i64, kind: i64, building: i64, worth: i64) -> None:
    """A card goes onto the table as cards of the section's type."""
    state.put_coin(seat, building)
    put_down(state, seat, kind, 1)
    state.natural += worth
    state.floor = kind


def finish_play(state: RialtoState, seat: i64) -> None:
    """The play counts; one on Jokers alone proves that the type is not in the hand (ruling 18)."""
    if state.natural == 0:
        state.cells[ABSENT + seat] |= 1 << state.section
    count = coverage(state.natural, state.jokers, False)
    state.cells[COUNTS + seat] |= count << COUNT_BITS * state.section
    state.natural = 0
    state.jokers = 0
    state.floor = 0
    leave_queue(state)


@final
class VirtualPlaying(Phase):
    """The virtual player plays all its cards of the type; its Jokers count in F (R31, ruling 44)."""

    clause = "R31"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        return append(vec[i64](capacity=2), VIRTUAL_PLAY_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        player = state.current
        cards = virtual_cards(state)
        state.cells[HAND + player] -= cards
        state.cells[PLAYED + player] += cards
        state.cells[COUNTS + player] |= size(cards) << COUNT_BITS * state.section
        leave_queue(state)


def virtual_cards(state: RialtoState) -> i64:
    """The cards that the virtual player plays in this section: with the councilmen its Jokers, too (ruling 44)."""
    hand = state.cells[HAND + state.seats]
    cards = cards_of(state.section, of_type(hand, state.section))
    if state.section == 5:
        cards += cards_of(JOKER, of_type(hand, JOKER))
    return cards
