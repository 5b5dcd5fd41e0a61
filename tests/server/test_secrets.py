"""Nothing hidden ever leaves: whole games through the socket, with every seat and a spectator connected."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

import ponti
from ponti.core.game import SPECTATOR, AnyGame, State
from ponti.core.record import Event
from ponti.server.app import create_app
from ponti.server.seats import token_hash
from ponti.server.tables import Table, new_table
from ponti.store.data import SeatInfo, TableHead
from tests.server.screens import FRIEND, ME, Screen, make, screens
from tests.server.worlds import Script, pair_of_worlds

GAMES = [*[game.id for game in ponti.games()], "toy"]
QUICK = {"diavolo": {"size": 5}}


def table_with(game: AnyGame, start: State, line: list[Event]) -> Table:
    """A table whose dice follow a line. Its id, tokens and commitment are those of any other such table."""
    dice, seats = Script(game, start, line), int(start.seats)
    head = TableHead("table", game.id, game.rules_version, start.options, dice.secret, token_hash("creator"))
    people = [SeatInfo(seat, f"Player {seat}", None, token_hash(f"seat {seat}")) for seat in range(seats)]
    return new_table(head, people, dice)


def messages(app_path: Path, table: Table, line: list[Event], viewer: int) -> list[str]:
    """All that ``viewer`` was sent while the players' part of ``line`` was played, and while it asked questions."""
    app = create_app(f"sqlite:///{app_path}")
    seats = len(table.seats)
    rng = Random(4)
    with TestClient(app) as client:
        assert client.portal is not None
        client.portal.call(app.state.rooms.add, table)
        tokens = [*[f"seat {seat}" for seat in range(seats)], None]
        with screens(client, "table", *tokens) as everybody:
            for screen in everybody[:-1]:
                await_all_present(screen)
            watching = everybody[viewer if viewer != SPECTATOR else -1]
            watching.texts.clear()
            for event in line[table.number :]:
                if event.seat >= 0:
                    played = everybody[event.seat].play(event.seat, event.action)
                    assert played["type"] == "ack", played
                    for screen in everybody:
                        screen.until(played["event"])
                    if viewer != SPECTATOR:
                        for _ in range(3):
                            watching.ask(type="why", seat=viewer, action=rng.randrange(table.game.actions.size))
            return watching.texts


def await_all_present(screen: Screen) -> None:
    while not all(seat["connected"] for seat in screen.state["seats"]):
        screen.receive()


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game_id", GAMES)
def test_two_worlds_that_look_the_same_sound_the_same(game_id: str, viewer: int, tmp_path: Path) -> None:
    game = ponti.game(game_id)
    start = game.new_game(QUICK.get(game_id))
    pairs = [pair_of_worlds(game, start, viewer, Random(seed)) for seed in range(8)]
    pair = max(pairs, key=lambda pair: (pair.differences > 0, len(pair.other)))
    assert (pair.differences > 0) == (game_id != "diavolo")
    length = len(pair.other)
    heard = [
        messages(tmp_path / name, table_with(game, start, line[:length]), line[:length], viewer)
        for name, line in (("real", pair.real), ("other", pair.other))
    ]
    assert heard[0] == heard[1]
    assert heard[0]


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
