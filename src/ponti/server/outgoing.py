"""Requests that the server makes to addresses that people gave it. None of them reaches a network that is not public.

A name is looked up once, its addresses are checked, and the connection goes to a checked address: a name that answers
differently the second time leads nowhere else. Redirects are not followed, answers are not read.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, TypeAlias

import httpx2

from ponti.server.errors import TableError

LONGEST_URL: Final = 1_000
_TIMEOUT: Final = 10.0
_AGENT: Final = "Ponti"
_NAT64: Final = 0x64FF9B << 96

Address: TypeAlias = IPv4Address | IPv6Address
Lookup: TypeAlias = Callable[[str], Awaitable[Sequence[str]]]


class Unreachable(Exception):
    """No answer, or none that can be had without leaving the public network."""


@dataclass(frozen=True)
class Answer:
    """How somebody answered. ``retry_after`` is in seconds, 0 when nothing was asked for."""

    status: int
    retry_after: float = 0.0

    @property
    def is_good(self) -> bool:
        """Whether the request was accepted."""
        return 200 <= self.status < 300

    @property
    def is_final(self) -> bool:
        """Whether asking again makes no sense."""
        return self.is_good or (self.status < 500 and self.status not in (408, 425, 429))


async def look_up(host: str) -> Sequence[str]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Outgoing:
    """Posts to addresses that people gave."""

    def __init__(
        self,
        allows_private: bool = False,
        lookup: Lookup = look_up,
        verify: ssl.SSLContext | bool = True,
    ) -> None:
        self._allows_private: Final = allows_private
        self._lookup: Final = lookup
        # A connection serves one request only: kept ones are found by address, not by the name that was verified.
        alone = httpx2.Limits(max_connections=50, max_keepalive_connections=0)
        transport = httpx2.AsyncHTTPTransport(verify=verify, trust_env=False, limits=alone)
        self._client: Final = httpx2.AsyncClient(
            transport=transport, trust_env=False, follow_redirects=False, timeout=_TIMEOUT
        )

    async def close(self) -> None:
        """Drop all connections."""
        await self._client.aclose()

    async def check(self, url: str, needs_https: bool = False) -> None:
        """Whether ``url`` may be posted to at all. Raises ``bad_address`` or ``private_address``."""
        parsed = _parse(url)
        if needs_https and parsed.scheme != "https" and not self._allows_private:
            raise TableError("bad_address")
        try:
            await self._address(parsed.host)
        except (OSError, UnicodeError):  # no such name, or none that there can be
            raise TableError("bad_address") from None

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> Answer:
        """Post once. Raises ``Unreachable``."""
        try:
            async with asyncio.timeout(2 * _TIMEOUT):
                return await self._post(_parse(url), content, headers)
        except (httpx2.HTTPError, OSError, TableError, ValueError) as error:  # a time-out is an OSError
            raise Unreachable(repr(error)) from error

    async def _post(self, url: httpx2.URL, content: bytes, headers: dict[str, str]) -> Answer:
        address = await self._address(url.host)
        request = self._client.build_request(
            "POST",
            url.copy_with(host=str(address)),
            content=content,
            headers={"user-agent": _AGENT, **headers, "host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        wait = response.headers.get("retry-after", "")
        return Answer(response.status_code, float(wait) if wait.isascii() and wait.isdigit() else 0.0)

    async def _address(self, host: str) -> Address:
        """An address of ``host`` that may be talked to. Raises ``private_address`` when it has none."""
        try:
            found = [ip_address(host)]
        except ValueError:
            found = [ip_address(address.partition("%")[0]) for address in await self._lookup(host)]
        for address in found:
            if self._allows_private or is_public(address):
                return address
        raise TableError("private_address", 403)


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public network, also those that stand for an IPv4 address."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and int(address) >> 32 << 32 == _NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _parse(url: str) -> httpx2.URL:
    try:
        parsed = httpx2.URL(url)
    except (httpx2.InvalidURL, UnicodeError):
        raise TableError("bad_address") from None
    if len(url) > LONGEST_URL or parsed.scheme not in ("http", "https") or not parsed.host or parsed.userinfo:
        raise TableError("bad_address")
    return parsed
