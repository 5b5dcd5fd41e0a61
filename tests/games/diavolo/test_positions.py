"""Saving and loading positions and diagrams, and everything that a loaded position is checked for."""

import json

import pytest
from librt.random import Random

import ponti
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import flaw, play, position, texts


def game_so_far(seed: int, events: int, **options: object) -> DiavoloState:
    rng = Random(seed)
    state = DIAVOLO.new_game(options)
    while events and DIAVOLO.acting(state):
        DIAVOLO.apply(state, DIAVOLO.sample(state, rng))
        events -= 1
    return state


@pytest.mark.parametrize("events", [0, 1, 2, 3, 4, 9, 20, 33, 50, 100])
def test_a_saved_position_loads_back(events: int) -> None:
    state = game_so_far(events, events, size=6)
    text = json.dumps(DIAVOLO.dump_state(state))
    assert json.dumps(DIAVOLO.dump_state(DIAVOLO.load_state(text))) == text


@pytest.mark.parametrize("events", [0, 1, 2, 3, 4, 9, 20, 33, 50, 100])
def test_a_loaded_position_offers_the_same_actions(events: int) -> None:
    state = game_so_far(events, events, size=6)
    assert texts(DIAVOLO.load_state(DIAVOLO.dump_state(state))) == texts(state)


@pytest.mark.parametrize("events", [5, 40, 100])
def test_a_picture_loads_back_as_a_diagram(events: int) -> None:
    state = game_so_far(events, events, size=7)
    saved = DIAVOLO.dump_state(state)
    drawn = {name: value for name, value in saved.items() if name not in ("tiles", "bridges")}
    assert DIAVOLO.dump_state(DIAVOLO.load_state({**drawn, "diagram": DIAVOLO.picture(state)})) == saved


PICTURE = """\
   a b c d e
 5 . . . . .
 4 . L L . d
 3 . L L . .
 2 . . . . .
 1 . . l = l
bridges c1-e1"""


def test_a_picture_shows_islands_sandbars_and_water_under_bridges() -> None:
    state = position(light="b3 b4 c3 c4 c1 e1", dark="e4", bridges="c1-e1", size=5)
    assert DIAVOLO.picture(state) == PICTURE


@pytest.mark.parametrize(
    "diagram",
    [
        "  a b c\n3 . . .\n2 . l .\n1 d . l",
        "...\n.l.\nd.l",
        "3...\n2.L.\n1D.L\n",
        "\n\n 3 = = =\n 2 = L =\n 1 D = L\n\n",
        "3 . . .\n\n2 . l .\n1 d . l",
        "  A B C\n3 . . .\n2 . L .\n1 D . L",
    ],
)
def test_diagrams_are_read_with_and_without_decoration(diagram: str) -> None:
    state = DIAVOLO.load_state(
        {"game": "diavolo", "rules": 1, "seats": 2, "options": {"size": 3}, "phase": "turn", "to_move": "light"}
        | {"light_seat": 0, "diagram": diagram}
    )
    assert DIAVOLO.dump_state(state)["tiles"] == {"light": ["b2", "c1"], "dark": ["a1"]}


@pytest.mark.parametrize("line", ["bridges a1-c1", "Bridges a1-c1", "bridges A1-C1"])
def test_a_diagram_may_be_a_list_of_rows(line: str) -> None:
    head = {"game": "diavolo", "rules": 1, "seats": 2, "options": {"size": 3}, "phase": "turn", "to_move": "light"}
    state = DIAVOLO.load_state(head | {"light_seat": 0, "diagram": ["...", ".l.", "l.l", line]})
    assert DIAVOLO.dump_state(state)["bridges"] == ["a1-c1"]


@pytest.mark.parametrize(
    ("diagram", "where"),
    [
        ("...\n.l.\n...x", "$.diagram:3"),
        ("...\n.l.", "$.diagram"),
        ("...\n.l.\n...\n...", "$.diagram"),
        ("...\n.q.\n...", "$.diagram:2"),
        ("...\n.l.\n...\nbridges a1", "$.diagram"),
    ],
)
def test_a_broken_diagram_is_named_with_its_line(diagram: str, where: str) -> None:
    assert flaw(diagram=diagram, size=3) == ("", where)


