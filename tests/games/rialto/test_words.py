"""What is said: prompts, the log, and why something is not allowed."""

import pytest

import ponti
from ponti.games.rialto.rules import RIALTO as GAME
from tests.games.rialto.table import Cards, lay, match, match_from, play, position


def why(game: ponti.Match, text: str) -> tuple[str, str]:
    """The clause and the sentence against an action."""
    refusal = game.why_not(text)
    assert refusal is not None
    return refusal.clause, refusal.words.text("en")


def log(game: ponti.Match) -> list[str]:
    """What everybody reads of the events."""
    return [view.words.text("en") for view in game.event_views(ponti.SPECTATOR)]


def prompt(game: ponti.Match) -> str:
    """What is asked."""
    return GAME.prompt(game.state).words.text("en")  # type: ignore[arg-type]


# -- the shortage man


def shortage(supply: int) -> ponti.Match:
    """A gondola between Cannaregio and San Polo without a man in the general supply."""
    game = match("lay", "gondola", hands=[{"gondola": 1}], general=[0], supply=[supply], men=[{"DOR": 18 - supply}])
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO")
    return game


def test_ruling_35_without_a_man_on_the_board_none_can_be_deployed() -> None:
    game = shortage(0)
    assert why(game, "man CAN") == ("E", "You have no councilman on your board.")
    assert why(game, "man SMA") == ("E", "Only the two districts beside the gondola.")


def test_ruling_35_the_prompt_offers_to_deploy_only_what_is_there() -> None:
    assert "Deploy one from your board" in prompt(shortage(1))
    assert "Deploy" not in prompt(shortage(0))


# -- plays without a card of the type

NO_PLAY = (
    "A play needs a card of the type, a turned card, or at least two Jokers (a Yellow 3 counts as one) "
    "while you hold no card of the type."
)


def test_r17_scenario_13_a_joker_pair_or_a_joker_and_yellow_3_is_needed() -> None:
    assert why(match(hands=[{"joker": 1}]), "lay 0") == ("R17", NO_PLAY)
    assert why(match(buildings=["Y3"], coins=[1]), "lay 0") == ("R17", NO_PLAY)
    assert why(match(hands=[{"joker": 2, "gold": 1}]), "lay 0") == ("R17", NO_PLAY)


def test_r17_with_nothing_in_the_type_s_stead_the_refusal_says_so() -> None:
    nothing = ("R17", "You have nothing that could stand for a card of the type.")
    assert why(match(), "lay 0") == nothing
    assert why(match(hands=[{"gold": 2, "doge": 1}]), "lay 0") == nothing
    assert why(match(hands=[{"doge": 1}], buildings=["Y3 Y4"]), "lay 0") == nothing


def test_r17_a_play_of_nothing_must_still_turn_a_card() -> None:
    game = match(hands=[{"doge": 1}], buildings=["Y2"], coins=[1])
    play(game, "lay 0", "jokers 0")
    assert why(game, "enough") == ("R17", "Your play has no card yet: turn one.")
    lone = match(hands=[{"doge": 1, "joker": 1}], buildings=["Y2"], coins=[1])
    play(lone, "lay 0", "jokers 1")
    assert why(lone, "enough") == ("R17", NO_PLAY)


# -- the log


def test_r31_ruling_44_the_log_names_the_virtual_player_s_real_cards() -> None:
    game = match("lay", "councilman", options={"virtual": True}, seats=2, hands=[{}, {}, {"joker": 2, "councilman": 1}])
    play(game, "pass", "pass")
    assert log(game)[2].startswith("The virtual player plays 1 Councilman, 2 Jokers")


def test_r21_the_log_tells_of_blue_2_without_speaking_to_the_reader() -> None:
    game = match("blue", 6, buildings=["B2 B4"], coins=[2])
    play(game, "use B2")
    assert log(game)[0].endswith("uses Blue 2: steps on the Doge track: the place held on it")


# -- rows and discards


