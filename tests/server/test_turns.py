"""Whose picture is drawn when, and that answers go before pictures."""

import asyncio
from collections.abc import Callable
from functools import partial
from json import loads
from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.server import turns
from ponti.server.room import Room
from ponti.server.turns import Turns
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, ME, end_of, make, screens


def drawn(asked: list[tuple[str, str]], at_once: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which order pictures ``(game, name)`` are drawn; a dot wherever other work may come in between."""
    monkeypatch.setattr(turns, "AT_ONCE", at_once)
    order: list[str] = []
    draws: dict[str, Callable[[], None]] = {name: partial(order.append, name) for _, name in asked}

    async def watch() -> None:
        turn = Turns()
        for game, name in asked:
            turn.wait(game, draws[name])
        while len(order) - order.count(".") < len(draws):
            await asyncio.sleep(0)
            order.append(".")

    asyncio.run(watch())
    return order[: max(order.index(name) for name in draws) + 1]


def test_tables_of_one_game_are_drawn_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [("rialto", "r1"), ("diavolo", "d1"), ("rialto", "r2"), ("diavolo", "d2")]
    assert drawn(asked, 10, monkeypatch) == ["r1", "r2", "d1", "d2"]


def test_whoever_waits_already_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [("rialto", "r1"), ("rialto", "r2"), ("rialto", "r1")]
    assert drawn(asked, 10, monkeypatch) == ["r1", "r2"]


def test_after_a_few_pictures_other_work_gets_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [("rialto", "r1"), ("rialto", "r2"), ("diavolo", "d1"), ("diavolo", "d2"), ("diavolo", "d3")]
    assert drawn(asked, 2, monkeypatch) == ["r1", "r2", ".", "d1", "d2", ".", "d3"]


def test_pictures_are_drawn_whenever_somebody_waits_again() -> None:
    order: list[str] = []

    async def watch() -> None:
        turn = Turns()
        for name in ("first", "second"):
            turn.wait("rialto", partial(order.append, name))
            while name not in order:
                await asyncio.sleep(0)

    asyncio.run(watch())
    assert order == ["first", "second"]


def test_a_bug_in_one_picture_stops_no_later_one() -> None:
    order: list[str] = []

    def fails() -> None:
        raise ValueError

    async def watch() -> None:
        turn = Turns()
        turn.wait("rialto", fails)
        await asyncio.sleep(0)
        turn.wait("rialto", partial(order.append, "later"))
        await asyncio.sleep(0)

    asyncio.run(watch())
    assert order == ["later"]


@ON_BOTH
def test_an_answer_goes_before_the_picture(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.until(0)
        before = len(screen.texts)
        screen.play(0, screen.legal(0)[0])
        kinds = [loads(text)["type"] for text in screen.texts[before:]]
        assert [kind for kind in kinds if kind != "chat"] == ["ack", "state"]


@ON_BOTH
def test_a_picture_that_cannot_be_drawn_ends_the_connection_only(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)

    def fails(*_: Any) -> str:
        raise ValueError

    with screens(client, made["table"], made["token"]) as [screen]:
        screen.until(0)
        with monkeypatch.context() as broken:
            broken.setattr(Room, "state_text", fails)
            screen.send(type="lang", lang="it")
            assert end_of(screen) == 1011
    with screens(client, made["table"], made["token"]) as [screen]:
        assert screen.until(0)["event"] == 0
