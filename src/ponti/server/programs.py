"""Bots that are programs of their own: one process speaks for one seat at a time, and runs only while it is asked."""

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import structlog

from ponti.core.errors import PontiError
from ponti.core.game import AnyGame, Result, State
from ponti.lab.open_protocol import (
    LONGEST_REPLY,
    Message,
    Play,
    Reply,
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
from ponti.lab.program_bot import GRACE
from ponti.server.errors import BotFailed
from ponti.server.settings import OpenBot
from ponti.server.share import Share

logger: Final = structlog.get_logger()

CONFINE: Final = Path(__file__).with_name("confine.py")
_PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "SYSTEMROOT")
"""What a program sees of our environment: the rest may hold secrets, such as the database's address."""
_PARTING: Final = 1.0
_REST: Final = 30.0
_FAILURES_BEFORE_REST: Final = 3
_LAST_LINES: Final = 5


class WrongAnswer(BotFailed):
    """The program is well, but its answer was none that can be played."""


class Program:
    """One process. ``sitting`` is the seat that it was told about last."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.sitting: Sitting | None = None
        self.is_asked = False
        self.complaints: deque[str] = deque(maxlen=_LAST_LINES)
        self._process = process
        self._asks = 0
        self._is_thinking = False
        self._listening = asyncio.create_task(self._listen())

    @staticmethod
    async def start(command: Sequence[str], environment: Mapping[str, str]) -> "Program":
        """Start a process in a group of its own, so that it ends with all that it started. Raises ``BotFailed``."""
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                env=environment,
                limit=LONGEST_REPLY,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(f"not started: {error.strerror}") from error
        return Program(process)

    async def greet(self, seconds: float, game: str) -> None:
        """Exchange ``hello`` and ``ready``. Raises ``BotFailed``."""
        async with _within(seconds):
            await self._send(hello_json())
            try:
                check_ready(await self._receive(), game)
            except PontiError as error:
                await self._send(refusal_json(error))
                raise BotFailed(f"{error.code}: {error}") from error

    async def choose(self, game: AnyGame, view: State, sitting: Sitting, seconds: float) -> int:
        """Ask for an action. Raises ``WrongAnswer`` when the program is well but cannot be obeyed, else ``BotFailed``.

        When nobody waits any more it is stopped in its thoughts: what it says to an earlier question is passed over.
        """
        self._signal("SIGCONT")
        try:
            return await self._choose(game, view, sitting, seconds)
        finally:
            self._signal("SIGSTOP")

    async def _choose(self, game: AnyGame, view: State, sitting: Sitting, seconds: float) -> int:
        owed, self._is_thinking = self._is_thinking, True
        async with _within(seconds * (2 if owed else 1) + GRACE):
            if self.sitting != sitting:
                self.leave(None)
                self.sitting = sitting
                await self._send(new_game_json(game, view, sitting))
            self._asks += 1
            await self._send(decide_json(game, view, sitting, self._asks, seconds))
            reply = await self._receive()
            while isinstance(reply, Play) and reply.ask < self._asks:
                reply = await self._receive()
        self._is_thinking = False
        try:
            return answered(game, view, sitting.seat, self._asks, reply)
        except PontiError as error:
            self._post(refusal_json(error, self._asks))
            raise WrongAnswer(f"{error.code}: {error}") from error

    def leave(self, result: Result | None) -> None:
        """Tell the program that its game has ended for it."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            self._signal("SIGCONT")
            self._post(end_json(sitting, result))

    async def end(self, patience: float = 0.0) -> None:
        """End the process and all that it started, at once or after it had time to do so itself."""
        if self._process.returncode is None and patience:
            self._signal("SIGCONT")
            assert self._process.stdin is not None
            self._process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), patience)
        self._signal("SIGKILL")
        await self._process.wait()
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)

    def _post(self, message: Message) -> None:
        """Send something to which no answer is expected."""
        assert self._process.stdin is not None
        with suppress(OSError):  # one that has gone is noticed when its answer is missing
            self._process.stdin.write(line_of(message))

    async def _send(self, message: Message) -> None:
        assert self._process.stdin is not None
        self._post(message)
        with suppress(OSError):
            await self._process.stdin.drain()

    async def _receive(self) -> Reply:
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise BotFailed("an answer that is too long") from None
        if not line:
            raise BotFailed(f"ended with exit status {await self._process.wait()}")
        try:
            return read_reply(line)
        except PontiError as error:
            self._post(refusal_json(error, self._asks))
            raise BotFailed(f"{error.code}: {error}") from error

    async def _listen(self) -> None:
        """Keep the last lines of what the program complains about, for the log."""
        assert self._process.stderr is not None
        with suppress(ValueError):
            while line := await self._process.stderr.readline():
                self.complaints.append(line.decode("utf-8", "replace").strip()[:200])
                logger.debug("bot_complains", line=self.complaints[-1])

    def _signal(self, name: str) -> None:
        number = getattr(signal, name, None)
        if number is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)


