"""Positions as JSON: written in mid-decision, refused when no game leads to them (decision 10)."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Final

import pytest

from ponti.core.errors import BadPosition
from ponti.core.game import Json
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, legal, phase, play

Position = dict[str, Json]

DEAL: Final = (
    *("bridge 7l", "bridge Xh", "bridge 9b"),
    *("draw C", "draw Aa", "draw Al", "draw 8l", "draw C", "draw Uh", "draw Oa", "draw 7b"),
    *("leader 0", "draw Ka", "draw 9l"),
)


def begun(*texts: str, **options: bool | str) -> State:
    """A real game with a given deal, played on."""
    state = GAME.new_game(options)
    for text in (*DEAL, *texts):
        (action,) = GAME.parse(text)
        assert action in GAME.legal_actions(state), f"{text}: {legal(state)}"
        GAME.apply(state, action)
    return state


PLACED: Final = ("C@1", "7b@1", "reveal C")
EXTRA: Final = ("C:l", "pass", "+Al@2")

STEPS: Final[dict[str, tuple[str, ...]]] = {
    "place": (),
    "reveal": ("C@1", "7b@1"),
    "declare": PLACED,
    "leaf": (*PLACED, "C:l"),
    "ace": (*PLACED, "C:l", "pass"),
    "acorn": (*PLACED, "C:a"),
    "acorn-draw": (*PLACED, "C:a", "draw"),
    "jack": (*PLACED, "C:l", "pass", "pass", "reveal 7b", "draw Kh", "draw 7h", "Uh@2", "8l@2", "reveal Uh"),
    "knight": (*PLACED, "C:l", "pass", "pass", "reveal 7b", "draw Kh", "draw 7h", "Oa@2", "8l@2", "reveal Oa", "pass"),
    "turn-draw": (*PLACED, "C:l", "pass", "pass", "reveal 7b"),
}


@pytest.mark.parametrize("step", STEPS)
def test_10_a_position_in_mid_decision_loads_and_offers_the_same(step: str) -> None:
    """Decision 10."""
    state = begun(*STEPS[step])
    loaded = GAME.load_state(GAME.dump_state(state))
    assert (phase(loaded)[0], legal(loaded)) == (step, legal(state))


def test_10_whose_card_which_step_and_whether_compulsory_are_written() -> None:
    """Decision 10."""
    state = begun(*PLACED, *EXTRA)
    assert GAME.write_position(state)["pending"] == {"seat": 0, "bridge": 2, "position": 1, "compulsory": True}


def test_10_what_waits_behind_the_card_is_written() -> None:
    """Decision 10: the follower's card still lies face down."""
    position = GAME.write_position(begun(*PLACED, *EXTRA))
    assert (position["placed"], position["face_down"]) == ([None, 1], [None, "7b"])


def test_10_who_has_drawn_this_turn_is_written() -> None:
    """Decision 10."""
    position = GAME.write_position(begun(*STEPS["turn-draw"], "draw Kh"))
    assert (position["phase"], position["actor"], position["leader"]) == ("turn-draw", 0, 1)


def test_10_a_view_in_mid_chain_loads_as_a_view() -> None:
    view = GAME.redact(begun(*PLACED, *EXTRA), 1)
    assert GAME.write_position(GAME.load_state(GAME.dump_state(view)))["hands"] == [["?"] * 3, ["Uh", "Oa", "9l", "C"]]


def test_10_a_view_before_a_compulsory_extra_needs_a_fitting_card_among_the_unseen() -> None:
    """Decision 9: else there would be nothing to deal. All other leaves are bridges or in the viewer's hand."""
    state = begun(*PLACED, *EXTRA, "turn 0:2.1", chronicler_via_ace=False)
    view = dict(GAME.dump_state(GAME.redact(state, 1)))
    view["bridges"] = ["7l", "Ul", "Ol"]
    view["hands"] = [["?", "?", "?"], ["8l", "9l", "Xl", "Kl"]]
    assert _problem(view) == f"{P}ability"


def _problem(position: Mapping[str, object]) -> str:
    """The key of what is wrong with a position, an empty text when it loads."""
    try:
        GAME.load_state(position)
    except BadPosition as error:
        problem = dict(error.words.args)["problem"]
        return str(getattr(problem, "key", problem))
    return ""


def _set(member: str, value: Json) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position[member] = value

    return change


def _lay(seat: int, bridge: int, cards: list[Json]) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        columns = position["columns"]
        assert isinstance(columns, list)
        row = columns[seat]
        assert isinstance(row, list)
        row[bridge] = cards

    return change


def _hold(seat: int, cards: list[Json]) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        hands = position["hands"]
        assert isinstance(hands, list)
        hands[seat] = cards

    return change


