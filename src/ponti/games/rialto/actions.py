"""All decisions and outcomes, declared once. A play of cards is a row of small ones, so the ids stay few."""

from dataclasses import dataclass
from typing import Final

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.games.rialto.components import BRIDGE_NAMES, BUILDING_NAMES, COPIES, DISTRICTS, LETTERS, PAIRS, TYPES


@dataclass(frozen=True)
class Start(Action):
    """Outcome: who starts; with the virtual player, who sits behind it (R1, R27)."""

    player: str


@dataclass(frozen=True)
class Number(Action):
    """Outcome: the round tile of the next district."""

    number: int


@dataclass(frozen=True)
class Turn(Action):
    """Outcome: the bridge that is turned up."""

    bridge: str


@dataclass(frozen=True)
class Deal(Action):
    """Outcome: a card of the pile."""

    card: str


@dataclass(frozen=True)
class VirtualPlay(Action):
    """The only outcome: the virtual player plays its cards (R31)."""


@dataclass(frozen=True)
class VirtualAct(Action):
    """The only outcome: the virtual player carries out its action (R31)."""


@dataclass(frozen=True)
class Take(Action):
    """Take a building: at the start (R4) or in section C."""

    building: str


@dataclass(frozen=True)
class TakeRow(Action):
    """Take a row of six cards (R10)."""

    row: int


@dataclass(frozen=True)
class Use(Action):
    """Put a coin on a green or blue building (R11, R21)."""

    building: str


@dataclass(frozen=True)
class Done(Action):
    """Nothing more here."""


@dataclass(frozen=True)
class Pick(Action):
    """Take a card of the leftover row (R11)."""

    card: str


@dataclass(frozen=True)
class Draw(Action):
    """Draw three cards of the pile (R11)."""


@dataclass(frozen=True)
class Toss(Action):
    """Discard a card beyond the hand limit, secretly (R13)."""

    card: str


@dataclass(frozen=True)
class Pass(Action):
    """Play no cards (R16)."""


@dataclass(frozen=True)
class Wait(Action):
    """Put a coin on a Y1 and play after all others (§4)."""


@dataclass(frozen=True)
class Lay(Action):
    """Play a number of cards of the section's type (R16)."""

    number: int


@dataclass(frozen=True)
class Jokers(Action):
    """Add a number of Jokers of the hand (R17)."""

    number: int


@dataclass(frozen=True)
class Masks(Action):
    """Use a number of Y3 as Jokers (R17)."""

    number: int


@dataclass(frozen=True)
class AsOne(Action):
    """Turn a card into one card of the section's type with a Y2 (R17)."""

    card: str


@dataclass(frozen=True)
class AsTwo(Action):
    """Turn a card into two cards of the section's type with a Y4 (R17)."""

    card: str


@dataclass(frozen=True)
class Enough(Action):
    """Turn no more cards with this kind of building."""


@dataclass(frozen=True)
class Return(Action):
    """Give a building back: one without a coin, with one, or one that is new (§4, ruling 29)."""

    building: str
    state: str


@dataclass(frozen=True)
class Bridge(Action):
    """Place the top bridge, its high end at the named district (section D)."""

    one: str
    two: str
    high: str


@dataclass(frozen=True)
class Gondola(Action):
    """Place a gondola (section E)."""

    one: str
    two: str


@dataclass(frozen=True)
class Man(Action):
    """Put a man into a district beside the gondola (section E)."""

    district: str


@dataclass(frozen=True)
class Move(Action):
    """Move a man to a district beside the gondola (section E, ruling 35)."""

    source: str
    target: str


@dataclass(frozen=True)
class Pull(Action):
    """Pull a man from another district into the current one (section F)."""

    district: str


@dataclass(frozen=True)
class Recruit(Action):
    """Take a man with a B3."""


@dataclass(frozen=True)
class Decline(Action):
    """Take no man with a B3."""


_ENDS: Final = [(DISTRICTS[one], DISTRICTS[two]) for one, two in PAIRS]
_LAID: Final = [(one, two, high) for one, two in _ENDS for high in (one, two)]
_MOVES: Final = [(one, two) for one in DISTRICTS for two in DISTRICTS if one != two]
_NUMBERS: Final = tuple(range(12))

