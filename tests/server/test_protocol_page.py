"""The page about the protocol says what is so: the server reads its examples, and writes messages shaped like them."""

import re
from json import loads
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.core.words import has_text
from ponti.server.app import create_app
from ponti.server.messages import NEW_TABLE, REQUEST, read
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLE = re.compile(r"<!-- example: (?P<kind>[a-z ]+) -->\n```json\n(?P<text>.*?)\n```", re.DOTALL)
EXAMPLES = [(match["kind"], match["text"]) for match in EXAMPLE.finditer(PAGE.read_text("utf-8"))]
BEFORE_SERVING = {  # these stop ``ponti serve`` before anybody is connected
    "port_taken",
    "bad_host",
    "bad_database",
    "database_too_new",
    "config_unreadable",
    "config_syntax",
    "unknown_setting",
    "bad_setting_value",
}
OPEN_OBJECTS = ("scene", "action", "options", "preview", "value_labels")


def examples(kind: str) -> list[str]:
    found = [text for name, text in EXAMPLES if name == kind]
    assert found
    return found


def shape(value: object) -> object:
    """The names of members, all the way down; what differs between games is left out."""
    if isinstance(value, dict):
        return {name: None if name in OPEN_OBJECTS else shape(member) for name, member in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], (dict, list)) else []
    return type(value).__name__ if isinstance(value, (str, bool)) else "other"


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Screen:
    """A screen that has had every kind of answer."""
    with TestClient(create_app(f"sqlite:///{tmp_path_factory.mktemp('page') / 'tables.db'}")) as client:
        return with_all_answers(client)


def with_all_answers(client: TestClient) -> Screen:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.play(0, screen.legal(0)[0])
        for message in (
            {"type": "why", "action": 10**6, "ref": 1},
            {"type": "why", "action": screen.state["log"][0]["action"], "ref": 2},
            {"type": "play", "action": screen.state["log"][0]["action"], "event": screen.state["event"], "ref": 3},
            {"type": "hint", "ref": 4},
            {"type": "takeback", "event": screen.state["event"], "ref": 5},
        ):
            seat = {} if message["type"] == "takeback" else {"seat": screen.state["acting"][0]}
            screen.send(**message, **seat)
            screen.answer(int(str(message["ref"])))
        screen.send(type="ping")
        screen.answer(-1)
        screen.answers[6] = new_link(client)
        screen.answers[7] = screen.ask(type="log", before=screen.state["event"] + 1)
        return screen


def new_link(client: TestClient) -> dict[str, Any]:
    """The answer to a host who gives the seat of somebody who is away to somebody else."""
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [host]:
        return host.ask(type="replace", seat=1, by="person")


@pytest.mark.parametrize("text", examples("client"))
def test_what_clients_send_is_understood(text: str) -> None:
    assert read(REQUEST, text).type == loads(text)["type"]


def test_every_request_is_on_the_page() -> None:
    named = {loads(text)["type"] for text in examples("client")}
    chat = {"chat", "mute", "log"}
    affairs = {"resign", "pause", "resume", "answer", "withdraw", "rematch", "replace", "back"}
    assert named == {"hello", "play", "why", "takeback", "hint", "name", "lang", "ping"} | affairs | chat


def test_answers_look_like_on_the_page(screen: Screen) -> None:
    documented = {example["type"]: shape(example) for example in map(loads, examples("server"))}
    sent = {answer["type"]: shape(answer) for answer in screen.answers.values()}
    assert documented == sent


def test_states_look_like_on_the_page(screen: Screen) -> None:
    [text] = examples("state")
    documented: Any = shape(loads(text))
    sent: Any = shape(screen.state)
    assert documented == sent


