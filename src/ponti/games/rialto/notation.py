"""Text for people and records: ``row 3``, ``lay 2``, ``jokers 1``, ``gold as two``, ``bridge CAN-SPO high SPO``, …

A whole play of cards is one word (``play_word.py``).

What a person types is fitted to the position (``read``): where a number is asked the number alone is enough, and where
a card, a building or a district is asked its name alone.
"""

from typing import Final

from ponti.core.actions import plain
from ponti.games.rialto import play_word
from ponti.games.rialto.actions import ACTIONS
from ponti.games.rialto.state import (
    AS_ONE,
    AS_TWO,
    BLUE,
    BUILD,
    DISCARD,
    FOUND,
    GONDOLA,
    GREEN,
    GREEN_CARD,
    JOKERS,
    LAY,
    MAN,
    MASKS,
    PULL,
    ROW,
    RialtoState,
)

_SHORT: Final = {
    FOUND: "take {}",
    ROW: "row {}",
    GREEN: "use {}",
    GREEN_CARD: "pick {}",
    DISCARD: "toss {}",
    LAY: "lay {}",
    JOKERS: "jokers {}",
    MASKS: "masks {}",
    AS_ONE: "{} as one",
    AS_TWO: "{} as two",
    BUILD: "take {}",
    GONDOLA: "gondola {}",
    MAN: "man {}",
    PULL: "pull {}",
    BLUE: "use {}",
}
"""By phase: what a bare word stands for."""


def parse(text: str) -> tuple[int, ...]:
    """The ids of a notation, whatever the position. Raises ``BadNotation``."""
    words = plain(text)
    if play_word.is_word(words):
        return play_word.parse(words)
    return (ACTIONS.read(text),)


def read(state: RialtoState, text: str) -> tuple[int, ...]:
    """The ids of what is typed in this position."""
    words = plain(text)
    if play_word.is_word(words):
        return play_word.complete(state, play_word.parse(words))
    short = _SHORT.get(int(state.phase), "")
    action = ACTIONS.find(short.replace("{}", words)) if short and ACTIONS.find(words) is None else None
    return parse(text) if action is None else (action,)


def action_id(text: str) -> int:
    """The id of a notation."""
    return parse(text)[0]
