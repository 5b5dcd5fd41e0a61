"""Where bridges may go: clauses 16 to 22 and the rows B1 to B9."""

from itertools import combinations

import pytest

from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.sites import BY_NAME, SITES, shape_of, sites_cross
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import is_legal, position, refusal, texts
from tests.games.diavolo.oracle import Bridge, cell, groups, is_bridge_offset, segments_cross, under


def bridges(state: DiavoloState) -> set[str]:
    """The legal bridges in notation."""
    return {text for text in texts(state) if "-" in text}


@pytest.mark.parametrize(("between", "verdict"), [("", True), ("dark", False), ("light", False)])
def test_17_the_middle_of_a_straight_bridge_must_be_water(between: str, verdict: bool) -> None:
    """B1."""
    tiles = {"light": "a1 c1", "dark": ""}
    if between:
        tiles[between] += " b1"
    assert is_legal(position(**tiles), "a1-c1") is verdict  # type: ignore[arg-type]


@pytest.mark.parametrize(("dark", "verdict"), [("b1", False), ("b2", False), ("a2 c1", True)])
def test_17_a_knights_bridge_covers_exactly_two_cells(dark: str, verdict: bool) -> None:
    """B2."""
    assert is_legal(position(light="a1 c2", dark=dark), "a1-c2") is verdict


@pytest.mark.parametrize(("dark", "verdict"), [("b1 a2 c2 b3", True), ("b2", False)])
def test_17_the_corners_beside_a_diagonal_bridge_do_not_matter(dark: str, verdict: bool) -> None:
    """B3."""
    assert is_legal(position(light="a1 c3", dark=dark), "a1-c3") is verdict


@pytest.mark.parametrize("first", ["a2-c2", "b1-b3"])
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_19_straight_bridges_may_not_cross_whoever_owns_them(first: str, owner: str) -> None:
    """B4."""
    one, two = ("a2 c2", "b1 b3")
    other = "b1-b3" if first == "a2-c2" else "a2-c2"
    mine, theirs = (two, one) if first == "a2-c2" else (one, two)
    tiles = {"light": f"{mine} {theirs}"} if owner == "light" else {"light": mine, "dark": theirs}
    assert refusal(position(**tiles, bridges=first), other) == ("19", "crosses")  # type: ignore[arg-type]


def test_21_opposite_diagonals_with_middles_beside_each_other_cross() -> None:
    """B5a: they share no covered cell."""
    assert refusal(position(light="a1 c3 b3 d1", bridges="a1-c3"), "b3-d1") == ("19", "crosses")


def test_21_parallel_diagonals_do_not_cross() -> None:
    """B5b."""
    assert is_legal(position(light="a1 c3 b1 d3", bridges="a1-c3"), "b1-d3")


@pytest.mark.parametrize("other", ["a2-c1", "a2-c2"])
def test_21_a_diagonal_crosses_knights_and_straight_bridges_over_its_middle(other: str) -> None:
    """B5c."""
    ends = other.replace("-", " ")
    assert refusal(position(light=f"a1 c3 {ends}", bridges="a1-c3"), other) == ("19", "crosses")


@pytest.mark.parametrize("tiles", [{"light": "a1 c2 a2 c3"}, {"light": "a2 c3", "dark": "a1 c2"}])
def test_21_parallel_knights_share_water_without_crossing(tiles: dict[str, str]) -> None:
    """B6a."""
    assert is_legal(position(**tiles, bridges="a1-c2"), "a2-c3")  # type: ignore[arg-type]


def test_21_parallel_knights_are_forbidden_by_the_strict_option() -> None:
    """B6a, ruling 11."""
    strict = position(light="a1 c2 a2 c3", bridges="a1-c2", parallel_knights=False)
    assert refusal(strict, "a2-c3") == ("21", "shares-water")


def test_21_mirrored_knights_cross() -> None:
    """B6b."""
    assert refusal(position(light="a1 c2 a2 c1", bridges="a1-c2"), "a2-c1") == ("19", "crosses")


def test_18_a_tile_carries_one_bridge() -> None:
    """B7."""
    assert refusal(position(light="a1 c1 e1", bridges="a1-c1"), "c1-e1") == ("18", "end-taken")


def test_16_no_bridge_reaches_three_cells() -> None:
    """B8: no such action exists, and nothing is offered."""
    assert bridges(position(light="a1 d1")) == set()


RING = ["c3", "c4", "c5", "c6", "c7", "d3", "d7", "e3", "e7", "f3", "f7", "g3", "g4", "g5", "g6", "g7"]


@pytest.mark.parametrize("end", RING)
def test_16_a_bridge_reaches_every_cell_of_the_ring(end: str) -> None:
    """B9."""
    low, high = sorted([end, "e5"])
    assert bridges(position(light=f"e5 {end}")) == {f"{low}-{high}"}


def test_16_a_bridge_reaches_no_other_cell() -> None:
    """B9."""
    others = [name for name in NAMES if name not in RING and name != "e5" and name[1:] not in ("11", "12")]
    others = [name for name in others if name[0] not in "kl"]
    assert all(bridges(position(light=f"e5 {name}")) == set() for name in others)


def test_16_both_ends_must_be_own_tiles() -> None:
    assert refusal(position(light="a1", dark="c1"), "a1-c1") == ("16", "no-own-end")


def test_16_an_end_may_be_given_first_or_last() -> None:
    assert is_legal(position(light="a1 c1"), "c1-a1")


