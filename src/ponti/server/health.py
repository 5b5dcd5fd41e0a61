"""Is this server well? For whoever restarts it, balances load or wakes people up."""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from ponti.server.bots import BotPool
from ponti.store.repository import Store
from ponti.store.upgrading import REVISIONS

logger: Final = structlog.get_logger()

_PATIENCE: Final = 3.0
OK: Final = "ok"


@dataclass(frozen=True)
class Health:
    """Each part is ``ok`` or says in a word what is the matter."""

    database: str
    migrations: str
    bots: str

    @property
    def is_well(self) -> bool:
        """Whether everything is."""
        return {self.database, self.migrations, self.bots} == {OK}


async def examine(store: Store, pool: BotPool) -> Health:
    """Ask the parts how they are; none may keep us waiting."""
    try:
        found = await asyncio.wait_for(asyncio.to_thread(store.revision), _PATIENCE)
    except TimeoutError:
        logger.error("health_database", reason="no answer")
        return Health("slow", "unknown", _bots(pool))
    except Exception as error:
        logger.error("health_database", reason=str(error.__cause__ or error))
        return Health("unreachable", "unknown", _bots(pool))
    return Health(OK, OK if found == REVISIONS[-1] else "outdated", _bots(pool))


def _bots(pool: BotPool) -> str:
    return OK if pool.is_well else "failing"
