"""The open bot protocol: what a program of any language is told and may answer, one JSON object per message.

The same messages go over a pipe (one per line) and over a WebSocket; ``docs/bot-protocol.md`` is the page about them.
Nothing here reads or writes; the transports do. A program is handed views, which are redacted, and nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from json import dumps
from typing import Annotated, Final, Literal, TypeAlias, Union

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, model_validator

import ponti
from ponti.core.errors import BadNotation, IllegalAction, PontiError, shown
from ponti.core.game import AnyGame, Json, Result, State
from ponti.core.words import say

PROTOCOL: Final = 1
LONGEST_REPLY: Final = 8_192
Message: TypeAlias = dict[str, Json]
Short: TypeAlias = Annotated[str, StringConstraints(max_length=200)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]


class OpenBotError(PontiError):
    """What a program can do wrong."""


class Resigned(OpenBotError):
    """A program was asked for an action, and resigns."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Ready(_Strict):
    """The first reply. ``games`` are those that it plays, none for all; a socket needs ``table`` and ``token``.

    A program at a socket that is for a ``rematch`` stays when its game is over, and goes on with the next one.
    """

    type: Literal["ready"]
    protocol: int
    name: Short = ""
    games: Annotated[list[Short], Field(max_length=100)] = []
    table: Short = ""
    token: Short = ""
    rematch: bool = False

    def plays(self, game: str) -> bool:
        """Whether the program says that it knows a game."""
        return not self.games or game in self.games


class Play(_Strict):
    """The answer to the question with the number ``ask``: one action, by its id or in notation."""

    type: Literal["play"]
    ask: Count
    action: Count | None = None
    text: Short | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "Play":
        if (self.action is None) == (self.text is None):
            raise ValueError("either action or text")
        return self


class Resign(_Strict):
    """The program gives the game up on a seat."""

    type: Literal["resign"]
    seat: Count


class Trouble(_Strict):
    """The program gives a question up."""

    type: Literal["error"]
    ask: Count = 0
    code: Short
    words: Short = ""


Reply: TypeAlias = Union[Ready, Play, Resign, Trouble]
_REPLY: Final[TypeAdapter[Reply]] = TypeAdapter(Annotated[Reply, Field(discriminator="type")])


@dataclass(frozen=True)
class Sitting:
    """A seat of one game: what ``new_game`` tells, and ``end`` concludes."""

    table: str
    seat: int
    names: tuple[str, ...] = field(default=(), compare=False)
    seed: int | None = None


# -- what a program is told -----------------------------------------------------------------------------------------


def hello_json() -> Message:
    """The first message."""
    return {"type": "hello", "protocol": PROTOCOL, "server": f"ponti {ponti.__version__}"}


def new_game_json(game: AnyGame, view: State, sitting: Sitting) -> Message:
    """The questions that follow belong to this seat of this game."""
    return {
        "type": "new_game",
        "table": sitting.table,
        "game": game.id,
        "rules": game.rules_version,
        "options": {**view.options},
        "seats": int(view.seats),
        "seat": sitting.seat,
        "names": [*sitting.names],
        "seed": sitting.seed,
    }


def decide_json(game: AnyGame, view: State, sitting: Sitting, ask: int, seconds: float | None) -> Message:
    """A question, complete in itself: a program that remembers nothing can answer it."""
    prompt = game.prompt(view)
    return {
        "type": "decide",
        "ask": ask,
        "table": sitting.table,
        "game": game.id,
        "options": {**view.options},
        "seats": int(view.seats),
        "seat": sitting.seat,
        "seconds": seconds,
        "prompt": {"phase": prompt.phase, "clause": prompt.clause, "words": prompt.words.text()},
        "view": game.dump_state(view),
        "legal": [_action_json(game, action) for action in game.legal_actions(view, sitting.seat)],
    }


def end_json(sitting: Sitting, result: Result | None) -> Message:
    """The game is over, or (without a result) goes on without the program."""
    told: Json = None
    if result is not None:
        told = {"places": [*result.places], "scores": [*result.scores], "reason": result.reason}
    return {"type": "end", "table": sitting.table, "seat": sitting.seat, "result": told}


def refusal_json(error: PontiError, ask: int = 0) -> Message:
    """What was wrong with a reply."""
    return {"type": "error", "ask": ask, "code": error.code, "clause": error.clause, "words": error.words.text()}


def line_of(message: Message) -> bytes:
    """A message as a line for a pipe."""
    return text_of(message).encode() + b"\n"


def text_of(message: Message) -> str:
    """A message as text for a socket."""
    return dumps(message, ensure_ascii=False, separators=(",", ":"))


def _action_json(game: AnyGame, action: int) -> Json:
    return {"id": action, "text": game.actions.text(action), "action": {**game.actions.to_json(action)}}


# -- what it answers ------------------------------------------------------------------------------------------------


def read_reply(text: str | bytes) -> Reply:
    """A program's message. Raises ``bad_reply`` with the member that is wrong."""
    try:
        return _REPLY.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = "JSON" if first["type"] == "json_invalid" else ".".join(str(part) for part in first["loc"]) or "$"
        raise OpenBotError("bad_reply", where=shown(where)) from None


def check_ready(reply: Reply, game: str = "") -> Ready:
    """The greeting. Raises ``ready_expected``, ``wrong_protocol`` or ``bot_not_for_game``."""
    if not isinstance(reply, Ready):
        raise OpenBotError("ready_expected")
    if reply.protocol != PROTOCOL:
        raise OpenBotError("wrong_protocol", found=shown(reply.protocol), expected=str(PROTOCOL))
    if game and not reply.plays(game):
        raise OpenBotError("bot_not_for_game", game=game)
    return reply


def answered(game: AnyGame, view: State, seat: int, ask: int, reply: Reply) -> int:
    """The action that a reply chooses. Raises ``OpenBotError``, ``BadNotation`` or ``IllegalAction``.

    A program that resigns is up to those who can do that: for them it is ``Resigned``.
    """
    if isinstance(reply, Trouble):
        problem = say("bot-problem", code=shown(reply.code), words=shown(reply.words))
        raise OpenBotError("bot_gave_up", problem=problem)
    if isinstance(reply, Ready):
        raise OpenBotError("ready_twice")
    if isinstance(reply, Resign):
        raise Resigned("cannot_resign") if reply.seat == seat else OpenBotError("bad_reply", where="seat")
    if reply.ask != ask:
        raise OpenBotError("unknown_question", ask=str(reply.ask))
    ids: Sequence[int]
    ids = (game.actions.check(reply.action),) if reply.action is not None else game.read(view, reply.text or "", seat)
    if len(ids) != 1:
        raise BadNotation("one_action", text=shown(reply.text))
    if ids[0] not in game.legal_actions(view, seat):
        refusal = game.why_not(view, ids[0], seat)
        clause, words = ("", None) if refusal is None else (refusal.clause, refusal.words)
        raise IllegalAction("illegal_action", clause, words)
    return ids[0]
