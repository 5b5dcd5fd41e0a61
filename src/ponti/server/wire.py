"""Messages as they go over a socket."""

from collections.abc import Mapping

import orjson

from ponti.core.game import Json


def wire_text(message: Mapping[str, Json]) -> str:
    """A message as compact JSON."""
    return orjson.dumps(message).decode()


def joined(first: str, second: str) -> str:
    """One object with the members of two, none of which is empty."""
    return f"{first[:-1]},{second[1:]}"
