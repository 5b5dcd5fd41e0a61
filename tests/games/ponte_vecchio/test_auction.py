"""§3-§6: who opens, bids, passes, and the shop that is bought."""

import pytest

import ponti
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
    turn_up,
)


def bids(match: ponti.Match) -> list[str]:
    """The amounts on offer, with the digits of longer ones."""
    return [text.removeprefix("bid ") for text in texts(match)]


def test_03_the_start_player_opens_round_one() -> None:
    match = new_match(3, starter=2)
    for plot in ("1L", "2L", "3L"):
        match.play(plot)
    assert phase(match) == "bid 2"


def test_03_the_last_mover_opens_later_rounds() -> None:
    assert phase(match_from(position("bid", last_mover=2))) == "bid 2"


def test_03_s10_a_buyer_of_the_right_who_moved_opens_not_the_seller() -> None:
    match = match_from(position(shops=["9L", "10L", "11L"]))
    turn_up(match, "10", "20", "30")
    for text in ("ask", "offer 0", "offer 5", "accept C", "to 9"):
        match.play(text)
    assert phase(match) == "bid 2"


def test_03_s11_when_nobody_has_moved_yet_the_start_player_opens_again() -> None:
    match = new_match(2, starter=1)
    for text in ("3L", "4L", "bid 5", "bid 10", "pass", "3R"):
        match.play(text)
    turn_up(match, "10", "10")
    assert int(state_of(match).lord) == 0
    assert phase(match) == "bid 1"
    assert [bin(int(hand)).count("1") for hand in state_of(match).hands] == [10, 10]


def test_03_a_round_without_a_move_leaves_the_earlier_mover_the_opener() -> None:
    match = match_from(position(shops=["9L", "9R", "1L"], last_mover=2))
    turn_up(match, "10", "10", "10")
    assert phase(match) == "sale 2", "C is left when A and B are struck"
    idle = match_from(position(shops=["3L", "3R", "1L"], last_mover=1))
    turn_up(idle, "10", "10", "10")
    assert phase(idle) == "bid 1"


def test_03_who_won_an_earlier_auction_does_not_matter() -> None:
    match = match_from(position("bid", ["9L", "10L", "11L"], last_mover=0))
    for text in ("bid 5", "bid 10", "pass", "pass", "12L"):
        match.play(text)
    turn_up(match, "50", "60", "10")
    for text in ("keep", "to 11", "straight"):
        match.play(text)
    assert phase(match) == "bid 2"


def test_04_the_opener_must_open_and_may_not_pass() -> None:
    match = match_from(position("bid"))
    assert "pass" not in texts(match)
    assert refusal(match, "pass") == ("4", "You must open the auction: you have a shop and enough cash.")


def test_04_s06_five_guilders_are_enough_to_open() -> None:
    match = match_from(position("bid", cash=[5, 0, 0]))
    assert texts(match) == ["bid 5"]
    match.play("bid 5")
    assert (cash(match), phase(match)) == ([0, 0, 0], "build 0")


def test_04_s06_with_min_bid_10_the_left_neighbour_opens() -> None:
    match = match_from(position("bid", cash=[5, 50, 50], options={"min_bid": 10}, seat=1))
    assert phase(match) == "bid 1"
    assert bids(match)[0] == "10"
    assert refusal(match, "bid 5") == ("4", "The opening bid is 10 or more.")


def test_04_min_bid_is_about_the_opening_alone() -> None:
    match = match_from(position("bid", cash=[50, 50, 50], options={"min_bid": 10}))
    match.play("bid 10")
    assert bids(match)[:2] == ["pass", "15"]


def test_04_s07_the_duty_to_open_moves_on_to_the_left() -> None:
    full = " ".join(f"{step}L" for step in range(2, 14))
    match = match_from(position("bid", ["1L", "14L", full, "1R"], cash=[35, 90, 500, 0], last_mover=2, seat=0))
    assert phase(match) == "bid 0"
    match.play("bid 5")
    assert phase(match) == "bid 1", "only A and B take part"
    match.play("pass")
    assert phase(match) == "build 0"


