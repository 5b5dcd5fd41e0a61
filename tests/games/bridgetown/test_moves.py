"""§14-§17: steps, bridges, stairs, the start arrow, the streetcar, and walking instead."""

import pytest

from tests.games.bridgetown.table import at, card, ends, flag, phase, play, racer, refusal, texts


def moves(mode: str, space: str, others: int = 0) -> list[str]:
    """Where a racer can end."""
    planners = [mode, *([mode] * others or ["car"])]
    racers = [space] + ["wMO"] * (len(planners) - 1)
    return ends(play(at(planners=planners, racers=racers), f"use {mode}"))


def test_14_s04_the_first_steps_from_the_arrow() -> None:
    assert moves("taxi", "START") == sorted(["wBU", "tCH", "tOA", "xGL", "xMO", "yA3", "yBW"])
    assert moves("bicycle", "START") == sorted(["xBU", "yA4", "yA5"])


def test_14_s13_a18_no_connection_twice_but_loops_are_allowed() -> None:
    assert "wA4" not in moves("bicycle", "wA4")
    assert "xMO" in moves("taxi", "xMO"), "A19: by tPS, tOA and xA4"


def test_14_a20_racers_share_spaces_and_pass() -> None:
    alone = moves("taxi", "wA4")
    crowded = ends(play(at(planners=["taxi", "car"], racers=["wA4", "tOA"]), "use taxi"))
    assert alone == crowded


def test_14_a21_the_arrow_is_never_entered() -> None:
    beside = ["xBU", "yA4", "yA5"]
    assert (moves("walk", "yBU"), moves("streetcar", "yBU")) == (beside, ["stay", *beside])


def test_15_s09_stairs_are_for_those_on_foot() -> None:
    assert moves("walk", "bMO1") == sorted(["bMO2", "wMO", "tOK"])
    assert "tOK" not in moves("bicycle", "bMO2")


def test_15_a22_a_move_that_begins_on_a_bridge_goes_either_way() -> None:
    assert moves("bicycle", "bHA1")[0] == "eHA"
    assert {"xHA", "wYA", "wA2"} <= set(moves("bicycle", "bHA1"))


def test_16_s06_the_streetcar_cannot_leave_the_arrow() -> None:
    match = play(at(planners=["streetcar", "car"], racers=["START", "wMO"]), "use streetcar")
    assert texts(match) == ["stay", "walk yBU"]
    assert match.prompt().clause == "16"


def test_16_s20_a_streetcar_far_from_the_track_walks_one_space_or_stays() -> None:
    match = play(at(planners=["streetcar", "car"], racers=["fHA", "wMO"]), "use streetcar")
    assert ends(match) == sorted(["stay", "eHA", "fA2", "fA3", "gHA"])
    assert "neither on the track nor beside it" in str(match.prompt().words)
    assert refusal(match, "to eHA")[0] == "16"
    assert refusal(match, "walk wMO")[0] == "16"
    play(match, "stay")
    assert (racer(match, 0), phase(match)) == ("fHA", "turn 1")


def test_16_s23_a25_the_substitute_walk_takes_no_flag_of_any_colour() -> None:
    for colour in ("white", "green"):
        match = at(planners=["streetcar", "car"], racers=["eMO", "wMO"], flags=FLAGS_WITH.format(colour))
        play(match, "use streetcar", "walk bMO2")
        assert (racer(match, 0), card(match, 0), flag(match, "MO")) == ("bMO2", {}, colour)


FLAGS_WITH = "orange red green {} orange blue red red"


def test_16_a17_a_mode_with_a_way_must_be_used() -> None:
    match = play(at(planners=["bus", "car"]), "use bus")
    assert refusal(match, "walk wA4") == ("16", "This mode has a way, so it must be used in full (bus).")


def test_16_a17_a_mode_that_cannot_move_may_be_chosen_although_another_could() -> None:
    match = at(planners=["taxi streetcar", "car"], racers=["fHA", "wMO"])
    assert texts(match) == ["use taxi", "use streetcar"]


def test_16_s14_a17_at_the_end_of_the_substitute_stairs_are_open() -> None:
    match = play(at(planners=["streetcar", "car"], racers=["bMO2", "wMO"]), "use streetcar")
    assert ends(match) == sorted(["stay", "bMO1", "eMO", "vA4"])


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("tSK", "eCC tGI tIR tMB tOA"),
        ("wBU", "tOT tYA"),
        ("bBW2", "bST1 eCC fCC"),
    ],
)
def test_17_s15_s17_a34_where_a_streetcar_of_five_ends(space: str, expected: str) -> None:
    assert moves("streetcar", space) == sorted(expected.split())


def test_17_s15_the_streetcar_takes_the_blue_flag_when_it_crosses_the_steel_bridge() -> None:
    match = play(at(planners=["streetcar", "car"], racers=["tSK", "wMO"]), "use streetcar")
    assert set(texts(match)) == {"to tMB", "to tOA", "to tGI", "to eCC ST", "to tIR ST"}
    play(match, "to eCC ST")
    assert (card(match, 0), flag(match, "ST")) == ({"ST": "blue"}, None)


def test_17_s17_from_beside_the_track() -> None:
    assert {"bST1", "tRQ"} <= set(moves("streetcar", "wA5"))


def test_17_a34_only_the_bridge_space_with_stairs_to_the_track_is_beside_it() -> None:
    assert "stay" not in moves("streetcar", "bMO1")
    assert "stay" in moves("streetcar", "bMO2")


def test_17_s19_other_modes_cross_the_steel_bridge_without_its_flag() -> None:
    match = play(at(planners=["taxi", "car"], racers=["tOT", "wMO"]), "use taxi", "to eCC")
    assert (flag(match, "ST"), card(match, 0)) == ("blue", {})


def test_22_s36_a42_the_easier_streetcar_moves_like_a_taxi() -> None:
    easier = {"easier": True}
    match = at(planners=["streetcar", "car"], flags="red white green blue orange red white green", options=easier)
    play(match, "use streetcar")
    assert any(text.endswith(" MO") for text in texts(match))
    play(match, next(text for text in texts(match) if text.endswith(" MO")))
    assert card(match, 0) == {"MO": "blue"}
    ways = ends(play(at(planners=["streetcar", "car"], options=easier), "use streetcar"))
    assert ways == moves("taxi", "wMO", others=1), "five spaces as well"
    assert not {"vA4", "eA3", "eMO"} & set(ways), "only stairs lead there in five spaces"
    start = play(at(planners=["streetcar", "car"], racers=["START", "wMO"], options=easier), "use streetcar")
    assert "stay" not in ends(start)
    assert "wA4" in ends(start)
