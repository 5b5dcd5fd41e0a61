"""Bots think in processes of their own, a few at a time. One that crashes or takes too long is killed and replaced."""

import asyncio
import sys
from collections.abc import Sequence
from json import dumps, loads
from typing import Any, Final

import structlog
from librt.random import Random

from ponti.core.game import AnyGame, Json, Result, State
from ponti.lab.open_protocol import Sitting
from ponti.search.levels import level
from ponti.server.errors import BotFailed
from ponti.server.lineup import Lineup
from ponti.server.metrics import BOT_FAILURES, BOT_SECONDS
from ponti.server.programs import Programs
from ponti.server.settings import Settings
from ponti.server.share import Share

logger: Final = structlog.get_logger()

HINT_LEVEL: Final = "hard"
_FAILURES_IN_A_ROW: Final = 5
_LONGEST_LINE: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "ponti.server.worker")


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start(command: Sequence[str]) -> "Worker":
        """Start a process that Ctrl+C at the server's terminal does not reach. Raises ``BotFailed``."""
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=_LONGEST_LINE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed(f"not started: {error.strerror}") from error
        return Worker(process)

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended yet."""
        return self._process.returncode is None

    async def ask(self, question: dict[str, Json]) -> dict[str, Any]:
        """The process's answer; raises ``BotFailed`` when it dies or talks nonsense."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(dumps(question).encode() + b"\n")
            await self._process.stdin.drain()
            answer = loads(await self._process.stdout.readline())
        except (OSError, ValueError) as error:
            raise BotFailed(repr(error)) from error
        if not isinstance(answer, dict):
            raise BotFailed("no answer")
        return answer

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class BotPool:
    """As many bots at a time as the machine can spare, ours and programs of others; processes start when needed."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self.lineup: Final = Lineup(settings.bots)
        self._share: Final = Share(settings.bot_share)
        self._programs: Final = {
            name: Programs(name, bot, settings.bot_niceness, self._share) for name, bot in settings.bots.items()
        }
        self._failures = 0  # of ours, in a row
        self._idle: list[Worker] = []
        self._command = (*command, str(settings.bot_niceness)) if command is COMMAND else command
        self._patience = settings.bot_patience

    async def choose(self, game: AnyGame, view: State, level_id: str, sitting: Sitting | None = None) -> int:
        """What a bot of a level plays, given its seat's view. A program is told where it sits."""
        try:
            with BOT_SECONDS.labels(level_id).time():
                if level_id in self._programs:
                    return await self._programs[level_id].choose(game, view, sitting or Sitting("", int(view.viewer)))
                if level(level_id) is None:
                    raise BotFailed("not on offer any more")
                return await self._choice(game, view, level_id)
        except BotFailed:
            BOT_FAILURES.labels(level_id).inc()
            raise

    async def hint(self, game: AnyGame, view: State) -> dict[str, Any]:
        """What a strong bot would consider: ``{"moves": [{"action", "share", "value"}], "line": [ids]}``."""
        answer = await self._ask("hint", game, view, HINT_LEVEL)
        if not isinstance(answer.get("moves"), list) or not isinstance(answer.get("line"), list):
            raise BotFailed("no hint")
        return answer

    def game_over(self, table: str, result: Result) -> None:
        """Tell the programs that sat at a table how it ended."""
        for programs in self._programs.values():
            programs.game_over(table, result)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[programs.close() for programs in self._programs.values()])
        while self._idle:
            await self._idle.pop().end()

    @property
    def is_well(self) -> bool:
        """Whether our own bots answer."""
        return self._failures < _FAILURES_IN_A_ROW

    async def _choice(self, game: AnyGame, view: State, level_id: str) -> int:
        try:
            answer = await self._ask("choice", game, view, level_id)
            action = answer.get("action")
            if not isinstance(action, int):
                raise BotFailed(f"no action in {answer}")
        except BotFailed:
            self._failures += 1
            raise
        self._failures = 0
        return action

    async def _ask(self, ask: str, game: AnyGame, view: State, level_id: str) -> dict[str, Any]:
        known = level(level_id)
        patience = self._patience + (2 * known.seconds if known is not None else 0.0)
        question: dict[str, Json] = {"ask": ask, "game": game.id, "level": level_id, "view": game.dump_state(view)}
        async with self._share:
            self._idle = [worker for worker in self._idle if worker.is_alive]
            worker = self._idle.pop() if self._idle else await Worker.start(self._command)
            try:
                answer = await asyncio.wait_for(worker.ask(question), patience)
            except TimeoutError as error:
                await worker.end()
                raise BotFailed("too slow") from error
            except BaseException:
                await worker.end()
                raise
            self._idle.append(worker)
            return answer


def quick_choice(game: AnyGame, view: State, seat: int) -> int:
    """What is played when a bot has failed: something legal, sensible if the game has an opinion."""
    rng = Random()
    legal = game.legal_actions(view, seat)
    if game.acting(view)[0] == seat:
        action = int(game.rollout(game.redeal(view, rng), rng))
        if action in legal:
            return action
    return legal[int(rng.randrange(len(legal)))]
