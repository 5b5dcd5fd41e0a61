"""Servers that are started very often: forked from a process that has imported everything, killed like any other."""

import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from os import fdopen
from pathlib import Path
from typing import Final

from ponti.server.app import run
from ponti.server.settings import Settings
from tests.server.processes import PATIENCE, Caller

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.server.forks", "ponti.server.queue", "ponti.server.listening"])


class Fork(Caller):
    """A server in a process of its own."""

    def __init__(self, database: Path | str) -> None:
        reader, writer = _CONTEXT.Pipe(duplex=False)
        self._process = _CONTEXT.Process(target=_serve, args=(str(database), writer), daemon=True)
        self._process.start()
        writer.close()
        with fdopen(reader.fileno(), closefd=False) as said:
            super().__init__(said.readline())
        reader.close()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.kill()
        self._process.join(PATIENCE)


@contextmanager
def forked(database: Path | str) -> Iterator[Fork]:
    """A server, killed at the end if it was not before."""
    server = Fork(database)
    try:
        yield server
    finally:
        server.kill()


def _serve(database: str, writer: Connection) -> None:
    sys.stdout = fdopen(writer.fileno(), "w", closefd=False)
    run(Settings(port=0, database=database, log_level="error"), open_browser=False)
