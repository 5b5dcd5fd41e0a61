"""Where a server of one's own listens and keeps its tables."""

import errno
import socket
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ponti.core.errors import shown
from ponti.server.errors import TableError

DEFAULT_PORT: Final = 8400
_TRIES: Final = 50


def database_url(database: str | None) -> str:
    """The URL of a database given as a URL, as a file, or not at all (then in the user's data folder).

    Raises ``bad_database`` when the file's folder cannot be made.
    """
    if database is not None and "://" in database:
        return database
    file = Path(database) if database is not None else user_data_path("ponti", appauthor=False) / "tables.db"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableError("bad_database", 503, reason=f"{file.parent}: {error.strerror}") from error
    return f"sqlite:///{file.absolute()}"


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on ``port``, or on the first free one from ``DEFAULT_PORT`` on.

    Raises ``port_taken``, or ``bad_host`` when this machine does not go by that name.
    """
    first = DEFAULT_PORT if port is None else port
    for number in range(first, first + (_TRIES if port is None else 1)):
        bound = _bind(host, number)
        if bound is not None:
            return bound
    raise TableError("port_taken", 409, port=str(first))


def address(bound: socket.socket) -> str:
    """What to type into a browser to get there from this machine."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _bind(host: str, port: int) -> socket.socket | None:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise TableError("bad_host", 400, host=shown(host)) from error
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle's delay on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(1024)
    except OSError as error:
        bound.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            return None
        raise TableError("bad_host", 400, host=shown(host)) from error
    bound.set_inheritable(False)
    return bound
