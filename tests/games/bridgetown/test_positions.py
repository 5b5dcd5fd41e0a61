"""Loading positions: what cannot stand is refused at its place with its clause."""

from typing import Any

import pytest

import ponti
from ponti.games.bridgetown.rules import BRIDGETOWN as GAME
from tests.games.bridgetown.table import load, position

PLAN: dict[str, Any] = {"phase": "plan", "planners": ["", ""]}

WRONGS: dict[str, tuple[dict[str, Any], str, str]] = {
    # what is wrong                  the position                                         where, clause
    "a blue flag elsewhere": ({"flags": "blue white green green orange - white red"}, "$.flags.RI", "2"),
    "another flag on Steel": ({"flags": "orange white green green orange red white red"}, "$.flags.ST", "2"),
    "four reds of three": ({"flags": "red red red red orange blue white green"}, "$.flags", "1"),
    "blue on a card's place": ({"cards": ["HA blue"]}, "$.players[0].card.HA", "2"),
    "no start player": ({"start_player": None}, "$.start_player", "3"),
    "an empty bridge": ({**PLAN, "flags": "- white green green orange blue white red"}, "$.flags", "20"),
    "a full card": (
        {"cards": ["RI red, MQ red, HA black, MO black, BU green, ST blue, BW purple, FR purple"]},
        "$.players",
        "21",
    ),
    "four planners": ({"planners": ["taxi bus car walk", "bus"], "lap": 1}, "$.players[0]", "4"),
    "a special alone": ({"planners": ["first", "bus"], "seat": 1}, "$.players[0]", "7"),
    "two specials too early": ({**PLAN, "planners": ["first swap", ""], "seat": 1}, "$.players[0]", "7"),
    "one special twice": ({"planners": ["taxi swap", "bus swap"]}, "$.players[1].specials", "6"),
    "a special in the easier game": (
        {"planners": ["taxi swap", "bus"], "options": {"easier": True}},
        "$.players[0].specials",
        "22",
    ),
    "too many modes in lap 3": ({"planners": ["taxi bus", "bus"], "lap": 3}, "$.lap", "8"),
    "a special and too many modes in lap 2": (
        {"phase": "first", "planners": ["taxi bus", "walk bus first"], "seat": 1, "lap": 2},
        "$.lap",
        "8",
    ),
    "two specials in lap 3": ({"planners": ["taxi double swap", "walk"], "lap": 3}, "$.lap", "8"),
    "nobody's turn": ({"seat": None}, "$.seat", ""),
    "somebody who has moved": ({"moved": [0], "lap": 2}, "$.seat", "8"),
    "no hand": ({**PLAN, "planners": ["taxi bus car", ""]}, "$.seat", "4"),
    "a mode before it is chosen": ({"mode": "taxi"}, "$.mode", "8"),
    "a route without a mode": ({"phase": "route"}, "$.mode", "8"),
    "a route of an absent planner": ({"phase": "route", "mode": "bus"}, "$.mode", "8"),
    "doubled by nothing": ({"doubled": True}, "$.doubled", "11"),
    "double kept with the last mode": (
        {"phase": "route", "mode": "taxi", "planners": ["taxi double", "walk"]},
        "$.doubled",
        "13",
    ),
    "an exchange of nothing": ({"phase": "exchange", "mode": "taxi"}, "$.pending", "19"),
    "an exchange of another colour": (
        {"phase": "exchange", "mode": "taxi", "pending": ["HA"], "cards": ["HA red"]},
        "$.pending",
        "18",
    ),
    "a pending bridge twice": ({"pending": ["HA", "HA"]}, "$.pending", ""),
    "a swap without Swap": ({"phase": "swap", "mode": "taxi"}, "$.phase", "12"),
    "First asked of another": ({"phase": "first", "planners": ["taxi bus", "walk bus"]}, "$.phase", "10"),
    "First held with no mode for it": (
        {"planners": ["taxi bus", "walk first"], "lap": 2},
        "$.players[1].specials",
        "10",
    ),
    "planning in a lap": ({**PLAN, "lap": 1}, "$.lap", "4"),
    "a mode named after no special": ({"phase": "plan_mode", "planners": ["", ""]}, "$.phase", "7"),
    "a refill of full bridges": ({"phase": "refill", "planners": ["", ""], "seat": None}, "$.phase", "20"),
    "a refill in round 1": (
        {"phase": "refill", "planners": ["", ""], "seat": None, "round": 1},
        "$.phase",
        "20",
    ),
    "an end too early": ({"phase": "over", "planners": ["", ""], "seat": None}, "$.phase", "21"),
    "a start with cards": (
        {"phase": "start", "planners": ["", ""], "seat": None, "start_player": None, "cards": ["RI red"], "round": 1},
        "$.phase",
        "3",
    ),
    "a set-up with a gap": (
        {
            "phase": "setup",
            "planners": ["", ""],
            "seat": None,
            "start_player": None,
            "round": 1,
            "racers": ["START", "START"],
            "flags": "- red - - - blue - -",
        },
        "$.flags",
        "2",
    ),
    "three alike at set-up": (
        {
            "phase": "setup",
            "planners": ["", ""],
            "seat": None,
            "start_player": None,
            "round": 1,
            "racers": ["START", "START"],
            "flags": "red red red - - blue - -",
        },
        "$.flags",
        "2",
    ),
}


@pytest.mark.parametrize("name", WRONGS)
def test_a_position_that_cannot_stand_is_refused(name: str) -> None:
    said, where, clause = WRONGS[name]
    with pytest.raises(ponti.BadPosition) as error:
        load(position(**{"phase": "turn", **said}))
    assert (f" {where}:" in str(error.value), error.value.clause) == (True, clause), str(error.value)
    assert error.value.words.text("it") != error.value.words.text("en")


def test_whose_turn_it_is_follows_from_the_lap_and_first() -> None:
    with pytest.raises(ponti.BadPosition, match=r"\$\.seat"):
        load(position(planners=["taxi", "bus walk", "walk"], seat=2, lap=2, moved=[0]))
    used = position(planners=["taxi bus", "bus walk", "walk"], seat=2, lap=2)
    assert load(used).current == 2, "C may have used First"


def test_everything_of_a_position_survives_a_round_trip() -> None:
    json = position(
        "exchange",
        planners=["taxi bus swap", "bus walk"],
        flags="orange white red yellow orange blue white black",
        cards=["MO green, HA red", "FR purple"],
        racers=["eMO", "START"],
        mode="taxi",
        doubled=False,
        pending=["MO"],
        options={"easier": False},
    )
    assert GAME.dump_state(load(json)) == json


@pytest.mark.parametrize("member", ["round", "lap", "flags", "players", "moved", "pending", "mode", "doubled"])
def test_a_missing_member_is_named(member: str) -> None:
    json = position()
    del json[member]
    with pytest.raises(ponti.BadPosition, match=member):
        load(json)
