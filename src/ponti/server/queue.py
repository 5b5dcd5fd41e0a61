"""The bots' work on several servers: a queue in the database that they share. Only imported where there is one.

A job says nothing but at which table a bot has to decide; the one that takes it finds out the rest. The table itself
says whether a bot is due, so that a job that is lost is asked for again, and one too many does nothing.
"""

import asyncio
from collections.abc import Coroutine, Iterable
from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ProcrastinateException
from procrastinate.schema import SchemaManager
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier, Literal

from ponti.core.errors import PontiError
from ponti.server.rooms import Rooms
from ponti.server.tasks import end
from ponti.store.database import library_url

logger: Final = structlog.get_logger()

SCHEMA: Final = "ponti_jobs"
"""Where the queue keeps its own tables."""
_LOCK: Final = 0x706F6E746A  # any number that nobody else uses
_PACKAGE: Final = "procrastinate"
_TASK: Final = "think"
_RETRY_AFTER: Final = 2.0
_LOOK_EVERY: Final = 30.0


class BotQueue:
    """Asks some server to let the bots of a table think, and does what others ask for."""

    def __init__(self, url: str, rooms: Rooms, at_once: int = 16) -> None:
        self._url: Final = library_url(url)
        self._rooms: Final = rooms
        self._at_once: Final = at_once
        options = {"options": f"-c search_path={SCHEMA}"}
        connector = PsycopgConnector(conninfo=self._url, kwargs=options, min_size=1, max_size=4, timeout=5.0)
        self._app: Final = App(connector=connector)
        self._task: Final = self._app.task(name=_TASK)(self._think)
        self._is_open = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Work from now on."""
        self._rooms.ask_for_bots = self.ask
        self._later(self._work())
        self._later(self._look_after())

    async def close(self) -> None:
        """Stop working; what was begun is done by another server."""
        await end(self._tasks)
        await self._app.close_async()

    def ask(self, table: str) -> None:
        """Have some server think about a table, soon. Where that is asked for already nothing happens."""
        self._later(self._ask(table))

    async def look_after(self) -> None:
        """Give the jobs of servers that have died to others, and ask for those that were lost."""
        await self._is_open.wait()
        try:
            for job in await self._app.job_manager.get_stalled_jobs():
                await self._app.job_manager.retry_job(job)
        except (ProcrastinateException, Error, OSError) as error:
            logger.warning("bots_not_looked_after", reason=str(error))
        await self._rooms.wake_bots()

    # -- inside -----------------------------------------------------------------------------------------------------

    async def _think(self, table: str) -> None:
        try:
            room = await self._rooms.get(table)
            await room.think()
        except PontiError as error:
            logger.warning("bots_not_woken", table=table, code=error.code)

    async def _ask(self, table: str) -> None:
        await self._is_open.wait()
        try:
            await self._task.configure(lock=table, queueing_lock=table).defer_async(table=table)
        except AlreadyEnqueued:
            pass
        except (ProcrastinateException, Error, OSError) as error:  # ``look_after`` asks again
            logger.warning("bots_not_asked_for", table=table, reason=str(error))

    async def _work(self) -> None:
        """Work for ever, also when the database goes away and comes back."""
        while True:
            try:
                await make_schema(self._url)
                await self._app.open_async()
                self._is_open.set()
                await self._app.run_worker_async(
                    concurrency=self._at_once,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    shutdown_graceful_timeout=0.0,
                )
            except (ProcrastinateException, Error, OSError) as error:
                logger.warning("bots_interrupted", reason=str(error))
            self._is_open.clear()
            await self._app.close_async()
            await asyncio.sleep(_RETRY_AFTER)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            await self.look_after()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def make_schema(url: str) -> None:
    """Make the queue's tables, or bring those of an earlier version of its package up to date."""
    async with await AsyncConnection.connect(url) as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        cursor = await connection.execute("SELECT obj_description(to_regnamespace(%s), 'pg_namespace')", [SCHEMA])
        row = await cursor.fetchone()
        known, present = row[0] if row is not None else None, version(_PACKAGE)
        if known == present:
            return
        await connection.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(Identifier(SCHEMA)))
        await connection.execute(SQL("SET LOCAL search_path TO {}").format(Identifier(SCHEMA)))
        for script in [SchemaManager.get_schema()] if known is None else steps_after(known):
            await connection.execute(script.encode())
        comment = SQL("COMMENT ON SCHEMA {} IS {}").format(Identifier(SCHEMA), Literal(present))
        await connection.execute(comment)


def steps_after(known: str) -> Iterable[str]:
    """The package's own scripts for whoever comes from version ``known``."""
    folder = files("procrastinate.sql.migrations")
    for script in sorted(folder.iterdir(), key=lambda entry: entry.name):
        step = script.name.split("_")[0]
        if script.name.endswith(".sql") and _numbers(step) > _numbers(known):
            yield script.read_text("utf-8")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split(".")[:3])
