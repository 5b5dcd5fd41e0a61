"""Random and greedy players, the factory, and the levels."""

import itertools

import pytest
from librt.random import Random

import ponti
from ponti.core.errors import BadOptions, GameOver
from ponti.core.words import LANGUAGES, has_text
from ponti.search.bot import Bot
from ponti.search.factory import bot, bot_names
from ponti.search.levels import LEVELS
from ponti.search.trial import copies, listed_games, playout_positions, random_games
from tests.search.tiny import Auction, Board, Gamble, Guess, Noughts


def test_the_random_bot_plays_every_action_about_equally_often() -> None:
    rules = Noughts()
    player = bot("random", seed=1)
    counts = [0] * 9
    for _ in range(1800):
        counts[player.choose(rules, rules.new_game())] += 1
    assert all(140 < count < 260 for count in counts)


def test_equal_seeds_give_equal_random_games_and_others_do_not() -> None:
    rules = Noughts()

    def choices(seed: int) -> list[int]:
        player = bot("random", seed=seed)
        return [player.choose(rules, rules.new_game()) for _ in range(20)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_the_random_analysis_lists_all_actions() -> None:
    rules = Noughts()
    analysis = bot("random", seed=1).analyse(rules, Board([1, 0, 0, 0, 2, 0, 0, 0, 0]))
    assert sorted(found.action for found in analysis.candidates) == [1, 2, 3, 5, 6, 7, 8]
    assert analysis.line == (analysis.choice,)


def test_greedy_takes_the_win_that_is_there() -> None:
    rules = Noughts()
    analysis = bot("greedy").analyse(rules, Board([1, 1, 0, 2, 2, 0, 0, 0, 0]))
    assert (analysis.choice, analysis.value) == (2, 1.0)


def test_greedy_averages_over_deals_and_outcomes() -> None:
    rules = Guess()
    view = rules.redact(Board([1, 2, -1]), 0)
    analysis = bot("greedy", samples=400, seed=1).analyse(rules, view)
    worth = {found.action: found.value for found in analysis.candidates}
    assert worth[1] == 0.0
    assert worth[0] + worth[2] == pytest.approx(1.0)
    assert worth[0] == pytest.approx(0.5, abs=0.1)
    gamble = Gamble()
    chances = bot("greedy", samples=600, seed=1).analyse(gamble, gamble.new_game())
    assert chances.choice == 1
    assert chances.value == pytest.approx(0.6, abs=0.08)


def test_every_name_makes_a_bot_that_plays() -> None:
    rules = Noughts()
    last = Board([1, 2, 1, 1, 2, 2, 2, 1, 0])
    for name in bot_names():
        assert isinstance(ponti.bot(name), Bot)
        assert ponti.bot(name).choose(rules, last) == 8


@pytest.mark.parametrize(
    ("name", "settings", "code"),
    [
        ("nobody", {}, "unknown_bot"),
        ("random", {"iterations": 3}, "unknown_option"),
        ("greedy", {"samples": 0}, "bad_option_value"),
        ("easy", {"seconds": 1}, "unknown_option"),
        ("mcts", {"speed": 1}, "unknown_option"),
        ("mcts", {"seconds": 0}, "bad_option_value"),
        ("mcts", {"seconds": -1}, "bad_option_value"),
        ("mcts", {"seconds": "nan"}, "bad_option_value"),
        ("mcts", {"iterations": "many"}, "bad_option_value"),
        ("mcts", {"iterations": 10**30}, "bad_option_value"),
        ("mcts", {"iterations": True}, "bad_option_value"),
        ("mcts", {"playout": "clever"}, "bad_option_value"),
        ("mcts", {"mix": 1.5}, "bad_option_value"),
        ("mcts", {"clock": "sun"}, "bad_option_value"),
        ("mcts", {"reuse": "perhaps"}, "bad_option_value"),
        ("mcts", {"seed": "x"}, "bad_option_value"),
        ("alphabeta", {"depth": 0}, "bad_option_value"),
        ("alphabeta", {"seconds": -1}, "bad_option_value"),
    ],
)
def test_unknown_names_and_settings_are_refused(name: str, settings: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        bot(name, **settings)
    assert caught.value.code == code


def test_bounds_are_written_out() -> None:
    with pytest.raises(BadOptions) as caught:
        bot("mcts", seconds=-1)
    assert caught.value.words.text() == "Option seconds cannot be “-1”. Allowed: 0..1000000."


@pytest.mark.parametrize("name", ["random", "greedy", "mcts", "easy"])
def test_a_finished_game_has_nothing_to_decide(name: str) -> None:
    rules = Noughts()
    with pytest.raises(GameOver):
        bot(name).choose(rules, Board([1, 1, 1, 2, 2, 0, 0, 0, 0]))


@pytest.mark.parametrize("name", ["random", "greedy", "mcts", "easy"])
def test_where_nothing_is_hidden_a_bot_chooses_for_the_seat_that_acts(name: str) -> None:
    rules = Noughts()
    view = rules.redact(rules.new_game(), 1)
    assert bot(name, seed=1).choose(rules, view) in rules.legal_actions(view)


def test_settings_may_be_texts() -> None:
    rules = Noughts()
    texts = {"iterations": "50", "seed": "2", "exploration": "0.5", "reuse": "off"}
    numbers = {"iterations": 50, "seed": 2, "exploration": 0.5, "reuse": False}
    start = rules.new_game()
    assert bot("mcts", **texts).analyse(rules, start) == bot("mcts", **numbers).analyse(rules, start)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_words(language: str) -> None:
    for known in LEVELS:
        assert has_text(known.label.key, language)
        assert has_text(known.help.key, language)


def test_levels_think_more_and_slip_less_from_one_to_the_next() -> None:
    for lower, higher in itertools.pairwise(LEVELS):
        assert lower.slips >= higher.slips
        assert (lower.seconds, lower.iterations) != (higher.seconds, higher.iterations)


def test_a_beginner_slips_and_repeats_itself_with_its_seed() -> None:
    rules = Noughts()
    win = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])

    def choices(seed: int) -> list[int]:
        player = bot("beginner", seed=seed)
        return [player.choose(rules, win) for _ in range(30)]

    assert choices(1) == choices(1)
    assert len(set(choices(1))) > 1
    assert choices(1).count(2) > 15


