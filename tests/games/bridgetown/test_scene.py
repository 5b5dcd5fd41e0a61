"""What a screen gets: the scene, previews, the terminal picture; and what people type."""

from typing import Any

import pytest

import ponti
from ponti.core.match import Match
from ponti.core.words import say
from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from tests.games.bridgetown.table import at, play, state_of, texts


def scene(match: Match, viewer: int = ponti.SPECTATOR) -> dict[str, Any]:
    return GAME.scene(GAME.redact(state_of(match), viewer))


def preview(match: Match, text: str) -> dict[str, Any]:
    return GAME.preview(state_of(match), GAME.read(state_of(match), text)[0])


def test_the_map_comes_from_the_board() -> None:
    drawn = scene(at())["map"]
    assert (len(drawn["spaces"]), len(drawn["edges"]), drawn["view_box"]) == (120, 179, [0, 0, 1000, 700])
    wanted = {"id": "bMO1", "name": "Morrison Bridge space 1", "kind": "bridge", "bank": "R", "x": 424, "y": 350}
    assert next(space for space in drawn["spaces"] if space["id"] == "bMO1") | {"y": 350} == wanted
    assert [edge["under"] for edge in drawn["edges"]].count("MO") == 2


def test_bridges_wheel_specials_barges_and_bag() -> None:
    drawn = scene(at(planners=["taxi double", "taxi"], cards=["HA red"]))
    assert (drawn["bridges"][3]["flag"], drawn["bridges"][3]["mode"], drawn["bridges"][5]["blue_only"]) == (
        "green",
        "bicycle",
        True,
    )
    assert drawn["wheel"][5] == {"mode": "taxi", "speed": 4, "colour": "yellow", "place": 5, "planners": [0, 1]}
    assert drawn["specials"] == [
        {"id": "first", "holder": None},
        {"id": "double", "holder": 0},
        {"id": "swap", "holder": None},
    ]
    assert [barge["boat"] for barge in drawn["barges"]] == [False, True, False, False, False]
    assert (drawn["bag"]["yellow"], drawn["bag"]["red"], drawn["supply"]) == (3, 1, 4)


def test_a_player_s_card_and_what_the_own_modes_would_do() -> None:
    drawn = scene(at(planners=["bicycle streetcar", "taxi"], cards=["HA red, BU red"], racers=["wMO", "fHA"]))
    player = drawn["players"][0]
    assert (player["racer"], player["flags"], player["colours"], player["rank"]) == ("wMO", 2, 1, 1)
    assert player["card"][2] == {"bridge": "HA", "flag": "red"}
    assert [(each["mode"], each["points"], each["blocked"]) for each in drawn["reach"]] == [
        ("bicycle", 2, False),
        ("streetcar", 5, False),
    ]
    assert drawn["reach"][0]["flags"] == [{"bridge": "MO", "colour": "green", "new": True, "ends": ["bMO2"]}]


def test_the_reach_of_every_mode_while_planning() -> None:
    drawn = scene(at("plan", planners=["", ""], racers=["fHA", "wMO"]))
    assert len(drawn["reach"]) == 8
    streetcar = drawn["reach"][7]
    assert (streetcar["blocked"], sorted(streetcar["ends"])) == (True, ["eHA", "fA2", "fA3", "gHA"])
    assert [each["mode"] for each in drawn["reach"] if each["off_track"]] == ["streetcar"]


def test_the_turn_that_is_going_on() -> None:
    match = play(at(planners=["streetcar double", "walk"], racers=["fHA", "wMO"]), "double streetcar")
    assert scene(match)["turn"] == {
        "seat": 0,
        "mode": "streetcar",
        "points": 10,
        "doubled": True,
        "blocked": True,
        "pending": [],
    }


def test_who_is_asked_about_first_sees_the_reach_of_the_own_modes() -> None:
    drawn = scene(at("first", planners=["taxi bus", "walk bus first"], seat=1, lap=1))
    assert [(each["mode"], each["points"]) for each in drawn["reach"]] == [("walk", 1), ("bus", 4)]


def test_after_the_ride_no_mode_can_move_any_more_and_none_is_blocked() -> None:
    match = play(at(planners=["bicycle swap", "walk"], cards=["MO red"]), "use bicycle", "to bMO2 MO")
    exchanging = scene(match)
    swapping = scene(play(match, "decline"))
    walked = play(at(planners=["streetcar swap", "walk"], racers=["fHA", "wMO"]), "use streetcar", "walk eHA")
    assert [
        (each["phase"], each["reach"], each["turn"]["blocked"]) for each in (exchanging, swapping, scene(walked))
    ] == [
        ("exchange", [], False),
        ("swap", [], False),
        ("swap", [], False),
    ]


def test_the_easier_game_shows_no_specials_and_no_supply() -> None:
    drawn = scene(at(options={"easier": True}))
    assert (drawn["specials"], drawn["supply"], "blue" in drawn["bag"]) == ([], None, True)


