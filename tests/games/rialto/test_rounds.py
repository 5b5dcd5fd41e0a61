"""Set-up, phase I, phase III and the end (R1-R14, R21-R26)."""

import pytest

import ponti
from ponti.games.rialto.cards import size
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import HAND, ROWS, RialtoState
from tests.games.rialto.table import legal, match_from, play, players, position, told

SETUP = [f"number {n}" for n in (1, 2, 3, 4, 5, 6)] + ["turn 3-6"]


def founded(seats: int, starter: str = "A") -> ponti.Match:
    """A game before the first starting building."""
    game = ponti.Match(GAME, {}, seats, dice=ponti.Dice(seed=3), rolls=False)
    play(game, f"start {starter}", *SETUP)
    return game


def dealt(seats: int, *takes: str, starter: str = "A") -> ponti.Match:
    """A game in which the first row is to be taken."""
    game = founded(seats, starter)
    play(game, *takes)
    roll(game)
    return game


def roll(game: ponti.Match) -> None:
    """Let chance draw the first card that there is, until somebody decides."""
    while game.acting() == (ponti.CHANCE,):
        game.play(game.game.legal_actions(game.state)[0])


def test_scenario_1_r1_r2_r3_r4_set_up_for_four() -> None:
    game = founded(4, "B")
    assert told(game, "ranks") == [1, 2, 3, 0]
    assert players(game, "coins") == [3, 1, 2, 2]
    assert players(game, "points") == [3, 3, 3, 3]
    assert players(game, "supply") == [5] * 4 and players(game, "general") == [13] * 4
    picks = []
    for building in ("G1", "Y1", "B1", "G1"):
        picks.append(game.acting()[0])
        play(game, f"take {building}")
    assert picks == [0, 3, 2, 1]


@pytest.mark.parametrize(("seats", "coins"), [(2, [1, 2]), (3, [1, 2, 3]), (5, [1, 2, 2, 2, 3])])
def test_r3_coins_by_number_of_players(seats: int, coins: list[int]) -> None:
    assert players(founded(seats), "coins") == coins


def test_scenario_2_each_kind_once_with_three_and_twice_with_four() -> None:
    three = founded(3)
    play(three, "take Y1")
    assert legal(three) == {"take G1", "take B1"}
    four = founded(4)
    play(four, "take Y1", "take Y1")
    assert legal(four) == {"take G1", "take B1"}
    with pytest.raises(ponti.IllegalAction) as refused:
        play(four, "take Y1")
    assert refused.value.clause == "R4"


@pytest.mark.parametrize(("seats", "takes", "rows", "left"), [(3, "GYB", 4, 47), (5, "GGYYB", 6, 31)])
def test_scenario_3_r9_rows_and_what_remains(seats: int, takes: str, rows: int, left: int) -> None:
    game = dealt(seats, *[f"take {colour}1" for colour in takes])
    assert isinstance(game.state, RialtoState)
    assert [size(game.state.cells[ROWS + row]) for row in range(rows)] == [6] * rows
    for row in range(seats):
        play(game, f"row {row + 1}")
        roll(game)
    assert size(game.state.pile) == left


def test_r10_rows_in_doge_order_and_two_cards_at_once() -> None:
    game = dealt(3, "take G1", "take Y1", "take B1", starter="C")
    assert game.acting() == (2,)
    state = play(game, "row 2")
    assert told(game, "phase") == "blind"
    roll(game)
    assert size(state.cells[HAND + 2]) == 6 and size(game.state.cells[HAND + 2]) == 8  # type: ignore[attr-defined]
    assert game.acting() == (0,)
    assert legal(game) == {"row 1", "row 3", "row 4"}


def test_scenario_52_two_players_have_three_rows_and_no_virtual_player() -> None:
    game = dealt(2, "take G1", "take Y1")
    assert len(told(game, "rows")) == 3
    assert len(told(game, "players")) == 2


