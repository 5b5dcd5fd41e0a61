"""The position: flat numbers, small rows per seat, sets of plots and seats as bits."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import EVERYTHING, State
from ponti.core.options import Options
from ponti.games.ponte_vecchio.board import count
from ponti.games.ponte_vecchio.components import BITS, FULL_HAND, SHOPS, START_CASH

# Phases, in the order of a game and of a round.
START: Final = 0  # chance draws the start player
SETUP: Final = 1  # the free shops
BID: Final = 2
BUILD: Final = 3
CARD: Final = 4  # everybody chooses a card at the same time
SALE: Final = 5  # keep the right, or ask for offers
OFFER: Final = 6
ANSWER: Final = 7  # accept one offer, or refuse all
STOP: Final = 8
PAYEE: Final = 9
TURN: Final = 10
OVER_PHASE: Final = 11

PHASE_NAMES: Final = (
    "start", "setup", "bid", "build", "card", "sale", "offer", "answer", "stop", "payee", "turn", "over",
)  # fmt: skip

NONE: Final = -1
HIDDEN: Final = -2
"""Stands in a redacted state for a chosen card or an offer that its viewer may not know."""

# Why the final round began.
NOT_YET: Final = 0
LAST_SHOP: Final = 1
STALLED: Final = 2
REASONS: Final = ("", "last_shop", "stall")

PUBLIC: Final = 0
SEALED: Final = 1
NO_SALE: Final = 2
SALE_MODES: Final = ("public", "sealed", "off")


@final
class Terms:
    """The options as numbers, shared by all states of a game."""

    def __init__(self, options: Options) -> None:
        self.setup_shops: i64 = int(options["setup_shops"])
        self.min_bid: i64 = int(options["min_bid"])
        self.sale_mode: i64 = SALE_MODES.index(str(options["sale_mode"]))
        self.payee_joker: bool = options["joker_counts"] == "payee"
        self.finish_round: bool = bool(options["finish_round_before_final"])
        self.random_build: bool = bool(options["random_build"])
        self.only_if_needed: bool = bool(options["empty_only_if_needed"])
        self.stall_cap: i64 = int(options["stall_cap"])
        self.memory: bool = options["ledger"] == "memory"


@final
class Facts:
    """What happened last, for the screen and the log: never read by a rule. Replaced, not changed, when it happens."""

    def __init__(self) -> None:
        self.built_by: i64 = NONE
        self.built_plot: i64 = NONE
        self.built_price: i64 = 0
        self.seller: i64 = NONE
        self.buyer: i64 = NONE
        self.sale_price: i64 = 0
        self.sale_round: i64 = 0
        self.moved_from: i64 = NONE
        self.moved_to: i64 = NONE
        self.paid_to: i64 = NONE
        self.paid: i64 = 0
        self.turned: bool = False
        self.move_round: i64 = 0

    def copy(self) -> "Facts":
        """An independent copy."""
        new = Facts()
        new.built_by = self.built_by
        new.built_plot = self.built_plot
        new.built_price = self.built_price
        new.seller = self.seller
        new.buyer = self.buyer
        new.sale_price = self.sale_price
        new.sale_round = self.sale_round
        new.moved_from = self.moved_from
        new.moved_to = self.moved_to
        new.paid_to = self.paid_to
        new.paid = self.paid
        new.turned = self.turned
        new.move_round = self.move_round
        return new


NO_FACTS: Final = Facts()


@final
class VecchioState(State):
    """A position of Ponte Vecchio, also in mid-decision."""

    def __init__(
        self,
        options: Options,
        seats: int,
        viewer: int,
        terms: Terms,
        shops: vec[i64],
        cash: vec[i64],
        hands: vec[i64],
        stacks: vec[i64],
        chosen: vec[i64],
        amounts: vec[i64],
        places: vec[i64],
    ) -> None:
        super().__init__(options, seats, viewer)
        self.terms: Final = terms
        # Rows by seat. Copies of a state share the first three: they are replaced, never changed in place.
        self.shops: vec[i64] = shops  # plots, as bits
        self.hands: vec[i64] = hands  # cards, as bits; a chosen card stays in until the reveal
        self.stacks: vec[i64] = stacks  # played cards, four bits each: rank + 1, the last one lowest
        self.cash: vec[i64] = cash
        self.chosen: vec[i64] = chosen
        self.amounts: vec[i64] = amounts  # an offer, or what is entered of an amount
        self.places: vec[i64] = places  # the next place of an amount being entered
        self.phase: i64 = START
        self.current: i64 = -1  # the seat that decides (the first of several), CHANCE or OVER
        self.starter: i64 = NONE
        self.round: i64 = 0  # counts the plays of the final round on
        self.build_round: i64 = 0  # the last round with a build
        self.final_reason: i64 = NOT_YET
        self.final_plays: i64 = NONE  # plays of the final round that have ended; NONE before it
        self.lord: i64 = 0  # 0 is the bank he starts from
        self.facing: i64 = 1
        self.last_mover: i64 = NONE
        self.bid: i64 = 0
        self.high: i64 = NONE  # who made the bid
        self.bidders: i64 = 0  # seats still in the auction
        self.asked: i64 = 0  # seats that have still to name an offer
        self.struck: i64 = 0  # seats struck by the tie rule this round
        self.holder: i64 = NONE  # who has, or had, the right this round
        self.mover: i64 = NONE  # who moves: the holder or the buyer
        self.revealed: i64 = 0  # the cards turned up last, four bits per seat: rank + 1
        self.facts: Facts = NO_FACTS

    def copy(self) -> "VecchioState":
        new = VecchioState(
            self.options, self.seats, self.viewer, self.terms,
            self.shops, self.cash[:], self.hands, self.stacks, self.chosen[:], self.amounts[:], self.places[:],
        )  # fmt: skip
        new.phase = self.phase
        new.current = self.current
        new.starter = self.starter
        new.round = self.round
        new.build_round = self.build_round
        new.final_reason = self.final_reason
        new.final_plays = self.final_plays
        new.lord = self.lord
        new.facing = self.facing
        new.last_mover = self.last_mover
        new.bid = self.bid
        new.high = self.high
        new.bidders = self.bidders
        new.asked = self.asked
        new.struck = self.struck
        new.holder = self.holder
        new.mover = self.mover
        new.revealed = self.revealed
        new.facts = self.facts
        return new

    def add_shop(self, seat: i64, plot: i64) -> None:
        """Build."""
        shops = self.shops[:]
        shops[seat] |= BITS[plot]
        self.shops = shops

    def on_bridge(self) -> i64:
        """All plots with a shop."""
        plots: i64 = 0
        for shops in self.shops:
            plots |= shops
        return plots

    def left(self, seat: i64) -> i64:
        """How many shops a player has still to build."""
        return SHOPS - count(self.shops[seat])

    def card(self, seat: i64) -> i64:
        """The card that a player turned up last."""
        return (self.revealed >> (4 * seat) & 15) - 1

    def is_final(self) -> bool:
        """Whether the final round has begun."""
        return self.final_plays != NONE

    def owner(self, plot: i64) -> i64:
        """Whose shop stands on a plot, or ``NONE``."""
        for seat in range(self.seats):
            if self.shops[seat] & BITS[plot] != 0:
                return seat
        return NONE


def new_state(options: Options, seats: int, viewer: int = EVERYTHING) -> VecchioState:
    """The start of a game, before chance draws the start player."""
    return VecchioState(
        options, seats, viewer, Terms(options),
        row(seats, 0), row(seats, START_CASH), row(seats, FULL_HAND), row(seats, 0), row(seats, NONE),
        row(seats, NONE), row(seats, 0),
    )  # fmt: skip


def row(seats: i64, value: i64) -> vec[i64]:
    """The same value for every seat."""
    row = vec[i64]()
    for _ in range(seats):
        row = append(row, value)
    return row
