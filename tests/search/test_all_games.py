"""Every registered game is played by every kind of bot, from what its seats see."""

import pytest
from librt.random import Random

from ponti.core.dice import Dice
from ponti.core.game import AnyGame
from ponti.core.match import Match
from ponti.core.registry import games
from ponti.search.bot import Bot, hides
from ponti.search.factory import bot

DECISIONS = 6


def started(game: AnyGame, decisions: int, seed: int) -> Match:
    """A match of the largest table after some random decisions, still in play."""
    match = Match(game, seats=game.max_seats, dice=Dice(seed=seed))
    player = bot("random", seed=seed)
    for _ in range(decisions):
        seat = match.acting()[-1]
        match.play(player.choose(game, match.view(seat)), seat)
    return match


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize(
    "word", ["greedy", "mcts depth=0", "mcts depth=3", "mcts playout=rollout", "mcts amaf=50 prior=2", "beginner"]
)
def test_every_bot_plays_legally(game: AnyGame, word: str) -> None:
    name, *pairs = word.split()
    settings: dict[str, object] = {"iterations": 6} if name == "mcts" else {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        settings[key] = value
    if name == "greedy":
        settings["samples"] = 1
    match = started(game, 4, seed=3)
    player: Bot = bot(name, seed=1, **settings)
    for _ in range(3):
        seat = match.acting()[-1]
        choice = player.choose(game, match.view(seat))
        assert choice in match.legal_ids(seat)
        match.play(choice, seat)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("decisions", [0, DECISIONS])
def test_a_choice_depends_on_the_view_alone(game: AnyGame, decisions: int) -> None:
    match = started(game, decisions, seed=5)
    seat = match.acting()[-1]
    view = match.view(seat)
    choices = {bot("mcts", iterations=12, seed=2).choose(game, view)}
    for deal in range(3):
        other = game.redact(game.redeal(view, Random(deal)), seat)
        choices.add(bot("mcts", iterations=12, seed=2).choose(game, other))
    assert len(choices) == 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_view_that_went_through_json_is_as_good(game: AnyGame) -> None:
    match = started(game, DECISIONS, seed=5)
    seat = match.acting()[-1]
    written = game.dump_state(match.view(seat))
    choices = {bot("mcts", iterations=12, seed=2).choose(game, game.load_state(written)) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(match.legal_ids(seat))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_thinking_leaves_the_view_as_it_was(game: AnyGame) -> None:
    match = started(game, DECISIONS, seed=7)
    seat = match.acting()[0]
    view = match.view(seat)
    before = game.dump_state(view)
    bot("random").analyse(game, view)
    bot("greedy", samples=2).analyse(game, view)
    bot("mcts", iterations=8).analyse(game, view)
    if view.seats == 2 and not hides(game, view):
        bot("alphabeta", depth=1).analyse(game, view)
    assert game.dump_state(view) == before
