"""Two servers on one PostgreSQL: what happens at one is seen at the other, and nothing happens twice."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.bus import Bus
from ponti.server.cookies import COOKIE
from ponti.server.presence import SILENCE, Presence, Presences
from ponti.server.sharing import Shared
from tests.postgres import Postgres
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, end_of, make, screens
from tests.server.visitors import browser, whoami


@dataclass
class Pair:
    """Two servers, here and there, that hear each other."""

    url: str
    here: TestClient
    there: TestClient

    @property
    def both(self) -> tuple[TestClient, TestClient]:
        return self.here, self.there


def shared(client: TestClient) -> Shared:
    assert isinstance(client.app, FastAPI)
    found: Shared = client.app.state.shared
    return found


def listening(client: TestClient) -> Bus:
    """The bus of a server, once it hears."""
    bus = shared(client).bus
    assert client.portal is not None
    client.portal.call(bus.is_listening.wait)
    return bus


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[Pair]:
    with postgres.ready() as url, TestClient(create_app(url)) as here, TestClient(create_app(url)) as there:
        for client in (here, there):
            listening(client)
        yield Pair(url, here, there)


def until(screen: Screen, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not is_so(screen.state):
        screen.receive()
    return screen.state


def test_a_move_made_here_is_seen_there(pair: Pair) -> None:
    made = make(pair.here, "diavolo", [ME, FRIEND], size=5)
    with (
        screens(pair.here, made["table"], made["token"]) as [mine],
        screens(pair.there, made["table"], made["tokens"][1], None) as [friend, watcher],
    ):
        sides = {0: mine, 1: friend}
        for _ in range(6):
            seat = mine.state["acting"][0]
            number = sides[seat].play(seat, sides[seat].legal(seat)[0])["event"]
            states = [screen.until(number) for screen in (mine, friend, watcher)]
            assert len({str((state["acting"], state["log"][-1]["words"])) for state in states}) == 1
        answer = mine.ask(type="takeback", event=mine.state["event"])
        if answer["type"] == "ack":
            assert friend.until(answer["event"])["log"][-1]["kind"] == "taken_back"


def test_names_and_chat_and_who_is_there_are_seen_there(pair: Pair) -> None:
    made = make(pair.here, "diavolo", [ME, FRIEND], size=5)
    with screens(pair.here, made["table"], made["token"]) as [mine]:
        with screens(pair.there, made["table"], made["tokens"][1], None) as [friend, _watcher]:
            until(mine, lambda state: state["seats"][1]["connected"] and state["spectators"] == 1)
            until(friend, lambda state: state["seats"][0]["connected"])
            friend.ask(type="name", seat=1, name="Bice")
            until(mine, lambda state: state["seats"][1]["name"] == "Bice")
            friend.ask(type="name", seat=1, name="Beatrice")
            until(mine, lambda state: state["seats"][1]["name"] == "Beatrice")
            friend.ask(type="chat", text="Good luck!")
            assert mine.until_said(1)[0]["text"] == "Good luck!"
        until(mine, lambda state: not state["seats"][1]["connected"] and state["spectators"] == 0)


def test_who_says_whose_a_link_is_has_its_seat_there_too(pair: Pair) -> None:
    made = make(pair.here, "diavolo", [ME, FRIEND], size=5)
    laptop, phone = both_of(pair, "Ada Lovelace")
    with screens(phone, made["table"], None) as [screen]:
        assert screen.state["you"] == []
        taken = laptop.post(f"/api/tables/{made['table']}/sit", json={"token": made["token"]})
        assert taken.json()["seat"] == 0
        until(screen, lambda state: state["you"] == [0])


def test_a_server_that_starts_later_knows_who_is_there(pair: Pair) -> None:
    made = make(pair.here, "diavolo", [ME, FRIEND], size=5)
    with screens(pair.here, made["table"], made["token"]), TestClient(create_app(pair.url)) as third:
        listening(third)
        with screens(third, made["table"], made["tokens"][1]) as [friend]:
            until(friend, lambda state: state["seats"][0]["connected"])


@pytest.mark.parametrize("game", ["diavolo", "toy"])
def test_two_who_play_at_once_never_play_the_same_event(pair: Pair, game: str) -> None:
    made = make(pair.here, game, [ME, HOTSEAT], **({"size": 5} if game == "diavolo" else {}))
    rng = Random(5)
    accepted: dict[int, str] = {}
    with (
        screens(pair.here, made["table"], made["token"]) as [one],
        screens(pair.there, made["table"], made["token"]) as [other],
    ):
        for _ in range(25):
            if one.state["result"] is not None:
                break
            asked: list[tuple[Screen, int, str]] = []
            for ref, screen in enumerate((one, other), 10_000 + 10 * len(one.texts)):
                seat = screen.state["acting"][0]
                legal = [entry for view in screen.state["views"] if view["seat"] == seat for entry in view["legal"]]
                text = rng.choice(legal)["text"]
                screen.send(type="play", seat=seat, text=text, event=screen.state["event"], ref=ref)
                asked.append((screen, ref, text))
            for screen, ref, text in asked:
                answer = screen.answer(ref)
                if answer["type"] == "ack":
                    assert answer["event"] not in accepted
                    accepted[answer["event"]] = text
                else:
                    assert answer["code"] in ("stale_event", "not_your_turn", "game_over"), answer
            last = max(accepted)
            assert one.until(last)["log"] is not None
            other.until(last)
            assert one.state["event"] == other.state["event"]
    log = pair.there.get(f"/api/tables/{made['table']}/log").json()["log"]
    assert len(accepted) > 5
    assert [line["number"] for line in log] == list(range(1, len(log) + 1))
    if game == "diavolo":
        assert {number: log[number - 1]["text"] for number in accepted} == accepted


def test_a_bot_decides_once_on_whichever_server_has_time(pair: Pair) -> None:
    bot = {"kind": "bot", "level": "beginner"}
    with ExitStack() as stack:
        tables = [make(client, "diavolo", [ME, bot], size=5) for client in pair.both]
        for made in tables:
            [mine] = stack.enter_context(screens(pair.here, made["table"], made["token"]))
            [watcher] = stack.enter_context(screens(pair.there, made["table"], None))
            for _ in range(2):
                while 0 in until(mine, lambda state: state["acting"] == [0])["acting"]:
                    if mine.state["acting"] == [0]:
                        mine.play(0, mine.legal(0)[0])
                    if mine.state["result"] or mine.state["acting"] != [0]:
                        break
            until(mine, lambda state: state["acting"] == [0] or state["result"] is not None)
            state = watcher.until(mine.state["event"])
            assert [line["number"] for line in state["log"]][-1] == mine.state["event"]


def test_what_happened_while_the_database_was_away_is_seen_afterwards(pair: Pair, postgres: Postgres) -> None:
    made = make(pair.here, "diavolo", [ME, HOTSEAT], size=5)
    with (
        screens(pair.here, made["table"], made["token"]) as [one],
        screens(pair.there, made["table"], made["token"]) as [other],
    ):
        seat = one.state["acting"][0]
        postgres.block(pair.url)
        assert one.play(seat, one.legal(seat)[0])["code"] == "store_unavailable"
        assert pair.there.get("/api/lobby").status_code == 503
        postgres.unblock(pair.url)
        answer = one.play(seat, one.legal(seat)[0])
        assert answer["type"] == "ack", answer
        assert other.until(answer["event"])["event"] == answer["event"]
        seat = other.state["acting"][0]
        answer = other.play(seat, other.legal(seat)[0])
        assert one.until(answer["event"])["log"][-1]["number"] == answer["event"]


def both_of(pair: Pair, name: str) -> tuple[TestClient, TestClient]:
    """Two browsers in which the same person is signed in, here and there."""
    laptop, phone = browser(pair.here, name), browser(pair.there)
    phone.cookies.set(COOKIE, laptop.cookies[COOKIE])
    assert whoami(phone) == whoami(laptop)
    return laptop, phone


def is_open(screen: Screen) -> bool:
    """Whether a connection is still served. A closed one raises ``WebSocketDisconnect``."""
    screen.send(type="ping")
    while screen.receive()["type"] != "pong":
        pass
    return True


def test_signing_out_everywhere_ends_connections_there(pair: Pair) -> None:
    laptop, phone = both_of(pair, "Ada")
    other = browser(pair.there, "Bice")
    laptop.post("/api/me/passphrase", json={"passphrase": "three bridges over one river"})
    made = laptop.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, FRIEND]}).json()
    with (
        screens(laptop, made["table"], None) as [mine],
        screens(phone, made["table"], None) as [theirs],
        screens(other, made["table"], None) as [watcher],
        screens(pair.there, made["table"], made["token"]) as [link],
    ):
        assert theirs.state["you"] == [0]
        laptop.post("/api/logout", json={"everywhere": True})
        assert (end_of(mine), end_of(theirs)) == (1000, 1000)
        assert is_open(watcher)
        assert is_open(link)
    with screens(phone, made["table"], None) as [again]:
        assert again.state["you"] == []


def test_who_was_signed_out_while_the_database_was_away_is_so_afterwards(pair: Pair, postgres: Postgres) -> None:
    _, phone = both_of(pair, "Ada")
    other = browser(pair.there, "Bice")
    made = make(pair.here, "toy", [{"kind": "me", "name": "Carla"}, FRIEND])
    with (
        screens(phone, made["table"], None) as [theirs],
        screens(other, made["table"], None) as [watcher],
    ):
        engine = create_engine(pair.url)
        with engine.begin() as connection:  # not announced
            connection.execute(text("UPDATE people SET epoch = epoch + 1 WHERE name = 'Ada'"))
        engine.dispose()
        assert is_open(theirs)
        postgres.throw_out(pair.url)
        assert end_of(theirs) == 1000
        assert is_open(watcher)


def test_servers_that_fall_silent_are_forgotten() -> None:
    moment = [0.0]
    presences = Presences(lambda: moment[0])
    presences.set("a", "t", Presence(frozenset({0}), 1))
    presences.set("b", "t", Presence(frozenset({1}), 2))
    assert presences.of("t") == Presence(frozenset({0, 1}), 3)
    moment[0] = SILENCE + 1
    presences.hear("b")
    assert presences.forget_silent() == ["t"]
    assert presences.of("t") == Presence(frozenset({1}), 2)
    presences.set("b", "t", Presence())
    assert presences.of("t") == Presence()
    assert presences.forget("b") == []
