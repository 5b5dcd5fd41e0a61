"""What binds browsers: equal headers on every answer, cookies that scripts cannot read, nothing for other sites."""

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.settings import Settings
from tests.server.screens import FRIEND, ME, make

HTML = '<!doctype html><script src="/assets/app.js"></script>'
ADDRESSES = (
    ("GET", "/"),
    ("GET", "/table/abc"),
    ("GET", "/assets/app.js"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/api/health"),
    ("GET", "/api/games"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/nothing"),
    ("GET", "/api/tables/nothing"),
    ("GET", "/metrics"),
    ("GET", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/records"),
    ("DELETE", "/api/games"),
    ("OPTIONS", "/api/tables"),
)


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "assets" / "app.js").write_text("1")
    settings = Settings(metrics=True, rate_limits=0, public_url="https://ponti.example")
    with TestClient(create_app(database, settings, web_folder=folder), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_every_answer_binds_the_browser(server: TestClient, method: str, path: str) -> None:
    headers = server.request(method, path, headers={"origin": "http://testserver"}).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert not [name for name in headers if name.startswith("access-control-")]
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_pages_run_only_what_the_server_has(server: TestClient, method: str, path: str) -> None:
    policy = dict(
        part.strip().split(" ", 1)
        for part in server.request(method, path).headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not [rule for rule in policy.values() if "http" in rule or "*" in rule or "unsafe-eval" in rule]


def cookie_of(client: TestClient, name: str, headers: dict[str, str] | None = None) -> SimpleCookie:
    response = client.post("/api/me", json={"name": name}, headers=headers or {})
    assert response.status_code == 200, response.text
    return SimpleCookie(response.headers["set-cookie"])


def test_scripts_and_other_sites_do_not_get_the_cookie(server: TestClient) -> None:
    [cookie] = cookie_of(server, "Ada").values()
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]


def test_over_https_the_cookie_is_for_https(database: str) -> None:
    app = create_app(database, Settings(rate_limits=0))
    with TestClient(app, base_url="https://testserver") as client:
        [cookie] = cookie_of(client, "Ada").values()
        assert cookie["secure"]
        client.cookies.clear()
    with TestClient(app) as client:
        [cookie] = cookie_of(client, "Bice").values()
        assert not cookie["secure"]


def test_the_public_address_is_our_own_and_others_are_not(server: TestClient) -> None:
    body = {"game": "toy", "seats": [ME, FRIEND]}
    for origin, status in (
        ("https://ponti.example", 201),
        ("http://testserver", 201),
        ("https://ponti.example.evil.example", 403),
        ("http://ponti.example", 403),
        ("null", 403),
        ("http://[", 403),
    ):
        assert server.post("/api/tables", json=body, headers={"origin": origin}).status_code == status, origin


def test_tokens_are_in_no_address_that_the_server_makes(server: TestClient) -> None:
    made = make(server, "toy", [ME, FRIEND])
    shown = server.get(f"/api/tables/{made['table']}")
    assert made["token"] not in str(shown.url) + shown.text + str(shown.headers)


def test_names_are_never_markup(server: TestClient) -> None:
    made = make(server, "toy", [{"kind": "me", "name": "<img src=x>"}, FRIEND])
    shown = server.get(f"/api/tables/{made['table']}")
    assert shown.headers["content-type"] == "application/json"
    assert shown.json()["seats"][0]["name"] == "<img src=x>"
