"""How many games there are: the counts of the rules page, by the engine and, for small boards, by the oracle."""

from functools import cache

import pytest

from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import play, texts
from tests.games.diavolo.oracle import Board, Position


def turns(state: DiavoloState) -> list[DiavoloState]:
    """The positions after every turn; a pair of tiles once, not once for each order (§14)."""
    found: list[DiavoloState] = []
    for action in DIAVOLO.legal_actions(state):
        after = state.copy()
        DIAVOLO.apply(after, action)
        if after.first == -1:
            found.append(after)
            continue
        for second in DIAVOLO.legal_actions(after):
            if second > action:
                whole = after.copy()
                DIAVOLO.apply(whole, second)
                found.append(whole)
    return found


def perft(state: DiavoloState, depth: int) -> int:
    """How many ways there are to play ``depth`` turns; the choice is no turn, and light stays with the first player."""
    if depth == 0:
        return 1
    if DIAVOLO.actions.text(DIAVOLO.legal_actions(state)[0] if DIAVOLO.acting(state) else 0) == "light":
        state = state.copy()
        DIAVOLO.apply(state, DIAVOLO.actions.parse("dark"))
    if depth == 1 and DIAVOLO.acting(state):
        return len(turns(state))
    return sum(perft(after, depth - 1) for after in turns(state))


def slow_perft(position: Position | None, depth: int) -> int:
    if position is None:
        return int(depth == 0)
    if depth == 0:
        return 1
    return sum(slow_perft(position.after(turn), depth - 1) for turn in position.turns())


def slow_openings(size: int) -> list[Position]:
    board = Board(size)
    return [Position(board.with_tiles("L", *pair), "D") for pair in board.pairs("L")]


@pytest.mark.parametrize("rule", ["other", "equal"])
@pytest.mark.parametrize(
    ("size", "depth", "count"),
    [(3, 1, 36), (3, 2, 756), (3, 3, 7_760), (4, 1, 120), (4, 2, 10_920), (5, 1, 300)],
)
def test_14_move_counts_of_small_boards(size: int, depth: int, count: int, rule: str) -> None:
    assert perft(DIAVOLO.new_game({"size": size, "last_turn": rule}), depth) == count


@pytest.mark.parametrize(
    ("size", "depth", "count"), [(3, 1, 36), (3, 2, 756), (3, 3, 7_760), (4, 1, 120), (4, 2, 10_920)]
)
def test_14_the_same_counts_from_the_clauses_alone(size: int, depth: int, count: int) -> None:
    assert sum(slow_perft(opening, depth - 1) for opening in slow_openings(size)) == count


@pytest.mark.parametrize(("size", "pairs"), [(8, 2_016), (10, 4_950), (12, 10_296)])
def test_14_first_turns_of_big_boards(size: int, pairs: int) -> None:
    """Any two of size x size cells."""
    assert perft(DIAVOLO.new_game({"size": size}), 1) == pairs == size**2 * (size**2 - 1) // 2


OPENINGS = ("a1+a2", "a1+a3", "a1+b2", "a1+b3", "a1+c3", "a2+b1", "a2+b2", "a2+c2")
"""On 3x3; every other opening is one of these, turned or mirrored."""


def shown(state: DiavoloState) -> tuple[str, int, int]:
    """What tells positions of one level apart."""
    return DIAVOLO.picture(state), int(state.mover), int(state.declarer)


@cache
def levels(rule: str) -> list[list[DiavoloState]]:
    """All positions of 3x3 games, each once, listed by the number of turns that led to them."""
    start = DIAVOLO.new_game({"size": 3, "last_turn": rule})
    found: list[list[DiavoloState]] = [[], [play(start, opening, "dark") for opening in OPENINGS]]
    while found[-1]:
        after = [after for state in found[-1] for after in turns(state)]
        found.append(list({shown(state): state for state in after}.values()))
    return found


@pytest.mark.parametrize(("rule", "lengths"), [("equal", {6}), ("other", {6, 7})])
def test_14_games_on_3x3_last_six_turns(rule: str, lengths: set[int]) -> None:
    """Ruling 14: with ``other`` the one who did not pass may have a seventh."""
    ended = {number for number, states in enumerate(levels(rule)) if not all(map(DIAVOLO.acting, states))}
    assert ended == lengths


@pytest.mark.parametrize("rule", ["other", "equal"])
def test_7_nobody_passes_before_turn_five(rule: str) -> None:
    """Ruling 7, on 3x3, where room is scarcest; there a pass in turn five does happen."""
    passes = {1 + number for number, states in enumerate(levels(rule)) if any("pass" in texts(each) for each in states)}
    assert min(passes) == 5
