"""Positions as JSON, also in mid-decision; bridges and positions count from 1, seats from 0."""

from collections.abc import Mapping
from typing import Final

from ponti.core.errors import shown
from ponti.core.game import EVERYTHING, Json
from ponti.core.options import Options
from ponti.core.position import Fields, wrong
from ponti.games.tre_ponti.board import (
    BRIDGES,
    BYTES,
    EMPTY,
    LENGTH,
    bridge_of,
    byte_text,
    owner_of,
    position_of,
    slot_at,
)
from ponti.games.tre_ponti.components import BLANK, DECK, SUIT_CARDS, card_text, read_card
from ponti.games.tre_ponti.invariants import check, fail
from ponti.games.tre_ponti.phases.flow import BRIDGE_CARDS
from ponti.games.tre_ponti.phases.table import PHASES, phase_of
from ponti.games.tre_ponti.state import NO_CARD, NOWHERE, TURNS, State, blank_cells
from ponti.games.tre_ponti.variant import Variant

MOST_HELD: Final = 10
_NAMES: Final = [phase.name for phase in PHASES]
_SEATS: Final = (0, 1)


def write(state: State) -> dict[str, Json]:
    """The members of a position."""
    down: list[Json] = []
    placed: list[Json] = []
    for seat in _SEATS:
        down.append(None if state.down(seat) == NO_CARD else card_text(int(state.down(seat))))
        placed.append(None if state.placed(seat) == NOWHERE else int(state.placed(seat)) + 1)
    return {
        "turn": int(state.turn),
        "leader": int(state.leader) if state.turn else None,
        "phase": phase_of(state).name,
        "actor": int(state.actor),
        "bridges": [card_text(int(state.bridge(b))) for b in range(BRIDGES) if state.bridge(b) != NO_CARD],
        "columns": [[write_column(state, seat, bridge) for bridge in range(BRIDGES)] for seat in _SEATS],
        "placed": placed,
        "face_down": down,
        "hands": [write_hand(state, seat) for seat in _SEATS],
        "pile": int(state.pile),
        "pending": None if state.at == NOWHERE else {**write_slot(int(state.at)), "compulsory": state.is_forced},
        "last": None if state.last == NOWHERE else write_slot(int(state.last)),
    }


def write_column(state: State, seat: int, bridge: int) -> list[Json]:
    """A column from the bridge outward."""
    first = slot_at(seat, bridge, 0)
    return [byte_text(int(state.byte(first + place))) for place in range(state.length(seat, bridge))]


def write_hand(state: State, seat: int) -> list[Json]:
    """A hand, blanks as ``?``."""
    return [card_text(int(state.held(seat, index))) for index in range(state.hand_size(seat))]


def write_slot(slot: int) -> dict[str, Json]:
    """The place of a card."""
    return {
        "seat": int(owner_of(slot)),
        "bridge": int(bridge_of(slot)) + 1,
        "position": int(position_of(slot)) + 1,
    }


def read(fields: Fields, options: Options, viewer: int) -> State:
    """The inverse of ``write``; raises ``BadPosition`` for anything that no game leads to."""
    state = State(options, Variant(options), blank_cells())
    state.viewer = viewer
    state.phase = _NAMES.index(fields.word("phase", _NAMES))
    state.actor = fields.whole("actor", 0, 1)
    state.turn = fields.whole("turn", 0, TURNS)
    if state.turn > 0:
        state.leader = fields.whole("leader", 0, 1)
    elif fields.get("leader") is not None:
        raise wrong(fields.at("leader"), fields.get("leader"))
    _read_bridges(state, fields)
    _read_columns(state, fields)
    _read_placed(state, fields)
    _read_hands(state, fields)
    _read_pending(state, fields)
    _read_pile(state, fields)
    check(state, fields)
    return state


def _read_bridges(state: State, fields: Fields) -> None:
    for bridge, text in enumerate(fields.items("bridges", 0, BRIDGES)):
        card = read_card(text)
        if not 0 <= card < SUIT_CARDS:
            raise wrong(f"{fields.at('bridges')}[{bridge}]", text)
        state.set_bridge(bridge, card)


