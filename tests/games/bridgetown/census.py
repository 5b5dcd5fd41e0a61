"""What Bridgetown Races keeps: every flag of every colour; and what every position satisfies."""

from ponti.core.game import AnyGame, State
from ponti.games.bridgetown.state import OVER_PHASE, BridgetownState


def census(game: AnyGame, state: State) -> dict[str, int]:
    """Flags by colour, wherever they are: on bridges, on cards, in the bag or supply."""
    assert isinstance(state, BridgetownState)
    counts = {}
    for colour, name in enumerate(state.board.colours):
        lying = list(state.flags).count(colour) + list(state.cards).count(colour)
        counts[f"{name} flags"] = lying + int(state.bag[colour])
    counts["blue in all"] = 5 if not state.easier else int(state.seats) + 1
    return counts


def check(game: AnyGame, state: State) -> None:
    """Nobody has more than three planners, blue keeps to its bridge, and something can always be done."""
    assert isinstance(state, BridgetownState)
    assert min(state.bag) >= 0
    assert all(0 <= state.hand(seat) <= 3 for seat in range(int(state.seats)))
    steel = int(state.board.steel)
    if not state.easier:
        assert all((flag == 7) <= (bridge == steel) for bridge, flag in enumerate(state.flags))
        assert state.flags[steel] in (-1, 7)
        assert all((flag == 7) <= (place % 8 == steel) for place, flag in enumerate(state.cards))
        assert list(state.flags).count(7) + list(state.cards).count(7) + int(state.bag[7]) == 5
    if state.phase != OVER_PHASE:
        assert game.legal_actions(state)
