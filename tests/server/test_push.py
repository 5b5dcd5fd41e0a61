"""Web Push and webhooks: encrypted and signed so that only who should can read and believe them."""

import hmac
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from json import loads

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ponti.server.errors import TableError
from ponti.server.outgoing import Outgoing
from ponti.server.push import Pusher, Subscription, check_keys, encrypted, new_key
from ponti.server.webhook import Webhooks
from tests.server.receivers import receiving


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Somebody with a subscription, who can read what was encrypted for it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, encoded(point), encoded(self.auth))

    def read(self, body: bytes) -> bytes:
        opened: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return opened


def test_only_the_browser_reads_its_messages() -> None:
    ada, bice = Browser("https://push.example/a"), Browser("https://push.example/b")
    sealed = encrypted(ada.subscription, b"your turn")
    assert b"turn" not in sealed
    assert ada.read(sealed) == b"your turn"
    assert encrypted(ada.subscription, b"your turn") != sealed
    with pytest.raises(http_ece.ECEException):
        bice.read(sealed)


def test_the_example_of_the_standard_is_read() -> None:
    """RFC 8291, appendix A: what we decrypt with is what browsers do."""
    key = ec.derive_private_key(
        int.from_bytes(urlsafe_b64decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94=")), ec.SECP256R1()
    )
    body = urlsafe_b64decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    opened = http_ece.decrypt(
        body, private_key=key, auth_secret=urlsafe_b64decode("BTBZMqHH6r4Tts7J_aSIgg=="), version="aes128gcm"
    )
    assert opened == b"When I grow up, I want to be a watermelon"


async def test_a_push_service_can_tell_who_sends() -> None:
    async with receiving() as service:
        ada = Browser(f"{service.address}/send/abc")
        outgoing = Outgoing(allows_private=True)
        key = new_key()
        pusher = Pusher(key, "mailto:ada@example.org", outgoing)
        assert (await pusher.send(ada.subscription, b"{}", "topic")).is_good
        await outgoing.close()
        [taken] = service.taken
        assert ada.read(taken.body) == b"{}"
        assert taken.path == "/send/abc"
        assert taken.headers["content-encoding"] == "aes128gcm"
        assert (taken.headers["topic"], int(taken.headers["ttl"]) > 3_600) == ("topic", True)
        authorization = taken.headers["authorization"]
        assert Vapid02.verify(authorization)
        assert f"k={pusher.public_key}" in authorization
        claims = loads(urlsafe_b64decode(authorization.partition("t=")[2].split(".")[1] + "=="))
        assert (claims["aud"], claims["sub"]) == (service.address, "mailto:ada@example.org")
        assert Pusher(key, "mailto:x@example.org", outgoing).public_key == pusher.public_key


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("AAAA", encoded(b"0123456789abcdef")), ("é", "é"), (encoded(b"\x04" + b"1" * 64), encoded(b"x" * 16))],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(TableError) as refusal:
        check_keys(Subscription("https://push.example/", p256dh, auth))
    assert refusal.value.code == "bad_push"


def test_a_short_secret_is_refused() -> None:
    good = Browser("https://push.example/").subscription
    check_keys(good)
    with pytest.raises(TableError):
        check_keys(Subscription(good.endpoint, good.p256dh, encoded(b"short")))
    with pytest.raises(TableError):
        check_keys(Subscription(good.endpoint, good.p256dh, good.auth + "=" * 90))


async def test_webhooks_are_signed_as_the_standard_says() -> None:
    async with receiving() as receiver:
        outgoing = Outgoing(allows_private=True)
        webhooks = Webhooks(b"key", outgoing)
        answer = await webhooks.send(f"{receiver.address}/hook", "ada", "turn_1", 1_700_000_000, b'{"type":"turn"}')
        await outgoing.close()
        assert answer.is_good
        [taken] = receiver.taken
        assert (taken.headers["webhook-id"], taken.headers["webhook-timestamp"]) == ("turn_1", "1700000000")
        # What a receiver does with the secret that the person was shown.
        secret = b64decode(webhooks.secret("ada").removeprefix("whsec_"))
        signed = b"turn_1.1700000000." + taken.body
        version, _, signature = taken.headers["webhook-signature"].partition(",")
        assert version == "v1"
        assert b64decode(signature) == hmac.digest(secret, signed, sha256)


def test_everybody_has_another_secret() -> None:
    webhooks = Webhooks(b"key", Outgoing())
    assert webhooks.secret("ada") != webhooks.secret("bice")
    assert webhooks.secret("ada") != Webhooks(b"other", Outgoing()).secret("ada")
