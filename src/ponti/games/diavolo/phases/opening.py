"""The opening: the first player puts two light tiles on any two cells (§4)."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words, say
from ponti.games.diavolo.components import CHOICE, LIGHT, NOBODY
from ponti.games.diavolo.layout import CELLS
from ponti.games.diavolo.phases.phase import Phase, any_open_cell, lay, lay_second, open_cells
from ponti.games.diavolo.refusals import refuse, refuse_tile
from ponti.games.diavolo.state import DiavoloState


class Opening(Phase):
    """§4 one light tile and then another; on every size a second always fits."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        return open_cells(state, LIGHT)

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return any_open_cell(state, LIGHT, rng)

    def apply(self, state: DiavoloState, action: i64) -> None:
        if state.first == -1:
            lay(state, action)
            state.first = state.last_one = action
        else:
            lay_second(state, action)
            state.phase, state.mover = CHOICE, NOBODY

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        return refuse_tile(state, LIGHT, action) if action < CELLS else refuse("4", "opening")

    def clause(self, state: DiavoloState) -> str:
        return "4"

    def question(self, state: DiavoloState) -> Words:
        return say("diavolo-prompt-opening-first" if state.first == -1 else "diavolo-prompt-opening-second")
