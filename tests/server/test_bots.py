"""Bots think elsewhere, see only their seat's view, and never stop a table."""

import asyncio
import os
import sys
import time
from ast import literal_eval
from json import dumps, loads
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ponti
from ponti.core.game import State
from ponti.server import worker
from ponti.server.app import create_app
from ponti.server.bots import BotPool, quick_choice
from ponti.server.errors import BotFailed
from ponti.server.room import Room
from ponti.server.settings import Settings
from ponti.store.repository import Store
from tests.server.parties import Party
from tests.server.screens import HOTSEAT, ME, Screen, make, screens

BOT = {"kind": "bot", "level": "beginner"}
ONE = Settings(bot_share=0.01)
ODD = (sys.executable, str(Path(__file__).with_name("odd_bots.py")))


def to_the_end(screen: Screen) -> None:
    """Play our seats with the first legal action, and let bots answer, until the game is over."""
    while screen.state["result"] is None:
        mine = [seat for seat in screen.state["acting"] if seat in screen.state["you"]]
        if mine and not screen.state["thinking"]:
            screen.play(mine[0], screen.legal(mine[0])[0])
        else:
            screen.receive()


def view_of(game: str, seat: int) -> State:
    view: State = ponti.Match(ponti.game(game), dice=ponti.Dice(seed=1)).view(seat)
    return view


def test_a_game_against_a_bot(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, BOT])
    with screens(client, made["table"], made["token"]) as [screen]:
        to_the_end(screen)
        assert {line["seat"] for line in screen.state["log"]} <= {-1, 0, 1}


@pytest.mark.parametrize("how", ["crash", "illegal", "unknown", "nonsense", "list", "words", "long"])
def test_a_bot_that_misbehaves_does_not_stop_the_table(database: str, how: str) -> None:
    with TestClient(create_app(database, bot_command=(*ODD, how))) as client:
        made = make(client, "toy", [ME, BOT, BOT], deck=9)
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)


def test_a_bot_that_cannot_be_started_does_not_stop_the_table(database: str) -> None:
    with TestClient(create_app(database, bot_command=("/no/such/program",))) as client:
        made = make(client, "toy", [ME, BOT, BOT])
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)


def test_a_bot_that_hangs_is_replaced(database: str) -> None:
    with TestClient(create_app(database, Settings(bot_patience=0.05), bot_command=(*ODD, "hang"))) as client:
        made = make(client, "toy", [BOT, BOT])
        with screens(client, made["table"], None) as [screen]:
            to_the_end(screen)


def test_bots_go_on_when_the_server_comes_back(database: str) -> None:
    with TestClient(create_app(database, bot_command=(*ODD, "hang"))) as client:
        made = make(client, "toy", [ME, BOT])
        with screens(client, made["table"], made["token"]) as [screen]:
            before = screen.state["event"]
            assert screen.state["thinking"] == [1]
    with TestClient(create_app(database, bot_command=(*ODD, "illegal"))):
        store = Store(database)
        while store.due_for_bots():  # without anybody looking at the table
            time.sleep(0.01)
        stored = store.load(made["table"])
        store.close()
        assert stored is not None
        assert len(stored.events) == before + 1


def test_bots_are_told_only_what_their_seat_may_know() -> None:
    game = ponti.game("tre_ponti")
    match = ponti.Match(game, dice=ponti.Dice(seed=1))
    seat = match.acting()[0]
    view = match.view(seat)
    assert game.write_position(match.state) != game.write_position(view)
    asked: list[str] = []

    async def scenario() -> None:
        pool = BotPool(ONE, (*ODD, "echo"))
        with pytest.raises(BotFailed) as caught:
            await pool.choose(game, view, "beginner")
        asked.append(literal_eval(str(caught.value).removeprefix("no action in "))["echo"])
        await pool.close()

    asyncio.run(scenario())
    question = loads(asked[0])
    assert question["view"] == loads(dumps(game.dump_state(view)))
    assert question["view"]["viewer"] == seat
    assert worker.answer(asked[0])["action"] in game.legal_actions(view, seat)


