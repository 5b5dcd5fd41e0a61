"""Opening, colours, turns, passing and the end: clauses 3 to 10, 22a to 24 and the rows E1 to E5."""

import pytest

import ponti
from ponti.core.game import OVER
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.diavolo.state import DiavoloState
from tests.games.diavolo.boards import first_tiles, is_legal, play, position, refusal, texts


def start(**options: object) -> DiavoloState:
    return DIAVOLO.new_game(options)


# -- opening and colours ------------------------------------------------------------------------------------------


def test_4_the_first_player_places_two_light_tiles_anywhere() -> None:
    assert first_tiles(play(start(size=3), "b2")) == {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}


def test_4_the_two_tiles_may_lie_beside_each_other() -> None:
    assert is_legal(start(), "e5+e6")


def test_4_the_opening_has_no_bridge() -> None:
    """Ruling 7."""
    assert refusal(play(start(), "a1"), "a1-c1") == ("4", "opening")


def test_4_the_opening_has_no_pass() -> None:
    """Ruling 7."""
    assert refusal(start(), "pass") == ("4", "opening")


def test_5_the_second_player_then_chooses_a_colour() -> None:
    opened = play(start(), "a1+b2")
    assert (DIAVOLO.acting(opened), texts(opened)) == ((1,), {"light", "dark"})


def test_5_no_colour_is_chosen_before_the_opening() -> None:
    assert refusal(start(), "light") == ("4", "opening")


def test_5_nothing_else_may_be_done_at_the_choice() -> None:
    assert refusal(start(), "a1+b2", "c3") == ("5", "before-choice")


def test_5_colours_are_chosen_once() -> None:
    assert refusal(start(), "a1+b2", "light", "dark") == ("5", "colour-again")


def test_5_colours_are_not_chosen_in_mid_turn() -> None:
    assert refusal(start(), "a1+b2", "light", "c3", "dark") == ("5", "colour-again")


def test_5_without_a_swap_the_second_player_is_dark_and_moves() -> None:
    assert DIAVOLO.acting(play(start(), "a1+b2", "dark")) == (1,)


def test_5_after_a_swap_the_first_player_is_dark_and_moves() -> None:
    """E1."""
    assert DIAVOLO.acting(play(start(), "a1+b2", "light")) == (0,)


def test_5_a_swap_changes_no_tile() -> None:
    """E1."""
    swapped = play(start(), "a1+b2", "light")
    assert DIAVOLO.dump_state(swapped)["tiles"] == {"light": ["a1", "b2"], "dark": []}


def test_6_darks_first_turn_is_two_tiles() -> None:
    chosen = play(start(size=3), "a1+c3", "dark")
    assert texts(chosen) == {"a2", "a3", "b1", "b2", "b3", "c1", "c2"}


def test_6_dark_cannot_build_on_light_tiles() -> None:
    assert refusal(start(), "a1+c3", "dark", "a1-c3") == ("16", "no-own-end")


def test_7_lights_second_turn_may_be_a_bridge() -> None:
    """Ruling 7."""
    assert is_legal(start(), "a1+c3", "dark", "e5+e6", "a1-c3")


def test_7_the_result_follows_the_colour() -> None:
    """The second player took light, so light's lead is his."""
    swapped = position(light="a1 a2 b1 b2", light_seat=1)
    assert DIAVOLO.result(swapped).scores == (0.0, 1.0)


# -- turns --------------------------------------------------------------------------------------------------------


def test_8_a_turn_is_two_tiles() -> None:
    one_down = play(position(light="a1 b2"), "d4")
    assert (DIAVOLO.acting(one_down), DIAVOLO.prompt(one_down).phase) == ((0,), "second")


def test_8_after_two_tiles_the_other_colour_moves() -> None:
    assert DIAVOLO.acting(play(position(light="a1 b2"), "d4+d5")) == (1,)


def test_8_after_a_bridge_the_other_colour_moves() -> None:
    assert DIAVOLO.acting(play(position(light="a1 c1"), "a1-c1")) == (1,)


def test_8a_no_bridge_after_the_first_tile() -> None:
    assert refusal(position(light="a1 c1"), "e5", "a1-c1") == ("8a", "second-due")


def test_8a_no_pass_after_the_first_tile() -> None:
    assert refusal(position(light="a1 c1"), "e5", "pass") == ("8a", "second-due")


def test_8a_the_second_tile_may_not_lie_on_the_first() -> None:
    assert refusal(position(), "e5", "e5") == ("12", "occupied")


def test_8a_first_tiles_and_bridges_are_one_decision() -> None:
    both = position("3 . d .\n2 d . d\n1 l . l")
    assert {"b2", "a1-c1"} <= texts(both)