P: Final = "tre-ponti-position-"
VALUE: Final = "error-position-value"
DAMAGES: Final[list[tuple[str, Callable[[Position], None], str]]] = [
    # step       damage                                                 problem
    ("place", _set("turn", 0), VALUE),
    ("place", _set("turn", 7), VALUE),
    ("place", _set("turn", 2), f"{P}played"),
    ("place", _set("leader", None), VALUE),
    ("place", _set("actor", 1), f"{P}placed"),
    ("place", _set("phase", "supper"), VALUE),
    ("place", _set("phase", "over"), f"{P}over"),
    ("place", _set("phase", "deal"), f"{P}turn"),
    ("place", _set("phase", "leaf"), f"{P}pending"),
    ("place", _set("bridges", ["7l", "Xh"]), f"{P}pile"),
    ("place", _set("bridges", ["7l", "Xh", "C"]), VALUE),
    ("place", _set("bridges", ["7l", "Xh", "Aa"]), f"{P}twice"),
    ("place", _set("bridges", ["7l", "Xh", "?"]), VALUE),
    ("place", _set("columns", [[[], [], []]]), VALUE),
    ("place", _set("columns", [[[], [], []], [[], []]]), VALUE),
    ("place", _lay(0, 0, ["Xa"]), f"{P}pile"),
    ("place", _lay(0, 0, ["?"]), f"{P}face-down"),
    ("place", _lay(0, 0, ["C"]), f"{P}twice"),
    ("place", _lay(0, 0, ["Xz"]), VALUE),
    ("place", _lay(0, 0, [None, "Xa"]), VALUE),
    ("place", _lay(0, 0, [["Xa"]]), VALUE),
    ("place", _hold(0, ["Ka", "Aa", "8l", "Al"]), f"{P}pile"),
    ("place", _hold(0, ["Ka", "Aa", "8l", "Al", "?"]), f"{P}blanks"),
    ("place", _hold(0, ["Ka", "Aa", "8l", "Al", 7]), VALUE),
    ("place", _hold(0, ["Ka"] * 11), VALUE),
    ("place", _set("pile", 20), f"{P}pile"),
    ("place", _set("pile", -1), VALUE),
    ("place", _set("placed", [1, None]), f"{P}placed"),
    ("place", _set("placed", [4, None]), VALUE),
    ("place", _set("face_down", ["Kh", None]), f"{P}pile"),
    ("place", _set("last", {"seat": 0, "bridge": 1, "position": 1}), f"{P}last"),
    ("reveal", _set("actor", 1), f"{P}placed"),
    ("reveal", _set("placed", [2, 1]), f"{P}placed"),
    ("reveal", _lay(0, 0, ["?~"]), f"{P}marked"),
    ("reveal", _lay(0, 0, ["C"]), f"{P}twice"),
    ("declare", _lay(0, 0, ["C:h"]), f"{P}undeclared"),
    ("declare", _lay(0, 0, ["Ah"]), f"{P}undeclared"),
    ("leaf", _set("pending", None), f"{P}pending"),
    ("leaf", _set("pending", {"seat": 1, "bridge": 1, "position": 1, "compulsory": False}), f"{P}pending"),
    ("leaf", _set("pending", {"seat": 0, "bridge": 1, "position": 1, "compulsory": True}), f"{P}compulsory"),
    ("leaf", _set("pending", {"seat": 0, "bridge": 1, "position": 1, "compulsory": False, "x": 1}), VALUE),
    ("leaf", _set("last", {"seat": 0, "bridge": 1, "position": 1, "compulsory": True}), VALUE),
    ("leaf", _lay(0, 0, ["C:h"]), f"{P}ability"),
    ("leaf", _lay(0, 0, ["C:l~"]), f"{P}marks"),
    ("leaf", _set("phase", "jack"), f"{P}ability"),
    ("leaf", _set("phase", "acorn"), f"{P}ability"),
    ("turn-draw", _lay(0, 0, ["C:l~", "Xl~"]), f"{P}pile"),
    ("turn-draw", _lay(0, 0, ["C:h~"]), f"{P}marks"),
]


@pytest.mark.parametrize(("step", "damage", "problem"), DAMAGES)
def test_10_a_position_that_no_game_leads_to_is_refused(
    step: str, damage: Callable[[Position], None], problem: str
) -> None:
    position = dict(GAME.dump_state(begun(*STEPS[step])))
    damage(position)
    assert _problem(position) == problem


SIZES: Final[list[tuple[Callable[[Position], None], int, str]]] = [
    # damage                                                    pile  problem
    (_hold(0, ["Ka", "Aa", "8l", "Al"]), 22, f"{P}hand-size"),
    (_hold(0, ["Ka", "Aa", "8l", "Al", "C", "Xa"]), 20, f"{P}hand-size"),
    (_lay(0, 1, ["Xa"]), 20, f"{P}played"),
    (_lay(0, 1, ["Aa"]), 21, f"{P}twice"),
]


