"""What the toy conserves; an example for the games."""

from ponti.core.game import AnyGame, State
from tests.toy.state import FREE, NONE, ToyState


def census(game: AnyGame, state: State) -> dict[str, int]:
    """Every card is in the deck, in a hand, face down or shown; every pier is free or owned."""
    assert isinstance(state, ToyState)
    counts = {"cards": state.dealt + len(state.unseen()), "piers": len(state.piers)}
    seen = (
        state.gone + [card for card in state.chosen if card != NONE] + [card for hand in state.hands for card in hand]
    )
    for card in range(1, state.deck + 1):
        counts[f"card {card}"] = (seen + state.unseen()).count(card)
    return counts


def check(game: AnyGame, state: State) -> None:
    """Only who has scored owns piers."""
    assert isinstance(state, ToyState)
    for owner in state.piers:
        assert owner == FREE or state.points[owner] > 0
