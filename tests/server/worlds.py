"""Two worlds that one viewer cannot tell apart: the same game with other cards where the viewer cannot see them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from librt.random import Random as FastRandom

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
class World:
    """A game from some position on; the position is one that the viewer cannot tell from its double's."""

    start: State
    line: list[Event] = field(default_factory=list)


def random_line(game: AnyGame, start: State, rng: Random) -> list[Event]:
    """A whole random game."""
    state = start.copy()
    line: list[Event] = []
    while acting := game.acting(state):
        seat = rng.choice(acting)
        line.append(Event(seat, rng.choice(game.legal_actions(state, seat))))
        game.apply(state, line[-1].action, seat)
    return line


def decision_points(game: AnyGame, start: State, line: Sequence[Event]) -> list[tuple[int, State]]:
    """All points of a line at which it is not chance's turn: how many events have passed, and the state."""
    state = start.copy()
    points: list[tuple[int, State]] = []
    for number, event in enumerate(line):
        if event.seat != CHANCE:
            points.append((number, state.copy()))
        game.apply(state, event.action, event.seat)
    return points


def doubles(game: AnyGame, real: State, line: Sequence[Event], viewer: int, rng: Random) -> tuple[World, World]:
    """The world in which ``line`` is played from ``real`` on, and one that looks the same to ``viewer``.

    Both end where the viewer would see a difference, with a whole turn.
    """
    other = game.redeal(game.redact(real, viewer), FastRandom(rng.randrange(1 << 30)))
    worlds = World(real.copy()), World(other.copy())
    real, whole_turns = real.copy(), 0
    for event in line:
        after = real.copy()
        game.apply(after, event.action, event.seat)
        found = _double(game, (real, after), other, event, viewer, rng)
        if found is None:
            break
        game.apply(other, found, event.seat)
        worlds[0].line.append(event)
        worlds[1].line.append(Event(event.seat, found))
        real = after
        if CHANCE not in (game.to_act(real), game.to_act(other)):
            whole_turns = len(worlds[0].line)
    for world in worlds:
        del world.line[whole_turns:]
    return worlds


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
