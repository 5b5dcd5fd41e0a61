"""Bots that are programs, in matches between bots."""

import json
import shutil
import sys
from pathlib import Path
from shlex import join

import pytest

import ponti
from ponti.core.errors import BadOptions, PontiError
from ponti.core.words import LANGUAGES
from ponti.lab.arena import Series, play
from ponti.lab.players import Player
from ponti.lab.program_bot import ProgramBot
from ponti.search.bot import seat_of
from tests.server.open_bots import command

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = join((sys.executable, str(EXAMPLES / "random_bot.py")))


def series(game: str, *words: str, seats: int = 2) -> Series:
    options = ponti.game(game).check_setup({}, seats)
    return Series(game, tuple(Player.read(word) for word in words), seats, options, seats, 3)


def failure(word: str, game: str = "tre_ponti") -> PontiError:
    with pytest.raises(PontiError) as caught:
        play(series(game, word, "random"), 0)
    assert caught.value.code == "bot_failed"
    for language in LANGUAGES:
        assert "\n" not in caught.value.words.text(language)
    return caught.value


@pytest.mark.parametrize("game", [game.id for game in ponti.games()])
def test_the_example_plays_every_game(game: str) -> None:
    seats = ponti.game(game).min_seats
    outcome = play(series(game, f"exec:{PYTHON}", "random", seats=seats), 0)
    assert len(outcome.places) == seats


def test_a_program_in_another_language_plays() -> None:
    node = shutil.which("node")
    assert node, "the tests need Node"
    outcome = play(series("tre_ponti", f"exec:{join((node, str(EXAMPLES / 'random_bot.mjs')))}", f"exec:{PYTHON}"), 1)
    assert sorted(outcome.places) in ([1, 1], [1, 2])


def test_programs_are_told_whole_games(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    play(series("tre_ponti", f"exec:{join(command('text', str(notes)))}", "random"), 1)
    told = [json.loads(line) for line in notes.read_text().splitlines()]
    assert [message["type"] for message in told[:2]] == ["hello", "new_game"]
    assert {message["type"] for message in told[2:-1]} == {"decide"}
    assert told[-1]["type"] == "end"
    assert told[-1]["result"]["reason"]
    assert [message["ask"] for message in told[2:-1]] == [*range(1, len(told) - 2)]


def test_programs_see_their_seats_view_and_no_more(tmp_path: Path) -> None:
    game = ponti.game("tre_ponti")
    match = ponti.Match(game, dice=ponti.Dice(seed=1))
    seat = match.acting()[0]
    bot = ProgramBot(join(command("first", str(tmp_path / "notes"))), seed=5)
    try:
        view = match.view(seat)
        action = bot.choose(game, view)
        assert bot.analyse(game, view).choice == action == game.legal_actions(view, seat)[0]
    finally:
        bot.finish(None)
    [_, new_game, asked, again, end] = [json.loads(line) for line in (tmp_path / "notes").read_text().splitlines()]
    assert asked["view"] == again["view"] == json.loads(json.dumps(game.dump_state(view)))
    assert asked["view"]["viewer"] == seat == seat_of(game, view)
    assert asked["view"] != json.loads(json.dumps(game.dump_state(match.state)))
    assert [line["id"] for line in asked["legal"]] == game.legal_actions(view, seat)
    assert (new_game["seed"], new_game["seat"], end["result"]) == (5, seat, None)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("illegal", "is not an action"),
        ("nothing", "cannot be understood"),
        ("nonsense", "cannot be understood"),
        ("other", "is not open"),
        ("gives-up", "tired I would rather not."),
        ("resigns", "cannot resign here"),
        ("resigns-another", "look at seat"),
        ("crash", "exit status 3"),
        ("long", "exit status"),
        ("exits", "exit status 4"),
        ("old", "version 9"),
        ("chess", "does not play tre_ponti"),
    ],
)
def test_what_a_program_does_wrong_is_said(how: str, said: str) -> None:
    assert said in failure(f"exec:{join(command(how))}").words.text("en")


@pytest.mark.parametrize(("how", "settings"), [("hang", "seconds=0.01"), ("mute", "start_seconds=0.3")])
def test_a_program_that_hangs_is_ended(how: str, settings: str) -> None:
    assert "not answered" in failure(f"exec:{settings},{join(command(how))}").words.text("en")


def test_a_program_that_is_not_there_is_said() -> None:
    assert "cannot be started" in failure("exec:/nothing/here").words.text("en")


@pytest.mark.parametrize("word", ["exec:", "exec:'", "exec:seconds=0,x", "exec:seconds=no,x", "exec:seconds=1,"])
def test_a_word_that_names_no_program_is_refused(word: str) -> None:
    with pytest.raises(BadOptions):
        Player.read(word)


def test_a_players_word_is_kept() -> None:
    assert str(Player.read("exec:seconds=2,python bot.py a=1,2")) == "exec:seconds=2,python bot.py a=1,2"
