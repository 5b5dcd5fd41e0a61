"""Whether somebody learns something hidden from an event, asked of a game's own redaction."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ponti.core.alike import Likeness
from ponti.core.game import SPECTATOR, AnyGame, EventView, State
from ponti.core.record import Event

_WORLDS: Final = 6


def reveals(game: AnyGame, before: State, event: Event, after: State) -> bool:
    """Whether somebody learned something hidden from ``event``, which a seat played at ``before`` and led to ``after``.

    Of an action that can tell nothing the game says so. With any other the position is dealt again.
    """
    return game.actions.may_tell(event.action) and is_revealing(game, before, event, after)


def is_revealing(game: AnyGame, before: State, event: Event, after: State) -> bool:
    """The same, found out by dealing alone.

    The position is dealt again as each viewer might imagine it, and the event is repeated there. Who sees the same
    every time has learned nothing but that the action was chosen.
    """
    whole, rng = Likeness(before), Random(0)
    others = [seat for seat in range(int(before.seats)) if seat != event.seat]
    for viewer in (*others, SPECTATOR, event.seat):
        view = game.redact(before, viewer)
        if _hides_something(view, whole, before.viewer) and _learns(game, before, event, after, view, rng):
            return True
    return False


def _learns(game: AnyGame, before: State, event: Event, after: State, view: State, rng: Random) -> bool:
    viewer = int(view.viewer)
    reading = game.redact_event(before, event.action, viewer, event.seat)
    seen = Likeness(game.redact(after, viewer))
    compared = 0
    for _ in range(_WORLDS):
        world = game.redeal(view, rng)
        action = _action_read_as(game, world, event, viewer, reading)
        if action is None:
            if reading.action is not None:
                return True  # not everybody could have done this
            continue
        compared += 1
        game.apply(world, action, event.seat)
        if not seen.has(game.redact(world, viewer)):
            return True
    return compared == 0


def _hides_something(view: State, whole: Likeness, everything: i64) -> bool:
    """Whether a view differs from the whole state, which was seen by ``everything``, in more than who looks."""
    viewer = view.viewer
    view.viewer = everything
    is_whole = whole.has(view)
    view.viewer = viewer
    return not is_whole


def _action_read_as(game: AnyGame, world: State, event: Event, viewer: int, reading: EventView) -> int | None:
    """An action that is legal in ``world`` and that the viewer reads like ``event``: the same one if it can be."""
    legal = game.legal_actions(world, event.seat)
    if reading.action is not None:
        return reading.action if reading.action in legal else None
    for action in sorted(legal, key=event.action.__ne__):
        if game.redact_event(world, action, viewer, event.seat) == reading:
            return action
    return None
