"""The socket for bots: a program says which seats are its own by their token, and is asked what to play there.

The messages are those of the open bot protocol, which has no picture of the table for a screen in it: a program gets
one question per decision instead of a state after every event.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from json import dumps
from time import time
from typing import Final

import structlog
from starlette.websockets import WebSocket

from ponti.core.errors import PontiError
from ponti.core.game import State
from ponti.lab.open_protocol import (
    LONGEST_REPLY,
    Message,
    OpenBotError,
    Play,
    Ready,
    Reply,
    Resign,
    Sitting,
    Trouble,
    answered,
    check_ready,
    decide_json,
    end_json,
    hello_json,
    new_game_json,
    read_reply,
    refusal_json,
    text_of,
)
from ponti.server.affairs import Status, Wish
from ponti.server.clients import BROKEN, GONE, GREETING_TIME, MOST_REFUSED, POLICY, code_of, receive, short
from ponti.server.errors import TableError
from ponti.server.limits import Limiter, address_of
from ponti.server.plans_affairs import plan_answer, plan_resign
from ponti.server.plans_seats import plan_back
from ponti.server.room import Room
from ponti.server.rooms import Rooms
from ponti.server.seats import of_token, shown_names
from ponti.server.tables import Plan, Table

logger: Final = structlog.get_logger()

_DONE: Final = 1000


async def serve_bot_socket(socket: WebSocket, rooms: Rooms) -> None:
    """Serve one program until it goes, or until its game is over and it does not stay for the next."""
    with suppress(*GONE):
        await socket.accept()
        await socket.send_text(text_of(hello_json()))
        try:
            client = await _greet(socket, rooms)
        except PontiError as error:
            await socket.send_text(text_of(refusal_json(error)))
            await socket.close(code_of(error))
        else:
            await client.serve()


async def _greet(socket: WebSocket, rooms: Rooms) -> "BotClient":
    limiter: Limiter = socket.app.state.limiter
    limiter.take("sockets", address_of(socket))
    try:
        ready = check_ready(read_reply(short(await asyncio.wait_for(receive(socket), GREETING_TIME), LONGEST_REPLY)))
    except TimeoutError:
        raise OpenBotError("ready_expected") from None
    room = await rooms.get(ready.table[:64])
    game = room.table.game.id
    if not ready.plays(game):
        raise OpenBotError("bot_not_for_game", game=game)
    mine = of_token(room.table.head, room.table.seats, ready.token)
    if not mine:
        raise TableError("bad_token", 403)
    await _sit_down(room, mine, ready.name)
    return BotClient(socket, rooms, room, ready, mine)


async def _sit_down(room: Room, mine: tuple[int, ...], name: str) -> None:
    """Give the program's name to its seats that have none yet."""
    for seat in mine:
        if not room.table.seats[seat].name:
            wanted = name or f"Bot {seat + 1}"
            try:
                await room.rename(mine, seat, wanted)
            except TableError as error:
                if error.code != "name_taken":
                    raise
                await room.rename(mine, seat, f"{wanted[:20]} {seat + 1}")


@dataclass(frozen=True)
class Question:
    """What a seat was asked: ``position`` is its view as text, ``number`` the log's when it was asked."""

    ask: int
    seat: int
    number: int
    view: State
    position: str


