"""What Tre Ponti conserves: every card of the deck is in one place (sec. 4, invariants)."""

from collections import Counter

from ponti.core.game import AnyGame, State
from ponti.games.tre_ponti.components import CARDS
from ponti.games.tre_ponti.state import State as TrePontiState
from tests.games.tre_ponti.drawing import totals


def whereabouts(state: State) -> dict[str, list[str]]:
    """The cards of a full state by place."""
    assert isinstance(state, TrePontiState)
    places: dict[str, list[str]] = {"pile": [CARDS[state.in_pile(index)] for index in range(state.pile)]}
    places["bridges"] = [CARDS[state.bridge(bridge)] for bridge in range(3) if state.bridge(bridge) < 34]
    for seat in range(2):
        places[f"hand {seat}"] = [CARDS[state.held(seat, index)] for index in range(state.hand_size(seat))]
        places[f"face down {seat}"] = [CARDS[state.down(seat)]] if state.down(seat) < 34 else []
    places["columns"] = [card for slot in range(78) if (card := _lying(state.byte(slot)))]
    return places


def _lying(byte: int) -> str:
    if byte >= 128:
        return "C" if byte & 32 else CARDS[byte & 31]
    return "C" if byte & 63 == 2 else ""


def census(game: AnyGame, state: State) -> dict[str, int]:
    """34 cards, two of them Chroniclers."""
    counts = Counter(card for cards in whereabouts(state).values() for card in cards)
    return {**{card: counts[card] for card in CARDS}, "cards": counts.total()}


def check(game: AnyGame, state: State) -> None:
    """Bounds of hands, columns and pile; totals are multiples of a half point."""
    assert isinstance(state, TrePontiState)
    assert state.pile >= 1
    for seat in range(2):
        assert state.hand_size(seat) <= 10
        assert all(state.length(seat, bridge) <= (13 if state.variant.keeps_holes else 12) for bridge in range(3))
    for bridge in (1, 2, 3):
        assert all(2 * total == int(2 * total) for total in totals(state, bridge))
    pile = whereabouts(state)["pile"]
    assert pile == sorted(pile, key=CARDS.index), "the pile keeps no order"
