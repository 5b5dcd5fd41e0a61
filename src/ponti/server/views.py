"""What a screen is shown. Everything here is made from redacted states and from readings, never from the full state."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ponti.core.game import SPECTATOR, AnyGame, Json, Prompt, Result, State
from ponti.core.words import has_text, say
from ponti.server.affairs_views import Surroundings, affairs_json, seats_json
from ponti.server.catalogue import JsonObject, hides, option_words, words_id
from ponti.server.log import Reading
from ponti.server.origins import continued_of, origin_json
from ponti.server.rights import Viewer, can_json, may_play
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
        "settings": table.rules.to_json(),
        "origin": origin_json(table.head),
    }


def common_json(table: Table, around: Surroundings, language: str) -> JsonObject:
    """The part of a ``state`` message that is the same for all viewers."""
    return {
        "type": "state",
        "table": table_json(table, language),
        "event": table.number,
        "log_from": table.log.page_from,
        "log_start": table.log.start,
        "seats": seats_json(table, around.connected, language),
        "acting": [*table.acting()],
        "thinking": [*sorted(around.thinking)],
        "prompt": _prompt_json(table, language),
        "result": result_json(table.game, table.result(), language) if table.is_over else None,
        "dice": dice_json(table),
        **affairs_json(table, around, language),
    }


class Scenes:
    """The scenes of one position, each drawn once: one for everybody in a game without secrets."""

    def __init__(self, game: AnyGame) -> None:
        self._game: Final = game
        self._scenes: dict[int, Json] = {}

    def of(self, view: State, viewer: int) -> Json:
        """What ``viewer`` is shown."""
        key = viewer if hides(self._game) else SPECTATOR
        if key not in self._scenes:
            self._scenes[key] = self._game.scene(view)
        return self._scenes[key]


def own_json(
    table: Table, scenes: Scenes, viewer: Viewer, around: Surroundings, language: str, since: int
) -> JsonObject:
    """The part of a ``state`` message that is for one viewer who has read the log up to number ``since``."""
    mine = viewer.mine
    # Of a paged log the whole page is sent, and all of it when the game is over.
    since = max(table.log.page_from if table.log.is_paged else since, table.log.start)
    readings = table.log.read(log_reader(table.game, mine), since)
    can = can_json(table, viewer, around.connected)
    return {
        "since": since,
        "you": [*mine],
        "views": [
            _view_json(table, seat, scenes, can["take_back"] == "free", language) for seat in mine or (SPECTATOR,)
        ],
        "log": [reading_json(table.game, reading, language) for reading in readings],
        "can": can,
    }


def log_reader(game: AnyGame, mine: Sequence[int]) -> int:
    """Whose log a connection reads. Players who share a screen of a game with secrets read what everybody may."""
    if not mine or (len(mine) > 1 and hides(game)):
        return SPECTATOR
    return mine[0]


def _view_json(table: Table, seat: int, scenes: Scenes, can_take_back: bool, language: str) -> JsonObject:
    """The board as a seat or ``SPECTATOR`` sees it, with what it may do."""
    view = table.view(seat)
    return {
        "seat": "spectator" if seat == SPECTATOR else seat,
        "scene": scenes.of(view, seat),
        "legal": legal_json(table.game, view, seat, language) if may_play(table, seat) else [],
        "can_take_back": can_take_back,
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


def _prompt_json(table: Table, language: str) -> JsonObject:
    if table.affairs.is_decided:
        return {"phase": "over", "clause": "", "words": table.result().words.text(language)}
    return prompt_json(table.game.prompt(table.view(SPECTATOR)), language)


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
    secret = dice.secret.hex() if table.is_over else ""
    return {"commitment": dice.commitment, "secret": secret, "continued": continued_of(table.head)}


def _tie_break_words(game: AnyGame, name: str, language: str) -> str:
    key = f"{words_id(game)}-tie-{name.replace('_', '-')}"
    return say(key).text(language) if has_text(key, language) else name