def test_trials_count_decisions_and_chance_events() -> None:
    rules = Guess()
    for count in (
        random_games(rules, rules.new_game(), 50, Random(1)),
        listed_games(rules, rules.new_game(), 50, Random(1)),
    ):
        assert (count.games, count.decisions, count.chance_events) == (50, 50, 100)
        assert 0 < count.rewards < 50
    auction = Auction()
    assert listed_games(auction, auction.new_game(seats=3), 7, Random(1)).decisions == 21
    assert len(playout_positions(rules, rules.new_game(), Random(1))) == 4
    start = rules.new_game()
    last = copies(start, 5)
    assert isinstance(last, Board)
    assert rules.write_position(last) == rules.write_position(start)


class TunedNoughts(Noughts):
    """A game that knows how it is best searched."""

    def tuning(self) -> dict[str, object]:
        return {"exploration": 1.5, "depth": 0}


def test_a_games_tuning_fills_in_what_is_not_set() -> None:
    plain, tuned = Noughts(), TunedNoughts()
    start = plain.new_game()
    budget = {"iterations": 60, "seed": 2}
    by_hand = bot("mcts", **budget, exploration=1.5, depth=0).analyse(plain, start)
    assert bot("mcts", **budget).analyse(tuned, start) == by_hand
    assert bot("mcts", **budget).analyse(plain, start) != by_hand
    half = bot("mcts", **budget, exploration=0.6).analyse(tuned, start)
    assert half == bot("mcts", **budget, depth=0).analyse(plain, start)
    assert bot("mcts", **budget, tuned=False).analyse(tuned, start) == bot("mcts", **budget).analyse(plain, start)
