"""Playing in the terminal, as typed."""

from pathlib import Path

import pytest

from ponti.core.record_reader import read_record
from tests.cli.runner import ponti

SMALL = ("play", "diavolo", "--set", "size=5", "--seed", "3")


def play(typed: str, *arguments: str) -> str:
    result = ponti(*SMALL, *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_turn_is_shown_to_the_person_with_its_answer() -> None:
    said = play("a1+c3\nquit\n", "--level", "random")
    assert "Light places a tile on a1" in said
    assert said.count("Your move > ") == 2


def test_an_illegal_action_is_refused_with_its_clause_and_asked_again() -> None:
    said = play("a1\na1\nb2\nquit\n", "--level", "random")
    assert "illegal_action" in said
    assert "(§" in said
    assert "Light places a tile on b2" in said


def test_what_is_no_action_is_explained() -> None:
    said = play("x9\nquit\n")
    assert "unknown_action" in said
    assert "“?” lists what is possible" in said


def test_the_list_is_numbered_and_can_be_narrowed_and_played_by_number() -> None:
    said = play("?c1\nquit\n")
    assert "c1" in said
    assert "Place a tile on b1" not in said
    assert "Light places a tile on a1" in play("1\n2\nquit\n")
    assert "No legal action contains “zz”" in play("? zz\nquit\n")


def test_why_answers_with_the_clause_or_that_it_is_allowed() -> None:
    said = play("a1\nwhy a1\nwhy b1\nquit\n")
    assert "There is a tile on a1 already" in said
    assert "That is allowed." in said


def test_taking_back_returns_to_the_last_decision() -> None:
    said = play("undo\na1\nundo\na2\nquit\n", "--hot-seat")
    assert "nothing_to_take_back" in said
    assert "Taken back." in said
    assert said.count("place the first of two light tiles") == 2


def test_at_one_device_an_open_game_takes_back_whoever_decided_last() -> None:
    said = play("a1+c3\nundo\nquit\n", "--hot-seat")
    assert "Taken back." in said
    assert said.count("place the second light tile") == 1


def test_a_draw_cannot_be_taken_back() -> None:
    result = ponti("play", "tre_ponti", "--level", "random", "--seed", "3", typed="1\nundo\nquit\n")
    assert "cannot_take_back" in result.output


def test_help_lists_the_commands_in_both_languages() -> None:
    assert "take the last decision back" in play("help\nquit\n")
    assert "ritira l’ultima decisione" in play("help\nquit\n", "--lang", "it")


def test_the_record_can_be_saved_at_an_open_game_only(tmp_path: Path) -> None:
    file = tmp_path / "a.ponti"
    assert "Saved" in play(f"a1\nsave {file}\nquit\n", "--hot-seat")
    assert file.read_text().startswith("ponti record 1")
    assert "save_where" in play("save\nquit\n")
    result = ponti("play", "tre_ponti", "--level", "random", typed=f"save {tmp_path / 'b'}\nquit\n")
    assert "save_shows_hands" in result.output


def test_a_record_calls_nobody_you(tmp_path: Path) -> None:
    file = tmp_path / "a.ponti"
    assert "You " in play("a1+c3\nquit\n", "--level", "random", "--record", str(file))
    assert read_record(file.read_text()).names == ("Player 1", "random")


def test_two_people_with_hidden_hands_see_a_curtain_and_only_their_own_cards() -> None:
    result = ponti("play", "tre_ponti", "--hot-seat", "--seed", "5", typed="1\n\n1\nquit\n")
    assert result.exit_code == 0
    before, _, after = result.output.partition("Pass the device to")
    assert "Player 1 draws a card" not in before
    assert "Player 2 draws a card" in before
    assert "Player 1 draws a card" in after
    assert "Player 2 draws a card" not in after.split("Your move")[0]


def test_two_people_at_an_open_game_need_no_curtain() -> None:
    assert "Pass the device" not in play("a1+c3\nlight\nquit\n", "--hot-seat")


def test_bots_play_the_same_again_only_with_a_seed() -> None:
    def watched(*seed: str) -> str:
        return ponti("play", "diavolo", "--watch", "--level", "random", "--set", "size=4", *seed).output

    assert watched("--seed", "2") == watched("--seed", "2")
    assert watched() != watched()


@pytest.mark.parametrize("game", ["diavolo", "tre_ponti"])
def test_bots_can_be_watched_to_the_end(game: str) -> None:
    small = ["--set", "size=4"] if game == "diavolo" else []
    result = ponti("play", game, "--watch", "--level", "random", "--seed", "2", *small)
    assert result.exit_code == 0
    assert "Place" in result.output.splitlines()[-1]


def test_a_hint_shows_shares_and_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from ponti.search.factory import bot

    monkeypatch.setattr("ponti.cli.table.bot", lambda name: bot("mcts", iterations=30, seed=1))
    said = play("hint\nquit\n")
    assert "%" in said
    assert "Expected line" in said
