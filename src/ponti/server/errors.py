"""What a client can do wrong at a table: the core's errors and these, each with a code and an HTTP status."""

from collections.abc import Mapping
from typing import Final

from ponti.core.errors import BadOptions, PontiError, error_words
from ponti.core.words import Arg


class TableError(PontiError):
    """A request that the server refuses; ``status`` is its HTTP status."""

    def __init__(self, code: str, /, status: int = 400, **args: Arg) -> None:
        super().__init__(code, words=error_words(code, **args))
        self.status: Final = status


class BotFailed(Exception):
    """A bot gave no usable answer."""


def status_of(error: PontiError) -> int:
    """The HTTP status of any error a client can cause."""
    if isinstance(error, TableError):
        return error.status
    if isinstance(error, BadOptions) and error.code == "unknown_game":
        return 404
    return 400


def error_json(error: PontiError, language: str, names: Mapping[int, str] | None = None) -> dict[str, str]:
    """An error as every answer carries it: stable code, rule clause, and a sentence in the reader's language.

    Players go by their ``names`` in it where these are known.
    """
    return {"code": error.code, "clause": error.clause, "words": error.words.text(language, names)}
