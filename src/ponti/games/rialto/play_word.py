"""A whole play of cards as one word: ``play 2``, ``play 2+1j``, ``play 0+2j+1m+gold=2``.

A number of cards of the type; then, where there are any, Jokers (``1j``), Yellow 3 (``1m``), cards turned into one or
two (``gold=1``, ``gold=2``) and ``end`` where no more are turned. In a record a word has all steps that were asked but
"no Joker"; what a person types may leave out every refusal (``complete``).
"""

from collections.abc import Sequence
from typing import Final

from ponti.core.errors import BadNotation, shown
from ponti.games.rialto.actions import AS_ONE_ID, AS_TWO_ID, ENOUGH_ID, JOKERS_ID, LAY_ID, MASKS_ID
from ponti.games.rialto.components import COPIES, TYPES
from ponti.games.rialto.phases import PHASES
from ponti.games.rialto.state import AS_ONE, AS_TWO, JOKERS, LAY, MASKS, RialtoState

START: Final = "play "
MOST_LAID: Final = MASKS_ID - JOKERS_ID - 1

_PARTS: Final = {
    **{MASKS_ID + number: f"{number}m" for number in range(COPIES + 1)},
    **{AS_ONE_ID + kind: f"{name}=1" for kind, name in enumerate(TYPES)},
    **{AS_TWO_ID + kind: f"{name}=2" for kind, name in enumerate(TYPES)},
    ENOUGH_ID: "end",
}
"""What may follow the Jokers."""
_IDS: Final = {part: action for action, part in _PARTS.items()}
_ANSWERS: Final = {
    LAY: frozenset(range(LAY_ID, JOKERS_ID)),
    JOKERS: frozenset(range(JOKERS_ID, MASKS_ID)),
    MASKS: frozenset(range(MASKS_ID, AS_ONE_ID)),
    AS_ONE: frozenset([*range(AS_ONE_ID, AS_TWO_ID), ENOUGH_ID]),
    AS_TWO: frozenset([*range(AS_TWO_ID, ENOUGH_ID), ENOUGH_ID]),
}
"""By phase: the actions of a play that answer it."""
_REFUSALS: Final = {MASKS: MASKS_ID, AS_ONE: ENOUGH_ID, AS_TWO: ENOUGH_ID}
"""By phase: what a person need not type."""


def joined(actions: Sequence[int]) -> tuple[str, int]:
    """The word for the play that a row of actions begins with, and how many it takes; ("", 0) for none."""
    if len(actions) < 2 or not LAY_ID <= actions[0] <= LAY_ID + MOST_LAID:
        return "", 0
    jokers = actions[1] - JOKERS_ID
    if not 0 <= jokers <= MOST_LAID:
        return "", 0
    word = f"{START}{actions[0] - LAY_ID}" + (f"+{jokers}j" if jokers else "")
    length = 2
    step = 0
    for action in actions[2:]:
        step = _next_step(step, action)
        if step < 0:
            break
        word += f"+{_PARTS[action]}"
        length += 1
    return word, length


def _next_step(step: int, action: int) -> int:
    """How far a play has come with an action: Yellow 3 (1), Yellow 2 (1), Yellow 4 (2), all (3); -1 out of order."""
    if action not in _PARTS or step == 3:
        return -1
    if action == ENOUGH_ID:
        return 2 if step < 2 else 3
    if action >= AS_TWO_ID:
        return 2
    return 1 if step == 0 or (step == 1 and action >= AS_ONE_ID) else -1


def is_word(text: str) -> bool:
    """Whether a text means to be a play."""
    return text.startswith(START)


def parse(text: str) -> tuple[int, ...]:
    """The ids of a word. Raises ``BadNotation``."""
    ids = _read(text)
    if joined(ids)[1] != len(ids):
        raise BadNotation("unknown_action", text=shown(text))
    return ids


def _read(text: str) -> tuple[int, ...]:
    head, *parts = text.removeprefix(START).split("+")
    jokers = parts.pop(0) if parts and parts[0].endswith("j") else "0j"
    try:
        ids = [LAY_ID + _number(head), JOKERS_ID + _number(jokers[:-1])]
        return tuple(ids + [_IDS[part] for part in parts])
    except (KeyError, ValueError):
        raise BadNotation("unknown_action", text=shown(text)) from None


def _number(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= number <= MOST_LAID:
        raise ValueError(text)
    return number


def complete(state: RialtoState, ids: tuple[int, ...]) -> tuple[int, ...]:
    """What is typed in this position, with the refusals that were left out; it ends with what is not allowed."""
    trial = state.copy()
    seat = state.current
    done: list[int] = []
    typed = list(ids)
    while int(trial.phase) in _ANSWERS:
        phase = int(trial.phase)
        action = typed.pop(0) if typed and typed[0] in _ANSWERS[phase] else _REFUSALS.get(phase, -1)
        if action < 0:
            break
        done.append(action)
        if action not in PHASES[phase].legal(trial, seat):
            break
        PHASES[phase].apply(trial, action, seat)
    if typed and done and int(trial.phase) not in _ANSWERS:
        done.pop()  # the play must not be over when what cannot follow is refused
    return (*done, *typed)
