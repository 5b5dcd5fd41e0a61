"""Python's garbage collector in a server that holds many tables."""

import gc
from typing import Final

_THRESHOLDS: Final = (10_000, 10, 10)


def spare_full_collections() -> None:
    """Let full collections be rare: each looks at every table in memory while everybody waits.

    What is there at the start stays, so it is not looked at again. What moves leave behind is found by the quick
    collections of what is young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
