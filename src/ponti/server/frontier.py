"""The information frontier: how far back a game may be taken without anybody having learned something meanwhile."""

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from ponti.core.game import CHANCE, SPECTATOR, AnyGame, EventView, State
from ponti.core.record import Event
from ponti.server.alike import are_alike
from ponti.server.catalogue import hides

_WORLDS: Final = 6


def reveals(game: AnyGame, before: State, event: Event) -> bool:
    """Whether somebody learned something hidden from ``event``. Chance always counts.

    The question is put to the game's own redaction: the position is dealt again as each viewer might imagine it, and
    the event is repeated there. Who sees the same every time has learned nothing but that the action was chosen.
    """
    if event.seat == CHANCE:
        return True
    if not hides(game):
        return False
    after = _after(game, before, event.action, event.seat)
    others = [seat for seat in range(int(before.seats)) if seat != event.seat]
    return any(_learns(game, before, event, after, viewer) for viewer in (*others, SPECTATOR, event.seat))


def free_length(events: Sequence[Event], revealing: Sequence[bool], mine: Sequence[int], bots: Sequence[int]) -> int:
    """To how many events the players on ``mine`` may take the game back: to before their last action. -1 if to none.

    Nothing after it may have revealed anything, and only bots may have acted since.
    """
    for length in range(len(events), 0, -1):
        if revealing[length - 1]:
            return -1
        if events[length - 1].seat in mine:
            return length - 1
        if events[length - 1].seat not in bots:
            return -1
    return -1


def _learns(game: AnyGame, before: State, event: Event, after: State, viewer: int) -> bool:
    view = game.redact(before, viewer)
    if not _hides_something(view, before):
        return False
    reading = game.redact_event(before, event.action, viewer, event.seat)
    seen = game.redact(after, viewer)
    compared = 0
    for seed in range(_WORLDS):
        world = game.redeal(view, Random(seed))
        action = _action_read_as(game, world, event, viewer, reading)
        if action is None:
            if reading.action is not None:
                return True  # not everybody could have done this
            continue
        compared += 1
        if not are_alike(game.redact(_after(game, world, action, event.seat), viewer), seen):
            return True
    return compared == 0


def _hides_something(view: State, whole: State) -> bool:
    same = view.copy()
    same.viewer = whole.viewer
    return not are_alike(same, whole)


def _after(game: AnyGame, state: State, action: int, seat: int) -> State:
    after = state.copy()
    game.apply(after, action, seat)
    return after


def _action_read_as(game: AnyGame, world: State, event: Event, viewer: int, reading: EventView) -> int | None:
    """An action that is legal in ``world`` and that the viewer reads like ``event``: the same one if it can be."""
    legal = game.legal_actions(world, event.seat)
    if reading.action is not None:
        return reading.action if reading.action in legal else None
    for action in sorted(legal, key=event.action.__ne__):
        if game.redact_event(world, action, viewer, event.seat) == reading:
            return action
    return None
