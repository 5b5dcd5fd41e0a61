"""Hidden until the reveal: chosen cards and sealed offers; redeal is uniform; the log tells nothing too early."""

from fractions import Fraction
from itertools import product

import pytest
from librt.random import Random

import ponti
from ponti.core.game import SPECTATOR
from ponti.core.match import Match
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO as GAME
from ponti.games.ponte_vecchio.state import HIDDEN
from tests.conformance.uniform import assert_fits, tally
from tests.games.ponte_vecchio.table import cards, match_from, position, state_of, turn_up


def few_cards(**said: object) -> Match:
    """A card phase of three players who hold J 30 70, J 30 70 and 10 20 100."""
    json = position(round=9, last_build_round=9, **said)  # type: ignore[arg-type]
    low = ["10", "20", "40", "50", "60", "80", "90", "100"]
    high = ["J", "30", "40", "50", "60", "70", "80", "90"]
    for player, played in zip(json["players"], (low, low, high), strict=True):
        player["played"] = played
    json["last"]["cards"] = ["100", "100", "90"]
    return match_from(json)


def test_07_a_chosen_card_is_blank_for_everybody_else() -> None:
    match = match_from(position())
    match.play("card 30", 1)
    for viewer in (0, 2, SPECTATOR):
        view = GAME.redact(state_of(match), viewer)
        assert int(view.chosen[1]) == HIDDEN
        assert view.hands[1] == 2**11 - 1, "a hole in the hand would give the card away"
    assert int(GAME.redact(state_of(match), 1).chosen[1]) == 3


def test_07_the_last_card_of_a_hand_is_no_secret() -> None:
    json = position(round=11, last_build_round=11)
    played = ["J", "10", "20", "30", "40", "50", "60", "80", "90", "100"]
    for player in json["players"]:
        player["played"] = played
    json["last"]["cards"] = ["100"] * 3
    match = match_from(json)
    match.play("card 70", 1)
    assert int(GAME.redact(state_of(match), 0).chosen[1]) == 7


def test_07_the_log_hides_a_choice_and_shows_the_reveal() -> None:
    match = match_from(position())
    turn_up(match, "30", "J", "50")
    words = [[str(view.words) for view in match.event_views(viewer)] for viewer in (0, 1, SPECTATOR)]
    reveal = "All cards are turned up: player 1 30, player 2 Joker, player 3 50. Player 2 has the right."
    assert words[0] == ["Player 1 chooses the 30", "Player 2 has chosen a card", reveal]
    assert words[1] == ["Player 1 has chosen a card", "Player 2 chooses the Joker", reveal]
    assert words[2] == ["Player 1 has chosen a card", "Player 2 has chosen a card", reveal]
    assert [view.action is None for view in match.event_views(SPECTATOR)] == [True, True, False]


def test_09_the_log_says_when_nobody_has_the_right() -> None:
    match = cards("10", "10", shops=["6L", "6R"], lord=4)
    assert str(match.event_views(SPECTATOR)[-1].words).endswith("Nobody may lead the Lord.")


def sealed_round(cash: tuple[int, ...] = (100, 20, 15)) -> Match:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"], cash=cash, options={"sale_mode": "sealed"})
    match.play("ask")
    return match


def test_10_sealed_offers_are_blank_until_the_last_one_is_in() -> None:
    match = sealed_round()
    match.play("offer 15", 1)
    for viewer in (0, 2, SPECTATOR):
        assert int(GAME.redact(state_of(match), viewer).amounts[1]) == HIDDEN
    assert int(GAME.redact(state_of(match), 1).amounts[1]) == 15
    match.play("offer 0", 2)
    assert [int(amount) for amount in GAME.redact(state_of(match), 0).amounts] == [-1, 15, 0]
    texts = [str(view.words) for view in match.event_views(SPECTATOR)][-2:]
    assert texts == ["Player 2 is making a sealed offer", "All offers are shown: player 2 15, player 3 nothing."]


def test_10_public_offers_are_seen_at_once() -> None:
    match = cards("10", "20", "30", shops=["9L", "10L", "11L"])
    match.play("ask")
    match.play("offer 15", 1)
    assert int(GAME.redact(state_of(match), SPECTATOR).amounts[1]) == 15


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_redealt_cards_are_uniform_over_each_hand_and_independent(viewer: int) -> None:
    match = few_cards()
    match.play("card 30", 0)
    match.play("card J", 1)
    view = GAME.redact(state_of(match), viewer)
    hands = [(0, 3, 7), (0, 3, 7)]
    worlds = list(product((3,) if viewer == 0 else hands[0], hands[1]))
    rng = Random(7)
    counts = tally(lambda: tuple(int(card) for card in GAME.redeal(view, rng).chosen)[:2], 300 * len(worlds))
    expected: dict[tuple[int, ...], Fraction | float] = {world: Fraction(1, len(worlds)) for world in worlds}
    assert_fits(counts, expected)


def test_redealt_offers_are_uniform_over_the_cash_in_fives() -> None:
    match = sealed_round()
    match.play("offer 20", 1)
    view = GAME.redact(state_of(match), 2)
    rng = Random(8)
    counts = tally(lambda: int(GAME.redeal(view, rng).amounts[1]), 2_000)
    assert_fits(counts, {amount: Fraction(1, 5) for amount in (0, 5, 10, 15, 20)})


def test_redealt_digits_of_an_unfinished_offer_are_uniform_over_what_can_be_entered() -> None:
    match = sealed_round((100, 345, 15))
    match.play("offer 2xx", 1)
    view = GAME.redact(state_of(match), 0)
    rng = Random(9)
    counts = tally(lambda: int(GAME.redeal(view, rng).amounts[1]), 2_000)
    assert_fits(counts, {amount: Fraction(1, 4) for amount in (0, 100, 200, 300)})


def test_the_last_chooser_makes_the_reveal() -> None:
    match = match_from(position())
    match.play("card 30", 0)
    match.play("card 40", 1)
    before = GAME.redact(state_of(match), SPECTATOR)
    assert [int(card) for card in before.chosen] == [HIDDEN, HIDDEN, -1]
    match.play("card 50", 2)
    assert state_of(match).revealed == 4 | 5 << 4 | 6 << 8
    with pytest.raises(ponti.NotYourTurn):
        match.play("card 50", 2)
