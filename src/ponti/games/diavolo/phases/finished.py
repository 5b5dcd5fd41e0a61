"""The end: nobody decides any more."""

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words
from ponti.games.diavolo.components import DARK_PASSED
from ponti.games.diavolo.outcome import reason_words
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.refusals import refuse
from ponti.games.diavolo.state import DiavoloState


class Finished(Phase):
    """Nothing is legal."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        return vec[i64]()

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        return refuse(self.clause(state), "over")

    def clause(self, state: DiavoloState) -> str:
        return "23" if state.reason == DARK_PASSED else "22a"

    def question(self, state: DiavoloState) -> Words:
        return reason_words(state)
