"""From the writer's thread to the event loop: what was committed together wakes the loop once."""

import asyncio
from collections import deque
from concurrent.futures import Future
from functools import partial
from typing import Final


class Deliveries:
    """Lets many tasks wait for what other threads finish. ``asyncio.wrap_future`` wakes the loop for each one."""

    def __init__(self) -> None:
        self._arrived: Final[deque[tuple[asyncio.Future[None], Future[None]]]] = deque()
        self._is_awake = False

    def wait(self, work: "Future[None]") -> "asyncio.Future[None]":
        """What is done when ``work`` is. Whoever stops waiting does not stop the work."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        work.add_done_callback(partial(self._arrive, loop, waiting))
        return waiting

    def _arrive(self, loop: asyncio.AbstractEventLoop, waiting: "asyncio.Future[None]", work: "Future[None]") -> None:
        """In the other thread: what arrives before the loop looks is taken along."""
        self._arrived.append((waiting, work))
        if not self._is_awake and not loop.is_closed():
            self._is_awake = True
            loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        self._is_awake = False
        while self._arrived:
            waiting, work = self._arrived.popleft()
            if waiting.done() or (work.cancelled() and waiting.cancel()):
                continue
            error = work.exception()
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
