"""What the page about the protocol says of people and lists is so."""

from json import dumps, loads
from typing import Any

from starlette.testclient import TestClient

from ponti.core.registry import game
from ponti.server.limits import Kind, Limits
from ponti.server.lineup import Lineup
from ponti.server.making import make_table
from ponti.server.messages import NEW_TABLE, read
from ponti.server.turn_notice import turn_notice
from ponti.store.data import now
from tests.server.test_protocol_page import PAGE, examples, shape
from tests.server.visitors import browser, me


def documented(kind: str) -> Any:
    [text] = examples(kind)
    return loads(text)


def test_people_look_like_on_the_page(client: TestClient) -> None:
    me(client, "Ada")
    assert shape(documented("me")) == shape(client.get("/api/me").json())
    assert shape(documented("colours")) == shape(client.get("/api/me/colours").json())


def test_lists_look_like_on_the_page(client: TestClient) -> None:
    me(client, "Ada")
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"listed": True}}
    made = client.post("/api/tables", json=wanted).json()
    lobby = client.get("/api/lobby").json()
    assert set(documented("lobby")["open"][0]) == set(lobby["open"][0])
    assert set(documented("lobby")["open"][0]["seats"][0]) == set(lobby["open"][0]["seats"][0])
    assert set(documented("lobby")["open"][0]["settings"]) == set(lobby["open"][0]["settings"])
    assert set(documented("my tables")) == set(client.get("/api/me/tables").json())
    assert {"finished", "next"} == set(client.get("/api/finished").json())
    assert set(client.get(f"/api/tables/{made['table']}").json()) == {*lobby["open"][0], "options"}
    bice = browser(client, "Bice")
    sat = bice.post(f"/api/tables/{made['table']}/sit", json={"seat": 1}).json()
    assert shape(documented("sit")) == shape(sat)


def test_notices_look_like_on_the_page() -> None:
    wanted = {"game": "diavolo", "seats": [{"kind": "me"}, {"kind": "friend", "name": "Bice"}]}
    made = make_table(read(NEW_TABLE, dumps(wanted)), Lineup({}))
    notice = turn_notice(made.table, 0, "ada")
    sent = loads(notice.webhook(now(), "https://ponti.example/"))
    assert shape(documented("webhook")) == shape(sent)
    assert sent["data"]["words"] == documented("webhook")["data"]["words"]
    assert sent["data"]["title"] == game("diavolo").title().text("en")
    assert shape(documented("push")) == shape(loads(notice.push()))


def test_the_limits_are_those_on_the_page() -> None:
    section = PAGE.read_text("utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    rows = {
        cells[1]: (int(cells[2]), cells[3])
        for line in section.splitlines()
        if line.count("|") == 4 and (cells := [cell.strip() for cell in line.split("|")])[2].isdigit()
    }
    units = {"minute": 60, "minutes": 60, "hour": 3_600, "second": 1, "seconds": 1}
    told = []
    for burst, span in rows.values():
        number, unit = span.split()
        told.append((burst, int(number) * units[unit]))
    limits = Limits()
    kinds: tuple[Kind, ...] = (
        "tables",
        "seats",
        "guests",
        "logins",
        "changes",
        "uploads",
        "past",
        "sockets",
        "messages",
        "chat",
        "hints",
    )
    assert told == [(limits.rate(kind).burst, int(limits.rate(kind).seconds)) for kind in kinds]
