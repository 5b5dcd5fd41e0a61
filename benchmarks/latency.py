"""How long from a click to everyone's screen: a game over real sockets to a server in its own process.

python benchmarks/latency.py [GAME] [--events N] [--spectators N] [--json]

Two players and some spectators are connected. The clock runs from sending a move until the last of them has received
and read the state that follows it.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from json import dumps, loads
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

RUN = (
    "import sys; from ponti.server.app import run; from ponti.server.settings import Settings; "
    "run(Settings(port=0, database=sys.argv[1], rate_limits=0), open_browser=False)"
)


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", RUN, str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
            process.terminate()


def new_table(address: str, game: str) -> tuple[str, list[str]]:
    """A table for two people, and their tokens."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    with urlopen(Request(f"{address}/api/tables", dumps(body).encode())) as response:
        made = loads(response.read())
    return made["table"], [made["token"], made["links"][0]["token"]]


def until(socket: ClientConnection, event: int) -> dict[str, Any]:
    """The first state that is at least as new as ``event``."""
    while True:
        message: dict[str, Any] = loads(socket.recv(60))
        if message["type"] == "error":
            raise SystemExit(message["words"])
        if message["type"] == "state" and message["event"] >= event:
            return message


def moves(address: str, game: str, spectators: int, rng: Random) -> Iterator[float]:
    """The seconds that each move took, game after game."""
    while True:
        table, tokens = new_table(address, game)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with ExitStack() as stack:
            sockets = [stack.enter_context(connect(url, max_size=1 << 24)) for _ in range(2 + spectators)]
            for socket, token in zip(sockets, [*tokens, *[None] * spectators], strict=True):
                socket.send(dumps({"type": "hello", "token": token}))
            states = [until(socket, 0) for socket in sockets]
            while states[0]["result"] is None:
                event, seat = states[0]["event"], states[0]["acting"][0]
                while not states[seat]["views"][0]["legal"]:
                    states[seat] = until(sockets[seat], event)
                action = rng.choice(states[seat]["views"][0]["legal"])["id"]
                start = perf_counter()
                sockets[seat].send(dumps({"type": "play", "seat": seat, "action": action, "event": event}))
                states = [until(socket, event + 1) for socket in sockets]
                yield perf_counter() - start


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="diavolo")
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--spectators", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with server() as address:
        times = moves(address, asked.game, asked.spectators, Random(1))
        seconds = [next(times) for _ in range(asked.events)]
        times.close()  # type: ignore[attr-defined]
    parts = quantiles(seconds, n=100)
    found = {"game": asked.game, "moves": len(seconds), "screens": 2 + asked.spectators}
    found |= {"p50_ms": round(median(seconds) * 1e3, 1), "p95_ms": round(parts[94] * 1e3, 1)}
    found |= {"p99_ms": round(parts[98] * 1e3, 1), "max_ms": round(max(seconds) * 1e3, 1)}
    print(dumps(found) if asked.json else "\n".join(f"{name:>8}  {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
