"""Taking care of a server's database: backup, restore, the check before an upgrade; and its settings as a file."""

import json
import re
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.server.app import create_app
from ponti.server.settings import OpenBot, Settings
from ponti.store.backups import BackupError, back_up, restore
from tests.cli.runner import ponti, refused
from tests.server.databases import tables_in
from tests.server.screens import HOTSEAT, ME, make, screens


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def table(database: Path) -> str:
    """A running game of three moves, at a server that has stopped."""
    with TestClient(create_app(f"sqlite:///{database}", Settings())) as client:
        return three_moves(client)


def three_moves(client: TestClient) -> str:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        for _ in range(3):
            seat = screen.state["acting"][0]
            screen.play(seat, screen.legal(seat)[0])
    id: str = made["table"]
    return id


def tables_at(file: Path) -> list[str]:
    return tables_in(f"sqlite:///{file}")


# -- backup and restore ---------------------------------------------------------------------------


def test_a_copy_is_made_while_the_server_goes_on(database: Path, tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{database}", Settings())) as client:
        first = three_moves(client)
        done = ponti("backup", str(tmp_path / "copy.db"), "--db", str(database))
        assert done.exit_code == 0, done.stderr
        second = three_moves(client)
    assert "1 tables" in done.stdout
    assert tables_at(tmp_path / "copy.db") == [first]
    assert set(tables_at(database)) == {first, second}
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir() if ".part" in file.name] == []


def test_a_copy_that_is_there_is_replaced_only_when_it_is_said(database: Path, table: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    refused(ponti("backup", str(copy), "--db", str(database)), "file_exists")
    assert copy.read_text() == "precious"
    assert ponti("backup", str(copy), "--db", str(database), "--force").exit_code == 0
    assert tables_at(copy) == [table]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_database_is_no_copy_of_itself(database: Path, table: str, tmp_path: Path, command: str) -> None:
    (tmp_path / "other-name.db").symlink_to(database)
    refused(ponti(command, str(tmp_path / "other-name.db"), "--db", str(database), "--force"), "same_file")
    assert tables_at(database) == [table]


def test_a_copy_is_brought_back_and_what_was_there_kept_aside(database: Path, table: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    ponti("backup", str(copy), "--db", str(database))
    database.write_text("the disk has written something else")
    refused(ponti("restore", str(copy), "--db", str(database)), "file_exists")
    done = ponti("restore", str(copy), "--db", str(database), "--force")
    assert done.exit_code == 0, done.stderr
    assert tables_at(database) == [table]
    assert (tmp_path / "tables.db.before-restore").read_text() == "the disk has written something else"


def test_what_was_kept_aside_stays_when_another_copy_is_brought_back(
    database: Path, table: str, tmp_path: Path
) -> None:
    copy = back_up(database, tmp_path / "copy.db").file
    database.write_text("what somebody wants back after all")
    for kept in ("tables.db.before-restore", "tables.db.before-restore-2"):
        assert restore(copy, database, may_replace=True).aside == tmp_path / kept
    assert (tmp_path / "tables.db.before-restore").read_text() == "what somebody wants back after all"


@pytest.mark.parametrize("damage", [lambda file: file.write_text("no database " * 500), lambda file: file.unlink()])
def test_what_the_old_database_left_beside_it_is_not_carried_over_into_the_copy(
    database: Path, table: str, tmp_path: Path, damage: Any
) -> None:
    copy, log = back_up(database, tmp_path / "copy.db").file, tmp_path / "tables.db-wal"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE tables SET game = 'from another time'")
        connection.commit()
        unfinished = log.read_bytes()
    damage(database)
    log.write_bytes(unfinished)  # as a server leaves it that loses its power
    restore(copy, database, may_replace=True)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT game FROM tables").fetchone() == ("diavolo",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    if (tmp_path / "tables.db.before-restore").exists():
        assert (tmp_path / "tables.db.before-restore-wal").read_bytes() == unfinished


def test_a_copy_that_cannot_be_brought_back_leaves_everything_as_it_is(
    database: Path, table: str, tmp_path: Path
) -> None:
    copy = back_up(database, tmp_path / "copy.db").file
    (tmp_path / "tables.db.part").mkdir()
    refused(ponti("restore", str(copy), "--db", str(database), "--force"), "copy_failed")
    assert tables_at(database) == [table]


def test_a_copy_is_brought_back_where_nothing_is(database: Path, table: str, tmp_path: Path) -> None:
    copy = back_up(database, tmp_path / "copy.db").file
    assert restore(copy, tmp_path / "new" / "tables.db").tables == 1
    assert tables_at(tmp_path / "new" / "tables.db") == [table]


def test_the_database_of_a_running_server_is_not_replaced(database: Path, table: str, tmp_path: Path) -> None:
    copy = back_up(database, tmp_path / "copy.db").file
    with TestClient(create_app(f"sqlite:///{database}", Settings())) as client:
        refused(ponti("restore", str(copy), "--db", str(database), "--force"), "database_in_use")
        three_moves(client)
    assert len(tables_at(database)) == 2


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda file: file.unlink(), "no_database"),
        (lambda file: file.write_bytes(b""), "foreign_database"),
        (lambda file: file.write_text("no database " * 500), "damaged_copy"),
        (lambda file: file.write_bytes(file.read_bytes()[:-8192]), "damaged_copy"),
        (lambda file: change(file, "DROP TABLE seats"), "foreign_database"),
        (lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"), "newer_database"),
        (lambda file: change(file, "DELETE FROM tables"), "damaged_copy"),
    ],
)
def test_what_is_no_good_copy_is_not_brought_back(
    database: Path, table: str, tmp_path: Path, damage: Any, code: str
) -> None:
    copy = back_up(database, tmp_path / "copy.db").file
    damage(copy)
    refused(ponti("restore", str(copy), "--db", str(database), "--force"), code)
    assert tables_at(database) == [table]


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_copy_that_cannot_be_written_is_said(database: Path, table: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BackupError) as caught:
        back_up(database, tmp_path / "file" / "copy.db")
    assert caught.value.code == "copy_failed"
    refused(ponti("backup", str(tmp_path / "x"), "--db", str(tmp_path / "nothing.db")), "no_database")


