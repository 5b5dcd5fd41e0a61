"""What people read: prompts, events, actions, refusals and results, in both languages."""

import pytest

import ponti
from ponti.core.words import LANGUAGES
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import play, position
from tests.games.diavolo.test_turns import ALL_BUILT, BOTH_STUCK, E5, checkered, swapped


def prompt(state: DiavoloState) -> tuple[str, str]:
    now = DIAVOLO.prompt(state)
    return now.clause, str(now.words)


def test_the_opening_asks_for_two_light_tiles() -> None:
    assert prompt(DIAVOLO.new_game()) == ("4", "Opening: place the first of two light tiles.")


def test_the_second_opening_tile_is_asked_for() -> None:
    assert prompt(play(DIAVOLO.new_game(), "a1")) == ("4", "Opening: place the second light tile.")


def test_the_choice_is_between_light_and_dark() -> None:
    assert prompt(play(DIAVOLO.new_game(), "a1+a2"))[0] == "5"


def test_a_turn_names_the_colour_and_what_it_may_do() -> None:
    expected = "Light: place the first of two tiles, or build a bridge."
    assert prompt(position(light="a1 c1")) == ("8", expected)


def test_a_turn_without_bridges_does_not_speak_of_them() -> None:
    assert prompt(position(light="a1")) == ("8", "Light: place the first of two tiles.")


def test_the_second_tile_is_asked_for() -> None:
    assert prompt(play(position(light="a1"), "c3")) == ("8a", "Light: place the second tile.")


def test_9_a_free_pass_is_said_to_declare_the_end() -> None:
    expected = (
        "Light: no two tiles fit any more. Build a bridge, or pass and declare the end; the opponent has one more turn."
    )
    assert prompt(position(**E5)) == ("9", expected)  # type: ignore[arg-type]


def test_9_a_forced_pass_of_the_last_turn_is_said_to_be_one() -> None:
    final = position(**BOTH_STUCK, declared_by="dark")  # type: ignore[arg-type]
    expected = "Last turn, Light: no two tiles fit any more, and no bridge can be built. Let the last turn go by."
    assert prompt(final) == ("9", expected)


def test_23_a_pass_of_dark_with_equal_turns_is_said_to_end_the_game() -> None:
    dark = position(**BOTH_STUCK, to_move="dark", last_turn="equal")  # type: ignore[arg-type]
    assert prompt(dark)[1].endswith("no bridge can be built. Pass and end the game.")


def test_23_a_free_pass_of_dark_with_equal_turns_is_said_to_end_the_game() -> None:
    dark = position(**swapped(E5), to_move="dark", last_turn="equal")  # type: ignore[arg-type]
    assert prompt(dark)[1].endswith("Build a bridge, or pass, which ends the game.")


def test_24_without_tiles_the_prompt_does_not_say_that_none_fits() -> None:
    expected = (
        "Light: you have fewer than two tiles left. Build a bridge, or pass and declare the end; "
        "the opponent has one more turn."
    )
    assert prompt(position(light=checkered(40), supply="box")) == ("24", expected)


def test_24_without_tiles_and_places_for_bridges_the_prompt_tells_one_from_the_other() -> None:
    full = position(light=checkered(40), dark=checkered(40, 1), supply="box")
    expected = (
        "Light: you have fewer than two tiles left, and no bridge can be built. Pass and declare the end; "
        "the opponent has one more turn."
    )
    assert prompt(full) == ("24", expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Light: you have fewer than two tiles left, and all bridges are built. Let the last turn go by."),
        ("it", "Chiaro: ti restano meno di due tessere e tutti i ponti sono costruiti. Rinuncia all’ultimo turno."),
    ],
)
def test_24_without_tiles_and_bridges_the_prompt_says_so(language: str, expected: str) -> None:
    forty = f"{ALL_BUILT['light']} a2 a6 b4 b8 c2 c6"
    empty = position(light=forty, bridges=ALL_BUILT["bridges"], supply="box", declared_by="dark")
    assert DIAVOLO.prompt(empty).words.text(language).endswith(expected)


def test_the_end_is_explained() -> None:
    over = play(position(**BOTH_STUCK), "pass", "pass")  # type: ignore[arg-type]
    assert prompt(over) == ("22a", "The game is over: the last turn was passed.")


def test_23_the_end_after_a_pass_of_dark_is_explained() -> None:
    over = play(position(**BOTH_STUCK, to_move="dark", last_turn="equal"), "pass")  # type: ignore[arg-type]
    assert prompt(over) == ("23", "The game is over: Dark passed, so both sides had equally many turns.")


