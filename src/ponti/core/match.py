"""A game being played: the only place that checks legality, and the only one that rolls dice."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, Union

from ponti.core.actions import Action
from ponti.core.dice import Dice
from ponti.core.errors import GameOver, IllegalAction, NotYourTurn
from ponti.core.game import CHANCE, OVER, AnyGame, EventView, Prompt, Refusal, Result, State
from ponti.core.record import Event, Record, canonical, result_text
from ponti.core.words import Words, say

Playable: TypeAlias = Union[int, str, Action]
"""An id, a notation (also of a whole turn) or a dataclass."""


class Match:
    """One game from its start (or a given position) on, with its events.

    Chance is played by ``dice`` (new random ones by default) as soon as it is due. ``rolls`` False leaves it to the
    caller, who plays outcomes like actions: that is how a record is replayed. ``brought`` are events of another match
    that this one goes on from: they are played first, and the dice begin after them. ``before`` is how many events led
    to ``start`` and are not known any more: only those after them can be listed or taken back.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, object] | None = None,
        seats: int = 0,
        dice: Dice | None = None,
        *,
        names: tuple[str, ...] = (),
        start: State | None = None,
        brought: Sequence[Event] = (),
        before: int = 0,
        rolls: bool = True,
    ) -> None:
        self.game: Final = game
        self.start: Final[State] = game.new_game(options, seats) if start is None else start.copy()
        self.from_position: bool = start is not None
        self.dice: Final = dice if dice is not None else Dice()
        self.names: Final = names
        self.rolls: bool = False
        self.continued: int = len(brought)
        self.before: Final = before
        self.events: list[Event] = []
        self.state: State = self.start.copy()
        for event in brought:
            self.play(event.action, event.seat)
        self.rolls = rolls
        if rolls:
            self.events += self._roll(self.state, self.length)

    # -- what is the case -------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return not self.acting()

    @property
    def length(self) -> int:
        """How many events there were, known or not."""
        return self.before + len(self.events)

    def event(self, index: int) -> Event:
        """The event that had ``index`` others before it."""
        assert index >= self.before
        return self.events[index - self.before]

    def acting(self) -> tuple[int, ...]:
        """All seats that may decide now."""
        return self.game.acting(self.state)

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """Ids that ``seat`` (default: the first that acts) may play, ascending; empty when it may not act."""
        acting = self.acting()
        if not acting or (seat is not None and seat not in acting):
            return []
        return self.game.legal_actions(self.state, acting[0] if seat is None else seat)

    def legal(self, seat: int | None = None) -> list[Action]:
        """``legal_ids`` as dataclasses."""
        return [self.game.decode(action) for action in self.legal_ids(seat)]

    def view(self, seat: int) -> State:
        """The state as ``seat`` (or ``SPECTATOR``) may know it."""
        view: State = self.game.redact(self.state, seat)
        return view

    def prompt(self) -> Prompt:
        """What is being decided."""
        return self.game.prompt(self.state)

    def result(self) -> Result:
        """How the game ended, or how it stands."""
        return self.game.result(self.state)

    def why_not(self, action: object, seat: int | None = None) -> Refusal | None:
        """Why ``action`` is not allowed now; None when it is.

        Raises ``BadNotation``, ``NotYourTurn`` or ``GameOver``.
        """
        state = self.state.copy()
        actor = self._actor(state, seat)
        for id in self._read(state, action, actor):
            if id not in self.game.legal_actions(state, self._actor(state, actor)):
                return self.game.why_not(state, id, actor)
            self.game.apply(state, id, actor)
        return None

    # -- playing ----------------------------------------------------------------------------------------------------

    def read(self, action: object, seat: int | None = None) -> tuple[int, ...]:
        """The ids of something playable by ``seat`` (default: the first that acts). Raises ``BadNotation``."""
        acting = self.acting()
        first = acting[0] if acting else OVER
        return self._read(self.state, action, first if seat is None else seat)

    def play(self, action: object, seat: int | None = None) -> list[Event]:
        """Play an action (or a whole turn) and the chance that follows; the new events. All or nothing.

        ``action`` is something ``Playable``; whatever else it is (it may come from anywhere) is bad notation.
        Raises ``BadNotation``, ``IllegalAction``, ``NotYourTurn`` or ``GameOver``, and then nothing has changed.
        """
        state = self.state.copy()
        events = self._roll(state, self.length) if self.rolls else []  # due after ``until``
        actor = self._actor(state, seat)
        for id in self._read(state, action, actor):
            self._check(state, id, self._actor(state, actor))
            self.game.apply(state, id, actor)
            events.append(Event(actor, id))
            if self.rolls:
                events += self._roll(state, self.length + len(events))
        self.state = state
        self.events += events
        return events

    def until(self, count: int) -> "Match":
        """The same match after exactly its first ``count`` events, with the same dice.

        Chance that is due there is rolled with the next ``play``, and gives what it gave before (if not brought).
        """
        assert self.before <= count <= self.length
        match = self._sibling(self.start)
        kept = self.events[: count - self.before]
        for event in kept:
            self.game.apply(match.state, event.action, event.seat)
        match.events += kept
        match.continued = min(self.continued, count)
        return match

    def copy(self) -> "Match":
        """An independent match that goes on from here, with the same dice."""
        match = self._sibling(self.state)
        match.events += self.events
        return match

    def event_views(self, seat: int, since: int = 0) -> list[EventView]:
        """The events from number ``since`` on as ``seat`` reads them."""
        state = self.start.copy()
        views: list[EventView] = []
        for number, event in enumerate(self.events):
            if number >= since:
                views.append(self.game.redact_event(state, event.action, seat, event.seat))
            self.game.apply(state, event.action, event.seat)
        return views

    def record(self) -> Record:
        """The match as a record; the dice's secret is in it once the game is over."""
        assert self.before == 0, "a record tells the whole game"
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            options=dict(self.start.options),
            seats=int(self.start.seats),
            events=tuple(canonical(self.game, self.events)),
            names=self.names,
            start=self.game.dump_state(self.start) if self.from_position else None,
            commitment=self.dice.commitment if self.rolls else "",
            secret=self.dice.secret.hex() if self.rolls and self.is_over else "",
            result=result_text(self.result()) if self.is_over else "",
            continued=self.continued if self.rolls else 0,
        )

    # -- inside -----------------------------------------------------------------------------------------------------

    def _sibling(self, state: State) -> "Match":
        """A match with the same start and dice that stands at ``state``, still without events."""
        match = Match(self.game, dice=self.dice, names=self.names, start=self.start, before=self.before, rolls=False)
        match.from_position = self.from_position
        match.rolls = self.rolls
        match.continued = self.continued
        match.state = state.copy()
        return match

    def _read(self, state: State, action: object, seat: int) -> tuple[int, ...]:
        if isinstance(action, str):
            return self.game.read(state, action, seat)
        if isinstance(action, Action):
            return (self.game.encode(action),)
        return (self.game.actions.check(action),)

    def _actor(self, state: State, seat: int | None) -> int:
        acting = self.game.acting(state)
        if not acting:
            raise GameOver("game_over")
        if seat is None:
            return acting[0]
        if seat not in acting:
            raise NotYourTurn("not_your_turn", words=_not_acting(seat, int(state.seats)))
        return seat

    def _check(self, state: State, action: int, seat: int) -> None:
        if action in self.game.legal_actions(state, seat):
            return
        refusal = self.game.why_not(state, action, seat)
        assert refusal is not None, f"{self.game.id}: no reason given against {self.game.actions.text(action)}"
        raise IllegalAction("illegal_action", refusal.clause, refusal.words)

    def _roll(self, state: State, index: int) -> list[Event]:
        events: list[Event] = []
        while self.game.to_act(state) == CHANCE:
            outcomes = self.game.legal_actions(state)
            outcome = outcomes[self.dice.choose(index + len(events), self.game.chance_weights(state))]
            self.game.apply(state, outcome, CHANCE)
            events.append(Event(CHANCE, outcome))
        return events


def _not_acting(seat: int, seats: int) -> Words:
    if seat == CHANCE:
        return say("error-no-chance-due")
    return say("error-not-your-turn", seat=seat + 1) if 0 <= seat < seats else say("error-not-a-seat")