class BotClient:
    """One connected program. A question stays open until it is answered well or the seat's view has changed."""

    def __init__(self, socket: WebSocket, rooms: Rooms, room: Room, ready: Ready, mine: tuple[int, ...]) -> None:
        limiter: Limiter = socket.app.state.limiter
        self.mine = mine
        self._socket = socket
        self._rooms: Final = rooms
        self._room = room
        self._token: Final = ready.token
        self._stays: Final = ready.rematch
        self._messages = limiter.connection("messages")
        self._open: dict[int, Question] = {}  # by seat
        self._told: set[int] = set()  # seats whose game was introduced
        self._asks = 0
        self._refused = 0  # messages in a row
        self._wake = asyncio.Event()
        self._sending = asyncio.Lock()

    def state_is_due(self) -> None:
        """The table has changed."""
        self._wake.set()

    def recognise(self) -> None:
        """Seats have changed hands: one that was given to somebody else is ours no longer."""
        table = self._room.table
        with suppress(TableError):
            self.mine = of_token(table.head, table.seats, self._token)
            return
        self.mine = ()

    async def serve(self) -> None:
        """Until the program goes, or the game is over and it does not stay."""
        asking = asyncio.create_task(self._ask_on())
        self._room.enter(self)
        try:
            while not asking.done():
                await self._read()
        finally:
            self._room.leave(self)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    # -- answers ----------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        text = await receive(self._socket)
        ask = 0
        try:
            self._messages.take()
            reply = read_reply(short(text, LONGEST_REPLY))
            self._refused = 0
            ask = reply.ask if isinstance(reply, Play | Trouble) else 0
            await self._obey(reply)
        except PontiError as error:
            self._refused += 1
            await self._send(refusal_json(error, ask))
            self._wake.set()
        except GONE:
            raise
        except Exception:
            logger.exception("bug", table=self._room.table.head.id)
            await self._send(refusal_json(TableError("internal_error", 500), ask))
        if self._refused > MOST_REFUSED:
            await self._socket.close(POLICY)

    async def _obey(self, reply: Reply) -> None:
        if isinstance(reply, Ready):
            raise OpenBotError("ready_twice")
        if isinstance(reply, Trouble):
            raise OpenBotError("seat_kept")
        if isinstance(reply, Resign):
            await self._resign(reply.seat)
            return
        question = next((each for each in self._open.values() if each.ask == reply.ask), None)
        if question is None:
            raise OpenBotError("unknown_question", ask=str(reply.ask))
        action = answered(self._room.table.game, question.view, question.seat, question.ask, reply)
        await self._room.play(self.mine, question.seat, action, question.number)

    async def _resign(self, seat: int) -> None:
        await self._room.do(lambda table, at: plan_resign(table, self.mine, seat, at))

    # -- questions --------------------------------------------------------------------------------------------------

    async def _ask_on(self) -> None:
        """Ask whatever has to be decided, in one game after the other if the program stays."""
        try:
            await self._play_on()
            while self._stays:
                await self._move_on()
                await self._play_on()
            await self._socket.close(_DONE)
        except PontiError as error:  # the seat was given to somebody else, or the next table cannot be had
            await self._send(refusal_json(error))
            await self._socket.close(code_of(error))
        except GONE:
            pass
        except Exception:
            logger.exception("question_not_sent", table=self._room.table.head.id)
            await self._socket.close(BROKEN)

    async def _play_on(self) -> None:
        """Ask whenever something has happened, until the game is over."""
        while not self._room.table.is_over:
            await self._news()
            for seat in self.mine:
                await self._come_back(seat)
                await self._ask(seat)
            await self._agree()
        await self._say_goodbye()

    async def _move_on(self) -> None:
        """Go to the table of the next game, once all others want one."""
        while not self._room.table.affairs.next:
            await self._news()
            await self._agree()
        following = await self._rooms.get(self._room.table.affairs.next)
        self._room.leave(self)
        self._open.clear()
        self._told.clear()
        self._room = following
        self.recognise()
        following.enter(self)

    async def _news(self) -> None:
        """Wait until something has happened. Raises ``bad_token`` when no seat is ours any more."""
        await self._wake.wait()
        self._wake.clear()
        if not self.mine:
            raise TableError("bad_token", 403)

    async def _agree(self) -> None:
        """Like a bot of the server's, a program agrees to a pause and to taking back; to a rematch if it stays."""
        for asked in self._room.table.affairs.asks:
            is_willing = self._stays or asked.wish is not Wish.REMATCH
            if is_willing and {*asked.waiting} & {*self.mine}:
                with suppress(TableError):
                    await self._room.do(partial(self._agreed, asked.number))

    def _agreed(self, number: int, table: Table, at: datetime) -> Plan:
        return plan_answer(table, self.mine, number, True, at)

    async def _come_back(self, seat: int) -> None:
        """A program that is there plays by itself from the next turn on: a bot stood in while it was late or away."""
        table = self._room.table
        stands_in = table.affairs.seats[seat].status is Status.STAND_IN and seat not in table.acting()
        if stands_in and not table.is_over:
            with suppress(TableError):  # it has changed meanwhile, and is looked at again
                await self._room.do(lambda table, at: plan_back(table, self.mine, seat, at))

    async def _ask(self, seat: int) -> None:
        table = self._room.table
        is_due = seat in table.acting() and table.bot_level(seat) is None and not table.affairs.is_paused
        view = table.view(seat)
        if not is_due:
            self._open.pop(seat, None)
        position = dumps(table.game.dump_state(view)) if is_due else ""
        is_known = seat in self._open and self._open[seat].position == position
        sitting = self._sitting(seat)
        if seat not in self._told:
            self._told.add(seat)
            await self._send(new_game_json(table.game, view, sitting))
        if is_due and not is_known:
            self._asks += 1
            self._open[seat] = Question(self._asks, seat, table.number, view, position)
            await self._send(decide_json(table.game, view, sitting, self._asks, self._seconds(seat)))

    def _sitting(self, seat: int) -> Sitting:
        table = self._room.table
        return Sitting(table.head.id, seat, shown_names(table.seats, "en"))

    def _seconds(self, seat: int) -> float | None:
        """What the table's clock leaves to a seat."""
        clocks = self._room.table.affairs.clocks
        return None if clocks is None else max(0, clocks.left_at(seat, int(time() * 1000))) / 1000

    async def _say_goodbye(self) -> None:
        result = self._room.table.result()
        for seat in self.mine:
            await self._send(end_json(self._sitting(seat), result))

    async def _send(self, message: Message) -> None:
        async with self._sending:
            await self._socket.send_text(text_of(message))
