"""§11-§14: stops, payment, the Joker, turns; with an oracle of the Lord's moves."""

import pytest
from librt.random import Random

import ponti
from ponti.core.game import SPECTATOR
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from tests.games.ponte_vecchio.table import (
    cards,
    cash,
    load,
    match_from,
    new_match,
    phase,
    position,
    refusal,
    state_of,
    texts,
    turn_up,
)

NO_SALE: dict[str, object] = {"sale_mode": "off"}


def mover(card: str, shops: list[str], lord: int = 4, facing: str = "up", **options: object) -> ponti.Match:
    """A leads the Lord with ``card``; everybody else has turned up a higher one."""
    others = ["90", "100", "80", "70"][: len(shops) - 1]
    match = match_from(position(shops=shops, lord=lord, facing=facing, options={**NO_SALE, **options}))
    turn_up(match, card, *others)
    assert phase(match) == "stop 0"
    return match


def turns(match: ponti.Match, step: int) -> str:
    """What a stop leads to: ``must`` turn, ``may`` turn or ``no`` turn."""
    before = int(state_of(match).facing)
    trial = match.copy()
    trial.play(f"to {step}")
    if trial.prompt().phase == "turn":
        return "may"
    return "must" if int(state_of(trial).facing) != before else "no"


def test_11_s29_any_step_ahead_up_to_the_end() -> None:
    match = mover("10", ["10L", "2L", "3L"], lord=9)
    assert texts(match) == [f"to {step}" for step in range(10, 16)]


def test_11_from_the_bank_every_step_is_ahead() -> None:
    match = new_match(2)
    for text in ("3L", "4L", "bid 5", "pass", "5L"):
        match.play(text)
    turn_up(match, "10", "20")
    match.play("keep")
    assert texts(match) == [f"to {step}" for step in range(1, 16)]


def test_11_facing_down_the_end_is_step_1() -> None:
    assert texts(mover("10", ["1L", "2L"], lord=4, facing="down")) == ["to 1", "to 2", "to 3"]


def test_11_he_may_not_stay_nor_go_back() -> None:
    match = mover("10", ["10L", "2L", "3L"], lord=9)
    for text in ("to 9", "to 8", "to 1"):
        assert refusal(match, text)[0] == "11"


def test_11_no_turning_before_or_during_the_move() -> None:
    match = mover("10", ["10L", "2L", "3L"], lord=9)
    assert refusal(match, "turn") == ("14", "The Lord may turn only after he has moved.")


def test_11_empty_steps_are_free_to_choose() -> None:
    match = mover("50", ["5L", "6L"], lord=4)
    match.play("to 7")
    assert cash(match) == [100, 100]


def test_11_empty_only_if_needed_asks_for_a_shop_while_there_is_one() -> None:
    match = mover("50", ["5L", "8R"], lord=4, empty_only_if_needed=True)
    assert texts(match) == ["to 5", "to 8"]
    assert refusal(match, "to 6") == ("11", "Step 6 is empty, and there is a shop ahead where he could stop.")
    assert len(texts(mover("50", ["2L", "3R"], lord=4, empty_only_if_needed=True))) == 11


def test_12_s25_the_owner_is_paid_whoever_he_is() -> None:
    match = mover("40", ["5L", "6L"])
    match.play("to 6")
    assert cash(match) == [100, 140]


def test_12_s26_the_mover_names_one_of_two_owners() -> None:
    for payee, expected in (("B", [100, 150, 100]), ("C", [100, 100, 150])):
        match = mover("50", ["1L", "8L", "8R"])
        match.play("to 8")
        assert phase(match) == "payee 0"
        assert texts(match) == ["pay B", "pay C"]
        match.play(f"pay {payee}")
        assert cash(match) == expected


def test_12_s26_he_may_name_himself_and_nobody_who_is_not_there() -> None:
    match = mover("50", ["8L", "8R", "1L"])
    match.play("to 8")
    assert refusal(match, "pay C") == ("12", "Player 3 has no shop on this step.")
    match.play("pay A")
    assert cash(match) == [150, 100, 100]


def test_12_s27_two_shops_of_one_owner_are_paid_once() -> None:
    match = mover("70", ["8L 8R", "1L"])
    match.play("to 8")
    assert cash(match) == [170, 100]


def test_12_passing_pays_nothing() -> None:
    match = mover("70", ["5L 9L", "6L"])
    match.play("to 7")
    assert cash(match) == [100, 100]


def test_13_s28_the_joker_is_worth_20_for_each_shop_of_the_mover() -> None:
    match = mover("J", ["1L 2L 8L 9L", "10L"])
    match.play("to 8")
    assert cash(match) == [180, 100]


