"""A whole game as one readable file: options and every event, chance included, so that replaying needs no dice.

    ponti record 1
    game diavolo
    rules 1
    options size=10 last_turn=other supply=unlimited parallel_knights=on
    seats 2
    events
    1 0 c3+d4
    3 1 light

An event's line is its number, its seat (``*`` for chance) and its notation; a turn that the game writes as one word takes
several numbers. ``Record.loads`` reads this text as well as the JSON form.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from json import dumps, loads
from typing import TYPE_CHECKING, Final

from ponti.core.dice import Dice, commitment_of
from ponti.core.errors import BadRecord, PontiError
from ponti.core.game import CHANCE, AnyGame, Json, Result, options_text
from ponti.core.registry import game as game_by_id

if TYPE_CHECKING:
    from ponti.core.match import Match

VERSION: Final = 1
LONGEST_WORD: Final = 8
"""The most events that one word of a game's notation may stand for."""
_HEAD: Final = f"ponti record {VERSION}"
_FIELDS: Final = ("game", "rules", "options", "seats", "names", "start", "commitment", "secret", "result")


@dataclass(frozen=True)
class Event:
    """One action or chance outcome: who (a seat or ``CHANCE``) and what (its id)."""

    seat: int
    action: int


@dataclass(frozen=True)
class Record:
    """A game that can be written, read and replayed.

    ``start`` is a position's JSON when the game did not begin at the start; ``commitment`` and ``secret`` are hex and
    empty when chance was not rolled by Ponti's dice; ``result`` is empty while the game goes on.
    """

    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: int
    events: tuple[Event, ...]
    names: tuple[str, ...] = ()
    start: dict[str, Json] | None = None
    commitment: str = ""
    secret: str = ""
    result: str = ""

    def dumps(self) -> str:
        """The text form."""
        return "\n".join([_HEAD, *self._head_lines(), "events", *self._event_lines()]) + "\n"

    def to_json(self) -> dict[str, Json]:
        """The JSON form: the text form's fields as members and its event lines as a list."""
        members: dict[str, Json] = {"ponti_record": VERSION}
        for line in self._head_lines():
            name, _, text = line.partition(" ")
            members[name] = text
        members["events"] = [*self._event_lines()]
        return members

    @staticmethod
    def loads(text: str) -> "Record":
        """Read the text or the JSON form. Raises ``BadRecord`` with the line that is damaged."""
        return _read(_json_lines(text) if text.lstrip().startswith("{") else text.splitlines())

    def replay(self) -> "Match":
        """Play the record again from its start. Raises ``BadRecord`` with the event that cannot be played."""
        from ponti.core.match import Match

        game = game_by_id(self.game)
        if self.rules != game.rules_version:
            raise BadRecord("record_rules_version", found=self.rules, expected=game.rules_version)
        start = None if self.start is None else game.load_state(self.start)
        match = Match(game, self.options, self.seats, names=self.names, start=start, rolls=False)
        for number, event in enumerate(self.events, 1):
            try:
                match.play(event.action, event.seat)
            except PontiError as error:
                raise BadRecord("record_illegal_event", number=number, problem=error.words) from error
        if self.result and (not match.is_over or self.result != result_text(match.result())):
            raise BadRecord("record_result_differs")
        return match

    def verify(self) -> int:
        """Check the dealing: the secret fits the commitment and gives every chance outcome. Their number.

        Raises ``BadRecord``, also when the secret is not revealed yet.
        """
        if not self.secret:
            raise BadRecord("record_no_secret")
        secret = bytes.fromhex(self.secret)
        if commitment_of(secret) != self.commitment:
            raise BadRecord("record_commitment_differs")
        dice = Dice(secret)
        self.replay()
        return self._check_outcomes(dice)

    def _check_outcomes(self, dice: Dice) -> int:
        game = game_by_id(self.game)
        state = game.new_game(self.options, self.seats) if self.start is None else game.load_state(self.start)
        checked = 0
        for index, event in enumerate(self.events):
            if event.seat == CHANCE:
                position = dice.choose(index, game.chance_weights(state))
                if game.legal_actions(state)[position] != event.action:
                    raise BadRecord("record_outcome_differs", number=index + 1)
                checked += 1
            game.apply(state, event.action, event.seat)
        return checked

    def _head_lines(self) -> list[str]:
        lines = [f"game {self.game}", f"rules {self.rules}", f"options {options_text(self.options)}".rstrip(), f"seats {self.seats}"]
        if self.names:
            lines.append(f"names {dumps(list(self.names), ensure_ascii=False)}")
        if self.start is not None:
            lines.append(f"start {dumps(self.start, separators=(',', ':'))}")
        optional = (("commitment", self.commitment), ("secret", self.secret), ("result", self.result))
        return lines + [f"{name} {text}" for name, text in optional if text]

    def _event_lines(self) -> list[str]:
        game = game_by_id(self.game)
        lines: list[str] = []
        number = 0
        while number < len(self.events):
            event = self.events[number]
            word, length = _joined(game, self.events, number)
            text = word or game.actions.text(event.action)
            lines.append(f"{number + 1} {'*' if event.seat == CHANCE else event.seat} {text}")
            number += max(length, 1)
        return lines


