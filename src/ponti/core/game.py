"""The game protocol: what every game answers, and the plain data it answers with.

Read in this order: the special seats, ``State``, the answers (``Prompt``, ``Refusal``, ``EventView``, ``Result``),
``Game``. A game is stateless and shared; all that changes lives in its ``State``. Chance is a player: shuffles are
never stored, each card is drawn as one event when it is needed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from json import loads
from typing import Any, Final, Generic, TypeAlias, TypeVar, Union

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ponti.core.actions import Action, ActionSpace
from ponti.core.errors import BadOptions, bad_position, shown
from ponti.core.frozen import Frozen
from ponti.core.options import Option, Options, read_options, write_option
from ponti.core.position import Fields
from ponti.core.words import Words, say

CHANCE: Final = -1
"""The seat of the dice."""
OVER: Final = -2
"""``to_act`` of a finished game."""
SPECTATOR: Final = -3
"""The viewer who holds no seat."""
EVERYTHING: Final = -4
"""``State.viewer`` of a full state, in which nothing is blanked."""

Json: TypeAlias = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state: flat, cheap to copy, with nothing in it that follows from the rest.

    ``viewer`` tells for whom the state was redacted: a seat, ``SPECTATOR`` or ``EVERYTHING``.
    """

    def __init__(self, options: Options, seats: int, viewer: int = EVERYTHING) -> None:
        self.options: Options = options  # shared by all copies, never changed
        self.seats: i64 = seats
        self.viewer: i64 = viewer

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError


@dataclass(frozen=True)
class Prompt(Frozen):
    """What is being decided: the game's name of the phase, the rule clause, a sentence, and the seats that decide."""

    phase: str
    clause: str
    words: Words
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Refusal(Frozen):
    """Why an action is not allowed now: the rule clause and a sentence."""

    clause: str
    words: Words


@dataclass(frozen=True)
class EventView(Frozen):
    """One event as one viewer reads it: who acted, the action's id (None when it is hidden), a sentence."""

    seat: int
    action: int | None
    words: Words


@dataclass(frozen=True)
class ScoreRow(Frozen):
    """One line of the score table: a label and a value per seat. Rows with ``is_total`` add up the rows before them."""

    label: Words
    values: tuple[float, ...]
    is_total: bool = False


