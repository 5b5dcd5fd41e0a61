"""What is asked over HTTP."""

from typing import Any

import pytest
from starlette.testclient import TestClient

import ponti
from ponti.core.record import Record
from ponti.server.app import create_app
from ponti.server.lineup import Lineup
from tests.games.ponte_vecchio.table import position
from tests.server.screens import FRIEND, HOTSEAT, ME, make, screens

BOTS = [{"kind": "bot", "level": "beginner"}] * 2


def error(response: Any, status: int) -> dict[str, str]:
    assert response.status_code == status, response.text
    body: dict[str, dict[str, str]] = response.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "clause", "words"}
    return body["error"]


def test_every_game_is_offered_with_its_options_in_both_languages(client: TestClient) -> None:
    english, italian = (client.get(f"/api/games?lang={language}").json() for language in ("en", "it"))
    assert [game["id"] for game in english] == [game.id for game in ponti.games()]
    for game, translated in zip(english, italian, strict=True):
        rules = ponti.game(game["id"])
        assert game["seats"] == [rules.min_seats, rules.max_seats]
        assert [option["name"] for option in game["options"]] == [option.name for option in rules.options]
        for option, other in zip(game["options"], translated["options"], strict=True):
            assert option["label"]
            assert option["default"] == other["default"]
            assert set(option["value_labels"]) == {str(value).lower() for value in option["values"]}
            if option["kind"] == "whole":
                assert option["low"] <= option["default"] <= option["high"]
            else:
                assert option["default"] in option["values"]
    assert english != italian


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_a_game_is_about_is_a_whole_sentence(client: TestClient, language: str) -> None:
    about = {game["id"]: game["tagline"] for game in client.get(f"/api/games?lang={language}").json()}
    for game in ("diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown"):
        assert about[game][0].isupper() and about[game].endswith(".")


def test_games_say_whether_they_hide_something(client: TestClient) -> None:
    hidden = {game["id"]: game["hidden"] for game in client.get("/api/games").json()}
    assert hidden["tre_ponti"] is True
    assert hidden["toy"] is True
    assert hidden["diavolo"] is False


def test_levels_are_named(client: TestClient) -> None:
    levels = client.get("/api/levels", headers={"accept-language": "de, it-CH;q=0.8, en;q=0.5"}).json()
    assert [level["id"] for level in levels][:2] == ["beginner", "easy"]
    assert levels[0]["label"] == "Principiante"


def test_a_table_shows_no_secrets(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    shown = client.get(f"/api/tables/{made['table']}")
    assert shown.json()["seats"][0]["name"] == "Ada"
    assert shown.json()["status"] == "playing"
    for secret in (made["token"], *made["tokens"].values()):
        assert secret not in shown.text
    assert "secret" not in shown.text


def test_only_friends_get_links(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND, HOTSEAT, {"kind": "bot", "level": "beginner"}])
    assert [link["seat"] for link in made["links"]] == [1]
    assert len({made["token"], made["links"][0]["token"]}) == 2


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ME, FRIEND]}, 404, "unknown_game"),
        ({"game": "toy", "seats": [ME]}, 400, "bad_seats"),
        ({"game": "toy", "seats": []}, 400, "bad_message"),
        ({"game": "toy", "seats": [ME, FRIEND], "options": {"size": 3}}, 400, "unknown_option"),
        ({"game": "toy", "seats": [ME, FRIEND], "options": {"deck": 99}}, 400, "bad_option_value"),
        ({"game": "toy", "seats": [ME, FRIEND], "options": {"deck": 10**30}}, 400, "bad_message"),
        ({"game": "toy", "seats": [ME, FRIEND], "options": {"deck": [1]}}, 400, "bad_message"),
        ({"game": "toy", "seats": [ME, {"kind": "bot", "level": "god"}]}, 400, "unknown_level"),
        ({"game": "toy", "seats": [ME, {"kind": "bot"}]}, 400, "unknown_level"),
        ({"game": "toy", "seats": [ME, {"kind": "friend", "level": "easy"}]}, 400, "level_for_bots_only"),
        ({"game": "toy", "seats": [ME, {"kind": "hotseat", "name": "ADA"}]}, 409, "name_taken"),
        ({"game": "toy", "seats": [ME, {"kind": "hotseat", "name": "\u200b"}]}, 400, "bad_name"),
        ({"game": "toy", "seats": [ME, {"kind": "alien"}]}, 400, "bad_message"),
        ({"game": "toy", "seats": [ME, FRIEND], "more": 1}, 400, "bad_message"),
        ({"game": 7, "seats": [ME, FRIEND]}, 400, "bad_message"),
        ([], 400, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: TestClient, body: object, status: int, code: str) -> None:
    for language in ("en", "it"):
        refused = error(client.post(f"/api/tables?lang={language}", json=body), status)
        assert refused["code"] == code
        assert refused["words"]


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 20_000, b'{"game":"toy","game":', b"nul"])
def test_what_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    assert error(client.post("/api/tables", content=body), 400)["code"] == "bad_json"


def test_long_bodies_are_not_read(client: TestClient) -> None:
    assert error(client.post("/api/tables", content=b" " * 40_000), 413)["code"] == "too_large"
    assert error(client.post("/api/tables", content=iter([b" " * 20_000] * 3)), 413)["code"] == "too_large"
    assert error(client.post("/api/records", content=b" " * 2_000_000), 413)["code"] == "too_large"
    assert error(client.post("/api/records", content=b" " * 40_000), 400)["code"] == "record_head"


