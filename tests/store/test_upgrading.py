"""Databases of earlier versions, and of later ones."""

from json import loads
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ponti.store.database import connect, open_database
from ponti.store.errors import TooNew
from ponti.store.models import Base
from ponti.store.repository import Store
from ponti.store.upgrading import REVISIONS, upgrade
from tests.store import old
from tests.store.tables import append, played


def differences(url: str) -> list[object]:
    """What a revision would still have to change."""
    engine = connect(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        found: list[object] = compare_metadata(context, Base.metadata)
    engine.dispose()
    return found


def names(engine: Engine) -> dict[str, list[str]]:
    """The columns of every table."""
    now = inspect(engine)
    return {table: [column["name"] for column in now.get_columns(table)] for table in now.get_table_names()}


def test_the_revisions_lead_to_what_the_models_say(empty_url: str) -> None:
    engine = connect(empty_url)
    with engine.begin() as connection:
        upgrade(connection, REVISIONS[0])
    assert differences(empty_url), "there is something to do after the first"
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    assert differences(empty_url) == []


def test_a_new_database_is_what_the_models_say(empty_url: str) -> None:
    open_database(empty_url).dispose()
    assert differences(empty_url) == []


def test_the_revisions_are_those_that_are_listed() -> None:
    script = ScriptDirectory(str(Path(__file__).parents[2] / "src/ponti/store/migrations"))
    assert tuple(reversed([step.revision for step in script.walk_revisions()])) == REVISIONS


def test_an_old_table_keeps_everything(empty_url: str, tmp_path: Path) -> None:
    engine = connect(empty_url)
    old.fill(engine, tmp_path)
    engine.dispose()
    store = Store(empty_url)
    lines = store.history(old.TABLE)
    assert [line.number for line in lines] == list(range(1, old.LAST + 1))
    assert {line.at.isoformat() for line in lines} == {"2026-11-01T12:15:00.250000+00:00"}
    found = store.lists.one(old.TABLE)
    assert found is not None
    assert (found.last_number, found.head.settings, found.head.listed) == (old.LAST, {}, False)
    assert [seat.name for seat in found.seats] == ["Ada", "Bice"]
    more = tuple(played(number, number) for number in range(old.LAST + 1, 81))
    store.append(append(*more, table=old.TABLE)).result()
    stored = store.load(old.TABLE)
    assert stored is not None
    assert stored.snapshot is not None
    assert (stored.snapshot.number, stored.snapshot.length) == (40, 40), "the old snapshot is used"
    kept = loads(stored.snapshot.state)
    assert (kept["state"]["game"], kept["affairs"]) == ("tre_ponti", None)
    store.close()
    assert differences(empty_url) == []


def test_an_upgrade_that_fails_changes_nothing(empty_url: str, tmp_path: Path) -> None:
    engine = connect(empty_url)
    old.fill(engine, tmp_path)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE secrets (name INTEGER)"))  # in the way of the last step
    before = names(engine)
    with pytest.raises(SQLAlchemyError):
        open_database(empty_url)
    assert names(engine) == before
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE secrets"))
    engine.dispose()
    open_database(empty_url).dispose()
    assert differences(empty_url) == []


def test_a_database_of_a_later_version_is_left_alone(empty_url: str) -> None:
    engine = open_database(empty_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(TooNew, match="9999"):
        Store(empty_url)
