"""What Ponte Vecchio keeps: twelve shops and eleven cards each; and what every position satisfies."""

from ponti.core.game import AnyGame, State
from ponti.games.ponte_vecchio.components import HAND, SHOPS
from ponti.games.ponte_vecchio.state import OVER_PHASE, PAYEE, VecchioState


def census(game: AnyGame, state: State) -> dict[str, int]:
    """By seat: shops on the bridge and left, cards in the hand and on the stack; and the plots of the bridge."""
    assert isinstance(state, VecchioState)
    counts: dict[str, int] = {}
    for seat in range(int(state.seats)):
        built = bin(int(state.shops[seat])).count("1")
        stack = _stack(int(state.stacks[seat]))
        hand = [card for card in range(HAND) if state.hands[seat] >> card & 1]
        counts[f"shops {seat}"] = built + int(state.left(seat))
        for card in range(HAND):
            counts[f"card {card} of {seat}"] = hand.count(card) + stack.count(card)
    taken = sum(bin(int(shops)).count("1") for shops in state.shops)
    counts["plots"] = taken + sum(state.owner(plot) == -1 for plot in range(30))
    return counts


def check(game: AnyGame, state: State) -> None:
    """The invariants of section 6 of the rules page."""
    assert isinstance(state, VecchioState)
    assert all(amount >= 0 and amount % 5 == 0 for amount in state.cash)
    assert all(0 <= state.left(seat) <= SHOPS for seat in range(int(state.seats)))
    assert len({bin(int(hand)).count("1") for hand in state.hands}) == 1, "hands are equal in size"
    at_end = (int(state.lord), int(state.facing)) in {(15, 1), (1, -1)}
    assert not at_end or state.phase == PAYEE, "the Lord never looks off the bridge"
    if state.phase != OVER_PHASE:
        assert game.legal_actions(state)


def _stack(packed: int) -> list[int]:
    cards = []
    while packed:
        cards.append(packed % 16 - 1)
        packed //= 16
    return cards
