"""The toy's components and state."""

from dataclasses import dataclass
from typing import Final

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.core.game import EVERYTHING, State
from ponti.core.options import Choice, Flag, Option, Options, Whole

HIDDEN: Final = -1
"""A card that the viewer may not know."""
NONE: Final = 0
"""No card chosen."""
FREE: Final = -1
"""A pier without owner."""
CARDS: Final = tuple(range(1, 10))
PIERS: Final = ("a", "b", "c", "d", "e", "f")

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("deck", 6, low=4, high=9),
    Choice("wins", "high", values=("high", "low")),
    Flag("double", False),
)


@dataclass(frozen=True)
class Deal(Action):
    """Chance gives a card to the next seat."""

    card: int


@dataclass(frozen=True)
class Choose(Action):
    """A seat lays a card face down."""

    card: int


@dataclass(frozen=True)
class Mark(Action):
    """The winner of a round takes a pier; two make a turn, written ``a+b``."""

    pier: str


KINDS: Final = (
    Kind(Deal, "deal", "+{card}", {"card": CARDS}),
    Kind(Choose, "choose", "{card}", {"card": CARDS}),
    Kind(Mark, "mark", "{pier}", {"pier": PIERS}),
)
ACTIONS: Final = ActionSpace(*KINDS, telling=(Choose,))
DEAL: Final = ACTIONS.first(Deal)
CHOOSE: Final = ACTIONS.first(Choose)
MARK: Final = ACTIONS.first(Mark)


def copies(card: int, deck: int) -> int:
    """How many of a card there are: the 1 is there twice."""
    return 0 if card > deck else 2 if card == 1 else 1


class ToyState(State):
    """Hands, face-down choices, open cards, points and piers; ``marks_left`` of the ``winner`` who is marking."""

    def __init__(self, options: Options, seats: int, viewer: int = EVERYTHING) -> None:
        super().__init__(options, seats, viewer)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[int] = [NONE] * seats
        self.gone: list[int] = []
        self.points: list[int] = [0] * seats
        self.piers: list[int] = [FREE] * len(PIERS)
        self.winner: int = 0
        self.marks_left: int = 0

    def copy(self) -> "ToyState":
        twin = ToyState(self.options, int(self.seats), int(self.viewer))
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.gone = self.gone[:]
        twin.points = self.points[:]
        twin.piers = self.piers[:]
        twin.winner = self.winner
        twin.marks_left = self.marks_left
        return twin

    @property
    def deck(self) -> int:
        return int(self.options["deck"])

    @property
    def hand_size(self) -> int:
        return min(2, self.deck // int(self.seats))

    @property
    def dealt(self) -> int:
        """How many cards have left the deck."""
        return sum(map(len, self.hands)) + sum(card != NONE for card in self.chosen) + len(self.gone)

    def unseen(self) -> list[int]:
        """The physical cards that the viewer has not seen, lowest first."""
        seen = self.gone + self.chosen + [card for hand in self.hands for card in hand]
        return [card for card in CARDS for _ in range(copies(card, self.deck) - seen.count(card))]
