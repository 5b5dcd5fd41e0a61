"""Going on from any point of a game: the log begins with what was brought along, and the dice answer for the rest."""

from json import dumps
from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.core.dice import Dice
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.server.app import create_app
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens
from tests.toy.game import TOY
from tests.toy.state import ToyState

pytestmark = ON_BOTH

BOT = {"kind": "bot", "level": "beginner"}


def play_out(screen: Screen) -> None:
    while screen.state["result"] is None:
        seat = screen.state["acting"][0]
        assert screen.play(seat, screen.legal(seat)[0])["type"] == "ack"


def finished(client: TestClient) -> str:
    """A table of the toy, played to its end."""
    made = make(client, "toy", [ME, HOTSEAT], deck=7)
    with screens(client, made["table"], made["token"]) as [screen]:
        play_out(screen)
    return str(made["table"])


def going_on(client: TestClient, status: int = 201, **wanted: object) -> dict[str, Any]:
    response = client.post("/api/continue", json={"seats": [ME, HOTSEAT], **wanted})
    assert response.status_code == status, response.text
    answer: dict[str, Any] = response.json()
    return answer


def refusal(client: TestClient, status: int, **wanted: object) -> str:
    return str(going_on(client, status, **wanted)["error"]["code"])


@pytest.mark.parametrize("event", [0, 3, 8])
def test_a_finished_game_goes_on_from_any_point(client: TestClient, event: int) -> None:
    table = finished(client)
    made = going_on(client, table=table, event=event)
    before = client.get(f"/api/tables/{table}/replay?event={event}&eyes=spectator").json()
    with screens(client, made["table"], made["token"]) as [screen]:
        state = screen.state
        assert [line["words"] for line in state["log"][:event]] == [line["words"] for line in before["log"]]
        assert state["table"]["origin"] == {"table": table, "event": event, "continued": event}
        assert state["dice"]["continued"] == event
        assert state["views"][0]["can_take_back"] is False
        play_out(screen)
    record = Record.loads(client.get(f"/api/tables/{made['table']}/record").text)
    whole = Record.loads(client.get(f"/api/tables/{table}/record").text)
    assert record.continued == event
    assert record.replay().events[:event] == whole.replay().events[:event]
    assert record.commitment != whole.commitment
    assert record.verify() == sum(line.seat == -1 for line in record.events[event:])
    assert client.post("/api/records", content=record.dumps()).json()["continued"] == event


def test_a_continued_game_is_the_same_after_a_restart(client: TestClient, database: str) -> None:
    made = going_on(client, table=finished(client), event=8)
    with screens(client, made["table"], made["token"]) as [screen]:
        before = screen.state
    with TestClient(create_app(database)) as again, screens(again, made["table"], made["token"]) as [screen]:
        for member in ("event", "log", "views", "dice", "table"):
            assert screen.state[member] == before[member]
        play_out(screen)
        assert Record.loads(again.get(f"/api/tables/{made['table']}/record").text).verify() >= 0


def test_a_game_that_goes_on_again_says_all_that_was_brought(client: TestClient) -> None:
    first = going_on(client, table=finished(client), event=6)
    with screens(client, first["table"], first["token"]) as [screen]:
        play_out(screen)
    second = going_on(client, table=first["table"], event=9)
    state = client.get(f"/api/tables/{second['table']}/replay?event=0").json()
    assert state["table"]["origin"] == {"table": first["table"], "event": 9, "continued": 9}


