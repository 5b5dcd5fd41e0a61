"""Errors of boards and of loaded positions."""

from ponti.core.errors import BadPosition, bad_position
from ponti.core.words import Words, say


class BadBoard(BadPosition):
    """The JSON describes no board that the game can be played on."""


def bad_board(where: str, problem: Words) -> BadBoard:
    """The error for a board: ``where`` is the JSON path, ``problem`` what is wrong there."""
    return board_error(say("bridgetown-board-at", where=where, problem=problem))


def board_error(words: Words) -> BadBoard:
    """The error that says ``words`` of a board."""
    return BadBoard("bad_board", "", say("bridgetown-board-bad", problem=words))


def fault(where: str, problem: str, clause: str = "") -> BadPosition:
    """The error ``bridgetown-bad-<problem>`` at a JSON path of a position."""
    return bad_position(where, say(f"bridgetown-bad-{problem}"), clause)
