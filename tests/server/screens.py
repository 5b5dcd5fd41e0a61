"""What a test sits in front of: a connected client that keeps everything it was sent."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from json import loads
from typing import Any

import anyio
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

PATIENCE = 60

ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}
HOTSEAT = {"kind": "hotseat", "name": "Bice"}


class Screen:
    """One socket. ``state`` is the newest state, ``answers`` everything else by ``ref``, ``texts`` the raw messages.

    What is said is heard on the side: ``chat`` is the newest message about it, ``said`` the lines that are shown.
    """

    def __init__(self, session: WebSocketTestSession, token: str | None = None, **hello: object) -> None:
        self.session = session
        self.state: dict[str, Any] = {"event": -1}
        self.answers: dict[int, dict[str, Any]] = {}
        self.texts: list[str] = []
        self.chat: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.send(type="hello", token=token, **hello)

    def send(self, **message: object) -> None:
        self.session.send_json(message)

    def receive(self) -> dict[str, Any]:
        """The next message that is not about the chat."""
        while (read := self.hear())["type"] == "chat":
            pass
        return read

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message = self.session.portal.call(self._next)
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message["code"])
        text: str = message["text"]
        self.texts.append(text)
        read: dict[str, Any] = loads(text)
        if read["type"] == "state":
            self.state = read
        elif read["type"] == "chat":
            self.chat = read
            self.said = [*(line for line in self.said if line["number"] <= read["since"]), *read["lines"]]
        else:
            self.answers[read.get("ref", -1)] = read
        return read

    def until(self, event: int) -> dict[str, Any]:
        """The state once the log has come to ``event``."""
        while self.state["event"] < event:
            self.receive()
        return self.state

    def until_said(self, count: int) -> list[dict[str, Any]]:
        """The lines that are shown, once there are so many."""
        while len(self.said) != count:
            self.hear()
        return self.said

    def answer(self, ref: int) -> dict[str, Any]:
        while ref not in self.answers:
            self.receive()
        return self.answers[ref]

    def ask(self, **message: object) -> dict[str, Any]:
        """The answer to a message that has no ``ref`` yet; of what was done, once it is shown."""
        ref = len(self.texts) + 1_000
        self.send(**message, ref=ref)
        answer = self.answer(ref)
        if answer["type"] == "ack":
            self.until(answer["event"])
        return answer

    def play(self, seat: int, action: int | str, event: int | None = None) -> dict[str, Any]:
        chosen = {"text": action} if isinstance(action, str) else {"action": action}
        return self.ask(type="play", seat=seat, event=self.state["event"] if event is None else event, **chosen)

    def legal(self, seat: int) -> list[int]:
        return [entry["id"] for view in self.state["views"] if view["seat"] == seat for entry in view["legal"]]

    async def _next(self) -> Any:
        with anyio.fail_after(PATIENCE):
            return await self.session._send_rx.receive()


def end_of(screen: Screen) -> int:
    """The code with which a connection is closed."""
    try:
        while True:
            screen.receive()
    except WebSocketDisconnect as ended:
        return ended.code


def make(client: TestClient, game: str, seats: Sequence[Mapping[str, object]], **options: object) -> dict[str, Any]:
    """A new table: its id as ``table``, the creator's ``token``, and ``tokens`` by seat for the links."""
    response = client.post("/api/tables", json={"game": game, "options": options, "seats": seats})
    assert response.status_code == 201, response.text
    made: dict[str, Any] = response.json()
    made["tokens"] = {link["seat"]: link["token"] for link in made["links"]}
    return made


@contextmanager
def screens(client: TestClient, table: str, *tokens: str | None, **hello: object) -> Iterator[list[Screen]]:
    """A screen per token, each with its first state."""
    with ExitStack() as stack:
        opened = [
            Screen(stack.enter_context(client.websocket_connect(f"/api/tables/{table}/socket")), token, **hello)
            for token in tokens
        ]
        for screen in opened:
            screen.until(0)
        yield opened
