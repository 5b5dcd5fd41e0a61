"""Points, ties and places: clauses 25 and 26, the rows S1 to S5, rulings 13 and 15."""

import pytest

from ponti.games.diavolo.components import DARK, LIGHT
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.scoring import measure, score
from tests.games.diavolo.boards import play, position

S1 = "a1 b1 a2 b2 g1 h1 g2 h2 d1 e1"
S3 = "a1 b1 a2 b2 d1 e1 d2 e2"


def light_key(light: str, bridges: str = "", dark: str = "") -> tuple[int, int, int]:
    return score(position(light=light, dark=dark, bridges=bridges), LIGHT).key()


def test_25_islands_linked_through_a_sandbar_are_linked() -> None:
    """S1."""
    assert light_key(S1, "b1-d1 e1-g1") == (3, 2, 2)


def test_25_an_island_without_its_link_counts_alone() -> None:
    """S2."""
    assert light_key(S1, "b1-d1") == (2, 2, 1)


def test_25_double_links_do_not_count_twice() -> None:
    """S3."""
    assert light_key(S3, "b1-d1 b2-d2") == (3, 2, 2)


def test_26_more_islands_break_a_tie() -> None:
    """S4."""
    dark = "a5 b5 a6 b6 d5 e5 d6 e6 g5 h5 g6 h6"
    result = DIAVOLO.result(position(light=S3, dark=dark, bridges="b1-d1"))
    assert (result.places, result.tie_breaks) == ((2, 1), ("islands",))


S5_LIGHT = "a1 b1 c1 d1 a3 b3 c3 d3 a5 b5 c5 d5 a7 b7 c7 d7"
S5_DARK = "f1 g1 h1 i1 h3 i3 f5 g5 h5 i5 j7 j8 j9 j10 f7 f8 f9 f10"


def test_25_four_linked_islands_make_ten_points() -> None:
    """S5."""
    state = position(light=S5_LIGHT, dark=S5_DARK, bridges="a1-a3 b3-b5 c5-c7 h1-h3 i3-i5")
    assert (score(state, LIGHT).points, score(state, DARK).points) == (10, 5)


@pytest.mark.parametrize(("islands", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_25_n_linked_islands_make_triangular_points(islands: int, points: int) -> None:
    rows = [1, 3, 5, 7, 9, 11][:islands]
    light = " ".join(f"{column}{row}" for row in rows for column in "abcd")
    bridges = " ".join(f"{'abcde'[i % 4]}{row}-{'abcde'[i % 4]}{row + 2}" for i, row in enumerate(rows[:-1]))
    assert score(position(light=light, bridges=bridges, size=12), LIGHT).points == points


def test_25_sandbars_alone_count_nothing() -> None:
    assert light_key("a1 a2 a3 c1 c2", "a1-c1") == (0, 0, 1)


def test_25_bridges_of_the_other_colour_link_nothing() -> None:
    islands = position(light=S3, dark="c1 c3", bridges="c1-c3")
    assert score(islands, LIGHT).points == 2


def test_25_a_cycle_of_bridges_counts_once() -> None:
    ring = "a1 b1 a2 b2 d1 e1 d2 e2 a4 b4 a5 b5 d4 e4 d5 e5"
    assert light_key(ring, "b1-d1 a2-a4 b5-d5 e2-e4") == (10, 4, 4)


def test_26_more_points_win() -> None:
    result = DIAVOLO.result(position(light=S3, dark="a5 b5 a6 b6 d5 e5 d6 e6", bridges="b1-d1"))
    assert (result.places, result.scores, result.tie_breaks) == ((1, 2), (3.0, 2.0), ())


TIE_DARK = "a5 b5 a6 b6"


def test_26_more_bridges_break_a_tie_of_islands() -> None:
    """Ruling 15."""
    result = DIAVOLO.result(position(light="a1 b1 a2 b2 d1 e1", dark=TIE_DARK, bridges="b1-d1"))
    assert (result.places, result.tie_breaks) == ((1, 2), ("islands", "bridges"))


def test_26_otherwise_it_is_a_draw() -> None:
    """Ruling 12 and 15."""
    result = DIAVOLO.result(position(light="a1 b1 a2 b2", dark=TIE_DARK))
    assert (result.places, result.winners) == ((1, 1), (0, 1))


def test_26_only_own_bridges_count() -> None:
    state = position(light="a1 c1", dark="e5 g5 e7", bridges="a1-c1 e5-g5")
    assert (score(state, LIGHT).bridges, score(state, DARK).bridges) == (1, 1)


def test_25_an_unfinished_position_has_a_score_and_no_reason() -> None:
    """Ruling 13."""
    result = DIAVOLO.result(position(light=S3))
    assert (result.scores, result.is_over) == ((2.0, 0.0), False)


def test_25_a_position_in_mid_turn_has_a_score() -> None:
    """Ruling 13: the first tile completes an island."""
    result = DIAVOLO.result(play(position(light="a1 b1 a2"), "b2"))
    assert result.scores == (1.0, 0.0)


def test_25_before_the_choice_the_seats_are_level() -> None:
    """Ruling 8."""
    assert DIAVOLO.result(play(DIAVOLO.new_game(), "a1+a2")).places == (1, 1)


def test_25_the_rows_of_the_result_add_up() -> None:
    state = position(light=S5_LIGHT, dark=S5_DARK, bridges="a1-a3 b3-b5 c5-c7 h1-h3 i3-i5", light_seat=1)
    rows = DIAVOLO.result(state).rows
    parts = [sum(values) for values in zip(*(row.values for row in rows if not row.is_total), strict=True)]
    total = next(row.values for row in rows if row.is_total)
    assert tuple(parts) == total == DIAVOLO.result(state).scores


@pytest.mark.parametrize(
    ("given", "rewards"),
    [
        ({"light": S3, "dark": TIE_DARK}, [1.0, 0.0]),
        ({"light": S3, "dark": TIE_DARK, "light_seat": 1}, [0.0, 1.0]),
        ({"light": "a1 b1 a2 b2", "dark": TIE_DARK}, [0.5, 0.5]),
    ],
)
def test_26_rewards_follow_the_places(given: dict[str, object], rewards: list[float]) -> None:
    over = position(**given, phase="over", to_move=None, declared_by="light", reason="last_turn_played")  # type: ignore[arg-type]
    assert DIAVOLO.rewards(over) == rewards


def test_25_a_hundred_points_do_not_spill_over() -> None:
    """Points, islands and bridges are packed into one number for speed: here 14 islands in one network."""
    rows = " ".join(f"{column}{row}" for row in (1, 3, 5, 7, 9, 11) for column in "abcdfghi")
    left = "a1-a3 b3-b5 c5-c7 d7-d9 a9-a11"
    right = "g1-g3 h3-h5 i5-i7 f7-f9 g9-g11"
    light = f"{rows} k1 k2 k3 k4 k6 k7 k8 k9"
    state = position(light=light, bridges=f"{left} {right} d1-f1 i1-k1 k4-k6", size=12)
    assert (measure(state, LIGHT), score(state, LIGHT).key()) == (105_014_013, (105, 14, 13))
