"""§1-§2: the start player, the boxes, the free shops."""

import pytest

import ponti
from ponti.core.game import CHANCE
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from tests.games.ponte_vecchio.table import (
    cash,
    match_from,
    new_match,
    phase,
    position,
    refusal,
    shops_of,
    state_of,
    texts,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_01_the_start_player_is_drawn_with_equal_chances(seats: int) -> None:
    state = GAME.new_game({}, seats)
    assert GAME.acting(state) == (CHANCE,)
    assert [GAME.actions.text(a) for a in GAME.legal_actions(state)] == [f"start {'ABCDE'[s]}" for s in range(seats)]
    assert GAME.chance_weights(state) == [1] * seats


def test_01_everybody_gets_twelve_shops_eleven_cards_and_100_guilders() -> None:
    match = new_match(5)
    assert cash(match) == [100] * 5
    assert [int(state_of(match).left(seat)) for seat in range(5)] == [12] * 5
    assert [bin(int(hand)).count("1") for hand in state_of(match).hands] == [11] * 5


def test_02_the_free_shops_go_round_from_the_start_player() -> None:
    match = new_match(3, starter=1)
    order = []
    for plot in ("3L", "4R", "9L"):
        order.append(match.acting()[0])
        match.play(plot)
    assert order == [1, 2, 0]
    assert phase(match) == "bid 1"


def test_02_s01_no_free_shop_faces_another() -> None:
    match = new_match(3)
    match.play("3L")
    assert refusal(match, "3R") == (
        "2",
        "A shop already stands opposite 3R, on 3L: free shops may not face each other.",
    )
    assert refusal(match, "3L") == ("2", "A shop already stands on 3L.")
    match.play("4R")


def test_02_s01_each_free_shop_takes_two_plots_from_the_next() -> None:
    match = new_match(5)
    counts = []
    for plot in ("1L", "2R", "8L", "15R", "14L"):
        counts.append(len(match.legal_ids()))
        match.play(plot)
    assert counts == [30, 28, 26, 24, 22]


def test_02_s02_after_the_set_up_of_five_players() -> None:
    match = new_match(5)
    for plot in ("1L", "2R", "8L", "15R", "14L"):
        match.play(plot)
    state = state_of(match)
    assert [int(state.left(seat)) for seat in range(5)] == [11] * 5
    assert len({plot[:-1] for seat in range(5) for plot in shops_of(match, seat)}) == 5
    assert cash(match) == [100] * 5
    assert (int(state.lord), int(state.facing), int(state.round)) == (0, 1, 1)
    assert [bin(int(hand)).count("1") for hand in state.hands] == [11] * 5


def test_02_two_free_shops_go_round_twice_in_the_same_order() -> None:
    match = new_match(3, starter=2, setup_shops=2)
    order = []
    for plot in ("1L", "2L", "3L", "4L", "5L"):
        order.append(match.acting()[0])
        match.play(plot)
    assert refusal(match, "1R")[0] == "2"
    assert "3R" not in texts(match), "the ban holds for one's own shops too"
    order.append(match.acting()[0])
    match.play("6L")
    assert order == [2, 0, 1, 2, 0, 1]
    assert phase(match) == "bid 2"


def test_02_without_free_shops_the_first_round_begins_at_once() -> None:
    match = new_match(4, starter=3, setup_shops=0)
    assert phase(match) == "bid 3"


def test_02_the_ban_on_facing_shops_ends_with_the_set_up() -> None:
    """S09: P1 may face P2's shop, and P2 his own."""
    match = match_from(position("bid", ["1L", "8L 5L", "3L"]))
    for text in ("bid 5", "pass", "pass"):
        match.play(text)
    match.play("8R")
    assert shops_of(match, 0) == ["1L", "8R"]
    own = match_from(position("bid", ["1L", "8L 5L", "3L"], last_mover=1))
    for text in ("bid 5", "pass", "pass"):
        own.play(text)
    own.play("5R")
    assert shops_of(own, 1) == ["5L", "5R", "8L"]


def test_the_number_of_seats_is_two_to_five() -> None:
    for seats in (1, 6):
        with pytest.raises(ponti.BadOptions):
            GAME.new_game({}, seats)


@pytest.mark.parametrize("option", [{"setup_shops": 3}, {"min_bid": 15}, {"sale_mode": "haggle"}, {"stall_cap": 0}])
def test_options_out_of_their_bounds_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(ponti.BadOptions):
        GAME.new_game(option, 3)
