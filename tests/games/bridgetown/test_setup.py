"""§1-§3: the bag, the first flags, who starts."""

import pytest

import ponti
from ponti.core.match import Match
from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from tests.games.bridgetown.table import bag, flag, phase, racer, refusal, state_of, texts


def new_match(seats: int = 3, **options: object) -> Match:
    return Match(GAME, options, seats, rolls=False)


def chance(match: Match, *lines: str) -> Match:
    for text in lines:
        match.play(text, ponti.CHANCE)
    return match


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_01_a01_the_bag_holds_players_plus_one_flags_of_seven_colours(seats: int, each: int) -> None:
    match = new_match(seats)
    assert [int(count) for count in state_of(match).bag] == [each] * 7 + [4]


def test_01_s01_three_players_28_flags_21_after_the_set_up_and_five_blue_ones() -> None:
    match = new_match(3)
    assert sum(state_of(match).bag) - bag(match, "blue") == 28
    chance(match, *("flag white", "flag white", "flag red", "flag red", "flag green", "flag green", "flag black"))
    assert sum(state_of(match).bag) - bag(match, "blue") == 21
    assert (bag(match, "blue"), flag(match, "ST")) == (4, "blue")


def test_01_the_boat_is_on_barge_one() -> None:
    assert state_of(new_match()).round == 1


def test_02_flags_are_laid_from_upstream_to_downstream_past_the_steel_bridge() -> None:
    match = new_match()
    for bridge in ("RI", "MQ", "HA", "MO", "BU", "BW", "FR"):
        assert flag(match, bridge) is None
        match.play(match.legal_ids()[-1], ponti.CHANCE)
        assert flag(match, bridge) is not None
    assert phase(match) == "start -1"


def test_02_s02_a04_after_two_reds_no_red_is_offered() -> None:
    match = chance(new_match(3), "flag red", "flag red")
    assert "flag red" not in texts(match)
    assert refusal(match, "flag red")[0] == "2"
    assert bag(match, "red") == 2


def test_02_blue_is_never_drawn() -> None:
    assert "flag blue" not in texts(new_match())
    assert refusal(new_match(), "flag blue")[0] == "1"


def test_02_a04_the_weights_are_the_numbers_in_the_bag() -> None:
    match = chance(new_match(2), "flag red", "flag green")
    weights = dict(zip(texts(match), GAME.chance_weights(state_of(match)), strict=True))
    assert weights == {f"flag {colour}": 3 for colour in ("white", "orange", "black", "yellow", "purple")} | {
        "flag red": 2,
        "flag green": 2,
    }


def test_03_c3_the_start_player_is_drawn_last_and_all_racers_stand_at_the_arrow() -> None:
    match = new_match(3)
    while phase(match) != "start -1":
        match.play(match.legal_ids()[0], ponti.CHANCE)
    assert texts(match) == ["start A", "start B", "start C"]
    assert refusal(match, "start D")[0] == "3"
    assert GAME.chance_weights(state_of(match)) == [1, 1, 1]
    chance(match, "start B")
    assert phase(match) == "plan 1"
    assert [racer(match, seat) for seat in range(3)] == ["START"] * 3


def test_22_s36_a42_the_easier_bag_holds_three_of_each_of_eight_colours() -> None:
    match = new_match(2, easier=True)
    assert [int(count) for count in state_of(match).bag] == [3] * 8
    assert flag(match, "ST") is None
    chance(match, "flag blue", "flag blue")
    assert "flag blue" not in texts(match), "A3: blue counts like any colour"
    while phase(match) != "start -1":
        match.play(match.legal_ids()[0], ponti.CHANCE)
    assert flag(match, "ST") is not None, "the Steel Bridge is drawn like the rest"
