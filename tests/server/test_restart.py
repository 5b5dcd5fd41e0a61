"""A server that is asked to stop."""

import signal
from pathlib import Path
from random import Random

from tests.server.players import new_player
from tests.server.processes import PATIENCE, running


def test_a_server_that_is_asked_to_stop_stops_properly(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        player = new_player(server, Random(1))
        with server.connect(player.table) as socket:
            player.come_back(server, socket)
            server.process.send_signal(signal.SIGTERM)
            player.play_on(socket)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert not (tmp_path / "tables.db-wal").exists(), "everything is in the database file"
