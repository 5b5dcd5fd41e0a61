"""Where people want to be told of their turns: what may be set up over HTTP, and what ends it."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.config import read_settings
from ponti.store.repository import Store
from tests.server.test_push import Browser
from tests.server.visitors import browser, error, me, whoami

PUBLIC = "https://93.184.216.34"
"""A literal address needs no name server."""


def subscription(endpoint: str) -> dict[str, Any]:
    made = Browser(endpoint).subscription
    return {"endpoint": endpoint, "expirationTime": None, "keys": {"p256dh": made.p256dh, "auth": made.auth}}


def told(database: str, person: str) -> list[str]:
    """Which browsers of a person are told, after the server has gone."""
    store = Store(database)
    found = [push.endpoint for push in store.pushes.of(person)]
    store.close()
    return found


def test_a_webhook_is_kept_with_a_secret_that_stays(client: TestClient) -> None:
    me(client, "Ada")
    person = client.post("/api/me/webhook", json={"url": f"{PUBLIC}/hook"}).json()["person"]
    assert person["webhook"] == f"{PUBLIC}/hook"
    assert person["webhook_secret"].startswith("whsec_")
    assert whoami(client) == person
    again = client.post("/api/me/webhook", json={"url": f"{PUBLIC}/other"}).json()["person"]
    assert again["webhook_secret"] == person["webhook_secret"]
    gone = client.post("/api/me/webhook", json={"url": None}).json()["person"]
    assert (gone["webhook"], gone["webhook_secret"]) == (None, None)


@pytest.mark.parametrize(
    ("url", "status", "code"),
    [
        ("http://127.0.0.1/", 403, "private_address"),
        ("http://localhost:5432/", 403, "private_address"),
        ("https://[::1]/", 403, "private_address"),
        ("http://169.254.169.254/latest/", 403, "private_address"),
        ("ftp://93.184.216.34/", 400, "bad_address"),
        ("https://me:secret@93.184.216.34/", 400, "bad_address"),
        ("not an address", 400, "bad_address"),
        ("x" * 1_001, 400, "bad_message"),
    ],
)
def test_addresses_inside_are_refused(client: TestClient, url: str, status: int, code: str) -> None:
    me(client, "Ada")
    assert error(client.post("/api/me/webhook", json={"url": url}), status) == code
    safe = url.replace("http://", "https://")
    assert error(client.post("/api/push", json=subscription(safe)), status) == code
    assert whoami(client)["webhook"] is None  # type: ignore[index]


def test_pushes_go_over_https_only(client: TestClient) -> None:
    me(client, "Ada")
    assert client.post("/api/me/webhook", json={"url": "http://93.184.216.34/"}).status_code == 200
    assert error(client.post("/api/push", json=subscription("http://93.184.216.34/")), 400) == "bad_address"
    bad_keys = {**subscription(PUBLIC), "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert error(client.post("/api/push", json=bad_keys), 400) == "bad_push"


def test_strangers_set_up_nothing(client: TestClient) -> None:
    assert error(client.post("/api/me/webhook", json={"url": PUBLIC}), 401) == "person_needed"
    assert error(client.post("/api/push", json=subscription(PUBLIC)), 401) == "person_needed"


def test_a_browser_belongs_to_who_subscribed_last(database: str) -> None:
    with TestClient(create_app(database)) as client:
        ada, bice = browser(client), browser(client)
        people = [me(ada, "Ada")["id"], me(bice, "Bice")["id"]]
        for person in (ada, bice):
            assert person.post("/api/push", json=subscription(f"{PUBLIC}/same")).status_code == 204
        ada.post("/api/push", json=subscription(f"{PUBLIC}/phone"))
        ada.post("/api/push", json=subscription(f"{PUBLIC}/laptop"))
        assert ada.post("/api/push/forget", json={"endpoint": f"{PUBLIC}/phone"}).status_code == 204
        assert ada.post("/api/push/forget", json={"endpoint": "nowhere"}).status_code == 204
    assert told(database, people[0]) == [f"{PUBLIC}/laptop"]
    assert told(database, people[1]) == [f"{PUBLIC}/same"]


def test_signing_out_everywhere_ends_notices_too(database: str) -> None:
    with TestClient(create_app(database)) as client:
        person = me(client, "Ada")["id"]
        client.post("/api/push", json=subscription(f"{PUBLIC}/phone"))
        client.post("/api/logout", json={"everywhere": True})
    assert told(database, person) == []


def test_the_operator_may_switch_it_off(database: str) -> None:
    quiet = read_settings(given={"push": False, "webhooks": False})
    with TestClient(create_app(database, quiet)) as client:
        me(client, "Ada")
        shown = client.get("/api/me").json()
        assert (shown["push_key"], shown["webhooks"]) == ("", False)
        assert error(client.post("/api/push", json=subscription(PUBLIC)), 403) == "push_off"
        assert error(client.post("/api/me/webhook", json={"url": PUBLIC}), 403) == "webhooks_off"
        assert client.post("/api/me/webhook", json={"url": None}).status_code == 200


def test_the_operator_may_allow_addresses_inside(database: str) -> None:
    with TestClient(create_app(database, read_settings(given={"private_webhooks": True}))) as client:
        me(client, "Ada")
        assert client.post("/api/me/webhook", json={"url": "http://127.0.0.1:9/"}).status_code == 200
        assert client.post("/api/push", json=subscription("http://127.0.0.1:9/")).status_code == 204


def test_the_servers_keys_stay_the_same(database: str) -> None:
    keys = []
    for _ in range(2):
        with TestClient(create_app(database)) as client:
            keys.append(client.get("/api/me").json()["push_key"])
    assert len(keys[0]) > 80
    assert keys[0] == keys[1]
