"""The base of values that never change: they can be pickled also when they are compiled."""

from dataclasses import fields
from typing import Any, cast

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """Base of frozen dataclasses, which are rebuilt from their fields in another process."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(cast(Any, self)))