def test_a_diagram_and_a_list_of_tiles_exclude_each_other() -> None:
    head = {"game": "diavolo", "rules": 1, "seats": 2, "options": {"size": 3}, "phase": "turn", "to_move": "light"}
    with pytest.raises(ponti.BadPosition):
        DIAVOLO.load_state(head | {"light_seat": 0, "diagram": "...\n...\n...", "tiles": {"light": [], "dark": []}})


# -- loading checks -----------------------------------------------------------------------------------------------


def test_12_two_tiles_on_one_cell() -> None:
    assert flaw(light="a1", dark="a1") == ("12", "$.tiles.dark")


def test_1_a_tile_outside_the_board() -> None:
    assert flaw(light="e5", size=4) == ("1", "$.tiles.light")


def test_11_a_group_of_five() -> None:
    assert flaw(light="a1 a2 a3 a4 a5") == ("11", "$.tiles.light")


@pytest.mark.parametrize("light", ["a1 a2 b1 b2 c3", "c3 a1 a2 b1 b2", "b2 c3 a1 a2 b1", "a1 a2 b1 b2 c3 d3 c4 d4"])
def test_12_an_island_that_touches_an_own_tile(light: str) -> None:
    assert flaw(light=light) == ("12", "$.tiles.light")


def test_12_the_check_holds_for_dark_too() -> None:
    assert flaw(dark="a1 a2 b1 b2 c3") == ("12", "$.tiles.dark")


def test_17_a_tile_under_a_bridge() -> None:
    assert flaw(light="a1 c1", dark="b1", bridges="a1-c1") == ("17", "$.bridges[0]")


def test_16_a_bridge_of_a_wrong_length() -> None:
    assert flaw(light="a1 d1", bridges="a1-d1") == ("16", "$.bridges[0]")


def test_16_a_bridge_without_a_tile_at_its_end() -> None:
    assert flaw(light="a1", bridges="a1-c1") == ("16", "$.bridges[0]")


@pytest.mark.parametrize("ends", [("a1", "c1"), ("c1", "a1")])
def test_16_a_bridge_between_two_colours(ends: tuple[str, str]) -> None:
    assert flaw(light=ends[0], dark=ends[1], bridges="a1-c1") == ("16", "$.bridges[0]")


def test_18_two_bridges_on_one_tile() -> None:
    assert flaw(light="a1 c1 e1", bridges="a1-c1 c1-e1") == ("18", "$.bridges[1]")


def test_18_the_same_bridge_twice() -> None:
    assert flaw(light="a1 c1", bridges="a1-c1 a1-c1") == ("18", "$.bridges[1]")


def test_19_crossing_bridges() -> None:
    assert flaw(light="a2 c2", dark="b1 b3", bridges="a2-c2 b1-b3") == ("19", "$.bridges[1]")


def test_21_parallel_knights_with_the_strict_option() -> None:
    assert flaw(light="a1 c2 a2 c3", bridges="a1-c2 a2-c3", parallel_knights=False) == ("21", "$.bridges[1]")


def test_21_parallel_knights_without_it() -> None:
    assert flaw(light="a1 c2 a2 c3", bridges="a1-c2 a2-c3") == ("", "nothing")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"light": "a1 a2 b1 b2 c3"}, "A tile on c3 would touch an island of its own colour at b2."),
        (
            {"light": "c3 a1 a2 b1 b2"},
            "A tile on b2 would complete an island that touches a tile of its own colour on c3.",
        ),
        (
            {"light": "a1", "dark": "c1", "bridges": "a1-c1"},
            "a1-c1 needs its builder’s tiles at both ends; there is none on c1.",
        ),
        ({"light": "a1 c1", "dark": "b1", "bridges": "a1-c1"}, "a1-c1 would pass over the tile on b1."),
        ({"light": "a2 c2", "dark": "b1 b3", "bridges": "a2-c2 b1-b3"}, "b1-b3 would cross the bridge a2-c2."),
        (
            {"light": "a1 c2 a2 c3", "bridges": "a1-c2 a2-c3", "parallel_knights": False},
            "a2-c3 would pass over the same cell as the bridge a1-c2.",
        ),
    ],
)
def test_what_is_wrong_with_a_board_is_nobodys_fault(given: dict[str, object], problem: str) -> None:
    """A file is nobody’s turn: the sentence names the tile or bridge instead of a player."""
    with pytest.raises(ponti.BadPosition) as caught:
        position(**given)  # type: ignore[arg-type]
    assert str(caught.value).endswith(f": {problem}")


