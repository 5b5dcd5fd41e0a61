"""A backup of a PostgreSQL database as docs/running.md tells it, with PostgreSQL's own tools."""

import shlex
import subprocess
from pathlib import Path

from sqlalchemy.engine import make_url
from starlette.testclient import TestClient

from ponti.server.app import create_app
from tests.postgres import Postgres
from tests.server.databases import tables_in
from tests.server.screens import FRIEND, ME, Screen, make, screens

GUIDE = Path(__file__).parents[2] / "docs" / "running.md"
ADDRESS = "postgresql://ponti@localhost/ponti"


def told(tool: str) -> list[str]:
    """The command of the guide that calls a tool."""
    [line] = [line for line in GUIDE.read_text().splitlines() if line.startswith(f"{tool} ")]
    return shlex.split(line)


def run(program: Path, folder: Path, url: str) -> None:
    """Do what the guide says, for another database."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    arguments = [argument.replace(ADDRESS, plain) for argument in told(program.name)[1:]]
    done = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def play(screen: Screen, count: int) -> None:
    for _ in range(count):
        assert screen.play(0, screen.legal(0)[0])["type"] == "ack"


def test_a_dump_is_made_while_the_server_goes_on_and_brings_everything_back(postgres: Postgres, tmp_path: Path) -> None:
    with postgres.ready() as url:
        with TestClient(create_app(url)) as client:
            made = make(client, "diavolo", [ME, FRIEND], size=5)
            with screens(client, made["table"], made["token"]) as [screen]:
                play(screen, 1)
                before = screen.state
                run(postgres.tool("pg_dump"), tmp_path, url)
                play(screen, 1)
            make(client, "rialto", [ME, FRIEND])
        run(postgres.tool("pg_restore"), tmp_path, url)
        with (
            TestClient(create_app(url)) as client,
            screens(client, made["table"], made["token"], made["tokens"][1]) as [mine, theirs],
        ):
            assert (mine.state["event"], mine.state["views"]) == (before["event"], before["views"])
            assert theirs.state["you"] == [1], "links stay good"
            play(mine, 1)
        assert tables_in(url) == [made["table"]]
