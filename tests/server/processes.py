"""A real server in a process of its own, as ``ponti serve`` starts it, to be stopped without warning."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps, loads
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
RUN = """
import sys
from ponti.server.app import run
from ponti.server.settings import Settings

run(Settings(port=0, database=sys.argv[1]), open_browser=False)
"""


class Caller:
    """Speaks to a running server, which said in its ``first`` line where it is."""

    def __init__(self, first: str) -> None:
        self.address = first.rsplit(maxsplit=1)[-1].rstrip("/")
        assert self.address.startswith("http://"), first

    def get(self, path: str) -> Any:
        with urlopen(self.address + path, timeout=PATIENCE) as response:
            return loads(response.read())

    def post(self, path: str, body: object) -> Any:
        request = Request(self.address + path, dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as response:
            return loads(response.read())

    def connect(self, table: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(url, open_timeout=PATIENCE, max_size=1 << 24)


class Server(Caller):
    """A server as it is started by hand."""

    def __init__(self, database: Path | str) -> None:
        command = [sys.executable, "-c", RUN, str(database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        super().__init__(self.process.stdout.readline())

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()

    def wait(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


@contextmanager
def running(database: Path | str) -> Iterator[Server]:
    server = Server(database)
    try:
        yield server
    finally:
        server.kill()
        server.wait()
