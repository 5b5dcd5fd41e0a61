"""A second, slow and plain model of the game, written from the rules page alone; the engine must agree with it.

It is one generator: it yields who decides and what may be chosen (text and weight), and is sent the choice. Chains of
Aces are recursion here. Nothing of the engine is used.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

CHANCE = -1
Ask: TypeAlias = tuple[int, dict[str, int]]
Play: TypeAlias = Generator[Ask, str, None]
Choice: TypeAlias = Generator[Ask, str, str]

BASE = {"7": 7, "8": 8, "9": 9, "X": 10, "U": 4, "O": 4, "K": 4, "A": 4}


@dataclass(eq=False)
class Card:
    """A card on the table; a Chronicler gets its suit later."""

    rank: str
    suit: str
    is_open: bool = False
    is_sideways: bool = False


@dataclass
class SlowGame:
    """A game with its table; ``run`` plays it."""

    options: dict[str, bool | int | str]
    pile: list[str] = field(default_factory=lambda: [r + s for s in "halb" for r in "789XUOKA"] + ["C", "C"])
    bridges: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    columns: list[list[list[Card | None]]] = field(default_factory=lambda: [[[], [], []], [[], [], []]])

    # -- the course of the game -------------------------------------------------------------------------------------

    def run(self) -> Play:
        """The whole game (§1-§4)."""
        for _ in range(3):
            text = yield CHANCE, {f"bridge {card}": 1 for card in self.pile if card != "C"}
            self.bridges.append(self.take(text))
        for seat in (0, 0, 0, 0, 1, 1, 1, 1):
            yield from self.draw(seat)
        leader = int((yield CHANCE, {"leader 0": 1, "leader 1": 1})[-1])
        for _ in range(6):
            yield from self.turn(leader)
            leader = 1 - leader

    def turn(self, leader: int) -> Play:
        """One turn (§2-§4, §7.5)."""
        order = (leader, 1 - leader)
        for seat in order:
            yield from self.draw(seat)
        placed: list[tuple[int, int, Card]] = []
        for seat in order:
            text = yield seat, {f"{card}@{bridge}": 1 for card in self.hands[seat] for bridge in (1, 2, 3)}
            name, bridge = text.split("@")
            self.hands[seat].remove(name)
            card = Card("A" if name == "C" else name[0], "" if name == "C" else name[1])
            self.columns[seat][int(bridge) - 1].append(card)
            placed.append((seat, int(bridge) - 1, card))
        both = self.options["reveal"] == "both"
        if both:
            for _, _, card in placed:
                yield from self.reveal(card)
            for seat, _, card in placed:
                yield from self.declare(seat, card)
        for seat, at, card in placed:
            if not both:
                yield from self.reveal(card)
                yield from self.declare(seat, card)
            yield from self.resolve(seat, at, card, forced=False)

    def take(self, text: str) -> str:
        """Remove the card that an event names from the pile."""
        card = text.rsplit(maxsplit=1)[-1]
        self.pile.remove(card)
        return card

    def draw(self, seat: int) -> Play:
        """One card from the pile."""
        text = yield CHANCE, {f"draw {card}": self.pile.count(card) for card in self.pile}
        self.hands[seat].append(self.take(text))

    def reveal(self, card: Card) -> Play:
        """Turn a card up."""
        yield CHANCE, {f"reveal {card.rank}{card.suit}" if card.suit else "reveal C": 1}
        card.is_open = True

    def declare(self, seat: int, card: Card) -> Play:
        """A Chronicler's suit (§12)."""
        if not card.suit:
            text = yield seat, {f"C:{suit}": 1 for suit in "halb"}
            card.suit = text[-1]

    # -- one card ---------------------------------------------------------------------------------------------------

    def resolve(self, seat: int, bridge: int, card: Card, forced: bool) -> Play:
        """Suit ability, then rank ability (§5-§11)."""
        if card.suit == "a" and self.pile:
            wanted = "draw"
            if not forced:
                wanted = yield seat, {"draw": 1, "pass": 1}
            if wanted == "draw":
                yield from self.draw(seat)
        if card.suit == "l":
            targets = {f"turn {owner}:{bridge + 1}.{at + 1}": other for owner, at, other in self.leaf(bridge, card)}
            text = yield from self.choose(seat, list(targets), forced)
            if text in targets:
                targets[text].is_sideways = True
        if card.rank == "U" and self.bridges[bridge][1] == card.suit:
            if (yield from self.choose(seat, ["swap"], forced)) == "swap":
                self.swap(seat, bridge, card)
        elif card.rank == "O":
            yield from self.move(seat, bridge, forced)
        elif card.rank == "A":
            yield from self.extra(seat, card, forced)

    def choose(self, seat: int, texts: list[str], forced: bool) -> Choice:
        """One of ``texts`` or passing; nobody is asked when there is nothing to choose."""
        if not texts:
            return "pass"
        return (yield seat, dict.fromkeys([*texts, *([] if forced else ["pass"])], 1))

    def leaf(self, bridge: int, leaf: Card) -> list[tuple[int, int, Card]]:
        """What a leaf may turn: owner, index, card (§7)."""
        found: list[tuple[int, int, Card]] = []
        for owner in (0, 1):
            for at, card in enumerate(self.columns[owner][bridge]):
                if card is None or card.is_sideways:
                    continue
                if card is leaf and not self.options["leaf_may_hit_self"]:
                    continue
                if card.is_open or self.options["leaf_hits_facedown"]:
                    found.append((owner, at, card))
        return found

    def swap(self, seat: int, bridge: int, jack: Card) -> None:
        """The Jack becomes the bridge (§8)."""
        column = self.columns[seat][bridge]
        old = self.bridges[bridge]
        column[column.index(jack)] = Card(old[0], old[1], is_open=True)
        self.bridges[bridge] = f"U{jack.suit}"

    def move(self, seat: int, bridge: int, forced: bool) -> Play:
        """The Knight fetches a card (§9)."""
        texts = [
            f"move {b + 1}.{at + 1}"
            for b in (0, 1, 2)
            for at, card in enumerate(self.columns[seat][b])
            if b != bridge and card is not None
        ]
        text = yield from self.choose(seat, texts, forced)
        if text == "pass":
            return
        source, at = (int(part) - 1 for part in text.removeprefix("move ").split("."))
        column = self.columns[seat][source]
        self.columns[seat][bridge].append(column[at])
        if self.options["gap"] == "close":
            del column[at]
        else:
            column[at] = None
            while column and column[-1] is None:
                column.pop()

    def extra(self, seat: int, ace: Card, forced: bool) -> Play:
        """The Ace brings a card of its suit (§11, §12)."""
        fitting = {
            name
            for name in self.hands[seat]
            if (name == "C" and self.options["chronicler_via_ace"]) or (name != "C" and name[1] == ace.suit)
        }
        texts = [f"+{name}@{bridge}" for name in fitting for bridge in (1, 2, 3)]
        if not texts and forced:
            return
        text = yield seat, dict.fromkeys([*texts, *([] if forced else ["pass"])], 1)
        if text == "pass":
            return
        name, bridge = text[1:].split("@")
        self.hands[seat].remove(name)
        card = Card("A" if name == "C" else name[0], ace.suit, is_open=True)
        self.columns[seat][int(bridge) - 1].append(card)
        yield from self.resolve(seat, int(bridge) - 1, card, forced=True)

    # -- the count --------------------------------------------------------------------------------------------------

    def total(self, seat: int, bridge: int) -> Fraction:
        """A seat's points at a bridge (§13, §14)."""
        own, facing = self.columns[seat][bridge], self.columns[1 - seat][bridge]
        cards = [card for card in own if card is not None]
        total = Fraction(0)
        for at, card in enumerate(own):
            if card is None:
                continue
            value = Fraction(BASE[card.rank])
            value += 2 if card.suit == self.bridges[bridge][1] else 0
            value -= 2 if card.is_sideways else 0
            rival = facing[at] if at < len(facing) else None
            if rival is not None and rival.suit == "b":
                value = self.halve(value)
            total += value
        hearts = sum(card.suit == "h" for card in cards)
        total += hearts**2 if self.options["hearts"] == "square" else hearts
        for card in cards:
            if card.rank == "K":
                total += len(cards) if self.options["king_self"] else len(cards) - 1
        return total

    def halve(self, value: Fraction) -> Fraction:
        """Half a value, rounded as the options say (§7.14)."""
        half = value / 2
        if self.options["rounding"] == "down":
            return Fraction(half.numerator // half.denominator)
        if self.options["rounding"] == "up":
            return Fraction(-((-half.numerator) // half.denominator))
        return half

    def outcome(self) -> tuple[tuple[int, int], tuple[int, int], str]:
        """Bridges won, places, reason (§15, §7.6)."""
        totals = [[self.total(seat, bridge) for bridge in range(3)] for seat in (0, 1)]
        won = [sum(totals[seat][b] > totals[1 - seat][b] for b in range(3)) for seat in (0, 1)]
        scores = (won[0], won[1])
        needed = 2 if self.options["need_two"] else 1
        for seat in (0, 1):
            if won[seat] > won[1 - seat] and won[seat] >= needed:
                return scores, (1, 2) if seat == 0 else (2, 1), "more_bridges"
        if self.options["tie_rule"] == "total":
            for seat in (0, 1):
                if sum(totals[seat]) > sum(totals[1 - seat]):
                    return scores, (1, 2) if seat == 0 else (2, 1), "total_points"
        return scores, (1, 1), "draw"
