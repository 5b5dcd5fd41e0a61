"""The toy's positions as JSON: an unknown card is null, a face-down choice ``"?"``."""

from ponti.core.errors import bad_position
from ponti.core.game import EVERYTHING, Json
from ponti.core.position import Fields, wrong
from ponti.core.words import say
from tests.toy.state import CARDS, FREE, HIDDEN, NONE, PIERS, ToyState, copies


def write_position(state: ToyState) -> dict[str, Json]:
    hands: list[Json] = [[None if card == HIDDEN else card for card in hand] for hand in state.hands]
    chosen: list[Json] = [None if card == NONE else "?" if card == HIDDEN else card for card in state.chosen]
    return {
        "hands": hands,
        "chosen": chosen,
        "gone": [*state.gone],
        "points": [*state.points],
        "piers": [None if owner == FREE else owner for owner in state.piers],
        "winner": state.winner,
        "marks_left": state.marks_left,
    }


def read_position(fields: Fields, state: ToyState) -> ToyState:
    seats = int(state.seats)
    hands = fields.items("hands", seats, seats)
    chosen = fields.items("chosen", seats, seats)
    for seat in range(seats):
        where = f"{fields.at('hands')}[{seat}]"
        hand = hands[seat]
        if not isinstance(hand, list) or len(hand) > state.hand_size:
            raise wrong(where, hand)
        state.hands[seat] = sorted(_card(card, None, state, seat, where) for card in hand)
        if chosen[seat] is not None:
            state.chosen[seat] = _card(chosen[seat], "?", state, seat, f"{fields.at('chosen')}[{seat}]")
    state.gone = sorted(fields.wholes("gone", 1, state.deck))
    state.points = fields.wholes("points", 0, 100, length=seats)
    piers = fields.items("piers", len(PIERS), len(PIERS))
    state.piers = [FREE if owner is None else _owner(owner, seats, fields.at("piers")) for owner in piers]
    state.winner = fields.whole("winner", 0, seats - 1)
    state.marks_left = fields.whole("marks_left", 0, 2)
    _check(fields, state)
    return state


def _check(fields: Fields, state: ToyState) -> None:
    held = [len(hand) + (card != NONE) for hand, card in zip(state.hands, state.chosen, strict=True)]
    cards = state.gone + state.chosen + [card for hand in state.hands for card in hand]
    too_many = any(cards.count(card) > copies(card, state.deck) for card in CARDS)
    uneven = len(state.gone) % int(state.seats) or max(held) - min(held) > 1 or max(held) > state.hand_size
    rounds = len(state.gone) // int(state.seats)
    full = rounds + max(held) > state.hand_size or (rounds and max(held) != min(held))
    waiting = state.marks_left and (not rounds or any(state.chosen) or state.piers.count(FREE) < state.marks_left)
    early = any(state.chosen) and state.dealt < state.hand_size * state.seats
    skipped = rounds and state.dealt < state.hand_size * state.seats
    marks = len(PIERS) - state.piers.count(FREE)
    unmarked = (marks + state.marks_left) % 2 or marks + state.marks_left > 2 * rounds
    complete = NONE not in state.chosen or list(held) != sorted(held, reverse=True)
    if too_many or uneven or full or waiting or early or skipped or unmarked or complete:
        raise bad_position(fields.path, say("error-position-value", value="cards"))


def _card(value: object, blank: str | None, state: ToyState, seat: int, where: str) -> int:
    if value == blank and state.viewer not in (EVERYTHING, seat):
        return HIDDEN
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= state.deck:
        raise wrong(where, value)
    if state.viewer not in (EVERYTHING, seat):
        raise wrong(where, value)
    return value


def _owner(value: object, seats: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise wrong(where, value)
    return value
