"""The group of commands: help in the reader's language, and every error as one line with exit status 2."""

import contextlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from ponti.cli.voice import VOICE, CommandError, language_of
from ponti.core.errors import PontiError
from ponti.core.words import has_text

FAILED: Final = 2
INTERRUPTED: Final = 130


class Shell(TyperGroup):
    """Runs a command and turns whatever a user can cause into a line and an exit status."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run with ``args``; ends the process in standalone mode, else gives the exit status."""
        _open_streams()
        words = list(sys.argv[1:] if args is None else args)
        VOICE.language = language_of(words)
        self._translate()
        status = self._run(words, prog_name or "ponti", complete_var, extra)
        if standalone_mode:
            sys.exit(status)
        return status

    def _run(self, words: list[str], prog_name: str, complete_var: str | None, extra: dict[str, Any]) -> int:
        try:
            status = super().main(words, prog_name, complete_var, standalone_mode=False, **extra)
        except TyperException as error:
            VOICE.problem(CommandError("bad_usage", problem=error.format_message().rstrip(".")))
            return FAILED
        except typer.Abort:
            return INTERRUPTED
        except OSError as error:
            _silence()
            VOICE.problem(CommandError("system_error", reason=error.strerror or type(error).__name__))
            return FAILED
        return status if isinstance(status, int) else 0

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was parsed."""
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except PontiError as error:
            VOICE.problem(error)
            raise typer.Exit(FAILED) from None
        except BrokenPipeError:
            _silence()
            raise typer.Exit(FAILED) from None
        except KeyboardInterrupt:
            VOICE.line()
            VOICE.problem(CommandError("interrupted"))
            raise typer.Exit(INTERRUPTED) from None
        return done

    def _translate(self) -> None:
        """Give commands and parameters their help in the reader's language."""
        self.help = VOICE.text("cli-help")
        _set_help_of_help(self)
        for parameter in self.params:
            _set_help(parameter, "root")
        for name, command in self.commands.items():
            command.help = VOICE.text(f"cli-{name}")
            command.short_help = None
            _set_help_of_help(command)
            for parameter in command.params:
                _set_help(parameter, name)


def help_key(parameter: str, command: str) -> str:
    """The text of a parameter's help: a command's own or the one that all commands share."""
    word = parameter.replace("_", "-")
    own = f"cli-{command}-{word}"
    return own if has_text(own, VOICE.language) else f"cli-option-{word}"


def _set_help_of_help(command: Any) -> None:
    """``--help`` is none of the declared parameters: the command makes it for itself, and keeps it."""
    command.get_help_option(typer.Context(command)).help = VOICE.text("cli-option-help")


def _set_help(parameter: Any, command: str) -> None:
    if parameter.name not in {"help", "install_completion", "show_completion"}:
        parameter.help = VOICE.text(help_key(parameter.name, command))


def _open_streams() -> None:
    """A stream that was closed from outside reads and writes nothing; a sign that it cannot show becomes a ``?``."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silence() -> None:
    """Nobody reads any more: let what is still buffered go nowhere instead of complaining at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
