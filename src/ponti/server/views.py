"""What a screen is shown. Everything here is made from redacted states and from readings, never from the full state."""

from collections.abc import Collection, Sequence
from functools import cache

from ponti.core.game import SPECTATOR, AnyGame, Json, Prompt, Result, State
from ponti.core.words import has_text, say
from ponti.server.catalogue import JsonObject, hides, option_words, words_id
from ponti.server.log import Reading
from ponti.server.seats import shown_name
from ponti.server.tables import Table


def table_json(table: Table, language: str) -> JsonObject:
    """What anybody may know about a table."""
    return {
        "id": table.head.id,
        "game": table.game.id,
        "title": table.game.title().text(language),
        "options": {**table.head.options},
        "option_words": option_words(table.game, table.head.options, language),
        "status": "over" if table.is_over else "playing",
    }


def seats_json(table: Table, connected: Collection[int], language: str) -> list[Json]:
    """The seats and who is on them. Bots are always there."""
    return [
        {
            "seat": seat.seat,
            "name": shown_name(seat, language),
            "kind": "person" if seat.level is None else "bot",
            "level": seat.level,
            "claimed": seat.level is not None or seat.name != "",
            "connected": seat.level is not None or seat.seat in connected,
        }
        for seat in table.seats
    ]


def state_json(
    table: Table,
    mine: Sequence[int],
    language: str,
    since: int,
    connected: Collection[int],
    thinking: Collection[int],
) -> JsonObject:
    """The whole ``state`` message for one connection."""
    reader = log_reader(table.game, mine)
    viewers = mine or (SPECTATOR,)
    table.log.read(reader)
    log_from = table.log.page_from
    since = log_from if table.log.is_paged else since  # the whole page, and all of it when the game is over
    return {
        "type": "state",
        "table": table_json(table, language),
        "event": table.number,
        "since": since,
        "log_from": log_from,
        "seats": seats_json(table, connected, language),
        "you": [*mine],
        "acting": [*table.acting()],
        "thinking": [*sorted(thinking)],
        "prompt": prompt_json(table.game.prompt(table.view(SPECTATOR)), language),
        "views": [view_json(table, viewer, mine, language) for viewer in viewers],
        "log": [reading_json(table.game, reading, language) for reading in table.log.read(reader, since)],
        "result": result_json(table.game, table.match.result(), language) if table.is_over else None,
        "dice": dice_json(table),
    }


def log_reader(game: AnyGame, mine: Sequence[int]) -> int:
    """Whose log a connection reads. Players who share a screen of a game with secrets read what everybody may."""
    if not mine or (len(mine) > 1 and hides(game)):
        return SPECTATOR
    return mine[0]


def view_json(table: Table, viewer: int, mine: Sequence[int], language: str) -> JsonObject:
    """The board as one viewer sees it, with what it may do."""
    game = table.game
    view = table.view(viewer)
    may_act = viewer != SPECTATOR and viewer in game.acting(view)
    return {
        "seat": "spectator" if viewer == SPECTATOR else viewer,
        "scene": game.scene(view),
        "legal": legal_json(game, view, viewer, language) if may_act else [],
        "can_take_back": table.free_length(mine) >= 0,
    }


def legal_json(game: AnyGame, view: State, seat: int, language: str) -> list[Json]:
    """The legal actions of a seat in words, from what the seat itself can see."""
    return [
        {
            **_action_json(game, action),
            "words": game.describe(view, action).text(language),
            "preview": game.preview(view, action),
        }
        for action in game.legal_actions(view, seat)
    ]


@cache
def _action_json(game: AnyGame, action: int) -> JsonObject:
    """What is the same about an action wherever it is offered."""
    return {"id": action, "action": {**game.actions.to_json(action)}, "text": game.actions.text(action)}


def prompt_json(prompt: Prompt, language: str) -> JsonObject:
    """What is being decided."""
    return {"phase": prompt.phase, "clause": prompt.clause, "words": prompt.words.text(language)}


def reading_json(game: AnyGame, reading: Reading, language: str) -> JsonObject:
    """One line of the log."""
    return {
        "number": reading.number,
        "kind": reading.kind,
        "seat": reading.seat,
        "action": reading.action,
        "text": "" if reading.action is None else game.actions.text(reading.action),
        "words": reading.words.text(language),
        "length": reading.length,
    }


def result_json(game: AnyGame, result: Result, language: str) -> JsonObject:
    """How the game ended, with the scores explained."""
    return {
        "words": result.words.text(language),
        "reason": result.reason,
        "places": [*result.places],
        "scores": [*result.scores],
        "tie_breaks": [_tie_break_words(game, name, language) for name in result.tie_breaks],
        "rows": [
            {"label": row.label.text(language), "values": [*row.values], "is_total": row.is_total}
            for row in result.rows
        ],
    }


def dice_json(table: Table) -> JsonObject:
    """The commitment, and the secret once nothing can be gained from it."""
    dice = table.match.dice
    return {"commitment": dice.commitment, "secret": dice.secret.hex() if table.is_over else ""}


def _tie_break_words(game: AnyGame, name: str, language: str) -> str:
    key = f"{words_id(game)}-tie-{name.replace('_', '-')}"
    return say(key).text(language) if has_text(key, language) else name
