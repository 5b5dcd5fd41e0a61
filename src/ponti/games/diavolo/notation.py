"""Notation (ruling 9): ``c3`` a tile, ``c3+d4`` two of them, ``c3-e4`` a bridge, ``pass``, ``light``, ``dark``."""

from ponti.core.errors import BadNotation, shown
from ponti.games.diavolo.actions import ACTIONS
from ponti.games.diavolo.board import NAMES, NUMBERS
from ponti.games.diavolo.layout import CELLS, FIRST_BRIDGE, NO_SITE
from ponti.games.diavolo.sites import site_between


def parse(text: str) -> tuple[int, ...]:
    """The ids of an action or of a whole turn; cells in either order, ``+`` or ``,`` between two tiles."""
    word = "".join(text.split()).lower()
    for sign in ("+", ","):
        one, found, two = word.partition(sign)
        if found:
            return _pair(one, two, text)
    one, found, two = word.partition("-")
    if found:
        return (_bridge(one, two, text),)
    try:
        return (ACTIONS.parse(word),)
    except BadNotation:
        raise unknown(text) from None


def join(first: int, second: int) -> str:
    """A turn of two tiles as one word, the lower cell first; empty for any other two actions."""
    if first < CELLS and second < CELLS and first != second:
        return f"{NAMES[min(first, second)]}+{NAMES[max(first, second)]}"
    return ""


def _pair(one: str, two: str, text: str) -> tuple[int, int]:
    if one not in NUMBERS or two not in NUMBERS or one == two:
        raise unknown(text)
    first, second = sorted((NUMBERS[one], NUMBERS[two]))
    return first, second


def _bridge(one: str, two: str, text: str) -> int:
    site = site_between(NUMBERS.get(one, CELLS), NUMBERS.get(two, CELLS))
    if site == NO_SITE:
        raise unknown(text)
    return FIRST_BRIDGE + site


def unknown(text: str) -> BadNotation:
    """The error for a text that names no action."""
    return BadNotation("unknown_action", text=shown(text))
