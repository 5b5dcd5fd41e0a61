"""Coming back: the first state says up to where a viewer had seen the log, on whatever device."""

from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, ME, make, screens

pytestmark = ON_BOTH


def test_a_player_is_told_where_it_left(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    ada, bice = made["token"], made["tokens"][1]
    with screens(client, made["table"], ada) as [screen]:
        assert screen.state["left_at"] is None
        screen.play(0, "a1")
        assert "left_at" not in screen.state, "only the first state says it"
        left = screen.play(0, "c3")["event"]
    with screens(client, made["table"], bice) as [screen]:
        assert screen.state["left_at"] is None, "others have their own visits"
        acting = screen.state["acting"][0]
        if acting == 1:
            screen.play(1, screen.legal(1)[0])
        now = screen.state["event"]
    with screens(client, made["table"], ada) as [screen]:
        assert screen.state["left_at"] == left
        assert screen.state["event"] == now
    with screens(client, made["table"], ada) as [screen]:
        assert screen.state["left_at"] == now


def test_a_person_is_known_on_another_device(client: TestClient, database: str) -> None:
    client.post("/api/me", json={"name": "Ada"})
    made = make(client, "diavolo", [{"kind": "me"}, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        left = screen.play(0, "a1")["event"]
    with screens(client, made["table"], None) as [screen]:  # by the cookie alone
        assert screen.state["you"] == [0]
        assert screen.state["left_at"] == left
    cookies = dict(client.cookies)
    with TestClient(create_app(database), cookies=cookies) as again:
        with screens(again, made["table"], None) as [screen]:
            assert screen.state["left_at"] == left
        again.cookies.clear()
        with screens(again, made["table"], made["token"]) as [screen]:
            assert screen.state["left_at"] == left, "and by the link, without the cookie"


def test_strangers_leave_no_trace(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    for _ in range(2):
        with screens(client, made["table"], None) as [screen]:
            assert screen.state["left_at"] is None
