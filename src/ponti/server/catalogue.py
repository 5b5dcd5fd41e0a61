"""What can be played: the games with their options and the levels of the bots, in words."""

from functools import cache, lru_cache
from typing import TypeAlias

from librt.random import Random

from ponti.core.game import CHANCE, OVER, SPECTATOR, AnyGame, Json, State
from ponti.core.options import Flag, Option, Options, Value, Whole
from ponti.core.registry import games
from ponti.core.words import has_text, say

JsonObject: TypeAlias = dict[str, Json]


def games_json(language: str) -> list[Json]:
    """All games, as the form for a new table needs them."""
    return [_game_json(game, language) for game in games()]


def option_words(game: AnyGame, options: Options, language: str) -> list[Json]:
    """A table's options as short sentences, those first that differ from the usual."""
    return [*_option_words(game, tuple(options[option.name] for option in game.options), language)]


@lru_cache(maxsize=1_000)
def _option_words(game: AnyGame, values: tuple[Value, ...], language: str) -> tuple[str, ...]:
    pairs = sorted(zip(game.options, values, strict=True), key=lambda pair: pair[1] == pair[0].default)
    return tuple(_pair_words(game, option, value, language) for option, value in pairs)


@cache
def hides(game: AnyGame) -> bool:
    """Whether anything is ever hidden in a game: one random game, watched by a spectator and the first seat, tells."""
    rng = Random(1)
    state: State = game.new_game()
    while game.to_act(state) != OVER:
        for viewer in (SPECTATOR, 0):
            if game.write_position(game.redact(state, viewer)) != game.write_position(state):
                return True
        seat = game.to_act(state)
        game.apply(state, game.sample(state, rng), CHANCE if seat == CHANCE else seat)
    return False


def text_or_empty(key: str, language: str) -> str:
    """The text of a key without arguments that not every game has."""
    return say(key).text(language) if has_text(key, language) else ""


def words_id(game: AnyGame) -> str:
    """A game's id as its keys in the language files begin."""
    return game.id.replace("_", "-")


def _game_json(game: AnyGame, language: str) -> JsonObject:
    return {
        "id": game.id,
        "title": game.title().text(language),
        "tagline": text_or_empty(f"{words_id(game)}-tagline", language),
        "seats": [game.min_seats, game.max_seats],
        "hidden": hides(game),
        "options": [_option_json(game, option, language) for option in game.options],
    }


def _option_json(game: AnyGame, option: Option, language: str) -> JsonObject:
    values = [] if isinstance(option, Whole) else list(option.allowed())
    return {
        "name": option.name,
        "kind": "whole" if isinstance(option, Whole) else "flag" if isinstance(option, Flag) else "choice",
        "default": option.default,
        "low": option.low if isinstance(option, Whole) else None,
        "high": option.high if isinstance(option, Whole) else None,
        "values": [*values],
        "label": say(_option_key(game, option)).text(language),
        "help": text_or_empty(f"{_option_key(game, option)}-help", language),
        "value_labels": {json_name(value): _value_label(game, option, value, language) for value in values},
    }


def json_name(value: Value) -> str:
    """An option's value as the name of a JSON member, the way JavaScript writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _option_key(game: AnyGame, option: Option) -> str:
    return f"{words_id(game)}-option-{option.name.replace('_', '-')}"


def _value_label(game: AnyGame, option: Option, value: Value, language: str) -> str:
    if isinstance(value, bool):
        return say("server-on" if value else "server-off").text(language)
    key = f"{_option_key(game, option)}-{str(value).replace('_', '-')}"
    return text_or_empty(key, language) or str(value)


def _pair_words(game: AnyGame, option: Option, value: Value, language: str) -> str:
    label = say(_option_key(game, option)).text(language)
    return say("server-option", label=label, value=_value_label(game, option, value, language)).text(language)
