"""Who is at the tables on the other servers: what they say of themselves, for as long as they are heard of."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

SILENCE: Final = 30.0
"""A server that was not heard of for so many seconds is gone."""


@dataclass(frozen=True)
class Presence:
    """Who watches a table: the seats whose players do, and how many others."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0

    def with_others(self, other: "Presence") -> "Presence":
        """Both."""
        if other is NOBODY:
            return self
        return Presence(self.seats | other.seats, self.spectators + other.spectators)


NOBODY: Final = Presence()


class Presences:
    """The presence at tables on other servers."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, dict[str, Presence]] = {}
        self._heard: dict[str, float] = {}

    def hear(self, server: str) -> None:
        """A server is there."""
        self._heard[server] = self._clock()

    def set(self, server: str, table: str, presence: Presence) -> None:
        """Who watches a table on a server."""
        self.hear(server)
        if presence == NOBODY:
            self._tables.get(table, {}).pop(server, None)
        else:
            self._tables.setdefault(table, {})[server] = presence

    def of(self, table: str) -> Presence:
        """Who watches a table on all other servers together."""
        found = NOBODY
        for presence in self._tables.get(table, {}).values():
            found = found.with_others(presence)
        return found

    def forget(self, server: str) -> list[str]:
        """A server has gone; the tables at which somebody watched there."""
        self._heard.pop(server, None)
        left = [table for table, servers in self._tables.items() if servers.pop(server, None) is not None]
        self._tables = {table: servers for table, servers in self._tables.items() if servers}
        return left

    def forget_silent(self) -> list[str]:
        """Forget the servers that were not heard of for long; the tables at which somebody watched there."""
        limit = self._clock() - SILENCE
        return [table for server, at in [*self._heard.items()] if at < limit for table in self.forget(server)]
