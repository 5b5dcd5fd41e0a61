"""A whole play as one word, typed and in a record; the log that tells of it."""

import pytest

import ponti
from ponti.core.record import Record
from ponti.games.rialto import play_word
from ponti.games.rialto.rules import RIALTO as GAME
from tests.games.rialto.table import Cards, match, play, players

WORDS = {
    "play 2": ("lay 2", "jokers 0"),
    "play 3+1j": ("lay 3", "jokers 1"),
    "play 0+2j": ("lay 0", "jokers 2"),
    "play 1+2j+0m": ("lay 1", "jokers 2", "masks 0"),
    "play 1+1m": ("lay 1", "jokers 0", "masks 1"),
    "play 1+end+end": ("lay 1", "jokers 0", "enough", "enough"),
    "play 1+gold=1+joker=1+bridge=2+end": (
        "lay 1", "jokers 0", "gold as one", "joker as one", "bridge as two", "enough",
    ),
    "play 0+1j+1m+gold=2": ("lay 0", "jokers 1", "masks 1", "gold as two"),
}  # fmt: skip


def ids(texts: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(GAME.parse(text)[0] for text in texts)


@pytest.mark.parametrize("word", WORDS)
def test_a_play_is_one_word_and_back(word: str) -> None:
    actions = ids(WORDS[word])
    assert GAME.parse(word) == actions
    assert GAME.parse(f" {word.upper()} ") == actions
    assert GAME.joined(actions) == (word, len(actions))
    assert GAME.joined((*actions, *ids(("take G1",)))) == (word, len(actions)), "what follows is another word"


def test_a_pair_is_joined_and_what_is_no_play_is_not() -> None:
    assert GAME.join(*ids(("lay 2", "jokers 1"))) == "play 2+1j"
    assert GAME.join(*ids(("jokers 1", "lay 2"))) == ""
    assert GAME.joined(ids(("lay 2",))) == ("", 0)
    assert GAME.joined(ids(("pass", "take G1"))) == ("", 0)


@pytest.mark.parametrize(
    "text",
    ["play", "play ", "play x", "play -1", "play 12", "play 1+", "play 1+1k", "play 1+1j+1j", "play 1+1m+1j",
     "play 1+gold=2+gold=1", "play 1+gold=3", "play 1+end+end+end", "play 1+6m", "play ²"],
)  # fmt: skip
def test_what_is_no_play_is_bad_notation(text: str) -> None:
    with pytest.raises(ponti.BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("typed", "hand", "buildings", "counted"),
    [
        ("play 2", {"gold": 2, "bridge": 1}, "", 2),
        ("play 2", {"gold": 2, "bridge": 1}, "Y2 Y3 Y4", 2),
        ("play 1+bridge=2", {"gold": 2, "bridge": 1, "doge": 1}, "Y2 Y3 Y4", 3),
        ("play 0+1j+1m", {"bridge": 1, "joker": 1}, "Y2 Y3 Y4", 1),
        ("play 1+1m+bridge=1", {"gold": 1, "bridge": 1, "doge": 1}, "Y2 Y3 Y4", 3),
    ],
)
def test_refusals_need_not_be_typed(typed: str, hand: Cards, buildings: str, counted: int) -> None:
    game = match(hands=[hand], buildings=[buildings], coins=[3])
    play(game, typed)
    assert players(game, "counts")[0][1] == counted
    assert game.acting() == (1,)


@pytest.mark.parametrize(
    ("typed", "clause"),
    [("play 3", "R16"), ("play 1+2j", "R17"), ("play 0", "R17"), ("play 1+1m", "R17"), ("play 1+bridge=1", "R17")],
)
def test_a_word_that_is_not_allowed_changes_nothing(typed: str, clause: str) -> None:
    game = match(hands=[{"gold": 2, "joker": 1, "bridge": 1}])
    before = game.game.dump_state(game.state)
    with pytest.raises(ponti.IllegalAction) as refused:
        play(game, typed)
    assert refused.value.clause == clause
    assert game.game.dump_state(game.state) == before


def test_a_refused_word_names_the_building_that_is_missing() -> None:
    game = match(hands=[{"gold": 2, "bridge": 1}], buildings=["Y3"], coins=[0])
    for typed, reason in (("play 1+1m", "You have no coin."), ("play 1+bridge=2", "You have no Yellow 4.")):
        refusal = game.why_not(typed)
        assert refusal is not None
        assert refusal.words.text("en") == reason


def test_the_step_that_must_not_be_refused_is_named() -> None:
    game = match(hands=[{"bridge": 1, "joker": 1}], buildings=["Y2"], coins=[1])
    with pytest.raises(ponti.IllegalAction) as refused:
        play(game, "play 0")
    assert refused.value.clause == "R17"
    play(game, "play 0+bridge=1")
    assert players(game, "counts")[0][1] == 1


def test_a_record_holds_plays_as_words_and_reads_single_steps_too() -> None:
    game = match(hands=[{"gold": 2, "joker": 1}, {"gold": 1}, {}])
    play(game, "play 2+1j", "lay 1", "jokers 0", "pass")
    text = game.record().dumps()
    assert "1 0 play 2+1j\n3 1 play 1\n5 2 pass\n" in text
    single = text.replace("1 0 play 2+1j\n", "1 0 lay 2\n2 0 jokers 1\n").replace(
        "3 1 play 1\n", "3 1 lay 1\n4 1 jokers 0\n"
    )
    assert Record.loads(single).events == Record.loads(text).events == game.record().events


def test_a_word_too_long_for_a_record_is_written_in_two_lines() -> None:
    hand = {"gold": 1, "bridge": 5, "doge": 3}
    game = match(hands=[hand], buildings=["Y2 Y2 Y2 Y2 Y2 Y4 Y4"], coins=[7])
    play(game, "play 1" + "+doge=1" * 3 + "+bridge=1" * 2 + "+bridge=2" * 2)
    assert players(game, "counts")[0][1] == 10
    record = game.record()
    assert Record.loads(record.dumps()).events == record.events


def test_the_log_tells_of_players() -> None:
    game = match(hands=[{"gold": 2, "joker": 1}, {}, {}])
    play(game, "play 2+1j", "pass")
    told = [view.words.text("en") for view in game.event_views(2)]
    assert told == ["Player 1 plays 2 Gold", "Player 1 adds 1 Joker", "Player 2 passes"]
    assert [view.words.text("it") for view in game.event_views(2)][-1] == "Il giocatore 2 passa"


def test_the_log_hides_what_is_discarded_from_all_but_its_owner() -> None:
    game = match("discard", 0, hands=[{"doge": 8}])
    play(game, "toss doge")
    assert game.event_views(0)[0].words.text("en") == "Player 1 discards Doge"
    hidden = game.event_views(1)[0]
    assert (hidden.action, hidden.words.text("en")) == (None, "Player 1 discards a card")


def test_every_button_has_its_sentence_for_the_log_in_both_languages() -> None:
    from ponti.core.words import has_text

    chance = ("start", "number", "turn", "deal", "virtual")
    keys = [line.split(" =")[0] for line in locale("en").splitlines() if line.startswith("rialto-do-")]
    assert len(keys) > 40
    for key in keys:
        name = key.removeprefix("rialto-do-")
        if not name.startswith(chance):
            assert all(has_text(f"rialto-told-{name}", language) for language in ("en", "it")), name


def locale(language: str) -> str:
    from importlib.resources import files

    return (files("ponti.games.rialto") / "locale" / f"{language}.ftl").read_text("utf-8")


def test_the_most_cards_of_a_type_fit_into_a_word() -> None:
    assert GAME.parse(f"play {play_word.MOST_LAID}") == ids((f"lay {play_word.MOST_LAID}", "jokers 0"))
