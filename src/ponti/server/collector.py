"""Python's garbage collector in a server that holds many tables.

What a move makes replaces what the table had before, and is freed at once: playing leaves no cycles, and looking for
some after every few moves would take a twentieth of the time. So what is held is not looked at again until half as
much has come on top, which is seldom; what Python then collects by itself in between is new and little.
"""

import asyncio
import gc
import sys
from typing import Final

_PAUSE: Final = 5.0
"""Seconds between two measurements of how much there is: they touch every block."""
_THRESHOLDS: Final = (100_000, 50, 50)
"""For what is made between two measurements: a server that plays hardly ever has so many more objects than before."""
_GROWTH: Final = 1.5


class Collector:
    """Collects in Python's stead from when it is made."""

    def __init__(self) -> None:
        gc.set_threshold(*_THRESHOLDS)
        self._most = 0.0
        self.collect_all()

    def collect_if_grown(self) -> None:
        """Collect everything if there is half as much again as after the last time."""
        if sys.getallocatedblocks() > self._most:
            self.collect_all()

    def collect_all(self) -> None:
        """Collect everything: this takes long in a server that holds much."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._most = _GROWTH * sys.getallocatedblocks()

    async def work(self, pause: float = _PAUSE) -> None:
        """Collect whenever there is much more than before, until cancelled."""
        while True:
            await asyncio.sleep(pause)
            self.collect_if_grown()
