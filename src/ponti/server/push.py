"""Web Push: messages to a person's browsers, encrypted for them (RFC 8291) and signed by this server (RFC 8292)."""

import binascii
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ponti.server.errors import TableError
from ponti.server.outgoing import Answer, Outgoing

_KEPT_FOR: Final = 24 * 3_600
"""Seconds for which a push service keeps a message for a browser that is not running."""
_SIGNED_FOR: Final = 12 * 3_600
_GONE: Final = (404, 410)
_BASE64URL: Final = re.compile(r"[A-Za-z0-9_-]*={0,2}")
LONGEST_MESSAGE: Final = 3_000
"""What fits into one message of every push service."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def check_keys(subscription: Subscription) -> None:
    """Raises ``bad_push`` when nothing can be encrypted with these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(subscription.p256dh))
        is_good = len(_decoded(subscription.auth)) == 16
    except (ValueError, binascii.Error):
        is_good = False
    if not is_good:
        raise TableError("bad_push")


def new_key() -> str:
    """A private key for this server, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _encoded(key.private_numbers().private_value.to_bytes(32, "big"))


class Pusher:
    """Sends messages in the name of this server. ``contact`` is whom push services may write to."""

    def __init__(self, key: str, contact: str, outgoing: Outgoing) -> None:
        self._vapid: Final = Vapid02.from_raw(key.encode())
        self._contact: Final = contact
        self._outgoing: Final = outgoing

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe to this server."""
        return _encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def check(self, subscription: Subscription) -> None:
        """Raises ``bad_push``, ``bad_address`` or ``private_address`` for a subscription that cannot work."""
        check_keys(subscription)
        await self._outgoing.check(subscription.endpoint, needs_https=True)

    async def send(self, subscription: Subscription, message: bytes, topic: str) -> Answer:
        """Send once. A later message on the same ``topic`` replaces one that was not delivered yet."""
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT_FOR),
            "urgency": "normal",
            "topic": topic,
            "authorization": self._authorization(subscription.endpoint),
        }
        return await self._outgoing.post(subscription.endpoint, encrypted(subscription, message), headers)

    def _authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _SIGNED_FOR,
            "sub": self._contact,
        }
        return str(self._vapid.sign(claims)["Authorization"])


def is_gone(answer: Answer) -> bool:
    """Whether a push service says that a subscription has ended."""
    return answer.status in _GONE


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """``message`` as only the subscribed browser can read it."""
    assert len(message) <= LONGEST_MESSAGE
    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(subscription.p256dh),
        auth_secret=_decoded(subscription.auth),
        version="aes128gcm",
    )
    return sealed


def _decoded(text: str) -> bytes:
    if not _BASE64URL.fullmatch(text):
        raise ValueError(text)
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")
