"""Whatever is sent, the answer is an error with a code, and the server goes on."""

from collections.abc import Iterator
from json import dumps, loads
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from ponti.core.words import LANGUAGES
from ponti.server.app import create_app
from ponti.server.messages import REQUEST
from tests.server.screens import FRIEND, ME, Screen, make, screens

FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(0, 30),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["play", "why", "hint", "me", "bot", "toy", "easy", "en", "a+b", "1", ""]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
PLAYING = ["hello", "play", "why", "takeback", "hint", "name", "lang", "ping", "state", "ack"]
AFFAIRS = ["resign", "pause", "resume", "answer", "withdraw", "rematch", "replace", "back"]
TALKING = ["chat", "mute", "log"]
SCHEMAS: list[dict[str, Any]] = [*REQUEST.json_schema()["$defs"].values()]
TYPES = st.sampled_from([schema["properties"]["type"]["const"] for schema in SCHEMAS] + ["state", "ack"])
LIKELY: dict[str, st.SearchStrategy[object]] = {
    "seat": st.integers(-1, 3),
    "action": st.integers(-1, 30),
    "text": st.text(max_size=12),
    "event": st.integers(0, 20),
    "before": st.integers(0, 20),
    "ask": st.integers(0, 20),
    "ref": st.just(5),
    "name": st.text(max_size=40),
    "lang": st.sampled_from(["en", "it", "de"]),
    "by": st.sampled_from(["bot", "person", "x"]),
    "level": st.sampled_from(["easy", "god", ""]),
    "agree": st.booleans(),
    "muted": st.booleans(),
}
NAMES = sorted({name for schema in SCHEMAS for name in schema["properties"]} - {"type"})
MEMBERS = {name: st.one_of(LIKELY.get(name, JSON), JSON) for name in (*NAMES, "x")}


SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "listed": st.one_of(st.booleans(), JSON),
        "take_back": st.one_of(st.sampled_from(["none", "frontier", "consent"]), JSON),
        "clock": st.one_of(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["none", "move", "game", "days"])},
                optional={"seconds": st.one_of(st.integers(0, 10**6), JSON), "increment": st.integers(-1, 5_000)},
            ),
            JSON,
        ),
        "timeout": st.one_of(st.sampled_from(["stand_in", "forfeit"]), JSON),
        "chat": st.one_of(st.booleans(), JSON),
        "start": JSON,
    },
)


@st.composite
def fitting(draw: st.DrawFn) -> str:
    """A message with the members that its type has, most of them likely."""
    schema = draw(st.sampled_from(SCHEMAS))
    members = {name: draw(MEMBERS[name]) for name in schema["properties"] if name != "type" and draw(st.booleans())}
    return dumps({"type": schema["properties"]["type"]["const"], **members})


MESSAGES = st.one_of(
    fitting(),
    fitting(),
    st.fixed_dictionaries({"type": TYPES}, optional=MEMBERS).map(dumps),
    JSON.map(dumps),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
)
TABLES = st.one_of(
    st.fixed_dictionaries(
        {
            "game": st.one_of(st.sampled_from(["toy", "diavolo", "tre_ponti", "Toy"]), JSON),
            "seats": st.one_of(
                st.lists(
                    st.fixed_dictionaries(
                        {"kind": st.one_of(st.sampled_from(["me", "hotseat", "friend", "open", "bot"]), JSON)},
                        optional={"name": st.one_of(st.text(max_size=30), JSON), "level": st.just("easy"), "x": JSON},
                    ),
                    max_size=5,
                ),
                JSON,
            ),
        },
        optional={
            "options": st.one_of(st.dictionaries(st.sampled_from(["deck", "size", "wins", "x"]), SCALARS), JSON),
            "settings": st.one_of(SETTINGS, JSON),
            "x": JSON,
        },
    ),
    JSON,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = tmp_path_factory.mktemp("fuzz") / "tables.db"
    with TestClient(create_app(f"sqlite:///{file}"), raise_server_exceptions=True) as client:
        yield client


@pytest.fixture(scope="module")
def screen(server: TestClient) -> Iterator[Screen]:
    made = make(server, "toy", [ME, FRIEND, FRIEND])
    with screens(server, made["table"], made["token"]) as [screen]:
        yield screen


def check_error(error: dict[str, str]) -> None:
    assert error["code"].replace("_", "").isalpha()
    assert error["words"]


@FEW
@given(st.lists(MESSAGES, min_size=1, max_size=6))
def test_every_message_is_answered(server: TestClient, texts: list[str]) -> None:
    made = make(server, "toy", [ME, FRIEND, FRIEND])
    with screens(server, made["table"], made["token"]) as [screen]:
        for text in texts:
            screen.session.send_text(text)
            screen.send(type="ping")
            heard = [screen.receive()]
            while heard[-1] != {"type": "pong"}:
                heard.append(screen.receive())
            for message in heard:
                assert message["type"] in {"state", "ack", "error", "why", "hint", "pong", "link", "log", "chat"}
                if message["type"] == "error":
                    check_error(message)
                    assert message["code"] != "internal_error"


REPLIES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "resign", "ready", "error", "decide"])},
        optional={
            "ask": st.one_of(st.integers(0, 3), JSON),
            "seat": st.one_of(st.integers(-1, 3), JSON),
            "action": st.one_of(st.integers(-1, 30), JSON),
            "text": st.one_of(st.sampled_from(["1", "a+b", "a"]), JSON),
            "protocol": st.one_of(st.just(1), JSON),
            "code": st.one_of(st.just("tired"), JSON),
            "x": JSON,
        },
    ).map(dumps),
    JSON.map(dumps),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
)