@pytest.mark.parametrize(("damage", "pile", "problem"), SIZES)
def test_10_hands_and_columns_must_fit_the_turn(damage: Callable[[Position], None], pile: int, problem: str) -> None:
    """Sec. 4, invariants: hand size = 4 + turn draws + acorn draws - cards played."""
    position = dict(GAME.dump_state(begun()))
    damage(position)
    position["pile"] = pile
    assert _problem(position) == problem


def test_6_an_acorn_that_is_still_to_be_used_has_not_drawn() -> None:
    position = dict(GAME.dump_state(begun(*STEPS["acorn"])))
    _hold(0, ["Ka", "Aa", "8l", "Al", "Xa"])(position)
    position["pile"] = 20
    assert _problem(position) == f"{P}hand-size"


WAITING: Final[Position] = {
    "game": "tre_ponti",
    "rules": 1,
    "options": {"reveal": "both"},
    "seats": 2,
    "viewer": "everything",
    "turn": 5,
    "leader": 0,
    "phase": "ace",
    "actor": 0,
    "bridges": ["Xa", "9a", "Kl"],
    "columns": [[[], ["Aa"], ["8b", "Ol", "7b", "Ah"]], [["Xl", "Ka"], ["Ub", "Oh", "Xb"], []]],
    "placed": [None, 2],
    "face_down": [None, None],
    "hands": [["7h", "Kh", "9l", "C"], ["Ua", "Ab", "C", "Xh"]],
    "pile": 13,
    "pending": {"seat": 0, "bridge": 3, "position": 4, "compulsory": False},
    "last": None,
}


def test_11_a_card_turned_up_but_not_resolved_has_brought_nothing() -> None:
    """Ruling 5: with ``reveal`` both the follower's card waits face up while the leader's is resolved."""
    position = deepcopy(WAITING)
    assert _problem(position) == ""
    _lay(1, 1, ["Ub", "Oh", "Xb", "Ab"])(position)
    _hold(1, ["Ua", "C", "Xh"])(position)
    assert _problem(position) == f"{P}played"


def test_11_a_card_is_brought_only_by_an_ace_of_its_suit() -> None:
    position = dict(GAME.dump_state(begun(*PLACED, *EXTRA)))
    assert _problem(position) == ""
    _lay(0, 0, ["C:h"])(position)
    assert _problem(position) == f"{P}compulsory"


@pytest.mark.parametrize(
    ("count", "damage", "problem"),
    [
        (2, _set("bridges", ["7l", "Xh", "9b"]), f"{P}pile"),
        (5, _set("actor", 1), f"{P}deal"),
        (5, _set("leader", 0), VALUE),
        (5, _set("turn", 1), VALUE),
        (5, _set("placed", [1, None]), f"{P}placed"),
        (11, _set("phase", "deal"), f"{P}deal"),
    ],
)
def test_10_set_up_positions_are_checked_too(count: int, damage: Callable[[Position], None], problem: str) -> None:
    state = play(GAME.new_game(), *DEAL[:count])
    position = dict(GAME.dump_state(state))
    damage(position)
    assert _problem(position) == problem


def test_10_the_place_of_the_fault_is_named() -> None:
    position = dict(GAME.dump_state(begun()))
    position["bridges"] = ["7l", "Xh", "ZZ"]
    with pytest.raises(BadPosition) as caught:
        GAME.load_state(position)
    assert str(caught.value) == "The position cannot be read at $.bridges[2]: the value “ZZ” is not possible here."


def test_4_holes_are_read_only_where_the_option_keeps_them() -> None:
    """Ruling 4."""
    state = begun(*STEPS["turn-draw"])
    position = dict(GAME.dump_state(state))
    _lay(0, 0, [None, "C:l"])(position)
    assert _problem(position) == VALUE


def test_4_no_hole_is_read_at_the_end_of_a_column() -> None:
    """Ruling 4: empty positions behind the last card vanish."""
    position = dict(GAME.dump_state(begun(*STEPS["turn-draw"], gap="hole")))
    _lay(0, 0, ["C:l", None])(position)
    assert _problem(position) == VALUE


def test_4_a_hole_inside_a_column_is_read() -> None:
    """Ruling 4."""
    state = begun(*STEPS["turn-draw"], gap="hole")
    position = dict(GAME.dump_state(state))
    _lay(0, 0, [None, "C:l"])(position)
    assert GAME.write_position(GAME.load_state(position))["columns"] == [[[None, "C:l"], [], []], [["7b"], [], []]]
