"""``ponti backup``, ``restore`` and ``upgrade-check``: taking care of a server's database."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from sqlalchemy.exc import SQLAlchemyError

from ponti.cli.options import Json, Lang
from ponti.cli.voice import VOICE, CommandError, in_brackets

if TYPE_CHECKING:
    from ponti.server.upgrade_check import Checked
    from ponti.store.repository import Store

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", show_default=False)]
Database = Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)]
Copy = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Force = Annotated[bool, typer.Option("--force")]
DIFFERENT = 1
_SQLITE = "sqlite:///"


def backup(copy: Copy, db: Database = None, config: Config = None, force: Force = False, lang: Lang = None) -> None:
    """Copy the database while the server goes on."""
    from ponti.store.backups import back_up

    done = back_up(_sqlite_file(_url(db, config)), copy, may_replace=force)
    VOICE.say("cli-backed-up", style="green", file=str(done.file), tables=done.tables, size=_megabytes(done.bytes))


def restore(copy: Copy, db: Database = None, config: Config = None, force: Force = False, lang: Lang = None) -> None:
    """Put a copy in the place of the database."""
    from ponti.store.backups import restore as put_back

    done = put_back(copy, _sqlite_file(_url(db, config)), may_replace=force)
    VOICE.say("cli-restored", style="green", file=str(done.file), tables=done.tables)
    if done.aside is not None:
        VOICE.say("cli-restored-aside", style="dim", file=str(done.aside))


def upgrade_check(
    db: Database = None,
    config: Config = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay games under today's rules; exit status 1 when one of them would not go on as it is."""
    from ponti.server.upgrade_check import check_tables

    with _to_look_at(_url(db, config)) as store:
        checked = [*check_tables(store, finished=all)]
    different = [each for each in checked if each.difference is not None]
    if json:
        VOICE.out.print_json(data=_as_json(checked, different))
    else:
        _show(checked, different)
    if different or any(each.is_held_up for each in checked):
        raise typer.Exit(DIFFERENT)


@contextmanager
def _to_look_at(url: str) -> Iterator["Store"]:
    """A store that can be read without changing the database: of an SQLite file, a copy."""
    from ponti.store.backups import back_up, revision_of
    from ponti.store.repository import Store, Unavailable
    from ponti.store.upgrading import REVISIONS

    with tempfile.TemporaryDirectory() as folder:
        if url.startswith(_SQLITE):
            copy = Path(folder) / "copy.db"
            back_up(_sqlite_file(url), copy)
            url = f"{_SQLITE}{copy}"
        try:
            if not url.startswith(_SQLITE) and revision_of(url) != REVISIONS[-1]:
                raise CommandError("check_a_copy")
            store = Store(url)
        except Unavailable as error:
            raise CommandError("bad_database", reason=str(error)) from error
        except (SQLAlchemyError, ImportError) as error:
            raise CommandError("bad_database", reason=str(error.__cause__ or error)) from error
        try:
            yield store
        finally:
            store.close()


def _show(checked: list["Checked"], different: list["Checked"]) -> None:
    for each in different:
        assert each.difference is not None
        found = each.difference
        VOICE.say("cli-differs", style="yellow", table=each.table, game=each.game, event=found.event)
        VOICE.line(f"    {found.kind}: {found.words.text(VOICE.language)}{in_brackets(found.clause)}")
    held_up = [each for each in checked if each.is_held_up]
    for each in held_up:
        rules, now = str(each.rules), str(each.rules_now)
        VOICE.say("cli-held-up", style="yellow", table=each.table, game=each.game, rules=rules, now=now)
    style = "yellow" if different or held_up else "green"
    VOICE.say("cli-checked", style=style, checked=len(checked), different=len(different), held=len(held_up))


def _as_json(checked: list["Checked"], different: list["Checked"]) -> dict[str, object]:
    differences = []
    for each in different:
        assert each.difference is not None
        found = each.difference
        about = {"kind": found.kind, "event": found.event, "clause": found.clause}
        words = found.words.text(VOICE.language)
        differences.append({"table": each.table, "game": each.game, **_versions(each), **about, "words": words})
    held_up = [{"table": each.table, "game": each.game, **_versions(each)} for each in checked if each.is_held_up]
    return {"checked": len(checked), "different": differences, "held_up": held_up}


def _versions(checked: "Checked") -> dict[str, int]:
    return {"rules": checked.rules, "rules_now": checked.rules_now}


def _url(db: str | None, config: Path | None) -> str:
    from ponti.server.config import read_settings
    from ponti.server.places import database_url

    return database_url(read_settings(config, given={"database": db}).database)


def _sqlite_file(url: str) -> Path:
    """The file of a database. Raises ``sqlite_only`` when it is no SQLite."""
    if not url.startswith(_SQLITE):
        raise CommandError("sqlite_only")
    return Path(url.removeprefix(_SQLITE).partition("?")[0])


def _megabytes(size: int) -> float:
    return round(size / 1e6, 1)
