"""What the commands say when all is well."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import ponti as package
from ponti.cli.main import app
from ponti.cli.shell import help_key
from ponti.core.dice import Dice
from ponti.core.match import Match
from ponti.core.record import Record
from ponti.core.registry import games
from ponti.core.words import LANGUAGES, has_text
from ponti.server.settings import Settings
from tests.cli.records import finished, written
from tests.cli.runner import ponti, refused


def test_version_says_how_the_rules_run() -> None:
    said = ponti("--version").stdout
    kind = "compiled" if package.is_compiled() else "uncompiled"
    assert said.startswith(f"ponti {package.__version__} ({kind}")
    assert "non compilato" in ponti("--version", "--lang", "it").stdout or package.is_compiled()


def test_without_a_command_the_help_is_shown() -> None:
    result = ponti()
    assert result.exit_code == 0
    assert all(name in result.stdout for name in ("games", "play", "serve", "replay", "verify", "match", "bench"))


@pytest.mark.parametrize("name", [command.name for command in app.registered_commands])
def test_every_command_is_explained_in_both_languages(name: str) -> None:
    english, italian = ponti(name, "--help"), ponti(name, "--help", "--lang", "it")
    assert english.exit_code == italian.exit_code == 0
    assert english.stdout != italian.stdout
    assert "Show this message" in english.stdout
    assert "Mostra questo messaggio" in italian.stdout


def test_what_may_be_left_out_is_in_one_pair_of_brackets() -> None:
    assert "games [OPTIONS] [GAME] " in ponti("games", "--help").stdout
    assert "bench [OPTIONS] [GAME]... " in ponti("bench", "--help").stdout


def test_a_match_has_a_seat_for_each_bot() -> None:
    assert help_key("seats", "match") == "cli-match-seats"  # which says so; elsewhere it is the game's smallest number
    assert json.loads(ponti("match", "rialto", *["random"] * 3, "--games", "1", "--json").stdout)["seats"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_has_a_text(language: str) -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        for parameter in command.callback.__annotations__:
            if parameter != "return":
                assert has_text(help_key(parameter, str(command.name)), language)


def test_games_lists_every_game_and_explains_every_option() -> None:
    listed = ponti("games").stdout
    for game in games():
        assert game.id in listed
        explained = ponti("games", game.id).stdout
        assert all(f"--set {option.name}=" in explained for option in game.options)
    data = json.loads(ponti("games", "--json").stdout)
    assert [row["id"] for row in data] == [game.id for game in games()]


def test_a_games_id_may_be_written_with_a_hyphen() -> None:
    assert "tre_ponti" in ponti("games", "tre-ponti").stdout


@pytest.mark.parametrize(
    ("lang", "reason", "words"),
    [
        ("en", "resigned", "Bruno wins: Ada has resigned."),
        ("it", "resigned", "Vince Bruno: Ada ha abbandonato."),
        ("en", "forfeit", "Bruno wins: Ada has run out of time."),
        ("it", "forfeit", "Vince Bruno: Ada ha finito il tempo."),
    ],
)
def test_replay_shows_how_a_game_was_broken_off(tmp_path: Path, lang: str, reason: str, words: str) -> None:
    match = finished("diavolo", size=5).until(4)
    file = tmp_path / "game.ponti"
    file.write_text(replace(match.record(), ended=f"places=2,1 reason={reason}").dumps(), "utf-8")
    said = ponti("replay", str(file), "--lang", lang).stdout
    assert words in said
    assert said.index("— 4/4 —") < said.index(words)
    file.write_text(match.record().dumps(), "utf-8")
    assert words not in ponti("replay", str(file), "--lang", lang).stdout


def test_replay_shows_every_event_and_the_result(tmp_path: Path) -> None:
    match = finished("diavolo", size=4)
    said = ponti("replay", str(written(tmp_path, match))).stdout
    assert f"— {len(match.events)}/{len(match.events)} —" in said
    assert said.count("— ") == len(match.events) + 1
    assert match.result().words.text("en") in said
    assert "Ada" in said


def test_verify_confirms_an_honest_record(tmp_path: Path) -> None:
    match = finished("tre_ponti")
    rolled = sum(event.seat == -1 for event in match.events)
    said = ponti("verify", str(written(tmp_path, match)))
    assert said.exit_code == 0
    assert f" {rolled} chance outcomes" in said.stdout


def test_verify_says_from_where_a_continued_game_is_proved(tmp_path: Path) -> None:
    first = finished("tre_ponti")
    match = Match(first.game, dice=Dice(seed=5), brought=first.events[:10])
    while not match.is_over:
        match.play(match.legal_ids()[0])
    rolled = sum(event.seat == -1 for event in match.events[10:])
    said = ponti("verify", str(written(tmp_path, match)))
    assert said.exit_code == 0
    assert f" {rolled} chance outcomes" in said.stdout
    assert "The first 10 events were brought from another game" in said.stdout
    assert "I primi 10 eventi" in ponti("verify", str(written(tmp_path, match)), "--lang", "it").stdout


def test_match_counts_games_and_gives_an_interval() -> None:
    line = "match diavolo random greedy --games 4 --workers 1 --set size=4 --json"
    data = json.loads(ponti(*line.split()).stdout)
    assert data["games"] == 4
    assert data["options"]["size"] == 4
    first, second = data["players"]
    assert (first["player"], second["player"]) == ("random", "greedy")
    assert first["wins"] + second["wins"] == 4
    assert first["low"] <= first["share"] <= first["high"]
    assert "greedy" in ponti(*line.split()[:-1]).stdout


def test_a_report_names_every_bot_in_full_and_counts_in_words() -> None:
    bot = "mcts:iterations=3,playout=rollout,exploration=0.25,urgency=1.5,patience=2"
    said = ponti("match", "diavolo", bot, "random", "--games", "1", "--set", "size=4").stdout
    first_column = "".join(line.partition(" ")[0] for line in said.splitlines()[2:])
    assert bot in first_column
    assert said.startswith("Ponte del Diavolo: one game, 2 seats")


def test_bench_prints_exactly_the_promised_keys() -> None:
    result = ponti("bench", "diavolo", "--json", "--seconds", "0.001", "--repeats", "1")
    (row,) = json.loads(result.stdout)
    assert list(row) == [
        "game",
        "compiled",
        "games_per_second",
        "decisions_per_second",
        "copies_per_second",
        "mcts_iterations_per_second",
        "state_bytes",
    ]
    assert row["game"] == "diavolo"
    assert row["compiled"] is package.is_compiled()
    assert all(value > 0 for key, value in row.items() if key.endswith("_per_second"))
    assert row["state_bytes"] > 100


def test_bench_prints_a_table() -> None:
    said = ponti("bench", "diavolo", "--seconds", "0.001", "--repeats", "1").stdout
    assert "MCTS" in said
    assert "diavolo" in said


def test_serve_hands_everything_to_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr("ponti.server.app.run", lambda settings, **others: given.extend([settings, others]))
    monkeypatch.delenv("PONTI_RATE_LIMITS", raising=False)
    monkeypatch.setenv("PONTI_LOG_LEVEL", "error")
    config = tmp_path / "ponti.toml"
    config.write_text("port = 8400\nmetrics = true")
    line = f"serve --config {config} --host 0.0.0.0 --port 8500 --db tables.db --no-browser --lang it"
    assert ponti(*line.split()).exit_code == 0
    settings = Settings(host="0.0.0.0", port=8500, database="tables.db", metrics=True, log_level="error")
    assert given == [settings, {"open_browser": False, "language": "it"}]


def test_serve_takes_whatever_port_is_free_as_the_settings_do(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("ponti.server.app.run", lambda settings, **_: given.append(settings))
    assert ponti("serve", "--port", "0", "--no-browser").exit_code == 0
    assert given[0].port == 0


def test_serve_says_what_is_wrong_with_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONTI_BOT_SHARE", "2")
    assert "0.01..1" in refused(ponti("serve", "--no-browser"), "bad_setting_value")


def test_a_recorded_terminal_game_can_be_read_again(tmp_path: Path) -> None:
    place = tmp_path / "game.ponti"
    ponti("play", "diavolo", "--watch", "--level", "random", "--set", "size=3", "--seed", "4", "--record", str(place))
    match = Record.loads(place.read_text()).replay()
    assert match.is_over
    assert match.names == ("random", "random")
