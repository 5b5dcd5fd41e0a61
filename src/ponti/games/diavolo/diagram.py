"""A board as text, written for terminals and read back in positions.

       a b c d e
     5 . . . . .
     4 . L L = d
     3 . L L . .
     2 . . . = .
     1 . . l . l
    bridges c1-e1

``L`` and ``D`` are tiles of islands, ``l`` and ``d`` of sandbars, ``=`` is water under a bridge and ``.`` open water.
Reading minds neither case nor blanks, takes ``=`` for ``.``, and does without the letters on top and the numbers.
"""

from dataclasses import dataclass

from ponti.core.errors import bad_position
from ponti.core.words import say
from ponti.games.diavolo.board import cell_at
from ponti.games.diavolo.components import DARK, ISLAND, LIGHT
from ponti.games.diavolo.groups import group_of
from ponti.games.diavolo.sites import SITES
from ponti.games.diavolo.state import DiavoloState

SIGNS = {"l": LIGHT, "d": DARK, ".": None, "=": None}
LETTERS = ("l", "d")


@dataclass(frozen=True)
class Diagram:
    """What a diagram shows: the tiles of each colour and the bridges in notation, and the size of the board."""

    size: int
    tiles: tuple[list[int], list[int]]
    bridges: list[str]


def write_diagram(state: DiavoloState) -> str:
    """The board as text."""
    size = int(state.rules.size)
    covered = {cell for site in state.built for cell in SITES[site].covers}
    lines = ["   " + " ".join("abcdefghijkl"[:size])]
    for row in reversed(range(size)):
        signs = [_sign(state, cell_at(column, row), covered) for column in range(size)]
        lines.append(f"{row + 1:2d} " + " ".join(signs))
    if len(state.built) > 0:
        lines.append("bridges " + " ".join(SITES[site].name for site in state.built))
    return "\n".join(lines)


def _sign(state: DiavoloState, cell: int, covered: set[int]) -> str:
    for colour in (LIGHT, DARK):
        count = len(group_of(state.board, colour, cell))
        if count:
            return LETTERS[colour].upper() if count == ISLAND else LETTERS[colour]
    return "=" if cell in covered else "."


def read_diagram(text: str, where: str, size: int) -> Diagram:
    """What a diagram shows. Raises ``BadPosition``, naming the line, when it is no board of this size."""
    rows: list[str] = []
    bridges: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.lower().split()
        if not words or "".join(words) == "abcdefghijkl"[:size]:
            continue
        if words[0] == "bridges":
            bridges += words[1:]
            continue
        row = "".join(words).lstrip("0123456789")
        if len(row) != size or not set(row) <= set(SIGNS):
            raise bad_position(f"{where}:{number}", say("diavolo-bad-row", size=size))
        rows.append(row)
    if len(rows) != size:
        raise bad_position(where, say("diavolo-bad-rows", size=size, rows=len(rows)))
    tiles: tuple[list[int], list[int]] = ([], [])
    for up, row in enumerate(reversed(rows)):
        for column, sign in enumerate(row):
            colour = SIGNS[sign]
            if colour is not None:
                tiles[colour].append(cell_at(column, up))
    return Diagram(size, tiles, bridges)
