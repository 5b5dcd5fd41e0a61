"""Programs at the tables: as levels that a server offers, in processes of their own."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import ponti
from ponti.core.game import State
from ponti.core.record import Record
from ponti.lab.open_protocol import Sitting
from ponti.server import programs
from ponti.server.app import create_app
from ponti.server.errors import BotFailed
from ponti.server.programs import Programs
from ponti.server.settings import OpenBot, Settings
from ponti.server.share import Share
from tests.server.open_bots import command
from tests.server.screens import ME, PATIENCE, make, screens
from tests.server.test_bots import to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
RANDOM = OpenBot(command=(sys.executable, str(EXAMPLE)), about="Plays anything.")


def odd(how: str, *more: str, **settings: object) -> OpenBot:
    return OpenBot.model_validate({"command": command(how, *more), "start_seconds": 20, **settings})


def app_with(database: str, **bots: OpenBot) -> TestClient:
    return TestClient(create_app(database, Settings(bots=bots)))


def level(name: str) -> dict[str, str]:
    return {"kind": "bot", "level": name}


@pytest.fixture
def view() -> State:
    match = ponti.Match(ponti.game("tre_ponti"), dice=ponti.Dice(seed=1))
    return match.view(match.acting()[0])


def told(notes: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in notes.read_text().splitlines()]


def test_programs_are_on_offer_beside_the_levels(database: str) -> None:
    with app_with(database, Random=RANDOM, Pro=odd("first", games=["toy"])) as client:
        levels = client.get("/api/levels").json()
        assert [one["id"] for one in levels][-2:] == ["Random", "Pro"]
        assert levels[-2] == {"id": "Random", "label": "Random", "help": "Plays anything.", "games": None}
        assert levels[-1]["games"] == ["toy"]
        assert levels[0]["games"] is None
        refused = client.post("/api/tables", json={"game": "diavolo", "seats": [ME, level("Pro")]})
        assert refused.status_code == 400
        assert refused.json()["error"]["code"] == "bot_not_for_game"
        unknown = client.post("/api/tables", json={"game": "diavolo", "seats": [ME, level("Nobody")]})
        assert "Random, Pro" in unknown.json()["error"]["words"]


def test_a_game_against_a_program(database: str) -> None:
    with app_with(database, Random=RANDOM) as client:
        made = make(client, "tre_ponti", [ME, level("Random")])
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)
            assert screen.state["seats"][1]["name"] == "Bot (Random)"


def test_programs_against_each_other_share_processes(database: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with app_with(database, Text=odd("text", str(notes), processes=1)) as client:
        made = make(client, "toy", [level("Text"), level("Text")], deck=7)
        with screens(client, made["table"], None) as [screen]:
            to_the_end(screen)
        record = Record.loads(client.get(f"/api/tables/{made['table']}/record").text)
    heard = told(notes)
    assert [message["type"] for message in heard].count("hello") == 1
    assert [message["type"] for message in heard].count("decide") == sum(event.seat >= 0 for event in record.events)
    seated: object = None
    for message in heard:
        if message["type"] == "new_game":
            seated = message["seat"]
        elif message["type"] == "decide":
            assert message["seat"] == seated
    last = heard[-1]
    assert last["type"] == "end"
    assert last["result"] is not None


@pytest.mark.parametrize(
    "how", ["crash", "illegal", "nothing", "nonsense", "other", "gives-up", "resigns", "long", "exits", "old"]
)
def test_a_program_that_fails_does_not_stop_the_table(database: str, how: str) -> None:
    with app_with(database, Odd=odd(how)) as client:
        made = make(client, "toy", [ME, level("Odd"), level("Odd")])
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)


@pytest.mark.parametrize(("how", "settings"), [("hang", {"seconds": 0.01}), ("mute", {"start_seconds": 0.2})])
def test_a_program_that_hangs_is_replaced(
    database: str, how: str, settings: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.05)
    with app_with(database, Odd=odd(how, **settings)) as client:
        made = make(client, "toy", [ME, level("Odd")])
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)


def test_a_program_that_is_not_there_does_not_stop_the_table(database: str) -> None:
    with app_with(database, Gone=OpenBot(command=("/nothing/here",))) as client:
        made = make(client, "toy", [ME, level("Gone")])
        with screens(client, made["table"], made["token"]) as [screen]:
            to_the_end(screen)


def test_programs_are_told_only_what_their_seat_may_know(view: State, tmp_path: Path) -> None:
    game, notes = ponti.game("tre_ponti"), tmp_path / "notes"

    async def scenario() -> int:
        pool = Programs("Text", odd("text", str(notes)), 5, Share(1.0))
        action = await pool.choose(game, view, Sitting("t", int(view.viewer), ("Ada", "Bot")))
        await pool.close()
        return action

    assert asyncio.run(scenario()) == game.legal_actions(view, int(view.viewer))[-1]
    [_, new_game, decide] = told(notes)
    assert decide["view"] == json.loads(json.dumps(game.dump_state(view)))
    assert new_game["names"] == ["Ada", "Bot"]


def test_a_program_sees_nothing_of_the_servers_environment(
    view: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONTI_DATABASE", "postgresql://ponti:horse@db/ponti")
    script = tmp_path / "bot.py"
    script.write_text(f"import json, os; open({str(tmp_path / 'seen')!r}, 'w').write(json.dumps(dict(os.environ)))")
    bot = OpenBot(command=(sys.executable, str(script)), environment={"MODEL": "big"})

    async def scenario() -> None:
        pool = Programs("Spy", bot, 5, Share(1.0))
        with pytest.raises(BotFailed, match="exit status 0"):
            await pool.choose(ponti.game("tre_ponti"), view, Sitting("t", 0))

    asyncio.run(scenario())
    seen = json.loads((tmp_path / "seen").read_text())
    assert seen["MODEL"] == "big"
    assert seen["PATH"] == os.environ["PATH"]
    assert "horse" not in json.dumps(seen)


LIMITS = """
import json, os, resource, sys
with open(sys.argv[1], "w") as file:
    limits = [os.nice(0), len(os.sched_getaffinity(0)), resource.getrlimit(resource.RLIMIT_AS)[0]]
    json.dump([*limits, os.getpid() == os.getsid(0)], file)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit processes differently")
