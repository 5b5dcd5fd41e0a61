"""A bot that is another program: started by its command, asked over its standard input and output."""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from ponti.core.errors import BadOptions, PontiError, shown
from ponti.core.game import AnyGame, Result, State
from ponti.core.words import Words, say
from ponti.lab.open_protocol import (
    LONGEST_REPLY,
    Message,
    OpenBotError,
    Reply,
    Resigned,
    Sitting,
    answered,
    check_ready,
    decide_json,
    end_json,
    hello_json,
    line_of,
    new_game_json,
    read_reply,
    refusal_json,
)
from ponti.search.bot import Analysis, Bot, Candidate, seat_of
from ponti.search.settings import number

GRACE: Final = 1.0
"""Seconds that an answer may take on its way."""
_PARTING: Final = 2.0


class ProgramBot(Bot):
    """Speaks to a program for one seat. A program that fails is an error here: whoever measures bots wants to know."""

    def __init__(self, command: str, seconds: float = 5.0, start_seconds: float = 20.0, seed: int | None = None):
        self.command: Final = command
        self._words: Final = words_of(command)
        self._seconds: Final = seconds
        self._start_seconds: Final = start_seconds
        self._seed: Final = seed
        self._asked = 0
        self._sitting: Sitting | None = None
        self._program: _Program | None = None

    def choose(self, game: AnyGame, view: State) -> int:
        """The program's choice. Raises ``bot_failed``: as ``Resigned`` when it is well, but gives the game up."""
        sitting = Sitting("", seat_of(game, view), (), self._seed)
        program = self._started(game, view, sitting)
        self._asked += 1
        try:
            program.write(decide_json(game, view, sitting, self._asked, self._seconds))
            return answered(game, view, sitting.seat, self._asked, program.read(self._seconds + GRACE))
        except Resigned as error:
            raise Resigned("bot_failed", command=shown(self.command), problem=error.words) from error
        except PontiError as error:
            program.refuse(error, self._asked)
            raise self._failed(error) from error

    def analyse(self, game: AnyGame, view: State) -> Analysis:
        """The choice, and nothing about the other actions."""
        choice, seat = self.choose(game, view), seat_of(game, view)
        others = [action for action in game.legal_actions(view, seat) if action != choice]
        candidates = (Candidate(choice, 1, 1.0, 0.5), *[Candidate(action, 0, 0.0, 0.5) for action in others])
        return Analysis(seat, candidates, (choice,), 0)

    def finish(self, result: Result | None) -> None:
        """Tell the program how the game ended, and let it end."""
        program, sitting = self._program, self._sitting
        self._program = self._sitting = None
        if program is not None and sitting is not None:
            with suppress(PontiError):
                program.write(end_json(sitting, result))
            program.close()

    def _started(self, game: AnyGame, view: State, sitting: Sitting) -> "_Program":
        try:
            if self._program is None:
                self._program = _Program(self._words)
                self._program.write(hello_json())
                check_ready(self._program.read(self._start_seconds), game.id)
            if self._sitting != sitting:
                self._program.write(new_game_json(game, view, sitting))
                self._sitting = sitting
        except PontiError as error:
            raise self._failed(error) from error
        return self._program

    def _failed(self, error: PontiError) -> OpenBotError:
        if self._program is not None:
            self._program.kill()
            self._program = self._sitting = None
        return OpenBotError("bot_failed", command=shown(self.command), problem=error.words)


def words_of(command: str) -> list[str]:
    """A command line as words. Raises ``BadOptions``."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadOptions("bad_option_value", option="exec", value=shown(command), allowed="PROGRAM ARGUMENT…")
    return words


def seconds_of(name: str, text: str) -> float:
    """A time from text. Raises ``BadOptions``."""
    seconds = number(name, text)
    if not 0 < seconds <= 3600:
        raise BadOptions("bad_option_value", option=name, value=shown(text), allowed="0.001..3600")
    return seconds


class _Program:
    """The process, with a thread that waits for its lines."""

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe)
        except OSError as error:
            raise _problem("bot-not-started", problem=error.strerror or str(error)) from None
        assert self._process.stdout is not None
        self._lines: Queue[bytes] = Queue()
        Thread(target=_pass_on, args=(self._process.stdout, self._lines), daemon=True).start()

    def write(self, message: Message) -> None:
        """Send a message; a program that has gone is noticed when its answer is missing."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(line_of(message))
            self._process.stdin.flush()

    def read(self, seconds: float) -> Reply:
        """The next message. Raises ``OpenBotError``."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise _problem("bot-slow", seconds=round(seconds, 1)) from None
        if not line:
            raise _problem("bot-ended", status=str(self._end()))
        return read_reply(line)

    def refuse(self, error: PontiError, ask: int) -> None:
        """Tell the program what was wrong."""
        self.write(refusal_json(error, ask))

    def close(self) -> None:
        """Let the program end by itself, if it does so soon."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_PARTING)
        except subprocess.TimeoutExpired:
            self.kill()

    def _end(self) -> int:
        """The status of a program that says nothing more, whether it has ended or its line was too long to read."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(_PARTING)
        self._process.kill()
        return self._process.wait()

    def kill(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()


def _pass_on(stream: IO[bytes], lines: "Queue[bytes]") -> None:
    """Lines from a pipe to a queue; an empty one at the end, and at a line that is too long."""
    with stream, suppress(OSError):
        while line := stream.readline(LONGEST_REPLY + 1):
            if len(line) > LONGEST_REPLY:
                break
            lines.put(line)
    lines.put(b"")


def _problem(key: str, **args: str | float) -> OpenBotError:
    words: Words = say(f"error-{key}", **args)
    return OpenBotError(key.replace("-", "_"), "", words)
