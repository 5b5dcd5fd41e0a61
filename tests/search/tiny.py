"""Games that fit on a napkin, small enough to know every answer by hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.actions import Action, ActionSpace, Kind
from ponti.core.game import CHANCE, EVERYTHING, OVER, EventView, Game, Json, Result, State, place_rewards
from ponti.core.options import Options
from ponti.core.words import say


class Board(State):
    """A short row of numbers."""

    def __init__(self, cells: list[int], seats: int = 2, viewer: int = EVERYTHING) -> None:
        super().__init__({}, seats, viewer)
        self.cells = cells

    def copy(self) -> "Board":
        return Board(self.cells[:], int(self.seats), int(self.viewer))


@dataclass(frozen=True)
class Do(Action):
    """Action number ``n``."""

    n: int


class TinyGame(Game[Board]):
    """What the napkin games have in common: numbered actions, and views that blank some numbers with -9."""

    blank = -9

    def __init__(self, id: str, actions: int, seats: tuple[int, int] = (2, 2)) -> None:
        super().__init__(id, seats, ActionSpace(Kind(Do, "do", "{n}", {"n": range(actions)})), (), 1000)

    def moves(self, state: Board) -> list[int]:
        raise NotImplementedError

    def points(self, state: Board) -> list[float]:
        raise NotImplementedError

    def hidden(self, state: Board, seat: int) -> list[int]:
        """Indices of the cells that ``seat`` may not know."""
        return []

    def legal_vec(self, state: Board, seat: i64 = -1) -> vec[i64]:
        return vec[i64](self.moves(state))

    def rewards(self, state: Board) -> list[float]:
        points = self.points(state)
        return place_rewards([1 + sum(other > mine for other in points) for mine in points])

    def result(self, state: Board) -> Result:
        points = self.points(state)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Result(tuple(points), places, "over" if self.to_act(state) == OVER else "", say("level-easy"))

    def redact(self, state: Board, seat: int) -> Board:
        view = state.copy()
        view.viewer = seat
        for index in self.hidden(state, seat):
            view.cells[index] = self.blank
        return view

    def redact_event(self, state: Board, action: int, seat: int, actor: int = -1) -> EventView:
        after = state.copy()
        who = int(self.to_act(state)) if actor == -1 else actor
        self.apply(after, action, who)
        before = self.redact(state, seat).cells
        shown = self.redact(after, seat).cells
        changed = [i for i in range(len(shown)) if shown[i] != before[i]]
        is_known = any(shown[i] != self.blank for i in changed) or who == seat
        return EventView(who, action if is_known else None, say("level-easy"))

    def redeal(self, redacted: Board, rng: Random) -> Board:
        state = redacted.copy()
        state.viewer = EVERYTHING
        return state

    def write_position(self, state: Board) -> dict[str, Json]:
        return {"cells": [*state.cells]}


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Noughts(TinyGame):
    """Noughts and crosses: cells 0 empty, 1 first player, 2 second player."""

    def __init__(self) -> None:
        super().__init__("noughts", 9)

    def start(self, options: Options, seats: int) -> Board:
        return Board([0] * 9)

    def winner(self, state: Board) -> int:
        for a, b, c in LINES:
            if state.cells[a] and state.cells[a] == state.cells[b] == state.cells[c]:
                return state.cells[a]
        return 0

    def to_act(self, state: Board) -> i64:
        if self.winner(state) or 0 not in state.cells:
            return OVER
        return (9 - state.cells.count(0)) % 2

    def moves(self, state: Board) -> list[int]:
        return [i for i, cell in enumerate(state.cells) if cell == 0]

    def apply(self, state: Board, action: i64, seat: i64 = -1) -> None:
        state.cells[action] = int(self.to_act(state)) + 1

    def points(self, state: Board) -> list[float]:
        won = self.winner(state)
        return [float(won == 1), float(won == 2)]

    def evaluate(self, state: Board) -> list[float]:
        open_lines = [sum(all(state.cells[i] in {0, own} for i in line) for line in LINES) for own in (1, 2)]
        share = 0.5 + (open_lines[0] - open_lines[1]) / 40
        return [share, 1.0 - share]


class Gamble(TinyGame):
    """Seat 0 keeps a sure win chance or rolls a die, then chance decides.

    Action 0 wins in 3 of 10 cases, action 1 in 6 of 10, action 2 in 5 of 10. cells: [chosen, outcome].
    """

    chances = (3, 6, 5)

    def __init__(self) -> None:
        super().__init__("gamble", 3)

    def start(self, options: Options, seats: int) -> Board:
        return Board([-1, -1])

    def to_act(self, state: Board) -> i64:
        if state.cells[0] < 0:
            return 0
        return CHANCE if state.cells[1] < 0 else OVER

    def moves(self, state: Board) -> list[int]:
        return [0, 1, 2] if state.cells[0] < 0 else [0, 1]

    def weights_vec(self, state: Board) -> vec[i64]:
        good = self.chances[state.cells[0]]
        return vec[i64]([10 - good, good])

    def apply(self, state: Board, action: i64, seat: i64 = -1) -> None:
        state.cells[0 if state.cells[0] < 0 else 1] = int(action)

    def points(self, state: Board) -> list[float]:
        return [float(state.cells[1] == 1), float(state.cells[1] == 0)]

    def evaluate(self, state: Board) -> list[float]:
        share = 0.5 if state.cells[0] < 0 else self.chances[state.cells[0]] / 10
        return [share, 1.0 - share]


class Guess(TinyGame):
    """Each seat is dealt one of the cards 0, 1, 2 unseen by the other; then seat 0 guesses seat 1's card.

    A right guess wins; a guess of the own card is legal and foolish. cells: [card 0, card 1, guess].
    """

    def __init__(self) -> None:
        super().__init__("guess", 3)

    def start(self, options: Options, seats: int) -> Board:
        return Board([-1, -1, -1])

    def to_act(self, state: Board) -> i64:
        if state.cells[0] == -1 or state.cells[1] == -1:
            return CHANCE
        return 0 if state.cells[2] < 0 else OVER

    def moves(self, state: Board) -> list[int]:
        return [i for i in range(3) if state.cells[1] != -1 or i != state.cells[0]]

    def weights_vec(self, state: Board) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(state)))

    def apply(self, state: Board, action: i64, seat: i64 = -1) -> None:
        state.cells[state.cells.index(-1)] = int(action)

    def points(self, state: Board) -> list[float]:
        is_right = state.cells[2] == state.cells[1]
        return [float(is_right), float(not is_right)]

    def evaluate(self, state: Board) -> list[float]:
        return self.rewards(state)

    def hidden(self, state: Board, seat: int) -> list[int]:
        return [i for i in (0, 1) if i != seat and state.cells[i] != -1]

    def redeal(self, redacted: Board, rng: Random) -> Board:
        state = redacted.copy()
        state.viewer = EVERYTHING
        for index in (0, 1):
            if state.cells[index] == self.blank:
                free = [card for card in range(3) if card not in state.cells[:2]]
                state.cells[index] = free[rng.randrange(len(free))]
        return state


class Duel(TinyGame):
    """Two rounds of a secret choice of 0 or 1 by both seats at once.

    Equal choices give seat 0 one point, different ones seat 1, except that two ones give seat 0 three. Choices are
    turned up together. cells: [round 1 of seat 0, of seat 1, round 2 of seat 0, of seat 1], -1 not chosen.
    """

    def __init__(self, gains: Mapping[tuple[int, int], int] | None = None) -> None:
        super().__init__("duel", 2)
        self.gains = gains or {(0, 0): 1, (0, 1): -1, (1, 0): -1, (1, 1): 3}

    def start(self, options: Options, seats: int) -> Board:
        return Board([-1] * 4)

    def turn(self, state: Board) -> int:
        return 0 if -1 in state.cells[:2] else 2

    def acting(self, state: Board) -> tuple[int, ...]:
        first = self.turn(state)
        return tuple(seat for seat in (0, 1) if state.cells[first + seat] == -1)

    def to_act(self, state: Board) -> i64:
        acting = self.acting(state)
        return acting[0] if acting else OVER

    def moves(self, state: Board) -> list[int]:
        return [0, 1]

    def apply(self, state: Board, action: i64, seat: i64 = -1) -> None:
        who = int(self.to_act(state)) if seat < 0 else int(seat)
        state.cells[self.turn(state) + who] = int(action)

    def points(self, state: Board) -> list[float]:
        total = sum(self.gains.get((state.cells[i], state.cells[i + 1]), 0) for i in (0, 2))
        return [float(total > 0) + float(total == 0) / 2, float(total < 0) + float(total == 0) / 2]

    def evaluate(self, state: Board) -> list[float]:
        return self.rewards(state)

    def hidden(self, state: Board, seat: int) -> list[int]:
        first = self.turn(state)
        is_open = -1 not in state.cells[first : first + 2]
        return [first + who for who in (0, 1) if who != seat and state.cells[first + who] != -1 and not is_open]

    def redeal(self, redacted: Board, rng: Random) -> Board:
        state = redacted.copy()
        state.viewer = EVERYTHING
        for index, cell in enumerate(state.cells):
            if cell == self.blank:
                state.cells[index] = int(rng.randrange(2))
        return state


class Auction(TinyGame):
    """Three seats name 0 to 4 at once; the highest sole bid wins, ties win nothing. cells: the bids, -1 not named."""

    def __init__(self) -> None:
        super().__init__("auction", 5, (3, 3))

    def start(self, options: Options, seats: int) -> Board:
        return Board([-1] * 3, 3)

    def acting(self, state: Board) -> tuple[int, ...]:
        return tuple(seat for seat in range(3) if state.cells[seat] == -1)

    def to_act(self, state: Board) -> i64:
        acting = self.acting(state)
        return acting[0] if acting else OVER

    def moves(self, state: Board) -> list[int]:
        return list(range(5))

    def apply(self, state: Board, action: i64, seat: i64 = -1) -> None:
        state.cells[seat if seat >= 0 else self.to_act(state)] = int(action)

    def points(self, state: Board) -> list[float]:
        sole = [bid for bid in state.cells if state.cells.count(bid) == 1]
        return [float(bool(sole) and bid == max(sole)) for bid in state.cells]

    def hidden(self, state: Board, seat: int) -> list[int]:
        return [who for who in range(3) if who != seat and state.cells[who] != -1 and -1 in state.cells]

    def redeal(self, redacted: Board, rng: Random) -> Board:
        state = redacted.copy()
        state.viewer = EVERYTHING
        state.cells = [int(rng.randrange(5)) if cell == self.blank else cell for cell in state.cells]
        return state