def test_a_program_has_a_small_share_of_the_machine(view: State, tmp_path: Path) -> None:
    bot = OpenBot(command=(sys.executable, "-c", LIMITS, str(tmp_path / "seen")), memory_mb=512)

    async def scenario() -> None:
        pool = Programs("Small", bot, 7, Share(0.01))
        with pytest.raises(BotFailed):
            await pool.choose(ponti.game("tre_ponti"), view, Sitting("t", 0))

    asyncio.run(scenario())
    assert json.loads((tmp_path / "seen").read_text()) == [os.nice(0) + 7, 1, 512 << 20, True]


@pytest.mark.skipif(sys.platform != "linux", reason="the state of a process is read from /proc")
def test_a_program_runs_only_while_it_is_asked(view: State) -> None:
    async def scenario() -> None:
        pool = Programs("Random", RANDOM, 5, Share(1.0))
        sitting = Sitting("t", int(view.viewer))
        for _ in range(3):
            await pool.choose(ponti.game("tre_ponti"), view, sitting)
            wait_until_stopped(pool)
        await pool.close()

    asyncio.run(scenario())


def wait_until_stopped(pool: Programs) -> None:
    [program] = pool._running
    stat = Path(f"/proc/{program._process.pid}/stat")
    deadline = time.monotonic() + PATIENCE
    while stat.read_text().rpartition(")")[2].split()[0] != "T":
        assert time.monotonic() < deadline


@pytest.mark.skipif(sys.platform != "linux", reason="the state of a process is read from /proc")
def test_a_program_does_not_run_after_a_wrong_answer_or_when_nobody_waits_any_more(view: State, tmp_path: Path) -> None:
    async def scenario() -> None:
        sitting = Sitting("t", int(view.viewer))
        wrong = Programs("Wrong", odd("illegal"), 5, Share(1.0))
        with pytest.raises(BotFailed):
            await wrong.choose(ponti.game("tre_ponti"), view, sitting)
        wait_until_stopped(wrong)
        notes = tmp_path / "notes"
        hanging = Programs("Hanging", odd("hang", str(notes)), 5, Share(1.0))
        asking = asyncio.create_task(hanging.choose(ponti.game("tre_ponti"), view, sitting))
        while not notes.exists() or "decide" not in notes.read_text():
            await asyncio.sleep(0.001)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        wait_until_stopped(hanging)
        await asyncio.gather(wrong.close(), hanging.close())

    asyncio.run(scenario())


def test_who_fails_too_often_is_left_alone_for_a_while(view: State) -> None:
    async def scenario() -> list[str]:
        pool = Programs("Exits", odd("exits"), 5, Share(1.0))
        said = []
        for _ in range(5):
            with pytest.raises(BotFailed) as caught:
                await pool.choose(ponti.game("tre_ponti"), view, Sitting("t", 0))
            said.append(str(caught.value))
        return said

    said = asyncio.run(scenario())
    assert ["exit status 4" in line for line in said] == [True, True, True, False, False]
    assert "left alone" in said[-1]


def test_a_question_that_was_dropped_does_not_confuse_the_next(view: State, tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    script.write_text(EXAMPLE.read_text().replace("action = ", "import time; time.sleep(0.3); action = "))
    bot = OpenBot(command=(sys.executable, str(script)), processes=1)
    game = ponti.game("tre_ponti")

    async def scenario() -> int:
        pool = Programs("Slow", bot, 5, Share(1.0))
        sitting = Sitting("t", int(view.viewer))
        await pool.choose(game, view, sitting)
        dropped = asyncio.create_task(pool.choose(game, view, sitting))
        await asyncio.sleep(0.05)
        dropped.cancel()
        await asyncio.gather(dropped, return_exceptions=True)
        [before] = pool._running
        action = await pool.choose(game, view, sitting)
        assert pool._running == [before]
        await pool.close()
        return action

    assert asyncio.run(scenario()) in game.legal_actions(view, int(view.viewer))
