"""What viewers have seen of a table: from where it is told to them when they come back."""

from concurrent.futures import Future
from functools import partial
from typing import Final

import structlog

from ponti.server.people import read
from ponti.server.seats import token_hash
from ponti.store.data import Person
from ponti.store.repository import Store

logger: Final = structlog.get_logger()


def keys_of(person: Person | None, token: str | None) -> tuple[str, ...]:
    """How a viewer is known again: as a person on every device, and by the token's hash; nobody otherwise."""
    keys = [] if person is None else [f"person:{person.id}"]
    return (*keys, token_hash(token)) if token else tuple(keys)


class Visits:
    """Who has seen what, kept in the store; in memory only until it is there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._coming: dict[tuple[str, str], int] = {}

    async def left_at(self, table: str, keys: tuple[str, ...]) -> int | None:
        """The last line that a viewer had seen when it went; None when it was never there.

        Raises ``store_unavailable``.
        """
        if not keys:
            return None
        coming = [self._coming.get((table, key)) for key in keys]
        kept = await read(self._store.visits.last_seen, table, keys)
        return max((number for number in (*coming, kept) if number is not None), default=None)

    def leave(self, table: str, keys: tuple[str, ...], number: int) -> None:
        """A viewer goes, having seen the log up to line ``number``. Nothing depends on its being kept."""
        for key in keys:
            self._coming[table, key] = number
            self._store.visits.left(table, key, number).add_done_callback(partial(self._kept, (table, key), number))

    def _kept(self, visit: tuple[str, str], number: int, kept: "Future[None]") -> None:
        if self._coming.get(visit) == number:
            del self._coming[visit]
        if kept.exception() is not None:
            logger.warning("visit_not_kept", reason=str(kept.exception()))
