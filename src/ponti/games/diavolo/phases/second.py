"""The second tile of a turn (§8a)."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.diavolo.phases.phase import Phase, any_open_cell, end_turn, lay, open_cells
from ponti.games.diavolo.state import DiavoloState


class Second(Phase):
    """§8a any cell that is legal after the first tile; no bridge and no pass."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        return open_cells(state, state.mover)

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return any_open_cell(state, state.mover, rng)

    def apply(self, state: DiavoloState, action: i64) -> None:
        lay(state, action)
        state.first, state.last_two = -1, action
        end_turn(state)
