"""The rulings that no other file names."""

import ponti
from ponti.games.rialto.cards import CARD, size
from ponti.games.rialto.components import TYPES
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import HAND, KNOWN, ROWS, RialtoState
from tests.games.rialto.table import lay, legal, match, match_from, play, players, position, told


def test_ruling_36_with_an_empty_board_a_deployed_man_may_still_be_moved() -> None:
    json = position("lay", "gondola", hands=[{"gondola": 1}], general=[0], supply=[0])
    json["players"][0].update({"men": [0, 0, 0, 0, 0, 18]})
    game = match_from(json)
    lay(game, 1, 0, 0)
    play(game, "gondola CAN-SPO")
    assert told(game, "phase") == "shortage", "a deployed man may be moved"
    assert legal(game) == {"done", "move DOR-CAN", "move DOR-SPO"}


def test_ruling_42_coins_on_buildings_do_not_score_after_the_sixth_round() -> None:
    game = match_from(position("blue", 6, round=6, buildings=["B4 G1*"], coins=[1], supply=[0, 0, 0], general=[18] * 3))
    play(game, "use B4")
    assert game.is_over
    rest = next(row for row in game.result().rows if row.label.key == "rialto-row-rest")
    assert rest.values[0] == 0


def test_ruling_43_empty_connections_count_nothing() -> None:
    result = GAME.result(GAME.load_state(position("over", 6, round=6, men=[{"CAN": 5}], general=[13, 13, 13])))
    assert all(row.values == (0, 0, 0) for row in result.rows if row.label.key == "rialto-row-district")


def test_rulings_40_and_further_3_a_person_completes_one_side_with_one_gondola() -> None:
    men = {"CAN": 1, "CAS": 1, "SCR": 1, "DOR": 1}
    game = match("lay", "gondola", hands=[{"gondola": 1}], men=[men], general=[5])
    lay(game, 1, 0, 0)
    play(game, "gondola SMA-SPO", "man SPO")
    assert told(game, "flipped") == ["south"]
    assert players(game, "points")[0] == 8


def test_ruling_9_and_further_4_what_is_missing_is_not_made_up() -> None:
    hand = dict.fromkeys(("doge", "gold", "building", "bridge", "gondola", "councilman"), 11)
    json = position("row", 0, hands=[{}, {}, hand | {"joker": 4}], rows=[{"joker": 6}, {}, {}, {}], pile={})
    json["pile"] = {"joker": 1}
    game = match_from(json)
    play(game, "row 1")
    assert isinstance(game.state, RialtoState)
    assert size(game.state.cells[HAND]) == 7
    assert game.acting() == (1,)
    play(game, "row 2")
    assert size(game.state.cells[HAND + 1]) == 0


def test_ruling_6_and_decision_1_two_hidden_cards_come_with_the_row_at_once() -> None:
    game = match("row", 0, rows=[{"doge": 6}, {"gold": 6}, {"bridge": 6}, {"joker": 6}])
    state = play(game, "row 2")
    assert size(state.cells[HAND]) == 8
    assert size(state.cells[KNOWN]) == 6
    assert game.acting() == (1,)


def test_further_7_rows_are_dealt_one_card_at_a_time() -> None:
    game = match_from(position("dealing", 0, rows=[{}, {}, {}, {}]) | {"order": [0, 1, 2]})
    state = game.start.copy()
    assert isinstance(state, RialtoState)
    for place, event in enumerate(game.events[:9]):
        before = int(state.cells[ROWS + place % 4])
        GAME.apply(state, event.action, event.seat)
        card = GAME.actions.text(event.action).removeprefix("deal ")
        assert state.cells[ROWS + place % 4] == before + CARD[TYPES.index(card)], "the card lies in the next row"


def test_further_29_random_things_come_in_order() -> None:
    game = ponti.Match(GAME, {}, 3, dice=ponti.Dice(seed=2))
    kinds = [GAME.actions.text(event.action).split()[0] for event in game.events]
    assert kinds == ["start", *["number"] * 6, "turn"]


def test_further_5_with_a_better_majority_elsewhere_a_count_stands_alone() -> None:
    game = match(section="building", hands=[{"building": 3}, {"building": 3}, {"building": 4}])
    lay(game, 3, 3, 4)
    assert told(game, "winners")[2] == 2
    assert "take B3" in legal(game) and "take B4" not in legal(game)
    play(game, "take B3")
    assert game.acting() == (1,)


def test_further_28_the_options() -> None:
    assert [option.name for option in GAME.options] == ["virtual", "bridges", "connections"]
    game = ponti.Match(GAME, {"bridges": "double_high"}, 2, dice=ponti.Dice(seed=1))
    below = GAME.scene(game.state)["bridges"]  # type: ignore[arg-type]
    assert isinstance(below, dict)
    listed = below["below"]
    assert isinstance(listed, list)
    assert sorted([*map(str, listed), str(below["top"])]) == ["3-4", "3-5", "4-5", "4-6", "5-6", "5-6"]
