"""What clients may send, as types: anything else is refused with the place of the mistake."""

from typing import Annotated, Literal, TypeAlias, TypeVar, Union

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, model_validator

from ponti.server.errors import TableError
from ponti.server.house_rules import LONGEST_INCREMENT

Language: TypeAlias = Literal["en", "it"]
Number: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=15)]
Ref: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]
Token: TypeAlias = Annotated[str, StringConstraints(max_length=200)]
Name: TypeAlias = Annotated[str, StringConstraints(max_length=200)]
Level: TypeAlias = Annotated[str, StringConstraints(max_length=40)]
OptionValue: TypeAlias = Union[bool, Annotated[int, Field(ge=-(10**9), le=10**9)], "Notation"]
Notation: TypeAlias = Annotated[str, StringConstraints(max_length=100)]


class Strict(BaseModel):
    """Base of all messages: no conversions, no unknown members."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Hello(Strict):
    """The first message: who is there, in which language, up to which event it knows the log, and what it remembers.

    ``remembers`` says that the client needs what never changes in scenes only once.
    """

    type: Literal["hello"]
    token: Token | None = None
    lang: Language = "en"
    since: Number = 0
    remembers: bool = False


class _Choice(Strict):
    """Something playable: an id, or notation (also of a whole turn)."""

    action: Number | None = None
    text: Notation | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "_Choice":
        if (self.action is None) == (self.text is None):
            raise ValueError("either action or text")
        return self

    @property
    def playable(self) -> int | str:
        """The one that was given."""
        return self.action if self.action is not None else self.text or ""


class Play(_Choice):
    """Play an action that was chosen when the log stood at ``event``."""

    type: Literal["play"]
    seat: SeatNumber
    event: Number
    ref: Ref = 0


class Why(_Choice):
    """Ask why an action is not allowed."""

    type: Literal["why"]
    seat: SeatNumber
    ref: Ref = 0


class TakeBack(Strict):
    """Take the last action back."""

    type: Literal["takeback"]
    event: Number
    ref: Ref = 0


class Hint(Strict):
    """Ask a strong bot what it would do."""

    type: Literal["hint"]
    seat: SeatNumber
    ref: Ref = 0


class Rename(Strict):
    """Give the player on a seat a name."""

    type: Literal["name"]
    seat: SeatNumber
    name: Name
    ref: Ref = 0


class Lang(Strict):
    """Read on in another language."""

    type: Literal["lang"]
    lang: Language


class Ping(Strict):
    """Is anybody there?"""

    type: Literal["ping"]


class Resign(Strict):
    """Give the game up."""

    type: Literal["resign"]
    seat: SeatNumber
    ref: Ref = 0


class Pause(Strict):
    """Ask for a pause, or agree to one."""

    type: Literal["pause"]
    ref: Ref = 0


class Resume(Strict):
    """End the pause."""

    type: Literal["resume"]
    ref: Ref = 0


class Answer(Strict):
    """Answer what was asked in line ``ask`` of the log."""

    type: Literal["answer"]
    ask: Number
    agree: bool
    ref: Ref = 0


class Withdraw(Strict):
    """Take back what one has asked for in line ``ask`` of the log."""

    type: Literal["withdraw"]
    ask: Number
    ref: Ref = 0


class Rematch(Strict):
    """Ask for another game, or agree to one."""

    type: Literal["rematch"]
    ref: Ref = 0


class Replace(Strict):
    """Have a bot, or whoever comes with a new link, play for somebody who is away."""

    type: Literal["replace"]
    seat: SeatNumber
    by: Literal["bot", "person"]
    level: Level = ""
    ref: Ref = 0


class Back(Strict):
    """Take over from the bot that stands in."""

    type: Literal["back"]
    seat: SeatNumber
    ref: Ref = 0


class Say(Strict):
    """Write a line in the chat."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(max_length=4_000)]
    ref: Ref = 0


class Mute(Strict):
    """Read no more from somebody in the chat, or read it again."""

    type: Literal["mute"]
    who: Annotated[str, StringConstraints(max_length=40)]
    muted: bool
    ref: Ref = 0


class ReadLog(Strict):
    """Send older lines of the log."""

    type: Literal["log"]
    before: Annotated[int, Field(ge=1, le=1_000_000_000)]
    ref: Ref = 0


AnyRequest: TypeAlias = Union[
    Hello, Play, Why, TakeBack, Hint, Rename, Lang, Ping,
    Resign, Pause, Resume, Answer, Withdraw, Rematch, Replace, Back, Say, Mute, ReadLog,
]  # fmt: skip
REQUEST: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="type")])


class NewClock(Strict):
    """How time is measured at a new table."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Number = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0


class NewSettings(Strict):
    """The house rules of a new table."""

    listed: bool = False
    take_back: Literal["none", "frontier", "consent"] = "frontier"
    clock: NewClock = NewClock()
    timeout: Literal["stand_in", "forfeit"] = "stand_in"
    chat: bool = True


class NewSeat(Strict):
    """Who sits on a seat of a new table."""

    kind: Literal["me", "hotseat", "friend", "open", "bot"]
    name: Name = ""
    level: Level = ""


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[Annotated[str, StringConstraints(max_length=40)], OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    settings: NewSettings = NewSettings()


NEW_TABLE: TypeAdapter[NewTable] = TypeAdapter(NewTable)

M = TypeVar("M")


def read(adapter: TypeAdapter[M], text: str | bytes) -> M:
    """A message from its JSON. Raises ``bad_json`` or ``bad_message`` with the member that is wrong."""
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if first["type"] == "json_invalid":
            raise TableError("bad_json") from None
        where = ".".join(str(part) for part in first["loc"]) or "$"
        raise TableError("bad_message", where=where[:80]) from None


def ref_of(text: str | bytes) -> int:
    """The ``ref`` of a message that could not be read, so that its sender can tell which one it was."""
    try:
        return _REF.validate_json(text).ref
    except ValidationError:
        return 0


class _AnyRef(BaseModel):
    model_config = ConfigDict(strict=True)
    ref: Ref = 0


_REF: TypeAdapter[_AnyRef] = TypeAdapter(_AnyRef)
