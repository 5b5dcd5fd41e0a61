"""Messages as they go over a socket. What many messages have in common is written once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

import orjson

from ponti.core.game import Json
from ponti.core.words import Arg, Words, render

Written: TypeAlias = orjson.Fragment
"""A part of a message that is JSON already."""
Member: TypeAlias = Json | Written | list[Written] | list[dict[str, "Member"]]


def wire_text(message: Mapping[str, Member]) -> str:
    """A message as compact JSON."""
    return orjson.dumps(message).decode()


def left_open(message: str) -> str:
    """An object that has members and is given more of them: ``left_open(first) + second[1:]`` has those of both."""
    return f"{message[:-1]},"


def written(part: Json) -> Written:
    """A part of messages that are written later, as JSON now."""
    return orjson.Fragment(orjson.dumps(part))


def quoted(words: Words, language: str) -> bytes:
    """A sentence as JSON, in which places are left for the names of players."""
    return _quoted(words.key, words.args, language)


@lru_cache(maxsize=1 << 16)
def _quoted(key: str, args: tuple[tuple[str, Arg], ...], language: str) -> bytes:
    """The parts are what is looked up, as where sentences are rendered."""
    return orjson.dumps(render(Words(key, args), language, leaves_names=True))
