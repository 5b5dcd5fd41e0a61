"""Numbers that the compiler builds in: how many cells and sites there are, and where each table begins.

They are written down here, where the compiler can fold them, and checked by the modules that make the real things.
"""

from typing import Final

CELLS: Final = 144  # the 12x12 board
OFF: Final = CELLS  # any place beyond it
SPAN: Final = CELLS + 1  # a table with a place for every cell and for OFF
SITES_IN_ALL: Final = 880
NO_SITE: Final = SITES_IN_ALL

FIRST_BRIDGE: Final = CELLS  # ids of actions: tiles, bridges, the pass, the colours
PASS: Final = FIRST_BRIDGE + SITES_IN_ALL
FIRST_COLOUR: Final = PASS + 1

# The board: tables of bytes behind each other.
#                           one byte for
GROUP: Final = 0  #         colour, cell: the cell that stands for the group of its tile there, OFF without one
SIZE: Final = 2 * SPAN  #   cell that stands for a group: how many tiles the group has
NEXT: Final = 3 * SPAN  #   tile: the next tile of its group, round in a ring
ORDER: Final = 4 * SPAN  #  colour, position: the cells, those open to the colour first
PLACE: Final = 6 * SPAN  #  colour, cell: its position in that order
OPEN: Final = 8 * SPAN  #   colour: how many cells are open to it
TILES: Final = OPEN + 2  #  colour: how many tiles it has on the board
STATUS: Final = OPEN + 4  # site: IDLE, LIVE or DEAD
BYTES: Final = STATUS + SITES_IN_ALL + 1

IDLE: Final = 0  # the ends do not yet hold tiles of one colour
LIVE: Final = 1  # the bridge can be built
DEAD: Final = 2  # it can never be built (again)
