"""Whether two states hold the same, found out from their attributes: quicker than writing both down."""

from collections.abc import Callable
from functools import cache, partial
from operator import attrgetter
from typing import Any, Final, TypeAlias

Reader: TypeAlias = Callable[[Any], tuple[Any, ...]]

_COMPILED_ATTRIBUTES: Final = "__mypyc_attrs__"


class Likeness:
    """Compares others with one object, which is read only once.

    Equal are objects that hold equal values; those of our classes that do not tell are compared by what they hold.
    """

    def __init__(self, one: object) -> None:
        kind: Any = type(one)
        self._one: Final = one
        self._kind: Final = kind
        self._read: Final = _reader(kind)
        self._held: Final[tuple[Any, ...]] = () if self._read is None else self._read(one)

    def has(self, other: object) -> bool:
        """Whether another object is alike."""
        if other is self._one:
            return True
        if type(other) is not self._kind:
            return False
        if self._read is None:
            return bool(self._one == other)
        held = self._read(other)
        return held == self._held or all(map(are_alike, self._held, held))


def are_alike(one: object, other: object) -> bool:
    """Whether two objects are."""
    return one is other or Likeness(one).has(other)


@cache
def _reader(kind: Any) -> Reader | None:
    """Reads everything that an object of a class holds; None when the class says itself what is equal."""
    if any("__eq__" in vars(base) for base in kind.__mro__ if base is not object):
        return None
    names = getattr(kind, _COMPILED_ATTRIBUTES, ())
    compiled: Reader = attrgetter("__class__", *names) if names else _nothing
    if kind.__dictoffset__:  # plain Python, perhaps on a compiled base
        return partial(_values, compiled)
    return compiled if names else None


def _values(compiled: Reader, thing: object) -> tuple[Any, ...]:
    held = vars(thing)
    return *compiled(thing), *(held[name] for name in sorted(held))


def _nothing(_thing: object) -> tuple[Any, ...]:
    return ()
