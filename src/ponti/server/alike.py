"""Whether two states hold the same, found out from their attributes: quicker than writing both down."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

Reader: TypeAlias = Callable[[Any], tuple[Any, ...]]

_COMPILED_ATTRIBUTES: Final = "__mypyc_attrs__"


def are_alike(one: object, other: object) -> bool:
    """Whether two objects hold equal values; those of our classes that do not tell are compared by what they hold."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    kind: Any = type(one)
    read = _reader(kind)
    if read is None:
        return one == other
    ours, theirs = read(one), read(other)
    return ours == theirs or all(map(are_alike, ours, theirs))


@cache
def _reader(kind: Any) -> Reader | None:
    """Reads everything that an object of a class holds; None when the class says itself what is equal."""
    if any("__eq__" in vars(base) for base in kind.__mro__ if base is not object):
        return None
    names = getattr(kind, _COMPILED_ATTRIBUTES, None)
    if names is not None:
        return attrgetter("__class__", *names)
    return _values if kind.__dictoffset__ else None


def _values(thing: object) -> tuple[Any, ...]:
    held = vars(thing)
    return tuple(held[name] for name in sorted(held))
