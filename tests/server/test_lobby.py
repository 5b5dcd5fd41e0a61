"""Lists of tables, and sitting down."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens
from tests.server.test_affairs_sockets import done, play_out
from tests.server.visitors import browser, error, me

pytestmark = ON_BOTH

OPEN = {"kind": "open"}
LISTED = {"listed": True}


def listed(client: TestClient, game: str, seats: list[dict[str, Any]], **options: object) -> str:
    """A table that everybody sees."""
    wanted = {"game": game, "seats": seats, "options": options, "settings": LISTED}
    response = client.post("/api/tables", json=wanted)
    assert response.status_code == 201, response.text
    table: str = response.json()["table"]
    return table


def finish(screen: Screen) -> None:
    while screen.state["result"] is None:
        seat = screen.state["acting"][0]
        assert screen.play(seat, screen.legal(seat)[0])["type"] == "ack"


def lines(client: TestClient, path: str, part: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/{path}").json()[part]
    return found


def test_only_listed_tables_are_in_the_lobby(client: TestClient) -> None:
    assert lines(client, "lobby", "open") == []
    make(client, "toy", [ME, FRIEND])
    table = listed(client, "toy", [ME, OPEN])
    [line] = lines(client, "lobby", "open")
    assert (line["id"], line["status"], line["you"], line["your_turn"]) == (table, "playing", [], False)
    assert [(seat["name"], seat["is_open"]) for seat in line["seats"]] == [("Ada", False), ("Player 2", True)]
    assert line["settings"]["listed"] is True
    assert line["result_words"] == ""


def test_tables_that_miss_somebody_come_first(client: TestClient) -> None:
    waiting = listed(client, "toy", [ME, OPEN])
    full = listed(client, "toy", [ME, HOTSEAT])
    assert [line["id"] for line in lines(client, "lobby", "open")] == [waiting, full]


def test_lists_speak_the_readers_language(client: TestClient) -> None:
    listed(client, "diavolo", [ME, OPEN])
    english, italian = (lines(client, f"lobby?lang={lang}", "open")[0] for lang in ("en", "it"))
    assert english["option_words"] != italian["option_words"]
    assert (english["seats"][1]["name"], italian["seats"][1]["name"]) == ("Player 2", "Giocatore 2")


def test_lists_tell_nothing_hidden(client: TestClient) -> None:
    ada = browser(client, "Ada")
    made = ada.post("/api/tables", json={"game": "tre_ponti", "seats": [{"kind": "me"}, FRIEND], "settings": LISTED})
    for path in ("lobby", "me/tables", "finished"):
        text = ada.get(f"/api/{path}").text
        for secret in (made.json()["token"], made.json()["links"][0]["token"], "secret", "hash", "scene"):
            assert secret not in text


def test_a_person_finds_the_own_tables_and_whose_turn_it_is(client: TestClient) -> None:
    ada, bice = browser(client, "Ada"), browser(client, "Bice")
    table = ada.post("/api/tables", json={"game": "diavolo", "seats": [{"kind": "me"}, OPEN]}).json()
    [line] = lines(ada, "me/tables", "playing")
    assert (line["id"], line["you"], line["your_turn"]) == (table["table"], [0], True)
    assert line["seats"][0]["name"] == "Ada"
    assert lines(bice, "me/tables", "playing") == []
    sat = bice.post(f"/api/tables/{table['table']}/sit", json={"seat": 1}).json()
    assert sat["seat"] == 1
    [line] = lines(bice, "me/tables", "playing")
    assert (line["you"], line["your_turn"]) == ([1], False)
    with screens(ada, table["table"], table["token"]) as [screen]:
        while 1 not in screen.state["acting"]:
            screen.play(0, screen.legal(0)[0])
    assert [line["your_turn"] for line in lines(bice, "me/tables", "playing")] == [True]
    assert [line["your_turn"] for line in lines(ada, "me/tables", "playing")] == [False]
    assert error(client.get("/api/me/tables"), 401) == "person_needed"


def test_what_waits_for_me_comes_first(client: TestClient) -> None:
    ada = browser(client, "Ada")
    mine = ada.post("/api/tables", json={"game": "diavolo", "seats": [{"kind": "me"}, FRIEND]}).json()["table"]
    theirs = ada.post("/api/tables", json={"game": "diavolo", "seats": [FRIEND, {"kind": "me"}]}).json()["table"]
    assert [line["id"] for line in lines(ada, "me/tables", "playing")] == [mine, theirs]


def test_finished_games_say_who_won(client: TestClient) -> None:
    ada = browser(client, "Ada")
    wanted = {"game": "toy", "seats": [{"kind": "me"}, HOTSEAT], "settings": LISTED, "options": {"deck": 7}}
    made = ada.post("/api/tables", json=wanted).json()
    with screens(ada, made["table"], made["token"]) as [screen]:
        finish(screen)
        words = screen.state["result"]["words"]
    assert lines(ada, "me/tables", "playing") == lines(client, "lobby", "open") == []
    for found in (lines(client, "finished", "finished"), lines(ada, "me/tables", "finished")):
        [line] = found
        assert (line["id"], line["status"], line["result_words"]) == (made["table"], "over", words)
        assert line["your_turn"] is False
    italian = lines(client, "finished?lang=it", "finished")[0]["result_words"]
    assert italian
    assert italian != words


def test_lists_say_for_whom_a_bot_plays_and_who_has_resigned(client: TestClient) -> None:
    ada = browser(client, "Ada")
    made = ada.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, FRIEND], "settings": LISTED}).json()

    def statuses(path: str, part: str) -> list[str]:
        [line] = lines(ada, path, part)
        return [seat["status"] for seat in line["seats"]]

    with screens(ada, made["table"], made["token"]) as [screen]:
        assert statuses("lobby", "open") == ["playing", "playing"]
        done(screen, type="replace", seat=1, by="bot", level="beginner")
        assert statuses("lobby", "open") == statuses("me/tables", "playing") == ["playing", "stand_in"]
        done(screen, type="resign", seat=0)
    assert statuses("finished", "finished") == statuses("me/tables", "finished") == ["resigned", "stand_in"]
    assert "Ada has resigned" in lines(ada, "finished", "finished")[0]["result_words"]
    assert "Ada ha abbandonato" in lines(ada, "finished?lang=it", "finished")[0]["result_words"]


def test_who_resigned_is_told_though_the_game_was_played_to_its_end(client: TestClient) -> None:
    ada = browser(client, "Ada")
    seats = [{"kind": "me"}, FRIEND, FRIEND]
    made = ada.post("/api/tables", json={"game": "toy", "seats": seats, "settings": LISTED}).json()
    bice, carla = (link["token"] for link in made["links"])
    with screens(ada, made["table"], made["token"], bice, carla) as everybody:
        done(everybody[2], type="resign", seat=2)
        [line] = lines(ada, "lobby", "open")
        assert [seat["status"] for seat in line["seats"]] == ["playing", "playing", "stand_in"]
        play_out(everybody[:2])
    [line] = lines(ada, "finished", "finished")
    assert [seat["status"] for seat in line["seats"]] == ["playing", "playing", "resigned"]


def test_finished_games_come_in_pages(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ponti.server.lobby.PAGE", 2)
    ada = browser(client, "Ada")
    tables = []
    for _ in range(3):
        wanted = {"game": "toy", "seats": [{"kind": "me"}, HOTSEAT], "settings": LISTED, "options": {"deck": 7}}
        made = ada.post("/api/tables", json=wanted).json()
        tables.append(made["table"])
        with screens(ada, made["table"], made["token"]) as [screen]:
            finish(screen)
    for path in ("finished", "me/tables"):
        first = ada.get(f"/api/{path}").json()
        second = ada.get(f"/api/{path}?before={first['next']}").json()
        assert [line["id"] for page in (first, second) for line in page["finished"]] == tables[::-1]
        assert len(first["finished"]) == 2
        assert second["next"] is None
    for before in ("x", "-1", "1" * 30):
        assert error(client.get(f"/api/finished?before={before}"), 400) == "bad_message"


def test_open_seats_go_to_the_first_who_comes(client: TestClient) -> None:
    table = listed(client, "toy", [ME, OPEN])
    ada, bice, carlo = browser(client, "Ada"), browser(client, "Bice"), browser(client, "Carlo")
    sat = bice.post(f"/api/tables/{table}/sit", json={"seat": 1}).json()
    assert error(carlo.post(f"/api/tables/{table}/sit", json={"seat": 1}), 409) == "seat_taken"
    assert error(ada.post(f"/api/tables/{table}/sit", json={"seat": 0}), 409) == "seat_taken"
    assert error(ada.post(f"/api/tables/{table}/sit", json={"seat": 7}), 400) == "unknown_seat"
    assert error(client.post(f"/api/tables/{table}/sit", json={"seat": 1}), 401) == "person_needed"
    assert error(ada.post("/api/tables/nothing/sit", json={"seat": 1}), 404) == "unknown_table"
    for body in ({}, {"seat": 1, "token": "x"}, {"seat": -1}, {"seat": "1"}):
        assert error(ada.post(f"/api/tables/{table}/sit", json=body), 400) == "bad_message"
    with screens(carlo, table, sat["token"]) as [screen]:
        assert screen.state["you"] == [1]
        seat = screen.state["seats"][1]
        assert (seat["name"], seat["is_open"], seat["claimed"]) == ("Bice", False, True)
        assert seat["colour"] == bice.get("/api/me").json()["person"]["colour"]


def test_an_open_seat_waits_for_somebody_whatever_it_is_called(client: TestClient) -> None:
    ada, bice = browser(client, "Ada"), browser(client, "Bice")
    clock = {"kind": "move", "seconds": 600}
    body = {"game": "diavolo", "seats": [{**OPEN, "name": "Anybody"}, {"kind": "me"}], "settings": {"clock": clock}}
    made = ada.post("/api/tables", json=body).json()
    with screens(ada, made["table"], None) as [screen]:
        assert [seat["claimed"] for seat in screen.state["seats"]] == [False, True]
        assert not any(seat["runs"] for seat in screen.state["clock"]["seats"])
        assert bice.post(f"/api/tables/{made['table']}/sit", json={"seat": 0}).status_code == 200
        while not screen.state["clock"]["seats"][0]["runs"]:
            screen.receive()
        assert screen.state["log"][-1]["kind"] == "seated"
        assert (screen.state["seats"][0]["name"], screen.state["seats"][0]["claimed"]) == ("Bice", True)


def test_nobody_sits_twice_at_a_table(client: TestClient) -> None:
    table = listed(client, "toy", [ME, OPEN, OPEN])
    bice = browser(client, "Bice")
    assert bice.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
    assert error(bice.post(f"/api/tables/{table}/sit", json={"seat": 2}), 409) == "already_seated"


def test_a_namesake_at_the_table_does_not_keep_anybody_out(client: TestClient) -> None:
    table = listed(client, "toy", [{"kind": "me", "name": "Bice"}, OPEN])
    browser(client, "Bice").post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]] == ["Bice", "Bice 2"]


def test_the_cookie_is_enough_to_play(client: TestClient) -> None:
    ada, bice = browser(client, "Ada"), browser(client, "Bice")
    made = ada.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, OPEN]}).json()
    bice.post(f"/api/tables/{made['table']}/sit", json={"seat": 1})
    for person, seats in ((ada, [0]), (bice, [1]), (client, [])):
        with screens(person, made["table"], None) as [screen]:
            assert screen.state["you"] == seats
    with screens(ada, made["table"], None) as [screen]:
        assert screen.play(0, screen.legal(0)[0])["type"] == "ack"


def test_a_forged_cookie_opens_no_seat(client: TestClient) -> None:
    ada = browser(client, "Ada")
    made = ada.post("/api/tables", json={"game": "tre_ponti", "seats": [{"kind": "me"}, FRIEND]}).json()
    id = ada.get("/api/me").json()["person"]["id"]
    eve = browser(client, cookies={"ponti_person": f"{id}.0"})
    with screens(eve, made["table"], None) as [screen]:
        assert screen.state["you"] == []


def test_the_host_plays_the_shared_screen_from_another_device(client: TestClient) -> None:
    ada = browser(client, "Ada")
    made = ada.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, HOTSEAT, FRIEND]}).json()
    with screens(ada, made["table"], None) as [screen]:
        assert screen.state["you"] == [0, 1]


def test_a_friends_link_becomes_the_friends(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    bice = browser(client, "Bice")
    claim = {"token": made["tokens"][1]}
    assert bice.post(f"/api/tables/{made['table']}/sit", json=claim).json() == {"seat": 1, "token": made["tokens"][1]}
    assert bice.post(f"/api/tables/{made['table']}/sit", json=claim).status_code == 200, "once more does no harm"
    assert [line["you"] for line in lines(bice, "me/tables", "playing")] == [[1]]
    with screens(bice, made["table"], None) as [screen]:
        assert screen.state["you"] == [1]
        assert screen.state["seats"][1]["name"] == "Bice"
        assert screen.state["seats"][1]["claimed"] is True
    carlo = browser(client, "Carlo")
    assert error(carlo.post(f"/api/tables/{made['table']}/sit", json=claim), 409) == "seat_taken"
    wrong = {"token": "x" * 32}
    assert error(carlo.post(f"/api/tables/{made['table']}/sit", json=wrong), 403) == "bad_token"


def test_the_makers_link_brings_all_seats_of_the_screen(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT, FRIEND])
    ada = browser(client, "Ada Lovelace")
    assert ada.post(f"/api/tables/{made['table']}/sit", json={"token": made["token"]}).json()["seat"] == 0
    with screens(ada, made["table"], None) as [screen]:
        assert screen.state["you"] == [0, 1]
        assert [seat["name"] for seat in screen.state["seats"][:2]] == ["Ada", "Bice"], "names stay"


def test_seats_of_people_survive_the_server(database: str) -> None:
    with TestClient(create_app(database)) as before:
        person = me(before, "Ada")
        made = before.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, FRIEND]}).json()
        cookies = dict(before.cookies)
    with TestClient(create_app(database), cookies=cookies) as after:
        [line] = lines(after, "me/tables", "playing")
        assert (line["id"], line["you"]) == (made["table"], [0])
        assert line["seats"][0]["colour"] == person["colour"]
        with screens(after, made["table"], None) as [screen]:
            assert screen.state["you"] == [0]
