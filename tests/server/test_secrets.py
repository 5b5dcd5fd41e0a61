"""Nothing hidden ever leaves: whole games through the socket, with every seat and a spectator connected."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

import ponti
from ponti.core.game import CHANCE, SPECTATOR, AnyGame
from ponti.core.match import Match
from ponti.core.record import Event
from ponti.server.app import create_app
from ponti.server.catalogue import hides
from ponti.server.seats import token_hash
from ponti.server.tables import Table
from ponti.store.data import SeatInfo, TableHead
from tests.server.screens import FRIEND, ME, Screen, make, screens
from tests.server.worlds import Script, World, decision_points, doubles, random_line

GAMES = [*[game.id for game in ponti.games()], "toy"]
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
"""When everything happens, in both worlds."""
RULES = {"take_back": "consent", "clock": {"kind": "move", "seconds": 600}}
QUICK: dict[str, dict[str, object]] = {"diavolo": {"size": 5}}


def table_in(game: AnyGame, world: World, id: str) -> Table:
    """A table in a world: tokens and commitment are those of its double, too."""
    seats = int(world.start.seats)
    dice = Script(game, world.start, world.line)
    options = world.start.options
    head = TableHead(id, game.id, game.rules_version, options, dice.secret, token_hash("creator"), settings=RULES)
    people = [SeatInfo(seat, f"Player {seat}", None, token_hash(f"seat {seat}")) for seat in range(seats)]
    return Table(head, people, Match(game, dice=dice, start=world.start))


def heard(client: TestClient, table: Table, line: list[Event], viewer: int) -> list[str]:
    """All that ``viewer`` was sent while the players' part of ``line`` was played, and when it asked questions."""
    assert isinstance(client.app, FastAPI)
    assert client.portal is not None
    client.app.state.rooms.now = lambda: MOMENT
    client.portal.call(client.app.state.rooms.add, table)
    tokens = [*[f"seat {seat}" for seat in range(len(table.seats))], None]
    rng = Random(4)
    with screens(client, table.head.id, *tokens) as everybody:
        for screen in everybody:
            await_all_present(screen)
        watching = everybody[viewer if viewer != SPECTATOR else -1]
        # Who came first was told more than once; from here on everybody hears the same in both worlds.
        watching.texts.clear()
        watching.send(type="lang", lang="en")
        watching.receive()
        for event in line:
            if event.seat == CHANCE:
                continue
            played = everybody[event.seat].play(event.seat, event.action)
            assert played["type"] == "ack", played
            for screen in everybody:
                screen.until(played["event"])
            if viewer != SPECTATOR:
                for _ in range(3):
                    watching.ask(type="why", seat=viewer, action=rng.randrange(table.game.actions.size))
        go_back([screen for screen in everybody if screen.state["you"]])
        return watching.texts


def go_back(players: Sequence[Screen]) -> None:
    """The first who may ask for it takes back what it did last, and all others agree."""
    asking = next((player for player in players if player.state["can"]["take_back"] == "ask"), None)
    if asking is None:
        return
    event = asking.ask(type="takeback", event=asking.state["event"])["event"]
    [ask] = asking.until(event)["asks"]
    for seat in ask["waiting"]:
        event = players[seat].ask(type="answer", ask=ask["number"], agree=True)["event"]
    for player in players:
        player.until(event)


def await_all_present(screen: Screen) -> None:
    while not all(seat["connected"] for seat in screen.state["seats"]) or screen.state["spectators"] != 1:
        screen.receive()
    while not screen.chat:
        screen.hear()


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game_id", GAMES)
def test_two_worlds_that_look_the_same_sound_the_same(game_id: str, viewer: int, tmp_path: Path) -> None:
    game, rng = ponti.game(game_id), Random(viewer)
    start = game.new_game(QUICK.get(game_id))
    line = random_line(game, start, rng)
    points = decision_points(game, start, line)
    differences = 0
    with (
        TestClient(create_app(f"sqlite:///{tmp_path / 'real'}")) as real_client,
        TestClient(create_app(f"sqlite:///{tmp_path / 'other'}")) as other_client,
    ):
        for number, state in points[:: max(1, len(points) // (8 if hides(game) else 2))]:
            real, other = doubles(game, state, line[number : number + 12], viewer, rng)
            differences += game.write_position(real.start) != game.write_position(other.start)
            differences += sum(one != two for one, two in zip(real.line, other.line, strict=True))
            there, elsewhere = table_in(game, real, f"table {number}"), table_in(game, other, f"table {number}")
            texts = heard(real_client, there, real.line, viewer)
            assert texts == heard(other_client, elsewhere, other.line, viewer)
            assert texts
    assert (differences > 0) == hides(game)


@pytest.mark.parametrize("game_id", GAMES)
def test_whole_games_reach_everybody(client: TestClient, game_id: str) -> None:
    rng = Random(8)
    seats = min(3, ponti.game(game_id).max_seats)
    made = make(client, game_id, [ME, *[FRIEND] * (seats - 1)], **QUICK.get(game_id, {}))
    tokens = [made["token"], *made["tokens"].values(), None]
    with screens(client, made["table"], *tokens) as everybody:
        while everybody[0].state["result"] is None:
            seat = rng.choice(everybody[0].state["acting"])
            event = everybody[seat].play(seat, rng.choice(everybody[seat].legal(seat)))["event"]
            states = [screen.until(event) for screen in everybody]
            for member in ("event", "acting", "prompt", "dice", "result", "table"):
                assert all(state[member] == states[0][member] for state in states)


def test_the_cards_in_a_hand_are_in_no_other_view(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    rng = Random(6)
    with screens(client, made["table"], made["token"], made["tokens"][1], None) as [ada, bice, spectator]:
        players = (ada, bice)
        seen = 0
        while ada.state["result"] is None:
            for seat, player in enumerate(players):
                hand = player.state["views"][0]["scene"]["hands"][seat]["cards"]
                cards = [card for card in hand if card != "C"]  # there are several Chroniclers
                for other in (players[1 - seat], spectator):
                    text = repr(other.state["views"])
                    assert not [card for card in cards if repr(card) in text]
                    seen += len(cards)
            seat = ada.state["acting"][0]
            event = players[seat].play(seat, rng.choice(players[seat].legal(seat)))["event"]
            for screen in (ada, bice, spectator):
                screen.until(event)
        assert seen > 100
