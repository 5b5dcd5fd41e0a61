"""Nothing hidden leaves by the past: in two worlds that look the same to a viewer, replays and logs are the same."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

import ponti
from ponti.core.game import CHANCE, SPECTATOR, AnyGame
from ponti.server.app import create_app
from ponti.server.catalogue import hides
from ponti.server.seats import token_hash
from ponti.server.tables import new_table
from ponti.store.data import SeatInfo, TableHead, now
from tests.server.screens import screens
from tests.server.worlds import Script, World, decision_points, doubles, random_line

GAMES = [game.id for game in ponti.games() if hides(game)] + ["toy"]
WHEN = now()


def told(client: TestClient, id: str, game: AnyGame, world: World, viewer: int) -> list[str]:
    """All that ``viewer`` can learn about the past of a game that is played in a world."""
    assert isinstance(client.app, FastAPI)
    assert client.portal is not None
    seats = int(world.start.seats)
    dice = Script(game, world.start, world.line)
    origin: dict[str, Any] = {"table": "", "event": 0, "continued": 0, "start": game.dump_state(world.start)}
    options, host = dict(world.start.options), token_hash("host")
    head = TableHead(id, game.id, game.rules_version, options, dice.secret, host, origin=origin)
    people = [SeatInfo(seat, f"Player {seat}", None, token_hash(f"seat {seat}")) for seat in range(seats)]
    client.portal.call(client.app.state.rooms.add, new_table(head, people, dice, WHEN))
    with screens(client, id, *[f"seat {seat}" for seat in range(seats)]) as players:
        for event in world.line:
            if event.seat != CHANCE:
                played = players[event.seat].play(event.seat, event.action)
                assert played["type"] == "ack", played
                for player in players:
                    player.until(played["event"])
        last = players[0].state["event"]
    headers = {} if viewer == SPECTATOR else {"authorization": f"Bearer seat {viewer}"}
    paths = [f"replay?event={number}" for number in range(last + 1)]
    paths += ["log", "record", *[f"log?eyes={eyes}" for eyes in ("everything", "spectator", 0, 1)]]
    return [client.get(f"/api/tables/{id}/{path}", headers=headers).text for path in paths]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game_id", GAMES)
def test_the_past_tells_no_more_than_the_present_did(game_id: str, viewer: int, tmp_path: Path) -> None:
    game, rng = ponti.game(game_id), Random(7 + viewer)
    start = game.new_game()
    line = random_line(game, start, rng)
    points = decision_points(game, start, line)
    differences = 0
    with (
        TestClient(create_app(f"sqlite:///{tmp_path / 'real'}")) as here,
        TestClient(create_app(f"sqlite:///{tmp_path / 'other'}")) as there,
    ):
        for number, state in points[:: max(1, len(points) // 5)][:5]:
            real, other = doubles(game, state, line[number : number + 10], viewer, rng)
            differences += game.write_position(real.start) != game.write_position(other.start)
            differences += sum(one != two for one, two in zip(real.line, other.line, strict=True))
            texts = told(here, f"table {number}", game, real, viewer)
            assert texts == told(there, f"table {number}", game, other, viewer)
            assert len(texts) > len(real.line)
    assert differences
