"""Settings from a file, the environment and the command line, and what is said about mistakes in them."""

from pathlib import Path

import pytest

from ponti.core.errors import PontiError
from ponti.core.words import LANGUAGES, has_text
from ponti.server.config import misspelled, read_settings
from ponti.server.settings import OpenBot, Settings

FILE = """
port = 9000
log_level = "info"
origins = ["https://a.example"]
metrics = true

[bots.Lowest]
command = ["python", "lowest.py"]
seconds = 2
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ponti.toml"
    path.write_text(FILE, "utf-8")
    return path


def refusal(file: Path | None, environment: dict[str, str], given: dict[str, object] | None = None) -> PontiError:
    with pytest.raises(PontiError) as caught:
        read_settings(file, environment, given)
    for language in LANGUAGES:
        assert "\n" not in caught.value.words.text(language)
    return caught.value


def test_without_anything_the_defaults_hold() -> None:
    assert read_settings(None, {}) == Settings()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    environment = {"PONTI_PORT": "9001", "PONTI_LOG_LEVEL": "error", "PONTI_HOST": ""}
    settings = read_settings(file, environment, {"port": 9002, "host": None})
    assert (settings.port, settings.log_level, settings.metrics, settings.host) == (9002, "error", True, "127.0.0.1")
    assert settings.bots["Lowest"] == OpenBot(command=("python", "lowest.py"), seconds=2)


def test_the_environment_may_name_the_file(file: Path) -> None:
    assert read_settings(None, {"PONTI_CONFIG": str(file)}).port == 9000


def test_lists_are_words_and_bots_are_json_in_the_environment() -> None:
    environment = {
        "PONTI_ORIGINS": "https://a.example, https://b.example",
        "PONTI_TRUSTED_PROXIES": "127.0.0.1 10.0.0.0/8",
        "PONTI_BOTS": '{"Lowest": {"command": ["lowest"]}}',
        "PONTI_PUBLIC_URL": "https://ponti.example/",
    }
    settings = read_settings(None, environment)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert [str(network) for network in settings.trusted_proxies] == ["127.0.0.1/32", "10.0.0.0/8"]
    assert settings.bots["Lowest"].command == ("lowest",)
    assert settings.public_url == "https://ponti.example"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "-1"),
        ("PORT", "http"),
        ("PUBLIC_URL", "ponti.example"),
        ("PUBLIC_URL", "https://ponti.example/folder"),
        ("TRUSTED_PROXIES", "me"),
        ("BOT_SHARE", "0"),
        ("BOT_SHARE", "1.5"),
        ("BOT_NICENESS", "-1"),
        ("LOG_LEVEL", "loud"),
        ("METRICS", "perhaps"),
        ("PUSH_CONTACT", "me"),
        ("BOTS", "{"),
        ("BOTS", '{"easy": {"command": ["x"]}}'),
        ("BOTS", '{"a/b": {"command": ["x"]}}'),
    ],
)
def test_a_wrong_value_is_told_with_its_place_and_what_is_allowed(name: str, value: str) -> None:
    error = refusal(None, {f"PONTI_{name}": value})
    assert error.code == "bad_setting_value"
    words = error.words.text("en")
    assert words.startswith(f"PONTI_{name}: “{name.lower()}")
    assert str(Settings.model_fields[name.lower()].description) in words


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("prot = 1", "unknown_setting", "Did you mean: port?"),
        ("port = -1", "bad_setting_value", "“port” cannot be “-1”. Allowed: 0..65535."),
        ("port = [1]", "bad_setting_value", "“port”"),
        ("port", "config_syntax", "TOML"),
        ("host = '\udcff'", "config_syntax", "utf-8"),
        ("[bots.B]\ncommand = []", "bad_setting_value", "“bots.B.command”"),
        ("[bots.B]", "bad_setting_value", "“bots.B.command”"),
        ("[bots.B]\ncommand = ['x']\ngames = ['chess']", "bad_setting_value", "Allowed: diavolo, tre_ponti, "),
        ("[bots.easy]\ncommand = ['x']", "bad_setting_value", "NAME ≠ beginner, easy, "),
        ("[bots.B]\ncomand = ['x']", "unknown_setting", "Did you mean: command?"),
        ("bots = 3", "bad_setting_value", "“bots”"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_name(file: Path, text: str, code: str, named: str) -> None:
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    error = refusal(file, {})
    assert error.code == code
    assert named in error.words.text("en")
    assert str(file) in error.words.text("en")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.toml", {}).code == "config_unreadable"
    assert refusal(None, {"PONTI_CONFIG": str(tmp_path)}).code == "config_unreadable"


def test_a_wrong_word_on_the_command_line_is_told() -> None:
    assert "--port" in refusal(None, {}, {"port": 70_000}).words.text("en")


def test_misspelled_variables_are_found() -> None:
    assert misspelled({"PONTI_HOTS": "x", "PONTI_HOST": "x", "PONTI_PURE": "1", "PATH": "x"}) == ["PONTI_HOTS"]


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().port = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    for name in Settings.model_fields:
        assert has_text(f"setting-{name.replace('_', '-')}", language), name
    for name in OpenBot.model_fields:
        assert has_text(f"setting-bots-{name.replace('_', '-')}", language), name
