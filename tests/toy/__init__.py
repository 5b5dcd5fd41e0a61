"""A game for tests only: small enough to enumerate, with everything the protocol knows."""

from collections.abc import Iterator
from contextlib import contextmanager

from ponti.core.registry import register, unregister


@contextmanager
def offered() -> Iterator[None]:
    """``ponti.game("toy")`` works inside."""
    from tests.toy.game import TOY

    register(TOY)
    try:
        yield
    finally:
        unregister(TOY)