def greens(row: dict[str, int], buildings: list[str], coins: list[int], **said: object) -> ponti.Match:
    """The green window of three players, the first one asked."""
    return match_from(
        position("green", 0, buildings=buildings, coins=coins, rows=[row, None, None, None], **said)  # type: ignore[arg-type]
    )


def test_scenario_4_ruling_7_r11_r12_greens_on_one_row() -> None:
    game = greens({"joker": 1, "doge": 2, "gold": 2, "bridge": 1}, ["G1", "G4"], [1, 1])
    assert legal(game) == {"use G1", "done"}
    play(game, "use G1", "pick joker")
    assert game.acting() == (1,), "nothing more to use"
    play(game, "use G4")
    assert legal(game) == {"pick doge", "pick gold", "pick bridge", "draw"}
    play(game, "pick doge")
    assert told(game, "discards") == {"doge": 1, "gold": 2, "bridge": 1}
    assert told(game, "section") == 0 and told(game, "phase") == "lay"


def test_scenario_6_an_empty_row_leaves_only_the_pile() -> None:
    game = greens({"doge": 1}, ["G1", "G1"], [1, 1])
    play(game, "use G1", "pick doge", "use G1")
    assert legal(game) == {"draw"}


def test_three_greens_on_one_row() -> None:
    game = greens({"doge": 1, "gold": 1}, ["G1 G3", "G4"], [2, 1])
    play(game, "use G1", "pick doge", "use G3", "pick gold", "use G4")
    assert legal(game) == {"draw"}


def test_further_17_drawing_is_allowed_with_nothing_to_draw() -> None:
    hand = dict.fromkeys(("doge", "gold", "building", "bridge", "gondola", "councilman", "joker"), 11)
    game = greens({}, ["G1"], [1], hands=[{}, {}, hand])
    play(game, "use G1", "draw")
    assert told(game, "phase") == "discard"


def test_scenario_5_r13_limits_add_up_and_no_coin_no_green() -> None:
    hand = {"doge": 5, "gold": 5}
    game = greens({"doge": 1}, ["G3", "G3"], [1, 0], hands=[hand, {"bridge": 8}])
    play(game, "use G3", "draw")
    assert game.acting() == (0, 1), "all reduce at the same time"
    scene = game.game.scene(game.state)
    people = scene["players"]
    assert isinstance(people, list)
    assert [person["excess"] for person in people if isinstance(person, dict)] == [5, 1, 0]


def test_further_21_limits_of_copies_add_up() -> None:
    game = greens({"doge": 1}, ["G2 G2 G4"], [3], hands=[{"doge": 9, "gold": 4}])
    play(game, "use G2", "use G2", "use G4", "pick doge")
    assert game.game.scene(game.state)["players"][0]["limit"] == 11  # type: ignore[index,call-overload]
    play(game, "toss doge", "toss gold")
    with pytest.raises(ponti.IllegalAction) as refused:
        play(game, "toss doge")
    assert refused.value.clause == "R13"


def test_further_20_exactly_the_excess_is_discarded() -> None:
    game = match_from(position("discard", 0, hands=[{"doge": 8, "joker": 1}]))
    assert legal(game) == {"toss doge"}, "a Joker first would leave too few higher cards"
    play(game, "toss doge", "toss joker")
    assert players(game, "tossed")[0] == {"doge": 1, "joker": 1}
    assert told(game, "phase") == "lay"


def test_r14_an_empty_pile_is_made_of_all_discards() -> None:
    hand = {"doge": 11, "gold": 11, "building": 11, "bridge": 11, "gondola": 11}
    json = position(
        "green", 0, buildings=["G1"], coins=[1], hands=[{}, {}, hand], rows=[{}, None, None, None],
        discards={"councilman": 11},
    )  # fmt: skip
    json["players"][1]["buried"] = json["pile"]
    game = match_from(json | {"pile": {}})
    play(game, "use G1", "draw")
    assert told(game, "discards") == {}
    assert players(game, "buried") == [{}, {}, {}], "what was discarded secretly is shuffled, too"
    assert size(game.state.pile) + size(game.state.cells[HAND]) == 22  # type: ignore[attr-defined]


