"""Looking back over HTTP: a seat sees what it knew then, a spectator what it saw; afterwards everything is open."""

from json import dumps
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import ponti
from ponti.core.record import Record
from ponti.server.catalogue import hides
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens
from tests.server.test_affairs_sockets import done, play_out

pytestmark = ON_BOTH

GAMES = [*[game.id for game in ponti.games()], "toy"]
QUICK: dict[str, dict[str, object]] = {"diavolo": {"size": 5}}
SHORT = {"toy": 5}


def past(client: TestClient, table: str, event: int, token: str | None = None, **query: str | int) -> Any:
    """The answer to a question about a moment."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return client.get(f"/api/tables/{table}/replay", params={"event": event, **query}, headers=headers)


def code(response: Any) -> str:
    return str(response.json()["error"]["code"])


def step(everybody: list[Screen], rng: Random) -> list[dict[str, Any]]:
    """One action of somebody; the states that all are shown after it."""
    seat = rng.choice(everybody[0].state["acting"])
    event = everybody[seat].play(seat, rng.choice(everybody[seat].legal(seat)))["event"]
    return [screen.until(event) for screen in everybody]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_sees_the_past_as_it_was_shown_then(client: TestClient, game_id: str) -> None:
    rng = Random(2)
    made = make(client, game_id, [ME, FRIEND], **QUICK.get(game_id, {}))
    tokens = [made["token"], made["tokens"][1], None]
    shown: list[dict[int, Any]] = [{}, {}, {}]
    with screens(client, made["table"], *tokens) as everybody:
        for _ in range(SHORT.get(game_id, 12)):
            for seen, state in zip(shown, step(everybody, rng), strict=True):
                seen[state["event"]] = state["views"][0]["scene"]
        for viewer, token in enumerate(tokens):
            for event, scene in rng.sample(list(shown[viewer].items()), 4):
                eyes: dict[str, str | int] = {}
                if not hides(ponti.game(game_id)):
                    eyes = {"eyes": viewer if token else "spectator"}
                state = past(client, made["table"], event, token, **eyes).json()
                assert state["event"] == event
                assert state["views"][0]["scene"] == scene


def test_who_asks_sees_no_more_than_its_own(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    table, ada, bice = made["table"], made["token"], made["tokens"][1]
    assert past(client, table, 14, ada).json()["eyes"] == 0
    assert past(client, table, 14, bice).json()["eyes"] == 1
    assert past(client, table, 14).json()["eyes"] == "spectator"
    assert past(client, table, 14, ada, eyes="spectator").json()["eyes"] == "spectator"
    assert code(past(client, table, 14, ada, eyes=1)) == "not_your_seat"
    assert code(past(client, table, 14, eyes=0)) == "not_your_seat"
    assert code(past(client, table, 14, ada, eyes="everything")) == "past_hidden"
    assert code(past(client, table, 14, ada, eyes=7)) == "unknown_seat"
    assert code(past(client, table, 14, "nonsense")) == "bad_token"
    assert code(past(client, table, 14, ada, eyes="all")) == "bad_message"
    own, other, public = (past(client, table, 14, token).json() for token in (ada, bice, None))
    assert own["views"] != other["views"]
    assert own["log"] != public["log"]
    assert own["dice"]["secret"] == ""


def test_players_at_one_screen_look_back_as_spectators(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, HOTSEAT])
    assert past(client, made["table"], 14, made["token"]).json()["eyes"] == "spectator"
    assert code(past(client, made["table"], 14, made["token"], eyes=0)) == "past_hidden"


def test_a_game_without_secrets_is_open_to_all(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND])
    assert past(client, made["table"], 0).json()["eyes"] == "everything"
    assert past(client, made["table"], 0, eyes=1).json()["views"][0]["seat"] == 1


def test_afterwards_any_eyes_can_be_chosen(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT], deck=7)
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["result"] is None:
            screen.play(screen.state["acting"][0], screen.legal(screen.state["acting"][0])[0])
    scenes = {}
    for eyes in ("everything", "spectator", 0, 1):
        state = past(client, made["table"], 6, eyes=eyes).json()
        assert state["eyes"] == eyes
        scenes[eyes] = state["views"][0]["scene"]
    assert len({str(scene) for scene in scenes.values()}) == 4


def test_the_log_is_told_once_and_then_only_what_is_asked_for(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    path, headers = f"/api/tables/{made['table']}/log", {"authorization": f"Bearer {made['token']}"}
    with screens(client, made["table"], made["token"]) as [screen]:
        told = client.get(path, headers=headers).json()
        assert told["log"] == screen.state["log"]
        assert (told["first"], told["last"], told["eyes"]) == (0, screen.state["event"], 0)
        assert client.get(path, params={"since": told["last"] - 2}, headers=headers).json()["log"] == told["log"][-2:]
        assert client.get(path).json()["log"] != told["log"], "a spectator reads less"
    one = past(client, made["table"], 10, made["token"], since=10).json()
    assert one["log"] == []
    assert past(client, made["table"], 10, made["token"], since=7).json()["log"] == told["log"][7:10]


def test_what_must_be_remembered_cannot_be_looked_up(client: TestClient) -> None:
    made = make(client, "ponte_vecchio", [ME, FRIEND], ledger="memory")
    tokens, rng = [made["token"], made["tokens"][1]], Random(3)
    with screens(client, made["table"], *tokens) as everybody:
        assert past(client, made["table"], 0, made["token"]).status_code == 200
        while everybody[0].state["log_from"] == 0:
            step(everybody, rng)
        closed = everybody[0].state["log_from"]
    assert code(past(client, made["table"], closed - 1, made["token"])) == "past_hidden"
    assert past(client, made["table"], closed, made["token"]).status_code == 200
    told = client.get(f"/api/tables/{made['table']}/log").json()
    assert told["first"] == closed
    assert [line["number"] for line in told["log"]] == list(range(closed + 1, told["last"] + 1))


@pytest.mark.parametrize("is_talked", [False, True], ids=["", "talk"])
def test_a_game_that_was_broken_off_tells_how_where_it_ended(client: TestClient, is_talked: bool) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as everybody:
        ada, rng = everybody[0], Random(4)
        step(everybody, rng)
        end = done(ada, type="resign", seat=0)
        if is_talked:
            assert ada.ask(type="rematch")["type"] == "ack"
    told = client.get(f"/api/tables/{made['table']}/log").json()
    assert (told["last"] > end["event"]) is is_talked
    assert told["log"][end["event"] - 1]["kind"] == "resigned"
    for event in range(end["event"], told["last"] + 1):
        for eyes in ("everything", "spectator", 1):
            state = past(client, made["table"], event, eyes=eyes).json()
            assert (state["result"], state["prompt"], state["acting"]) == (end["result"], end["prompt"], [])
    for event in range(end["event"]):
        state = past(client, made["table"], event).json()
        assert state["result"] is None
        assert state["prompt"]["phase"] != "over"


def test_half_a_character_in_a_records_name_is_a_question_mark(client: TestClient) -> None:
    toy = ponti.game("toy")
    record = Record("toy", toy.rules_version, toy.check_setup({}, 2), 2, (), ("Ad\ud800", "Bo"))
    told = client.post("/api/records", content=dumps(record.to_json()))
    assert told.json()["names"] == ["Ad?", "Bo"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_of_a_game_that_was_broken_off_tells_how(client: TestClient, form: str) -> None:
    made = make(client, "tre_ponti", [ME, {**FRIEND, "name": "Bice"}])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as everybody:
        step(everybody, Random(4))
        end = done(everybody[0], type="resign", seat=0)
    text = client.get(f"/api/tables/{made['table']}/record?form={form}").text
    assert "places=2,1 reason=resigned" in text
    told = client.post("/api/records", content=text).json()
    assert told["proven"]
    assert (told["result"], told["prompt"], told["acting"]) == (end["result"], end["prompt"], [])
    assert told["result"]["words"] == "Bice wins: Ada has resigned."
    italian = client.post(f"/api/records?lang=it&event=0&until={told['last']}", content=text).json()["positions"]
    assert italian[-1]["prompt"]["words"] == italian[-1]["result"]["words"] == "Vince Bice: Ada ha abbandonato."
    assert [position["result"] for position in italian[:-1]] == [None] * told["last"]


def test_who_left_before_the_end_is_last_there_too(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND, FRIEND], deck=7)
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        with screens(client, made["table"], made["tokens"][2]) as [carla]:
            done(carla, type="resign", seat=2)
        play_out([ada, bice])
        end = ada.state
        assert ada.ask(type="rematch")["type"] == "ack"
    assert end["result"]["places"][2] == 3
    for event in (end["event"], end["event"] + 1):
        assert past(client, made["table"], event).json()["result"] == end["result"]
    assert past(client, made["table"], end["event"] - 1).json()["result"] is None


def test_what_was_taken_back_stays_in_the_past(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.play(0, "a1")
        assert screen.ask(type="takeback", event=1)["type"] == "ack"
        screen.until(2)
        screen.play(0, "e5")
    scenes = [past(client, made["table"], event).json()["views"][0]["scene"]["tiles"] for event in range(4)]
    assert scenes[0] == scenes[2] == []
    assert scenes[1] != scenes[3] != []
    kinds = [line["kind"] for line in past(client, made["table"], 3).json()["log"]]
    assert kinds == ["played", "taken_back", "played"]


def test_a_record_is_told_in_stretches(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT], deck=7)
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["result"] is None:
            screen.play(screen.state["acting"][0], screen.legal(screen.state["acting"][0])[0])
    text = client.get(f"/api/tables/{made['table']}/record").text
    told = client.post("/api/records?event=2&until=9", content=text).json()
    assert [position["event"] for position in told["positions"]] == list(range(2, 10))
    assert "log" not in told
    for position in told["positions"]:
        single = client.post(f"/api/records?event={position['event']}", content=text).json()
        assert single["views"] == position["views"] == past(client, made["table"], position["event"]).json()["views"]
    everything = client.post("/api/records?event=0&until=999", content=text).json()["positions"]
    assert [position["event"] for position in everything] == list(range(told["last"] + 1))
    assert everything[-1]["result"]["places"]
    json = client.get(f"/api/tables/{made['table']}/record?form=json")
    assert client.post("/api/records", content=json.text).json()["proven"] is True
