"""Looking back: a table as it stood after some event, its record, and records that somebody brings along."""

from dataclasses import replace

from ponti.core.errors import BadRecord
from ponti.core.game import EVERYTHING, SPECTATOR, AnyGame, Json, State
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.core.registry import game as game_by_id
from ponti.server.catalogue import JsonObject, hides, option_words
from ponti.server.errors import TableError
from ponti.server.log import replayed
from ponti.server.seats import shown_name
from ponti.server.tables import Table
from ponti.server.views import dice_json, prompt_json, reading_json, result_json, seats_json, table_json

LONGEST_RECORD = 1 << 20


def record_of(table: Table) -> Record:
    """A table's record. Raises ``record_hidden`` while it would tell secrets."""
    if not table.is_over and hides(table.game):
        raise TableError("record_hidden", 403)
    return replace(table.match.record(), names=tuple(shown_name(seat, "en") for seat in table.seats))


def replay_json(table: Table, number: int, language: str) -> JsonObject:
    """The ``state`` message after ``number`` lines: as a spectator saw it; with everything once the game is over."""
    if not 0 <= number <= table.number:
        raise TableError("unknown_event", 404, number=number, last=table.number)
    viewer = EVERYTHING if table.is_over else SPECTATOR
    state = table.after(number)
    return {
        "type": "state",
        "table": table_json(table, language),
        "event": number,
        "last": table.number,
        "since": 0,
        "seats": seats_json(table, (), language),
        "you": [],
        "thinking": [],
        **_position_json(table.game, state, viewer, language),
        "log": [reading_json(table.game, reading, language) for reading in table.log.read(viewer)[:number]],
        "dice": dice_json(table),
    }


def uploaded_json(text: str, number: int | None, language: str) -> JsonObject:
    """What a record says, whether its dealing is proven, and the position after ``number`` events.

    Raises ``BadRecord`` when it cannot be read or replayed.
    """
    record = Record.loads(text)
    match = record.replay()
    game = game_by_id(record.game)
    number = len(match.events) if number is None else number
    if not 0 <= number <= len(match.events):
        raise TableError("unknown_event", 404, number=number, last=len(match.events))
    state = replayed(game, match.start, match.events[:number])
    return {
        "game": game.id,
        "title": game.title().text(language),
        "options": {**record.options},
        "option_words": option_words(game, record.options, language),
        "names": [*record.names],
        "seats": record.seats,
        "event": number,
        "last": len(match.events),
        "log": _log_json(match, language),
        **_position_json(game, state, EVERYTHING, language),
        **_proof_json(record, language),
    }


def _position_json(game: AnyGame, state: State, viewer: int, language: str) -> JsonObject:
    view = state if viewer == EVERYTHING else game.redact(state, viewer)
    acting = game.acting(view)
    views: list[Json] = [{"seat": "spectator", "scene": game.scene(view), "legal": [], "can_take_back": False}]
    return {
        "acting": [*acting],
        "prompt": prompt_json(game.prompt(game.redact(state, SPECTATOR)), language),
        "views": views,
        "result": None if acting else result_json(game, game.result(view), language),
    }


def _log_json(match: Match, language: str) -> list[Json]:
    state = match.start.copy()
    lines: list[Json] = []
    for number, event in enumerate(match.events, 1):
        words = match.game.redact_event(state, event.action, EVERYTHING, event.seat).words.text(language)
        text = match.game.actions.text(event.action)
        lines.append({"number": number, "seat": event.seat, "action": event.action, "text": text, "words": words})
        match.game.apply(state, event.action, event.seat)
    return lines


def _proof_json(record: Record, language: str) -> JsonObject:
    """``proven`` is null without a secret to check."""
    if not record.secret:
        return {"proven": None, "outcomes": 0, "problem": ""}
    try:
        return {"proven": True, "outcomes": record.verify(), "problem": ""}
    except BadRecord as error:
        return {"proven": False, "outcomes": 0, "problem": error.words.text(language)}
