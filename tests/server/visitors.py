"""Browsers of different people at one server: each keeps its own cookie."""

from typing import Any

from starlette.testclient import TestClient


def browser(client: TestClient, name: str | None = None, address: str = "testclient", **how: Any) -> TestClient:
    """Another browser at the server of ``client``; with a name it becomes a guest."""
    other = TestClient(client.app, client=(address, 50_000), **how)
    other.portal = client.portal  # the same event loop
    if name is not None:
        me(other, name)
    return other


def me(browser: TestClient, name: str, colour: str | None = None) -> dict[str, Any]:
    """Become somebody; who that is then."""
    response = browser.post("/api/me", json={"name": name} if colour is None else {"name": name, "colour": colour})
    assert response.status_code == 200, response.text
    person: dict[str, Any] = response.json()["person"]
    return person


def whoami(browser: TestClient) -> dict[str, Any] | None:
    """Who the server takes a browser for."""
    person: dict[str, Any] | None = browser.get("/api/me").json()["person"]
    return person


def error(response: Any, status: int) -> str:
    """The code of a refusal, which has words."""
    assert response.status_code == status, response.text
    body: dict[str, dict[str, str]] = response.json()
    assert body["error"]["words"]
    return body["error"]["code"]