def test_what_was_taken_back_is_left_behind(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.play(0, "a1")
        screen.ask(type="takeback", event=1)
        screen.until(2)
        screen.play(0, "e5")
        continued = going_on(client, table=made["table"], event=3)
    with screens(client, continued["table"], continued["token"]) as [screen]:
        assert [line["text"] for line in screen.state["log"]] == ["e5"]
        assert screen.state["table"]["origin"] == {"table": made["table"], "event": 3, "continued": 1}
        assert screen.ask(type="takeback", event=1)["code"] == "no_take_back", "nobody here played it"
        screen.play(0, "a1")
        assert screen.ask(type="takeback", event=2)["type"] == "ack"
        screen.until(3)
        assert screen.ask(type="takeback", event=3)["code"] == "no_take_back"


def test_taking_back_by_consent_ends_where_the_game_was_taken_up(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.play(0, "a1")
    settings = {"take_back": "consent"}
    continued = going_on(client, table=made["table"], event=1, seats=[ME, FRIEND], settings=settings)
    with screens(client, continued["table"], continued["token"]) as [screen]:
        assert screen.state["table"]["settings"]["take_back"] == "consent"
        assert screen.state["can"]["take_back"] == "no"
        assert screen.ask(type="takeback", event=1)["code"] == "no_take_back"


def test_bots_play_on(client: TestClient) -> None:
    made = going_on(client, table=finished(client), event=8, seats=[BOT, BOT])
    with screens(client, made["table"], None) as [spectator]:
        while spectator.state["result"] is None:
            spectator.receive()


def test_a_running_game_with_secrets_is_not_given_away(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    assert refusal(client, 403, table=made["table"], event=3) == "record_hidden"


def test_refusals(client: TestClient) -> None:
    table = finished(client)
    last = client.get(f"/api/tables/{table}").json()["event"]
    record = client.get(f"/api/tables/{table}/record").text
    assert refusal(client, 409, table=table, event=last) == "continue_over"
    assert refusal(client, 404, table=table, event=last + 1) == "unknown_event"
    assert refusal(client, 404, record=record, event=last + 1) == "unknown_event"
    assert refusal(client, 404, table="nothing", event=0) == "unknown_table"
    assert refusal(client, 400, table=table, event=0, seats=[ME]) == "continue_seats"
    assert refusal(client, 400, table=table, record=record, event=0) == "bad_message"
    assert refusal(client, 400, event=0) == "bad_message"
    assert refusal(client, 400, record="ponti record 2", event=0) == "record_head"
    assert refusal(client, 400, record=record.replace("1 * ", "1 0 ", 1), event=0).startswith("record_")
    assert refusal(client, 400, table=table, event=0, seats=[ME, {"kind": "bot", "level": "god"}]) == "unknown_level"
    assert refusal(client, 409, table=table, event=0, seats=[ME, {"kind": "hotseat", "name": "ada"}]) == "name_taken"


def test_a_record_goes_on_as_a_table(client: TestClient) -> None:
    record = client.get(f"/api/tables/{finished(client)}/record").text
    made = going_on(client, record=record, event=8)
    with screens(client, made["table"], made["token"]) as [screen]:
        assert screen.state["table"]["origin"] == {"table": "", "event": 8, "continued": 8}
        play_out(screen)
    assert Record.loads(client.get(f"/api/tables/{made['table']}/record").text).verify() >= 0


def test_a_record_from_a_position_goes_on_from_it(client: TestClient, database: str) -> None:
    rolled = Match(TOY, {"deck": 7}, 2, Dice(seed=1))
    match = Match(TOY, start=rolled.state, dice=Dice(seed=2))
    match.play(match.legal_ids(0)[0], 0)
    made = going_on(client, record=dumps(match.record().to_json()), event=1)
    with TestClient(create_app(database)) as again, screens(again, made["table"], made["token"]) as [screen]:
        assert [line["number"] for line in screen.state["log"]] == [1]
        play_out(screen)
        state = again.get(f"/api/tables/{made['table']}/replay?event=0").json()
        record = Record.loads(again.get(f"/api/tables/{made['table']}/record").text)
    assert isinstance(rolled.state, ToyState)
    assert state["views"][0]["scene"] == TOY.scene(rolled.state)
    assert record.start == match.record().start
    assert record.verify() >= 0
