"""What every phase answers."""

from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.state import VecchioState


class Phase:
    """One kind of decision: what may be done, and doing it. Stateless."""

    clause: str = ""

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        """Ids of what ``seat``, one of those that may decide, may do: ascending."""
        raise NotImplementedError

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        """Do it and go on to the next decision."""
        raise NotImplementedError
