"""Colours of people."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti.server.colours import CONTRAST, GROUNDS, check_colour, contrast, free_colours, is_legible, palette
from ponti.server.errors import TableError

COLOURS = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert contrast("#b4533a", "#b4533a") == 1


def test_the_palette_is_legible_and_has_no_doubles() -> None:
    assert len(palette()) == len(set(palette())) >= 50
    assert all(is_legible(colour) for colour in palette())


def test_the_first_colours_are_told_apart_at_a_glance() -> None:
    def parts(colour: str) -> list[int]:
        return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]

    for one, other in combinations(palette()[:6], 2):
        assert sum(abs(a - b) for a, b in zip(parts(one), parts(other), strict=True)) > 120


@given(COLOURS)
def test_what_is_legible_stands_out_on_every_ground(colour: str) -> None:
    assert is_legible(colour) == (min(contrast(colour, ground) for ground in GROUNDS) >= CONTRAST)
    if is_legible(colour):
        assert check_colour(colour.upper()) == colour
    else:
        with pytest.raises(TableError) as refusal:
            check_colour(colour)
        assert refusal.value.code == "bad_colour"


def test_free_colours_are_nobodys() -> None:
    assert free_colours((), 5) == list(palette()[:5])
    taken = set(palette()[1:4])
    assert free_colours(taken, 3) == [palette()[0], *palette()[4:6]]


def test_there_are_always_more_colours() -> None:
    offered = free_colours(set(palette()[2:]), 30)
    assert offered[:2] == list(palette()[:2])
    assert len(set(offered)) == 30
    assert not set(offered) & set(palette()[2:])
    assert all(is_legible(colour) for colour in offered)
