"""States are compared by what they hold, which says the same as writing both down."""

from random import Random

import pytest

from ponti.core.alike import are_alike
from ponti.core.game import SPECTATOR
from ponti.core.match import Match
from ponti.core.registry import games
from tests.toy.game import TOY

GAMES = {game.id: game for game in (*games(), TOY)}


@pytest.mark.parametrize("id", GAMES)
def test_two_positions_are_alike_exactly_when_they_are_written_alike(id: str) -> None:
    game, rng = GAMES[id], Random(1)
    match = Match(game, seats=2)
    views = [match.view(SPECTATOR)]
    while not match.is_over and len(views) < 40:
        match.play(rng.choice(match.legal_ids()))
        views += [match.view(SPECTATOR), match.view(SPECTATOR).copy()]
    told = [(game.dump_state(one) == game.dump_state(other), are_alike(one, other)) for one in views for other in views]
    assert all(is_written_alike == is_alike for is_written_alike, is_alike in told)


def test_values_are_compared_as_they_are() -> None:
    assert [are_alike(1, 1), are_alike(1, 2), are_alike(1, "1"), are_alike({"a": 1}, {"a": 1})] == [
        True,
        False,
        False,
        True,
    ]
