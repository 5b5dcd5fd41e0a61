"""What clients ask about the chat."""

from collections.abc import Mapping
from typing import Final

from ponti.server.clients import Client, Handler
from ponti.server.messages import Mute, Say


async def _say(client: Client, request: Say) -> None:
    await client.chat.say(request.text)
    client.acknowledge(request.ref, client.room.table.number)


async def _mute(client: Client, request: Mute) -> None:
    await client.chat.mute(request.who, request.muted)
    client.acknowledge(request.ref, client.room.table.number)


HANDLERS: Final[Mapping[type, Handler]] = {Say: _say, Mute: _mute}
