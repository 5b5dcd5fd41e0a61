"""Sentences as data, rendered in the reader's language."""

from collections.abc import Iterator
from pathlib import Path
from pickle import dumps, loads

import pytest

from ponti.core import words as words_module
from ponti.core.words import LANGUAGES, Words, add_texts, has_text, locale_folders, say


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with texts of its own, forgotten after the test."""
    (tmp_path / "en.ftl").write_text(
        "t-plain = Pass\nt-sum = { $count } points\nt-two = { $one }, { $two }\n"
        "t-piers = { $count ->\n    [one] one pier\n   *[other] { $count } piers\n}\n"
        't-pays = { PLAYER($actor) } pays { $what } { PLAYER($player, form: "to") }\n'
    )
    (tmp_path / "it.ftl").write_text(
        "t-plain = Passo\nt-sum = { $count } punti\nt-two = { $one }, { $two }\n"
        "t-piers = { $count ->\n    [one] un pilone\n   *[other] { $count } piloni\n}\n"
        't-pays = { PLAYER($actor) } paga { $what } { PLAYER($player, form: "to") }\n'
    )
    monkeypatch.setattr(words_module, "_added", [])
    add_texts(tmp_path)
    yield tmp_path
    words_module._resources.cache_clear()
    words_module._bundle.cache_clear()
    words_module._rendered.cache_clear()


def test_a_sentence_in_each_language(texts: Path) -> None:
    assert say("t-plain").text() == "Pass"
    assert say("t-plain").text("it") == "Passo"
    assert str(say("t-plain")) == "Pass"


@pytest.mark.parametrize(
    ("count", "english", "italian"),
    [
        (0, "0 points", "0 punti"),
        (12, "12 points", "12 punti"),
        (4.5, "4.5 points", "4,5 punti"),
        (4.0, "4 points", "4 punti"),
        (-2, "-2 points", "-2 punti"),
        (1_000, "1,000 points", "1.000 punti"),
        ("1000", "1000 points", "1000 punti"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(texts: Path, count: float, english: str, italian: str) -> None:
    assert say("t-sum", count=count).text("en") == english
    assert say("t-sum", count=count).text("it") == italian


@pytest.mark.parametrize(("count", "english", "italian"), [(1, "one pier", "un pilone"), (3, "3 piers", "3 piloni")])
def test_counted_things_agree_with_their_number(texts: Path, count: int, english: str, italian: str) -> None:
    assert say("t-piers", count=count).text("en") == english
    assert say("t-piers", count=count).text("it") == italian


def test_sentences_nest(texts: Path) -> None:
    nested = say("t-two", one=say("t-two", one=say("t-plain"), two=say("t-piers", count=1)), two="Ada")
    assert nested.text("en") == "Pass, one pier, Ada"
    assert nested.text("it") == "Passo, un pilone, Ada"


@pytest.mark.parametrize(
    ("names", "english", "italian"),
    [
        (None, "Player 2 pays Pass to player 1", "Il giocatore 2 paga Passo al giocatore 1"),
        ({1: "Ada", 2: "Bice"}, "Bice pays Pass to Ada", "Bice paga Passo a Ada"),
        ({2: "Bice"}, "Bice pays Pass to 1", "Bice paga Passo a 1"),
    ],
)
def test_players_go_by_their_numbers_or_names(
    texts: Path, names: dict[int, str] | None, english: str, italian: str
) -> None:
    words = say("t-pays", actor=2, what=say("t-plain"), player=1)
    assert (words.text("en", names), words.text("it", names)) == (english, italian)


@pytest.mark.parametrize("form", ["start", "label", "inside", "bare", "to", "of"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_player_is_there_with_and_without_a_name(form: str, language: str) -> None:
    assert "2" in say(f"player-{form}", number=2).text(language)
    assert say(f"named-{form}", name="Ada").text(language).endswith("Ada")


def test_text_from_people_is_not_markup(texts: Path) -> None:
    assert say("t-sum", count="{ $count } <b>").text("en") == "{ $count } <b> points"


def test_a_missing_key_argument_or_language_is_a_bug(texts: Path) -> None:
    for broken, language in ((say("t-none"), "en"), (say("t-sum"), "en"), (say("t-plain"), "xx")):
        with pytest.raises(LookupError):
            broken.text(language)


def test_whether_a_key_is_there(texts: Path) -> None:
    assert has_text("t-plain", "it")
    assert not has_text("t-none", "it")


def test_texts_can_be_added_while_the_program_runs(texts: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert not has_text("t-late", "en")
    later = tmp_path_factory.mktemp("later")
    (later / "en.ftl").write_text("t-late = Late\n")
    add_texts(later)
    add_texts(later)
    assert say("t-late").text("en") == "Late"
    assert locale_folders().count(later) == 1


def test_words_travel_between_processes() -> None:
    words = say("error-record-notation", where=say("error-record-line", line="3"), problem=say("error-game-over"))
    assert loads(dumps(words)) == words
    assert hash(loads(dumps(words))) == hash(words)
    assert words == Words("error-record-notation", words.args)


def test_the_core_speaks_every_language() -> None:
    for language in LANGUAGES:
        assert say("error-game-over").text(language)