def test_13_s28_at_a_rivals_shop_the_movers_shops_still_count() -> None:
    match = mover("J", ["1L 2L 8L 9L", "10L 11L 12L 13L 14L 15L 3L"])
    match.play("to 10")
    assert cash(match) == [100, 180]


def test_13_s28_with_the_option_the_payees_shops_count() -> None:
    match = mover("J", ["1L 2L 8L 9L", "10L 11L 12L 13L 14L 15L 3L"], joker_counts="payee")
    match.play("to 10")
    assert cash(match) == [100, 240]


def test_13_the_joker_of_a_mover_without_shops_is_worth_nothing() -> None:
    match = mover("J", ["", "10L 11L"])
    match.play("to 10")
    assert cash(match) == [100, 100]


def test_13_a_bought_right_counts_the_buyers_joker() -> None:
    match = cards("20", "20", "J", shops=["5L", "6L", "7L 8L"], cash=[100, 100, 100])
    assert int(state_of(match).holder) == 2
    match.play("ask")
    match.play("offer 5")
    match.play("offer 0")
    match.play("accept A")
    match.play("to 5")
    assert cash(match) == [115, 100, 105]


@pytest.mark.parametrize(
    ("lord", "facing", "shops", "expected"),
    [
        # S32: beyond the last shop a turn is due even outside the last five
        (3, "up", ["2L 4L", "6L"], {4: "no", 5: "no", 6: "must", 7: "must", 11: "must", 15: "must"}),
        # S33: optional in the last five of the way down, due on step 1
        (8, "down", ["6L 3L", "1L"], {7: "no", 6: "no", 5: "may", 4: "may", 3: "may", 2: "may", 1: "must"}),
        (8, "up", ["15L", "2L"], {9: "no", 10: "no", 11: "may", 12: "may", 13: "may", 14: "may", 15: "must"}),
        # S30, S31: the end of the way
        (14, "up", ["15L", "2L"], {15: "must"}),
        (2, "down", ["1L", "9L"], {1: "must"}),
    ],
)
def test_14_when_a_turn_is_due_free_or_forbidden(
    lord: int, facing: str, shops: list[str], expected: dict[int, str]
) -> None:
    for step, turn in expected.items():
        assert turns(mover("10", shops, lord=lord, facing=facing), step) == turn, step


def test_14_anyones_shop_ahead_counts() -> None:
    assert turns(mover("10", ["2L", "9L"], lord=4), 6) == "no"


def test_14_a_free_turn_is_the_movers_choice() -> None:
    match = mover("10", ["15L", "2L"], lord=8)
    match.play("to 12")
    assert texts(match) == ["turn", "straight"]
    match.play("turn")
    assert int(state_of(match).facing) == -1
    other = mover("10", ["15L", "2L"], lord=8)
    other.play("to 12")
    other.play("straight")
    assert int(state_of(other).facing) == 1


def test_14_s34_a_free_turn_may_leave_no_shop_ahead() -> None:
    match = new_match(2)
    for text in ("11L", "13R", "bid 5", "pass", "11R"):
        match.play(text)
    turn_up(match, "10", "20")
    for text in ("keep", "to 11", "turn"):
        match.play(text)
    for text in ("bid 5", "pass", "13L"):
        match.play(text)
    turn_up(match, "30", "40")
    match.play("keep")
    assert texts(match) == [f"to {step}" for step in range(1, 11)]
    before = cash(match)
    match.play("to 9")
    assert cash(match) == before
    assert int(state_of(match).facing) == 1, "with no shop ahead he must turn back"


def test_14_the_order_is_stop_payee_turn() -> None:
    match = mover("50", ["12L", "12R", "15L"], lord=8)
    match.play("to 12")
    assert phase(match) == "payee 0"
    match.play("pay B")
    assert cash(match) == [100, 150, 100]
    assert phase(match) == "turn 0"


def test_14_naming_the_payee_comes_before_a_turn() -> None:
    """Ruling 14: he has moved already."""
    match = mover("50", ["12L", "12R", "1L"], lord=8)
    match.play("to 12")
    assert refusal(match, "turn") == ("12", "This is not due now: the mover chooses who is paid.")


def log(match: ponti.Match, language: str = "en") -> str:
    """The last line of the log, as everybody reads it."""
    return match.event_views(SPECTATOR)[-1].words.text(language, {1: "Ada", 2: "Bruno"})


