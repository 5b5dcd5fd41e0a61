"""Bridge sites: where a bridge can stand, which water it covers, and which other sites it rules out (§16-§21)."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ponti.games.diavolo.board import NAMES, cell_at, column_of, row_of
from ponti.games.diavolo.layout import CELLS, NO_SITE, OFF, SITES_IN_ALL

SHAPES: Final = ((0, 2), (1, -2), (1, 2), (2, -2), (2, -1), (2, 0), (2, 1), (2, 2))
"""§16 offsets (column, row) from a bridge's lower end to its other end."""

Point: TypeAlias = tuple[int, int]
Shape: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """A place for a bridge: its two ends, the lower cell first, and the one or two cells under it."""

    one: int
    two: int
    covers: tuple[int, ...]

    @property
    def name(self) -> str:
        """The site in notation: ``c3-e4``."""
        return f"{NAMES[self.one]}-{NAMES[self.two]}"


def covered_offsets(shape: Shape) -> tuple[Point, ...]:
    """§17 the offsets of the cells under a bridge: the middle, or for a knight's move the two cells beside it."""
    right, up = shape
    if right % 2 == 0 and up % 2 == 0:
        return ((right // 2, up // 2),)
    if abs(right) == 2:
        return ((right // 2, 0), (right // 2, up))
    return ((0, up // 2), (right, up // 2))


def crosses(shape: Shape, other_start: Point, other: Shape) -> bool:
    """§21 whether a bridge from (0, 0) and one from ``other_start`` cross: a proper intersection of their segments."""
    other_end = (other_start[0] + other[0], other_start[1] + other[1])
    here = _side((0, 0), shape, other_start) * _side((0, 0), shape, other_end)
    there = _side(other_start, other_end, (0, 0)) * _side(other_start, other_end, shape)
    return here < 0 and there < 0


def _side(start: Point, end: Point, point: Point) -> int:
    """On which side of the line from ``start`` to ``end`` a point lies: positive, negative, or 0 on it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _shift(cell: int, offset: Point) -> int:
    return cell_at(column_of(cell) + offset[0], row_of(cell) + offset[1])


def _all_sites() -> tuple[Site, ...]:
    return tuple(
        Site(one, _shift(one, shape), tuple(_shift(one, offset) for offset in covered_offsets(shape)))
        for one in range(CELLS)
        for shape in SHAPES
        if _shift(one, shape) != OFF
    )


SITES: Final = _all_sites()
assert len(SITES) == SITES_IN_ALL
SITE_NUMBERS: Final = {(site.one, site.two): number for number, site in enumerate(SITES)}
BY_NAME: Final = {site.name: number for number, site in enumerate(SITES)}


def site_between(one: int, two: int) -> int:
    """The site with these two ends in either order, ``NO_SITE`` when no bridge fits between them."""
    return SITE_NUMBERS.get((min(one, two), max(one, two)), NO_SITE)


def shape_of(site: Site) -> Shape:
    """The offset from a site's lower end to its other end."""
    return column_of(site.two) - column_of(site.one), row_of(site.two) - row_of(site.one)


def sites_cross(first: int, second: int) -> bool:
    """§19 whether two bridges cross, whoever owns them."""
    one, two = SITES[first], SITES[second]
    start = (column_of(two.one) - column_of(one.one), row_of(two.one) - row_of(one.one))
    return crosses(shape_of(one), start, shape_of(two))


def _are_rivals(shape: Shape, start: Point, other: Shape, strict: bool) -> bool:
    """§18-§19 whether two bridges exclude each other: they share an end or cross, or (strictly) share water."""
    end = (start[0] + other[0], start[1] + other[1])
    if start in ((0, 0), shape) or end in ((0, 0), shape):
        return (start, other) != ((0, 0), shape)
    under = {(start[0] + right, start[1] + up) for right, up in covered_offsets(other)}
    return crosses(shape, start, other) or (strict and not under.isdisjoint(covered_offsets(shape)))


class Rivals:
    """For every site ``n`` those that it rules out, in one flat row from ``starts[n]`` to ``starts[n + 1]``."""

    def __init__(self, strict: bool) -> None:
        near = [(right, up) for right in range(-2, 3) for up in range(-4, 5)]
        relative = {
            shape: [(start, other) for start in near for other in SHAPES if _are_rivals(shape, start, other, strict)]
            for shape in SHAPES
        }
        starts = [i64(0)]
        flat: list[i16] = []
        for site in SITES:
            for start, other in relative[shape_of(site)]:
                one = _shift(site.one, start)
                if one != OFF and _shift(one, other) != OFF:
                    flat.append(i16(SITE_NUMBERS[one, _shift(one, other)]))
            starts.append(i64(len(flat)))
        self.starts: Final = vec[i64](starts)
        self.sites: Final = vec[i16](flat)


RIVALS: Final = Rivals(strict=False)
STRICT_RIVALS: Final = Rivals(strict=True)

RING: Final = 16
"""How many sites a cell can be an end of (§16)."""
ROOFS: Final = 12
"""How many sites can cover a cell (§17)."""


def _ends() -> tuple[vec[i16], vec[u8]]:
    """For every cell its sites and their far ends, ``RING`` each; ``NO_SITE`` and ``OFF`` fill the rows."""
    sites = [i16(NO_SITE)] * (CELLS * RING)
    far = [u8(OFF)] * (CELLS * RING)
    used = [0] * CELLS
    for number, site in enumerate(SITES):
        for near, other in ((site.one, site.two), (site.two, site.one)):
            at = near * RING + used[near]
            sites[at], far[at] = i16(number), u8(other)
            used[near] += 1
    return vec[i16](sites), vec[u8](far)


def _roofs() -> vec[i16]:
    """For every cell the sites that cover it, ``ROOFS`` each; ``NO_SITE`` fills the rows."""
    sites = [i16(NO_SITE)] * (CELLS * ROOFS)
    used = [0] * CELLS
    for number, site in enumerate(SITES):
        for cell in site.covers:
            sites[cell * ROOFS + used[cell]] = i16(number)
            used[cell] += 1
    return vec[i16](sites)


_ENDS: Final = _ends()
SITES_AT: Final = _ENDS[0]
FAR_END: Final = _ENDS[1]
SITES_OVER: Final = _roofs()
ONE: Final = vec[u8]([u8(site.one) for site in SITES])
TWO: Final = vec[u8]([u8(site.two) for site in SITES])
UNDER_FIRST: Final = vec[u8]([u8(site.covers[0]) for site in SITES])
UNDER_SECOND: Final = vec[u8]([u8(site.covers[-1]) for site in SITES])
