"""Tree search where hands are hidden or choices are made at once."""

import pytest
from librt.random import Random

from ponti.core.game import State
from ponti.search.bot import hides
from ponti.search.factory import bot
from ponti.search.settings import Settings
from ponti.search.uct import Search
from tests.search.tiny import Auction, Board, Duel, Guess

GUESS = Guess()
DUEL = Duel()


@pytest.mark.parametrize("name", ["mcts", "greedy", "random", "easy"])
def test_the_choice_does_not_depend_on_hidden_cards(name: str) -> None:
    settings = {"iterations": 60} if name == "mcts" else {}
    for own in range(3):
        deals = [Board([own, other, -1]) for other in range(3) if other != own]
        views = [GUESS.redact(deal, 0) for deal in deals]
        choices = [[bot(name, seed=seed, **settings).choose(GUESS, view) for seed in range(8)] for view in views]
        assert choices[0] == choices[1]


def test_an_information_set_search_gives_both_possible_cards_half() -> None:
    view = GUESS.redact(Board([1, 2, -1]), 0)
    analysis = bot("mcts", iterations=4000, seed=2, exploration=2.0).analyse(GUESS, view)
    worth = {found.action: found.value for found in analysis.candidates}
    assert worth[1] == 0.0
    assert worth[0] == pytest.approx(0.5, abs=0.05)
    assert worth[2] == pytest.approx(0.5, abs=0.05)
    assert not analysis.is_solved


def test_a_full_state_is_searched_as_open_information() -> None:
    analysis = bot("mcts", iterations=200, seed=2).analyse(GUESS, Board([1, 2, -1]))
    assert analysis.is_solved
    assert (analysis.choice, analysis.value) == (2, 1.0)


def test_hiding_is_seen_in_the_view() -> None:
    deal = Board([1, 2, -1])
    assert hides(GUESS, GUESS.redact(deal, 0))
    assert not hides(GUESS, deal)
    assert not hides(DUEL, DUEL.redact(DUEL.new_game(), 1))


def duel_shares(seat: int, iterations: int = 40_000) -> dict[int, float]:
    last_round = Board([5, 5, -1, -1])  # the first round counted for nobody
    game = Duel({(0, 0): -1, (0, 1): 1, (1, 0): 1, (1, 1): -1})
    view = game.redact(last_round, seat)
    analysis = bot("mcts", iterations=iterations, seed=1).analyse(game, view)
    assert analysis.seat == seat
    return {found.action: found.value for found in analysis.candidates}


@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_are_not_seen_by_the_other_seat(seat: int) -> None:
    """Matching pennies: were the second chooser to see the first choice, one seat's values would go to 0 or 1."""
    worth = duel_shares(seat, 4000)
    assert all(0.3 < value < 0.7 for value in worth.values())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_think_at_a_simultaneous_choice(seat: int) -> None:
    game = Auction()
    analysis = bot("mcts", iterations=400, seed=1).analyse(game, game.redact(game.new_game(seats=3), seat))
    assert analysis.seat == seat
    assert sum(found.visits for found in analysis.candidates) == 400


def test_a_seat_whose_rivals_have_chosen_knows_no_more_than_before() -> None:
    game = Auction()
    waiting = [Board([2, -1, 4], 3), Board([0, -1, 3], 3)]
    views: list[State] = [game.redact(state, 1) for state in waiting]
    analyses = [bot("mcts", iterations=300, seed=1).analyse(game, view) for view in views]
    assert analyses[0] == analyses[1]


def test_hidden_events_share_a_node_and_revealed_ones_do_not() -> None:
    search = Search(DUEL, DUEL.new_game(), 0, Settings(), Random(1))
    for _ in range(300):
        search.iterate()
    tree = search.tree
    shared = [key for key in tree.shared if key[1] == 1]
    assert len([key for key in shared if key[0] == 0]) == 1, "one node for the second chooser, whatever was chosen"
    after_reveal = {node for key, node in tree.shared.items() if key[0] == 0 and isinstance(key[1], str)}
    assert len(after_reveal) == 4, "four different pairs were turned up"


def test_offers_count_how_often_an_action_was_there() -> None:
    state = GUESS.new_game()
    GUESS.apply(state, 1)
    GUESS.apply(state, 2)
    search = Search(GUESS, GUESS.redact(state, 0), 0, Settings(), Random(1))
    for _ in range(50):
        search.iterate()
    tree = search.tree
    assert [int(tree.offers[edge]) for edge in tree.edges(0)] == [50, 50, 50]
