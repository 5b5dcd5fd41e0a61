"""What a bot expects, told move by move."""

import pytest
from librt.random import Random

import ponti
from ponti.core.game import CHANCE
from ponti.search.bot import full_state
from ponti.server.expecting import expected

GAMES = ("diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown")


@pytest.mark.parametrize("name", GAMES)
def test_a_line_is_told_by_whom_and_in_words_without_its_chance(name: str) -> None:
    match = ponti.Match(ponti.game(name), dice=ponti.Dice(seed=7))
    game, seat = match.game, match.acting()[0]
    view = match.view(seat=seat)
    world, line, people = full_state(game, view, Random(0)), [], []
    for _ in range(12):
        actor = int(game.to_act(world))
        action = game.legal_actions(world, actor)[0]
        line.append(action)
        people += [] if actor == CHANCE else [(actor, game.describe(world, action))]
        game.apply(world, action, actor)
    assert list(expected(game, view, seat, line)) == people
    assert len(people) > 1


def test_a_line_ends_where_it_cannot_be_followed() -> None:
    match = ponti.Match(ponti.game("diavolo"), dice=ponti.Dice(seed=7))
    game, seat = match.game, match.acting()[0]
    view = match.view(seat=seat)
    first = game.legal_actions(view, seat)[0]
    told = [(by, words.text("it")) for by, words in expected(game, view, seat, [first, first])]
    assert told == [(seat, "Metti una tessera in a1")]
