"""``sample`` draws without building the list of legal actions; every legal action must still be equally likely."""

from fractions import Fraction

import pytest
from librt.random import Random

from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.conformance.uniform import assert_fits, tally
from tests.games.diavolo.boards import play, position

POSITIONS = {
    "open water": position(size=6),
    "tiles and bridges": position(light="a1 c1 a3 e5", dark="b2", size=6),
    "a cell in no pair": position("4 . . . .\n3 d l . l\n2 . . l d\n1 l . d d"),
    "bridges and pass": position(size=4, light="a1 b1 c1 d1 a3 b3 c3", dark="a2 d2 d3 a4"),
    "open cells but no pair": position("4 l l l d\n3 d . . d\n2 l . l l\n1 . d d d"),
    "only a pass": position(size=3, light="b1 a2 c2 b3", dark="a1 c1 a3 c3 b2"),
    "the second tile": play(position(light="a1 b1 c1", size=5), "a2"),
    "the opening": DIAVOLO.new_game({"size": 4}),
    "the choice": play(DIAVOLO.new_game({"size": 3}), "a1+b2"),
    "no tiles left": position(
        light=" ".join(f"{column}{row}" for row in range(1, 11, 2) for column in "acegi"),
        dark=" ".join(f"{column}{row}" for row in range(2, 11, 2) for column in "bdfhj"),
        supply="box",
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_sample_is_uniform_over_the_legal_actions(name: str) -> None:
    state = POSITIONS[name]
    legal = DIAVOLO.legal_actions(state)
    rng = Random(11)
    drawn = tally(lambda: int(DIAVOLO.sample(state, rng)), 60 * len(legal))
    assert_fits(drawn, {action: Fraction(1, len(legal)) for action in legal})


def late(seed: int) -> DiavoloState:
    """A position near the end of a random game, where the shortcuts of ``sample`` matter most."""
    rng = Random(seed)
    state = DIAVOLO.new_game({"size": 5, "last_turn": "equal"})
    trail: list[DiavoloState] = []
    while DIAVOLO.acting(state):
        trail.append(state.copy())
        DIAVOLO.apply(state, DIAVOLO.sample(state, rng))
    return trail[-4]


@pytest.mark.parametrize("seed", range(5))
def test_sample_is_uniform_late_in_a_game(seed: int) -> None:
    state = late(seed)
    legal = DIAVOLO.legal_actions(state)
    rng = Random(seed)
    drawn = tally(lambda: int(DIAVOLO.sample(state, rng)), 100 * len(legal))
    assert_fits(drawn, {action: Fraction(1, len(legal)) for action in legal})


def test_sample_changes_nothing() -> None:
    state = POSITIONS["tiles and bridges"].copy()
    before = DIAVOLO.dump_state(state)
    DIAVOLO.sample(state, Random(1))
    assert DIAVOLO.dump_state(state) == before
