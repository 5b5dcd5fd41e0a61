"""How much one address, person or connection may ask for: generous to people, narrow for those who flood or guess."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal, TypeAlias

from starlette.requests import HTTPConnection

from ponti.server.errors import TableError

Kind: TypeAlias = Literal[
    "tables", "seats", "guests", "logins", "changes", "uploads", "past", "sockets", "messages", "chat", "hints"
]
Clock: TypeAlias = Callable[[], float]

_MOST_KEYS: Final = 100_000
_A_WHILE: Final = 100
"""Seconds beyond which people are told minutes."""


@dataclass(frozen=True)
class Rate:
    """A bucket of ``burst`` requests that fills up again within ``seconds``. Without a burst nothing is limited."""

    burst: int
    seconds: float

    def times(self, factor: float) -> "Rate":
        """The same with a bucket ``factor`` times as large; 0 lifts the limit."""
        return replace(self, burst=math.ceil(self.burst * factor))


@dataclass(frozen=True)
class Limits:
    """What a server allows. All but the last three count per address, and once more per person who asks."""

    tables: Rate = Rate(60, 1_800)
    seats: Rate = Rate(120, 1_800)
    guests: Rate = Rate(20, 3_600)
    logins: Rate = Rate(10, 600)
    changes: Rate = Rate(120, 600)
    uploads: Rate = Rate(60, 600)
    past: Rate = Rate(1_200, 60)
    sockets: Rate = Rate(300, 60)
    messages: Rate = Rate(200, 10)
    chat: Rate = Rate(20, 30)
    hints: Rate = Rate(30, 120)

    def times(self, factor: float) -> "Limits":
        """All rates ``factor`` times as large; 0 lifts them."""
        return Limits(**{field.name: getattr(self, field.name).times(factor) for field in fields(self)})

    def rate(self, kind: Kind) -> Rate:
        """The rate of one kind of request."""
        rate: Rate = getattr(self, kind)
        return rate


class TooManyRequests(TableError):
    """Asked too often; ``seconds`` later it is allowed again."""

    def __init__(self, wait: float) -> None:
        self.seconds: Final = max(1, math.ceil(wait))
        minutes = math.ceil(self.seconds / 60) if self.seconds > _A_WHILE else 0
        super().__init__("too_many_requests", 429, seconds=self.seconds, minutes=minutes)


class Meter:
    """One bucket. It keeps the moment at which it will be full, from which everything else follows."""

    __slots__ = ("_rate", "full_at")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self.full_at = 0.0

    def wait(self, now: float) -> float:
        """How long until one more request is allowed: 0 if it is now."""
        rate = self._rate
        if not rate.burst:
            return 0.0
        return max(0.0, max(self.full_at, now) + rate.seconds / rate.burst - rate.seconds - now)

    def take(self, now: float) -> None:
        """Count one request. Raises ``TooManyRequests`` when the bucket is empty."""
        wait = self.wait(now)
        if wait > 0:
            raise TooManyRequests(wait)
        if self._rate.burst:
            self.full_at = max(self.full_at, now) + self._rate.seconds / self._rate.burst


class Limiter:
    """The buckets of everybody, in memory. Only those that are not full are kept."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._meters: OrderedDict[tuple[Kind, str], Meter] = OrderedDict()

    def take(self, kind: Kind, *keys: str) -> None:
        """Count one request for each of the keys, if all of them may still ask. Raises ``TooManyRequests``."""
        now = self._clock()
        meters = [self._meter(kind, key, now) for key in keys]
        wait = max(meter.wait(now) for meter in meters)
        if wait > 0:
            raise TooManyRequests(wait)
        for meter in meters:
            meter.take(now)

    def connection(self, kind: Kind) -> "Connection":
        """A bucket for one connection alone."""
        return Connection(Meter(self._limits.rate(kind)), self._clock)

    def _meter(self, kind: Kind, key: str, now: float) -> Meter:
        meter = self._meters.get((kind, key))
        if meter is None:
            self._make_room(now)
            self._meters[kind, key] = meter = Meter(self._limits.rate(kind))
        self._meters.move_to_end((kind, key))
        return meter

    def _make_room(self, now: float) -> None:
        """Forget buckets that are full again; if there are still too many, those that were used longest ago."""
        if len(self._meters) < _MOST_KEYS:
            return
        for key in [key for key, meter in self._meters.items() if meter.full_at <= now]:
            del self._meters[key]
        while len(self._meters) >= _MOST_KEYS:
            self._meters.popitem(last=False)


@dataclass(frozen=True)
class Connection:
    """The bucket of one connection."""

    meter: Meter
    clock: Clock

    def take(self) -> None:
        """Count one message. Raises ``TooManyRequests``."""
        self.meter.take(self.clock())


def address_of(connection: HTTPConnection) -> str:
    """What the address of a request or a socket counts as."""
    return address_key(connection.client.host if connection.client is not None else None)


def address_key(host: str | None) -> str:
    """What stands for the sender of a request: its address, or the whole network that one IPv6 customer has."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
