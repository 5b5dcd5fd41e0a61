"""Provable dice: every chance outcome follows from one secret that was committed to before the first event.

Outcome number ``index`` (the event's number in the game) is a pure function of the secret and the weights, so taking an
event back and repeating it gives the same outcome, and anyone who learns the secret at the end can derive all of them.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import new as hmac
from secrets import token_bytes
from typing import Final

from mypy_extensions import mypyc_attr

_SPAN: Final = 1 << 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The match's source of chance; ``seed`` gives repeatable dice, a given ``secret`` those of another match."""

    def __init__(self, secret: bytes | None = None, seed: int | None = None) -> None:
        if secret is None:
            secret = token_bytes(32) if seed is None else sha256(f"ponti seed {seed}".encode()).digest()
        self.secret: Final = secret

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret in hex, safe to publish before the game."""
        return commitment_of(self.secret)

    def below(self, index: int, limit: int) -> int:
        """A whole number from 0 to ``limit`` - 1, each equally likely."""
        attempt = 0
        while True:
            digest = hmac(self.secret, f"{index}:{attempt}".encode(), sha256).digest()
            number = fold(int.from_bytes(digest, "big"), limit, _SPAN)
            if number is not None:
                return number
            attempt += 1

    def choose(self, index: int, weights: Sequence[int]) -> int:
        """The position of the outcome of event ``index``, drawn with whole positive ``weights``."""
        assert min(weights) > 0
        rest = self.below(index, sum(weights))
        for position, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return position
        raise AssertionError("weights are positive")


def fold(number: int, limit: int, span: int) -> int | None:
    """One of ``span`` equally likely numbers as one of ``limit``; None for those at the end that would favour some."""
    assert 0 < limit <= span
    return number % limit if number < span - span % limit else None


def commitment_of(secret: bytes) -> str:
    """SHA-256 of a secret in hex."""
    return sha256(secret).hexdigest()
