"""Options of a game as a typed table that the CLI, the web app and the docs all read.

A game writes one line per option:

    OPTIONS: Final = (
        Whole("size", 10, low=3, high=12),
        Choice("last_turn", "other", values=("other", "equal")),
        Flag("parallel_knights", True),
    )

The words for people are ``<game>-option-<name>``, ``…-help`` and, for choices, ``…-<value>`` in the language files
(underscores written as hyphens).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, Union

from ponti.core.errors import BadOptions, shown
from ponti.core.frozen import Frozen

Value: TypeAlias = Union[bool, int, str]
Options: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Flag(Frozen):
    """An option that is on or off."""

    name: str
    default: bool

    def read(self, value: object) -> Value:
        """The option's value from JSON or text (``on``/``off``); raises ``BadOptions``."""
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in _SWITCH:
            return _SWITCH[value.lower()]
        raise BadOptions("bad_option_value", option=self.name, value=shown(value), allowed="on, off")

    def allowed(self) -> tuple[Value, ...]:
        """Every value, in order."""
        return (False, True)


@dataclass(frozen=True)
class Whole(Frozen):
    """A whole number from ``low`` to ``high``, both included."""

    name: str
    default: int
    low: int
    high: int

    def read(self, value: object) -> Value:
        """The option's value from JSON or text; raises ``BadOptions``."""
        number = _whole(value)
        if number is None or not self.low <= number <= self.high:
            raise BadOptions(
                "bad_option_value", option=self.name, value=shown(value), allowed=f"{self.low}..{self.high}"
            )
        return number

    def allowed(self) -> tuple[Value, ...]:
        """Every value, in order."""
        return tuple(range(self.low, self.high + 1))


@dataclass(frozen=True)
class Choice(Frozen):
    """One of a few named values (words or numbers)."""

    name: str
    default: Value
    values: tuple[Value, ...]

    def read(self, value: object) -> Value:
        """The option's value from JSON or text; raises ``BadOptions``."""
        for known in self.values:
            if (type(value) is type(known) and value == known) or value == write_option(known):
                return known
        allowed = ", ".join(write_option(known) for known in self.values)
        raise BadOptions("bad_option_value", option=self.name, value=shown(value), allowed=allowed)

    def allowed(self) -> tuple[Value, ...]:
        """Every value, in order."""
        return self.values


Option: TypeAlias = Union[Flag, Whole, Choice]

_SWITCH: Final[dict[str, bool]] = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 6:
        return int(value)
    return None


def read_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """``given`` checked against ``schema`` and completed with the defaults, in the schema's order."""
    if not isinstance(given, Mapping):
        raise BadOptions("bad_options", value=shown(given))
    names = [option.name for option in schema]
    given_names: list[object] = list(given)
    for name in given_names:
        if name not in names:
            raise BadOptions("unknown_option", option=shown(name), allowed=", ".join(names) or "-")
    return {option.name: option.read(given.get(option.name, option.default)) for option in schema}


def write_option(value: Value) -> str:
    """An option's value as text, so that ``read`` gives it back."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
