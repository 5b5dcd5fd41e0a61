"""Ranks, phases and rulings that no other file names, and that every clause and ruling has a test with its number."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import ponti
from ponti.core.match import Match
from ponti.games.rialto.cards import size
from ponti.games.rialto.rules import RIALTO as GAME
from ponti.games.rialto.state import RialtoState
from tests.games.rialto.table import lay, legal, match, match_from, play, players, position, told

CLAUSES = {"r": 33, "ruling": 46, "further": 29}
"""How many clauses (R1-R33), rulings (section 6 of the rules page) and further rulings (section 11) there are."""


def named(kind: str) -> set[int]:
    """The numbers that occur in the names of tests, as in ``test_r3_…`` and ``test_rulings_2_3_and_further_4_…``."""
    found: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"def test_(\w+)\(", path.read_text("utf-8")):
            if kind == "r":
                found |= {int(number) for number in re.findall(r"(?:^|_)r(\d+)(?=_|$)", name)}
            else:
                for row in re.findall(rf"(?:^|_){kind}s?((?:_(?:and_)?\d+)+)", name):
                    found |= {int(number) for number in re.findall(r"\d+", row)}
    return found


def deciding(game: Match, phase: str, text: str) -> list[int]:
    """Who decides, one after the other, while all do the same until a phase is over."""
    seats = []
    while told(game, "phase") == phase:
        seats.append(game.acting()[0])
        play(game, text)
    return seats


@pytest.mark.parametrize("kind", CLAUSES)
def test_every_clause_and_ruling_has_a_test_of_its_name(kind: str) -> None:
    assert set(range(1, CLAUSES[kind] + 1)) - named(kind) == set()


# -- the Doge's favour


def test_r5_farther_ahead_is_better_and_on_one_space_the_higher_in_the_stack() -> None:
    game = match(section="doge", doge=[1, 3, 1], ranks=[1, 2, 0], hands=[{}, {"doge": 1}, {}])
    lay(game, 0, 1, 0)
    assert told(game, "ranks") == [1, 2, 0], "seat 2 lies above seat 0 on space 1"
    assert players(game, "doge") == [1, 5, 1]


def test_r7_the_rank_settles_the_order_of_rows_greens_and_blues() -> None:
    # The last row is still to be dealt: the order is made when it lies there.
    rows = [{"doge": 6}, {"gold": 6}, {"bridge": 6}, {"joker": 5}]
    game = match_from(position("dealing", 0, rows=rows, index=23, ranks=[2, 0, 1], order=[0, 1, 2]))
    takers = []
    for row in (1, 2, 3):
        takers.append(game.acting()[0])
        play(game, f"row {row}")
    assert takers == [2, 0, 1]
    greens = match_from(
        position("green", 0, buildings=["G2", "G2", "G2"], coins=[1, 1, 1], rows=[{}, None, None, None],
                 ranks=[2, 0, 1], current=2)
    )  # fmt: skip
    assert deciding(greens, "green", "use G2") == [2, 0, 1]
    blues = match(section="councilman", buildings=["B4"] * 3, coins=[1, 1, 1], ranks=[2, 0, 1])
    lay(blues, 0, 0, 0)
    assert deciding(blues, "blue", "use B4") == [2, 0, 1]


def test_r8_the_round_goes_to_the_district_with_its_number() -> None:
    game = match("lay", "councilman", hands=[{"councilman": 1}], numbers=(3, 1, 4, 2, 6, 5), round=4)
    lay(game, 1, 0, 0)
    assert players(game, "men")[0] == [0, 0, 2, 0, 0, 0]


def test_r17_what_a_play_counts() -> None:
    game = match(
        hands=[{"gold": 1, "joker": 1, "bridge": 1}, {"joker": 3}, {"gold": 1}], buildings=["Y2 Y3"], coins=[2]
    )
    play(game, "play 1+1j+1m+bridge=1", "play 0+3j", "play 1")
    assert [counts[1] for counts in players(game, "counts")] == [4, 2, 1]


def test_r19_all_act_in_the_doge_order_of_the_beginning() -> None:
    game = match(section="building", hands=[{"building": 1}] * 3, ranks=[1, 2, 0], current=0)
    lay(game, 1, 1, 1)
    assert deciding(game, "build", "done") == [1, 2, 0]


def test_r21_ruling_30_blues_keep_the_order_of_their_beginning_while_ranks_change() -> None:
    game = match_from(position("blue", 6, buildings=["B4", "B2 B4", "B4"], coins=[1, 2, 1]))
    play(game, "use B4", "use B2")
    assert told(game, "ranks") == [1, 0, 2]
    play(game, "done")
    assert game.acting() == (2,)


# -- rulings


def test_ruling_8_greens_are_decided_one_by_one_with_what_was_drawn_in_the_hand() -> None:
    game = match_from(
        position("green", 0, buildings=["G1 G3"], coins=[2], rows=[{"gold": 1}, None, None, None], hands=[{"doge": 1}])
    )
    play(game, "use G1", "draw")
    assert sum(players(game, "hand")[0].values()) == 4
    assert game.acting() == (0,)
    assert legal(game) == {"use G3", "done"}


def test_ruling_19_a_joker_pair_counts_one_for_action_and_majority() -> None:
    game = match(hands=[{"joker": 2}, {"gold": 1}, {}], ranks=[1, 0, 2])
    play(game, "play 0+2j", "play 1", "pass")
    assert told(game, "winners")[1] == 1, "one against one: the better rank wins"
    assert players(game, "coins") == [1, 2, 0]


def test_ruling_28_blue_1_scores_nothing_for_the_returned_tile() -> None:
    game = match_from(position("blue", 6, buildings=["B1 Y3"], coins=[2], points=[9]))
    play(game, "use B1", "return Y3 free")
    assert players(game, "points")[0] == 9


def test_ruling_32_points_may_fall_below_zero_and_stay_there() -> None:
    game = match(section="bridge", points=[0, -1, 3])
    lay(game, 0, 0, 0)
    assert players(game, "points") == [-1, -2, 2]
    assert GAME.load_state(game.game.dump_state(game.state)) is not None


# -- further rulings


def test_further_8_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    rows = [{"doge": 6}, {"gold": 6}, {"bridge": 6}, {"joker": 5}]
    hand = {"building": 11, "gondola": 11}
    json = position("row", 0, rows=rows, hands=[{}, {}, hand], discards={"councilman": 9}, pile={"councilman": 2})
    json["players"][2]["hand"] = hand | {"doge": 5, "gold": 5, "bridge": 5, "joker": 6}
    game = match_from(json)
    play(game, "row 1")
    assert told(game, "pile") == {}, "the last card has left, and nothing is shuffled yet"
    assert told(game, "discards") == {"councilman": 9}
    play(game, "row 2")
    assert told(game, "discards") == {}
    assert told(game, "pile") == {"councilman": 7}


def test_further_15_the_virtual_player_adds_the_majority_s_step_and_man() -> None:
    on = {"virtual": True}
    steps = match("lay", "doge", options=on, seats=2, hands=[{}, {}, {"doge": 2}])
    play(steps, "pass", "pass")
    assert players(steps, "doge")[2] == 3
    men = match("lay", "councilman", options=on, seats=2, hands=[{"councilman": 3}, {}, {"councilman": 2}])
    play(men, "play 3", "pass")
    assert players(men, "men")[2][0] == 2, "without the majority only its cards"


def test_further_16_the_next_bridge_is_visible_before_the_next_player_acts() -> None:
    game = match(section="bridge", hands=[{"bridge": 1}, {"bridge": 1}])
    lay(game, 1, 1, 0)
    events = game.play("bridge CAN-SPO high SPO")
    texts = [GAME.actions.text(event.action) for event in events]
    assert texts[0] == "bridge CAN-SPO high SPO" and texts[1].startswith("turn ")
    assert told(game, "top_bridge") not in (None, "3-6")


def test_further_24_with_the_virtual_player_each_kind_is_chosen_once() -> None:
    game = ponti.Match(GAME, {"virtual": True}, 2, dice=ponti.Dice(seed=1), rolls=False)
    play(game, "start A", *[f"number {n}" for n in range(1, 7)], "turn 3-4", "take Y1")
    assert legal(game) == {"take G1", "take B1"}


def test_further_25_26_ties_go_to_the_final_rank_also_behind_the_first() -> None:
    result = GAME.result(
        GAME.load_state(
            position("over", 6, round=6, seats=4, points=[40, 50, 40, 40], ranks=[2, 1, 3, 0], supply=[0] * 4,
                     general=[18] * 4, doge=[1, 3, 3, 2])
        )
    )  # fmt: skip
    assert result.places == (4, 1, 2, 3)
    assert result.tie_breaks == ("doge",)


def test_further_27_an_overdrawn_supply_is_shown_as_zero() -> None:
    game = match(coins=[20, 15, 0])
    state = game.state
    assert isinstance(state, RialtoState)
    assert state.coins_left() == -5
    assert game.game.scene(state)["coins"] == 0


# -- decisions


def test_decision_3_the_number_of_discards_is_public_and_nothing_else() -> None:
    game = match_from(position("discard", 0, hands=[{"doge": 8}, {"gold": 9}]))
    play(game, "toss doge")
    views = [game.game.dump_state(game.view(seat))["players"] for seat in (1, ponti.SPECTATOR)]
    for people in views:
        assert isinstance(people, list) and isinstance(people[0], dict)
        assert people[0]["tossed"] == 1


def test_decision_3_the_order_in_which_people_discard_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        game = match_from(position("discard", 0, hands=[{"doge": 8}, {"gold": 9}]))
        for seat in order:
            game.play("toss doge" if seat == 0 else "toss gold", seat)
        ends.append(game.game.dump_state(game.state))
    assert ends[0] == ends[1] == ends[2]


def test_decision_7_both_copies_are_offered_with_and_without_a_coin() -> None:
    game = match(section="building", hands=[{"building": 1}], buildings=["G1 G2 Y1 Y2 B1 B2 B2*"])
    lay(game, 1, 0, 0)
    play(game, "take G1")
    assert {"return B2 free", "return B2 used"} <= legal(game)


def test_decision_9_the_shortage_point_comes_before_the_man() -> None:
    game = match(section="gondola", hands=[{"gondola": 2}], general=[1], men=[{"CAN": 1}], points=[3])
    lay(game, 2, 0, 0)
    assert players(game, "points")[0] == 4, "one man, one point for the missing one"
    play(game, "gondola CAN-SPO")
    assert players(game, "points")[0] == 5


def test_decision_15_the_virtual_player_decides_nothing() -> None:
    game = ponti.Match(GAME, {"virtual": True}, 2, dice=ponti.Dice(seed=4))
    rng = iter(range(10_000))
    while not game.is_over:
        assert set(game.acting()) <= {0, 1}
        ids = game.legal_ids()
        game.play(ids[next(rng) % len(ids)])
    assert {event.seat for event in game.events} == {ponti.CHANCE, 0, 1}


# -- scenario 3


def pile_sizes(game: ponti.Match) -> Iterator[tuple[int, int]]:
    """The round and the size of the pile after each event."""
    state = game.start.copy()
    assert isinstance(state, RialtoState)
    for event in game.events:
        GAME.apply(state, event.action, event.seat)
        yield int(state.round), int(size(state.pile))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_scenario_3_with_five_players_round_2_must_reshuffle_while_cards_are_dealt_and_drawn(seed: int) -> None:
    game = ponti.Match(GAME, {}, 5, dice=ponti.Dice(seed=seed))
    while told(game, "round") < 3:
        ids = game.legal_ids()
        game.play(ids[len(ids) // 2])
    sizes = list(pile_sizes(game))
    grown = [after[0] for before, after in pairwise(sizes) if after[1] > before[1]]
    assert grown[0] == 2 and grown.count(2) == 1, "31 cards are left after round 1, and round 2 takes 46"
