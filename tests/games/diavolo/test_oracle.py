"""The engine against the slow oracle on random games: every legal action, reason, score and end."""

import pytest
from librt.random import Random

from ponti.core.game import OVER
from ponti.games.diavolo.board import NUMBERS
from ponti.games.diavolo.components import DARK, LIGHT
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.scoring import score
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import is_open
from tests.games.diavolo.oracle import PASS, Board, Cell, Position, around, cell, name

CASES = [
    (size, last_turn, supply, knights)
    for size in (3, 4, 5, 6, 7, 10)
    for last_turn in ("other", "equal")
    for supply, knights in (("unlimited", True), ("box", True), ("unlimited", False))
]


def legal_texts(state: DiavoloState) -> set[str]:
    return {DIAVOLO.actions.text(action) for action in DIAVOLO.legal_actions(state)}


def assert_same_board(state: DiavoloState, board: Board) -> None:
    for colour, letter in ((LIGHT, "L"), (DARK, "D")):
        now = score(state, colour)
        assert (now.points, now.islands, now.bridges) == board.score(letter)
        placeable = {name(place) for place in board.placeable(letter)}
        assert {text for text in map(name, board.cells()) if is_open(state.board, colour, NUMBERS[text])} == placeable


def draw(state: DiavoloState, board: Board, colour: str, rng: Random) -> int:
    """A random action; more often than not a tile beside an own one, so that games see islands."""
    action = 0
    for _ in range(4):
        action = int(DIAVOLO.sample(state, rng))
        text = DIAVOLO.actions.text(action)
        if text == PASS or "-" in text or not board.own(colour).isdisjoint(around(cell(text))):
            break
    return action


def play_turn(state: DiavoloState, position: Position, rng: Random) -> str:
    """One random turn, with every decision in it compared."""
    assert legal_texts(state) == position.decisions()
    action = draw(state, position.board, position.to_move, rng)
    text = DIAVOLO.actions.text(action)
    DIAVOLO.apply(state, action)
    if text == PASS or "-" in text:
        return text
    first: Cell = cell(text)
    board = position.board.with_tiles(position.to_move, first)
    assert legal_texts(state) == {name(place) for place in board.placeable(position.to_move)}
    second = draw(state, board, position.to_move, rng)
    DIAVOLO.apply(state, second)
    return f"{text}+{DIAVOLO.actions.text(second)}"


@pytest.mark.parametrize(("size", "last_turn", "supply", "knights"), CASES)
def test_random_games_agree_with_the_oracle(size: int, last_turn: str, supply: str, knights: bool) -> None:
    rng = Random(size)
    for _ in range(1 if size == 10 else 12 // size):
        options = {"size": size, "last_turn": last_turn, "supply": supply, "parallel_knights": knights}
        state = DIAVOLO.new_game(options)
        board = Board(size, parallel_knights=knights)
        for _ in range(2):
            assert legal_texts(state) == {name(place) for place in board.placeable("L")}
            tile = int(DIAVOLO.sample(state, rng))
            DIAVOLO.apply(state, tile)
            board = board.with_tiles("L", cell(DIAVOLO.actions.text(tile)))
        DIAVOLO.apply(state, DIAVOLO.sample(state, rng))
        position: Position | None = Position(board, "D", last_turn == "equal", supply == "box")
        while position is not None:
            position = position.after(play_turn(state, position, rng))
            if position is not None:
                assert_same_board(state, position.board)
        assert DIAVOLO.to_act(state) == OVER
