"""What is being decided and done, in sentences."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ponti.core.actions import Action
from ponti.core.game import Prompt
from ponti.core.words import Arg, Words, say
from ponti.games.rialto.actions import (
    ACTIONS,
    AsOne,
    AsTwo,
    Bridge,
    Deal,
    Decline,
    Done,
    Draw,
    Enough,
    Gondola,
    Jokers,
    Lay,
    Man,
    Masks,
    Move,
    Number,
    Pass,
    Pick,
    Pull,
    Recruit,
    Return,
    Start,
    Take,
    TakeRow,
    Toss,
    Turn,
    Use,
    VirtualAct,
    VirtualPlay,
    Wait,
)
from ponti.games.rialto.board import ONE_END, OTHER_END
from ponti.games.rialto.cards import of_type, size
from ponti.games.rialto.components import BRIDGE_NAMES, BUILDING_NAMES, DISTRICTS, GREEN_DRAW, LETTERS, SECTIONS, TYPES
from ponti.games.rialto.phases.bridge import marked
from ponti.games.rialto.phases.building import is_first
from ponti.games.rialto.phases.play import coverage, virtual_cards
from ponti.games.rialto.phases.section import reward
from ponti.games.rialto.state import (
    BLIND,
    BLUE,
    BUILD,
    FOUND,
    GREEN,
    GREEN_DRAWING,
    NUMBER,
    PHASE_NAMES,
    PULL,
    ROWS,
    SHORTAGE,
    START,
    SUPPLY,
    VIRTUAL_DRAWING,
    RialtoState,
    secret_discards,
)

CLAUSES: Final = {
    "start": "R1",
    "numbers": "Setup",
    "top-bridge": "Setup",
    "found": "R4",
    "dealing": "R9",
    "row": "R10",
    "blind": "R10",
    "green": "R11",
    "green-card": "R11",
    "green-drawing": "R11",
    "discard": "R13",
    "virtual-drawing": "R30",
    "lay": "R16",
    "jokers": "R17",
    "masks": "R17",
    "as-one": "R17",
    "as-two": "R17",
    "virtual-playing": "R31",
    "virtual-acting": "R31",
    "build": "C",
    "make-room": "C",
    "bridge": "D",
    "next-bridge": "D",
    "gondola": "E",
    "man": "E",
    "shortage": "E",
    "pull": "F",
    "blue": "R21",
    "upgrade": "R21",
    "recruit": "R21",
    "over": "R26",
}
"""The rule clause of each phase."""


def prompt(state: RialtoState, seats: tuple[int, ...]) -> Prompt:
    """What is being decided; it tells nothing that is not open on the table."""
    phase = PHASE_NAMES[state.phase]
    district = district_words(int(state.current_district()))
    words = say(
        f"rialto-prompt-{_prompt_variant(state)}",
        player=int(state.current) + 1,
        round=int(state.round),
        section=section_words(min(int(state.section), SECTIONS - 1)),
        district=district,
        next=district_words(min(int(state.index), 5)) if phase == "numbers" else district,
        count=play_count(state),
        budget=int(state.budget),
        building=building_words(int(state.tile)) if phase == "make-room" else "",
        bridge=bridge_name(state),
    )
    return Prompt(phase, CLAUSES[phase], words, seats)


def _prompt_variant(state: RialtoState) -> str:
    if state.phase == START and state.plan.virtual:
        return "start-virtual"
    if state.phase == SHORTAGE and state.cells[SUPPLY + state.current] == 0:
        return "shortage-move"
    return PHASE_NAMES[state.phase]


def play_count(state: RialtoState) -> int:
    """What the play in progress counts as it stands."""
    return int(coverage(state.natural, state.jokers, False))


def bridge_name(state: RialtoState) -> str:
    """The top bridge, or a dash."""
    return BRIDGE_NAMES[state.top] if state.top >= 0 else "–"


def card_words(name: str) -> Words:
    """A card's name."""
    return say(f"rialto-card-{name}")


def cards_words(name: str, number: int) -> Words:
    """A number of cards of a type."""
    return say(f"rialto-cards-{name}", number=number)


