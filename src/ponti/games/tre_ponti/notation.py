"""Reading the texts of ``actions.py``, where neither case nor blanks matter; and the table as text, without a word.

A line ``turn/turns leader> #pile``, the bridges with their totals, and one line per position: each card with its value,
``:`` between the columns of seat 0 and seat 1, ``-`` for a hole, ``<`` at the card in resolution. Then both hands.
"""

from typing import Final

from ponti.core.errors import BadNotation, shown
from ponti.games.tre_ponti.actions import ACTIONS
from ponti.games.tre_ponti.board import BRIDGES, byte_text, is_face_up, slot_at
from ponti.games.tre_ponti.components import card_text
from ponti.games.tre_ponti.scoring import bridge_total, card_value
from ponti.games.tre_ponti.state import NO_CARD, TURNS, State

_HALF: Final = 12
_SEATS: Final = (0, 1)
_BY_TEXT: Final = {ACTIONS.text(action).replace(" ", "").lower(): action for action in range(ACTIONS.size)}


def parse(text: str) -> tuple[int, ...]:
    """The id of a notation. Raises ``BadNotation``."""
    action = _BY_TEXT.get("".join(text.split()).lower())
    if action is None:
        raise BadNotation("unknown_action", text=shown(text))
    return (action,)


def number(halves: int) -> str:
    """Half points as text: ``4.5``, ``6``."""
    return f"{halves / 2:g}"


def picture(state: State) -> str:
    """The position for a terminal."""
    lines = [f"{int(state.turn)}/{TURNS} {int(state.leader)}> #{int(state.pile)}"]
    heads: list[str] = []
    totals: list[str] = []
    for bridge in range(BRIDGES):
        card = int(state.bridge(bridge))
        heads.append(_facing("", f"{bridge + 1}[{'' if card == NO_CARD else card_text(card)}]", ""))
        sums = [number(int(bridge_total(state, owner, bridge))) for owner in _SEATS]
        totals.append(_facing(sums[0], ":", sums[1]))
    lines += [_row("", heads), _row("=", totals)]
    longest = max(int(state.length(owner, bridge)) for owner in _SEATS for bridge in range(BRIDGES))
    for place in range(longest):
        cells = [_facing(_lying(state, 0, b, place), ":", _lying(state, 1, b, place)) for b in range(BRIDGES)]
        lines.append(_row(str(place + 1), cells))
    for owner in _SEATS:
        cards = [card_text(int(state.held(owner, index))) for index in range(state.hand_size(owner))]
        lines.append(f"{owner}: {' '.join(cards)}".rstrip())
    return "\n".join(lines)


def _lying(state: State, owner: int, bridge: int, place: int) -> str:
    if place >= state.length(owner, bridge):
        return ""
    slot = int(slot_at(owner, bridge, place))
    text = byte_text(int(state.byte(slot))) or "-"
    if is_face_up(state.byte(slot)):
        text += "=" + number(int(card_value(state, slot)))
    return text + ("<" if slot == state.at else "")


def _facing(left: str, middle: str, right: str) -> str:
    if not left and not right and len(middle) > 1:
        return middle.center(2 * _HALF + 1)
    return f"{left:>{_HALF - 1}} {middle} {right:<{_HALF - 1}}"


def _row(name: str, cells: list[str]) -> str:
    return f"{name:>2} {'|'.join(cells)}".rstrip()
