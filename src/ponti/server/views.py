"""What a screen is shown. Everything here is made from redacted states and from readings, never from the full state."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import orjson

from ponti.core.game import SPECTATOR, AnyGame, Json, Prompt, Result, State
from ponti.core.words import has_text, say
from ponti.server.affairs_views import Surroundings, affairs_json
from ponti.server.catalogue import JsonObject, hides, words_id
from ponti.server.lasting import Lasting
from ponti.server.log import Reading
from ponti.server.rights import Viewer, may_play, take_back_kind
from ponti.server.speaking import Speech
from ponti.server.tables import Table
from ponti.server.wire import Member, Written, quoted, written


class CommonParts:
    """What several viewers see alike of one position, each written once: a game without secrets shows all the same."""

    def __init__(self, table: Table, lasting: Lasting) -> None:
        self.table: Final = table
        self.lasting: Final = lasting
        self._hides: Final = hides(table.game)
        self._scenes: Final[dict[tuple[int, bool], Written]] = {}
        self._logs: Final[dict[tuple[int, int, str], Written]] = {}

    def scene(self, view: State, viewer: int, is_brief: bool) -> Written:
        """What ``viewer`` is shown; the brief one is without what never changes."""
        fixed = self.table.game.fixed() if is_brief else ()
        key = (viewer if self._hides else SPECTATOR, bool(fixed))
        if key not in self._scenes:
            scene = self.table.game.scene(view)
            if fixed:
                scene = {name: scene[name] for name in scene if name not in fixed}
            self._scenes[key] = written(scene)
        return self._scenes[key]

    def log(self, mine: Sequence[int], since: int, speech: Speech) -> Written:
        """The lines after number ``since`` as the players on ``mine`` read them."""
        reader = log_reader(self.table.game, mine)
        key = (reader if self._hides else SPECTATOR, since, speech.language)
        if key not in self._logs:
            readings = self.table.log.read(reader, since)
            self._logs[key] = written([reading_json(self.table.game, reading, speech) for reading in readings])
        return self._logs[key]


def common_json(shared: CommonParts, around: Surroundings, language: str) -> dict[str, Member]:
    """What moves of a ``state`` message and is the same for all viewers."""
    table, lasting = shared.table, shared.lasting
    speech = lasting.speech(table, language)
    acting: list[Json] = [*table.acting()]
    thinking: list[Json] = [*sorted(around.thinking)]
    return {
        "type": "state",
        "event": table.number,
        "log_from": table.log.page_from,
        "log_start": table.log.start,
        "seats": lasting.seats(table, around.connected, language),
        "acting": acting,
        "thinking": thinking,
        "prompt": table_prompt_json(table, speech),
        "result": result_json(table.game, table.result(), speech) if table.is_over else None,
        **affairs_json(table, around, language),
    }


def own_json(
    shared: CommonParts, viewer: Viewer, around: Surroundings, language: str, since: int, is_brief: bool
) -> dict[str, Member]:
    """The part of a ``state`` message that is for one viewer who has read the log up to number ``since``.

    The scenes are brief for whoever remembers what never changes.
    """
    table, lasting, mine = shared.table, shared.lasting, viewer.mine
    # Of a paged log the whole page is sent, and all of it when the game is over.
    since = max(table.log.page_from if table.log.is_paged else since, table.log.start)
    take_back = take_back_kind(table, mine)
    speech = lasting.speech(table, language)
    views: list[dict[str, Member]] = []
    for seat in mine or (SPECTATOR,):
        view = table.view(seat)
        views.append(
            {
                "seat": "spectator" if seat == SPECTATOR else seat,
                "scene": shared.scene(view, seat, is_brief),
                "legal": legal_written(table.game, view, seat, speech) if may_play(table, seat) else [],
                "can_take_back": take_back == "free",
            }
        )
    you: list[Json] = [*mine]
    return {
        "since": since,
        "you": you,
        "views": views,
        "log": shared.log(mine, since, speech),
        "can": lasting.can(table, viewer, around.connected, take_back),
    }


def log_reader(game: AnyGame, mine: Sequence[int]) -> int:
    """Whose log a connection reads. Players who share a screen of a game with secrets read what everybody may."""
    if not mine or (len(mine) > 1 and hides(game)):
        return SPECTATOR
    return mine[0]


def legal_written(game: AnyGame, view: State, seat: int, speech: Speech) -> Written:
    """The legal actions of a seat in words, from what the seat itself can see."""
    beginnings = _beginnings_of(game)
    actions = [
        b'%s,"words":%s,"preview":%s}'
        % (
            beginnings[action],
            quoted(game.describe(view, action), speech.language),
            orjson.dumps(game.preview(view, action)),
        )
        for action in game.legal_actions(view, seat)
    ]
    return Written(speech.fill(b"[%s]" % b",".join(actions)))


@cache
def _beginnings_of(game: AnyGame) -> tuple[bytes, ...]:
    """What is the same about each action of a game wherever it is offered: objects that are still open."""
    space = game.actions
    facts = ({"id": id, "action": {**space.to_json(id)}, "text": space.text(id)} for id in range(space.size))
    return tuple(orjson.dumps(fact)[:-1] for fact in facts)


def table_prompt_json(table: Table, speech: Speech) -> JsonObject:
    """What is being decided at a table now; where the game was broken off, how it ended."""
    if table.affairs.is_decided:
        return broken_off_json(table.result(), speech)
    return prompt_json(table.game.prompt(table.view(SPECTATOR)), speech)


def broken_off_json(result: Result, speech: Speech) -> JsonObject:
    """What stands in the place of a prompt where a game was broken off."""
    return {"phase": "over", "clause": "", "words": speech.text(result.words)}


def prompt_json(prompt: Prompt, speech: Speech) -> JsonObject:
    """What is being decided."""
    return {"phase": prompt.phase, "clause": prompt.clause, "words": speech.text(prompt.words)}


def reading_json(game: AnyGame, reading: Reading, speech: Speech) -> JsonObject:
    """One line of the log."""
    return {
        "number": reading.number,
        "kind": reading.kind,
        "seat": reading.seat,
        "action": reading.action,
        "text": "" if reading.action is None else game.actions.text(reading.action),
        "words": speech.text(reading.words),
        "length": reading.length,
    }


def result_json(game: AnyGame, result: Result, speech: Speech) -> JsonObject:
    """How the game ended, with the scores explained."""
    return {
        "words": speech.text(result.words),
        "reason": result.reason,
        "places": [*result.places],
        "scores": [*result.scores],
        "tie_breaks": [_tie_break_words(game, name, speech.language) for name in result.tie_breaks],
        "rows": [
            {"label": speech.text(row.label), "values": [*row.values], "is_total": row.is_total} for row in result.rows
        ],
    }


def _tie_break_words(game: AnyGame, name: str, language: str) -> str:
    key = f"{words_id(game)}-tie-{name.replace('_', '-')}"
    return say(key).text(language) if has_text(key, language) else name
