"""Copies of an SQLite database that may be in use, and bringing one back. PostgreSQL has tools of its own for this."""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from ponti.core.errors import PontiError
from ponti.store.database import connect
from ponti.store.errors import Unavailable
from ponti.store.upgrading import REVISIONS

_PRIVATE: Final = 0o600
_PAGES: Final = 4_096
_PAUSE: Final = 0.005
"""Seconds between two portions of pages, so that a server that writes meanwhile is not held up."""
_ASIDE: Final = ".before-restore"
_BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file: left there, it would be carried over into another one of the same name."""


class BackupError(PontiError):
    """A copy could not be made, or is not what it should be."""


@dataclass(frozen=True)
class Copy:
    """A finished copy, which has been checked."""

    file: Path
    tables: int
    bytes: int
    aside: Path | None = None


def back_up(database: Path, target: Path, *, may_replace: bool = False) -> Copy:
    """Copy a database as it is at one moment; its server may go on. Raises ``BackupError``."""
    if not database.is_file():
        raise BackupError("no_database", file=str(database))
    _check_other(target, database)
    if target.exists() and not may_replace:
        raise BackupError("file_exists", file=str(target))
    _check_readable(database)
    return _copy(database, target)


def restore(copy: Path, database: Path, *, may_replace: bool = False) -> Copy:
    """Put a copy in the place of a database that nobody uses; what was there is kept aside. Raises ``BackupError``."""
    if not copy.is_file():
        raise BackupError("no_database", file=str(copy))
    _check_other(copy, database)
    _check(copy)
    aside: Path | None = None
    if database.exists():
        if not may_replace:
            raise BackupError("file_exists", file=str(database))
        _check_unused(database)
        aside = _free_name(database)
    done = _copy(copy, database, aside)
    return Copy(done.file, done.tables, done.bytes, aside)


def _free_name(database: Path) -> Path:
    """Where a database is kept aside: what was put there before may be the one that somebody wants back."""
    first = database.with_name(database.name + _ASIDE)
    aside, number = first, 1
    while aside.exists():
        number += 1
        aside = first.with_name(f"{first.name}-{number}")
    return aside


def _check_other(copy: Path, database: Path) -> None:
    """A database is no copy of itself, by whatever name it goes."""
    if copy.exists() and database.exists() and copy.samefile(database):
        raise BackupError("same_file", file=str(database))


def _check_readable(database: Path) -> None:
    """A file that is none of SQLite's is to blame itself, not the place of its copy. Raises ``damaged_copy``."""
    try:
        with closing(_open(database)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise BackupError("damaged_copy", file=str(database), problem=_reason(error)) from error


def _copy(source: Path, target: Path, aside: Path | None = None) -> Copy:
    """Copy a database; what was in its place is kept ``aside`` or gone, but only when the copy is whole."""
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))  # it holds secrets
        with closing(_open(source)) as here, closing(sqlite3.connect(part)) as there:
            here.backup(there, pages=_PAGES, sleep=_PAUSE)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
        tables = _check(part)
        _flush(part)
        _make_way(target, aside)
        part.replace(target)
        _flush(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BackupError("copy_failed", file=str(target), problem=_reason(error)) from error
    finally:
        for file in (part, *_beside(part)):
            with suppress(OSError):
                file.unlink(missing_ok=True)
    return Copy(target, tables, target.stat().st_size)


def _make_way(target: Path, aside: Path | None) -> None:
    """Put a database ``aside`` with what is beside it, which belongs to it alone."""
    if aside is not None:
        target.replace(aside)
        for file, there in zip(_beside(target), _beside(aside), strict=True):
            there.unlink(missing_ok=True)
            if file.exists():
                file.replace(there)
    for file in _beside(target):
        file.unlink(missing_ok=True)


def _beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + suffix) for suffix in _BESIDE]


def _check(file: Path) -> int:
    """How many tables are in a database that is whole, ours, and not newer than we are. Raises ``BackupError``."""
    try:
        with closing(_open(file)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise BackupError("damaged_copy", file=str(file), problem=found)
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise BackupError("damaged_copy", file=str(file), problem="foreign_key_check")
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "events", "seats"} <= names:
                raise BackupError("foreign_database", file=str(file))
            revision = REVISIONS[0]
            if "alembic_version" in names:
                revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            if revision not in REVISIONS:
                raise BackupError("newer_database", file=str(file))
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise BackupError("damaged_copy", file=str(file), problem=_reason(error)) from error


def _check_unused(database: Path) -> None:
    """Only who is alone with a database can turn its journal off. Raises ``database_in_use``."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5)) as connection:
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if "locked" not in str(error):
            return  # what is damaged may be replaced
        mode = "locked"
    if mode != "delete":
        raise BackupError("database_in_use", file=str(database))


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _flush(place: Path) -> None:
    """Have the system write a file or the names in a folder to the disk."""
    number = os.open(place, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def revision_of(url: str) -> str | None:
    """The revision of a database's schema, looked up without changing anything; None when it has none."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            if "alembic_version" not in inspect(connection).get_table_names():
                return None
            found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
            return found
    except SQLAlchemyError as error:
        raise Unavailable(str(error.__cause__ or error)) from error
    finally:
        engine.dispose()
