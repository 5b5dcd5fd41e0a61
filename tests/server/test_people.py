"""Guests and people with pass-phrases over HTTP."""

import unicodedata

import pytest
from argon2.profiles import CHEAPEST
from fastapi import FastAPI
from sqlalchemy import text
from starlette.testclient import TestClient

from ponti.server import passphrases
from ponti.server.app import create_app
from ponti.server.colours import is_legible
from ponti.server.cookies import COOKIE
from tests.server.databases import ON_BOTH
from tests.server.visitors import browser, error, me, whoami

pytestmark = ON_BOTH

PHRASE = "seven bridges at dusk"


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long on purpose is made cheap."""
    monkeypatch.setattr(passphrases, "PARAMETERS", CHEAPEST)


def test_a_guest_gets_a_name_a_colour_and_a_cookie(client: TestClient) -> None:
    assert whoami(client) is None
    response = client.post("/api/me", json={"name": "  Ada \u200b Lovelace "})
    person = response.json()["person"]
    assert person["name"] == "Ada Lovelace"
    assert is_legible(person["colour"])
    assert person["has_passphrase"] is False
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    assert whoami(client) == person


def test_over_https_the_cookie_never_travels_in_the_clear(client: TestClient) -> None:
    safe = browser(client, base_url="https://ponti.example")
    assert "Secure" in safe.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert whoami(safe) is not None


def test_nobody_shares_a_name_or_a_colour(client: TestClient) -> None:
    ada = me(client, "Ada")
    bice = browser(client)
    assert error(bice.post("/api/me", json={"name": "ADA"}), 409) == "name_taken"
    assert error(bice.post("/api/me", json={"name": "Bice", "colour": ada["colour"].upper()}), 409) == "colour_taken"
    assert whoami(bice) is None
    assert me(bice, "Bice")["colour"] != ada["colour"]
    assert error(bice.post("/api/me", json={"name": "ada"}), 409) == "name_taken"
    assert error(bice.post("/api/me", json={"name": "Bice", "colour": ada["colour"]}), 409) == "colour_taken"


def test_a_name_in_other_letters_that_look_alike_is_the_same(client: TestClient) -> None:
    me(client, "Ada Fi")
    for name in ("\uff21da Fi", "Ada \ufb01", "Ada\u3164 Fi", "Ada Fi\ufe0f", "A\u034fda Fi"):
        assert error(browser(client).post("/api/me", json={"name": name}), 409) == "name_taken"
    assert me(browser(client), "\ufdfa" * 24)["name"] == "\ufdfa" * 24, "a long key has room"


def test_who_has_a_name_from_of_old_can_still_sign_in(client: TestClient) -> None:
    me(client, "\uff21da")
    client.post("/api/me/passphrase", json={"passphrase": PHRASE})
    assert isinstance(client.app, FastAPI)
    with client.app.state.store._engine.begin() as connection:
        connection.execute(text("UPDATE people SET name_key = :key"), {"key": "\uff41da"})
    ada = me(browser(client), "Ada")
    for name, status in (("\uff21da", 200), ("Ada", 403)):
        answer = browser(client).post("/api/login", json={"name": name, "passphrase": PHRASE})
        assert answer.status_code == status
    assert ada["name"] == "Ada"


def test_names_and_colours_can_be_changed_and_given_back(client: TestClient) -> None:
    first = me(client, "Ada")
    colours = client.get("/api/me/colours").json()["colours"]
    assert len(set(colours)) == 12
    assert first["colour"] not in colours
    second = me(client, "Ada of Bridgetown", colours[3])
    assert (second["id"], second["colour"]) == (first["id"], colours[3])
    assert me(client, "ada of bridgetown")["colour"] == colours[3], "one's own name is not taken"
    assert colours[3] not in client.get("/api/me/colours").json()["colours"]
    assert me(browser(client), "Ada")["colour"] == first["colour"], "what was given back is free"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": " \u200b "}, "bad_name"),
        ({"name": "Ada", "colour": "#ffffff"}, "bad_colour"),
        ({"name": "Ada", "colour": "#000000"}, "bad_colour"),
        ({"name": "Ada", "colour": "red"}, "bad_colour"),
        ({"name": "Ada", "colour": "#ff00zz"}, "bad_colour"),
        ({"name": 7}, "bad_message"),
        ({}, "bad_message"),
        ({"name": "Ada", "id": "x"}, "bad_message"),
    ],
)
def test_who_nobody_can_be_is_refused(client: TestClient, body: object, code: str) -> None:
    assert error(client.post("/api/me", json=body), 400) == code
    assert "set-cookie" not in client.post("/api/me", json=body).headers


@pytest.mark.parametrize("value", ["", "nonsense", "WyJ4IiwwXQ.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb", "x" * 5000])
def test_forged_cookies_are_nobodys(client: TestClient, value: str) -> None:
    me(client, "Ada")
    forger = browser(client, cookies={COOKIE: value})
    assert whoami(forger) is None
    assert error(forger.post("/api/me/passphrase", json={"passphrase": PHRASE}), 401) == "person_needed"


def test_a_cookie_is_good_for_one_server_only(client: TestClient, tmp_path_factory: pytest.TempPathFactory) -> None:
    me(client, "Ada")
    with TestClient(create_app(f"sqlite:///{tmp_path_factory.mktemp('other') / 'tables.db'}")) as other:
        other.cookies.set(COOKIE, client.cookies[COOKIE])
        assert whoami(other) is None


def test_people_outlive_the_server(database: str) -> None:
    with TestClient(create_app(database)) as before:
        ada = me(before, "Ada")
        cookie = before.cookies[COOKIE]
    with TestClient(create_app(database), cookies={COOKIE: cookie}) as after:
        assert whoami(after) == ada


def test_a_pass_phrase_opens_another_device(client: TestClient) -> None:
    ada = me(client, "Ada")
    assert client.post("/api/me/passphrase", json={"passphrase": PHRASE}).json()["person"]["has_passphrase"] is True
    phone = browser(client)
    answer = phone.post("/api/login", json={"name": "ada", "passphrase": f" {PHRASE} "})
    assert answer.json()["person"]["id"] == ada["id"]
    assert whoami(phone) == {**ada, "has_passphrase": True}


def test_a_pass_phrase_that_is_long_before_its_signs_are_put_together_is_a_good_one(client: TestClient) -> None:
    phrase = unicodedata.normalize("NFD", "다리 위에서 만난 사람들 " * 14)
    assert len(phrase) > 200 > len(unicodedata.normalize("NFC", phrase))
    ada = me(client, "Ada")
    assert client.post("/api/me/passphrase", json={"passphrase": phrase}).status_code == 200
    answer = browser(client).post("/api/login", json={"name": "Ada", "passphrase": phrase})
    assert answer.json()["person"]["id"] == ada["id"]


def test_wrong_pass_phrases_and_unknown_names_look_the_same(client: TestClient) -> None:
    me(client, "Ada")
    client.post("/api/me/passphrase", json={"passphrase": PHRASE})
    me(browser(client), "Guest")
    phone = browser(client)
    answers = [
        phone.post("/api/login", json={"name": name, "passphrase": phrase})
        for name, phrase in (("Ada", "seven bridges at dawn"), ("Nobody", PHRASE), ("Guest", PHRASE), ("Guest", ""))
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert error(answers[0], 403) == "login_failed"
    assert all("set-cookie" not in answer.headers for answer in answers)


@pytest.mark.parametrize(
    "phrase", ["short", "aaaaaaaaaaaa", "Ada Lovelace", "ada lovelace1", "x" * 300, "         abc         "]
)
def test_weak_pass_phrases_are_refused(client: TestClient, phrase: str) -> None:
    me(client, "Ada Lovelace")
    assert error(client.post("/api/me/passphrase", json={"passphrase": phrase}), 400) == "weak_passphrase"


def test_signing_out_leaves_other_devices_alone(client: TestClient) -> None:
    ada = me(client, "Ada")
    client.post("/api/me/passphrase", json={"passphrase": PHRASE})
    phone = browser(client)
    phone.post("/api/login", json={"name": "Ada", "passphrase": PHRASE})
    assert client.post("/api/logout", json={}).json()["person"] is None
    assert COOKIE not in client.cookies
    assert whoami(client) is None
    assert whoami(phone) == {**ada, "has_passphrase": True}


def test_signing_out_everywhere_ends_every_cookie(client: TestClient) -> None:
    me(client, "Ada")
    client.post("/api/me/passphrase", json={"passphrase": PHRASE})
    phone, stolen = browser(client), browser(client)
    phone.post("/api/login", json={"name": "Ada", "passphrase": PHRASE})
    stolen.cookies.set(COOKIE, client.cookies[COOKIE])
    assert whoami(stolen) is not None
    client.post("/api/logout", json={"everywhere": True})
    assert [whoami(each) for each in (client, phone, stolen)] == [None] * 3
    again = client.post("/api/login", json={"name": "Ada", "passphrase": PHRASE})
    assert again.json()["person"]["name"] == "Ada"
    assert whoami(client) is not None


def test_a_new_pass_phrase_signs_the_other_devices_out(client: TestClient) -> None:
    me(client, "Ada")
    client.post("/api/me/passphrase", json={"passphrase": PHRASE})
    phone = browser(client)
    phone.post("/api/login", json={"name": "Ada", "passphrase": PHRASE})
    client.post("/api/me/passphrase", json={"passphrase": "a quite different one"})
    assert whoami(client) is not None
    assert whoami(phone) is None
    assert error(phone.post("/api/login", json={"name": "Ada", "passphrase": PHRASE}), 403) == "login_failed"


def test_codes_are_drawn(client: TestClient) -> None:
    link = "https://ponti.example/#/table/abc?key=secret"
    picture = client.post("/api/qr", json={"text": link})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert "secret" not in picture.text
    assert picture.text != client.post("/api/qr", json={"text": link + "2"}).text
    assert error(client.post("/api/qr", json={"text": ""}), 400) == "bad_message"
    assert error(client.post("/api/qr", json={"text": "x" * 501}), 400) == "bad_message"


def test_other_sites_cannot_speak_for_a_person(client: TestClient) -> None:
    me(client, "Ada")
    evil = {"origin": "https://evil.example"}
    for path, body in (("me", {"name": "Eve"}), ("logout", {"everywhere": True}), ("me/webhook", {"url": None})):
        assert error(client.post(f"/api/{path}", json=body, headers=evil), 403) == "bad_origin"
    assert whoami(client) is not None
