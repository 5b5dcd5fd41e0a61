"""Parameters that several commands share, and reading what they were given."""

import errno
import os
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ponti.cli.voice import CommandError
from ponti.core.errors import BadOptions
from ponti.core.game import AnyGame
from ponti.core.options import Options
from ponti.core.record import Record
from ponti.core.registry import game as game_by_id

LONGEST_FILE = 20_000_000


class Language(StrEnum):
    """The languages of the texts."""

    en = "en"
    it = "it"


Lang = Annotated[Language | None, typer.Option("--lang", show_default=False)]
"""Read before everything else (see ``shell``); declared by every command so that it is accepted and explained."""

Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", show_default=False)]
Seats = Annotated[int, typer.Option("--seats", min=0, show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def find_game(id: str) -> AnyGame:
    """A game by its id, hyphens allowed. Raises ``BadOptions``."""
    return game_by_id(id.replace("-", "_"))


def read_setup(game: AnyGame, settings: Sequence[str] | None, seats: int) -> tuple[Options, int]:
    """The options of ``--set`` and the number of seats, checked and completed. Raises ``BadOptions``."""
    given: dict[str, object] = {}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad_setting", text=setting[:40])
        given[name.strip()] = value.strip()
    seats = seats or game.min_seats
    return game.check_setup(given, seats), seats


def read_record(file: Path) -> Record:
    """A record from a file. Raises ``CommandError`` for the file and ``BadRecord`` for its text."""
    try:
        if file.stat().st_size > LONGEST_FILE:
            raise CommandError("file_too_long", file=str(file), most=LONGEST_FILE)
        return Record.loads(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise CommandError("file_not_text", file=str(file)) from None
    except OSError as error:
        raise CommandError("file_unreadable", file=str(file), problem=error.strerror or str(error)) from None


def check_folder(file: Path) -> None:
    """A file is to be written later: its folder should be there before. Raises ``CommandError``."""
    if not file.parent.is_dir():
        raise CommandError("file_unwritable", file=str(file), problem=os.strerror(errno.ENOENT))


def write_file(file: Path, text: str) -> None:
    """Write a text. Raises ``CommandError``."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise CommandError("file_unwritable", file=str(file), problem=error.strerror or str(error)) from None
