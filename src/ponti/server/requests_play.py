"""What clients ask while they play."""

from collections.abc import Mapping
from typing import Final

from ponti.core.errors import PontiError
from ponti.core.game import Json
from ponti.server.clients import Client, Handler
from ponti.server.errors import TableError
from ponti.server.expecting import expected
from ponti.server.messages import Hello, Hint, Lang, Ping, Play, Rename, TakeBack, Why


async def _hello(_client: Client, _request: Hello) -> None:
    raise TableError("hello_twice")


async def _play(client: Client, play: Play) -> None:
    number = await client.room.play(client.mine, play.seat, play.playable, play.event)
    client.acknowledge(play.ref, number)


async def _take_back(client: Client, request: TakeBack) -> None:
    number = await client.room.take_back(client.mine, request.event)
    client.acknowledge(request.ref, number)


async def _why(client: Client, why: Why) -> None:
    if why.seat not in client.mine:
        raise TableError("not_your_seat", 403)
    refusal = client.room.table.why_not(why.seat, why.playable)
    clause, words = ("", "") if refusal is None else (refusal.clause, client.speech().text(refusal.words))
    client.send({"type": "why", "ref": why.ref, "allowed": refusal is None, "clause": clause, "words": words})


async def _rename(client: Client, request: Rename) -> None:
    await client.room.rename(client.mine, request.seat, request.name)
    client.acknowledge(request.ref, client.room.table.number)


async def _hint(client: Client, request: Hint) -> None:
    if client.is_busy("hint"):
        raise TableError("hint_busy", 409)
    client.later("hint", _answer_hint(client, request))


async def _answer_hint(client: Client, request: Hint) -> None:
    try:
        client.send(await _hint_json(client, request))
    except PontiError as error:
        client.refuse(request.ref, error)


async def _hint_json(client: Client, request: Hint) -> dict[str, Json]:
    table = client.room.table
    view = table.view(request.seat) if request.seat in client.mine else None
    found = await client.room.hint(client.mine, request.seat)
    assert view is not None
    speech = client.speech()
    moves: list[Json] = [
        {**move, "words": speech.text(table.game.describe(view, move["action"]))} for move in found["moves"]
    ]
    line: list[Json] = [table.game.actions.text(action) for action in found["line"]]
    told: list[Json] = [
        {"seat": seat, "words": speech.text(words)}
        for seat, words in expected(table.game, view, request.seat, found["line"])
    ]
    return {"type": "hint", "ref": request.ref, "seat": request.seat, "moves": moves, "line": line, "expected": told}


async def _lang(client: Client, request: Lang) -> None:
    client.speak(request.lang)


async def _ping(client: Client, _request: Ping) -> None:
    client.send({"type": "pong"})


HANDLERS: Final[Mapping[type, Handler]] = {
    Hello: _hello,
    Play: _play,
    TakeBack: _take_back,
    Why: _why,
    Rename: _rename,
    Hint: _hint,
    Lang: _lang,
    Ping: _ping,
}
