"""The things of the game and their numbers: colours, box, phases, reasons of the end."""

from typing import Final

LIGHT: Final = 0
DARK: Final = 1
NOBODY: Final = 2
COLOURS: Final = ("light", "dark")

SMALLEST: Final = 3  # §1 sizes of the board
BIGGEST: Final = 12
BOX_SIZE: Final = 10

ISLAND: Final = 4  # §11 tiles of an island; sandbars are smaller

BOX_TILES: Final = 40  # §2 of each colour
BOX_BRIDGES: Final = 15  # §2 shared

OPENING: Final = 0
CHOICE: Final = 1
TURN: Final = 2
SECOND: Final = 3
FINISHED: Final = 4
PHASE_NAMES: Final = ("opening", "choice", "turn", "second", "over")

GOING_ON: Final = 0
LAST_TURN_PLAYED: Final = 1
LAST_TURN_PASSED: Final = 2
DARK_PASSED: Final = 3
REASONS: Final = ("", "last_turn_played", "last_turn_passed", "dark_passed")
