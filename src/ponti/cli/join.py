"""``ponti join``: a bot of this machine plays a seat of a table somewhere else."""

import re
from collections.abc import Callable
from json import dumps, loads
from secrets import randbelow
from time import sleep
from typing import Annotated, Any, Final
from urllib.parse import parse_qs, urlsplit

import typer

from ponti.cli.options import Lang, find_game
from ponti.cli.voice import VOICE, CommandError
from ponti.lab.open_protocol import Resigned
from ponti.lab.players import Player, finish
from ponti.search.bot import Bot

_TABLE: Final = re.compile(r"^/?table/(?P<id>[\w-]{1,64})/?$")
_WAITS: Final = (1, 2, 4, 8, 15, 30)
"""Seconds before the next try after the connection was lost; then the last one on and on."""
_HARMLESS: Final = ("unknown_question", "stale_event")
"""The position changed while we thought: we are asked again."""
_POLICY: Final = 1008


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", show_default=False)],
    bot: Annotated[str, typer.Option("--bot", metavar="LEVEL|BOT")] = "medium",
    name: Annotated[str, typer.Option("--name", show_default=False)] = "",
    rematch: Annotated[bool, typer.Option("--rematch")] = False,
    lang: Lang = None,
) -> None:
    """Play until the game is over, or one game after the other."""
    address, table, token = read_link(link)
    player = Player.read(bot)
    guest = Guest(player, table, {"token": token, "name": name or player.public_name[:24], "rematch": rematch})
    try:
        guest.play(address)
    finally:
        finish(guest.bots.values(), None)


def read_link(link: str) -> tuple[str, str, str]:
    """The socket's address, the table and the token of a secret link. Raises ``CommandError``."""
    parts = urlsplit(link.strip())
    path, _, query = (parts.fragment or f"{parts.path}?{parts.query}").partition("?")
    found = _TABLE.match(path)
    tokens = parse_qs(query).get("key", [])
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None or len(tokens) != 1:
        raise CommandError("bad_link")
    return f"{parts.scheme.replace('http', 'ws', 1)}://{parts.netloc}/api/bots/socket", found["id"], tokens[0]


class Guest:
    """The program's end of the socket; a bot for each of its seats."""

    def __init__(self, player: Player, table: str, ready: dict[str, str | bool]) -> None:
        self.bots: dict[int, Bot] = {}
        self._player = player
        self._table = table
        self._ready = ready
        self._problem = ""
        self._is_seated = False
        self._tries = 0
        self._is_over = False

    def play(self, address: str) -> None:
        """Connect, as often as it takes, until the game is over. Raises ``CommandError`` when we are not let in."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect

        while not self._is_over:
            self._problem, self._is_seated = "", False
            try:
                with connect(address, max_size=None) as socket:
                    for text in socket:
                        answer = self.answer(loads(text))
                        if answer is not None:
                            socket.send(dumps(answer))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == _POLICY:
                    raise CommandError("not_let_in", problem=self._problem) from None
                self._wait((not self._is_seated and self._problem) or str(closed))
            except (OSError, InvalidHandshake) as error:
                self._wait(str(error))

    def answer(self, told: dict[str, Any]) -> dict[str, Any] | None:
        """What to say to a message; one of an unknown type is passed over."""
        handler = _HANDLERS.get(told["type"])
        return None if handler is None else handler(self, told)

    def _on_hello(self, _told: dict[str, Any]) -> dict[str, Any]:
        return {"type": "ready", "protocol": 1, "table": self._table, **self._ready}

    def _on_new_game(self, told: dict[str, Any]) -> None:
        self._tries = 0
        self._is_seated = True
        if told["table"] != self._table:
            self._table = told["table"]
            finish(self.bots.values(), None)
            self.bots.clear()
        game = find_game(told["game"])
        if game.rules_version != told["rules"]:
            raise CommandError("other_rules", found=str(told["rules"]), expected=str(game.rules_version))
        title = game.title().text(VOICE.language)
        VOICE.say("cli-joined", game=title, seat=str(told["seat"] + 1), bot=str(self._player), style="bold")

    def _on_decide(self, told: dict[str, Any]) -> dict[str, Any]:
        game, seat = find_game(told["game"]), told["seat"]
        view = game.load_state(told["view"])
        if seat not in self.bots:
            self.bots[seat] = self._player.bot(randbelow(1 << 40))
        try:
            action = self.bots[seat].choose(game, view)
        except Resigned:
            return {"type": "resign", "seat": seat}
        VOICE.line(f"{seat + 1}: {game.describe(view, action).text(VOICE.language)}")
        return {"type": "play", "ask": told["ask"], "action": action}

    def _on_error(self, told: dict[str, Any]) -> None:
        self._problem = told["words"]
        if self._is_seated and told["code"] not in _HARMLESS:  # before, the end of the connection tells of it
            VOICE.err.print(f"ponti: {told['code']}: {told['words']}", style="yellow", markup=False, soft_wrap=True)

    def _on_end(self, told: dict[str, Any]) -> None:
        self._is_over = not self._ready["rematch"]
        if told["result"] is not None:
            VOICE.say("cli-join-over", seat=str(told["seat"] + 1), place=str(told["result"]["places"][told["seat"]]))

    def _wait(self, reason: str) -> None:
        if self._is_over:
            return
        VOICE.err.print(VOICE.text("cli-join-again", reason=reason), style="dim", markup=False, soft_wrap=True)
        sleep(_WAITS[min(self._tries, len(_WAITS) - 1)])
        self._tries += 1


_HANDLERS: Final[dict[str, Callable[[Guest, dict[str, Any]], dict[str, Any] | None]]] = {
    "hello": Guest._on_hello,
    "new_game": Guest._on_new_game,
    "decide": Guest._on_decide,
    "error": Guest._on_error,
    "end": Guest._on_end,
}
