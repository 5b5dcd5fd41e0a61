"""The cookie that tells a browser's person: signed, so that nobody can make one up; unreadable to scripts."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.responses import Response

COOKIE: Final = "ponti_person"
LIFETIME: Final = timedelta(days=400)
"""As long as browsers keep a cookie at most."""
_RENEWED_AFTER: Final = timedelta(days=30)
_LONGEST: Final = 500


@dataclass(frozen=True)
class Pass:
    """What a valid cookie says: who it is for, and under which epoch it was signed. Old ones should be renewed."""

    person: str
    epoch: int
    is_old: bool = False


class Cookies:
    """Signs and reads the cookies of one server."""

    def __init__(self, key: bytes) -> None:
        self._signer: Final = URLSafeTimedSerializer(
            key, salt="ponti-person", signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"}
        )

    def signed(self, person: str, epoch: int) -> str:
        """The value of a cookie."""
        return str(self._signer.dumps([person, epoch]))

    def read(self, cookies: Mapping[str, str]) -> Pass | None:
        """What a request's cookie says; None without one, or when it is forged or too old."""
        value = cookies.get(COOKIE, "")
        if not value or len(value) > _LONGEST:
            return None
        try:
            content, signed_at = self._signer.loads(value, max_age=int(LIFETIME.total_seconds()), return_timestamp=True)
        except BadData:
            return None
        match content:
            case [str(person), int(epoch)]:
                return Pass(person, epoch, datetime.now(UTC) - signed_at > _RENEWED_AFTER)
        return None

    def give(self, response: Response, person: str, epoch: int, is_secure: bool) -> None:
        """Have the browser keep a cookie for a person."""
        response.set_cookie(
            COOKIE,
            self.signed(person, epoch),
            max_age=int(LIFETIME.total_seconds()),
            path="/",
            secure=is_secure,
            httponly=True,
            samesite="lax",
        )

    def take(self, response: Response, is_secure: bool) -> None:
        """Have the browser forget its cookie."""
        response.delete_cookie(COOKIE, path="/", secure=is_secure, httponly=True, samesite="lax")