def test_hints_name_legal_moves(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, HOTSEAT])
    with screens(client, made["table"], made["token"], lang="it") as [screen]:
        seat = screen.state["acting"][0]
        screen.send(type="hint", seat=seat, ref=1)
        screen.send(type="hint", seat=seat, ref=2)
        assert screen.answer(2)["code"] == "hint_busy"
        hint = screen.answer(1)
        assert hint["type"] == "hint"
        assert 1 <= len(hint["moves"]) <= 5
        assert {move["action"] for move in hint["moves"]} <= set(screen.legal(seat))
        assert all(move["words"] and 0 <= move["share"] <= 1 and 0 <= move["value"] <= 1 for move in hint["moves"])
        assert hint["expected"][0] == {"seat": seat, "words": hint["moves"][0]["words"]}
        assert screen.ask(type="hint", seat=1 - seat)["code"] == "no_hint_now"


@pytest.mark.parametrize("how", ["crash", "illegal"])
def test_a_hint_that_fails_is_an_error(database: str, how: str) -> None:
    with TestClient(create_app(database, bot_command=(*ODD, how))) as client:
        made = make(client, "toy", [ME, HOTSEAT])
        with screens(client, made["table"], made["token"]) as [screen]:
            assert screen.ask(type="hint", seat=0)["code"] == "hint_failed"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_quick_choice_is_legal(seat: int) -> None:
    toy = ponti.game("toy")
    view = view_of("toy", seat)
    assert quick_choice(toy, view, seat) in toy.legal_actions(view, seat)


def test_a_worker_is_used_again_and_replaced_when_it_failed() -> None:
    toy, view = ponti.game("toy"), view_of("toy", 0)

    async def scenario() -> None:
        pool = BotPool(ONE, (*ODD, "illegal"))
        first = [await pool.choose(toy, view, "beginner") for _ in range(3)]
        assert first == [0, 0, 0]
        assert len(pool._idle) == 1
        await pool.close()
        failing = BotPool(ONE, (*ODD, "crash"))
        for _ in range(2):
            with pytest.raises(BotFailed):
                await failing.choose(toy, view, "beginner")
        assert failing._idle == []

    asyncio.run(scenario())


async def test_a_worker_that_died_unasked_costs_nobody_a_choice() -> None:
    toy, view = ponti.game("toy"), view_of("toy", 0)
    pool = BotPool(ONE, (*ODD, "illegal"))
    await pool.choose(toy, view, "beginner")
    [worker] = pool._idle
    await worker.end()
    assert await pool.choose(toy, view, "beginner") == 0
    assert pool._idle != [worker]
    await pool.close()


async def test_a_level_that_is_gone_is_no_sickness() -> None:
    toy, view = ponti.game("toy"), view_of("toy", 0)
    pool = BotPool(ONE, (*ODD, "crash"))
    for _ in range(10):
        with pytest.raises(BotFailed):
            await pool.choose(toy, view, "Lowest")
    assert pool.is_well
    await pool.close()


async def test_ctrl_c_at_the_servers_terminal_does_not_reach_bots() -> None:
    pool = BotPool(ONE, (*ODD, "illegal"))
    await pool.choose(ponti.game("toy"), view_of("toy", 0), "beginner")
    [worker] = pool._idle
    assert os.getpgid(worker._process.pid) != os.getpgid(0)
    await pool.close()


async def test_who_need_not_decide_any_more_ends_its_process_before_the_server_stops(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def think(*_: object) -> int:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)  # what it takes to end a process
            ended.set()
        return 0

    store, pool, table = Store(database), BotPool(ONE), Party(bots=[0]).table
    monkeypatch.setattr(pool, "choose", think)
    room = Room(table, store, pool)
    room.wake_bots()
    await begun.wait()
    table.affairs = table.affairs._replace(is_paused=True)
    room._thinkers.drop_stale()
    assert not room._thinkers.seats
    await room.close()
    assert ended.is_set()
    store.close()
