"""Webhooks: a person's own address is told. Messages are signed as https://www.standardwebhooks.com describes."""

import hmac
from base64 import b64encode
from hashlib import sha256
from typing import Final

from ponti.server.outgoing import Answer, Outgoing

_PREFIX: Final = "whsec_"


class Webhooks:
    """Signs for everybody with secrets that follow from one key of this server."""

    def __init__(self, key: bytes, outgoing: Outgoing) -> None:
        self._key: Final = key
        self._outgoing: Final = outgoing

    def secret(self, person: str) -> str:
        """The secret that a person's receiver checks signatures with."""
        return _PREFIX + b64encode(self._raw(person)).decode("ascii")

    async def check(self, url: str) -> None:
        """Raises ``bad_address`` or ``private_address``."""
        await self._outgoing.check(url)

    async def send(self, url: str, person: str, id: str, now: int, body: bytes) -> Answer:
        """Send once. The same ``id`` means the same message."""
        headers = {
            "content-type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": str(now),
            "webhook-signature": signature(self._raw(person), id, now, body),
        }
        return await self._outgoing.post(url, body, headers)

    def _raw(self, person: str) -> bytes:
        return hmac.digest(self._key, person.encode(), sha256)


def signature(secret: bytes, id: str, now: int, body: bytes) -> str:
    """The value of ``webhook-signature``."""
    signed = f"{id}.{now}.".encode() + body
    return "v1," + b64encode(hmac.digest(secret, signed, sha256)).decode("ascii")