def test_r13_the_refusal_tells_how_many_cards_are_still_to_be_discarded() -> None:
    game = match("discard", 0, hands=[{"doge": 8, "joker": 1}])
    refusal = game.why_not("toss joker")
    assert refusal is not None
    assert refusal.words.text("en").endswith("still discard enough: 2 more.")
    assert refusal.words.text("it").endswith("scartare abbastanza: ancora 2.")


def test_r10_a_row_that_never_was_is_told_from_one_that_is_taken() -> None:
    rows = [{"doge": 6}, None, {"gold": 6}]
    game = match("row", 0, seats=2, rows=rows, index=1, current=1)
    assert why(game, "row 2")[1] == "This row is not there any more."
    assert why(game, "row 6")[1] == "There are only 3 rows."


# -- numbers and names of cards


def button(game: ponti.Match, text: str, language: str = "en") -> str:
    """What a choice is called."""
    return game.game.describe(game.state, GAME.parse(text)[0]).text(language)


@pytest.mark.parametrize(
    ("section", "text", "english", "italian"),
    [
        ("doge", "lay 2", "Play 2 Doges", "Gioca 2 Dogi"),
        ("gold", "lay 2", "Play 2 Gold", "Gioca 2 Ori"),
        ("building", "lay 1", "Play 1 Building", "Gioca 1 Edificio"),
        ("councilman", "lay 3", "Play 3 Councilmen", "Gioca 3 Consiglieri"),
        (
            "building", "lay 0", "Play no Building card, only Jokers or turned cards",
            "Nessuna carta Edificio, solo Jolly o carte trasformate",
        ),
    ],
)  # fmt: skip
def test_cards_are_called_by_their_names_one_or_many(section: str, text: str, english: str, italian: str) -> None:
    game = match(section=section, hands=[{section: 3}])
    assert (button(game, text), button(game, text, "it")) == (english, italian)


@pytest.mark.parametrize(
    ("section", "hand", "said"),
    [
        ("doge", {"doge": 2}, "The virtual player advances 3 spaces on the Doge track"),
        ("councilman", {"councilman": 2}, "The virtual player sends 3 councilmen to Cannaregio"),
    ],
)
def test_r31_what_the_virtual_player_moves_has_a_name(section: str, hand: Cards, said: str) -> None:
    game = match("lay", section, options={"virtual": True}, seats=2, hands=[{}, {}, hand])
    play(game, "pass", "pass")
    assert said in log(game)


def test_ruling_24_after_a_first_building_the_log_tells_that_no_second_one_is_taken() -> None:
    game = match(section="building", hands=[{"building": 4}])
    lay(game, 4, 0, 0)
    assert button(game, "done") == "Take no building"
    play(game, "take B4", "done")
    assert log(game)[-1] == "Player 1 takes no second building"


@pytest.mark.parametrize(
    ("left", "said"), [(0, "finds no card to draw"), (1, "draws the last card"), (2, "draws 2 cards")]
)
def test_further_17_the_log_tells_how_many_cards_are_drawn(left: int, said: str) -> None:
    hand = dict.fromkeys(("doge", "gold", "building", "bridge", "gondola", "councilman", "joker"), 11)
    json = position("green-card", 0, buildings=["G1*"], rows=[{}, None, None, None], hands=[{}, {}, hand])
    json["players"][2]["hand"] = hand | {"doge": 11 - left}
    game = match_from(json | {"pile": {"doge": left} if left else {}})
    game.play("draw")
    assert log(game)[0] == f"Player 1 {said}"


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([1, 0, 0], "Player 1 wins with 1 point."),
        ([4, 0, 0], "Player 1 wins with 4 points."),
        ([4, 4, 4], "Player 1 wins with 4 points: the rank with the Doge decides the tie."),
    ],
)
def test_r26_the_result_is_told_in_one_sentence(points: list[int], said: str) -> None:
    json = position("over", 6, round=6, points=points, supply=[0] * 3, general=[18] * 3)
    result = GAME.result(GAME.load_state(json))
    assert result.words.text("en") == said