@FEW
@given(st.lists(REPLIES, min_size=1, max_size=6))
def test_every_reply_of_a_bot_is_answered(server: TestClient, texts: list[str]) -> None:
    made = make(server, "toy", [ME, FRIEND])
    with server.websocket_connect("/api/bots/socket") as session:
        session.send_text(dumps({"type": "ready", "protocol": 1, "table": made["table"], "token": made["token"]}))
        for text in texts:
            session.send_text(text)
        session.send_text(dumps({"type": "ready", "protocol": 1}))
        answer = {"type": "hello", "code": ""}
        while answer.get("code") != "ready_twice" or answer["type"] != "error":
            answer = session.receive_json()
            assert answer["type"] in {"hello", "new_game", "decide", "end", "error"}
            if answer["type"] == "end":  # it has resigned
                break
            if answer["type"] == "error":
                check_error(answer)
                assert answer["code"] != "internal_error"


@FEW
@given(REPLIES)
def test_every_greeting_of_a_bot_is_answered(server: TestClient, text: str) -> None:
    with server.websocket_connect("/api/bots/socket") as session:
        session.send_text(text)
        assert session.receive_json()["type"] == "hello"
        check_error(session.receive_json())


@FEW
@given(st.binary(max_size=60))
def test_every_binary_message_is_answered(screen: Screen, data: bytes) -> None:
    screen.session.send_bytes(data)
    screen.send(type="ping")
    while screen.receive() != {"type": "pong"}:
        pass


@FEW
@given(MESSAGES)
def test_every_greeting_is_answered(server: TestClient, text: str) -> None:
    made = make(server, "toy", [ME, FRIEND])
    with server.websocket_connect(f"/api/tables/{made['table']}/socket") as session:
        session.send_text(text)
        message = session.receive_json()
        assert message["type"] in {"state", "error"}
        if message["type"] == "error":
            check_error(message)


@FEW
@given(TABLES, st.sampled_from(LANGUAGES))
def test_every_table_is_made_or_refused(server: TestClient, body: object, language: str) -> None:
    response = server.post(f"/api/tables?lang={language}", content=dumps(body))
    assert response.status_code in {201, 400, 404, 409}
    if response.status_code != 201:
        check_error(response.json()["error"])


@FEW
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))))
def test_every_body_is_answered(server: TestClient, body: bytes) -> None:
    for path in ("/api/tables", "/api/records"):
        response = server.post(path, content=body)
        assert response.status_code in {400, 413}
        check_error(response.json()["error"])


@FEW
@given(st.data())
def test_damaged_records_are_answered(server: TestClient, record: str, data: st.DataObject) -> None:
    lines = record.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    position = data.draw(st.integers(0, len(line)))
    insert = data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=5))
    skip = data.draw(st.integers(0, 5))
    lines[number] = line[:position] + insert + line[position + skip :]
    response = server.post("/api/records", content="\n".join(lines).encode())
    assert response.status_code in {200, 400, 404}
    if response.status_code != 200:
        check_error(response.json()["error"])


@pytest.fixture(scope="module")
def record(server: TestClient) -> str:
    made = make(server, "toy", [ME, {"kind": "hotseat"}])
    with screens(server, made["table"], made["token"]) as [screen]:
        while screen.state["result"] is None:
            seat = screen.state["acting"][0]
            screen.play(seat, screen.legal(seat)[0])
    text: str = server.get(f"/api/tables/{made['table']}/record").text
    return text


@FEW
@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.sampled_from(["", "/record", "/replay", "/replay?event=3", "/socket", "/x"]),
)
def test_every_address_is_answered(server: TestClient, id: str, rest: str) -> None:
    response = server.get(f"/api/tables/{quote(id, safe='')}{rest}")
    assert response.status_code in {400, 404}
    check_error(loads(response.text)["error"])