def building_words(kind: int) -> Words:
    """A building's name."""
    return say(f"rialto-building-{BUILDING_NAMES[kind].lower()}")


def district_words(district: int) -> Words:
    """A district's name."""
    return say(f"rialto-district-{DISTRICTS[district].lower()}")


def section_words(section: int) -> Words:
    """A section's name."""
    return say(f"rialto-section-{TYPES[section]}")


def player_words(state: RialtoState, player: int) -> Words:
    """“player 2”, or the virtual one."""
    if player == state.seats and state.plan.virtual:
        return say("rialto-virtual")
    return say("rialto-player", player=player + 1)


def district_named(name: str) -> Words:
    """A district's name from its notation."""
    return say(f"rialto-district-{name.lower()}")


def building_named(name: str) -> Words:
    """A building's name from its notation."""
    return say(f"rialto-building-{name.lower()}")


Teller: TypeAlias = Callable[[RialtoState, Action], Words]


def describe(state: RialtoState, action: int) -> Words:
    """An action on a button; the log tells it of the player (``told``)."""
    decoded = ACTIONS.decode(action)
    return _TELLERS[type(decoded)](state, decoded)


def _start(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Start)
    key = "rialto-do-start-virtual" if state.plan.virtual else "rialto-do-start"
    return say(key, player=LETTERS.index(action.player) + 1)


def _number(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Number)
    return say("rialto-do-number", number=action.number, district=district_words(min(int(state.index), 5)))


def _turn(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Turn)
    return say("rialto-do-turn", bridge=action.bridge)


def _deal(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Deal)
    card = card_words(action.card)
    if state.phase in (BLIND, GREEN_DRAWING):
        return say("rialto-do-deal-hand", card=card, player=int(state.current) + 1)
    if state.phase == VIRTUAL_DRAWING:
        return say("rialto-do-deal-virtual", card=card)
    return say("rialto-do-deal-row", card=card, row=int(state.index % state.plan.rows) + 1)


def _virtual_play(state: RialtoState, action: Action) -> Words:
    if not state.plan.virtual or state.section >= SECTIONS:
        return say("rialto-do-virtual-pass")
    cards = int(virtual_cards(state))
    if cards == 0:
        return say("rialto-do-virtual-pass")
    return say("rialto-do-virtual-play", cards=list_cards(cards))


def _virtual_act(state: RialtoState, action: Action) -> Words:
    if not state.plan.virtual or not 0 <= state.section < SECTIONS:
        return say("rialto-do-virtual-nothing")
    steps = int(reward(state, state.seats))
    if state.section == 0:
        return say("rialto-do-virtual-doge", steps=steps)
    if state.section == 5:
        return say("rialto-do-virtual-men", number=steps, district=district_words(int(state.current_district())))
    pair = int(marked(state)) if state.cells[NUMBER] else -1
    if state.section not in (3, 4) or pair < 0:
        return say("rialto-do-virtual-nothing")
    one, other = int(ONE_END[pair]), int(OTHER_END[pair])
    if state.cells[NUMBER + one] > state.cells[NUMBER + other]:
        one, other = other, one
    key = "rialto-do-virtual-bridge" if state.section == 3 else "rialto-do-virtual-gondola"
    return say(key, bridge=bridge_name(state), one=district_words(one), other=district_words(other))


def _take(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Take)
    key = "rialto-do-found" if state.phase == FOUND else "rialto-do-take"
    return say(key, building=building_named(action.building))


def _row(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, TakeRow)
    row = state.cells[ROWS + action.row - 1]
    if size(row) == 0:
        return say("rialto-do-row-empty", row=action.row)
    return say("rialto-do-row", row=action.row, cards=list_cards(int(row)))


def list_cards(cards: int) -> Words:
    """“2 Doge, 1 Gold, …” of a set that is seen."""
    parts = [cards_words(TYPES[kind], int(of_type(cards, kind))) for kind in range(7) if of_type(cards, kind)]
    joined = parts[0]
    for part in parts[1:]:
        joined = say("rialto-list", first=joined, second=part)
    return joined


