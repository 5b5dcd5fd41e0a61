"""Records that somebody brings along: read, replayed and verified for one answer; nothing of them is kept."""

from dataclasses import replace
from typing import Final

from ponti.core.errors import BadRecord
from ponti.core.game import EVERYTHING, Json, Result
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.core.registry import game as game_by_id
from ponti.server.catalogue import JsonObject, option_words
from ponti.server.endings import recorded_result
from ponti.server.errors import TableError
from ponti.server.history import History
from ponti.server.replays import position_json
from ponti.server.speaking import Speech, speech_of
from ponti.server.views import broken_off_json, reading_json
from ponti.store.data import PLAYED, StoredEvent

MOST_POSITIONS: Final = 32
"""So many positions are told at once, so that a record need not be sent again for each step."""


def uploaded_json(text: str, number: int | None, until: int | None, language: str) -> JsonObject:
    """What a record says, whether its dealing is proven, and the position after ``number`` events.

    With ``until`` the positions from ``number`` on, at most ``MOST_POSITIONS``, come instead of the log. Raises
    ``BadRecord`` when it cannot be read or replayed.
    """
    record = _told_apart(Record.loads(text))
    match = record.replay()
    last = len(match.events)
    number = last if number is None else number
    if not 0 <= number <= last:
        raise TableError("unknown_event", 404, number=number, last=last)
    history, ending = history_of(match), recorded_result(record, match)
    speech = speech_of(record.names, language)
    answer = {**_about(record, language), "last": last, **_position(history, number, speech, ending)}
    if until is None:
        log: list[Json] = [reading_json(match.game, line, speech) for line in history.readings(EVERYTHING)]
        return {**answer, "log": log, **_proof_json(record, language)}
    stop = min(until, last, number + MOST_POSITIONS - 1)
    positions: list[Json] = [_position(history, each, speech, ending) for each in range(number, stop + 1)]
    return {**answer, "positions": positions}


def _told_apart(record: Record) -> Record:
    """Anybody may have written the names: those that several have get the numbers of their seats.

    Half a character (a lone surrogate) cannot be sent: it becomes a question mark.
    """
    names = [name.encode(errors="replace").decode() for name in record.names]
    return replace(
        record,
        names=tuple(f"{name} {seat}" if name and names.count(name) > 1 else name for seat, name in enumerate(names, 1)),
    )


def history_of(match: Match) -> History:
    """A match as the past of a table."""
    history = History(match.game, match.start)
    texts = [match.game.actions.text(event.action) for event in match.events]
    history.add(
        StoredEvent(number, PLAYED, event.seat, text, number, True)
        for number, (event, text) in enumerate(zip(match.events, texts, strict=True), 1)
    )
    return history


def _about(record: Record, language: str) -> JsonObject:
    game = game_by_id(record.game)
    return {
        "game": game.id,
        "title": game.title().text(language),
        "options": {**record.options},
        "option_words": option_words(game, record.options, language),
        "names": [*record.names],
        "seats": record.seats,
        "continued": record.continued,
        "commitment": record.commitment,
    }


def _position(history: History, number: int, speech: Speech, ending: Result | None) -> JsonObject:
    """The position after ``number`` events; after the last one, with how the game ended."""
    state, result = history.state(number), ending if number == history.number else None
    position = position_json(history.game, state, number, EVERYTHING, speech, result)
    if result is not None and history.game.acting(state):
        position["prompt"] = broken_off_json(result, speech)
    return position


def _proof_json(record: Record, language: str) -> JsonObject:
    """``proven`` is null without a secret to check."""
    if not record.secret:
        return {"proven": None, "outcomes": 0, "problem": ""}
    try:
        return {"proven": True, "outcomes": record.verify(), "problem": ""}
    except BadRecord as error:
        return {"proven": False, "outcomes": 0, "problem": error.words.text(language)}
