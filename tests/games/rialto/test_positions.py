"""Loading positions: what can stand loads back, what cannot is refused at its place with its clause."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import ponti
from ponti.games.rialto.rules import RIALTO as GAME
from tests.games.rialto.table import Cards, position, rest

ON = {"virtual": True}
FOUR_ROWS = [{"doge": 6}, {"gold": 6}, {"bridge": 6}, {"joker": 6}]
LAST_ROW = [{"doge": 1}, None, None, None]


def acting(phase: str, section: str, player: int = 0, **said: Any) -> dict[str, Any]:
    """A position in which a player who has the majority acts, everybody in the order of seats."""
    winners = [player if name == section else None for name in ("doge", "gold", "building", "bridge", "gondola")]
    return position(phase, section, index=player + 1, current=player, winners=[*winners, None], **said)


def laying(
    phase: str, natural: int = 0, jokers: int = 0, floor: int = 0, played: Cards | None = None, **said: Any
) -> dict[str, Any]:
    """A position in the middle of the first player's play of gold."""
    play = {"natural": natural, "jokers": jokers, "floor": floor}
    return with_first(position(phase, "gold", queue=[0, 1, 2], play=play, **said), played=dict(played or {}))


def with_first(json: dict[str, Any], **members: Any) -> dict[str, Any]:
    """The position with other members of the first player."""
    json["players"][0].update(members)
    return json | {"pile": rest(json)}


TURNED: Any = {"hands": [{"doge": 2}], "coins": [1]}

STANDING: Mapping[str, dict[str, Any]] = {
    "rows to take": position("row", 0, rows=FOUR_ROWS),
    "a row taken": position("row", 0, rows=[None, *FOUR_ROWS[1:]], index=1, current=1),
    "a blind card": position("blind", 0, rows=[None, *FOUR_ROWS[1:]], index=1, draws=2),
    "rows half dealt": position("dealing", 0, rows=[{"doge": 2}, {"gold": 1}, {"gold": 1}, {"gold": 1}], index=5),
    "a green building": position("green", 0, buildings=["G1"], coins=[1], rows=LAST_ROW),
    "a blue building": position("blue", 6, buildings=["B4"], coins=[1]),
    "a man to recruit": position("recruit", 6, buildings=["B3*"]),
    "a bridge": acting("bridge", "bridge"),
    "a gondola": acting("gondola", "gondola"),
    "a man": acting("man", "gondola", tile="CAN-SPO", tiles={"CAN-SPO": [1, 1]}),
    "room to make": acting("make-room", "building", buildings=["G1 G1 G1 G1 Y1 Y1 Y1"], budget=2, tile="G2"),
    "Jokers": laying("jokers", natural=2, played={"gold": 2}),
    "masks": laying("masks", natural=1, jokers=1, played={"gold": 1, "joker": 1}, buildings=["Y3"], coins=[1]),
    "a card turned": laying(
        "as-one", natural=2, jokers=1, played={"gold": 1, "bridge": 1}, floor=3, buildings=["Y2 Y2* Y3*"], **TURNED
    ),
    "a Joker turned": laying("as-two", natural=2, played={"joker": 1}, floor=6, buildings=["Y4 Y4*"], **TURNED),
}


@pytest.mark.parametrize("name", STANDING)
def test_positions_in_mid_decision_load_back(name: str) -> None:
    json = STANDING[name]
    complete = {**json, "options": GAME.check_setup(json["options"], 3)}
    assert GAME.dump_state(GAME.load_state(json)) == complete


