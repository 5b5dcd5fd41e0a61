"""Series of games between bots."""

from collections import Counter
from pathlib import Path

import pytest

from ponti.core.errors import BadOptions
from ponti.core.registry import game
from ponti.lab.arena import Outcome, Series, play, run, standings
from ponti.lab.players import Player
from ponti.lab.report import report


def series(games: int = 6, *words: str, id: str = "diavolo", **options: object) -> Series:
    rules = game(id)
    players = tuple(Player.read(word) for word in words or ("random", "greedy"))
    return Series(id, players, games, rules.check_setup(options, 2), 2, seed=5)


def test_everybody_sits_everywhere_equally_often() -> None:
    four = Series("any", (Player("a"), Player("b")), 8, {}, 4)
    seatings = [four.seating(number) for number in range(8)]
    assert seatings[:4] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert Counter(seatings) == dict.fromkeys(seatings[:4], 2)
    three = Series("any", (Player("a"), Player("b"), Player("c")), 3, {}, 3)
    assert [three.seating(number) for number in range(3)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_every_seating_is_dealt_the_same() -> None:
    two = series(4, "random", "random", id="tre_ponti")
    assert [two.deal(number) for number in range(4)] == [two.deal(0), two.deal(0), two.deal(2), two.deal(2)]
    assert two.deal(0) != two.deal(2)
    assert two.deal(0) != Series("tre_ponti", two.players, 4, two.options, 2, seed=6).deal(0)


def test_a_game_is_repeatable_and_in_processes_the_same() -> None:
    small = series(6, "random", "mcts:iterations=5", size=4)
    alone = list(run(small, workers=1))
    assert alone == [play(small, number) for number in range(6)]
    assert alone == list(run(small, workers=2))


def outcome(number: int, seating: tuple[int, ...], places: tuple[int, ...]) -> Outcome:
    rewards = tuple(1.0 if place == 1 else 0.0 for place in places)
    return Outcome(number, seating, tuple(10.0 - place for place in places), places, rewards, 10 * (number + 1))


def test_shared_first_places_count_by_the_share() -> None:
    found = standings(
        series(3),
        [outcome(0, (0, 1), (1, 2)), outcome(1, (1, 0), (1, 1)), outcome(2, (0, 1), (2, 1))],
    )
    assert [(row.wins, row.seats, row.share) for row in found] == [(1.5, 3, 0.5), (1.5, 3, 0.5)]
    assert found[0].low < 0.5 < found[0].high
    assert found[0].score == pytest.approx((9 + 9 + 8) / 3)


def test_one_against_three_counts_each_seat_of_the_three() -> None:
    many = Series("any", (Player("a"), Player("b")), 1, {}, 4)
    found = standings(many, [outcome(0, (0, 1, 1, 1), (2, 1, 3, 4))])
    assert [(row.wins, row.seats) for row in found] == [(0.0, 1), (1.0, 3)]


def test_a_report_describes_the_games() -> None:
    found = report(series(2), [outcome(0, (0, 1), (1, 2)), outcome(1, (1, 0), (1, 1))])
    assert (found.games, found.shared, found.events, found.shortest, found.longest) == (2, 1, 15.0, 10, 20)
    assert found.margin == 0.5
    assert [seat.share for seat in found.seats] == [0.75, 0.25]
    assert found.seats[0].score_low <= found.seats[0].score <= found.seats[0].score_high


@pytest.mark.parametrize("word", ["random", "easy", "mcts:iterations=20,playout=rollout", "mcts:seconds=0.5,seed=3"])
def test_a_player_is_read_and_written_as_one_word(word: str) -> None:
    assert str(Player.read(word)) == word


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("hard", "hard"),
        ("mcts:seconds=0.5", "mcts:seconds=0.5"),
        ("exec:seconds=2,python examples/random_bot.py --key secret", "random_bot"),
        ("exec:/usr/bin/python3 examples/random_bot.py", "random_bot"),
        ("exec:/opt/bots/lowest --fast", "lowest"),
    ],
)
def test_others_read_of_a_program_its_files_name_alone(word: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert Player.read(word).public_name == name


@pytest.mark.parametrize(
    ("word", "code"),
    [("", "unknown_bot"), ("mcts:a", "bad_bot_setting"), ("mcts:a=1", "unknown_option")],
)
def test_a_wrong_player_is_refused(word: str, code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Player.read(word)
    assert caught.value.code == code
