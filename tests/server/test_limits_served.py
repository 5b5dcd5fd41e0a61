"""Who asks too much is told so, over HTTP and on sockets."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from argon2.profiles import CHEAPEST
from starlette.testclient import TestClient

from ponti.server import clients, limits, passphrases
from ponti.server.app import create_app
from ponti.server.config import read_settings
from ponti.server.limits import Limits, Rate
from ponti.server.visits import Visits
from tests.server.screens import FRIEND, ME, Screen, end_of, make, screens
from tests.server.visitors import browser, error, me

FEW = Rate(3, 3_600)
WANTED = {"game": "toy", "seats": [ME, FRIEND]}


@pytest.fixture
def strict(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server at which little is allowed, to be asked from two addresses."""
    tight = Limits(
        tables=FEW, seats=FEW, logins=FEW, uploads=FEW, past=FEW, guests=Rate(6, 3_600), messages=FEW, hints=FEW
    )
    monkeypatch.setattr("ponti.server.app.Limits", lambda: tight)
    monkeypatch.setattr(passphrases, "PARAMETERS", CHEAPEST)
    with TestClient(create_app(database, read_settings(given={"rate_limits": 1}))) as client:
        yield client


def statuses(client: TestClient, path: str, body: Any, times: int = 5) -> list[int]:
    return [client.post(f"/api/{path}", json=body).status_code for _ in range(times)]


def test_servers_are_limited_unless_they_are_told_otherwise() -> None:
    assert read_settings(environment={}).rate_limits == 1
    assert all(limits.Limits().rate(kind).burst > 0 for kind in ("tables", "logins", "messages", "sockets"))


def test_too_many_tables_are_refused_with_the_time_to_wait(strict: TestClient) -> None:
    assert statuses(strict, "tables", WANTED) == [201, 201, 201, 429, 429]
    refused = strict.post("/api/tables?lang=it", json=WANTED)
    assert error(refused, 429) == "too_many_requests"
    assert 0 < int(refused.headers["retry-after"]) <= 1_200
    assert "20 minuti" in refused.json()["error"]["words"]
    assert strict.get("/api/games").status_code == 200, "looking is not making"


def test_addresses_and_people_are_counted_apart(strict: TestClient) -> None:
    home, away = browser(strict, "Ada"), browser(strict, address="192.0.2.7")
    assert statuses(home, "tables", WANTED, 3) == [201] * 3
    away.cookies.update(home.cookies)
    assert away.post("/api/tables", json=WANTED).status_code == 429, "the same person from elsewhere"
    away.cookies.clear()
    assert away.post("/api/tables", json=WANTED).status_code == 201, "somebody else from there"


def test_forwarded_addresses_are_not_believed(strict: TestClient) -> None:
    assert statuses(strict, "tables", WANTED, 3) == [201] * 3
    pretended = {"x-forwarded-for": "198.51.100.1", "forwarded": "for=198.51.100.1", "x-real-ip": "198.51.100.1"}
    assert strict.post("/api/tables", json=WANTED, headers=pretended).status_code == 429


def test_guessing_is_slowed_down_for_a_name_from_everywhere(strict: TestClient) -> None:
    me(strict, "Ada")
    guess = {"name": "Ada", "passphrase": "is it this one"}
    one, other = (browser(strict, address=f"192.0.2.{number}") for number in (1, 2))
    assert statuses(one, "login", guess, 2) == [403, 403]
    assert statuses(other, "login", {**guess, "name": "ADA"}, 1) == [403]
    assert statuses(other, "login", {**guess, "name": " A\u200bda"}, 1) == [429]
    assert statuses(other, "login", {**guess, "name": "Bice"}, 1) == [403]
    assert statuses(one, "login", {**guess, "name": "Bice"}, 2) == [403, 429]


def test_unknown_names_are_slowed_down_alike(strict: TestClient) -> None:
    assert statuses(strict, "login", {"name": "Nobody", "passphrase": "is it this one"}) == [403, 403, 403, 429, 429]


def test_guests_and_uploads_are_counted(strict: TestClient) -> None:
    codes = [browser(strict).post("/api/me", json={"name": f"Guest {number}"}).status_code for number in range(8)]
    assert codes == [200] * 6 + [429] * 2
    assert [strict.post("/api/records", content="x").status_code for _ in range(4)] == [400, 400, 400, 429]


def test_looking_back_is_counted_whatever_is_looked_at(strict: TestClient) -> None:
    table = make(strict, "toy", [ME, FRIEND])["table"]
    paths = ("replay", "log", "record", "replay")  # of this game there is no record before its end
    assert [strict.get(f"/api/tables/{table}/{path}").status_code for path in paths] == [200, 200, 403, 429]


def test_a_flood_on_a_socket_is_refused_and_then_ended(strict: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_REFUSED", 4)
    made = make(strict, "toy", [ME, FRIEND])
    with screens(strict, made["table"], made["token"], None) as [flooding, other]:
        for number in range(3):
            assert flooding.ask(type="name", seat=0, name=f"Ada {number}")["type"] == "ack"
        refused = flooding.ask(type="name", seat=0, name="Ada")
        assert refused["code"] == "too_many_requests"
        assert refused["words"]
        other.send(type="ping")
        assert other.receive() is not None
        for _ in range(10):
            flooding.send(type="ping")
        assert end_of(flooding) == 1008


def test_signing_out_everywhere_ends_connections(client: TestClient) -> None:
    ada, other = browser(client, "Ada"), browser(client, "Bice")
    made = ada.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, FRIEND]}).json()
    with (
        screens(ada, made["table"], None) as [mine],
        screens(other, made["table"], None) as [theirs],
        screens(client, made["table"], made["token"]) as [link],
    ):
        assert mine.state["you"] == [0]
        ada.post("/api/logout", json={"everywhere": True})
        assert end_of(mine) == 1000
        for screen in (theirs, link):
            screen.send(type="ping")
            while screen.receive()["type"] != "pong":
                pass
    with screens(ada, made["table"], None) as [again]:
        assert again.state["you"] == []


def test_who_is_signed_out_while_greeting_sees_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = browser(client, "Ada")
    made = ada.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, FRIEND]}).json()

    async def meanwhile(_visits: Visits, _table: str, _keys: tuple[str, ...]) -> None:
        response = await asyncio.to_thread(ada.post, "/api/logout", json={"everywhere": True})
        assert response.status_code == 200

    monkeypatch.setattr(Visits, "left_at", meanwhile)
    with ada.websocket_connect(f"/api/tables/{made['table']}/socket") as socket:
        screen = Screen(socket)
        assert (end_of(screen), screen.texts) == (1000, [])