ACTIONS: Final = ActionSpace(
    #    class        JSON type       notation                     values
    Kind(Start,       "start",        "start {player}",            {"player": LETTERS}),
    Kind(Number,      "number",       "number {number}",           {"number": tuple(range(1, 7))}),
    Kind(Turn,        "turn",         "turn {bridge}",             {"bridge": BRIDGE_NAMES}),
    Kind(Deal,        "deal",         "deal {card}",               {"card": TYPES}),
    Kind(VirtualPlay, "virtual_play", "virtual play"),
    Kind(VirtualAct,  "virtual_act",  "virtual act"),
    Kind(Take,        "take",         "take {building}",           {"building": BUILDING_NAMES}),
    Kind(TakeRow,     "row",          "row {row}",                 {"row": tuple(range(1, 7))}),
    Kind(Use,         "use",          "use {building}",            {"building": BUILDING_NAMES}),
    Kind(Done,        "done",         "done"),
    Kind(Pick,        "pick",         "pick {card}",               {"card": TYPES}),
    Kind(Draw,        "draw",         "draw"),
    Kind(Toss,        "toss",         "toss {card}",               {"card": TYPES}),
    Kind(Pass,        "pass",         "pass"),
    Kind(Wait,        "wait",         "wait"),
    Kind(Lay,         "lay",          "lay {number}",              {"number": _NUMBERS}),
    Kind(Jokers,      "jokers",       "jokers {number}",           {"number": _NUMBERS}),
    Kind(Masks,       "masks",        "masks {number}",            {"number": tuple(range(COPIES + 1))}),
    Kind(AsOne,       "as_one",       "{card} as one",             {"card": TYPES}),
    Kind(AsTwo,       "as_two",       "{card} as two",             {"card": TYPES}),
    Kind(Enough,      "enough",       "enough"),
    Kind(Return,      "return",       "return {building} {state}",
         {"building": BUILDING_NAMES, "state": ("free", "used", "new")}),
    Kind(Bridge,      "bridge",       "bridge {one}-{two} high {high}", rows=_LAID),
    Kind(Gondola,     "gondola",      "gondola {one}-{two}",       rows=_ENDS),
    Kind(Man,         "man",          "man {district}",            {"district": DISTRICTS}),
    Kind(Move,        "move",         "move {source}-{target}",    rows=_MOVES),
    Kind(Pull,        "pull",         "pull {district}",           {"district": DISTRICTS}),
    Kind(Recruit,     "recruit",      "recruit"),
    Kind(Decline,     "decline",      "decline"),
    telling=(Lay, Jokers, Masks, AsOne, AsTwo, Enough),
)  # fmt: skip

START_ID: Final = ACTIONS.first(Start)
NUMBER_ID: Final = ACTIONS.first(Number)
TURN_ID: Final = ACTIONS.first(Turn)
DEAL_ID: Final = ACTIONS.first(Deal)
VIRTUAL_PLAY_ID: Final = ACTIONS.first(VirtualPlay)
VIRTUAL_ACT_ID: Final = ACTIONS.first(VirtualAct)
TAKE_ID: Final = ACTIONS.first(Take)
ROW_ID: Final = ACTIONS.first(TakeRow)
USE_ID: Final = ACTIONS.first(Use)
DONE_ID: Final = ACTIONS.first(Done)
PICK_ID: Final = ACTIONS.first(Pick)
DRAW_ID: Final = ACTIONS.first(Draw)
TOSS_ID: Final = ACTIONS.first(Toss)
PASS_ID: Final = ACTIONS.first(Pass)
WAIT_ID: Final = ACTIONS.first(Wait)
LAY_ID: Final = ACTIONS.first(Lay)
JOKERS_ID: Final = ACTIONS.first(Jokers)
MASKS_ID: Final = ACTIONS.first(Masks)
AS_ONE_ID: Final = ACTIONS.first(AsOne)
AS_TWO_ID: Final = ACTIONS.first(AsTwo)
ENOUGH_ID: Final = ACTIONS.first(Enough)
RETURN_ID: Final = ACTIONS.first(Return)
BRIDGE_ID: Final = ACTIONS.first(Bridge)
GONDOLA_ID: Final = ACTIONS.first(Gondola)
MAN_ID: Final = ACTIONS.first(Man)
MOVE_ID: Final = ACTIONS.first(Move)
PULL_ID: Final = ACTIONS.first(Pull)
RECRUIT_ID: Final = ACTIONS.first(Recruit)
DECLINE_ID: Final = ACTIONS.first(Decline)


def move_id(source: int, target: int) -> int:
    """The id of a man's move from one district to another."""
    return MOVE_ID + 5 * source + (target if target < source else target - 1)
