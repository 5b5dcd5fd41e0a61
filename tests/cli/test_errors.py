"""Whatever a person gets wrong is answered in one line with a code, and exit status 2."""

from pathlib import Path

import pytest

from tests.cli.records import finished, written
from tests.cli.runner import ponti, refused


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "bad_usage"),
        ("play", "bad_usage"),
        ("play diavolo --bogus", "bad_usage"),
        ("play diavolo --seats many", "bad_usage"),
        ("games --lang de", "bad_usage"),
        ("match", "bad_usage"),
        ("match random greedy --games 0", "bad_usage"),
        ("serve --port 70000", "bad_usage"),
        ("serve --port -1", "bad_usage"),
        ("games chess", "unknown_game"),
        ("play chess", "unknown_game"),
        ("match random greedy --game chess", "unknown_game"),
        ("bench chess", "unknown_game"),
        ("play diavolo --set size=99", "bad_option_value"),
        ("play diavolo --set colour=blue", "unknown_option"),
        ("play diavolo --set size", "bad_setting"),
        ("play diavolo --seats 3", "bad_seats"),
        ("play diavolo --seat 3", "no_such_seat"),
        ("play diavolo --level genius", "unknown_bot"),
        ("play diavolo --hot-seat --watch", "hot_seat_or_watch"),
        ("match random genius", "unknown_bot"),
        ("match random mcts:speed=3", "unknown_option"),
        ("match random mcts:seconds=soon", "bad_option_value"),
        ("match random mcts:seconds", "bad_bot_setting"),
        ("match diavolo", "no_bots"),
        ("match random random random --game diavolo", "too_many_bots"),
        ("replay nowhere.ponti", "file_unreadable"),
        ("verify nowhere.ponti", "file_unreadable"),
        ("verify .", "file_unreadable"),
    ],
)
def test_a_wrong_line_is_refused(line: str, code: str) -> None:
    refused(ponti(*line.split()), code)


def test_a_refusal_speaks_the_readers_language() -> None:
    assert "Il gioco «chess» non esiste" in refused(ponti("play", "chess", "--lang", "it"), "unknown_game")
    assert "Il gioco" in refused(ponti("play", "chess", lang="it_IT.UTF-8"), "unknown_game")
    assert "There is no game" in refused(ponti("play", "chess", "--lang=en", lang="it_IT.UTF-8"), "unknown_game")


def test_how_many_can_play_is_said() -> None:
    assert refused(ponti("play", "diavolo", "--seats", "3"), "bad_seats").endswith("Possible: 2.")
    assert refused(ponti("play", "rialto", "--seats", "6"), "bad_seats").endswith("Possible: 2-5.")


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe\x00")
    refused(ponti("replay", str(file)), "file_not_text")
    file.write_text("ponti record 1\ncolour blue\n")
    refused(ponti("verify", str(file)), "record_field")
    file.write_text("")
    refused(ponti("verify", str(file)), "record_head")


def test_a_record_whose_dice_were_changed_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, finished("tre_ponti"))
    text = file.read_text()
    secret = next(line for line in text.splitlines() if line.startswith("secret "))
    file.write_text(text.replace(secret, "secret " + "0" * 64))
    refused(ponti("verify", str(file)), "record_commitment_differs")


def test_the_record_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    place = str(tmp_path / "missing" / "game.ponti")
    result = ponti("play", "diavolo", "--set", "size=3", "--level", "random", "--record", place, typed="quit\n")
    refused(result, "file_unwritable")
    assert result.stdout == ""  # before anything is played


def test_input_that_ends_is_an_error_and_the_record_is_kept(tmp_path: Path) -> None:
    place = tmp_path / "game.ponti"
    result = ponti("play", "diavolo", "--set", "size=4", "--level", "random", "--record", str(place), typed="a1\n")
    refused(result, "no_input")
    assert "a1" in place.read_text()