def test_1_a_bridge_to_a_cell_outside_the_board_is_refused() -> None:
    assert refusal(position(light="e1", size=5), "e1-g1") == ("1", "off-board")


def test_20_an_island_and_a_sandbar_can_be_linked() -> None:
    assert is_legal(position(light="a1 b1 a2 b2 d1"), "b1-d1")


def test_20_two_bridges_between_the_same_groups_are_legal() -> None:
    linked = position(light="a1 a2 b1 b2 d1 d2 e1 e2", bridges="b1-d1")
    assert is_legal(linked, "b2-d2")


def test_17_a_covered_cell_kills_no_bridge_that_merely_passes_over_it() -> None:
    """§21: parallel diagonals one apart share nothing, knights one apart share one cell."""
    knights = position(light="b1 c3 c1 d3", bridges="b1-c3")
    assert bridges(knights) == {"c1-d3"}


def test_21_crossing_agrees_with_an_independent_segment_test() -> None:
    """All pairs of sites on a 6x6 board without a common end."""
    near = [site for site in BY_NAME if all(cell(end)[0] < 6 and cell(end)[1] < 6 for end in site.split("-"))]

    def ends(name: str) -> Bridge:
        one, two = name.split("-")
        return cell(one), cell(two)

    wrong = [
        (one, two)
        for one, two in combinations(near, 2)
        if sites_cross(BY_NAME[one], BY_NAME[two]) != segments_cross(ends(one), ends(two))
    ]
    assert wrong == []


def exclude_each_other(one: int, two: int) -> bool:
    """§17-§18 whether two sites have a common end or one has an end under the other: they never stand together."""
    first, second = SITES[one], SITES[two]
    ends, others = {first.one, first.two}, {second.one, second.two}
    return not (ends.isdisjoint(others) and ends.isdisjoint(second.covers) and others.isdisjoint(first.covers))


def share_water(one: int, two: int) -> bool:
    return not set(SITES[one].covers).isdisjoint(SITES[two].covers)


def step(one: int, two: int) -> tuple[int, int]:
    """The columns and rows from the lower end of one site to that of another."""
    here, there = cell(NAMES[SITES[one].one]), cell(NAMES[SITES[two].one])
    return there[0] - here[0], there[1] - here[1]


def odd_pairs(number: int) -> set[str]:
    """The sites that cross a site without sharing water with it, of those that could stand beside it."""
    others = [other for other in range(len(SITES)) if other != number and not exclude_each_other(number, other)]
    return {SITES[other].name for other in others if sites_cross(number, other) and not share_water(number, other)}


def test_21_a_diagonal_crosses_four_opposite_ones_without_sharing_water() -> None:
    """Their middles d5, e4, e6 and f5 lie beside its own, e5."""
    assert odd_pairs(BY_NAME["d4-f6"]) == {"c6-e4", "d5-f3", "d7-f5", "e6-g4"}


@pytest.mark.parametrize("site", ["d5-f5", "e4-e6", "d4-f5", "d4-e6", "d5-f4", "d6-e4"])
def test_21_all_other_crossing_pairs_share_water(site: str) -> None:
    assert odd_pairs(BY_NAME[site]) == set()


def test_21_only_parallel_knights_one_apart_share_water_without_crossing() -> None:
    """Everywhere on the board."""
    found = {
        (shape_of(SITES[one]), shape_of(SITES[two]), step(one, two))
        for one, two in combinations(range(len(SITES)), 2)
        if share_water(one, two) and not sites_cross(one, two) and not exclude_each_other(one, two)
    }
    beside = {(1, -2): (1, 0), (1, 2): (1, 0), (2, -1): (0, 1), (2, 1): (0, 1)}
    assert found == {(shape, shape, apart) for shape, apart in beside.items()}


def test_17_covered_cells_agree_with_an_independent_construction() -> None:
    assert all(
        {cell(NAMES[number]) for number in site.covers} == under((cell(NAMES[site.one]), cell(NAMES[site.two])))
        for site in SITES
    )


def test_22_no_bridge_within_one_group() -> None:
    """Every group of up to 4 cells: a bridge between two of its tiles always has a tile of the group under it."""
    shapes = {frozenset({(4, 4)})}
    for _ in range(3):
        shapes |= {
            shape | {(x + right, y + up)}
            for shape in shapes
            for x, y in shape
            for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
    assert all(
        not under(pair).isdisjoint(shape)
        for shape in shapes
        for pair in combinations(sorted(shape), 2)
        if is_bridge_offset(*pair) and len(groups(set(shape))) == 1
    )


def test_16_ids_list_every_site_once_with_the_lower_cell_first() -> None:
    pairs = [(site.one, site.two) for site in SITES]
    assert pairs == sorted(set(pairs)) and all(one < two for one, two in pairs)


def test_16_the_number_of_sites_is_as_counted_by_hand() -> None:
    """Decisions: 2n(n-2) + 2(n-2)^2 + 4(n-1)(n-2)."""
    n = 12
    assert len(SITES) == 2 * n * (n - 2) + 2 * (n - 2) ** 2 + 4 * (n - 1) * (n - 2)


def test_16_an_action_id_is_no_different_on_a_small_board() -> None:
    small, big = position(light="a1 c1", size=4), position(light="a1 c1", size=12)
    assert DIAVOLO.actions.parse("a1-c1") in set(DIAVOLO.legal_actions(small)) & set(DIAVOLO.legal_actions(big))
