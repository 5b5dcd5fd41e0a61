"""The game's sentences: actions on buttons, events in the log."""

from ponti.core.words import Words, say
from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.components import COLOURS, DARK, LIGHT, NOBODY
from ponti.games.diavolo.layout import FIRST_BRIDGE, FIRST_COLOUR, PASS
from ponti.games.diavolo.sites import SITES
from ponti.games.diavolo.state import DiavoloState


def colour_words(colour: int) -> Words:
    """The name of a colour."""
    return say(f"diavolo-{COLOURS[colour]}")


def colour_at_start(colour: int) -> Words:
    """The colour as the subject at the start of a sentence, which takes an article in some languages."""
    return say(f"diavolo-{COLOURS[colour]}-start")


def describe(state: DiavoloState, action: int) -> Words:
    """The action as a choice."""
    if action < FIRST_BRIDGE:
        return say("diavolo-tile", cell=NAMES[action])
    if action < PASS:
        site = SITES[action - FIRST_BRIDGE]
        return say("diavolo-bridge", one=NAMES[site.one], two=NAMES[site.two])
    if action == PASS:
        return say(f"diavolo-pass-{pass_meaning(state)}")
    return say("diavolo-take-light" if action == FIRST_COLOUR + LIGHT else "diavolo-stay-dark")


def narrate(state: DiavoloState, action: int) -> Words:
    """The action as an event that has happened in ``state``."""
    colour = colour_at_start(LIGHT if state.mover == NOBODY else int(state.mover))
    if action < FIRST_BRIDGE:
        return say("diavolo-event-tile", colour=colour, cell=NAMES[action])
    if action < PASS:
        site = SITES[action - FIRST_BRIDGE]
        return say("diavolo-event-bridge", colour=colour, one=NAMES[site.one], two=NAMES[site.two])
    if action == PASS:
        return say(f"diavolo-event-pass-{pass_meaning(state)}", colour=colour)
    return say("diavolo-event-take-light" if action == FIRST_COLOUR + LIGHT else "diavolo-event-stay-dark")


def pass_meaning(state: DiavoloState) -> str:
    """§22a-§23 what a pass does: ``declare`` the end, let the ``last`` turn go by, or (as dark) ``end`` the game."""
    if state.declarer != NOBODY:
        return "last"
    if state.rules.has_equal_turns and state.mover == DARK:
        return "end"
    return "declare"
