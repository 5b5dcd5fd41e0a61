"""A bot process: ``python -m ponti.server.worker NICENESS`` reads questions, writes answers, one line of JSON each.

It is handed what a seat may know and nothing else, so a bot cannot cheat. When its input ends, so does it.
"""

import os
import sys
from collections.abc import Callable
from json import dumps, loads
from typing import Any, Final

import ponti
from ponti.core.game import AnyGame, State
from ponti.search.factory import bot


def answer(line: str) -> dict[str, Any]:
    """The answer to one question."""
    question = loads(line)
    game = ponti.game(question["game"])
    view = game.load_state(question["view"])
    return _ANSWERS[question["ask"]](game, view, question["level"])


def choice(game: AnyGame, view: State, level: str) -> dict[str, Any]:
    """What the bot plays."""
    return {"action": bot(level).choose(game, view)}


def hint(game: AnyGame, view: State, level: str) -> dict[str, Any]:
    """The moves that the bot thought about most, and what it expects after the best."""
    found = bot(level).analyse(game, view)
    moves = [
        {"action": move.action, "share": round(move.share, 3), "value": round(move.value, 3)}
        for move in found.candidates[:_MOVES]
    ]
    return {"moves": moves, "line": [*found.line[:_LINE]]}


_ANSWERS: Final[dict[str, Callable[[AnyGame, State, str], dict[str, Any]]]] = {"choice": choice, "hint": hint}
_MOVES: Final = 5
_LINE: Final = 6


def main(niceness: int) -> None:
    """Answer until the input ends, with less claim to the processor than the server."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    for line in sys.stdin:
        sys.stdout.write(dumps(answer(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
