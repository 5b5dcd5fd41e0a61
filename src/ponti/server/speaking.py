"""Sentences as they are said at a table: players go by their names."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import orjson

from ponti.core.words import Words
from ponti.server.seats import shown_names
from ponti.store.data import SeatInfo

_NAME: Final = re.compile(rb"\\u0002([0-9]+)\\u0003")
"""A place for a name in a sentence that is JSON already."""


class Speech(NamedTuple):
    """A language, and the names of players by their numbers, which count from 1. Without names they are numbers."""

    language: str
    names: Mapping[int, str] | None = None

    def text(self, words: Words) -> str:
        """A sentence."""
        return words.text(self.language, self.names)

    def fill(self, json: bytes) -> bytes:
        """JSON with names where ``quoted`` has left places for them."""
        if b"\\u0002" not in json:
            return json
        names = {str(number).encode(): orjson.dumps(name)[1:-1] for number, name in (self.names or {}).items()}
        return _NAME.sub(lambda found: names.get(found[1], found[1]), json)


def speech_at(seats: Sequence[SeatInfo], language: str) -> Speech:
    """How one speaks at a table."""
    return Speech(language, dict(enumerate(shown_names(seats, language), 1)))


def speech_of(names: Sequence[str], language: str) -> Speech:
    """How one speaks of a game whose record tells the names of some players."""
    known = {number: name for number, name in enumerate(names, 1) if name}
    return Speech(language, known) if len(known) == len(names) > 0 else Speech(language)
