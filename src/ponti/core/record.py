"""A whole game as one readable file: options and every event, chance included, so that replaying needs no dice.

    ponti record 1
    game diavolo
    rules 1
    options size=10 last_turn=other supply=unlimited parallel_knights=on
    seats 2
    events
    1 0 c3+d4
    3 1 light

An event's line is its number, its seat (``*`` for chance) and its notation; a turn that the game writes as one word
takes several numbers. A game that goes on from a point of another one has a field ``continued 17``: its first 17 events
were brought along, and its own dice begin after them. One that was broken off has, instead of a result, a field
``ended places=1,2 reason=resigned``: the table decided it, and no rule. ``Record.loads`` (``record_reader.py``) reads
this text as well as the JSON form, which has the same fields as members and the event lines as a list.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps
from typing import TYPE_CHECKING, Final

from ponti.core.dice import Dice, commitment_of
from ponti.core.errors import BadRecord, PontiError
from ponti.core.frozen import Frozen
from ponti.core.game import CHANCE, EVERYTHING, AnyGame, Json, Result, State, options_text
from ponti.core.options import Options
from ponti.core.registry import game as game_by_id
from ponti.core.words import say

if TYPE_CHECKING:
    from ponti.core.match import Match

VERSION: Final = 1
LONGEST_WORD: Final = 8
"""The most events that one word of a game's notation may stand for."""
ENDINGS: Final = ("resigned", "forfeit")
"""Why a game may be broken off: all but one of its players have resigned, or lost by time."""
_ENDED: Final = re.compile(f"places=([0-9]{{1,2}}(?:,[0-9]{{1,2}})*) reason=({'|'.join(ENDINGS)})")
HEAD: Final = f"ponti record {VERSION}"
"""The first line of the text form."""


@dataclass(frozen=True)
class Event(Frozen):
    """One action or chance outcome: who (a seat or ``CHANCE``) and what (its id)."""

    seat: int
    action: int


@dataclass(frozen=True)
class Record(Frozen):
    """A game that can be written, read and replayed.

    ``start`` is a position's JSON when the game did not begin at the start; ``commitment`` and ``secret`` are hex and
    empty when chance was not rolled by Ponti's dice; ``result`` is empty while the game goes on. ``continued`` is how
    many of the first events were brought from another game: the dice answer for those after them only. ``ended`` tells
    how a game was broken off.
    """

    game: str
    rules: int
    options: Options
    seats: int
    events: tuple[Event, ...]
    names: tuple[str, ...] = ()
    start: dict[str, Json] | None = None
    commitment: str = ""
    secret: str = ""
    result: str = ""
    continued: int = 0
    ended: str = ""

    def dumps(self) -> str:
        """The text form."""
        return "\n".join([HEAD, *self._head_lines(), "events", *self._event_lines()]) + "\n"

    def to_json(self) -> dict[str, Json]:
        """The JSON form."""
        members: dict[str, Json] = {
            "ponti_record": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": {name: value for name, value in self.options.items()},
            "seats": self.seats,
        }
        if self.names:
            members["names"] = [*self.names]
        if self.start is not None:
            members["start"] = self.start
        if self.continued:
            members["continued"] = self.continued
        members.update({name: text for name, text in self._optional_texts() if text})
        members["events"] = [*self._event_lines()]
        return members

    @staticmethod
    def loads(text: str) -> "Record":
        """Read the text or the JSON form. Raises ``BadRecord`` with the line that is damaged."""
        from ponti.core.record_reader import read_record

        return read_record(text)

    def replay(self) -> "Match":
        """Play the record again from its start. Raises ``BadRecord`` with the event that cannot be played."""
        from ponti.core.match import Match

        state = self.first_state()
        start = None if self.start is None else state
        match = Match(game_by_id(self.game), self.options, self.seats, names=self.names, start=start, rolls=False)
        for number, event in enumerate(self.events, 1):
            try:
                match.play(event.action, event.seat)
            except PontiError as error:
                raise BadRecord("record_illegal_event", number=str(number), problem=error.words) from error
        if self.result and (not match.is_over or self.result != result_text(match.result())):
            raise BadRecord("record_result_differs")
        if self.ended and match.is_over:
            raise BadRecord("record_result_differs")
        return match

    def verify(self) -> int:
        """Check the dealing: the secret fits the commitment and gives every chance outcome. Their number.

        Outcomes among the ``continued`` events are not from these dice, and are not counted. Raises ``BadRecord``, also
        when the secret is not revealed yet.
        """
        if not self.secret:
            raise BadRecord("record_no_secret")
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            raise BadRecord("record_field", name="secret") from None
        if commitment_of(secret) != self.commitment:
            raise BadRecord("record_commitment_differs")
        self.replay()
        return self._check_outcomes(Dice(secret))

    def first_state(self) -> State:
        """The state before the first event. Raises ``BadRecord``."""
        try:
            game = game_by_id(self.game)
            options = game.check_setup(self.options, self.seats)
        except PontiError as error:
            raise BadRecord("record_options", problem=error.words) from error
        if self.rules != game.rules_version:
            raise BadRecord("record_rules_version", found=self.rules, expected=game.rules_version)
        if self.start is None:
            fresh: State = game.start(options, self.seats)
            return fresh
        try:
            start: State = game.load_state(self.start)
        except PontiError as error:
            raise BadRecord("record_start", problem=error.words) from error
        if start.viewer != EVERYTHING or start.options != options or start.seats != self.seats:
            raise BadRecord("record_start", problem=say("error-record-start-setup"))
        return start

    def _check_outcomes(self, dice: Dice) -> int:
        game = game_by_id(self.game)
        state = self.first_state()
        checked = 0
        for index, event in enumerate(self.events):
            if event.seat == CHANCE and index >= self.continued:
                position = dice.choose(index, game.chance_weights(state))
                if game.legal_actions(state)[position] != event.action:
                    raise BadRecord("record_outcome_differs", number=str(index + 1))
                checked += 1
            game.apply(state, event.action, event.seat)
        return checked

    def _head_lines(self) -> list[str]:
        options = f"options {options_text(self.options)}".rstrip()
        lines = [f"game {self.game}", f"rules {self.rules}", options, f"seats {self.seats}"]
        if self.names:
            lines.append(f"names {_one_line(list(self.names))}")
        if self.start is not None:
            lines.append(f"start {_one_line(self.start)}")
        if self.continued:
            lines.append(f"continued {self.continued}")
        return lines + [f"{name} {text}" for name, text in self._optional_texts() if text]

    def _optional_texts(self) -> tuple[tuple[str, str], ...]:
        return (
            ("commitment", self.commitment),
            ("secret", self.secret),
            ("result", self.result),
            ("ended", self.ended),
        )

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
    scores = ",".join(str(int(score)) if score == int(score) else repr(score) for score in result.scores)
    return f"places={places} scores={scores} reason={result.reason}"


def ended_text(places: Sequence[int], reason: str) -> str:
    """How a game was broken off, as one line of a record."""
    return f"places={','.join(map(str, places))} reason={reason}"


def read_ended(text: str) -> tuple[tuple[int, ...], str] | None:
    """Places and reason from ``ended_text``; None when it is none."""
    found = _ENDED.fullmatch(text)
    return None if found is None else (tuple(int(place) for place in found[1].split(",")), found[2])


def _one_line(value: object) -> str:
    text = dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if text.isprintable() else dumps(value, separators=(",", ":"))


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
