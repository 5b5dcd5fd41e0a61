"""Servers that are killed at any moment, while many play: what was acknowledged is there, and nothing is there twice.

A few rounds in the ordinary tests; ``PONTI_KILLS=200 pytest -m kill`` (``make test-kill``) makes it many.
"""

import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from threading import Barrier, BrokenBarrierError
from time import sleep
from typing import Final

import pytest

from tests.postgres import Postgres
from tests.server.forks import forked
from tests.server.players import Player, new_player
from tests.server.processes import PATIENCE, Caller

ROUNDS: Final = int(os.environ.get("PONTI_KILLS", "2"))
PLAYERS: Final = 4
LONGEST: Final = 0.6
"""So many seconds after everybody is there the server is killed at the latest."""

pytestmark = pytest.mark.kill


def play(player: Player, server: Caller, everybody: Barrier) -> None:
    with server.connect(player.table) as socket:
        try:
            player.come_back(server, socket)
        except BaseException:
            everybody.abort()
            raise
        everybody.wait(PATIENCE)
        player.play_on(socket)


def storm(database: Path | str, servers: int, rng: Random) -> list[Player]:
    """Rounds of play, each ended by killing all servers; the players as they were then."""
    players: list[Player] = []
    with ThreadPoolExecutor(PLAYERS) as pool:
        for _ in range(ROUNDS):
            with ExitStack() as stack:
                up = [stack.enter_context(forked(database)) for _ in range(servers)]
                players = [player for player in players if not player.is_over]
                players += [new_player(up[0], rng) for _ in range(PLAYERS - len(players))]
                everybody = Barrier(PLAYERS + 1)
                games = [
                    pool.submit(play, player, up[number % servers], everybody) for number, player in enumerate(players)
                ]
                with suppress(BrokenBarrierError):
                    everybody.wait(PATIENCE)
                    sleep(rng.uniform(0.0, LONGEST))
                for server in up:
                    server.kill()
                for game in games:
                    game.result(PATIENCE)
    return players


def check_afterwards(database: Path | str, players: Sequence[Player]) -> None:
    """Everything is there, and the games go on."""
    with forked(database) as server:
        for player in players:
            with server.connect(player.table) as socket:
                player.come_back(server, socket)
                for _ in range(3):
                    if not player.is_over:
                        seat, event = player.state["acting"][0], player.state["event"]
                        text = player.state["views"][seat]["legal"][0]["text"]
                        assert player.play(socket, seat, text, event)["type"] == "ack"
                player.check_log(server)
    assert any(player.acknowledged for player in players)


def test_nothing_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    check_afterwards(database, storm(database, 1, Random(13)))
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_nothing_is_lost_or_doubled_by_two_servers_on_postgresql(postgres: Postgres) -> None:
    with postgres.ready() as database:
        check_afterwards(database, storm(database, 2, Random(17)))
