"""Pass-phrases: how they are kept and checked. Who guesses learns nothing from the answer, nor from its time."""

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from ponti.server.errors import TableError

PARAMETERS = RFC_9106_LOW_MEMORY
SHORTEST: Final = 10
LONGEST: Final = 200
_FEWEST_DIFFERENT: Final = 5
_AT_ONCE: Final = 2
"""Each check takes 64 MB for a moment."""


class Passphrases:
    """Argon2id in threads, a few at a time."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher.from_parameters(PARAMETERS)
        self._turns: Final = asyncio.Semaphore(_AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, passphrase: str) -> str:
        """What is kept of a pass-phrase."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _normal(passphrase))

    async def is_right(self, kept: str | None, passphrase: str) -> bool:
        """Whether a pass-phrase is the one that was kept. Takes as long when none was."""
        async with self._turns:
            return await asyncio.to_thread(self._is_right, kept, _normal(passphrase))

    def is_dated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _is_right(self, kept: str | None, passphrase: str) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's pass-phrase")
        try:
            self._hasher.verify(kept or self._nobodys, passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def check_passphrase(passphrase: str, name: str) -> None:
    """Raises ``weak_passphrase`` for one that is soon guessed."""
    normal = _normal(passphrase)
    is_named = name.casefold() in normal.casefold() and len(normal) < len(name) + SHORTEST
    if not SHORTEST <= len(normal) <= LONGEST or len(set(normal)) < _FEWEST_DIFFERENT or is_named:
        raise TableError("weak_passphrase", shortest=SHORTEST, longest=LONGEST)


def _normal(passphrase: str) -> str:
    """The same pass-phrase whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", passphrase).strip()
