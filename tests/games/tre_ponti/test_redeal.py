"""Redealt states are uniform over the physical cards that fit (decision 9), checked against full enumeration."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import TypeAlias

from librt.random import Random

from ponti.core.game import SPECTATOR
from ponti.games.tre_ponti.components import card_text
from ponti.games.tre_ponti.state import NO_CARD, State
from tests.conformance.uniform import assert_fits, tally
from tests.games.tre_ponti.drawing import GAME, crowded, hand, play, table

Deal: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], str, str]
"""Both hands (sorted), both face-down cards ("" for none)."""

TABLE = """
    [7l]       | [Xh]       | [9b]
       :       |    :       |    :
"""
SAMPLES = 2000


def deal_of(state: State) -> Deal:
    """What is hidden in a full state."""
    downs = ["" if state.down(seat) == NO_CARD else card_text(int(state.down(seat))) for seat in (0, 1)]
    return (_sorted(hand(state, 0)), _sorted(hand(state, 1)), downs[0], downs[1])


def _sorted(cards: list[object]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


def exact(state: State, viewer: int, pool: str, fits: Callable[[Deal], bool]) -> dict[Deal, Fraction]:
    """The share of each deal among all ways to lay the pool's physical cards into the hidden places."""
    counts = Counter(deal for deal in _deals(deal_of(state), viewer, pool.split()) if fits(deal))
    return {deal: Fraction(count, counts.total()) for deal, count in counts.items()}


def _deals(true: Deal, viewer: int, pool: list[str]) -> Iterator[Deal]:
    for cards in permutations(pool):
        rest = list(cards)
        hands = [true[seat] if seat == viewer else tuple(sorted(rest.pop() for _ in true[seat])) for seat in (0, 1)]
        shown = true[2:]
        downs = [shown[seat] if seat == viewer or not shown[seat] else rest.pop() for seat in (0, 1)]
        yield (hands[0], hands[1], downs[0], downs[1])


def anything(deal: Deal) -> bool:
    return True


def check(state: State, viewer: int, pool: str, fits: Callable[[Deal], bool] = anything) -> None:
    """Redeals of the view fit the exact shares."""
    view = GAME.redact(state, viewer)
    rng = Random(11)
    assert_fits(tally(lambda: deal_of(GAME.redeal(view, rng)), SAMPLES), exact(state, viewer, pool, fits))


def test_9_the_other_hand_is_uniform_over_the_unseen_cards() -> None:
    state = crowded(table(TABLE + "\n0: 7h\n1: 8b Kh"), "Xa 9l 8l")
    check(state, 0, "8b Kh Xa 9l 8l")


def test_9_hands_with_exactly_one_chronicler_count_twice() -> None:
    state = crowded(table(TABLE + "\n0: 7h\n1: 8b C"), "Xa 9l C")
    check(state, 0, "8b C Xa 9l C")


def test_9_a_lone_unseen_chronicler_counts_once() -> None:
    state = crowded(table(TABLE + "\n0: 7h C\n1: 8b C"), "Xa 9l")
    check(state, 0, "8b C Xa 9l")


def test_9_the_other_face_down_card_comes_from_the_same_pool() -> None:
    state = crowded(table(TABLE + "\n0: 7h C\n1: 8b C"), "Xa 9l")
    GAME.apply(state, GAME.parse("7h@1")[0])
    check(state, 1, "7h C Xa 9l")


def test_9_a_spectator_s_deals_fill_both_hands_and_both_face_down_cards() -> None:
    state = crowded(table(TABLE + "\n0: 7h C\n1: 8b 9h"), "Xa")
    for text in ("7h@1", "8b@2"):
        GAME.apply(state, GAME.parse(text)[0])
    check(state, SPECTATOR, "7h C 8b 9h Xa")


def test_9_a_pending_compulsory_extra_means_a_fitting_card_in_hand() -> None:
    """Al@2 after a Chronicler of leaves: its owner must hold a leaf or the other Chronicler."""
    state = crowded(table(TABLE + "\n0: C Al 8l Kh\n1: 8b"), "Xa 9l C 7h")
    state = play(state, "C@1", "8b@1", "C:l", "pass", "+Al@2", "turn 0:2.1")
    check(state, 1, "8l Kh Xa 9l C 7h", lambda deal: any(card[-1] == "l" or card == "C" for card in deal[0]))


def test_9_with_chronicler_via_ace_off_a_chronicler_does_not_fit() -> None:
    """Ruling 2."""
    state = table(TABLE + "\n0: C Al 8l Kh\n1: 8b", chronicler_via_ace=False)
    state = play(crowded(state, "Xa 9l C 7h"), "C@1", "8b@1", "C:l", "pass", "+Al@2", "turn 0:2.1")
    check(state, 1, "8l Kh Xa 9l C 7h", lambda deal: any(card[-1] == "l" for card in deal[0]))


def test_9_a_free_ace_tells_nothing_about_the_hand() -> None:
    """Ruling 1."""
    state = crowded(table(TABLE + "\n0: Ah 8l\n1: 8b"), "Xa 9h C")
    state = play(state, "Ah@1", "8b@1")
    check(state, 1, "8l Xa 9h C")


def test_9_that_a_compulsory_ace_found_nothing_is_history_and_not_honoured() -> None:
    """A redealt hand may hold a heart although no heart was there to be played."""
    state = crowded(table(TABLE + "\n0: Ah C 8l\n1: 8a 7b"), "Xa 9h")
    state = play(state, "Ah@1", "8a@1", "+C@2")
    check(state, 1, "8l Xa 9h")


def test_9_a_full_state_is_its_own_redeal() -> None:
    state = crowded(table(TABLE + "\n0: 7h\n1: 8b Kh"), "Xa 9l 8l")
    assert deal_of(GAME.redeal(state, Random(5))) == deal_of(state)