def blue(buildings: str, **said: object) -> ponti.Match:
    """The blue window, the first player asked."""
    return match_from(position("blue", 6, buildings=[buildings], **said))  # type: ignore[arg-type]


def test_scenario_34_blue_1_exchanges_a_building() -> None:
    game = blue("B1 G2 G4", coins=[2])
    play(game, "use B1")
    assert legal(game) == {"return G2 free", "return B1 used"}, "ruling 29: itself too, but nothing of value 4"
    play(game, "return G2 free")
    assert [one["kind"] for one in players(game, "buildings")[0]][:2] == ["G3", "G4"]
    assert players(game, "points")[0] == 3, "ruling 28: no points"


def test_scenario_34_the_new_building_works_from_the_next_round_on() -> None:
    game = blue("B1 B2 B4", coins=[4])
    play(game, "use B1", "return B2 free")
    assert legal(game) == {"use B4", "done"}, "not in this round"
    play(game, "done")
    assert told(game, "round") == 2
    assert {one["state"] for one in players(game, "buildings")[0]} == {"free"}


def test_scenario_34_a_new_green_building_works_in_the_next_phase_one() -> None:
    game = blue("B1 G2", coins=[2])
    play(game, "use B1", "return G2 free", "row 1", "row 2", "row 3")
    assert legal(game) == {"use G3", "done"}


def test_ruling_29_without_a_tile_worth_one_more_blue_1_cannot_be_used() -> None:
    full = "B2 B2 B2 B2 B2"
    game = match_from(position("blue", 6, buildings=["B1 B4", full], coins=[2, 0]))
    assert legal(game) == {"use B4", "done"}


def test_further_14_a_new_tile_may_be_exchanged_again_but_not_used() -> None:
    game = blue("B1 B1 G2 B3~", coins=[3], general=[13])
    assert legal(game) == {"use B1", "done"}
    play(game, "use B1", "return G2 free", "use B1")
    assert "return G3 new" in legal(game)
    play(game, "return G3 new")
    assert [one["kind"] for one in players(game, "buildings")[0]] == ["G4", "B1", "B1", "B3"]


def test_blue_2_moves_by_the_rank_at_that_moment() -> None:
    game = blue("B2 B2", coins=[2], ranks=[1, 2, 0], order=[0, 1, 2], doge=[0, 0, 0])
    play(game, "use B2")
    assert players(game, "doge")[0] == 3
    play(game, "use B2")
    assert players(game, "doge")[0] == 4, "ruling 30: now first"


def test_scenario_36_blue_3_with_and_without_men() -> None:
    empty = blue("B3 B4", coins=[2], general=[0], supply=[18])
    play(empty, "use B3")
    assert players(empty, "points")[0] == 5
    full = blue("B3 B4", coins=[2], general=[13], supply=[5])
    play(full, "use B3")
    assert legal(full) == {"recruit", "decline"}
    play(full, "recruit")
    assert (players(full, "points")[0], players(full, "supply")[0], players(full, "general")[0]) == (4, 6, 12)


def test_further_22_the_man_of_blue_3_may_be_declined() -> None:
    game = blue("B3 B4", coins=[2])
    play(game, "use B3", "decline")
    assert (players(game, "points")[0], players(game, "supply")[0], players(game, "general")[0]) == (4, 5, 13)
    assert legal(game) == {"use B4", "done"}


def test_scenario_19_blue_4_scores_three() -> None:
    game = blue("B4", coins=[1])
    play(game, "use B4")
    assert players(game, "points")[0] == 6


def test_further_18_one_finishes_all_blues_before_the_next() -> None:
    game = match_from(position("blue", 6, buildings=["B4 B4", "B4"], coins=[2, 1]))
    play(game, "use B4")
    assert game.acting() == (0,)
    play(game, "done")
    assert game.acting() == (1,)


def test_scenario_37_r22_coins_leave_the_buildings() -> None:
    game = blue("B4 G1*", coins=[1])
    play(game, "use B4")
    assert {one["state"] for one in players(game, "buildings")[0]} == {"free"}
    assert told(game, "round") == 2


