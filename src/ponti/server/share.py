"""The part of the machine that bots may use: so many think at the same time, the others wait."""

import asyncio
import os
from typing import Final

from ponti.server.metrics import BOT_QUEUE, BOTS_THINKING


class Share:
    """Held by every bot that thinks, ours or somebody else's program."""

    def __init__(self, part: float) -> None:
        self.cores: Final = max(1, int((os.cpu_count() or 1) * part))
        self._free: Final = asyncio.Semaphore(self.cores)

    async def __aenter__(self) -> None:
        with BOT_QUEUE.track_inprogress():
            await self._free.acquire()
        BOTS_THINKING.inc()

    async def __aexit__(self, *_: object) -> None:
        BOTS_THINKING.dec()
        self._free.release()
