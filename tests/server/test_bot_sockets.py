"""Programs that play a seat over the network."""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any

import anyio
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import ponti
from ponti.core.game import CHANCE
from ponti.core.record import Event
from ponti.server.app import create_app
from ponti.server.catalogue import hides
from ponti.server.tables import Table
from tests.server.processes import Server, running
from tests.server.screens import FRIEND, HOTSEAT, ME, PATIENCE, Screen, make, screens
from tests.server.test_bots import to_the_end
from tests.server.test_secrets import table_in
from tests.server.worlds import decision_points, doubles, random_line

EXAMPLES = Path(__file__).parents[2] / "examples"


async def settle() -> None:
    """Let everything happen that does not wait for somebody outside."""
    for _ in range(50):
        await asyncio.sleep(0)


class Bot:
    """A program's end of the socket."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.texts: list[str] = []
        assert self.receive()["type"] == "hello"

    def say(self, **message: object) -> None:
        self.session.send_json(message)

    def receive(self, *types: str) -> dict[str, Any]:
        """The next message, or the next of these types."""
        while True:
            message = self.session.portal.call(self._next)
            if message["type"] == "websocket.close":
                raise WebSocketDisconnect(message["code"])
            self.texts.append(message["text"])
            read: dict[str, Any] = loads(message["text"])
            if not types or read["type"] in types:
                return read

    def question(self) -> dict[str, Any]:
        """The newest question, once everything has happened that does not wait for somebody outside."""
        asked = None
        while asked is None or self._has_more():
            read = self.receive()
            asked = read if read["type"] == "decide" else asked
        return asked

    def sit(self, table: str, token: str, **more: object) -> None:
        self.say(**{"type": "ready", "protocol": 1, "table": table, "token": token, **more})

    def _has_more(self) -> bool:
        self.session.portal.call(settle)
        return self.session._send_rx.statistics().current_buffer_used > 0

    async def _next(self) -> Any:
        with anyio.fail_after(PATIENCE):
            return await self.session._send_rx.receive()


@contextmanager
def connected(client: TestClient) -> Iterator[Bot]:
    with client.websocket_connect("/api/bots/socket") as session:
        yield Bot(session)


def test_a_program_plays_a_friends_seat_to_the_end(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND], deck=9)
    with (
        screens(client, made["table"], made["token"]) as [screen],
        connected(client) as bot,
    ):
        bot.sit(made["table"], made["tokens"][1], name="Lowest")
        new_game = bot.receive("new_game")
        assert (new_game["game"], new_game["seat"], new_game["names"]) == ("toy", 1, ["Ada", "Lowest"])
        while screen.state["result"] is None:
            seat = screen.state["acting"][0]
            if seat == 0:
                screen.play(0, screen.legal(0)[0])
            else:
                asked = bot.question()
                bot.say(type="play", ask=asked["ask"], text=asked["legal"][0]["text"])
                screen.until(screen.state["event"] + 1)
        end = bot.receive("end")
        assert end["result"]["places"] == screen.state["result"]["places"]
        with pytest.raises(WebSocketDisconnect) as closed:
            bot.receive()
        assert closed.value.code == 1000


def test_one_program_may_play_several_seats(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT], deck=7)
    with connected(client) as bot:
        bot.sit(made["table"], made["token"])
        while (told := bot.receive("decide", "end"))["type"] == "decide":
            bot.say(type="play", ask=told["ask"], action=told["legal"][0]["id"])  # one that came too late is refused
        assert told["result"] is not None


@pytest.mark.parametrize(
    ("ready", "code"),
    [
        ({"token": "nobody's"}, "bad_token"),
        ({"token": ""}, "bad_token"),
        ({"table": "nothing"}, "unknown_table"),
        ({"protocol": 2}, "wrong_protocol"),
        ({"games": ["chess"]}, "bot_not_for_game"),
        ({"more": 1}, "bad_reply"),
        ({"type": "play", "ask": 1}, "bad_reply"),
        ({"name": "\u200b"}, "bad_name"),
    ],
)
def test_who_may_not_sit_down_is_told_why(client: TestClient, ready: dict[str, object], code: str) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with connected(client) as bot:
        sitting = {"type": "ready", "protocol": 1, "table": made["table"], "token": made["tokens"][1], **ready}
        bot.say(**sitting)
        refused = bot.receive()
        assert (refused["type"], refused["code"]) == ("error", code)
        assert refused["words"]
        with pytest.raises(WebSocketDisconnect) as closed:
            bot.receive()
        assert closed.value.code == 1008


def test_something_else_than_ready_is_refused(client: TestClient) -> None:
    with connected(client) as bot:
        bot.say(type="play", ask=1, action=1)
        assert bot.receive()["code"] == "ready_expected"


def test_a_wrong_answer_leaves_the_question_open(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with connected(client) as bot:
        bot.sit(made["table"], made["token"])
        asked = bot.receive("decide")
        legal = [line["id"] for line in asked["legal"]]
        illegal = next(action for action in range(ponti.game("toy").actions.size) if action not in legal)
        for message, code in (
            ({"type": "play", "ask": asked["ask"], "action": illegal}, "illegal_action"),
            ({"type": "play", "ask": asked["ask"], "action": 10**6}, "unknown_action"),
            ({"type": "play", "ask": asked["ask"], "text": "nonsense"}, "unknown_action"),
            ({"type": "play", "ask": asked["ask"] + 1, "action": legal[0]}, "unknown_question"),
            ({"type": "play", "ask": asked["ask"]}, "bad_reply"),
            ({"type": "ready", "protocol": 1}, "ready_twice"),
            ({"type": "error", "ask": asked["ask"], "code": "tired"}, "seat_kept"),
            ({"type": "play", "ask": asked["ask"], "text": "x" * 9000}, "too_large"),
        ):
            bot.session.send_text(dumps(message))
            refused = bot.receive()
            assert (refused["type"], refused["code"]) == ("error", code)
            assert refused["ask"] == (message.get("ask", 0) if code not in ("bad_reply", "too_large") else 0)
        bot.say(type="play", ask=asked["ask"], action=legal[0])
        with screens(client, made["table"], None) as [screen]:
            screen.until(1)


def test_of_two_players_the_other_wins_when_a_program_resigns(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]) as [screen], connected(client) as bot:
        bot.sit(made["table"], made["tokens"][1], name="Lowest")
        bot.receive("new_game")
        bot.say(type="resign", seat=1)  # whoever has to decide now
        end = bot.receive("end")
        assert (end["seat"], end["result"]["places"], end["result"]["reason"]) == (1, [1, 2], "resigned")
        with pytest.raises(WebSocketDisconnect) as closed:
            bot.receive()
        assert closed.value.code == 1000
        while screen.state["result"] is None:
            screen.receive()
        assert screen.state["result"]["words"] == "Ada wins: Lowest has resigned."


def test_of_three_players_a_bot_plays_on_when_a_program_resigns(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND, HOTSEAT])
    with screens(client, made["table"], made["token"]) as [screen], connected(client) as bot:
        bot.sit(made["table"], made["tokens"][1])
        bot.receive("new_game")
        bot.say(type="resign", seat=1)
        while screen.state["seats"][1]["status"] != "resigned":
            screen.receive()
        bot.say(type="resign", seat=1)
        assert bot.receive("error")["code"] == "seat_resigned"
        heard = len(bot.texts)
        to_the_end(screen)
        assert bot.receive("end")["result"]["places"][1] == 3
        assert [loads(text)["type"] for text in bot.texts[heard:]] == ["end"]


def test_a_program_resigns_nobody_elses_seat(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with connected(client) as bot:
        bot.sit(made["table"], made["token"])
        asked = bot.receive("decide")
        for message, code in (
            ({"type": "resign", "seat": 1}, "not_your_seat"),
            ({"type": "resign", "seat": 2}, "unknown_seat"),
            ({"type": "resign", "seat": -1}, "bad_reply"),
            ({"type": "resign"}, "bad_reply"),
            ({"type": "resign", "seat": 0, "ask": asked["ask"]}, "bad_reply"),
        ):
            bot.say(**message)
            refused = bot.receive()
            assert (refused["type"], refused["code"], refused["ask"]) == ("error", code, 0)
        bot.say(type="play", ask=asked["ask"], action=asked["legal"][0]["id"])
        with screens(client, made["table"], None) as [screen]:
            screen.until(1)


def test_a_program_agrees_to_a_pause_and_to_taking_back(client: TestClient) -> None:
    body = {"game": "diavolo", "options": {"size": 5}, "seats": [ME, FRIEND], "settings": {"take_back": "consent"}}
    made = client.post("/api/tables", json=body).json()
    with screens(client, made["table"], made["token"]) as [screen], connected(client) as bot:
        bot.sit(made["table"], made["links"][0]["token"])
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[0])
        asked = bot.receive("decide")
        bot.say(type="play", ask=asked["ask"], action=asked["legal"][0]["id"])
        screen.until(screen.state["event"] + 1)
        assert screen.state["can"]["take_back"] == "ask"
        number = screen.ask(type="takeback", event=screen.state["event"])["event"]
        while screen.state["event"] <= number or screen.state["asks"]:
            screen.receive()
        assert screen.state["log"][-1]["kind"] == "taken_back"
        assert screen.ask(type="pause")["type"] == "ack"
        while not screen.state["is_paused"]:
            screen.receive()


def finish(screen: Screen, bot: Bot) -> None:
    """Play a game to its end, one seat at the screen and the other by the program."""
    [mine] = screen.state["you"]
    while screen.state["result"] is None:
        if screen.state["acting"] == [mine]:
            screen.play(mine, screen.legal(mine)[0])
        else:
            asked = bot.question()
            bot.say(type="play", ask=asked["ask"], action=asked["legal"][0]["id"])
            screen.until(screen.state["event"] + 1)


def rematch(*seats: Screen) -> str:
    """The table of the next game, once everybody at these screens wants it."""
    for screen in seats:
        assert screen.ask(type="rematch")["type"] == "ack"
    while not seats[0].state["next"]:
        seats[0].receive()
    following: str = seats[0].state["next"]
    return following


def test_a_program_that_is_for_a_rematch_goes_on_with_it(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=3)
    with connected(client) as bot:
        bot.sit(made["table"], made["tokens"][1], name="Again", rematch=True)
        with screens(client, made["table"], made["token"]) as [screen]:
            finish(screen, bot)
            assert bot.receive("end")["table"] == made["table"]
            following = rematch(screen)
        new_game = bot.receive("new_game")
        assert (new_game["table"], new_game["seat"], new_game["names"]) == (following, 0, ["Again", "Ada"])
        with screens(client, following, made["token"]) as [screen]:
            finish(screen, bot)
        assert bot.receive("end")["table"] == following


def test_a_program_that_is_not_agrees_to_none(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=3)
    with connected(client) as bot, screens(client, made["table"], made["token"]) as [screen]:
        bot.sit(made["table"], made["tokens"][1])
        finish(screen, bot)
        bot.receive("end")
        assert screen.ask(type="rematch")["type"] == "ack"
        with connected(client) as again:
            again.sit(made["table"], made["tokens"][1])
            assert again.receive()["type"] == "end"
            with pytest.raises(WebSocketDisconnect):
                again.receive()
        assert [ask["waiting"] for ask in screen.state["asks"]] == [[1]]


def test_a_program_that_comes_after_the_rematch_began_is_led_to_it(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=3)
    with screens(client, made["table"], made["token"], made["tokens"][1]) as both:
        while both[0].state["result"] is None:
            [seat] = both[0].state["acting"]
            both[seat].until(both[0].state["event"])
            both[seat].play(seat, both[seat].legal(seat)[0])
            both[0].until(both[seat].state["event"])
        following = rematch(*both)
    with connected(client) as bot:
        bot.sit(made["table"], made["tokens"][1], rematch=True)
        assert bot.receive("end")["table"] == made["table"]
        assert bot.receive("new_game")["table"] == following
        assert bot.receive("decide")["seat"] == 0


def test_a_program_that_was_away_takes_over_from_the_bot_that_stood_in(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        with connected(client) as bot:
            bot.sit(made["table"], made["tokens"][1])
            bot.receive("new_game")
        while screen.state["seats"][1]["connected"]:
            screen.receive()
        assert screen.ask(type="replace", seat=1, by="bot", level="beginner")["type"] == "ack"
        with connected(client) as bot:
            bot.sit(made["table"], made["tokens"][1])
            while screen.state["seats"][1]["status"] != "playing":
                screen.receive()
            while screen.state["acting"] == [0]:
                screen.play(0, screen.legal(0)[0])
            asked = bot.receive("decide")
            bot.say(type="play", ask=asked["ask"], action=asked["legal"][0]["id"])
            screen.until(screen.state["event"] + 1)
            assert screen.state["log"][-1]["seat"] == 1


def test_what_is_taken_back_is_asked_again(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=5)
    with screens(client, made["table"], made["token"]) as [screen], connected(client) as bot:
        bot.sit(made["table"], made["tokens"][1])
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[0])
        first = bot.receive("decide")
        assert screen.ask(type="takeback", event=screen.state["event"])["type"] == "ack"
        while screen.state["acting"] != [0]:
            screen.receive()
        while screen.state["acting"] == [0]:
            screen.play(0, screen.legal(0)[1])
        second = bot.receive("decide")
        assert second["view"] != first["view"]
        bot.say(type="play", ask=first["ask"], action=first["legal"][0]["id"])
        assert bot.receive("error")["code"] == "unknown_question"
        bot.say(type="play", ask=second["ask"], action=second["legal"][0]["id"])
        screen.until(screen.state["event"] + 1)


def heard(client: TestClient, table: Table, line: list[Event], seat: int) -> list[dict[str, Any]]:
    """All that the program on ``seat`` was sent while everybody played their part of ``line``."""
    assert isinstance(client.app, FastAPI)
    assert client.portal is not None
    room = client.portal.call(client.app.state.rooms.add, table)
    with connected(client) as bot:
        bot.sit(table.head.id, f"seat {seat}")
        for event in line:
            client.portal.call(settle)
            if event.seat == seat:
                asked = bot.question()
                number = room.table.number
                bot.say(type="play", ask=asked["ask"], action=event.action)
                while room.table.number == number:
                    client.portal.call(settle)
            elif event.seat != CHANCE:
                client.portal.call(room.play, (event.seat,), event.seat, event.action, room.table.number)
        client.portal.call(settle)
        with suppress(WebSocketDisconnect):  # the game may be over
            bot.say(type="error", code="enough")
            while bot.receive("error")["code"] != "seat_kept":
                pass
    return [{**loads(text), "seconds": None} for text in bot.texts]  # the clock is the same to everybody


@pytest.mark.parametrize("game_id", [game.id for game in ponti.games() if hides(game)])
def test_in_two_worlds_that_look_the_same_a_program_hears_the_same(game_id: str, tmp_path: Path) -> None:
    game, rng = ponti.game(game_id), Random(3)
    start = game.new_game()
    line = random_line(game, start, rng)
    points = decision_points(game, start, line)
    differences = asked = 0
    with (
        TestClient(create_app(f"sqlite:///{tmp_path / 'real'}")) as real_client,
        TestClient(create_app(f"sqlite:///{tmp_path / 'other'}")) as other_client,
    ):
        for number, state in points[:: max(1, len(points) // 6)]:
            real, other = doubles(game, state, line[number : number + 12], 0, rng)
            differences += game.write_position(real.start) != game.write_position(other.start)
            there, elsewhere = table_in(game, real, f"table {number}"), table_in(game, other, f"table {number}")
            told = heard(real_client, there, real.line, 0)
            assert told == heard(other_client, elsewhere, other.line, 0)
            asked += sum(message["type"] == "decide" for message in told)
    assert differences > 0
    assert asked > 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("examples") / "tables.db") as server:
        yield server


@pytest.mark.parametrize(
    "program",
    [
        (sys.executable, "socket_bot.py"),
        (shutil.which("node") or "node", "--no-warnings", "--experimental-websocket", "socket_bot.mjs"),
    ],
    ids=["python", "node"],
)
def test_the_examples_play_over_the_network(server: Server, program: tuple[str, ...]) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bice"}]
    made = server.post("/api/tables", {"game": "diavolo", "options": {"size": 3}, "seats": seats})
    address = server.address.replace("http", "ws", 1)
    command = [*program[:-1], str(EXAMPLES / program[-1]), address, made["table"], made["token"]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with server.connect(made["table"]) as watching:
        watching.send(dumps({"type": "hello"}))
        state = loads(watching.recv())
        assert state["table"]["status"] == "over"
        assert state["seats"][0]["name"] == "Random"