def test_04_s08_without_anybody_who_can_open_there_is_no_auction() -> None:
    full = " ".join(f"{step}L" for step in range(2, 14))
    match = match_from(position("card", [full, "15R", "14R"], cash=[0, 0, 0], last_build_round=11))
    turn_up(match, "10", "20", "30")
    assert phase(match) == "stop 0", "nobody can buy the right either"
    for text in ("to 13", "straight"):
        match.play(text)
    assert phase(match) == "card 0 1 2", "A has no shops, the others no money"
    assert int(state_of(match).round) == 13


def test_05_s04_a_pass_is_final_and_the_last_one_pays() -> None:
    match = match_from(position("bid"))
    asked = []
    for text in ("bid 10", "bid 15", "pass", "bid 20", "pass"):
        asked.append(match.acting()[0])
        match.play(text)
    assert asked == [0, 1, 2, 0, 1]
    assert (cash(match), phase(match)) == ([80, 100, 100], "build 0")


def test_05_s05_bids_rise_by_fives_up_to_the_cash() -> None:
    match = match_from(position("bid", cash=[100, 45, 0]))
    match.play("bid 20")
    assert bids(match) == ["pass", "25", "30", "35", "40", "45"]
    assert refusal(match, "bid 15") == ("5", "The bid stands at 20: bid 25 or more.")
    assert refusal(match, "bid 20")[0] == "5"
    assert refusal(match, "bid 50") == ("5", "50 is more than your cash of 45.")
    with pytest.raises(ponti.BadNotation, match="not a multiple of 5") as error:
        match.play("bid 22")
    assert error.value.clause == "5"


def test_05_who_cannot_pay_five_more_is_out_and_not_asked() -> None:
    match = match_from(position("bid", cash=[100, 45, 40]))
    match.play("bid 40")
    assert phase(match) == "bid 1"
    match.play("pass")
    assert phase(match) == "build 0"


def test_05_when_nobody_can_outbid_the_bid_wins_at_once() -> None:
    match = match_from(position("bid", cash=[100, 45, 40]))
    match.play("bid 45")
    assert (phase(match), cash(match)[0]) == ("build 0", 55)


def test_05_the_opener_pays_his_bid_even_if_nobody_else_can_bid() -> None:
    match = match_from(position("bid", cash=[100, 0, 0]))
    match.play("bid 60")
    assert cash(match)[0] == 40


def test_05_the_winner_builds_on_any_free_plot() -> None:
    match = match_from(position("bid", ["1L", "2L", "3L"]))
    for text in ("bid 5", "pass", "pass"):
        match.play(text)
    assert len(match.legal_ids()) == 27
    assert refusal(match, "2L") == ("5", "A shop already stands on 2L.")
    match.play("1R")
    assert shops_of(match, 0) == ["1L", "1R"]
    assert phase(match) == "card 0 1 2"


def test_05_random_build_lets_chance_draw_a_free_plot() -> None:
    match = match_from(position("bid", ["1L", "2L", "3L"], options={"random_build": True}))
    match.rolls = False
    for text in ("bid 5", "pass", "pass"):
        match.play(text)
    assert match.acting() == (ponti.CHANCE,)
    assert len(match.legal_ids()) == 27
    assert match.game.chance_weights(match.state) == [1] * 27
    match.play("15R", ponti.CHANCE)
    assert shops_of(match, 0) == ["1L", "15R"]


def test_05_random_build_leaves_the_set_up_a_choice() -> None:
    match = new_match(2, random_build=True)
    assert phase(match) == "setup 0"


def test_06_players_without_shops_do_not_bid_but_play_cards() -> None:
    full = " ".join(f"{step}L" for step in range(1, 13))
    match = match_from(position("bid", [full, "14L", "13L"], last_mover=1))
    match.play("bid 5")
    assert phase(match) == "bid 2"
    match.play("pass")
    match.play("14R")
    assert phase(match) == "card 0 1 2"
