"""Reading a record's text or JSON; whatever is wrong with it raises ``BadRecord`` with the line.

Both forms become a ``_Head`` (field values with their lines) and a list of event lines; from there on they are one.
"""

from collections.abc import Mapping
from json import loads
from typing import Final

from ponti.core.errors import BadRecord, PontiError, shown
from ponti.core.game import CHANCE, AnyGame, Json
from ponti.core.options import Options
from ponti.core.record import HEAD, VERSION, Event, Record, read_ended
from ponti.core.registry import game as game_by_id

_FIELDS: Final = (
    "game", "rules", "options", "seats", "names", "start", "continued", "commitment", "secret", "result", "ended",
)  # fmt: skip
_NUMBERS: Final = ("rules", "seats", "continued")
_JSONS: Final = ("names", "start")
_HEX: Final = frozenset("0123456789abcdef")


def read_record(text: str) -> Record:
    """The record that ``text`` is; raises ``BadRecord``."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        return _read_json(text)
    return _read_text([line.removesuffix("\r") for line in text.split("\n")])


def _read_json(text: str) -> Record:
    try:
        members = loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record_json", getattr(error, "lineno", 0)) from None
    version = members.pop("ponti_record", None)
    if type(version) is not int or version != VERSION:
        raise BadRecord("record_head")
    events = members.pop("events", None)
    if not isinstance(events, list) or not all(isinstance(event, str) for event in events):
        raise BadRecord("record_field", name="events")
    for name in members:
        if name not in _FIELDS:
            raise BadRecord("record_field", name=shown(name))
    return _build(_Head(members, {}), [(0, event) for event in events])


def _read_text(lines: list[str]) -> Record:
    if lines[0].strip() != HEAD:
        raise BadRecord("record_head", 1)
    values: dict[str, object] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        name, _, text = line.strip().partition(" ")
        if name == "events" and not text:
            events = [(at, event) for at, event in enumerate(lines[number:], number + 1) if event.strip()]
            return _build(_Head(values, where), events)
        if name not in _FIELDS or name in values:
            raise BadRecord("record_field", number, name=shown(name))
        values[name] = _value(name, text.strip())
        where[name] = number
    raise BadRecord("record_no_events", len(lines))


def _value(name: str, text: str) -> object:
    """A field's text as the value that it has in the JSON form; None when it has none."""
    if name in _NUMBERS:
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None
    if name in _JSONS:
        try:
            return loads(text)
        except (ValueError, RecursionError):
            return None
    if name == "options":
        pairs = [word.partition("=") for word in text.split()]
        options = {name: value for name, _, value in pairs}
        return options if len(options) == len(pairs) else None
    return text


class _Head:
    """The fields before the events; getters raise ``BadRecord`` with the field's line."""

    def __init__(self, values: Mapping[str, object], lines: dict[str, int]) -> None:
        self.values = values
        self.lines = lines

    def line(self, name: str) -> int:
        return self.lines.get(name, 0)

    def wrong(self, name: str) -> BadRecord:
        return BadRecord("record_field", self.line(name), name=name)

    def needed(self, name: str) -> object:
        if name not in self.values:
            raise BadRecord("record_field_missing", name=name)
        return self.values[name]

    def whole(self, name: str) -> int:
        number = self.needed(name)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 1_000_000:
            raise self.wrong(name)
        return number

    def hex(self, name: str) -> str:
        text = self.values.get(name, "")
        if not isinstance(text, str) or (text and not (len(text) == 64 and _HEX.issuperset(text))):
            raise self.wrong(name)
        return text

    def result(self) -> str:
        text = self.values.get("result", "")
        if not isinstance(text, str) or not text.isprintable() or text.strip() != text:
            raise self.wrong("result")
        return text

    def ended(self, seats: int) -> str:
        text = self.values.get("ended", "")
        ending = read_ended(text) if isinstance(text, str) else None
        is_good = text == "" or (
            ending is not None and len(ending[0]) == seats and all(1 <= place <= seats for place in ending[0])
        )
        if not isinstance(text, str) or not is_good or (text and self.values.get("result")):
            raise self.wrong("ended")
        return text

    def names(self) -> tuple[str, ...]:
        names = self.values.get("names", [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.wrong("names")
        return tuple(names)

    def start(self) -> dict[str, Json] | None:
        if "start" not in self.values:
            return None
        start = self.values["start"]
        if not isinstance(start, dict):
            raise self.wrong("start")
        return start

    def game(self) -> AnyGame:
        id = self.needed("game")
        if not isinstance(id, str):
            raise self.wrong("game")
        try:
            return game_by_id(id)
        except PontiError as error:
            raise BadRecord("record_options", self.line("game"), problem=error.words) from error

    def options(self, game: AnyGame, seats: int) -> Options:
        given = self.needed("options")
        if not isinstance(given, Mapping):
            raise self.wrong("options")
        try:
            return game.check_setup(given, seats)
        except PontiError as error:
            raise BadRecord("record_options", self.line("options"), problem=error.words) from error


def _build(head: _Head, events: list[tuple[int, str]]) -> Record:
    game = head.game()
    seats = head.whole("seats")
    record = Record(
        game=game.id,
        rules=head.whole("rules"),
        options=head.options(game, seats),
        seats=seats,
        events=_events(game, seats, events),
        names=head.names(),
        start=head.start(),
        commitment=head.hex("commitment"),
        secret=head.hex("secret"),
        result=head.result(),
        continued=head.whole("continued") if "continued" in head.values else 0,
        ended=head.ended(seats),
    )
    if record.continued > len(record.events):
        raise head.wrong("continued")
    if record.start is not None and record.rules == game.rules_version:
        try:
            record.first_state()
        except BadRecord as error:
            problem = dict(error.words.args)["problem"]
            raise BadRecord("record_start", head.line("start"), problem=problem) from error
    return record


def _events(game: AnyGame, seats: int, lines: list[tuple[int, str]]) -> tuple[Event, ...]:
    events: list[Event] = []
    for number, line in lines:
        words = line.split(maxsplit=2)
        seat = _seat(words[1], seats) if len(words) == 3 and words[0] == str(len(events) + 1) else None
        if seat is None:
            raise BadRecord("record_event", number, text=shown(line), expected=str(len(events) + 1))
        try:
            events += [Event(seat, action) for action in game.parse(words[2])]
        except PontiError as error:
            raise BadRecord("record_notation", number, problem=error.words) from error
        if len(events) > game.max_events:
            raise BadRecord("record_too_long", number, most=game.max_events)
    return tuple(events)


def _seat(text: str, seats: int) -> int | None:
    if text == "*":
        return CHANCE
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) < seats:
        return int(text)
    return None