REFUSED: Mapping[str, tuple[str, dict[str, Any]]] = {
    # rows
    "one row for three": ("R10", position("row", 0, rows=LAST_ROW)),
    "all rows after one is taken": ("R10", position("row", 0, rows=FOUR_ROWS, index=1, current=1)),
    "all rows and a blind card": ("R10", position("blind", 0, rows=FOUR_ROWS, index=1, draws=2)),
    "a blind card of somebody else": (
        "R10", position("blind", 0, rows=[None, *FOUR_ROWS[1:]], index=1, draws=2, current=1)
    ),
    "a blind card before any row": ("R10", position("blind", 0, rows=FOUR_ROWS, draws=2)),
    "four rows beside a green building": ("R12", position("green", 0, buildings=["G1"], coins=[1], rows=FOUR_ROWS)),
    "two rows beside a green card": (
        "R12", position("green-card", 0, buildings=["G1*"], rows=[*FOUR_ROWS[:2], None, None])
    ),
    "no row beside drawn cards": ("R12", position("green-drawing", 0, buildings=["G1*"], draws=3)),
    "a row beside the plays": ("R12", position("lay", "gold", rows=LAST_ROW)),
    "a row beside the discards": ("R12", position("discard", 0, hands=[{"gold": 8}], rows=LAST_ROW)),
    "a row at the end": ("R12", position("over", 6, round=6, rows=LAST_ROW)),
    "full rows before the deal": ("R9", position("dealing", 0, rows=FOUR_ROWS)),
    "more dealt than lies there": ("R9", position("dealing", 0, rows=[{"doge": 1}, {}, {}, {}], index=2)),
    "a row too few to deal to": ("R10", position("dealing", 0, rows=[{}, {}, {}, None])),
    # coins, buildings, men
    "a green building without a coin": ("R11", position("green", 0, buildings=["G1"], coins=[0], rows=LAST_ROW)),
    "no green building": ("R11", position("green", 0, buildings=["G1*"], coins=[1], rows=LAST_ROW)),
    "blue buildings without a coin": ("R21", position("blue", 6, buildings=["B4 B4"], coins=[0])),
    "no blue building": ("R21", position("blue", 6, buildings=["G4 B4*"], coins=[1])),
    "no man to recruit": ("R21", position("recruit", 6, general=[0], supply=[18], buildings=["B3*"])),
    "room where there is room": ("C", acting("make-room", "building", buildings=["G1"], budget=2, tile="G2")),
    "room for too dear a building": (
        "C", acting("make-room", "building", buildings=["G1 G1 G1 G1 Y1 Y1 Y1"], budget=1, tile="G2")
    ),
    "room for a building that is sold out": (
        "C", acting("make-room", "building", buildings=["G1 G1 G1 G1 G1 Y1 Y1"], budget=1, tile="G1")
    ),
    "masks without a coin": ("R17", laying("masks", natural=1, played={"gold": 1}, buildings=["Y3"])),
    "masks without a Yellow 3": ("R17", laying("masks", natural=1, played={"gold": 1}, buildings=["Y3*"], coins=[1])),
    "a card to turn without a coin": ("R17", laying("as-two", hands=[{"doge": 2}], coins=[0], buildings=["Y4*"])),
    "a card to turn without a building": (
        "R17", laying("as-one", natural=1, played={"gold": 1}, buildings=["Y4"], **TURNED)
    ),
    "more men of the virtual player than there can be": (
        "R31", position(options=ON, seats=2, men=[{}, {}, {"CAN": 60}], supply=[5, 5, 0], general=[13, 13, 0])
    ),
    # who acts
    "a gondola before the first action": ("R19", acting("gondola", "gondola") | {"index": 0}),
    "somebody else's gondola": ("R19", acting("gondola", "gondola", player=1) | {"index": 1}),
    "a gondola without the majority": ("R18", acting("gondola", "gondola") | {"winners": [None] * 6}),
    "a bridge with somebody else's majority": (
        "R18", acting("bridge", "bridge") | {"winners": [None, None, None, 2, None, None]}
    ),
    "a building before the first action": ("R19", acting("build", "building", budget=1) | {"index": 0}),
    "men to pull before the first action": (
        "R19", position("pull", "councilman", men=[{"CAS": 1}], general=[17], budget=1)
    ),
    "a bridge of the virtual player without the majority": (
        "R31", position("virtual-acting", "bridge", options=ON, seats=2, current=2, index=3)
    ),
    # plays
    "cards on the table before a play": ("R20", with_first(position(), played={"gold": 1})),
    "cards on the table in phase III": (
        "R20", with_first(position("blue", 6, buildings=["B4"], coins=[1]), played={"gold": 1})
    ),
    "a count before a play": ("R17", with_first(position(), counts=[0, 2, 0, 0, 0, 0])),
    "a count before the play is complete": (
        "R17", with_first(laying("jokers", natural=2, played={"gold": 2}), counts=[0, 2, 0, 0, 0, 0])
    ),
    "more natural cards than lie there": ("R17", laying("jokers", natural=60, played={"gold": 2})),
    "fewer natural cards than lie there": ("R17", laying("jokers", natural=1, played={"gold": 2})),
    "Jokers before they are asked": ("R17", laying("jokers", natural=1, jokers=1, played={"gold": 1, "joker": 1})),
    "more Jokers than lie there": (
        "R17", laying("masks", natural=60, jokers=1, played={"gold": 1}, buildings=["Y3"], coins=[1])
    ),
    "more masks than have a coin": (
        "R17", laying("as-one", natural=1, jokers=2, played={"gold": 1}, buildings=["Y2 Y3*"], **TURNED)
    ),
    "a natural card out of nothing": (
        "R17", laying("as-one", natural=60, played={"gold": 1}, buildings=["Y2 Y2*"], **TURNED)
    ),
    "more cards turned than buildings are used": (
        "R17", laying("as-one", natural=3, played={"gold": 1, "bridge": 2}, buildings=["Y2 Y2*"], **TURNED)
    ),
    "two for a card before it is asked": (
        "R17", laying("as-one", natural=2, played={"bridge": 1}, buildings=["Y2 Y4*"], **TURNED)
    ),
    "a lowest type that was not turned": (
        "R17", laying("as-two", natural=1, played={"gold": 1}, floor=5, buildings=["Y4"], **TURNED)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_stand_is_refused_with_its_clause(name: str) -> None:
    clause, json = REFUSED[name]
    with pytest.raises(ponti.BadPosition) as error:
        GAME.load_state(json)
    assert error.value.clause == clause, str(error.value)
    assert error.value.words.text("it")


@pytest.mark.parametrize("options", [{}, ON, {"bridges": "double_high", "connections": "without_rialto"}])
def test_every_position_of_a_game_loads_back(options: dict[str, object]) -> None:
    game = ponti.Match(GAME, options, 2, dice=ponti.Dice(seed=7), rolls=False)
    rng = Random(7)
    while not game.is_over:
        dump = game.game.dump_state(game.state)
        assert GAME.dump_state(GAME.load_state(dump)) == dump
        game.play(rng.choice(game.legal_ids() or game.game.legal_actions(game.state)), game.acting()[0])
