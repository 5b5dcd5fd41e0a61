"""How the command line speaks: the reader's language, standard output and standard error."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from ponti.core.errors import PontiError
from ponti.core.words import LANGUAGES, Arg, Words, say

SEAT_STYLES: Final = ("#D55E00", "#56B4E9", "#009E73", "#F0E442", "#CC79A7")
SEAT_SHAPES: Final = ("●", "■", "▲", "◆", "★")


class Terminal(Console):
    """A console that leaves a reader who has gone to the command's own handling of errors."""

    def on_broken_pipe(self) -> None:
        """Pass the error on that is being handled."""
        raise  # noqa: PLE0704


class Voice:
    """Speaks to the person at the terminal."""

    def __init__(self) -> None:
        self.language: str = LANGUAGES[0]  # until the command line is read
        self.out: Final = Terminal(highlight=False, emoji=False)
        self.err: Final = Terminal(highlight=False, emoji=False, stderr=True)

    def text(self, key: str, /, **args: Arg) -> str:
        """A sentence in the reader's language."""
        return say(key, **args).text(self.language)

    def say(self, key: str, /, style: str = "", **args: Arg) -> None:
        """Print a sentence."""
        self.line(self.text(key, **args), style)

    def line(self, text: str | Words = "", style: str = "") -> None:
        """Print a line as it is, never wrapped or interpreted."""
        shown = text.text(self.language) if isinstance(text, Words) else text
        self.out.print(shown, style=style or None, markup=False, soft_wrap=True)

    def problem(self, error: PontiError) -> None:
        """Print an error as one line: its code, its sentence and the clause."""
        line = f"ponti: {error.code}: {error.words.text(self.language)}{in_brackets(error.clause)}".replace("\n", " ")
        self.err.print(line, style="red", markup=False, soft_wrap=True)


VOICE: Final = Voice()


def language_of(arguments: Sequence[str]) -> str:
    """The language that ``--lang`` asks for, else the environment's, else English."""
    wanted = ""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    if wanted in LANGUAGES:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            found = value[:2].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def clause_text(clause: str) -> str:
    """A rule clause as it is written: numbers get their sign."""
    return f"§{clause}" if clause[:1].isdigit() else clause


def in_brackets(clause: str) -> str:
    """A clause to stand behind a sentence, or nothing."""
    return f" ({clause_text(clause)})" if clause else ""


def is_conversation() -> bool:
    """Whether a person sits at both ends: keys come in and text goes out."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask(prompt: str) -> str:
    """A line from the person. Raises ``NoInput`` when there are no more."""
    try:
        VOICE.out.print(prompt, end="", style="bold", markup=False, soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    if not line:
        VOICE.line()
        raise NoInput("no_input")
    return line.strip()


class NoInput(PontiError):
    """Standard input has ended while a person was asked something."""


class CommandError(PontiError):
    """A file, a place or a combination of settings that a command cannot work with."""
