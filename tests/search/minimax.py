"""The textbook: full minimax of an open game of two, the yardstick for everything cleverer."""

from mypy_extensions import i64

from ponti.core.game import OVER, AnyGame, State


def minimax(game: AnyGame, state: State, seen: dict[str, float] | None = None) -> float:
    """Seat 0's reward with best play; positions met before are looked up."""
    seen = {} if seen is None else seen
    turn = int(game.to_act(state))
    if turn == OVER:
        return float(game.rewards(state)[0])
    key = str(game.write_position(state))
    if key not in seen:
        worths = [minimax(game, after(game, state, action), seen) for action in game.legal_actions(state)]
        seen[key] = max(worths) if turn == 0 else min(worths)
    return seen[key]


def after(game: AnyGame, state: State, action: int) -> State:
    """The position that an action leads to."""
    copy: State = state.copy()
    game.apply(copy, i64(action))
    return copy