def _use(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Use)
    return say(
        "rialto-do-use",
        building=building_named(action.building),
        power=say(f"rialto-power-{action.building.lower()}"),
    )


_DONE_KEYS: Final = {
    GREEN: "rialto-do-done-green",
    BUILD: "rialto-do-done-build",
    SHORTAGE: "rialto-do-done-shortage",
    PULL: "rialto-do-done-pull",
    BLUE: "rialto-do-done-blue",
}


def _done(state: RialtoState, action: Action) -> Words:
    if state.phase == BUILD and not is_first(state):
        return say("rialto-do-done-second")
    return say(_DONE_KEYS.get(int(state.phase), "rialto-do-done"))


def _draw(state: RialtoState, action: Action) -> Words:
    left = size(state.pile) + size(state.discards) + secret_discards(state)
    return say("rialto-do-draw", number=min(int(left), GREEN_DRAW))  # further ruling 17: perhaps none


def _carded(key: str) -> Teller:
    return lambda state, action: _tell_card(key, state, action)


def _tell_card(key: str, state: RialtoState, action: Action) -> Words:
    assert isinstance(action, (Pick, Toss, AsOne, AsTwo))
    section = section_words(min(int(state.section), SECTIONS - 1))
    return say(key, card=card_words(action.card), section=section)


def _lay(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Lay)
    name = TYPES[min(int(state.section), SECTIONS - 1)]
    if action.number == 0:
        return say("rialto-do-lay-none", card=card_words(name))
    return say("rialto-do-lay", cards=cards_words(name, action.number))


def _jokers(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Jokers)
    if action.number == 0:
        return say("rialto-do-jokers-none")
    return say("rialto-do-jokers", cards=cards_words("joker", action.number))


def _masks(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Masks)
    return say("rialto-do-masks", number=action.number) if action.number else say("rialto-do-masks-none")


def _return(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Return)
    return say(f"rialto-do-return-{action.state}", building=building_named(action.building))


def _bridge(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Bridge)
    low = action.two if action.high == action.one else action.one
    name = bridge_name(state)
    ends: dict[str, Arg] = {"high": district_named(action.high), "low": district_named(low)}
    if name == "–":
        return say("rialto-do-bridge-blank", **ends)
    return say("rialto-do-bridge", high_end=int(name[2]), low_end=int(name[0]), **ends)


def _gondola(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Gondola)
    return say("rialto-do-gondola", one=district_named(action.one), other=district_named(action.two))


def _man(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Man)
    return say("rialto-do-man", district=district_named(action.district))


def _move(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Move)
    return say("rialto-do-move", source=district_named(action.source), target=district_named(action.target))


def _pull(state: RialtoState, action: Action) -> Words:
    assert isinstance(action, Pull)
    return say(
        "rialto-do-pull",
        district=district_named(action.district),
        here=district_words(int(state.current_district())),
    )


def _plain(key: str) -> Teller:
    words = say(key)
    return lambda state, action: words


_TELLERS: Final[dict[type[Action], Teller]] = {
    Start: _start,
    Number: _number,
    Turn: _turn,
    Deal: _deal,
    VirtualPlay: _virtual_play,
    VirtualAct: _virtual_act,
    Take: _take,
    TakeRow: _row,
    Use: _use,
    Done: _done,
    Pick: _carded("rialto-do-pick"),
    Draw: _draw,
    Toss: _carded("rialto-do-toss"),
    Pass: _plain("rialto-do-pass"),
    Wait: _plain("rialto-do-wait"),
    Lay: _lay,
    Jokers: _jokers,
    Masks: _masks,
    AsOne: _carded("rialto-do-as-one"),
    AsTwo: _carded("rialto-do-as-two"),
    Enough: _plain("rialto-do-enough"),
    Return: _return,
    Bridge: _bridge,
    Gondola: _gondola,
    Man: _man,
    Move: _move,
    Pull: _pull,
    Recruit: _plain("rialto-do-recruit"),
    Decline: _plain("rialto-do-decline"),
}
