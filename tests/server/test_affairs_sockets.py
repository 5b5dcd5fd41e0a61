"""The table's affairs through the socket: every message, what the others are shown, and every refusal."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ponti.server.app import create_app
from tests.server import odd_bots
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens

pytestmark = ON_BOTH

QUICK_BOTS = (sys.executable, odd_bots.__file__, "unknown")
"""They choose nothing: what is played instead costs no time."""
BICE = {"kind": "friend", "name": "Bice"}
CARLA = {"kind": "friend", "name": "Carla"}
BEGINNER = {"kind": "bot", "level": "beginner"}


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database, bot_command=QUICK_BOTS)) as client:
        yield client


def table(client: TestClient, game: str, *seats: dict[str, str], **settings: object) -> dict[str, Any]:
    """A new table with house rules."""
    response = client.post("/api/tables", json={"game": game, "seats": seats, "settings": settings})
    assert response.status_code == 201, response.text
    made: dict[str, Any] = response.json()
    made["tokens"] = {link["seat"]: link["token"] for link in made["links"]}
    return made


def done(screen: Screen, **message: object) -> dict[str, Any]:
    """Do something; the state after it."""
    answer = screen.ask(**message)
    assert answer["type"] == "ack", answer
    return screen.until(answer["event"])


def all_see(everybody: list[Screen], event: int) -> list[dict[str, Any]]:
    return [screen.until(event) for screen in everybody]


def play_out(players: Sequence[Screen]) -> None:
    """Play to the end on the first seats, while bots play on the others."""
    first = players[0]
    while first.state["result"] is None:
        ready = [seat for seat in first.state["acting"] if seat < len(players)]
        if not ready:
            first.receive()
            continue
        player = players[ready[0]]
        player.until(first.state["event"])
        if player.legal(ready[0]):
            player.play(ready[0], player.legal(ready[0])[-1])
        first.until(max(player.state["event"] for player in players))


# -- pauses and asks ------------------------------------------------------------------------------------------------


def test_a_pause_by_consent(client: TestClient) -> None:
    made = table(client, "diavolo", ME, BICE)
    with screens(client, made["table"], made["token"], made["tokens"][1], None) as everybody:
        ada, bice, spectator = everybody
        assert ada.state["can"]["pause"]
        assert not spectator.state["can"]["pause"]
        event = done(ada, type="pause")["event"]
        for state in all_see(everybody, event):
            [ask] = state["asks"]
            assert (ask["kind"], ask["seat"], ask["waiting"], ask["number"]) == ("pause", 0, [1], event)
            assert ask["words"] == "Asks for a pause."
            assert state["log"][-1]["words"] == "Asks for a pause."
        assert not ada.state["can"]["pause"]
        event = done(bice, type="answer", ask=event, agree=True)["event"]
        for state in all_see(everybody, event):
            assert state["is_paused"]
            assert state["asks"] == []
            assert all(view["legal"] == [] for view in state["views"])
            assert state["acting"] == [0]
            assert [line["kind"] for line in state["log"][-2:]] == ["agreed", "paused"]
        assert ada.play(0, "a1")["code"] == "table_paused"
        assert (ada.state["can"]["resume"], spectator.state["can"]["resume"]) == (True, False)
        done(bice, type="resume")
        ada.until(bice.state["event"])
        assert ada.legal(0)
        assert ada.play(0, ada.legal(0)[0])["type"] == "ack"


def test_a_pause_is_declined_or_withdrawn(client: TestClient) -> None:
    made = table(client, "diavolo", ME, BICE)
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        number = done(ada, type="pause")["event"]
        assert ada.ask(type="answer", ask=number, agree=True)["code"] == "not_asked"
        assert bice.ask(type="withdraw", ask=number)["code"] == "not_your_ask"
        assert ada.ask(type="pause")["code"] == "ask_open"
        done(bice, type="answer", ask=number, agree=False)
        assert bice.state["asks"] == []
        assert bice.ask(type="answer", ask=number, agree=True)["code"] == "unknown_ask"
        number = done(ada, type="pause")["event"]
        done(ada, type="withdraw", ask=number)
        assert ada.state["asks"] == []
        assert ada.ask(type="resume")["code"] == "not_paused"


def test_take_backs_by_consent_show_what_was_seen_before(client: TestClient) -> None:
    made = table(client, "tre_ponti", ME, BICE, take_back="consent")
    with screens(client, made["table"], made["token"], made["tokens"][1], None) as everybody:
        ada, bice, _ = everybody
        scenes: dict[int, list[object]] = {}
        while ada.state["can"]["take_back"] != "ask":
            scenes[ada.state["log"][-1]["length"]] = [screen.state["views"][0]["scene"] for screen in everybody]
            seat = ada.state["acting"][0]
            player = everybody[seat]
            all_see(everybody, player.play(seat, player.legal(seat)[0])["event"])
        state = done(ada, type="takeback", event=ada.state["event"])
        [ask] = state["asks"]
        assert (ask["kind"], ask["waiting"]) == ("take_back", [1])
        assert "take the last" in ask["words"]
        assert ada.ask(type="takeback", event=ada.state["event"])["code"] == "ask_open"
        bice.until(state["event"])
        event = done(bice, type="answer", ask=ask["number"], agree=True)["event"]
        states = all_see(everybody, event)
        length = states[0]["log"][-1]["length"]
        assert [state["views"][0]["scene"] for state in states] == scenes[length]
        assert ada.legal(0)


def test_no_take_backs(client: TestClient) -> None:
    made = table(client, "diavolo", ME, HOTSEAT, take_back="none")
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.play(0, screen.legal(0)[0])
        assert screen.state["can"]["take_back"] == "no"
        assert not screen.state["views"][0]["can_take_back"]
        assert screen.ask(type="takeback", event=screen.state["event"])["code"] == "no_take_backs"


# -- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown"])
def test_resigning_ends_any_game_of_two(client: TestClient, game: str) -> None:
    made = table(client, game, ME, BICE)
    with screens(client, made["table"], made["token"], made["tokens"][1], None) as everybody:
        ada, bice, spectator = everybody
        assert ada.state["can"]["resign"] == [0]
        assert spectator.state["can"]["resign"] == []
        event = done(ada, type="resign", seat=0)["event"]
        for state in all_see(everybody, event):
            assert state["table"]["status"] == "over"
            assert (state["result"]["places"], state["result"]["reason"]) == ([2, 1], "resigned")
            assert state["result"]["words"] == "Bice wins: Ada has resigned."
            assert state["prompt"]["words"] == state["result"]["words"]
            assert state["prompt"]["phase"] == "over"
            assert (state["acting"], state["views"][0]["legal"]) == ([], [])
            assert state["dice"]["secret"]
            assert state["can"]["resign"] == []
        assert ada.ask(type="resign", seat=0)["code"] == "game_over"
        assert bice.play(1, 0)["code"] in ("game_over", "stale_event")
        assert bice.ask(type="pause")["code"] == "game_over"
    record = client.get(f"/api/tables/{made['table']}/record")
    assert "secret" in record.text
    read = client.post("/api/records", content=record.text).json()
    assert read["proven"] is True


def test_of_three_a_bot_plays_on_for_who_resigns(client: TestClient) -> None:
    made = table(client, "toy", ME, BICE, CARLA)
    tokens = (made["token"], made["tokens"][1], made["tokens"][2])
    with screens(client, made["table"], *tokens) as everybody:
        ada, bice, carla = everybody
        done(carla, type="resign", seat=2)
        assert carla.state["seats"][2]["status"] == "resigned"
        assert carla.state["seats"][2]["stand_in"] == "medium"
        assert carla.ask(type="resign", seat=2)["code"] == "seat_resigned"
        assert carla.state["views"][0]["legal"] == []
        play_out([ada, bice])
        assert ada.state["result"]["places"][2] == 3


# -- seats ----------------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_until_the_friend_is_back(client: TestClient) -> None:
    made = table(client, "toy", ME, BICE)
    with screens(client, made["table"], made["token"]) as [ada]:
        assert ada.state["can"]["replace"] == [1]
        for level, code in (("nobody", "unknown_level"), ("", "bad_message")):
            assert ada.ask(type="replace", seat=1, by="bot", level=level)["code"] == code
        assert ada.ask(type="replace", seat=1, by="person", level="easy")["code"] == "bad_message"
        done(ada, type="replace", seat=1, by="bot", level="beginner")
        assert (ada.state["seats"][1]["status"], ada.state["seats"][1]["stand_in"]) == ("stand_in", "beginner")
        while not any(line["kind"] == "played" and line["seat"] == 1 for line in ada.state["log"]):
            ada.receive()
        with screens(client, made["table"], made["tokens"][1]) as [bice]:
            assert bice.state["can"]["back"] == [1]
            done(bice, type="back", seat=1)
            assert bice.state["seats"][1]["status"] == "playing"
            assert bice.ask(type="back", seat=1)["code"] == "no_stand_in"
            assert bice.ask(type="replace", seat=0, by="person")["code"] == "not_host"
            ada.until(bice.state["event"])
            while not ada.state["seats"][1]["connected"]:
                ada.receive()
            assert ada.ask(type="replace", seat=1, by="bot", level="easy")["code"] == "player_is_here"
            assert ada.state["can"]["replace"] == []


def test_a_new_link_makes_the_old_one_worthless(client: TestClient) -> None:
    made = table(client, "toy", ME, BICE, CARLA)
    old = made["tokens"][1]
    with screens(client, made["table"], made["token"]) as [ada]:
        link = ada.ask(type="replace", seat=1, by="person")
        assert (link["type"], link["seat"]) == ("link", 1)
        while ada.state["seats"][1]["claimed"]:
            ada.receive()
        with pytest.raises(WebSocketDisconnect), screens(client, made["table"], old):
            pass
        with screens(client, made["table"], link["token"]) as [dino]:
            assert dino.state["you"] == [1]
            done(dino, type="name", seat=1, name="Dino")
            assert dino.state["seats"][1]["claimed"]
            assert dino.state["seats"][1]["name"] == "Dino"
            assert dino.play(1, dino.legal(1)[0])["type"] == "ack"


def test_who_watches_while_its_seat_is_given_away_only_watches(client: TestClient) -> None:
    made = table(client, "toy", ME, BICE, CARLA)
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        done(bice, type="resign", seat=1)
        ada.until(bice.state["event"])
        assert ada.ask(type="replace", seat=1, by="person")["type"] == "link"
        while bice.state["you"]:
            bice.receive()
        assert bice.state["views"][0]["seat"] == "spectator"
        assert bice.play(1, 0)["code"] == "not_your_seat"


def test_a_friend_who_plays_has_come(client: TestClient) -> None:
    made = table(client, "toy", ME, FRIEND)
    with screens(client, made["table"], made["tokens"][1]) as [friend]:
        assert not friend.state["seats"][1]["claimed"]
        friend.play(1, friend.legal(1)[0])
        assert friend.state["seats"][1]["claimed"]
        assert [line["kind"] for line in friend.state["log"][-2:]] == ["seated", "played"]
        assert friend.state["seats"][1]["name"] == "Player 2"


def test_spectators_are_counted(client: TestClient) -> None:
    made = table(client, "toy", ME, FRIEND)
    with screens(client, made["table"], made["token"], None) as [ada, _]:
        while ada.state["spectators"] != 1:
            ada.receive()
        with screens(client, made["table"], None):
            while ada.state["spectators"] != 2:
                ada.receive()
        while ada.state["spectators"] != 1:
            ada.receive()


# -- rematches ------------------------------------------------------------------------------------------------------


def test_a_rematch_with_the_same_links(client: TestClient) -> None:
    made = table(client, "diavolo", ME, BICE)
    ada_token, bice_token = made["token"], made["tokens"][1]
    with screens(client, made["table"], ada_token, bice_token, None) as everybody:
        ada, bice, spectator = everybody
        assert ada.ask(type="rematch")["code"] == "not_over"
        done(bice, type="resign", seat=1)
        ada.until(bice.state["event"])
        assert ada.state["can"]["rematch"]
        number = done(ada, type="rematch")["event"]
        assert spectator.ask(type="rematch")["code"] == "not_your_seat"
        event = done(bice, type="answer", ask=number, agree=True)["event"]
        [following] = {state["next"] for state in all_see(everybody, event)}
        assert following
        assert ada.ask(type="rematch")["code"] == "rematch_made"
    with screens(client, following, ada_token, bice_token) as [ada, bice]:
        assert (ada.state["you"], bice.state["you"]) == ([1], [0])
        assert [seat["name"] for seat in ada.state["seats"]] == ["Bice", "Ada"]
        assert bice.play(0, bice.legal(0)[0])["type"] == "ack"
    assert client.get(f"/api/tables/{made['table']}").json()["status"] == "over"


def test_a_rematch_after_a_whole_game(client: TestClient) -> None:
    made = table(client, "toy", ME, BICE, BEGINNER)
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        play_out([ada, bice])
        done(ada, type="rematch")
        bice.until(ada.state["event"])
        state = done(bice, type="rematch")
        assert state["next"]
        assert state["log"][-1]["words"] == "The rematch has begun."


# -- house rules ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"clock": {"kind": "move", "seconds": 1}}, "bad_clock"),
        ({"clock": {"kind": "days", "seconds": 100_000}}, "bad_clock"),
        ({"clock": {"kind": "game"}}, "bad_clock"),
        ({"clock": {"kind": "sand"}}, "bad_message"),
        ({"clock": {"kind": "game", "seconds": 60, "increment": -1}}, "bad_message"),
        ({"take_back": "always"}, "bad_message"),
        ({"timeout": "bot"}, "bad_message"),
        ({"listed": 1}, "bad_message"),
        ({"beer": True}, "bad_message"),
    ],
)
def test_house_rules_are_checked(client: TestClient, settings: dict[str, object], code: str) -> None:
    refused = client.post("/api/tables", json={"game": "toy", "seats": [ME, FRIEND], "settings": settings})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, code)


def test_house_rules_are_shown(client: TestClient) -> None:
    made = table(client, "toy", ME, FRIEND, clock={"kind": "game", "seconds": 90, "increment": 3}, timeout="forfeit")
    with screens(client, made["table"], made["token"]) as [screen]:
        assert screen.state["table"]["settings"] == {
            "listed": False,
            "take_back": "frontier",
            "clock": {"kind": "game", "seconds": 90, "increment": 3},
            "timeout": "forfeit",
            "chat": True,
        }
        clock = screen.state["clock"]
        assert [seat["left_ms"] for seat in clock["seats"]] == [90_000, 90_000]
        assert not any(seat["runs"] for seat in clock["seats"]), "the friend has not come yet"
    plain = make(client, "toy", [ME, FRIEND])
    with screens(client, plain["table"], plain["token"]) as [screen]:
        assert screen.state["clock"] is None
