"""From one declaration: action ids, frozen dataclasses, text notation and JSON.

A game lists its kinds of actions once, each with the values its fields can take:

    ACTIONS: Final = ActionSpace(
        Kind(PlaceTile, "tile", "{cell}", {"cell": CELLS}),
        Kind(BuildBridge, "bridge", "{one}-{two}", rows=SITES),
        Kind(Pass, "pass", "pass"),
    )

Ids are dense and follow the declaration: kinds in order, inside a kind the product of the fields' values with the last
field running fastest (or the given rows). Hot code reaches an id as ``ACTIONS.first(PlaceTile) + index``.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product
from json import dumps
from typing import TypeAlias, Union

from mypy_extensions import mypyc_attr

from ponti.core.errors import BadNotation, shown
from ponti.core.frozen import Frozen

FieldValue: TypeAlias = Union[str, int]
Row: TypeAlias = tuple[FieldValue, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action(Frozen):
    """Base of every game's actions and chance outcomes."""


class Kind:
    """One kind of action: its class, its JSON type, its notation and all its instances in id order."""

    def __init__(
        self,
        cls: type[Action],
        type_name: str,
        notation: str,
        domains: Mapping[str, Sequence[FieldValue]] | None = None,
        rows: Sequence[Row] | None = None,
    ) -> None:
        self.cls = cls
        self.type_name = type_name
        self.names: tuple[str, ...] = tuple(field.name for field in fields(cls))
        if rows is None:
            rows = list(product(*(domains[name] for name in self.names))) if domains else [()]
        self.rows: list[Row] = list(rows)
        self.texts: list[str] = [notation.format(**dict(zip(self.names, row, strict=True))) for row in self.rows]

    def action(self, index: int) -> Action:
        """The ``index``-th instance."""
        return self.cls(*self.rows[index])


class ActionSpace:
    """All actions of a game; see the module's head.

    ``telling`` are the kinds with which a player may tell others something hidden; where it is not given, all are.
    """

    def __init__(self, *kinds: Kind, telling: Collection[type[Action]] | None = None) -> None:
        self.kinds = kinds
        self._first: dict[type[Action], int] = {}
        self._kinds: list[Kind] = []
        self._actions: list[Action] = []
        self._texts: list[str] = []
        for kind in kinds:
            self._first[kind.cls] = len(self._actions)
            self._kinds += [kind] * len(kind.rows)
            self._actions += [kind.action(index) for index in range(len(kind.rows))]
            self._texts += kind.texts
        self._tells = [telling is None or kind.cls in telling for kind in self._kinds]
        self._ids: dict[Action, int] = {action: i for i, action in enumerate(self._actions)}
        self._by_text: dict[str, int] = {text: i for i, text in enumerate(self._texts)}
        self._by_plain: dict[str, int] = {plain(text): i for i, text in enumerate(self._texts)}
        self._by_json: dict[str, int] = {_canonical(self.to_json(i)): i for i in range(len(self._actions))}
        assert len(self._ids) == len(self._by_text) == len(self._by_json) == len(self._actions), (
            "two actions look alike"
        )
        assert all(text and " ".join(text.split()) == text for text in self._texts), "a notation must fit into a line"

    @property
    def size(self) -> int:
        """How many ids there are: 0 to ``size`` - 1."""
        return len(self._actions)

    def first(self, cls: type[Action]) -> int:
        """The lowest id of a kind."""
        return self._first[cls]

    def count(self, cls: type[Action]) -> int:
        """How many ids a kind has."""
        return len(self._kinds[self._first[cls]].rows)

    def may_tell(self, action: int) -> bool:
        """Whether a player may tell others something hidden with this action."""
        return self._tells[action]

    def decode(self, action: int) -> Action:
        """The dataclass of an id; raises ``BadNotation``."""
        return self._actions[self.check(action)]

    def encode(self, action: Action) -> int:
        """The id of a dataclass; raises ``BadNotation``."""
        try:
            found = self._ids.get(action)
        except TypeError:  # a field with something that has no hash
            found = None
        if found is None:
            raise BadNotation("unknown_action", text=shown(action))
        return found

    def text(self, action: int) -> str:
        """The notation of an id; raises ``BadNotation``."""
        return self._texts[self.check(action)]

    def parse(self, text: str) -> int:
        """The id that a notation names exactly; raises ``BadNotation``."""
        found = self._by_text.get(text.strip())
        if found is None:
            raise BadNotation("unknown_action", text=shown(text))
        return found

    def find(self, text: str) -> int | None:
        """The id of a notation as people type it, where neither case nor the length of blanks matters; else None."""
        return self._by_plain.get(plain(text))

    def read(self, text: str) -> int:
        """The same; raises ``BadNotation``."""
        found = self.find(text)
        if found is None:
            raise BadNotation("unknown_action", text=shown(text))
        return found

    def to_json(self, action: int) -> dict[str, FieldValue]:
        """The id as JSON: ``{"type": "tile", "cell": "c3"}``; raises ``BadNotation``."""
        kind = self._kinds[self.check(action)]
        row = kind.rows[action - self._first[kind.cls]]
        return {"type": kind.type_name, **dict(zip(kind.names, row, strict=True))}

    def from_json(self, json: object) -> int:
        """The id of an action's JSON; raises ``BadNotation``."""
        found = self._by_json.get(_canonical(json)) if isinstance(json, dict) else None
        if found is not None:
            return found
        raise BadNotation("unknown_action", text=shown(json))

    def check(self, action: object) -> int:
        """``action`` itself when it is an id of this game; raises ``BadNotation``."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < len(self._actions):
            raise BadNotation("unknown_action", text=shown(action))
        return action


def plain(text: str) -> str:
    """A text without what people vary when they type: small letters, one blank between two words."""
    return " ".join(text.lower().split())


def _canonical(json: object) -> str:
    try:
        return dumps(json, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return ""
