"""Everything that can go wrong for a caller, as one tree.

PontiError
├── IllegalAction   the rules forbid this action here (carries the clause)
├── NotYourTurn     the seat is not one of those that may decide now
├── GameOver        nothing can be played any more
├── BadNotation     the text or JSON names no action
│   └── BadPosition the JSON describes no position of the game
├── BadRecord       a game record is damaged (carries the line)
└── BadOptions      an option, a number of seats or a game id is not offered

Each error has a stable ``code`` for programs and ``words`` for people. Bugs are assertions, not errors of this tree.
"""

from typing import Final

from ponti.core.words import Arg, Words, say

LONGEST_SHOWN: Final = 40
"""An error repeats at most so many characters of what it was given."""


class PontiError(Exception):
    """An error that a caller can cause and a person can read.

    ``code`` is stable and in snake case, ``words`` is the sentence in every language, ``clause`` the rule clause that
    applies or an empty string. Errors can be pickled, so that worker processes can raise them.
    """

    def __init__(self, code: str, /, clause: str = "", words: Words | None = None, **args: Arg) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.words: Final = words if words is not None else error_words(code, **args)
        super().__init__(code)

    def __str__(self) -> str:
        return str(self.words)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.clause, self.words)


class IllegalAction(PontiError):
    """The action exists, but the rules forbid it now."""


class NotYourTurn(PontiError):
    """The seat may not decide now."""


class GameOver(PontiError):
    """The game has ended."""


class BadNotation(PontiError):
    """The text, JSON or id names no action of this game."""


class BadPosition(BadNotation):
    """The JSON describes no position of this game."""


class BadRecord(PontiError):
    """A game record cannot be read or replayed; ``line`` counts from 1, 0 when no line is to blame."""

    def __init__(self, code: str, /, line: int = 0, words: Words | None = None, **args: Arg) -> None:
        where = say("error-record-line", line=str(line)) if line else say("error-record-whole")
        super().__init__(code, "", words, where=where, **args)
        self.line: Final = line

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.line, self.words)


class BadOptions(PontiError):
    """An option has an unknown name or a value outside its bounds."""


def shown(value: object) -> str:
    """What an error repeats of a value that somebody sent: one short line, whatever the value is."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list inside itself
        text = type(value).__name__
    line = "".join(sign if sign.isprintable() else " " for sign in text[:LONGEST_SHOWN].strip())
    return line if len(text.strip()) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def error_words(code: str, /, **args: Arg) -> Words:
    """The sentence of an error code, from the core's language files."""
    return say("error-" + code.replace("_", "-"), **args)


def bad_position(where: str, problem: Words, clause: str = "") -> BadPosition:
    """The error for a position that cannot stand: ``where`` is the JSON path, ``problem`` what is wrong with it."""
    return BadPosition("bad_position", clause, say("error-bad-position", where=where, problem=problem))


def fault_of(game: str, where: str, problem: str, clause: str = "") -> BadPosition:
    """The same where the problem is the game's sentence ``<game>-bad-<problem>``."""
    return bad_position(where, say(f"{game}-bad-{problem}"), clause)