@pytest.mark.parametrize("rule", ["other", "equal"])
def test_22a_a_pass_of_dark_in_the_last_turn_lets_it_go_by(rule: str) -> None:
    state = position(**BOTH_STUCK, to_move="dark", declared_by="light", last_turn=rule)  # type: ignore[arg-type]
    skip = DIAVOLO.actions.parse("pass")
    said = (str(DIAVOLO.describe(state, skip)), str(DIAVOLO.redact_event(state, skip, ponti.SPECTATOR).words))
    assert said == ("Let the last turn go by", "Dark lets the last turn go by")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("e5", "Place a tile on e5"),
        ("a1-c1", "Build a bridge from a1 to c1"),
        ("pass", "Pass and declare the end; the opponent has one more turn"),
        ("light", "Take Light"),
        ("dark", "Stay Dark"),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    state = position(light="a1 c1")
    assert str(DIAVOLO.describe(state, DIAVOLO.actions.parse(text))) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("e5", "Light places a tile on e5"),
        ("a1-c1", "Light builds a bridge from a1 to c1"),
        ("pass", "Light passes and declares the end"),
    ],
)
def test_events_in_words(text: str, words: str) -> None:
    event = DIAVOLO.redact_event(position(light="a1 c1"), DIAVOLO.actions.parse(text), ponti.SPECTATOR)
    assert (event.seat, str(event.words)) == (0, words)


@pytest.mark.parametrize(("text", "words"), [("light", "takes Light"), ("dark", "stays Dark")])
def test_the_choice_as_an_event(text: str, words: str) -> None:
    opened = play(DIAVOLO.new_game(), "a1+a2")
    event = DIAVOLO.redact_event(opened, DIAVOLO.actions.parse(text), 0)
    assert (event.seat, str(event.words)) == (1, f"The second player {words}")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "The sides are level with 0 points each."),
        ({"light": "a1 a2 a3 a4"}, "Light is ahead 1 to 0."),
        (
            {"dark": "a1 c1", "bridges": "a1-c1"},
            "0 points each and equally many islands; Dark is ahead with more bridges.",
        ),
    ],
)
def test_standings_in_words(given: dict[str, str], words: str) -> None:
    assert str(DIAVOLO.result(position(**given)).words) == words  # type: ignore[arg-type]


ISLAND = "a1 a2 a3 a4"
OTHER_ISLAND = "e1 e2 e3 e4"
OVER = {"phase": "over", "to_move": None, "declared_by": "light", "reason": "last_turn_played"}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "A draw: 0 points each, with equally many islands and bridges."),
        ({"dark": "a1 a2 a3 a4"}, "Dark wins 1 to 0."),
        ({"dark": "a1 c1", "bridges": "a1-c1"}, "0 points each and equally many islands; Dark wins with more bridges."),
    ],
)
def test_results_in_words(given: dict[str, str], words: str) -> None:
    assert str(DIAVOLO.result(position(**OVER, **given)).words) == words  # type: ignore[arg-type]


def test_italian_has_its_own_sentences() -> None:
    assert DIAVOLO.prompt(position(light="a1")).words.text("it") == "Chiaro: metti la prima di due tessere."


@pytest.mark.parametrize(
    ("given", "english", "italian"),
    [
        ({"light": ISLAND}, "Light wins 1 to 0.", "Il Chiaro vince per 1 a 0."),
        (
            {"light": ISLAND, "dark": f"{OTHER_ISLAND} i1 i3", "bridges": "i1-i3"},
            "1 point each and equally many islands; Dark wins with more bridges.",
            "Lo Scuro vince per numero di ponti, con 1 punto a testa e isole pari.",
        ),
        (
            {"light": f"{ISLAND} c1 c2 c3 c4", "dark": f"{OTHER_ISLAND} g1 g2 g3 g4 i1 i2 i3 i4", "bridges": "a1-c1"},
            "3 points each; Dark wins with more islands.",
            "Lo Scuro vince per numero di isole, con 3 punti a testa.",
        ),
        (
            {"light": ISLAND, "dark": OTHER_ISLAND},
            "A draw: 1 point each, with equally many islands and bridges.",
            "Patta: 1 punto a testa, con isole e ponti pari.",
        ),
    ],
)
def test_26_results_in_both_languages(given: dict[str, str], english: str, italian: str) -> None:
    words = DIAVOLO.result(position(**OVER, **given)).words  # type: ignore[arg-type]
    assert (words.text("en"), words.text("it")) == (english, italian)


def test_an_event_in_italian_has_the_article() -> None:
    dark = position(**BOTH_STUCK, to_move="dark", last_turn="equal")  # type: ignore[arg-type]
    event = DIAVOLO.redact_event(dark, DIAVOLO.actions.parse("pass"), ponti.SPECTATOR)
    assert event.words.text("it") == "Lo Scuro passa e chiude la partita"


def test_25_a_row_says_what_each_of_its_networks_counts() -> None:
    state = position(light=f"{ISLAND} c1 c2 c3 c4", bridges="a1-c1")
    assert str(DIAVOLO.result(state).rows[0].label) == "2 linked islands (3 for each such network)"


def test_every_refusal_can_be_said_in_every_language() -> None:
    states = [position(light="a1 c1 a3", dark="b2 e5"), play(position(light="a1"), "c3"), DIAVOLO.new_game()]
    refusals = [DIAVOLO.why_not(state, action) for state in states for action in range(DIAVOLO.actions.size)]
    said = [refusal.words.text(language) for refusal in refusals if refusal for language in LANGUAGES]
    assert all(text.endswith((".", "»")) for text in said)
