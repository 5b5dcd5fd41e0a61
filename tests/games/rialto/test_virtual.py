"""The virtual third player (R27-R33, rulings 44-46, further rulings 12-15, 19, 24)."""

import pytest

import ponti
from ponti.games.rialto.rules import RIALTO as GAME
from tests.games.rialto.table import legal, match, play, players, position, told

ON = {"virtual": True}


def test_the_option_is_for_two_players_only() -> None:
    with pytest.raises(ponti.BadOptions):
        GAME.new_game({"virtual": True}, 3)


@pytest.mark.parametrize(("behind", "ranks", "coins"), [("A", [2, 0, 1], [1, 2, 0]), ("B", [2, 1, 0], [2, 1, 0])])
def test_r27_r28_set_up(behind: str, ranks: list[int], coins: list[int]) -> None:
    game = ponti.Match(GAME, ON, 2, dice=ponti.Dice(seed=1), rolls=False)
    play(game, f"start {behind}", *[f"number {n}" for n in range(1, 7)], "turn 3-4")
    assert told(game, "ranks") == ranks
    assert players(game, "coins") == coins
    assert players(game, "supply") == [5, 5, 18]
    assert game.acting() == (ranks[2],), "the one with two coins chooses first"
    play(game, "take G1")
    assert game.acting() == (ranks[1],)
    assert legal(game) == {"take Y1", "take B1"}, "further ruling 24"
    play(game, "take B1")
    assert told(game, "phase") == "dealing"
    assert len(told(game, "rows")) == 3


def test_r27_with_the_second_player_at_its_left_all_play_the_other_way_round() -> None:
    game = match("discard", 0, options=ON, seats=2, hands=[{"doge": 8}], clockwise=2)
    play(game, "toss doge")
    assert told(game, "queue") == [0, 2, 1]


def marker(**said: object) -> str:
    scene = GAME.scene(GAME.load_state(position("lay", "gold", options=ON, seats=2, **said)))  # type: ignore[arg-type]
    edges = scene["connections"]
    assert isinstance(edges, list)
    return next(str(edge["id"]) for edge in edges if isinstance(edge, dict) and edge["marker"])


def test_scenario_45_r29_the_marker_skips_what_is_no_neighbour() -> None:
    assert marker(numbers=(1, 3, 4, 5, 6, 2)) == "CAN-CAS"


def test_r29_further_6_the_marker_moves_on_when_its_connection_is_built() -> None:
    assert marker(numbers=(1, 3, 4, 5, 6, 2), tiles={"CAN-CAS": [1, 1]}, round=3) == "CAN-SMA"


def test_r31_ruling_44_jokers_count_as_f_cards_each() -> None:
    game = match("lay", "councilman", options=ON, seats=2, hands=[{}, {}, {"joker": 2, "councilman": 1}])
    play(game, "pass", "pass")
    assert players(game, "men")[2] == [4, 0, 0, 0, 0, 0], "further ruling 15: one more for the majority"
    assert players(game, "supply")[2] == 14


def test_r20_r31_its_cards_and_jokers_leave_its_hand_and_are_discarded() -> None:
    game = match("lay", "councilman", options=ON, seats=2, hands=[{}, {}, {"joker": 2, "councilman": 1, "doge": 1}])
    play(game, "pass", "pass")
    assert players(game, "hand")[2] == {"doge": 1}
    assert players(game, "played")[2] == {}
    assert told(game, "discards") == {"councilman": 1, "joker": 2}


def test_r31_it_moves_on_the_track_with_the_bonus_and_starts_the_next_section() -> None:
    game = match("lay", "doge", options=ON, seats=2, hands=[{"doge": 1}, {}, {"doge": 2}])
    play(game, "lay 1", "jokers 0", "pass")
    assert players(game, "doge") == [1, 0, 3]
    assert told(game, "starter") == 2


def test_r31_it_blocks_a_bonus_without_an_action() -> None:
    game = match("lay", "gold", options=ON, seats=2, hands=[{"gold": 1}, {}, {"gold": 2}])
    play(game, "lay 1", "jokers 0", "pass")
    assert players(game, "coins") == [1, 0, 0]