CHECKERED = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij" if (row + ord(column)) % 2 == 0]


@pytest.mark.parametrize("colour", ["light", "dark"])
def test_2_more_than_forty_tiles_of_the_box(colour: str) -> None:
    assert flaw(**{colour: " ".join(CHECKERED[:41]), "supply": "box"}) == ("2", f"$.tiles.{colour}")


def test_2_more_than_fifteen_bridges_of_the_box() -> None:
    rows = [f"{column}{row}" for row in (1, 4, 7, 10) for column in "acdfgi"]
    more = ["a5", "c5", "d5", "f5", "g5", "i5", "a8", "c8"]
    bridges = [f"{one}-{two}" for ends in (rows, more) for one, two in zip(ends[::2], ends[1::2], strict=True)]
    light, dark = " ".join(rows), " ".join(more)
    assert flaw(light=light, dark=dark, bridges=" ".join(bridges), supply="box") == ("2", "$.bridges[15]")


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"to_move": None}, ("5", "$.to_move")),
        ({"phase": "over", "reason": "last_turn_played", "declared_by": "dark"}, ("5", "$.to_move")),
        ({"phase": "choice", "light": "a1 b2", "light_seat": None}, ("5", "$.to_move")),
        ({"phase": "opening", "to_move": "dark", "light_seat": None}, ("4", "$.to_move")),
        ({"first": "a1", "light": "a1"}, ("8a", "$.first")),
        ({"phase": "second"}, ("8a", "$.first")),
        ({"phase": "second", "first": "a1", "dark": "a1"}, ("8a", "$.first")),
        ({"phase": "second", "first": "a1", "light": "a1 c1", "bridges": "a1-c1"}, ("8a", "$.first")),
        ({"phase": "second", "first": "a1", "light": " ".join(CHECKERED[:40]), "supply": "box"}, ("24", "$.first")),
        ({"light_seat": None}, ("5", "$.light_seat")),
        ({"phase": "opening", "light_seat": 0}, ("5", "$.light_seat")),
        ({"reason": "last_turn_played"}, ("22a", "$.reason")),
        ({"phase": "over", "to_move": None}, ("22a", "$.reason")),
        ({"phase": "over", "to_move": None, "reason": "dark_passed"}, ("23", "$.reason")),
        ({"phase": "over", "to_move": None, "reason": "last_turn_passed"}, ("22a", "$.declared_by")),
        ({"declared_by": "light"}, ("22a", "$.declared_by")),
        ({"declared_by": "dark", "last_turn": "equal"}, ("23", "$.declared_by")),
        (
            {"phase": "over", "to_move": None, "reason": "dark_passed", "declared_by": "light", "last_turn": "equal"},
            ("22a", "$.declared_by"),
        ),
        ({"phase": "opening", "light_seat": None, "dark": "a1"}, ("4", "$.tiles")),
        ({"phase": "opening", "light_seat": None, "light": "a1"}, ("4", "$.tiles")),
        ({"phase": "opening", "light_seat": None, "light": "a1", "first": "b1"}, ("4", "$.first")),
        ({"phase": "choice", "light_seat": None, "to_move": None, "light": "a1"}, ("4", "$.tiles")),
    ],
)
def test_members_that_do_not_fit_together(given: dict[str, object], where: tuple[str, str]) -> None:
    assert flaw(**given) == where


def test_15_a_first_tile_that_leaves_no_second() -> None:
    full = "4 d d d l\n3 l l l d\n2 d d d l\n1 l l l d"
    assert flaw(diagram=full, phase="second", first="a3") == ("15", "$.first")


