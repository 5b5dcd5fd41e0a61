"""What people send about themselves, as types."""

from typing import Annotated, Any

from pydantic import StringConstraints, TypeAdapter, model_validator

from ponti.server.messages import Name, SeatNumber, Strict, Token

Colour = Annotated[str, StringConstraints(max_length=20)]
Phrase = Annotated[str, StringConstraints(max_length=1_000)]
Url = Annotated[str, StringConstraints(max_length=1_000)]
Key = Annotated[str, StringConstraints(max_length=200)]


class Me(Strict):
    """Who somebody wants to be."""

    name: Name
    colour: Colour | None = None


class NewPassphrase(Strict):
    """A pass-phrase for signing in elsewhere."""

    passphrase: Phrase


class Login(Strict):
    """Sign in."""

    name: Name
    passphrase: Phrase


class Logout(Strict):
    """Sign out: this browser, or all."""

    everywhere: bool = False


class NewWebhook(Strict):
    """An address that is told of turns; null for none."""

    url: Url | None


class PushKeys(Strict):
    """The keys of a browser's subscription."""

    p256dh: Key
    auth: Key


class NewPush(Strict):
    """A browser's subscription, as ``PushSubscription.toJSON()`` writes it."""

    endpoint: Url
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 (the browsers' spelling)


class OldPush(Strict):
    """A browser that does not want to be told any more."""

    endpoint: Url


class Sit(Strict):
    """Take an open seat, or say who it is that has a secret link."""

    seat: SeatNumber | None = None
    token: Token | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "Sit":
        if (self.seat is None) == (self.token is None):
            raise ValueError("either seat or token")
        return self


class Code(Strict):
    """A text to be shown as a QR code."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


ME: TypeAdapter[Me] = TypeAdapter(Me)
NEW_PASSPHRASE: TypeAdapter[NewPassphrase] = TypeAdapter(NewPassphrase)
LOGIN: TypeAdapter[Login] = TypeAdapter(Login)
LOGOUT: TypeAdapter[Logout] = TypeAdapter(Logout)
NEW_WEBHOOK: TypeAdapter[NewWebhook] = TypeAdapter(NewWebhook)
NEW_PUSH: TypeAdapter[NewPush] = TypeAdapter(NewPush)
OLD_PUSH: TypeAdapter[OldPush] = TypeAdapter(OldPush)
SIT: TypeAdapter[Sit] = TypeAdapter(Sit)
CODE: TypeAdapter[Code] = TypeAdapter(Code)


def body(adapter: TypeAdapter[Any]) -> dict[str, Any]:
    """How OpenAPI describes a body."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": adapter.json_schema()}}}}
