"""Every action and chance outcome, from one declaration; bridges and positions count from 1 here, seats from 0."""

from dataclasses import dataclass
from itertools import product
from typing import Final

from mypy_extensions import i64

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.games.tre_ponti.board import BRIDGES, LENGTH
from ponti.games.tre_ponti.components import CARDS, SUIT_CARDS, SUITS


@dataclass(frozen=True)
class Bridge(Action):
    """Chance: this card becomes the next bridge (§1)."""

    card: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: this card is dealt or drawn (§1, §2, §6)."""

    card: str


@dataclass(frozen=True)
class Leader(Action):
    """Chance: this seat leads the first turn (§1)."""

    seat: int


@dataclass(frozen=True)
class Reveal(Action):
    """Chance with one outcome: the face-down card is turned up and is this one (§4)."""

    card: str


@dataclass(frozen=True)
class Place(Action):
    """Put a card face down at a bridge (§3)."""

    card: str
    bridge: int


@dataclass(frozen=True)
class Declare(Action):
    """Name the suit of a Chronicler (§12)."""

    suit: str


@dataclass(frozen=True)
class TakeCard(Action):
    """Use the acorn: draw a card (§6)."""


@dataclass(frozen=True)
class Turn(Action):
    """Use the leaf: turn this card sideways (§7)."""

    owner: int
    bridge: int
    position: int


@dataclass(frozen=True)
class TurnBridge(Action):
    """Turn a bridge card sideways: never allowed, so that people can ask why (§7)."""

    bridge: int


@dataclass(frozen=True)
class Swap(Action):
    """Use the Jack: exchange it with the bridge card (§8)."""


@dataclass(frozen=True)
class Move(Action):
    """Use the Knight: move this own card to the end of the Knight's column (§9)."""

    bridge: int
    position: int


@dataclass(frozen=True)
class Extra(Action):
    """Use the Ace: play this card too, face up, at a bridge (§11)."""

    card: str
    bridge: int


@dataclass(frozen=True)
class Pass(Action):
    """Leave an ability unused (§5)."""


_BRIDGES: Final = tuple(range(1, BRIDGES + 1))
_POSITIONS: Final = tuple(range(1, LENGTH + 1))

ACTIONS: Final = ActionSpace(
    Kind(Bridge, "bridge", "bridge {card}", rows=[(card,) for card in CARDS[:SUIT_CARDS]]),
    Kind(Draw, "draw", "draw {card}", rows=[(card,) for card in CARDS]),
    Kind(Leader, "leader", "leader {seat}", {"seat": (0, 1)}),
    Kind(Reveal, "reveal", "reveal {card}", rows=[(card,) for card in CARDS]),
    Kind(Place, "place", "{card}@{bridge}", rows=list(product(CARDS, _BRIDGES))),
    Kind(Declare, "declare", "C:{suit}", {"suit": SUITS}),
    Kind(TakeCard, "take", "draw"),
    Kind(Turn, "turn", "turn {owner}:{bridge}.{position}", rows=list(product((0, 1), _BRIDGES, _POSITIONS))),
    Kind(TurnBridge, "turn_bridge", "turn bridge {bridge}", {"bridge": _BRIDGES}),
    Kind(Swap, "swap", "swap"),
    Kind(Move, "move", "move {bridge}.{position}", rows=list(product(_BRIDGES, _POSITIONS))),
    Kind(Extra, "extra", "+{card}@{bridge}", rows=list(product(CARDS, _BRIDGES))),
    Kind(Pass, "pass", "pass"),
    telling=(Turn, Extra),
)

BRIDGE0: Final[i64] = ACTIONS.first(Bridge)  # + card
DRAW0: Final[i64] = ACTIONS.first(Draw)  # + card
LEADER0: Final[i64] = ACTIONS.first(Leader)  # + seat
REVEAL0: Final[i64] = ACTIONS.first(Reveal)  # + card
PLACE0: Final[i64] = ACTIONS.first(Place)  # + card * 3 + bridge
DECLARE0: Final[i64] = ACTIONS.first(Declare)  # + suit
TAKE: Final[i64] = ACTIONS.first(TakeCard)
TURN0: Final[i64] = ACTIONS.first(Turn)  # + slot
SWAP: Final[i64] = ACTIONS.first(Swap)
MOVE0: Final[i64] = ACTIONS.first(Move)  # + bridge * LENGTH + position
EXTRA0: Final[i64] = ACTIONS.first(Extra)  # + card * 3 + bridge
PASS: Final[i64] = ACTIONS.first(Pass)
