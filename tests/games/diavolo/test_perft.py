"""How many games there are: the counts of the rules page, by the engine and, for small boards, by the oracle."""

import pytest

from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.oracle import Board, Position, cell


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


def deepest(state: DiavoloState) -> set[int]:
    """How many turns the games from here on last, by playing all of them along the highest and lowest actions."""
    lengths: set[int] = set()
    todo = [(state, 0)]
    while todo:
        now, played = todo.pop()
        if not DIAVOLO.acting(now):
            lengths.add(played)
            continue
        following = turns(now)
        todo += [(following[index], played + 1) for index in {0, len(following) // 2, len(following) - 1}]
    return lengths


@pytest.mark.parametrize(("rule", "lengths"), [("equal", {6}), ("other", {6, 7})])
def test_14_games_on_3x3_last_six_turns(rule: str, lengths: set[int]) -> None:
    """Ruling 14; the opening and the turns after the choice."""
    state = DIAVOLO.new_game({"size": 3, "last_turn": rule})
    for text in ("a1", "c3", "dark"):
        DIAVOLO.apply(state, DIAVOLO.actions.parse(text))
    assert {1 + length for length in deepest(state)} <= lengths


def test_7_nobody_passes_before_turn_five() -> None:
    """Ruling 7, on 3x3 with every opening and every answer."""
    openings = [Position(Board(3).with_tiles("L", cell("b2"), cell(other)), "D") for other in ("a1", "a2", "c3")]
    third = [after for start in openings for turn in start.turns() if (after := start.after(turn)) is not None]
    assert all("pass" not in after.turns() for after in third)
