"""Python's garbage collector in a server that holds many tables.

What a move makes replaces what the table had before, so Python's count of new objects hardly rises while they pile up:
left alone it collects seldom, and then everybody waits. Here little is collected often, and what survives is not
looked at again until as much has come on top as there was.
"""

import asyncio
import gc
import sys
from time import process_time
from typing import Final

_PAUSE: Final = 0.05
"""Seconds between two looks."""
_BUSY: Final = 0.002
"""A server that has worked for so many seconds since the last look has made something worth collecting."""
_THRESHOLDS: Final = (100_000, 50, 50)
"""For what is made between two looks, by something that lets nobody else run."""
_GROWTH: Final = 2
_MEASURE_EVERY: Final = 100
"""Looks between two measurements of how much there is: they take as long as a look."""


class Collector:
    """Collects in Python's stead from when it is made."""

    def __init__(self) -> None:
        gc.set_threshold(*_THRESHOLDS)
        self._most = 0
        self.collect_all()

    def collect_new(self) -> None:
        """Collect what has been made since the last time."""
        gc.collect(0)
        gc.freeze()

    def collect_if_grown(self) -> None:
        """Collect everything if there is twice as much as after the last time."""
        if sys.getallocatedblocks() > self._most:
            self.collect_all()

    def collect_all(self) -> None:
        """Collect everything: this takes long in a server that holds much."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._most = _GROWTH * sys.getallocatedblocks()

    async def work(self) -> None:
        """Collect whenever something was done, until cancelled."""
        done, looks = process_time(), 0
        while True:
            await asyncio.sleep(_PAUSE)
            if process_time() - done > _BUSY:
                self.collect_new()
                looks += 1
                if looks % _MEASURE_EVERY == 0:
                    self.collect_if_grown()
                done = process_time()
