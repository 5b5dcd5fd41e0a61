"""§10: keeping, asking, offering, accepting and refusing; in public, sealed, and switched off."""

import pytest

import ponti
from tests.games.ponte_vecchio.table import cards, cash, phase, refusal, state_of, texts

SHOPS = ("9L", "10L", "11L", "12L")


def sale(*offers: str, options: dict[str, object] | None = None, money: tuple[int, ...] = ()) -> ponti.Match:
    """A holds the right with a 10, asks, and hears these offers."""
    match = cards("10", "100", "30", "40", shops=SHOPS, cash=money or [100] * 4, options=options)
    match.play("ask")
    for offer in offers:
        match.play(f"offer {offer}")
    return match


def test_10_the_holder_keeps_or_asks() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"])
    assert texts(match) == ["keep", "ask"]
    match.play("keep")
    assert phase(match) == "stop 0"


def test_10_asking_needs_an_opponent_with_five_guilders() -> None:
    assert phase(cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[50, 0, 0])) == "stop 0"
    assert phase(cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[0, 0, 5])) == "sale 0"


def test_10_offers_are_made_clockwise_from_the_left() -> None:
    match = cards("30", "100", "10", "40", shops=SHOPS)
    match.play("ask")
    asked = []
    for _ in range(3):
        asked.append(match.acting()[0])
        match.play("offer 5")
    assert asked == [3, 0, 1]


def test_10_who_has_less_than_five_is_not_asked() -> None:
    match = sale("15", money=(100, 50, 0, 70))
    assert phase(match) == "offer 3"


def test_10_amounts_need_not_rise() -> None:
    match = sale("50", "10", "0")
    assert texts(match) == ["accept B", "accept C", "refuse"]


def test_10_a_lower_offer_may_be_accepted() -> None:
    match = sale("50", "10", "0")
    match.play("accept C")
    assert (cash(match), phase(match)) == ([110, 100, 90, 100], "stop 2")


def test_10_no_offer_cannot_be_accepted() -> None:
    match = sale("50", "10", "0")
    assert refusal(match, "accept D") == ("10", "Player 4 offers nothing.")
    assert refusal(match, "accept A") == ("10", "You hold the right yourself.")
    assert refusal(match, "accept E") == ("10", "There is no player E at this table.")


def test_10_refusing_all_the_holder_moves() -> None:
    match = sale("50", "10", "0")
    match.play("refuse")
    assert (cash(match), phase(match)) == ([100] * 4, "stop 0")


def test_10_when_nobody_offers_the_holder_moves_at_once() -> None:
    assert phase(sale("0", "0", "0")) == "stop 0"


def test_10_he_asks_once_per_right_and_a_buyer_does_not_resell() -> None:
    match = sale("50", "10", "0")
    match.play("accept B")
    assert all(text.startswith("to ") for text in texts(match))
    assert refusal(match, "ask")[0] == "11"


def test_10_s22_the_buyer_pays_first_and_earns_with_his_own_card() -> None:
    match = sale("50", "0", "0")
    match.play("accept B")
    assert cash(match) == [150, 50, 100, 100]
    match.play("to 10")
    assert cash(match) == [150, 150, 100, 100]


def test_10_s23_a_struck_player_may_buy() -> None:
    match = cards("10", "10", "30", shops=["9L", "9R", "11L"])
    assert int(state_of(match).holder) == 2
    match.play("ask")
    match.play("offer 20")
    match.play("offer 0")
    match.play("accept A")
    assert phase(match) == "stop 0"


def test_10_s24_no_credit_on_the_coming_income() -> None:
    match = sale(money=(100, 30, 100, 100))
    assert texts(match) == [f"offer {amount}" for amount in (0, 5, 10, 15, 20, 25, 30)]
    assert refusal(match, "offer 35") == ("10", "35 is more than your cash of 30.")


def test_10_the_smallest_price_is_five_whatever_min_bid_is() -> None:
    match = sale(options={"min_bid": 10})
    assert texts(match)[:2] == ["offer 0", "offer 5"]


def test_10_off_the_right_cannot_be_sold() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], options={"sale_mode": "off"})
    assert phase(match) == "stop 0"
    assert refusal(match, "ask") == ("10", "In this game the right cannot be sold.")


def test_10_sealed_all_choose_at_the_same_time() -> None:
    match = sale(options={"sale_mode": "sealed"}, money=(100, 50, 95, 70))
    assert phase(match) == "offer 1 2 3"
    match.play("offer 10", 3)
    assert phase(match) == "offer 1 2"
    match.play("offer 0", 1)
    match.play("offer 95", 2)
    assert phase(match) == "answer 0"
    assert [int(amount) for amount in state_of(match).amounts] == [-1, 0, 95, 10]


def test_10_sealed_offers_take_the_digits_of_the_cash_whatever_they_are() -> None:
    match = sale(options={"sale_mode": "sealed"}, money=(100, 1200, 95, 70))
    assert len(match.play("offer 5", 1)) == 3
    assert len(match.play("offer 95", 2)) == 1
    other = sale(options={"sale_mode": "sealed"}, money=(100, 1200, 95, 70))
    assert len(other.play("offer 1150", 1)) == 3


def test_10_sealed_when_nobody_offers_the_holder_moves_at_once() -> None:
    match = sale(options={"sale_mode": "sealed"}, money=(100, 50, 95, 70))
    for seat in (2, 1, 3):
        match.play("offer 0", seat)
    assert phase(match) == "stop 0"


def test_10_a_sale_in_the_final_round() -> None:
    match = cards("10", "100", shops=["9L", "10L"], options={"stall_cap": 5}, last_build_round=6, final_reason="stall",
                  final_plays=0)  # fmt: skip
    match.play("ask")
    match.play("offer 5")
    match.play("accept B")
    match.play("to 10")
    assert cash(match) == [105, 195]
    assert phase(match) == "card 0 1"


@pytest.mark.parametrize("mode", ["public", "sealed"])
def test_10_after_an_offer_round_nothing_is_left_of_it(mode: str) -> None:
    match = sale(options={"sale_mode": mode}, money=(100, 50, 95, 70))
    for seat in (1, 2, 3):
        match.play("offer 15", seat)
    match.play("accept D")
    assert [int(amount) for amount in state_of(match).amounts] == [-1] * 4
    assert int(state_of(match).asked) == 0