@dataclass(frozen=True)
class Result(Frozen):
    """How a game stands or ended.

    ``scores`` and ``places`` are per seat; places count from 1 and equal places are shared. ``tie_breaks`` names those
    that were needed, in order. ``reason`` is the stable name of why the game ended, empty while it is still going on;
    ``words`` says the outcome in a sentence and ``rows`` explains the scores.
    """

    scores: tuple[float, ...]
    places: tuple[int, ...]
    reason: str
    words: Words
    tie_breaks: tuple[str, ...] = ()
    rows: tuple[ScoreRow, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.reason != ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place (several when the game is shared)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's rules. Subclasses fill in everything that raises ``NotImplementedError`` and may speed up the rest.

    Ids are ``int`` for callers. ``legal_vec`` and ``weights_vec`` are the packed forms that search works with.

    How a game is built: declare its options and its ``ActionSpace`` (chance outcomes too), write a ``State`` that can
    be copied, then fill in the methods below from the top: *playing* makes it playable, *who may know what* makes it
    fair, *words* and *positions and pictures* show it. Register it (``registry.register``), and the conformance tests
    check all of it. Queries never change the state, nothing but ``apply`` does, and nothing is random but what an
    ``rng`` argument says. Games outside this package may be plain Python also when Ponti is compiled.
    """

    def __init__(
        self,
        id: str,
        seats: tuple[int, int],
        actions: ActionSpace,
        options: tuple[Option, ...],
        max_events: int,
        rules_version: int = 1,
    ) -> None:
        self.id: Final = id
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.actions: Final = actions
        self.options: Final = options
        self.max_events: Final = max_events  # no game has more events, chance included
        self.rules_version: Final = rules_version

    # -- playing ----------------------------------------------------------------------------------------------------

    def new_game(self, options: Mapping[str, object] | None = None, seats: int = 0) -> S:
        """The start of a game, before any chance; ``seats`` 0 means the smallest number. Raises ``BadOptions``."""
        seats = seats or self.min_seats
        return self.start(self.check_setup(options or {}, seats), seats)

    def start(self, options: Options, seats: int) -> S:
        """The start of a game with checked and complete options."""
        raise NotImplementedError

    def to_act(self, state: S) -> i64:
        """The seat that decides now, ``CHANCE`` or ``OVER``."""
        raise NotImplementedError

    def acting(self, state: S) -> tuple[int, ...]:
        """All seats that may decide now, ascending: several only at simultaneous choices, none when the game is over.

        ``to_act`` is the first of them, so that search takes simultaneous choices in seat order; at a table they arrive
        in any order. Hence each seat's legal list is its own affair until all have chosen, a choice stays hidden
        (``redact``) until then, and the state after all choices does not depend on their order.
        """
        seat = self.to_act(state)
        return () if seat == OVER else (int(seat),)

    def legal_vec(self, state: S, seat: i64 = -1) -> vec[i64]:
        """Ids of the legal actions of ``seat`` (by default the first acting), ascending; outcomes at a chance point."""
        raise NotImplementedError

    def legal_actions(self, state: S, seat: int = -1) -> list[int]:
        """``legal_vec`` as a list."""
        legal = self.legal_vec(state, seat)
        ids: list[int] = []
        for action in legal:
            ids.append(int(action))
        return ids

    def weights_vec(self, state: S) -> vec[i64]:
        """Positive whole weights of the outcomes at a chance point, in the order of ``legal_vec``."""
        raise NotImplementedError

    def chance_weights(self, state: S) -> list[int]:
        """``weights_vec`` as a list."""
        return [int(weight) for weight in self.weights_vec(state)]

    def apply(self, state: S, action: i64, seat: i64 = -1) -> None:
        """Carry out a legal action or outcome in place; ``seat`` is one of ``acting``, by default the first."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """Scores, places, tie-breaks and reason; of the position as it stands while the game goes on."""
        raise NotImplementedError

    # -- what search asks -------------------------------------------------------------------------------------------

    def sample(self, state: S, rng: Random) -> i64:
        """A uniformly random legal action of the first acting seat, or an outcome with its weight at a chance point."""
        legal = self.legal_vec(state, -1)
        if self.to_act(state) == CHANCE:
            return legal[pick(self.weights_vec(state), rng)]
        return legal[rng.randrange(len(legal))]

    def rollout(self, state: S, rng: Random) -> i64:
        """A quick and sensible action for playouts; plain ``sample`` unless the game knows better."""
        return self.sample(state, rng)

    def rewards(self, state: S) -> list[float]:
        """What a finished game is worth to each seat, from 0 (last) to 1 (sole first)."""
        return place_rewards(self.result(state).places)

    def evaluate(self, state: S) -> list[float]:
        """An estimate of ``rewards`` for a position in play, in [0, 1] per seat, from what ``state`` shows."""
        raise NotImplementedError

    def tuning(self) -> Mapping[str, object]:
        """Settings with which the tree search plays this game best (see ``ponti.search.settings``), as measured."""
        return {}

    # -- who may know what ------------------------------------------------------------------------------------------

    def redact(self, state: S, seat: int) -> S:
        """A copy in which all that ``seat`` (or ``SPECTATOR``) may not know is blanked.

        States that the viewer cannot tell apart give equal copies, down to their dumps and scenes; what follows from
        hidden things (the contents of a pile tell the hands) is blanked with them. ``legal_vec`` of the viewer's own
        seat, ``prompt``, ``acting``, ``evaluate``, ``picture``, ``scene`` and ``result`` work on the copy. Redacting
        twice changes nothing more.
        """
        raise NotImplementedError

    def redact_event(self, state: S, action: int, seat: int, actor: int = -1) -> EventView:
        """How ``seat`` reads the event ``action`` of ``actor`` (default: the first acting) in ``state``, before it."""
        actor = int(self.to_act(state)) if actor == -1 else actor
        return EventView(actor, action, self.describe(state, action))

    def log_page(self, state: S) -> int:
        """The page of the log that is open at ``state``: where players must remember, a screen shows no other one.

        Page 0 is the whole log.
        """
        return 0

    def redeal(self, redacted: S, rng: Random) -> S:
        """A full state drawn uniformly from those that look like ``redacted`` to its viewer.

        Uniform over physical deals: of two copies of a card, each is its own card. ``redact`` of the result for the
        same viewer gives ``redacted`` again; without anything hidden the result is the one full state.
        """
        raise NotImplementedError

    # -- words ------------------------------------------------------------------------------------------------------

    def prompt(self, state: S) -> Prompt:
        """What is being decided; the same sentence for every viewer."""
        raise NotImplementedError

    def describe(self, state: S, action: int) -> Words:
        """The action in words, as it stands on a button; ``redact_event`` has those of the log."""
        raise NotImplementedError

    def why_not(self, state: S, action: int, seat: int = -1) -> Refusal | None:
        """What forbids ``action`` now; None exactly when it is legal for ``seat`` (default: first acting)."""
        raise NotImplementedError

    def parse(self, text: str) -> tuple[int, ...]:
        """The ids that a notation stands for: several when one turn is written as one word. Raises ``BadNotation``."""
        return (self.actions.parse(text),)

    def join(self, first: int, second: int) -> str:
        """The one word for two consecutive actions of a turn that are written together, or an empty string."""
        return ""

    def joined(self, actions: Sequence[int]) -> tuple[str, int]:
        """The one word with which consecutive actions of a seat begin, and how many it stands for; ("", 0) for none.

        Games whose words are longer than a pair override this; ``parse`` of the word gives the same actions, a pair in
        either order.
        """
        word = self.join(actions[0], actions[1]) if len(actions) > 1 else ""
        return word, 2 if word else 0

    def read(self, state: S, text: str, seat: int = -1) -> tuple[int, ...]:
        """The ids of what ``seat`` (default: first acting) types in this position; more lenient than ``parse``."""
        return self.parse(text)

    def decode(self, action: int) -> Action:
        """The dataclass of an id."""
        return self.actions.decode(action)

    def encode(self, action: Action) -> int:
        """The id of a dataclass."""
        return self.actions.encode(action)

    # -- positions and pictures -------------------------------------------------------------------------------------

    def picture(self, state: S) -> str:
        """The position as text for a terminal, without colours."""
        raise NotImplementedError

    def scene(self, state: S) -> dict[str, Json]:
        """What a screen draws: the position's JSON fields and the derived facts a board shows (groups, totals, …)."""
        raise NotImplementedError

    def fixed(self) -> tuple[str, ...]:
        """Those members of ``scene`` that stay the same during a game, and for all: who remembers needs them once."""
        return ()

    def preview(self, state: S, action: int) -> dict[str, Json]:
        """What a legal action would do, for the screen to show before it is chosen; empty when nothing is to add."""
        return {}

    def write_position(self, state: S) -> dict[str, Json]:
        """The game's own fields of ``dump_state``."""
        raise NotImplementedError

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> S:
        """The inverse of ``write_position``, checked against the game's invariants. Raises ``BadPosition``."""
        raise NotImplementedError

    def dump_state(self, state: S) -> dict[str, Json]:
        """The whole state as JSON, also in mid-decision; ``load_state`` gives it back."""
        head: dict[str, Json] = {
            "game": self.id,
            "rules": self.rules_version,
            "options": {name: value for name, value in state.options.items()},
            "seats": int(state.seats),
            "viewer": _VIEWER_NAMES.get(int(state.viewer), int(state.viewer)),
        }
        head.update(self.write_position(state))
        return head

    def load_state(self, json: str | Mapping[str, object]) -> S:
        """A state from its JSON (text or object), checked. Raises ``BadPosition`` or ``BadOptions``."""
        fields = Fields(_as_object(json))
        fields.word("game", (self.id,))
        fields.whole("rules", self.rules_version, self.rules_version)
        seats = fields.whole("seats", self.min_seats, self.max_seats)
        options = self.check_setup(fields.child("options").raw, seats)
        return self.read_position(fields, options, seats, _read_viewer(fields, seats))

    # -- options ----------------------------------------------------------------------------------------------------

    def check_setup(self, options: Mapping[str, object], seats: int) -> Options:
        """Complete, checked options. Raises ``BadOptions``; games add checks that involve several options."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions("bad_seats", seats=shown(seats), allowed=self.seats_text())
        return read_options(self.options, options)

    def seats_text(self) -> str:
        """How many can play: ``2`` or ``2-5``."""
        return str(self.min_seats) if self.min_seats == self.max_seats else f"{self.min_seats}-{self.max_seats}"

    def title(self) -> Words:
        """The game's name."""
        return say(f"{self.id.replace('_', '-')}-title")


AnyGame: TypeAlias = Game[Any]
"""A game whose kind of state the caller does not care about."""

_VIEWER_NAMES: Final[dict[int, str]] = {EVERYTHING: "everything", SPECTATOR: "spectator"}


def options_text(options: Options) -> str:
    """Options as one line: ``size=10 last_turn=other``."""
    return " ".join(f"{name}={write_option(value)}" for name, value in options.items())


def pick(weights: vec[i64], rng: Random) -> i64:
    """An index drawn with the given positive weights."""
    total: i64 = 0
    for weight in weights:
        total += weight
    rest = rng.randrange(total)
    index: i64 = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


def place_rewards(places: Sequence[int]) -> list[float]:
    """From 0 for the last place to 1 for a sole first; those who share places share what the places are worth."""
    worth: list[float] = []
    for place in places:
        sharing = sum(1 for other in places if other == place)
        worth.append(1.0 - (place - 1 + (sharing - 1) / 2) / (len(places) - 1))
    return worth


def _read_viewer(fields: Fields, seats: int) -> int:
    viewer = fields.raw.get("viewer", "everything")
    if isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < seats:
        return viewer
    for code, name in _VIEWER_NAMES.items():
        if viewer == name:
            return code
    raise bad_position("viewer", say("error-position-value", value=shown(viewer)))


def _as_object(json: str | Mapping[str, object]) -> Mapping[str, object]:
    if isinstance(json, str):
        try:
            read = loads(json)
        except (ValueError, RecursionError):
            raise bad_position("$", say("error-position-json")) from None
        json = read
    if not isinstance(json, Mapping):
        raise bad_position("$", say("error-position-object"))
    return json