def test_previews_of_modes_rides_swaps_and_exchanges() -> None:
    match = at(planners=["bicycle swap", "walk"], cards=["MO red"])
    assert preview(match, "swap HA BU") == {"flags": {"HA": "orange", "BU": "green"}}
    assert preview(match, "use bicycle")["flags"][0]["ends"] == ["bMO2"]
    play(match, "use bicycle")
    assert preview(match, "to bMO2 MO") == {
        "to": "bMO2",
        "route": ["wMO", "bMO1", "bMO2"],
        "takes": [{"bridge": "MO", "colour": "green", "instead_of": "red"}],
    }
    play(match, "to bMO2 MO")
    assert preview(match, "exchange") == {"bridge": "MO", "card": "green", "colours": 1}
    assert preview(match, "decline")["card"] == "red"


def test_previews_of_planning_and_walking() -> None:
    match = at("plan", planners=["", ""])
    assert preview(match, "plan taxi")["points"] == 4
    assert preview(match, "plan first") == {}
    blocked = play(at(planners=["streetcar", "walk"], racers=["fHA", "wMO"]), "use streetcar")
    assert preview(blocked, "walk eHA") == {"to": "eHA", "route": ["fHA", "eHA"], "takes": []}
    assert preview(blocked, "stay")["route"] == ["fHA"]


def test_the_picture_shows_flags_wheel_bag_and_players() -> None:
    lines = GAME.picture(state_of(at(planners=["taxi double", "taxi walk"], cards=["HA red"], lap=2))).splitlines()
    assert lines[0] == "round 2 of 5  lap 2  turn"
    assert "MO green" in lines[1]
    assert "taxi 4 AB" in lines[2]
    assert lines[2].endswith("first -  double A  swap -")
    assert lines[3].endswith("supply 4")
    assert lines[4].startswith("A* at wMO    flags 1  colours 1   RI -  MQ -  HA red")


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        ("plan", "taxi", "plan taxi"),
        ("plan", "FIRST", "plan first"),
        ("turn", "taxi", "use taxi"),
        ("turn", " use  TAXI ", "use taxi"),
        ("turn", "ha mo", "swap HA MO"),
    ],
)
def test_the_word_of_the_phase_may_be_left_out(phase: str, typed: str, meant: str) -> None:
    state = state_of(at(phase, planners=["", ""] if phase == "plan" else ["taxi swap", "walk"]))
    assert GAME.actions.text(GAME.read(state, typed)[0]) == meant


def test_a_space_alone_is_a_ride_or_a_walk() -> None:
    ride = play(at(planners=["bicycle", "walk"]), "use bicycle")
    assert GAME.read(state_of(ride), "emo mo") == GAME.parse("to eMO MO")
    walk = play(at(planners=["streetcar", "walk"], racers=["fHA", "wMO"]), "use streetcar")
    assert GAME.read(state_of(walk), "eha") == GAME.parse("walk eHA")
    with pytest.raises(ponti.BadNotation):
        GAME.read(state_of(walk), "nowhere")


def test_sentences_name_modes_points_spaces_and_bridges() -> None:
    match = at(planners=["bicycle double", "bicycle"])
    state = state_of(match)
    said = {text: GAME.describe(state, GAME.actions.parse(text)) for text in texts(match)}
    assert {text: str(words) for text, words in said.items()} == {"double bicycle": "Double: bicycle, 4 spaces"}
    ride = GAME.describe(state, GAME.actions.parse("to eMO MO"))
    assert str(ride) == "Go to Morrison east head (eMO) and take the flag of the Morrison Bridge"
    assert ride.text("it") == "Vai a Morrison east head (eMO) e prendi la bandiera di Morrison Bridge"


def test_sentences_join_bridges_and_set_their_articles() -> None:
    state = state_of(at(planners=["taxi swap", "walk"]))
    said = [GAME.describe(state, GAME.actions.parse(text)) for text in ("swap HA MO", "to wHA HA+MO")]
    assert [str(words) for words in said] == [
        "Swap the flags of the Hawthorne Bridge and the Morrison Bridge",
        "Go to Hawthorne west head (wHA) and take the flags of the Hawthorne Bridge and the Morrison Bridge",
    ]
    assert said[0].text("it") == "Scambia le bandiere di Hawthorne Bridge e Morrison Bridge"


def test_sentences_about_flags_have_the_right_article() -> None:
    colours = [say(f"bridgetown-colour-{colour}") for colour in ("orange", "red")]
    assert [str(say("bridgetown-do-draw", colour=colour)) for colour in colours] == [
        "Draw an orange flag",
        "Draw a red flag",
    ]
    assert [str(say("bridgetown-do-lay", colour=colour, bridge="Fremont Bridge")) for colour in colours] == [
        "An orange flag for the Fremont Bridge",
        "A red flag for the Fremont Bridge",
    ]
