"""What viewers have seen of a table: from where it is told to them when they come back."""

from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ponti.server.people import read
from ponti.server.seats import token_hash
from ponti.store.data import Person
from ponti.store.repository import Store

logger: Final = structlog.get_logger()


def keys_of(person: Person | None, token: str | None) -> tuple[str, ...]:
    """How a viewer is known again: as a person on every device, else by the token's hash; nobody otherwise."""
    keys = [] if person is None else [f"person:{person.id}"]
    return (*keys, token_hash(token)) if token else tuple(keys)


class Visit:
    """One viewer's time at a table."""

    def __init__(self, store: Store, table: str, person: Person | None, token: str | None) -> None:
        self._store = store
        self._table = table
        self._keys = keys_of(person, token)

    async def left_at(self) -> int | None:
        """The last line that the viewer had seen when it went; None when it was never there."""
        seen = [await read(self._store.visits.last_seen, self._table, key) for key in self._keys]
        return max((number for number in seen if number is not None), default=None)

    def leave(self, number: int) -> None:
        """The viewer goes, having seen the log up to line ``number``. Nothing depends on its being kept."""
        for key in self._keys:
            self._store.visits.left(self._table, key, number).add_done_callback(_note)


def _note(kept: object) -> None:
    error = kept.exception()  # type: ignore[attr-defined]
    if isinstance(error, SQLAlchemyError):
        logger.warning("visit_not_kept", reason=str(error))
