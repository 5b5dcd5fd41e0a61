"""How much a server carries: real games by many people at once, over WebSocket on this machine.

python -m benchmarks.load [--tables N] [--rate MOVES] [--seconds S] [--games ID ...] [--json]
                          [--postgres URL] [--processes N]

Everybody sits down at two-player tables (two sockets each) and plays random legal moves, all tables together at a
steady ``--rate``. A move's time runs from the moment when it was due until its ``ack``, which the server sends after
the commit; a generator that falls behind therefore counts as a slow server. With two cores or more the first server
process has one core to itself and the generator another. ``--rate 0`` asks for all that the server can do: then the
times tell how long the queue was, not how quick a move is.

What a socket takes is seen when a spectator comes to every table; a table is what is left without its two sockets.
"""

import argparse
import asyncio
import gc
import sys
from json import dumps

import uvloop
from benchmarks.load.figures import Figures
from benchmarks.load.people import Crowd
from benchmarks.load.servers import Servers

GAMES = ("diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown")


async def measure(servers: Servers, options: argparse.Namespace) -> Figures:
    """Seat everybody, let them warm up, then play and count."""
    crowd = Crowd(servers.addresses, options.games, options.seed)
    figures = Figures(sockets=2 * options.tables, games=options.games, processes=len(servers.addresses))
    empty = servers.memory()
    await crowd.sit_down(options.tables)
    gc.freeze()  # a full collection here would look like a slow server
    gc.disable()
    seated = servers.memory()
    spectators = await crowd.look_on()
    figures.bytes_per_socket = (servers.memory() - seated) // options.tables
    figures.bytes_per_table = (seated - empty) // options.tables - 2 * figures.bytes_per_socket
    for spectator in spectators:
        await spectator.socket.close()
    await crowd.play(options.rate, options.warm_up, Figures())
    before = servers.processor_time()
    await crowd.play(options.rate, options.seconds, figures)
    figures.server_load = (servers.processor_time() - before) / figures.seconds
    await crowd.leave()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument(
        "--rate", type=float, default=1_000.0, help="moves per second, all tables together; 0: no limit"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--postgres", metavar="URL", help="a database of its own, whose tables are left behind")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.processes > 1 and not options.postgres:
        sys.exit("Several processes need PostgreSQL: --postgres URL")
    with (
        Servers(options.processes, options.postgres) as servers,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        figures = runner.run(measure(servers, options))
    print(dumps(figures.to_json()) if options.json else figures.report())


if __name__ == "__main__":
    main()