@pytest.mark.parametrize(
    ("path", "code", "status"),
    [
        ("/api/tables/nothing", "unknown_table", 404),
        ("/api/tables/nothing/record", "unknown_table", 404),
        ("/api/tables/nothing/replay?event=0", "unknown_table", 404),
        ("/api/tables/nothing/replay?event=-1", "bad_message", 400),
        ("/api/tables/nothing/replay?event=x", "bad_message", 400),
        ("/api/tables/..%2f..%2fetc%2fpasswd", "not_found", 404),
        ("/api/nothing", "not_found", 404),
        ("/api/", "not_found", 404),
    ],
)
def test_what_is_not_there(client: TestClient, path: str, code: str, status: int) -> None:
    assert error(client.get(path), status)["code"] == code


def test_a_bug_shows_no_traceback(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(Lineup, "to_json", broken)
    with TestClient(create_app(database), raise_server_exceptions=False) as client:
        response = client.get("/api/levels?lang=it")
        assert error(response, 500)["code"] == "internal_error"
        assert "ZeroDivision" not in response.text


def test_wrong_methods_are_refused(client: TestClient) -> None:
    assert error(client.get("/api/tables"), 404)["code"] == "not_found"
    assert error(client.put("/api/tables"), 405)["code"] == "bad_method"
    assert error(client.delete("/api/games"), 405)["code"] == "bad_method"


def test_other_sites_may_look_but_not_act(client: TestClient) -> None:
    foreign = {"origin": "https://evil.example"}
    assert error(client.post("/api/tables", json={}, headers=foreign), 403)["code"] == "bad_origin"
    assert error(client.post("/api/tables", json={}, headers={"origin": "null"}), 403)["code"] == "bad_origin"
    assert error(client.post("/api/tables", json={}, headers={"origin": "http://testserver"}), 400)
    assert "access-control-allow-origin" not in client.get("/api/games", headers=foreign).headers


def test_a_running_game_with_secrets_has_no_record(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    assert error(client.get(f"/api/tables/{made['table']}/record"), 403)["code"] == "record_hidden"


def test_a_running_open_game_has_a_record_without_secret(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND])
    record = Record.loads(client.get(f"/api/tables/{made['table']}/record").text)
    assert (record.game, record.secret, record.names) == ("diavolo", "", ("Ada", "Player 2"))


def finished(client: TestClient) -> str:
    """A table of the toy, played to its end by one person on two seats."""
    made = make(client, "toy", [ME, HOTSEAT], deck=7)
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["result"] is None:
            seat = screen.state["acting"][0]
            assert screen.play(seat, screen.legal(seat)[0])["type"] == "ack"
        assert len(screen.state["dice"]["secret"]) == 64
    table: str = made["table"]
    return table


def test_a_finished_game_can_be_verified_and_replayed(client: TestClient) -> None:
    table = finished(client)
    text = client.get(f"/api/tables/{table}/record").text
    record = Record.loads(text)
    assert record.verify() > 0
    assert record.names == ("Ada", "Bice")
    last = client.get(f"/api/tables/{table}/replay?event=0").json()["last"]
    for number in range(last + 1):
        state = client.get(f"/api/tables/{table}/replay?event={number}").json()
        assert state["event"] == len(state["log"]) == number
        assert (state["result"] is None) == (number < last)
        assert all(line["action"] is not None for line in state["log"]), "afterwards everything is shown"
    assert error(client.get(f"/api/tables/{table}/replay?event={last + 1}"), 404)["code"] == "unknown_event"


def test_an_uploaded_record_is_checked(client: TestClient) -> None:
    text = client.get(f"/api/tables/{finished(client)}/record").text
    checked = client.post("/api/records", content=text).json()
    assert checked["proven"] is True
    assert checked["last"] == len(checked["log"]) == len(Record.loads(text).replay().events)
    assert checked["result"]["places"]
    middle = client.post("/api/records?event=8", content=text).json()
    assert middle["result"] is None
    forged = text.replace("secret ", "secret 0000").replace("secret 0000" + text.split("secret ")[1][:4], "secret 0000")
    assert client.post("/api/records", content=forged).json()["proven"] is False
    damaged = error(client.post("/api/records?lang=it", content=text.replace("events", "event")), 400)
    assert damaged["code"].startswith("record_")
    assert damaged["words"].startswith("Riga")
    assert error(client.post("/api/records", content=b"\xff\xfe"), 400)["code"] == "bad_text"


@pytest.mark.parametrize(("names", "shown"), [(("random", "random"), ["random 1", "random 2"]), (("", ""), ["", ""])])
def test_players_of_an_uploaded_record_are_told_apart(
    client: TestClient, names: tuple[str, ...], shown: list[str]
) -> None:
    record = Record("diavolo", 1, ponti.game("diavolo").check_setup({}, 2), 2, (), names=names)
    assert client.post("/api/records", content=record.dumps()).json()["names"] == shown


def test_an_uploaded_record_cannot_start_in_an_auction_that_no_pass_would_end(client: TestClient) -> None:
    start = position("bid", auction={"bid": 5, "high": 1, "in": [0, 1, 2]}, seat=0)
    record = Record("ponte_vecchio", 1, ponti.game("ponte_vecchio").check_setup({}, 3), 3, (), start=start)
    refused = error(client.post("/api/records", content=record.dumps()), 400)
    assert refused["code"] == "record_start"


def test_replay_of_a_running_game_shows_what_a_spectator_saw(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    with screens(client, made["table"], None) as [spectator]:
        last = spectator.state["event"]
        state = client.get(f"/api/tables/{made['table']}/replay?event={last}").json()
        assert state["views"] == spectator.state["views"]
        assert state["log"] == spectator.state["log"]
        assert state["dice"]["secret"] == ""


def test_bots_play_among_themselves(client: TestClient) -> None:
    made = make(client, "diavolo", BOTS, size=4)
    with screens(client, made["table"], None) as [spectator]:
        while spectator.state["result"] is None:
            spectator.receive()