def test_other_databases_have_tools_of_their_own(tmp_path: Path) -> None:
    for command in ("backup", "restore"):
        refused(ponti(command, str(tmp_path / "x"), "--db", "postgresql+psycopg://nowhere/ponti"), "sqlite_only")


def test_the_database_is_the_one_of_the_settings(database: Path, table: str, tmp_path: Path) -> None:
    config = tmp_path / "ponti.toml"
    config.write_text(f'database = "{database}"')
    assert ponti("backup", str(tmp_path / "copy.db"), "--config", str(config)).exit_code == 0


# -- the check before an upgrade ---------------------------------------------------------------------------


def check(database: Path, status: int, *more: str) -> dict[str, Any]:
    before = digest(database)
    done = ponti("upgrade-check", "--db", str(database), "--json", *more)
    assert done.exit_code == status, (done.stdout, done.stderr)
    assert digest(database) == before, "nothing may change"
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def digest(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def test_the_same_rules_differ_nowhere(database: Path, table: str) -> None:
    assert check(database, 0) == {"checked": 1, "different": [], "held_up": []}
    assert "1 games were replayed: 0 would differ" in ponti("upgrade-check", "--db", str(database)).stdout


def test_what_differs_is_told_in_the_readers_language(database: Path, table: str) -> None:
    change(database, "UPDATE events SET text = 'c3' WHERE number <= 2")
    found = check(database, 1)["different"]
    assert [(each["table"], each["kind"], each["event"]) for each in found] == [(table, "illegal_now", 2)]
    assert found[0]["clause"]
    shown = ponti("upgrade-check", "--db", str(database), lang="it_IT.UTF-8")
    assert shown.exit_code == 1
    assert f"Il tavolo {table}" in shown.stdout
    assert f"§{found[0]['clause'].strip('§')}" in shown.stdout


def test_rules_under_another_number_that_play_the_same_hold_games_up(database: Path, table: str) -> None:
    change(database, "UPDATE tables SET rules = 77")
    found = check(database, 1)
    assert found["different"] == []
    assert found["held_up"] == [{"table": table, "game": "diavolo", "rules": 77, "rules_now": 1}]


def test_a_game_that_is_gone_is_found(database: Path, table: str) -> None:
    change(database, "UPDATE tables SET game = 'chess'")
    assert [each["kind"] for each in check(database, 1)["different"]] == ["game_gone"]


def test_options_that_are_gone_are_found(database: Path, table: str) -> None:
    change(database, """UPDATE tables SET options = '{"size": 5, "wind": true}'""")
    assert [each["kind"] for each in check(database, 1)["different"]] == ["other_start"]


def test_finished_games_are_checked_when_it_is_wanted(database: Path, table: str) -> None:
    change(database, "UPDATE tables SET is_over = 1")
    assert check(database, 0)["checked"] == 0
    assert check(database, 0, "--all")["checked"] == 1


def test_a_database_that_is_not_there_is_said(tmp_path: Path) -> None:
    refused(ponti("upgrade-check", "--db", str(tmp_path / "nothing.db")), "no_database")
    said = refused(ponti("upgrade-check", "--db", "postgresql+psycopg://127.0.0.1:1/ponti"), "bad_database")
    assert "sqlalche.me" not in said


def test_a_file_that_is_no_database_is_to_blame_itself(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ada, " * 50)
    assert str(file) in refused(ponti("upgrade-check", "--db", str(file)), "damaged_copy")
    assert str(file) in refused(ponti("backup", str(tmp_path / "copy.db"), "--db", str(file)), "damaged_copy")


# -- settings as a file ---------------------------------------------------------------------------


def test_the_settings_file_holds_every_setting_at_its_default() -> None:
    written = ponti("config").stdout
    active = re.sub(r"^# (\w+ = .+|\[bots\.Example\])$", r"\1", written, flags=re.MULTILINE)
    values = tomllib.loads(active)
    example = values.pop("bots")["Example"]
    assert Settings.model_validate(values) == Settings()
    assert OpenBot.model_validate(example) == OpenBot(command=("python", "bot.py"))
    for name in Settings.model_fields:
        assert re.search(rf"^# (\[?){name}\b", written, re.MULTILINE), name


def test_nothing_is_left_behind_by_checks(database: Path, table: str, tmp_path: Path) -> None:
    check(database, 0)
    assert {file.name for file in tmp_path.iterdir()} - {"tables.db-wal", "tables.db-shm"} == {"tables.db"}
