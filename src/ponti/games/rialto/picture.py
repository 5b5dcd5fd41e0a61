"""The position as text for a terminal.

::

    round 3  bridge  lay  player B  [Castello: CAS]
    CAN 4 value  9  men A2 B1     CAN-CAS 3:6  CAN-SPO 1:1
    ...
    doge  B@7 A@4 C@4   next bridge 4-6   bonus north south
    A  12 points  3 coins  5+9 men  hand 2 doge 1 joker  G1 Y2*
"""

from ponti.games.rialto.board import ONE_END, men_at
from ponti.games.rialto.cards import is_hidden, of_type, size
from ponti.games.rialto.components import (
    BRIDGE_NAMES,
    BUILDING_NAMES,
    DISTRICT_COUNT,
    DISTRICTS,
    FREE,
    KINDS,
    LETTERS,
    NEW,
    PAIR_COUNT,
    PAIR_NAMES,
    SIDES,
    TYPES,
    VIRTUAL_LETTER,
)
from ponti.games.rialto.phases.building import copies_in
from ponti.games.rialto.scene import section_name
from ponti.games.rialto.scoring import district_value
from ponti.games.rialto.state import (
    DOGE,
    GENERAL,
    HAND,
    MEN,
    MONEY,
    NONE,
    NUMBER,
    PHASE_NAMES,
    PLAYED,
    POINTS,
    ROWS,
    SUPPLY,
    TILES,
    RialtoState,
    ranked,
)

_MARKS = ("", "*", "~")


def picture(state: RialtoState) -> str:
    """The districts, the Doge track, the rows and a line per player."""
    head = f"round {int(state.round)}  {section_name(state) or '-'}  {PHASE_NAMES[state.phase]}"
    lines = [f"{head}  player {letter(state, int(state.current))}"]
    lines += [_district(state, district) for district in range(DISTRICT_COUNT)]
    lines.append(_track(state))
    lines += [
        f"row {row + 1}  {cards_text(int(state.cells[ROWS + row]))}"
        for row in range(int(state.plan.rows))
        if state.rows_left >> row & 1
    ]
    lines += [_player(state, player) for player in range(int(state.plan.players))]
    return "\n".join(line.rstrip() for line in lines)


def letter(state: RialtoState, player: int) -> str:
    """A player's letter; V for the virtual one."""
    return VIRTUAL_LETTER if player == state.seats else LETTERS[player]


def cards_text(cards: int) -> str:
    """A set of cards, or how many are hidden."""
    if is_hidden(cards):
        return f"{int(size(cards))} cards"
    named = [f"{int(of_type(cards, kind))} {TYPES[kind]}" for kind in range(len(TYPES)) if of_type(cards, kind)]
    return " ".join(named) or "-"


def _district(state: RialtoState, district: int) -> str:
    men = " ".join(
        f"{letter(state, player)}{number}"
        for player in range(int(state.plan.players))
        if (number := int(men_at(state.cells[MEN + player], district)))
    )
    tiles = "  ".join(
        f"{PAIR_NAMES[pair]} {int(state.cells[TILES + pair]) & 7}:{int(state.cells[TILES + pair]) >> 3}"
        for pair in range(PAIR_COUNT)
        if ONE_END[pair] == district and state.cells[TILES + pair]
    )
    number = int(state.cells[NUMBER + district])
    mark = ">" if number and number == state.round else " "
    value = int(district_value(state, district))
    return f"{mark}{DISTRICTS[district]} {number or '-'}  value {value:2}  men {men:20}{tiles}"


def _track(state: RialtoState) -> str:
    players = int(state.plan.players) if state.ranks else 0
    ranks = [int(ranked(state.ranks, place)) for place in range(players)]
    track = " ".join(f"{letter(state, player)}@{int(state.cells[DOGE + player])}" for player in ranks)
    top = BRIDGE_NAMES[state.top] if state.top != NONE else "-"
    bonuses = " ".join(side for index, side in enumerate(SIDES) if not state.flipped >> index & 1)
    return f"doge  {track or '-'}   next bridge {top}   pile {int(size(state.pile))}   bonus {bonuses or '-'}"


def _player(state: RialtoState, player: int) -> str:
    cells = state.cells
    built = " ".join(
        BUILDING_NAMES[kind] + _MARKS[condition]
        for kind in range(KINDS)
        for condition in range(FREE, NEW + 1)
        for _ in range(int(copies_in(state, player, kind, condition)))
    )
    played = int(cells[PLAYED + player])
    line = f"{letter(state, player)} {int(cells[POINTS + player]):4} points {int(cells[MONEY + player]):3} coins"
    line += f"  {int(cells[SUPPLY + player])}+{int(cells[GENERAL + player])} men"
    line += f"  hand {cards_text(int(cells[HAND + player]))}  {built}"
    return line + (f"  plays {cards_text(played)}" if played else "")