def canonical(game: AnyGame, events: Sequence[Event]) -> list[Event]:
    """The events with everything that is jointly written in the order in which it is read back."""
    ordered: list[Event] = []
    while len(ordered) < len(events):
        event = events[len(ordered)]
        word, _ = _joined(game, events, len(ordered))
        ordered += [Event(event.seat, action) for action in game.parse(word)] if word else [event]
    return ordered


def result_text(result: Result) -> str:
    """A finished game's outcome as one line of a record."""
    places = ",".join(map(str, result.places))
    scores = ",".join(f"{score:g}" for score in result.scores)
    return f"places={places} scores={scores} reason={result.reason}"


def _joined(game: AnyGame, events: Sequence[Event], number: int) -> tuple[str, int]:
    """The word that the events from ``number`` on begin with, and how many it stands for."""
    seat = events[number].seat
    if seat == CHANCE:
        return "", 0
    row: list[int] = []
    for event in events[number : number + LONGEST_WORD]:
        if event.seat != seat:
            break
        row.append(event.action)
    return game.joined(row)


def _json_lines(text: str) -> list[str]:
    try:
        members = loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record_json", getattr(error, "lineno", 0)) from None
    if not isinstance(members, Mapping) or members.get("ponti_record") != VERSION:
        raise BadRecord("record_head")
    events = members.get("events")
    if not isinstance(events, list) or not all(isinstance(event, str) for event in events):
        raise BadRecord("record_field", name="events")
    head = [f"{name} {text}" for name, text in members.items() if name not in ("ponti_record", "events")]
    if any("\n" in line or "\r" in line for line in (*head, *events)):
        raise BadRecord("record_json")
    return [_HEAD, *head, "events", *events]


def _read(lines: list[str]) -> Record:
    if not lines or lines[0].strip() != _HEAD:
        raise BadRecord("record_head", 1)
    head: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        name, _, text = line.strip().partition(" ")
        if name == "events" and not text:
            return _build(_Head(head, where), lines, number)
        if name not in _FIELDS or name in head:
            raise BadRecord("record_field", number, name=name[:40])
        head[name] = text.strip()
        where[name] = number
    raise BadRecord("record_no_events", len(lines))


class _Head:
    """The fields before the events; getters raise ``BadRecord`` with the field's line."""

    def __init__(self, texts: dict[str, str], lines: dict[str, int]) -> None:
        self.texts = texts
        self.lines = lines

    def text(self, name: str) -> str:
        if name not in self.texts:
            raise BadRecord("record_field_missing", name=name)
        return self.texts[name]

    def wrong(self, name: str) -> BadRecord:
        return BadRecord("record_field", self.lines.get(name, 0), name=name)

    def whole(self, name: str) -> int:
        text = self.text(name)
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            raise self.wrong(name)
        return int(text)

    def hex(self, name: str) -> str:
        text = self.texts.get(name, "")
        if text and not (len(text) == 64 and set(text) <= set("0123456789abcdef")):
            raise self.wrong(name)
        return text

    def json(self, name: str) -> object:
        try:
            return loads(self.texts.get(name, "null"))
        except (ValueError, RecursionError):
            raise self.wrong(name) from None

    def names(self) -> tuple[str, ...]:
        names = self.json("names") if "names" in self.texts else []
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.wrong("names")
        return tuple(names)

    def start(self) -> dict[str, Json] | None:
        start = self.json("start")
        if start is not None and not isinstance(start, dict):
            raise self.wrong("start")
        return start

    def options(self, game: AnyGame, seats: int) -> dict[str, bool | int | str]:
        pairs = [word.partition("=") for word in self.text("options").split()]
        try:
            return game.check_setup({name: text for name, _, text in pairs}, seats)
        except PontiError as error:
            raise BadRecord("record_options", self.lines["options"], problem=error.words) from error


def _build(head: _Head, lines: list[str], events_line: int) -> Record:
    try:
        game = game_by_id(head.text("game"))
    except PontiError as error:
        raise BadRecord("record_options", head.lines["game"], problem=error.words) from error
    seats = head.whole("seats")
    return Record(
        game=game.id,
        rules=head.whole("rules"),
        options=head.options(game, seats),
        seats=seats,
        events=_events(game, lines, events_line),
        names=head.names(),
        start=head.start(),
        commitment=head.hex("commitment"),
        secret=head.hex("secret"),
        result=head.texts.get("result", ""),
    )


def _events(game: AnyGame, lines: list[str], events_line: int) -> tuple[Event, ...]:
    events: list[Event] = []
    for number, line in enumerate(lines[events_line:], events_line + 1):
        if not line.strip():
            continue
        words = line.split(maxsplit=2)
        if len(words) < 3 or words[0] != str(len(events) + 1):
            raise BadRecord("record_event", number, text=line.strip()[:40], expected=len(events) + 1)
        seat = _seat(game, words[1])
        if seat is None:
            raise BadRecord("record_event", number, text=line.strip()[:40], expected=len(events) + 1)
        try:
            events += [Event(seat, action) for action in game.parse(words[2])]
        except PontiError as error:
            raise BadRecord("record_notation", number, problem=error.words) from error
    return tuple(events)


def _seat(game: AnyGame, text: str) -> int | None:
    if text == "*":
        return CHANCE
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) < game.max_seats:
        return int(text)
    return None
