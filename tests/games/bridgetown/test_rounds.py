"""§20-§22: the end of a round, the immediate win, the end after five rounds."""

from typing import Any

import ponti
from tests.games.bridgetown.table import at, card, flag, phase, play, racer, state_of, texts

LAST: dict[str, Any] = {"moved": [0], "lap": 3}
SEVEN = "RI red, MQ red, HA green, BU white, ST blue, BW orange, FR purple"


def finish(match: ponti.Match) -> ponti.Match:
    """The last move of a round: one step of walking."""
    return play(match, "use walk", next(text for text in texts(play(match.copy(), "use walk")) if text.count(" ") == 1))


def test_20_s34_the_blue_flag_first_then_the_empty_bridges_from_upstream() -> None:
    match = at(planners=["", "walk"], seat=1, flags="orange white - green orange - - red", rolls=False, **LAST)
    finish(match)
    assert (phase(match), flag(match, "ST"), int(state_of(match).round)) == ("refill -1", "blue", 3)
    match.play("flag black", ponti.CHANCE)
    match.play("flag yellow", ponti.CHANCE)
    assert (flag(match, "HA"), flag(match, "BW"), phase(match)) == ("black", "yellow", "plan 1")


def test_20_s03_a_third_flag_of_a_colour_may_come_in_later_rounds() -> None:
    match = at(planners=["", "walk"], seat=1, flags="red red - green orange blue white green", rolls=False, **LAST)
    finish(match)
    assert "flag red" in texts(match)
    assert "flag blue" not in texts(match)


def test_20_a39_a40_the_badge_goes_to_the_fewest_flags() -> None:
    cards = ["RI white, MQ green", "RI red, MQ red", "HA red"]
    match = at(planners=["", "", "walk"], seat=2, cards=cards, moved=[0, 1], lap=3)
    finish(match)
    assert phase(match) == "plan 2", "B has as few colours, but more flags"


def test_20_a39_ties_go_clockwise_from_the_old_start_player_s_left() -> None:
    match = at(planners=["", "", "walk"], seat=2, start_player=1, moved=[0, 1], lap=3)
    finish(match)
    assert phase(match) == "plan 2"
    alone = at(planners=["", "", "walk"], seat=2, cards=["", "RI red", "RI green"], moved=[0, 1], lap=3)
    finish(alone)
    assert phase(alone) == "plan 0", "the old start player is looked at last, and is the only one"


def test_20_racers_stay_where_they_are() -> None:
    match = at(planners=["", "walk"], racers=["gHA", "wMO"], seat=1, **LAST)
    finish(match)
    assert racer(match, 0) == "gHA"


def test_21_s31_a36_a37_the_eighth_flag_wins_at_once() -> None:
    flags = "orange white green black orange blue white red"
    match = at(planners=["car", "bus"], flags=flags, cards=[SEVEN], round=3)
    play(match, "use car", "to eMO MO")
    result = match.result()
    assert (match.is_over, result.reason, result.places) == (True, "eight_flags", (1, 2))
    assert str(result.words) == "Player 1 has a flag of all eight bridges and wins."
    assert result.scores == (7.0, 0.0)


def test_21_a37_the_eighth_flag_ends_the_game_before_later_exchanges_and_swaps() -> None:
    flags = "orange white black black orange blue white red"
    match = at(planners=["car double swap", "bus"], flags=flags, cards=[SEVEN])
    play(match, "double car", "to bHA2 HA+MO")
    assert match.is_over
    assert card(match, 0)["HA"] == "green"


def test_21_a38_after_an_eight_flag_win_the_others_are_placed_by_colours() -> None:
    flags = "orange orange green black orange blue yellow red"
    cards = [
        "RI red, MQ red, HA red, BU white, ST blue, BW white, FR white",
        "RI green, MQ black",
        "RI black, MQ green, HA orange, MO purple, BU yellow",
        "RI black, MQ green",
    ]
    match = at(planners=["car", "bus", "bus", "bus"], flags=flags, cards=cards)
    play(match, "use car", "to eMO MO")
    result = match.result()
    assert (result.scores, result.places) == ((4.0, 2.0, 5.0, 2.0), (1, 3, 2, 3))


def test_21_s32_after_five_rounds_colours_count_and_flags_do_not() -> None:
    cards = [
        "RI red, MQ red, HA red, MO green, BU black, ST blue, BW purple",
        "RI white, MQ green, HA orange, MO black, BU yellow, ST blue",
    ]
    match = at(
        planners=["", "walk"], seat=1, cards=cards, round=5, flags="orange white green - orange blue white -", **LAST
    )
    finish(match)
    result = match.result()
    assert (result.reason, result.scores, result.places) == ("five_rounds", (5.0, 6.0), (2, 1))
    assert str(result.words) == "Player 2 wins with 6 colours."


def test_21_s32_equal_colours_share_the_victory() -> None:
    cards = ["RI red, MQ green", "RI white, MQ orange, HA orange", "RI red"]
    match = at(planners=["", "walk", ""], seat=1, cards=cards, round=5, moved=[0, 2], lap=3)
    finish(match)
    result = match.result()
    assert (result.places, result.winners) == ((1, 1, 3), (0, 1))
    assert str(result.words) == "Player 1 and player 2 share the victory with 2 colours each."
    assert result.words.text("it", {1: "Ada", 2: "Bice"}) == "Ada e Bice si dividono la vittoria con 2 colori a testa."
    assert match.game.rewards(match.state) == [0.75, 0.75, 0.0]


def test_21_a41_round_five_has_no_refill() -> None:
    match = at(planners=["", "walk"], seat=1, round=5, flags="- - green green orange - - red", **LAST)
    finish(match)
    assert (match.is_over, flag(match, "ST")) == (True, None)


def test_22_easier_refills_draw_for_the_steel_bridge_as_well() -> None:
    options = {"easier": True}
    match = at(
        planners=["", "walk"],
        seat=1,
        flags="red white green green orange - white red",
        options=options,
        rolls=False,
        **LAST,
    )
    finish(match)
    assert (phase(match), flag(match, "ST")) == ("refill -1", None)
    match.play("flag blue", ponti.CHANCE)
    assert (flag(match, "ST"), phase(match)) == ("blue", "plan 1")


def test_22_a30_in_the_easier_game_an_old_blue_flag_goes_into_the_bag() -> None:
    options = {"easier": True}
    match = at(planners=["bicycle", "car"], cards=["MO blue"], options=options)
    before = int(state_of(match).bag[7])
    play(match, "use bicycle", "to bMO2 MO", "exchange")
    assert int(state_of(match).bag[7]) == before + 1