def ended(**said: object) -> ponti.Match:
    """A finished game."""
    return match_from(position("over", 6, round=6, **said))  # type: ignore[arg-type]


def rows_of(game: ponti.Match) -> dict[str, tuple[float, ...]]:
    return {row.label.text("en").split(" (")[0]: row.values for row in game.result().rows}


def test_scenario_38_r23_half_of_the_rest_rounded_up() -> None:
    game = ended(coins=[2, 0, 1], supply=[3, 0, 0], general=[15, 18, 18])
    assert rows_of(game)["Coins and councilmen on the board"] == (3, 0, 1)


def test_scenario_39_40_r25_places_halve_and_ties_go_to_the_doge() -> None:
    tiles = {"CAN-CAS": [5, 6], "CAN-SMA": [4, 5], "CAN-SCR": [1, 1], "CAN-SPO": [1, 1]}
    game = ended(
        seats=5, tiles=tiles, top_bridge="3-6",
        men=[{"CAN": 1}, {"CAN": 4}, {"CAN": 3}, {"CAN": 2}, {}], general=[17, 14, 15, 16, 18],
    )  # fmt: skip
    assert rows_of(game)["Cannaregio"] == (1, 11, 5, 2, 0)
    tied = ended(
        tiles={"CAN-CAS": [4, 5], "CAN-SMA": [5, 6]}, ranks=[1, 0, 2], men=[{"CAN": 3}, {"CAN": 3}, {"CAN": 1}],
        general=[15, 15, 17],
    )  # fmt: skip
    assert rows_of(tied)["Cannaregio"] == (4, 9, 2)


def test_scenario_41_r26_equal_totals_go_to_the_doge() -> None:
    game = ended(points=[64, 64, 10], supply=[0, 0, 0], general=[18, 18, 18], ranks=[1, 0, 2])
    result = game.result()
    assert (result.places, result.tie_breaks, result.winners) == ((2, 1, 3), ("doge",), (1,))


def test_r24_buildings_score_their_values_and_rows_add_up() -> None:
    game = ended(buildings=["G4 Y3", "B1", ""], points=[10, 12, 8])
    assert rows_of(game)["Buildings"] == (7, 1, 0)
    *parts, total = game.result().rows
    assert total.is_total
    assert tuple(sum(column) for column in zip(*(row.values for row in parts), strict=True)) == total.values
    assert total.values == game.result().scores


def test_scenario_43_a_full_board_is_worth_66_and_every_district_has_four_ends() -> None:
    tiles = {
        "CAN-CAS": [3, 4], "CAN-SMA": [3, 5], "CAS-SMA": [3, 6], "SCR-SPO": [4, 5], "SCR-DOR": [4, 6],
        "SPO-DOR": [5, 6], "CAN-SCR": [1, 1], "CAN-SPO": [1, 1], "SMA-SPO": [1, 1], "SMA-DOR": [1, 1],
        "CAS-DOR": [1, 1], "CAS-SCR": [1, 1],
    }  # fmt: skip
    scene = GAME.scene(ended(tiles=tiles, top_bridge=None).state)  # type: ignore[arg-type]
    districts = scene["districts"]
    assert isinstance(districts, list)
    found = [one for one in districts if isinstance(one, dict)]
    assert sum(int(str(one["value"])) for one in found) == 66
    assert all(len(one["ends"]) == 4 for one in found)  # type: ignore[arg-type]


@pytest.mark.parametrize("connections", ["with_rialto", "without_rialto"])
def test_scenario_44_twelve_connections_four_for_each_district(connections: str) -> None:
    scene = GAME.scene(GAME.new_game({"connections": connections}, 2))
    edges = scene["connections"]
    assert isinstance(edges, list)
    ends = [str(end) for edge in edges if isinstance(edge, dict) for end in edge["ends"]]  # type: ignore[union-attr]
    assert len(edges) == 12
    assert {ends.count(end) for end in ends} == {4}
