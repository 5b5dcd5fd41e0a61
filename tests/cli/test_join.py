"""A bot of this machine at a table somewhere else."""

import sys
from collections.abc import Iterator
from json import dumps, loads
from pathlib import Path
from shlex import join
from typing import Any

import pytest

from ponti.cli.join import Guest, read_link
from ponti.cli.voice import CommandError
from ponti.core.registry import game as game_by_id
from ponti.lab.open_protocol import Sitting, decide_json, end_json, new_game_json
from ponti.lab.players import Player
from tests.cli.runner import ponti, refused
from tests.server.open_bots import command
from tests.server.processes import Server, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
LINK = "https://ponti.example/#/table/mtC8mHnI9S31?key=DQ58NZ0L5juPXSKOwpTrabdemrOHjfgx"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("join") / "tables.db") as server:
        yield server


def table(server: Server) -> tuple[str, str]:
    """A table's id, and the link of the one who made it, to both seats."""
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bice"}]
    made = server.post("/api/tables", {"game": "diavolo", "options": {"size": 3}, "seats": seats})
    return made["table"], f"{server.address}/#/table/{made['table']}?key={made['token']}"


def state(server: Server, id: str) -> Any:
    with server.connect(id) as watching:
        watching.send(dumps({"type": "hello"}))
        return loads(watching.recv())


@pytest.mark.parametrize("bot", ["random", f"exec:{join((sys.executable, str(EXAMPLE)))}"])
def test_a_bot_plays_seats_to_the_end(server: Server, bot: str) -> None:
    id, link = table(server)
    done = ponti("join", link, "--bot", bot, "--name", "Guest")
    assert done.exit_code == 0, (done.stdout, done.stderr)
    assert "Ponte del Diavolo" in done.stdout
    assert done.stdout.count("The game is over") == 2
    shown = state(server, id)
    assert shown["table"]["status"] == "over"
    assert shown["seats"][0]["name"] == "Guest"


def test_a_program_goes_by_the_name_of_its_file(server: Server) -> None:
    id, link = table(server)
    assert ponti("join", link, "--bot", f"exec:{join((sys.executable, str(EXAMPLE)))}").exit_code == 0
    assert state(server, id)["seats"][0]["name"] == EXAMPLE.stem


def test_who_has_no_key_is_not_let_in(server: Server) -> None:
    _, link = table(server)
    assert "belong" in refused(ponti("join", link + "x", "--bot", "random"), "not_let_in")


def test_a_bot_that_fails_is_said(server: Server) -> None:
    _, link = table(server)
    refused(ponti("join", link, "--bot", "exec:/nothing/here"), "bot_failed")


def test_a_program_may_resign(server: Server) -> None:
    id, link = table(server)
    done = ponti("join", link, "--bot", f"exec:{join(command('resigns'))}")
    assert done.exit_code == 0, (done.stdout, done.stderr)
    assert done.stdout.count("The game is over") == 2
    assert state(server, id)["result"]["reason"] == "resigned"


def test_a_bot_stays_for_a_rematch() -> None:
    guest = Guest(Player.read("random"), "first", {"token": "t", "rematch": True})
    game, heard = game_by_id("diavolo"), [guest.answer({"type": "hello"})]
    for table in ("first", "second"):
        state = game.new_game({"size": 3}, 2)
        sitting = Sitting(table, 0, ("Ada", "Bice"))
        guest.answer(new_game_json(game, state, sitting))
        heard.append(guest.answer(decide_json(game, state, sitting, 1, None)))
        guest.answer(end_json(sitting, game.result(state)))
    heard.append(guest.answer({"type": "hello"}))
    assert [answer and (answer["type"], answer.get("table")) for answer in heard] == [
        ("ready", "first"),
        ("play", None),
        ("play", None),
        ("ready", "second"),
    ]


def test_links_are_read() -> None:
    address = "wss://ponti.example/api/bots/socket"
    assert read_link(LINK) == (address, "mtC8mHnI9S31", "DQ58NZ0L5juPXSKOwpTrabdemrOHjfgx")
    assert read_link(" http://[::1]:8400/#/table/abc?lang=it&key=x ") == ("ws://[::1]:8400/api/bots/socket", "abc", "x")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "ponti.example",
        "https://ponti.example/",
        LINK.partition("?")[0],
        LINK.replace("https", "ftp"),
        LINK + "&key=2",
    ],
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(CommandError) as caught:
        read_link(link)
    assert caught.value.code == "bad_link"
