"""Amounts without a cap as short decisions, their notation, and what a person may type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ponti
from ponti.core.record import Record
from ponti.games.ponte_vecchio.components import TOP_CASH, most_money
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from tests.games.ponte_vecchio.table import cards, match_from, phase, position, refusal, state_of, texts


def auction(*cash: int, bid: int = 0) -> ponti.Match:
    """An auction in which A has opened with ``bid`` and B is asked, or A opens."""
    match = match_from(position("bid", cash=cash))
    if bid:
        match.play(f"bid {bid}")
    return match


def reachable(match: ponti.Match) -> list[int]:
    """Every bid that some row of decisions leads to, by walking all of them."""
    amounts: list[int] = []
    seat = match.acting()[0]
    for text in texts(match):
        if text == "pass":
            continue
        after = match.copy()
        after.play(GAME.actions.parse(text))
        if state_of(after).places[seat]:
            assert after.acting() == (seat,), "an amount is finished before anybody else decides"
            amounts += reachable(after)
        else:
            amounts.append(int(state_of(after).bid))
    return amounts


@pytest.mark.parametrize(("cash", "bid"), [(95, 5), (100, 60), (345, 100), (1005, 95), (1230, 995), (2040, 2000)])
def test_05_every_bid_up_to_the_cash_is_reached_by_exactly_one_row_of_decisions(cash: int, bid: int) -> None:
    match = auction(5000, cash, 0, bid=bid)
    assert phase(match) == "bid 1"
    assert sorted(reachable(match)) == list(range(bid + 5, cash + 1, 5))


@pytest.mark.parametrize(("cash", "text", "events"), [(245, "bid 245", 2), (3000, "bid 2045", 3), (2000, "bid 95", 1)])
def test_05_a_typed_amount_is_one_word(cash: int, text: str, events: int) -> None:
    match = auction(cash, 0, 0)
    assert len(match.play(text)) == events
    assert match.record().dumps().splitlines()[-1].endswith(text)


def test_05_an_amount_is_all_or_nothing() -> None:
    match = auction(200, 0, 0)
    with pytest.raises(ponti.IllegalAction):
        match.play("bid 245")
    assert match.events == []
    assert state_of(match).places[0] == 0


def test_05_millions_can_be_bid() -> None:
    match = auction(1_000_000, 90_000_000, 0)
    match.play("bid 1000000")
    match.play("bid 90000000")
    assert phase(match) == "build 1"


def test_05_nobody_can_earn_more_than_can_be_written() -> None:
    assert most_money(5, 99) <= TOP_CASH


def test_05_in_the_middle_of_an_amount_nobody_passes() -> None:
    match = auction(500, 500, 0, bid=5)
    match.play("bid 2xx")
    assert refusal(match, "pass") == ("5", "First finish the amount, digit by digit.")
    assert texts(match) == [f"bid {tail}" for tail in range(0, 100, 5)]
    match.play("bid 245")
    assert int(state_of(match).bid) == 245


def test_05_a_bare_number_is_a_bid_an_offer_a_card_or_a_step() -> None:
    match = auction(500, 500, 0)
    match.play("130")
    assert int(state_of(match).bid) == 130
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"])
    match.play("ask")
    match.play("15")
    match.play("0")
    match.play("accept b")
    match.play("10")
    assert int(state_of(match).lord) == 10
    match = match_from(position())
    match.play("j", 1)
    match.play("40", 0)
    assert [int(card) for card in state_of(match).chosen] == [4, 0, -1]


def test_an_amount_that_is_not_begun_yet_is_not_to_be_finished_first() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[5, 1200, 300])
    match.play("ask")
    assert refusal(match, "offer 0xx") == ("10", "An amount begins with a digit other than 0.")
    assert refusal(auction(500, 0, 0), "bid 0xx") == ("5", "An amount begins with a digit other than 0.")


def test_a_sealed_offer_begins_with_the_first_digit_of_the_cash() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[5, 1200, 300], options={"sale_mode": "sealed"})
    match.play("ask")
    reason = "A sealed offer is entered with as many digits as your cash has."
    assert refusal(match, "offer 2xx", 1) == ("10", reason)
    match.play("offer 0xxx", 1)
    assert refusal(match, "offer 0xxx", 1) == ("10", "First finish the amount, digit by digit.")


@pytest.mark.parametrize("text", ["bid 22", "offer 3", "bid 123456789", "bid", "bid -5", "bid 5.5", "to 16", ""])
def test_what_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(ponti.BadNotation):
        GAME.parse(text)


def test_upper_and_lower_case_and_blanks_do_not_matter() -> None:
    assert GAME.parse("  7l ") == GAME.parse("7L")
    assert GAME.parse("CARD   j") == GAME.parse("card J")


@given(st.sampled_from(["bid", "offer"]), st.integers(0, 8), st.integers(0, 199_999))
def test_the_digits_that_are_written_are_the_digits_that_are_entered(word: str, zeros: int, fives: int) -> None:
    digits = str(5 * fives).rjust(zeros, "0")
    ids = GAME.parse(f"{word} {digits}")
    assert len(ids) == max(1, len(digits) - 1)
    if len(ids) > 1:
        assert GAME.joined(ids) == (f"{word} {digits}", len(ids))
        assert GAME.joined((*ids, *ids)) == (f"{word} {digits}", len(ids))


@given(st.lists(st.integers(0, GAME.actions.size - 1), min_size=1, max_size=8))
def test_a_joined_word_is_read_back_as_the_same_decisions(ids: list[int]) -> None:
    word, length = GAME.joined(ids)
    assert not word or GAME.parse(word) == tuple(ids[:length])


def test_a_record_gives_back_sealed_offers_digit_by_digit() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[5, 1200, 300], options={"sale_mode": "sealed"})
    match.play("ask")
    match.play("offer 0xxx", 1)
    match.play("offer 2xx", 2)  # in the middle of B's amount
    match.play("offer 1xx", 1)
    match.play("offer 45", 1)
    match.play("offer 200", 2)
    record = match.record()
    words = [line.split(maxsplit=1)[1] for line in record.dumps().splitlines()[-4:]]
    assert words == ["1 offer 0xxx", "2 offer 2xx", "1 offer 145", "2 offer 0"]
    again = Record.loads(record.dumps())
    assert again.events == record.events
    assert again.replay().record().events == record.events
    assert [int(amount) for amount in state_of(match).amounts] == [-1, 145, 200]


def test_a_typed_amount_fits_what_is_entered_already() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=[5, 1200, 300], options={"sale_mode": "sealed"})
    match.play("ask")
    match.play("offer 1xxx", 1)
    match.play("offer 1150", 1)
    match.play("offer 0", 2)
    assert [int(amount) for amount in state_of(match).amounts] == [-1, 1150, 0]