def test_9_no_pass_while_a_pair_exists() -> None:
    """E4."""
    assert refusal(position(light="a1 b2"), "pass") == ("9", "pair-left")


def test_9_the_refusal_of_a_pass_names_a_legal_pair() -> None:
    """E4."""
    state = position("4 . . . .\n3 d l . l\n2 . . l d\n1 l . d d")
    refused = DIAVOLO.why_not(state, DIAVOLO.actions.parse("pass"))
    names = dict(refused.words.args) if refused else {}
    assert is_legal(state, f"{names['one']}+{names['two']}")


STUCK = {"size": 4, "light": "a1 b1 c1 d1 a3 b3 c3", "dark": "a2 b2 d2 d3"}
BOTH_STUCK = {"light": "b1 a2 c2 b3", "dark": "a1 c1 a3 c3 b2", "size": 3}
E5 = {"size": 4, "light": "a1 b1 c1 d1 a3 b3 c3", "dark": "a2 d2 d3 a4"}


def swapped(given: dict[str, object]) -> dict[str, object]:
    return {**given, "light": given["dark"], "dark": given["light"]}


def test_9_a_pass_is_the_only_action_without_pair_and_bridge() -> None:
    assert texts(position(**BOTH_STUCK)) == {"pass"}  # type: ignore[arg-type]


def test_9_without_a_pair_bridge_and_pass_are_both_free() -> None:
    """E5."""
    bridges = {"a1-c3", "a3-c1", "b1-b3", "b1-c3", "b3-c1", "b3-d1", "c1-c3"}
    assert texts(position(**E5)) == {*bridges, "pass"}  # type: ignore[arg-type]


def test_9_two_placeable_cells_without_a_legal_pair_allow_a_pass() -> None:
    """§15: single cells do not count; a1 and b2 would be one group with a2."""
    state = position("4 l l l d\n3 d . . d\n2 l . l l\n1 . d d d")
    assert "pass" in texts(state)


def test_10_tiles_stay_where_they_are() -> None:
    state = play(position(light="a1 c1", dark="e5"), "a1-c1", "f6+f7")
    assert DIAVOLO.dump_state(state)["tiles"] == {"light": ["a1", "c1"], "dark": ["e5", "f6", "f7"]}


# -- the end ------------------------------------------------------------------------------------------------------


def test_22a_after_a_declaration_the_other_colour_has_one_turn() -> None:
    """E2: dark has a pair and may not pass."""
    declared = play(position(**STUCK), "pass")  # type: ignore[arg-type]
    assert refusal(declared, "pass") == ("9", "pair-left")


def last_turn(state: DiavoloState) -> str:
    """Some legal turn of two tiles."""
    one = sorted(first_tiles(state))[0]
    return f"{one}+{sorted(first_tiles(play(state, one)))[0]}"


@pytest.mark.parametrize("rule", ["other", "equal"])
def test_22a_the_game_is_over_after_the_last_turn(rule: str) -> None:
    """E2."""
    declared = play(position(**STUCK, last_turn=rule), "pass")  # type: ignore[arg-type]
    over = play(declared, last_turn(declared))
    assert (DIAVOLO.to_act(over), DIAVOLO.result(over).reason) == (OVER, "last_turn_played")


def test_22a_dark_too_leaves_the_other_colour_one_turn() -> None:
    """E3 with the default."""
    declared = play(position(**swapped(STUCK), to_move="dark"), "pass")  # type: ignore[arg-type]
    assert DIAVOLO.result(play(declared, last_turn(declared))).reason == "last_turn_played"


def test_23_with_equal_turns_a_pass_of_dark_ends_the_game() -> None:
    """E3."""
    over = play(position(**swapped(STUCK), to_move="dark", last_turn="equal"), "pass")  # type: ignore[arg-type]
    assert (DIAVOLO.to_act(over), DIAVOLO.result(over).reason) == (OVER, "dark_passed")


def test_22a_the_last_turn_can_be_passed() -> None:
    """Ruling 2 and 15."""
    over = play(position(**BOTH_STUCK), "pass", "pass")  # type: ignore[arg-type]
    assert DIAVOLO.result(over).reason == "last_turn_passed"


def test_23_both_stuck_with_equal_turns_ends_when_dark_passes() -> None:
    """Ruling 15."""
    over = play(position(**BOTH_STUCK, to_move="dark", last_turn="equal"), "pass")  # type: ignore[arg-type]
    assert DIAVOLO.result(over).reason == "dark_passed"


def test_22a_the_last_turn_may_be_a_bridge() -> None:
    """Ruling 1."""
    final = position(**E5, declared_by="dark")  # type: ignore[arg-type]
    bridge = sorted(text for text in texts(final) if "-" in text)[0]
    assert DIAVOLO.result(play(final, bridge)).reason == "last_turn_played"


