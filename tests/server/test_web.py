"""The web app's files, the headers around them, and what is shown without them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Ponti</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.db'}", web_folder=folder)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/diavolo", "/t/abc/", "/new?game=toy"])
def test_the_app_answers_all_its_addresses(web: TestClient, path: str) -> None:
    response = web.get(path)
    assert response.status_code == 200
    assert response.text == "<title>Ponti</title>"
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["content-type"].startswith("text/html")


def test_assets_are_kept_by_browsers(web: TestClient) -> None:
    response = web.get("/assets/app-1234.js")
    assert response.text == "export {}"
    assert "immutable" in response.headers["cache-control"]
    assert "javascript" in response.headers["content-type"]
    assert web.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/assets/" + "x" * 5000, "/nothing.png", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"],
)
def test_nothing_else_is_served(web: TestClient, path: str) -> None:
    response = web.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/app-1234.js"])
def test_browsers_are_told_to_be_strict(web: TestClient, path: str) -> None:
    headers = web.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "'unsafe-eval'" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize(("language", "word"), [("en", "Node installed"), ("it", "Node installato")])
def test_a_missing_app_is_explained(tmp_path: Path, language: str, word: str) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", web_folder=tmp_path / "nothing")
    with TestClient(app) as client:
        response = client.get("/", headers={"accept-language": language})
        assert response.status_code == 503
        assert word in response.text
        assert client.get("/api/levels").status_code == 200


def test_no_documentation_pages_load_foreign_scripts(web: TestClient) -> None:
    assert web.get("/docs").text == "<title>Ponti</title>"
    assert web.get("/api/openapi.json").json()["paths"]["/api/tables"]["post"]["requestBody"]
