"""Something to be done at a moment that may still change."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

_SHORTEST: Final = 0.02
_LONGEST: Final = 3_600.0
"""Nobody has to wait longer without a look at the real time, which may have been put right."""


class Alarm:
    """Calls ``ring`` when it is time."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds and not before; None: not at all."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self._is_closed:
            delay = min(max(seconds, _SHORTEST), _LONGEST)
            self._timer = asyncio.get_running_loop().call_later(delay, self._start)

    async def close(self) -> None:
        """Never ring again; what it is doing is done to the end."""
        self._is_closed = True
        self.set(None)
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        self._timer = None
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        await self._ring()
