"""Messages as they go over a socket."""

from collections.abc import Mapping

import orjson

from ponti.core.game import Json


def wire_text(message: Mapping[str, Json]) -> str:
    """A message as compact JSON."""
    return orjson.dumps(message).decode()
