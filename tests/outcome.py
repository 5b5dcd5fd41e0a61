"""Calls that may be refused, as values."""

from collections.abc import Callable
from typing import TypeVar

from ponti import PontiError
from ponti.core.words import LANGUAGES

T = TypeVar("T")


def outcome(call: Callable[[], T]) -> T | PontiError:
    """What the call gives, or the refusal it raises; anything else that it raises is a bug and passes through."""
    try:
        return call()
    except PontiError as error:
        return error


def assert_polite(error: PontiError) -> None:
    """A refusal has a stable code and a short sentence in every language."""
    assert error.code.replace("_", "").isalnum(), error.code
    for language in LANGUAGES:
        text = error.words.text(language)
        assert 0 < len(text) < 600, text
        assert "\n" not in text, text
