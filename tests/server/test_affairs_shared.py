"""The affairs of one table on two servers that share a database."""

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.server.screens import ME, Screen, make, screens

BICE = {"kind": "friend", "name": "Bice"}
CARLA = {"kind": "friend", "name": "Carla"}

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


def done(screen: Screen, **message: object) -> int:
    """Do something, again when another server was quicker; the log's number after it."""
    answer = screen.ask(**message)
    while answer.get("code") == "stale_event":
        answer = screen.ask(**message)
    assert answer["type"] == "ack", answer
    number: int = answer["event"]
    return number


def test_answers_on_two_servers_make_one_pause(client: TestClient, database: str) -> None:
    made = make(client, "toy", [ME, BICE, CARLA])
    with (
        TestClient(create_app(database)) as other,
        screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice],
        screens(other, made["table"], made["tokens"][2]) as [carla],
    ):
        number = done(ada, type="pause")
        for screen in (bice, carla):
            screen.until(number)
            screen.send(type="answer", ask=number, agree=True, ref=7)
        answers = [screen.answer(7) for screen in (bice, carla)]
        for screen, answer in zip((bice, carla), answers, strict=True):
            if answer["type"] == "error":
                assert answer["code"] == "stale_event"
                done(screen, type="answer", ask=number, agree=True)
        for screen in (ada, bice, carla):
            assert screen.until(number + 3)["is_paused"]
            assert screen.state["event"] == number + 3


def test_a_rematch_is_one_table(client: TestClient, database: str) -> None:
    made = make(client, "diavolo", [ME, BICE])
    with (
        TestClient(create_app(database)) as other,
        screens(client, made["table"], made["token"]) as [ada],
        screens(other, made["table"], made["tokens"][1]) as [bice],
    ):
        bice.until(done(ada, type="resign", seat=0))
        for screen in (ada, bice):
            screen.send(type="rematch", ref=7)
        refused = [screen for screen in (ada, bice) if screen.answer(7)["type"] == "error"]
        for screen in refused:
            assert screen.answers[7]["code"] in ("stale_event", "ask_open")
            done(screen, type="rematch")
        while not (ada.state["next"] and bice.state["next"]):
            (bice if ada.state["next"] else ada).receive()
        assert ada.state["next"] == bice.state["next"]
        with screens(other, bice.state["next"], made["token"]) as [again]:
            assert again.state["you"] == [1]


def test_a_seat_is_given_away_on_another_server(client: TestClient, database: str) -> None:
    made = make(client, "toy", [ME, BICE, CARLA])
    with (
        TestClient(create_app(database)) as other,
        screens(client, made["table"], made["token"]) as [ada],
        screens(other, made["table"], made["tokens"][1]) as [bice],
    ):
        while not ada.state["seats"][1]["connected"]:
            ada.receive()
        assert ada.ask(type="replace", seat=1, by="person")["code"] == "player_is_here"
        ada.until(done(bice, type="resign", seat=1))
        assert ada.ask(type="replace", seat=1, by="person")["type"] == "link"
        while bice.state["you"]:
            bice.receive()
        assert bice.play(1, 0)["code"] == "not_your_seat"