def test_22a_the_declarer_has_no_further_turn() -> None:
    declared = play(position(**STUCK), "pass")  # type: ignore[arg-type]
    assert DIAVOLO.acting(play(declared, last_turn(declared))) == ()


def test_22a_the_game_does_not_end_by_itself() -> None:
    """Ruling 3: a player who cannot move still passes."""
    assert DIAVOLO.acting(position(**BOTH_STUCK)) == (0,)  # type: ignore[arg-type]


def test_22a_nothing_is_legal_after_the_end() -> None:
    over = play(position(**BOTH_STUCK), "pass", "pass")  # type: ignore[arg-type]
    assert [DIAVOLO.why_not(over, action) is None for action in range(DIAVOLO.actions.size)].count(True) == 0


def test_22a_a_match_refuses_to_go_on_after_the_end() -> None:
    over = play(position(**BOTH_STUCK), "pass", "pass")  # type: ignore[arg-type]
    with pytest.raises(ponti.GameOver):
        play(over, "pass")


# -- supply -------------------------------------------------------------------------------------------------------


def checkered(count: int, parity: int = 0) -> str:
    """Cells of one colour of a chessboard, which never make a group of two."""
    cells = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij" if (row + ord(column)) % 2 == parity]
    return " ".join(cells[:count])


@pytest.mark.parametrize("count", [39, 40])
def test_24_fewer_than_two_tiles_left_is_none(count: int) -> None:
    """Ruling 10."""
    assert refusal(position(light=checkered(count), supply="box"), "a10") == ("24", "tiles-left")


@pytest.mark.parametrize("count", [39, 40])
def test_24_without_tiles_no_tile_is_offered(count: int) -> None:
    assert first_tiles(position(light=checkered(count), supply="box")) == set()


def test_24_two_tiles_left_are_enough() -> None:
    assert first_tiles(position(light=checkered(38), supply="box")) != set()


def test_24_the_supply_is_checked_before_the_first_tile_only() -> None:
    """Ruling 10."""
    assert DIAVOLO.acting(
        play(position(light=checkered(38), supply="box"), last_turn(position(light=checkered(38))))
    ) == (1,)


def test_24_without_tiles_a_pass_is_legal() -> None:
    assert "pass" in texts(position(light=checkered(40), supply="box"))


def test_3_the_default_supply_is_unlimited() -> None:
    assert first_tiles(position(light=checkered(40))) != set()


BRIDGED_ROWS = " ".join(f"{column}{row}" for row in (1, 3, 5, 7, 9) for column in "acegij")
IN_ROWS = " ".join(f"{one}{row}-{two}{row}" for row in (1, 3, 5, 7, 9) for one, two in ("ac", "eg"))
FOURTEEN = f"{IN_ROWS} i1-i3 i5-i7 j1-j3 j5-j7"
ALL_BUILT = {"light": f"{BRIDGED_ROWS} a10 c10 e10 g10", "bridges": f"{FOURTEEN} a10-c10"}


def test_24_without_bridges_a_bridge_is_refused() -> None:
    assert refusal(position(**ALL_BUILT, supply="box"), "e10-g10") == ("24", "bridges-left")  # type: ignore[arg-type]


@pytest.mark.parametrize(("supply", "offered"), [("unlimited", {"e10-g10", "g10-i9"}), ("box", set())])
def test_24_the_box_offers_no_sixteenth_bridge(supply: str, offered: set[str]) -> None:
    state = position(**ALL_BUILT, supply=supply)  # type: ignore[arg-type]
    assert {text for text in texts(state) if "-" in text} == offered


def test_24_the_last_bridge_may_be_built() -> None:
    state = position(light=f"{BRIDGED_ROWS} a10 c10", bridges=FOURTEEN, supply="box")
    assert is_legal(state, "a10-c10")


def test_2_the_box_is_refused_for_the_biggest_board() -> None:
    """Ruling 10."""
    with pytest.raises(ponti.BadOptions):
        DIAVOLO.new_game({"size": 12, "supply": "box"})


@pytest.mark.parametrize("size", range(3, 12))
def test_2_the_box_goes_with_every_other_size(size: int) -> None:
    assert DIAVOLO.new_game({"size": size, "supply": "box"}).options["supply"] == "box"


@pytest.mark.parametrize("size", [2, 13, "ten", 10.0, True])
def test_1_sizes_from_3_to_12(size: object) -> None:
    with pytest.raises(ponti.BadOptions):
        DIAVOLO.new_game({"size": size})


def test_1_the_default_board_is_ten_by_ten() -> None:
    assert len(first_tiles(DIAVOLO.new_game())) == 100
