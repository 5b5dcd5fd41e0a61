"""The second tile of a turn (§8a)."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words, say
from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.layout import CELLS, FIRST_COLOUR
from ponti.games.diavolo.phases.phase import Phase, any_open_cell, end_turn, lay_second, open_cells
from ponti.games.diavolo.refusals import refuse, refuse_tile
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.words import colour_words


class Second(Phase):
    """§8a any cell that is legal after the first tile; no bridge and no pass."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        return open_cells(state, state.mover)

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return any_open_cell(state, state.mover, rng)

    def apply(self, state: DiavoloState, action: i64) -> None:
        lay_second(state, action)
        end_turn(state)

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        if action < CELLS:
            return refuse_tile(state, int(state.mover), action)
        if action >= FIRST_COLOUR:
            return refuse("5", "colour-again")
        return refuse("8a", "second-due", cell=NAMES[state.first])

    def clause(self, state: DiavoloState) -> str:
        return "8a"

    def question(self, state: DiavoloState) -> Words:
        return say("diavolo-prompt-second", colour=colour_words(int(state.mover)))
