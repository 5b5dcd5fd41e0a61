"""Python's garbage collector in a server that holds many tables.

What a move makes replaces what the table had before, and is freed at once: playing leaves no cycles, only connections
that end do. To look for some in what is new, over and over, would take a twentieth of the time; to look through
everything takes up to a second when there is much. So that is done when the server has nothing else to do, or when
there is half as much again as there was.
"""

import asyncio
import gc
import sys
from time import process_time
from typing import Final

_PAUSE: Final = 5.0
"""Seconds between two measurements of how much there is: they touch every block."""
_IDLE: Final = 0.02
"""A server that has worked for so small a share of the time since the last measurement has nothing to do."""
_LITTLE: Final = 1.1
_MUCH: Final = 1.5


class Collector:
    """Collects in Python's stead from when it is made."""

    def __init__(self) -> None:
        gc.disable()
        self._before = 0
        self.collect_all()

    def collect_if_grown(self, growth: float) -> None:
        """Collect everything if there is ``growth`` times as much as after the last time."""
        if sys.getallocatedblocks() > growth * self._before:
            self.collect_all()

    def collect_all(self) -> None:
        """Collect everything."""
        gc.collect()
        self._before = sys.getallocatedblocks()

    async def work(self, pause: float = _PAUSE) -> None:
        """Collect whenever it is time, until cancelled."""
        while True:
            before = process_time()
            await asyncio.sleep(pause)
            is_idle = process_time() - before < _IDLE * pause
            self.collect_if_grown(_LITTLE if is_idle else _MUCH)