class Programs:
    """The processes of one open bot, started when first needed, and kept for the games that they play."""

    def __init__(self, name: str, bot: OpenBot, niceness: int, share: Share) -> None:
        self._name = name
        self._bot = bot
        self._share = share
        limits = (str(niceness), str(share.cores), str(bot.memory_mb))
        self._command = (sys.executable, "-I", "-S", str(CONFINE), *limits, *bot.command)
        ours = {variable: os.environ[variable] for variable in _PASSED_ON if variable in os.environ}
        self._environment = {**ours, **bot.environment}
        self._free = asyncio.Semaphore(bot.processes)
        self._running: list[Program] = []
        self._starting = 0
        self._failures = 0
        self._rests_until = 0.0

    async def choose(self, game: AnyGame, view: State, sitting: Sitting) -> int:
        """What the program plays, when one is free and the machine has room for it. Raises ``BotFailed``."""
        async with self._free, self._share:
            if asyncio.get_running_loop().time() < self._rests_until:
                raise BotFailed("failed too often, is left alone for a while")
            program = await self._program_for(game, sitting)
            program.is_asked = True
            try:
                action = await program.choose(game, view, sitting, self._bot.seconds)
            except WrongAnswer:
                raise
            except Exception as error:
                await self._drop(program, error)
                raise
            finally:
                program.is_asked = False
            self._failures = 0
            return action

    def game_over(self, table: str, result: Result) -> None:
        """Tell those who sat at a table how it ended."""
        for program in self._running:
            if program.sitting is not None and program.sitting.table == table:
                program.leave(result)

    async def close(self) -> None:
        """End all processes; each has a moment to do so itself."""
        await asyncio.gather(*[program.end(_PARTING) for program in self._running])
        self._running.clear()

    async def _program_for(self, game: AnyGame, sitting: Sitting) -> Program:
        """The process that knows the seat, else one that sits nowhere, a new one, or the one asked longest ago."""
        idle = [program for program in self._running if not program.is_asked]
        fitting = [program for program in idle if program.sitting == sitting]
        unseated = [program for program in idle if program.sitting is None]
        if not fitting and not unseated and len(self._running) + self._starting < self._bot.processes:
            return await self._started(game)
        program = (fitting or unseated or idle)[0]
        self._running.remove(program)
        self._running.append(program)
        return program

    async def _started(self, game: AnyGame) -> Program:
        self._starting += 1
        try:
            program = await Program.start(self._command, self._environment)
        finally:
            self._starting -= 1
        self._running.append(program)
        program.is_asked = True
        try:
            await program.greet(self._bot.start_seconds, game.id)
        except BaseException as error:
            await self._drop(program, error)
            raise
        return program

    async def _drop(self, program: Program, error: BaseException) -> None:
        self._running.remove(program)
        await program.end()
        if isinstance(error, asyncio.CancelledError):
            return
        self._failures += 1
        logger.warning("open_bot_failed", bot=self._name, reason=str(error), said=" | ".join(program.complaints))
        if self._failures >= _FAILURES_BEFORE_REST:
            self._failures = 0
            self._rests_until = asyncio.get_running_loop().time() + _REST


@asynccontextmanager
async def _within(seconds: float) -> AsyncIterator[None]:
    """Time for an exchange. Raises ``BotFailed``."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise BotFailed(f"no answer within {seconds:g} seconds") from None
