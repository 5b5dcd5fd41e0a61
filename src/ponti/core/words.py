"""Sentences for people as data: a key and its arguments, rendered late in the reader's language.

The texts live beside the code that speaks them, as Fluent files: ``ponti/core/locale/<language>.ftl`` and
``ponti/games/<id>/locale/<language>.ftl``; other packages bring theirs with ``add_texts``. Every key exists in every
language.

Players are spoken of with ``{ PLAYER($seat) }``: “Player 2”, or a place for a name where ``text`` is asked for names.
Its ``form`` is ``label``, ``inside`` (a sentence), ``bare``, ``to`` or ``of``, as far as a language tells them apart.

Numbers are written as the reader's language writes them (4.5 and 1,000 in English, 4,5 and 1.000 in Italian), so pass
numbers that count something as numbers, and names that happen to be numbers (a year, a version) as text.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "it")
_NAME: Final = re.compile("\x02([0-9]+)\x03")
"""Where the name of a player stands. Nobody's name and no text has such signs."""


class Words:
    """A sentence: its key in the language files and the values to fill in, which may be sentences themselves.

    It never changes. Every action that is offered makes some, and a frozen dataclass would take ten times as long.
    """

    def __init__(self, key: str, args: "tuple[tuple[str, Arg], ...]" = ()) -> None:
        self.key: Final = key
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Words({self.key!r}, {self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Words, (self.key, self.args)

    def text(self, language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The sentence in ``language`` (one of ``LANGUAGES``), with names for the numbers of players if there are."""
        return render(self, language) if names is None else with_names(render(self, language, True), names)

    def __str__(self) -> str:
        return render(self, "en")


Arg: TypeAlias = Union[str, int, float, Words]


def say(key: str, /, **args: Arg) -> Words:
    """Shorthand for ``Words``: ``say("diavolo-tile", cell="c3")``."""
    return Words(key, tuple(args.items()))


def render(words: Words, language: str, leaves_names: bool = False) -> str:
    """Fill in ``words`` from the language files; a missing key or argument is a bug (``LookupError``).

    Players are called by their numbers, or places are left for ``with_names``.
    """
    return _rendered(words.key, words.args, language, leaves_names)


def with_names(text: str, names: Mapping[int, str]) -> str:
    """A rendered text with its places for names filled in. Who has none is called by the number."""
    return _NAME.sub(lambda found: names.get(int(found[1]), found[1]), text) if "\x02" in text else text


@lru_cache(maxsize=1 << 16)
def _rendered(key: str, args: tuple[tuple[str, Arg], ...], language: str, leaves_names: bool) -> str:
    """The parts are what is looked up: strings and tuples are hashed and compared without calling ``Words``."""
    bundle = _bundle(language, leaves_names)
    if not bundle.has_message(key):
        raise LookupError(f"no {language} text for {key!r}")
    filled = {name: render(arg, language, leaves_names) if isinstance(arg, Words) else arg for name, arg in args}
    message = bundle.get_message(key)
    if message.value is None:
        raise LookupError(f"{key!r} has no value in {language}")
    text, errors = bundle.format_pattern(message.value, filled)
    if errors:
        raise LookupError(f"{key!r} in {language}: {errors[0]}")
    return str(text)


def _player(language: str, leaves_names: bool, number: object, form: str = "start") -> str:
    """``{ PLAYER($number, form: "of") }``."""
    seat = int(str(number))
    if leaves_names:
        return render(Words(f"named-{form}", (("name", f"\x02{seat}\x03"),)), language)
    return render(Words(f"player-{form}", (("number", seat),)), language)


def told(words: Words, actor: int) -> Words:
    """What a log says when ``actor`` has done what a button offers: ``<game>-do-<x>`` read as ``<game>-told-<x>``.

    Chance has no such sentences: its outcomes read the same on both.
    """
    if actor < 0:
        return words
    return Words(words.key.replace("-do-", "-told-", 1), (*words.args, ("actor", actor + 1)))


def has_text(key: str, language: str) -> bool:
    """Whether ``language`` has a sentence for ``key``."""
    return bool(_bundle(language, False).has_message(key))


@cache
def _bundle(language: str, leaves_names: bool) -> FluentBundle:
    functions: dict[str, Any] = {"PLAYER": partial(_player, language, leaves_names)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> list[Resource]:
    files = [folder.joinpath(f"{language}.ftl") for folder in locale_folders()]
    return [FluentResource(file.read_text("utf-8")) for file in files if file.is_file()]


_added: Final[list[Traversable]] = []


def add_texts(folder: Traversable) -> None:
    """Speak the ``<language>.ftl`` files of ``folder`` too: for games that live outside this package."""
    if folder not in _added:
        _added.append(folder)
        _resources.cache_clear()
        _bundle.cache_clear()


def locale_folders() -> list[Traversable]:
    """The folders that hold language files: the core's own, one per game, and the added ones."""
    root = files("ponti")
    games = sorted(root.joinpath("games").iterdir(), key=_name)
    return [root.joinpath("core", "locale")] + [game.joinpath("locale") for game in games if game.is_dir()] + _added


def _name(path: Traversable) -> str:
    return path.name
