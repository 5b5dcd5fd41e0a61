"""Errors of boards and of loaded positions."""

from functools import partial
from typing import Final

from ponti.core.errors import BadPosition, fault_of
from ponti.core.words import Words, say


class BadBoard(BadPosition):
    """The JSON describes no board that the game can be played on."""


def bad_board(where: str, problem: Words) -> BadBoard:
    """The error for a board: ``where`` is the JSON path, ``problem`` what is wrong there."""
    return board_error(say("bridgetown-board-at", where=where, problem=problem))


def board_error(words: Words) -> BadBoard:
    """The error that says ``words`` of a board."""
    return BadBoard("bad_board", "", say("bridgetown-board-bad", problem=words))


fault: Final = partial(fault_of, "bridgetown")
"""The error ``bridgetown-bad-<problem>`` for a JSON path, a problem and perhaps a clause."""
