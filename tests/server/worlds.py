"""Two worlds that one viewer cannot tell apart: the same game with other cards where the viewer cannot see them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from ponti.core.dice import Dice
from ponti.core.game import CHANCE, AnyGame, State
from ponti.core.record import Event


class Script(Dice):
    """Dice that give the outcomes of a line that is already known."""

    def __init__(self, game: AnyGame, start: State, line: Sequence[Event]) -> None:
        super().__init__(seed=0)
        self._positions: dict[int, int] = {}
        state = start.copy()
        for index, event in enumerate(line):
            if event.seat == CHANCE:
                self._positions[index] = game.legal_actions(state).index(event.action)
            game.apply(state, event.action, event.seat)

    def choose(self, index: int, weights: Sequence[int]) -> int:
        return self._positions.get(index, 0)


@dataclass
class Pair:
    """The line that was played, and another one that looks the same to the viewer as far as it goes."""

    real: list[Event] = field(default_factory=list)
    other: list[Event] = field(default_factory=list)

    @property
    def differences(self) -> int:
        return sum(one != two for one, two in zip(self.real, self.other, strict=False))


def random_line(game: AnyGame, start: State, rng: Random) -> list[Event]:
    """A whole random game."""
    state = start.copy()
    line: list[Event] = []
    while acting := game.acting(state):
        seat = rng.choice(acting)
        line.append(Event(seat, rng.choice(game.legal_actions(state, seat))))
        game.apply(state, line[-1].action, seat)
    return line


def pair_of_worlds(game: AnyGame, start: State, viewer: int, rng: Random) -> Pair:
    """A random game and its double for ``viewer``, which ends where the viewer would see a difference."""
    pair = Pair(random_line(game, start, rng))
    real, other = start.copy(), start.copy()
    whole_turns = 0
    for event in pair.real:
        after = real.copy()
        game.apply(after, event.action, event.seat)
        found = _double(game, (real, after), other, event, viewer, rng)
        if found is None:
            break
        game.apply(other, found, event.seat)
        pair.other.append(Event(event.seat, found))
        real = after
        if game.to_act(real) != CHANCE:
            whole_turns = len(pair.other)
    del pair.other[whole_turns:]
    return pair


def _double(
    game: AnyGame, real: tuple[State, State], other: State, event: Event, viewer: int, rng: Random
) -> int | None:
    """What may happen in the other world for the viewer to see the same; something else if possible."""
    before, after = real
    reading = game.redact_event(before, event.action, viewer, event.seat)
    seen = game.write_position(game.redact(after, viewer))
    fitting = []
    for action in game.legal_actions(other, event.seat):
        if game.redact_event(other, action, viewer, event.seat) == reading:
            there = other.copy()
            game.apply(there, action, event.seat)
            if game.write_position(game.redact(there, viewer)) == seen:
                fitting.append(action)
    if event.seat != CHANCE and event.action in fitting and rng.random() < 0.7:
        return event.action  # what is played tends to be shown later
    return rng.choice(fitting) if fitting else None
