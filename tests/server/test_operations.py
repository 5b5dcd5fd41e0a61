"""What operators see: health, figures, an id per request, a log; and how a server stops."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from json import dumps, loads
from pathlib import Path
from typing import Any

import pytest
import structlog
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs

from ponti.server.app import create_app
from ponti.server.settings import Settings
from ponti.server.systemd import notify
from ponti.store.repository import Store
from tests.server.processes import PATIENCE
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens
from tests.server.test_bots import ODD


@pytest.fixture
def watched(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(database, Settings(metrics=True, rate_limits=0))) as client:
        yield client


def figures(client: TestClient) -> dict[str, float]:
    """All figures by name and labels."""
    response = client.get("/metrics")
    assert response.status_code == 200
    return {
        sample.name + "".join(f",{name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


# -- health ---------------------------------------------------------------------------------------------------------


def test_a_server_that_is_well_says_so(client: TestClient) -> None:
    response = client.get("/api/health")
    assert response.status_code == 200
    told = response.json()
    assert {told[part] for part in ("status", "database", "migrations", "bots")} == {"ok"}


def test_a_database_that_is_gone_is_no_health(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Store) -> str:
        raise OSError("postgresql://ponti:horse@db")

    monkeypatch.setattr(Store, "revision", gone)
    response = client.get("/api/health")
    assert response.status_code == 503
    assert response.json()["database"] == "unreachable"
    assert response.json()["status"] == "failing"
    assert "horse" not in response.text


def test_a_schema_that_somebody_changed_is_no_health(client: TestClient, database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    response = client.get("/api/health")
    assert response.status_code == 503
    assert response.json()["migrations"] == "outdated"


def test_bots_that_all_fail_are_no_health(database: str) -> None:
    with TestClient(create_app(database, Settings(rate_limits=0), bot_command=(*ODD, "crash"))) as client:
        assert client.get("/api/health").json()["bots"] == "ok"
        bots = [{"kind": "bot", "level": "beginner"}] * 2
        made = make(client, "toy", bots, deck=9)
        with screens(client, made["table"], None) as [screen]:
            while screen.state["result"] is None:
                screen.receive()
        response = client.get("/api/health")
        assert response.status_code == 503
        assert response.json()["bots"] == "failing"


# -- figures --------------------------------------------------------------------------------------------------------


def test_figures_are_shown_only_where_the_settings_allow_it(client: TestClient) -> None:
    assert client.get("/metrics").status_code == 404


def test_moves_sockets_requests_and_commits_are_counted(watched: TestClient) -> None:
    before = figures(watched)
    made = make(watched, "toy", [ME, HOTSEAT])
    with screens(watched, made["table"], made["token"]) as [screen]:
        seat = screen.state["acting"][0]
        assert screen.play(seat, screen.legal(seat)[0])["type"] == "ack"
        assert screen.play(screen.state["acting"][0], 10**6)["code"] == "unknown_action"
        during = figures(watched)
    after = figures(watched)

    def grew(name: str) -> float:
        return during.get(name, 0) - before.get(name, 0)

    assert grew("ponti_moves_total,outcome=accepted") == 1
    assert grew("ponti_moves_total,outcome=unknown_action") == 1
    assert grew("ponti_move_seconds_count") == 2
    assert grew("ponti_sockets,kind=table") == 1
    assert after["ponti_sockets,kind=table"] == before.get("ponti_sockets,kind=table", 0)
    assert grew("ponti_requests_total,method=POST,route=/api/tables,status=201") == 1
    assert grew("ponti_store_batch_size_sum") >= 2
    assert grew("ponti_store_seconds_count") >= 1
    assert during["ponti_tables_in_memory"] == 1
    assert during["ponti_store_queue"] == 0


def test_the_work_of_bots_is_measured(watched: TestClient) -> None:
    before = figures(watched)
    made = make(watched, "toy", [{"kind": "bot", "level": "beginner"}] * 2)
    with screens(watched, made["table"], None) as [screen]:
        while screen.state["result"] is None:
            screen.receive()
    after = figures(watched)
    name = "ponti_bot_seconds_count,level=beginner"
    assert after[name] - before.get(name, 0) >= 4
    assert after["ponti_bots_thinking"] == after["ponti_bot_queue"] == 0


def test_addresses_are_counted_by_their_pattern(watched: TestClient) -> None:
    for number in range(3):
        watched.get(f"/api/tables/table{number}")
    assert not [name for name in figures(watched) if "table1" in name]
    assert figures(watched)["ponti_requests_total,method=GET,route=/api/tables/{id},status=404"] >= 3
    watched.request("NONSENSE", "/")
    assert [name for name in figures(watched) if "method=other" in name]


# -- ids and the log ------------------------------------------------------------------------------------------------


def test_every_answer_and_its_log_lines_have_an_id(client: TestClient) -> None:
    with capture_logs(processors=[structlog.contextvars.merge_contextvars]) as logs:
        first, second = (client.get("/api/tables/nothing").headers["x-request-id"] for _ in range(2))
    assert first != second
    assert re.fullmatch(r"[0-9a-f]{12}", first)
    lines = [line for line in logs if line["event"] == "request"]
    assert [line["request"] for line in lines] == [first, second]
    assert {(line["method"], line["path"], line["status"], line["table"]) for line in lines} == {
        ("GET", "/api/tables/nothing", 404, "nothing")
    }


def test_the_log_of_whole_games_holds_no_secret(client: TestClient) -> None:
    with capture_logs(processors=[structlog.contextvars.merge_contextvars]) as logs:
        made = make(client, "toy", [ME, FRIEND])
        with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
            ada.play(0, ada.legal(0)[0])
            bice.ask(type="name", seat=1, name="Bice")
        client.get(f"/api/tables/{made['table']}?key={made['token']}")
        with client.websocket_connect(f"/api/tables/{made['table']}/socket") as session:
            wrong = Screen(session, made["token"][::-1])
            assert wrong.receive()["code"] == "bad_token"
    written = repr(logs)
    assert made["table"] in written
    for secret in (made["token"], made["tokens"][1], made["token"][::-1]):
        assert secret not in written


def test_there_are_only_so_many_sockets(database: str) -> None:
    with TestClient(create_app(database, Settings(max_sockets=2, rate_limits=0))) as client:
        made = make(client, "toy", [ME, FRIEND])
        path = f"/api/tables/{made['table']}/socket"
        with screens(client, made["table"], None, None):
            with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path):
                pass
            assert closed.value.code == 1013
        with screens(client, made["table"], None, None) as both:
            assert len(both) == 2


def test_health_is_not_limited_and_says_nothing_of_games(client: TestClient) -> None:
    make(client, "toy", [ME, FRIEND])
    assert set(client.get("/api/health").json()) == {"status", "database", "migrations", "bots", "version"}
    assert isinstance(client.app, FastAPI)
    assert "/api/health" in client.get("/api/openapi.json").json()["paths"]


# -- starting and stopping ------------------------------------------------------------------------------------------


def test_systemd_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(address))
        monkeypatch.setenv("NOTIFY_SOCKET", str(address))
        notify("READY=1")
        assert service.recv(100) == b"READY=1"
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")
    monkeypatch.delenv("NOTIFY_SOCKET")
    notify("READY=1")


CONFIG = """
port = 0
log_level = "info"
log_format = "json"
metrics = true
"""


def test_a_server_stops_in_good_order(tmp_path: Path) -> None:
    """Sockets are told to come again, what was acknowledged is kept, systemd and the log are told."""
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    config, address = tmp_path / "ponti.toml", tmp_path / "notify"
    config.write_text(CONFIG + f'database = "{tmp_path / "tables.db"}"\n')
    command = [sys.executable, "-m", "ponti", "serve", "--no-browser", "--config", str(config)]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
        service.bind(str(address))
        service.settimeout(PATIENCE)
        pipe = subprocess.PIPE
        environment = {"PATH": "/usr/bin:/bin", "NOTIFY_SOCKET": str(address), "PYTHONPATH": ":".join(sys.path)}
        with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert service.recv(100) == b"READY=1"
            url = process.stdout.readline().split()[-1].rstrip("/")
            made = post(f"{url}/api/tables", {"game": "diavolo", "seats": [ME, HOTSEAT]})
            with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket", max_size=None) as screen:
                screen.send(dumps({"type": "hello", "token": made["token"]}))
                state = loads(screen.recv())
                action = state["views"][0]["legal"][0]["id"]
                screen.send(dumps({"type": "play", "seat": 0, "action": action, "event": state["event"], "ref": 1}))
                while loads(screen.recv())["type"] != "ack":
                    pass
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    list(iter(screen.recv, None))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert service.recv(100) == b"STOPPING=1"
            assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
            lines = [loads(line) for line in process.stderr.read().splitlines()]
    assert {"event": "request", "path": "/api/tables", "status": 201}.items() <= next(
        line for line in lines if line["event"] == "request"
    ).items()
    assert not [line for line in lines if line["level"] in ("warning", "error")]
    assert made["token"] not in repr(lines)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    kept = store.load_whole(made["table"])
    store.close()
    assert kept is not None
    assert kept.events


def post(url: str, body: object) -> Any:
    from urllib.request import Request, urlopen

    request = Request(url, dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as response:
        return loads(response.read())