@pytest.mark.parametrize(
    ("shops", "english", "italian"),
    [
        (["9L", "2L"], "to step 15, which is empty; the Lord turns around", "15, che è vuoto; il Signore si volta"),
        (["15L", "2L"], "to step 15: Ada is paid 50; the Lord turns around", "Ada incassa 50; il Signore si volta"),
        (["15L", "15R"], "Ada leads the Lord to step 15", "Ada guida il Signore al gradino 15"),
    ],
)
def test_14_the_log_tells_a_turn_that_is_due_with_the_stop(shops: list[str], english: str, italian: str) -> None:
    match = mover("50", shops, lord=8)
    match.play("to 15")
    assert log(match).endswith(english)
    assert log(match, "it").endswith(italian)


def test_14_the_log_tells_a_turn_that_is_due_with_the_payment_where_an_owner_is_named() -> None:
    match = mover("50", ["15L", "15R"], lord=8)
    match.play("to 15")
    match.play("pay B")
    assert log(match) == "Ada has Bruno paid 50; the Lord turns around"
    assert log(match, "it") == "Ada fa incassare 50 a Bruno; il Signore si volta"


def test_14_the_log_tells_no_turn_where_none_is_due() -> None:
    match = mover("50", ["12L", "15L"], lord=8)
    match.play("to 12")
    assert log(match) == "Ada leads the Lord to step 12: Ada is paid 50"


def test_12_a_mover_who_names_himself_takes_the_money() -> None:
    match = mover("50", ["8L", "8R", "10L"])
    match.play("to 8")
    assert GAME.describe(state_of(match), GAME.actions.parse("pay A")).text("it") == "Incassa 50"
    match.play("pay A")
    assert (log(match), log(match, "it")) == ("Ada takes 50", "Ada incassa 50")


def test_14_on_step_15_he_looks_up_until_the_payee_is_named() -> None:
    match = mover("50", ["15L", "15R"], lord=8)
    match.play("to 15")
    assert (int(state_of(match).lord), int(state_of(match).facing)) == (15, 1)
    match.play("pay A")
    assert int(state_of(match).facing) == -1


def test_14_the_only_shop_on_step_1_does_not_turn_him_off_the_bridge() -> None:
    match = new_match(2, setup_shops=0)
    for text in ("bid 5", "pass", "1L"):
        match.play(text)
    turn_up(match, "10", "20")
    for text in ("keep", "to 1"):
        match.play(text)
    state = state_of(match)
    assert (int(state.lord), int(state.facing)) == (1, 1)
    assert cash(match) == [105, 100]
    assert phase(match) == "bid 0"


def must(step: int, facing: int, steps: set[int]) -> bool:
    """§14 again: the end of the way, or no shop ahead."""
    if facing == 1:
        return step == 15 or (step != 1 and max(steps, default=0) <= step)
    return step == 1 or min(steps, default=99) >= step


def test_11_to_14_random_moves_agree_with_an_oracle() -> None:
    rng = Random(3)
    plots = [f"{step}{side}" for step in range(1, 16) for side in "LR"]
    for _ in range(150):
        free = list(plots)
        shops = [[free.pop(rng.randrange(len(free))) for _ in range(1 + rng.randrange(2))] for _ in range(3)]
        lord, facing = 2 + rng.randrange(13), ("up", "down")[rng.randrange(2)]
        sign = 1 if facing == "up" else -1
        state = load(position(shops=[" ".join(own) for own in shops], lord=lord, facing=facing, options=NO_SALE))
        for seat, card in enumerate(("40", "60", "80")):
            GAME.apply(state, GAME.actions.parse(f"card {card}"), seat)
        ahead = [step for step in range(1, 16) if (step - lord) * sign > 0]
        assert [GAME.actions.text(a) for a in GAME.legal_actions(state)] == [f"to {step}" for step in ahead]
        for step in ahead:
            after = state.copy()
            GAME.apply(after, GAME.actions.parse(f"to {step}"))
            owners = [seat for seat in range(3) if any(plot[:-1] == str(step) for plot in shops[seat])]
            assert (GAME.prompt(after).phase == "payee") == (len(owners) == 2)
            if len(owners) == 2:
                GAME.apply(after, GAME.actions.parse(f"pay {'ABC'[owners[1]]}"))
            paid = owners[-1:] if owners else []
            assert [int(amount) for amount in after.cash] == [140 if seat in paid else 100 for seat in range(3)]
            due = must(step, sign, {int(plot[:-1]) for own in shops for plot in own})
            last_five = step >= 11 if sign == 1 else step <= 5
            assert (GAME.prompt(after).phase == "turn") == (not due and last_five)
            assert int(after.facing) == (-sign if due else sign)