@pytest.mark.parametrize(
    "last",
    [
        ["a1", "c1", "e1"],
        ["a1-c1", "a1"],
        ["light"],
        ["e5"],
        ["a1-c1"],
        ["z9"],
        "a1",
        [1],
        ["pass", "pass"],
        ["a1"],
        ["a1", "a1"],
        ["a1", "e1"],
        ["a1+c1"],
        ["a1+e5"],
    ],
    ids=str,
)
def test_a_latest_turn_that_cannot_be(last: object) -> None:
    saved = DIAVOLO.dump_state(position(light="a1 c1", dark="e1"))
    with pytest.raises(ponti.BadPosition):
        DIAVOLO.load_state({**saved, "last": last})


START = {"light_seat": None, "phase": "opening"}


@pytest.mark.parametrize(
    ("given", "last"),
    [
        (START, ["pass"]),
        ({**START, "light": "a1", "first": "a1"}, ["pass"]),
        ({"phase": "choice", "light_seat": None, "to_move": None, "light": "a1 c1"}, ["pass"]),
        ({"phase": "second", "light": "a1 c1 e5", "bridges": "a1-c1", "first": "e5"}, ["a1-c1"]),
        ({"phase": "second", "light": "a1 e5", "first": "e5"}, ["a1"]),
        ({"phase": "second", "light": "a1 e5", "first": "e5"}, ["a1", "e5"]),
        ({"phase": "second", "light": "a1 e5", "first": "e5"}, ["pass"]),
    ],
)
def test_8a_in_mid_turn_the_latest_action_is_the_first_tile(given: dict[str, object], last: list[str]) -> None:
    saved = DIAVOLO.dump_state(position(**given))  # type: ignore[arg-type]
    with pytest.raises(ponti.BadPosition):
        DIAVOLO.load_state({**saved, "last": last})


@pytest.mark.parametrize("last", [None, [], ["e5"]])
def test_8a_a_turn_that_was_loaded_half_done_is_the_latest_as_a_whole(last: list[str] | None) -> None:
    half = DIAVOLO.dump_state(position(phase="second", light="a1 e5", first="e5"))
    whole = play(DIAVOLO.load_state({**half, "last": last}), "g8")
    assert DIAVOLO.dump_state(whole)["last"] == ["e5", "g8"]


@pytest.mark.parametrize(
    ("last", "loaded"), [(["c1", "a1"], ["a1", "c1"]), (["c1-a1"], ["a1-c1"]), (["pass"], ["pass"])]
)
def test_the_latest_turn_is_loaded_as_a_record_would_write_it(last: list[str], loaded: list[str]) -> None:
    saved = DIAVOLO.dump_state(position(light="a1 c1", bridges="a1-c1"))
    assert DIAVOLO.dump_state(DIAVOLO.load_state({**saved, "last": last}))["last"] == loaded


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("phase", "midday"),
        ("to_move", "red"),
        ("tiles", []),
        ("tiles", {"light": ["a1"]}),
        ("tiles", {"light": ["a1"], "dark": ["x"]}),
        ("tiles", {"light": [1], "dark": []}),
        ("bridges", "a1-c1"),
        ("bridges", [None]),
        ("bridges", ["a1"]),
        ("light_seat", 2),
        ("light_seat", True),
        ("first", "q7"),
        ("declared_by", 3),
        ("reason", None),
        ("diagram", 5),
        ("rules", 2),
        ("seats", 3),
        ("options", {"size": 2}),
        ("game", "tre_ponti"),
    ],
)
def test_a_damaged_member_is_a_clear_error(member: str, value: object) -> None:
    saved = DIAVOLO.dump_state(position(light="a1 c1"))
    with pytest.raises((ponti.BadPosition, ponti.BadOptions)):
        DIAVOLO.load_state({**saved, member: value})


def test_turn_parity_need_not_hold() -> None:
    assert DIAVOLO.acting(position(dark="a1 a2 a3 c5")) == (0,)


def test_a_loaded_position_plays_on_after_the_last_turn() -> None:
    final = position(size=3, light="b1 a2 c2 b3", dark="a1 c1 a3 c3 b2", declared_by="dark")
    assert DIAVOLO.result(play(final, "pass")).reason == "last_turn_passed"
