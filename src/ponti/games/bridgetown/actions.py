"""All decisions and outcomes, declared once per board: the names of its spaces and bridges are in the notation.

A ride is its end space and, where it matters, the flags that the chosen route brings: ``to eMO`` or ``to eMO MO``.
Everything up to ``Stay`` has the same id on every board.
"""

from dataclasses import dataclass
from typing import Final

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.games.bridgetown.board import Board, names_of_set
from ponti.games.bridgetown.board_reader import own_board
from ponti.games.bridgetown.components import LETTERS, MODE_IDS, PAIRS, SPOTS


@dataclass(frozen=True)
class Start(Action):
    """Outcome: who starts (§3)."""

    player: str


@dataclass(frozen=True)
class Draw(Action):
    """Outcome: a flag from the bag for the next empty bridge (§2, §20)."""

    colour: str


@dataclass(frozen=True)
class Place(Action):
    """Put a planner on a mode or a special action (§4-§7)."""

    spot: str


@dataclass(frozen=True)
class MoveFirst(Action):
    """Use First: move before the start player (§10)."""


@dataclass(frozen=True)
class Wait(Action):
    """Keep First for a later turn (§10)."""


@dataclass(frozen=True)
class Use(Action):
    """Choose a mode for this turn (§8)."""

    mode: str


@dataclass(frozen=True)
class UseDouble(Action):
    """Choose a mode and double its base speed (§11)."""

    mode: str


@dataclass(frozen=True)
class SwapFlags(Action):
    """Exchange the flags of two bridges (§12)."""

    one: str
    other: str


@dataclass(frozen=True)
class Keep(Action):
    """Keep Swap for a later turn (§12)."""


@dataclass(frozen=True)
class Exchange(Action):
    """Take the flag in exchange for the one on the card (§19)."""


@dataclass(frozen=True)
class Decline(Action):
    """Leave the flag on its bridge (§19)."""


@dataclass(frozen=True)
class Stay(Action):
    """Stand still, since the mode cannot move (§16)."""


@dataclass(frozen=True)
class Walk(Action):
    """Walk one space, since the mode cannot move (§16)."""

    to: str


@dataclass(frozen=True)
class Ride(Action):
    """Move to a space without taking a flag (§9, §14)."""

    to: str


@dataclass(frozen=True)
class RideFor(Action):
    """Move to a space on a route that brings these bridges' flags (§18)."""

    to: str
    flags: str


OWN_BOARD: Final = own_board()
"""The board that ships with the game."""


def action_space(board: Board) -> ActionSpace:
    """The actions on a board."""
    bridges = board.bridge_ids
    ends = board.names[: int(board.ends)]
    pairs = [(bridges[one], bridges[other]) for one, other in PAIRS]
    sets = [names_of_set(board, bridge_set) for bridge_set in board.sets]
    return ActionSpace(
        #    class      JSON type      notation              values
        Kind(Start,     "start",       "start {player}",     {"player": LETTERS}),
        Kind(Draw,      "draw",        "flag {colour}",      {"colour": board.colours}),
        Kind(Place,     "place",       "plan {spot}",        {"spot": SPOTS}),
        Kind(MoveFirst, "first",       "first"),
        Kind(Wait,      "wait",        "wait"),
        Kind(Use,       "use",         "use {mode}",         {"mode": MODE_IDS}),
        Kind(UseDouble, "double",      "double {mode}",      {"mode": MODE_IDS}),
        Kind(SwapFlags, "swap",        "swap {one} {other}", rows=pairs),
        Kind(Keep,      "keep",        "keep"),
        Kind(Exchange,  "exchange",    "exchange"),
        Kind(Decline,   "decline",     "decline"),
        Kind(Stay,      "stay",        "stay"),
        Kind(Walk,      "walk",        "walk {to}",          {"to": ends}),
        Kind(Ride,      "ride",        "to {to}",            {"to": ends}),
        Kind(RideFor,   "ride_for",    "to {to} {flags}",    {"to": ends, "flags": sets}),
    )  # fmt: skip


ACTIONS: Final = action_space(OWN_BOARD)

START_ID: Final = ACTIONS.first(Start)
DRAW_ID: Final = ACTIONS.first(Draw)
PLACE_ID: Final = ACTIONS.first(Place)
FIRST_ID: Final = ACTIONS.first(MoveFirst)
WAIT_ID: Final = ACTIONS.first(Wait)
USE_ID: Final = ACTIONS.first(Use)
DOUBLE_ID: Final = ACTIONS.first(UseDouble)
SWAP_ID: Final = ACTIONS.first(SwapFlags)
KEEP_ID: Final = ACTIONS.first(Keep)
EXCHANGE_ID: Final = ACTIONS.first(Exchange)
DECLINE_ID: Final = ACTIONS.first(Decline)
STAY_ID: Final = ACTIONS.first(Stay)
WALK_ID: Final = ACTIONS.first(Walk)
"""From here on ids depend on how many spaces the board has: walks, then rides, then rides with flags."""
