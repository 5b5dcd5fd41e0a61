"""Reading a position's JSON: typed getters that name the place of whatever is wrong."""

from collections.abc import Mapping, Sequence

from ponti.core.errors import BadPosition, bad_position, shown
from ponti.core.words import say


class Fields:
    """The members of a JSON object. Each getter raises ``BadPosition`` with the path of the member."""

    def __init__(self, raw: Mapping[str, object], path: str = "$") -> None:
        self.raw = raw
        self.path = path

    def at(self, name: str) -> str:
        """The path of a member, for error messages."""
        return f"{self.path}.{name}"

    def get(self, name: str) -> object:
        """A member that must be there."""
        if name not in self.raw:
            raise bad_position(self.at(name), say("error-position-missing"))
        return self.raw[name]

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        return _whole(self.get(name), low, high, self.at(name))

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise wrong(self.at(name), value)
        return value

    def word(self, name: str, allowed: Sequence[str]) -> str:
        """One of a few words."""
        return _word(self.get(name), allowed, self.at(name))

    def text(self, name: str) -> str:
        """Any text."""
        value = self.get(name)
        if not isinstance(value, str):
            raise wrong(self.at(name), value)
        return value

    def child(self, name: str) -> "Fields":
        """A nested object."""
        value = self.get(name)
        if not isinstance(value, Mapping):
            raise wrong(self.at(name), value)
        return Fields(value, self.at(name))

    def items(self, name: str, low: int = 0, high: int = 10_000) -> list[object]:
        """A list of ``low`` to ``high`` members."""
        value = self.get(name)
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise wrong(self.at(name), value)
        return value

    def objects(self, name: str, low: int = 0, high: int = 10_000) -> list["Fields"]:
        """A list of objects."""
        found: list[Fields] = []
        for index, value in enumerate(self.items(name, low, high)):
            where = f"{self.at(name)}[{index}]"
            if not isinstance(value, Mapping):
                raise wrong(where, value)
            found.append(Fields(value, where))
        return found

    def wholes(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of whole numbers, of exactly ``length`` when that is given."""
        least, most = (length, length) if length >= 0 else (0, 10_000)
        values = self.items(name, least, most)
        return [_whole(value, low, high, f"{self.at(name)}[{i}]") for i, value in enumerate(values)]

    def words(self, name: str, allowed: Sequence[str], length: int = -1) -> list[str]:
        """A list of words, of exactly ``length`` when that is given."""
        least, most = (length, length) if length >= 0 else (0, 10_000)
        values = self.items(name, least, most)
        return [_word(value, allowed, f"{self.at(name)}[{i}]") for i, value in enumerate(values)]


def wrong(where: str, value: object) -> BadPosition:
    """The error for a member whose value cannot be."""
    return bad_position(where, say("error-position-value", value=shown(value)))


def _whole(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise wrong(where, value)
    return value


def _word(value: object, allowed: Sequence[str], where: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise wrong(where, value)
    return value
