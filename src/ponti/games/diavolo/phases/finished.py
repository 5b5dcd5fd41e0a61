"""The end: nobody decides any more."""

from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import OVER
from ponti.games.diavolo.phases.phase import Phase
from ponti.games.diavolo.state import DiavoloState


class Finished(Phase):
    """Nothing is legal."""

    def seat(self, state: DiavoloState) -> i64:
        return OVER

    def legal(self, state: DiavoloState) -> vec[i64]:
        return vec[i64]()