def test_clocks_and_asks_look_like_on_the_page(client: TestClient) -> None:
    [text] = examples("settings")
    wanted = {"game": "diavolo", "seats": [ME, {"kind": "friend", "name": "Bice"}], "settings": loads(text)}
    made = client.post("/api/tables", json=wanted).json()
    with screens(client, made["table"], made["token"]) as [screen]:
        assert screen.state["table"]["settings"] == loads(text)
        screen.ask(type="pause")
        while not screen.state["asks"]:
            screen.receive()
        for kind, sent in (("clock", screen.state["clock"]), ("ask", screen.state["asks"][0])):
            [documented] = examples(kind)
            assert shape(loads(documented)) == shape(sent)


def test_the_chat_looks_like_on_the_page(client: TestClient) -> None:
    [documented] = examples("chat")
    made = make(client, "diavolo", [ME, {"kind": "friend", "name": "Bice"}])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        bice.ask(type="chat", text="Hello")
        ada.until_said(1)
        ada.ask(type="mute", who="seat:1", muted=True)
        ada.ask(type="chat", text="Good luck!")
        ada.until_said(1)
        assert shape(loads(documented)) == shape(ada.chat)


def test_games_are_continued_like_on_the_page(client: TestClient) -> None:
    [documented] = examples("continuation")
    made = make(client, "diavolo", [ME, HOTSEAT])
    continued = client.post("/api/continue", json={**loads(documented), "table": made["table"], "event": 0})
    assert continued.status_code == 201
    [documented] = examples("made table")
    assert set(loads(documented)) == set(continued.json())


def test_tables_are_made_like_on_the_page(client: TestClient) -> None:
    [wanted] = examples("new table")
    assert read(NEW_TABLE, wanted).game == "diavolo"
    made = client.post("/api/tables", content=wanted)
    assert made.status_code == 201
    [documented] = examples("made table")
    assert set(loads(documented)) == set(made.json())
    assert set(loads(documented)["links"][0]) == set(
        client.post("/api/tables", json={"game": "toy", "seats": [ME, FRIEND]}).json()["links"][0]
    )


@pytest.mark.parametrize(("kind", "path"), [("games", "/api/games"), ("levels", "/api/levels")])
def test_lists_look_like_on_the_page(client: TestClient, kind: str, path: str) -> None:
    [documented] = examples(kind)
    sent = client.get(path).json()
    assert set(loads(documented)[0]) == set(sent[0])
    if kind == "games":
        assert set(loads(documented)[0]["options"][0]) == set(sent[0]["options"][0])


def test_errors_look_like_on_the_page(client: TestClient) -> None:
    [documented] = examples("error")
    sent = client.post("/api/tables", json={"game": "diavolo", "seats": [ME, FRIEND], "options": {"sise": 5}}).json()
    assert loads(documented) == sent


def test_results_look_like_on_the_page(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT])
    with screens(client, made["table"], made["token"]) as [screen]:
        while screen.state["result"] is None:
            seat = screen.state["acting"][0]
            screen.play(seat, screen.legal(seat)[0])
        [documented] = examples("result")
        assert set(loads(documented)) == set(screen.state["result"])
        assert set(loads(documented)["rows"][0]) == set(screen.state["result"]["rows"][0])


def test_every_code_on_the_page_has_its_sentence() -> None:
    table = re.findall(r"^\| ((?:`[a-z_…]+`(?:, )?)+) \| [0-9, ]+ \|", PAGE.read_text("utf-8"), re.MULTILINE)
    codes = [code for row in table for code in re.findall(r"`([a-z_]+)`", row)]
    assert len(codes) > 30
    for code in codes:
        assert has_text(f"error-{code.replace('_', '-')}", "en"), code


def test_every_code_of_the_server_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    sources = (PAGE.parents[1] / "src" / "ponti" / "server").glob("*.py")
    raised = {
        code for file in sources for code in re.findall(r'TableError\(\s*"([a-z_]+)"', file.read_text("utf-8"))
    } - BEFORE_SERVING
    assert raised
    assert {code for code in raised if f"`{code}`" not in page} == set()
