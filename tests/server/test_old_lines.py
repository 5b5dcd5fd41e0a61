"""A long game that was loaded again: its state begins late, and older lines come when they are asked for."""

from itertools import count

from fastapi import FastAPI
from starlette.testclient import TestClient

from ponti.store.data import SHORTEST_TAIL
from tests.server.databases import ON_BOTH
from tests.server.screens import HOTSEAT, ME, Screen, make, screens

MOVES = 8
LINES = 3 * SHORTEST_TAIL


def play_until(screen: Screen, number: int) -> None:
    """A few moves, then a game that is interrupted again and again."""
    for step in count():
        if screen.state["event"] >= number:
            return
        seat, is_paused = screen.state["acting"][0], screen.state["is_paused"]
        if step < MOVES or (step % 7 == 0 and not is_paused):
            answer = screen.play(seat, screen.legal(seat)[0])
        else:
            answer = screen.ask(type="resume" if is_paused else "pause")
        screen.until(answer["event"])


def forget(client: TestClient) -> None:
    """As if the server had been started again."""
    assert isinstance(client.app, FastAPI)
    client.app.state.rooms._rooms.clear()
    client.app.state.rooms._alive.clear()


@ON_BOTH
def test_older_lines_are_the_same_as_they_were(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        play_until(screen, LINES)
        last = screen.state["event"]
    forget(client)
    with screens(client, made["table"], made["token"], None) as [screen, watcher]:
        state = screen.state
        start = state["log_start"]
        assert 0 < start <= last - SHORTEST_TAIL
        assert (state["since"], state["log"][0]["number"], state["event"]) == (start, start + 1, last)
        lines, before = state["log"], start + 1
        for _ in range(2):
            page = screen.ask(type="log", before=before)
            lines, before = [*page["log"], *lines], page["from"] + 1
            if before == 1:
                break
        assert [line["number"] for line in lines] == list(range(1, last + 1))
        whole = client.get(f"/api/tables/{made['table']}/log").json()["log"]
        assert [line["words"] for line in lines] == [line["words"] for line in whole]
        assert watcher.ask(type="log", before=10)["log"] == lines[:9]
        assert screen.ask(type="log", before=1)["log"] == []
        play_until(screen, last + 1)


def test_a_client_that_has_not_seen_what_is_at_hand_is_told_from_where_on_it_is(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        play_until(screen, LINES)
        last = screen.state["event"]
    forget(client)
    for since, expected in ((10, None), (last - 5, last - 5)):
        with screens(client, made["table"], made["token"], since=since) as [screen]:
            assert screen.state["since"] == (expected or screen.state["log_start"])


def test_only_one_page_is_made_at_a_time(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        play_until(screen, 3)
        for ref in (1, 2):
            screen.send(type="log", before=3, ref=ref)
        assert screen.answer(1)["from"] == 0
        assert screen.answer(2)["code"] == "log_busy"
