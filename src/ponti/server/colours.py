"""Colours that stand for people: legible on the light and the dark page alike, well apart, each for one person."""

import re
import secrets
from collections.abc import Collection, Iterator
from colorsys import hls_to_rgb
from functools import cache
from typing import Final

from ponti.server.errors import TableError

GROUNDS: Final = ("#f4efe4", "#fbf8f1", "#14202a", "#243542")
"""The page and its panels, light and dark: what a person's colour is seen on."""
CONTRAST: Final = 3.0
"""What a shape needs to be told from its ground (WCAG 1.4.11)."""

_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_HUES: Final = (14, 205, 130, 275, 45, 325, 170, 235, 85, 300, 0, 60, 190, 255, 105, 345, 30, 150)
_SATURATIONS: Final = (0.78, 0.48, 0.27)
_LUMINANCE: Final = 0.23
"""Halfway between the lightest and the darkest that is legible everywhere."""


def check_colour(colour: str) -> str:
    """``colour`` as it is kept. Raises ``bad_colour`` when it is none, or cannot be seen on one of the grounds."""
    lower = colour.lower()
    if not _COLOUR.fullmatch(lower) or not is_legible(lower):
        raise TableError("bad_colour")
    return lower


def is_legible(colour: str) -> bool:
    """Whether a mark of this colour can be seen on every ground."""
    return all(contrast(colour, ground) >= CONTRAST for ground in GROUNDS)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (WCAG), from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of ``#rrggbb``, from 0 to 1."""
    red, green, blue = (_linear(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def palette() -> tuple[str, ...]:
    """Colours that go well together; the first ones are farthest apart."""
    return tuple(_shade(hue, saturation) for saturation in _SATURATIONS for hue in _HUES)


def free_colours(taken: Collection[str], count: int) -> list[str]:
    """``count`` colours that nobody has yet: of the palette while it lasts."""
    found = [colour for colour in palette() if colour not in taken][:count]
    for colour in _random_colours():
        if len(found) == count:
            break
        if colour not in taken and colour not in found:
            found.append(colour)
    return found


def _random_colours() -> Iterator[str]:
    while True:
        colour = f"#{secrets.randbelow(1 << 24):06x}"
        if is_legible(colour):
            yield colour


def _shade(hue: int, saturation: float) -> str:
    """The colour of this hue whose luminance is the middle one."""
    dark, light = 0.0, 1.0
    while light - dark > 0.001:
        middle = (dark + light) / 2
        if luminance(_hex(hue, middle, saturation)) < _LUMINANCE:
            dark = middle
        else:
            light = middle
    return _hex(hue, light, saturation)


def _hex(hue: int, lightness: float, saturation: float) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in hls_to_rgb(hue / 360, lightness, saturation))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
