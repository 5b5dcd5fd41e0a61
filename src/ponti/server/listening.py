"""Listening to a PostgreSQL database, again and again when it goes away. Only imported where there is one."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from psycopg import AsyncConnection, Error

from ponti.store.announcing import CHANNEL
from ponti.store.database import library_url

logger: Final = structlog.get_logger()

_ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "connect_timeout": 10,
}
_SOONEST: Final = 0.1
_LATEST: Final = 5.0


async def listen(
    url: str, on_connected: Callable[[], None], on_lost: Callable[[], None], on_notice: Callable[[str], None]
) -> None:
    """Hand every notice's text to ``on_notice``, until cancelled.

    ``on_connected`` is called before the first one of each connection: whatever was sent earlier may have been missed.
    """
    delay = _SOONEST
    while True:
        try:
            async with await AsyncConnection.connect(library_url(url), autocommit=True, **_ALIVE) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                on_connected()
                delay = _SOONEST
                async for notice in connection.notifies():
                    on_notice(notice.payload)
        except (OSError, Error) as error:
            logger.warning("listening_interrupted", reason=str(error).strip())
        on_lost()
        await asyncio.sleep(delay)
        delay = min(2 * delay, _LATEST)
