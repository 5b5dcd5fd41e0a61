"""What clients ask about the table's affairs."""

from collections.abc import Mapping
from typing import Final

from ponti.server.clients import Client, Handler
from ponti.server.errors import TableError
from ponti.server.messages import Answer, Back, Pause, Rematch, Replace, Resign, Resume, Withdraw
from ponti.server.plans_affairs import plan_answer, plan_pause, plan_resign, plan_resume, plan_withdraw
from ponti.server.plans_rematch import plan_rematch
from ponti.server.plans_seats import plan_back, plan_bot, plan_newcomer
from ponti.server.seats import new_token, token_hash


async def _resign(client: Client, request: Resign) -> None:
    await client.do(request.ref, lambda table, at: plan_resign(table, client.mine, request.seat, at))


async def _pause(client: Client, request: Pause) -> None:
    await client.do(request.ref, lambda table, at: plan_pause(table, client.mine, at))


async def _resume(client: Client, request: Resume) -> None:
    await client.do(request.ref, lambda table, at: plan_resume(table, client.mine, at))


async def _answer(client: Client, request: Answer) -> None:
    await client.do(request.ref, lambda table, at: plan_answer(table, client.mine, request.ask, request.agree, at))


async def _withdraw(client: Client, request: Withdraw) -> None:
    await client.do(request.ref, lambda table, at: plan_withdraw(table, client.mine, request.ask, at))


async def _rematch(client: Client, request: Rematch) -> None:
    await client.do(request.ref, lambda table, at: plan_rematch(table, client.mine, at))


async def _replace(client: Client, request: Replace) -> None:
    if (request.by == "bot") != (request.level != ""):
        raise TableError("bad_message", where="replace.level")
    room, seat = client.room, request.seat
    if request.by == "bot":
        room.pool.lineup.check(request.level, room.table.game.id)
        await client.do(
            request.ref,
            lambda table, at: plan_bot(table, client.viewer, seat, request.level, room.connected(), at),
        )
        return
    token = new_token()
    await room.do(lambda table, at: plan_newcomer(table, client.viewer, seat, token_hash(token), room.connected(), at))
    client.send({"type": "link", "ref": request.ref, "seat": seat, "token": token})


async def _back(client: Client, request: Back) -> None:
    await client.do(request.ref, lambda table, at: plan_back(table, client.mine, request.seat, at))


HANDLERS: Final[Mapping[type, Handler]] = {
    Resign: _resign,
    Pause: _pause,
    Resume: _resume,
    Answer: _answer,
    Withdraw: _withdraw,
    Rematch: _rematch,
    Replace: _replace,
    Back: _back,
}