@pytest.mark.parametrize(("numbers", "ends"), [((1, 2, 3, 4, 5, 6), [4, 6]), ((3, 1, 5, 4, 2, 6), [6, 4])])
def test_scenario_47_its_bridge_lies_low_end_to_the_lower_number(numbers: tuple[int, ...], ends: list[int]) -> None:
    hands = [{}, {}, {"bridge": 1}]
    game = match("lay", "bridge", options=ON, seats=2, hands=hands, top_bridge="4-6", numbers=numbers)
    play(game, "pass", "pass")
    assert told(game, "tiles") == {"CAN-CAS": ends}
    assert players(game, "points") == [2, 2, 3], "further: no points for V, one less for the people"


def test_scenario_48_its_gondola_brings_a_man_to_each_end() -> None:
    game = match("lay", "gondola", options=ON, seats=2, hands=[{"gondola": 1}, {}, {"gondola": 2}])
    play(game, "lay 1", "jokers 0", "pass")
    assert told(game, "tiles") == {"CAN-CAS": [1, 1]}
    assert players(game, "men")[2] == [1, 1, 0, 0, 0, 0]
    assert players(game, "supply")[0] == 6


def test_further_12_neutral_men_count_as_its_own() -> None:
    men = [{}, {}, {"DOR": 17}]
    game = match(
        "lay",
        "councilman",
        options=ON,
        seats=2,
        hands=[{}, {}, {"councilman": 3}],
        men=men,
        supply=[5, 5, 1],
        general=[13, 13],
    )
    play(game, "pass", "pass")
    assert players(game, "men")[2] == [4, 0, 0, 0, 0, 17]
    assert players(game, "supply")[2] == 0


def test_scenario_51_r32_it_flips_a_bonus_tile() -> None:
    men = [{}, {}, {"CAS": 1, "SMA": 1}]
    game = match("lay", "councilman", options=ON, seats=2, hands=[{}, {}, {"councilman": 1}], men=men)
    play(game, "pass", "pass")
    assert told(game, "flipped") == ["north"]


def test_scenario_51_a_person_who_completes_the_side_in_a_later_section_gets_nothing() -> None:
    men = [{"CAS": 1, "SMA": 1}, {}, {"SMA": 1}]
    hands = [{"councilman": 1}, {}, {"gondola": 1}]
    game = match("lay", "gondola", options=ON, seats=2, hands=hands, men=men, general=[11, 13])
    play(game, "pass", "pass")
    assert told(game, "flipped") == ["north"]
    game.play("lay 1")
    play(game, "jokers 0", "pass")
    assert players(game, "men")[0] == [2, 1, 1, 0, 0, 0]
    assert players(game, "points")[0] == 3


def test_ruling_45_a_person_is_still_paid_in_the_same_section() -> None:
    men = [{"CAS": 1, "SMA": 1}, {}, {"CAS": 1, "SMA": 1}]
    game = match(
        "lay",
        "councilman",
        options=ON,
        seats=2,
        hands=[{"councilman": 1}, {}, {"councilman": 2}],
        men=men,
        general=[10],
    )
    play(game, "lay 1", "jokers 0", "pass")
    assert players(game, "points")[0] == 8


def test_further_3_13_one_gondola_of_it_may_flip_both_tiles() -> None:
    men = [{}, {}, {"CAS": 1, "SMA": 1, "SPO": 1, "DOR": 1}]
    game = match(
        "lay", "gondola", options=ON, seats=2, hands=[{}, {}, {"gondola": 1}], men=men, numbers=(1, 3, 4, 2, 5, 6)
    )
    play(game, "pass", "pass")
    assert told(game, "flipped") == ["north", "south"]


def test_r33_ruling_46_it_takes_places_in_the_districts() -> None:
    men = [{"CAN": 1}, {"CAN": 1}, {"CAN": 1}]
    json = position(
        "over", 6, options=ON, seats=2, round=6, men=men, general=[17, 17], ranks=[2, 0, 1], doge=[0, 0, 0],
        tiles={"CAN-CAS": [5, 6], "CAN-SMA": [4, 5]}, top_bridge="3-6",
    )  # fmt: skip
    rows = {row.label.text("en"): row.values for row in GAME.result(GAME.load_state(json)).rows}
    assert rows["Cannaregio (9)"] == (4, 2)


def test_further_19_r30_it_draws_seven_open_cards_after_the_discards() -> None:
    game = match("discard", 0, options=ON, seats=2, hands=[{"doge": 8}])
    play(game, "toss doge")
    hand = players(game, "hand")[2]
    assert sum(hand.values()) == 7
    assert told(game, "phase") == "lay"
