"""A database of the first version: its running game goes on, and a later version's database is left alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from ponti.core.errors import PontiError
from ponti.server.app import create_app, run
from ponti.server.settings import Settings
from ponti.store.database import connect, open_database
from tests.postgres import Postgres
from tests.server.screens import screens
from tests.store import old


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database as the first version left it."""
    if request.param == "sqlite":
        yield filled(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.empty() as empty:
            yield filled(empty, tmp_path)


def filled(url: str, folder: Path) -> str:
    engine = connect(url)
    old.fill(engine, folder)
    engine.dispose()
    return url


def test_a_game_of_the_first_version_goes_on(url: str) -> None:
    with TestClient(create_app(url)) as client:
        with screens(client, old.TABLE, old.TOKEN) as [screen]:
            state = screen.state
            assert (state["event"], state["acting"], state["log_start"]) == (old.LAST, [1], 0)
            assert [seat["name"] for seat in state["seats"]] == ["Ada", "Bice"]
            assert [line["number"] for line in state["log"]] == list(range(1, old.LAST + 1))
            while screen.state["result"] is None:
                seat = screen.state["acting"][0]
                assert screen.play(seat, screen.legal(seat)[0])["type"] == "ack"
            last = screen.state["event"]
        assert client.get(f"/api/tables/{old.TABLE}/log").json()["last"] == last > old.LAST


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = open_database(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(PontiError) as caught:
        run(Settings(port=0, database=str(file)), open_browser=False)
    assert caught.value.code == "database_too_new"
    assert "9999" in caught.value.words.text("it")