def _read_columns(state: State, fields: Fields) -> None:
    for seat, column in enumerate(fields.items("columns", 2, 2)):
        where = f"{fields.at('columns')}[{seat}]"
        if not isinstance(column, list) or len(column) != BRIDGES:
            raise wrong(where, column)
        for bridge, cards in enumerate(column):
            _read_column(state, seat, bridge, cards, f"{where}[{bridge}]")


def _read_column(state: State, seat: int, bridge: int, cards: object, where: str) -> None:
    if not isinstance(cards, list) or len(cards) > LENGTH:
        raise wrong(where, cards)
    for place, text in enumerate(cards):
        byte = EMPTY if text is None else BYTES.get(text, -1) if isinstance(text, str) else -1
        is_hole = byte == EMPTY
        if byte < 0 or (is_hole and (not state.variant.keeps_holes or place == len(cards) - 1)):
            raise wrong(f"{where}[{place}]", text)
        state.push(seat, bridge, byte)


def _read_placed(state: State, fields: Fields) -> None:
    for seat, bridge in enumerate(fields.items("placed", 2, 2)):
        if bridge is None:
            continue
        if isinstance(bridge, bool) or not isinstance(bridge, int) or not 1 <= bridge <= BRIDGES:
            raise wrong(f"{fields.at('placed')}[{seat}]", bridge)
        if state.length(seat, bridge - 1) == 0:
            fail(fields, "placed", "placed")
        state.set_placed(seat, bridge - 1)
    for seat, text in enumerate(fields.items("face_down", 2, 2)):
        if text is None:
            continue
        card = read_card(text)
        if card < 0:
            raise wrong(f"{fields.at('face_down')}[{seat}]", text)
        state.set_down(seat, card)


def _read_hands(state: State, fields: Fields) -> None:
    for seat, hand in enumerate(fields.items("hands", 2, 2)):
        where = f"{fields.at('hands')}[{seat}]"
        if not isinstance(hand, list) or len(hand) > MOST_HELD:
            raise wrong(where, hand)
        for index, text in enumerate(hand):
            card = read_card(text)
            if card < 0:
                raise wrong(f"{where}[{index}]", text)
            state.hold(seat, card)
    for seat in _SEATS:
        is_hidden = state.viewer not in (EVERYTHING, seat)
        cards = [int(state.held(seat, index)) for index in range(state.hand_size(seat))]
        if state.down(seat) != NO_CARD:
            cards.append(int(state.down(seat)))
        if any((card == BLANK) != is_hidden for card in cards):
            fail(fields, "hands", "blanks")


def _read_pending(state: State, fields: Fields) -> None:
    if fields.get("pending") is not None:
        pending = fields.child("pending")
        state.at = _read_slot(pending, "compulsory")
        state.is_forced = pending.flag("compulsory")
    if fields.get("last") is not None:
        state.last = _read_slot(fields.child("last"))


def _read_slot(place: Fields, *others: str) -> int:
    _only(place, ("seat", "bridge", "position", *others))
    seat = place.whole("seat", 0, 1)
    bridge = place.whole("bridge", 1, BRIDGES)
    return int(slot_at(seat, bridge - 1, place.whole("position", 1, LENGTH) - 1))


def _only(place: Fields, names: tuple[str, ...]) -> None:
    raw: Mapping[str, object] = place.raw
    for name in raw:
        if name not in names:
            raise wrong(place.at(shown(name)), raw[name])


def _read_pile(state: State, fields: Fields) -> None:
    """The pile holds what lies nowhere else; its size is written for readers and must fit."""
    left = [int(count) for count in state.unseen()]
    if min(left) < 0:
        fail(fields, "pile", "twice")
    blanks = sum(
        int(state.hand_size(seat)) * (state.hand_size(seat) > 0 and state.held(seat, 0) == BLANK)
        + (state.down(seat) == BLANK)
        for seat in _SEATS
    )
    size = fields.whole("pile", 0, DECK)
    if size != sum(left) - blanks:
        fail(fields, "pile", "pile")
    if state.viewer == EVERYTHING or state.phase == BRIDGE_CARDS:
        state.stack_unseen()
    else:
        state.pile = size
        state.blank_pile()
        for seat in _SEATS:
            if seat != state.viewer:
                state.blank_hand(seat)
