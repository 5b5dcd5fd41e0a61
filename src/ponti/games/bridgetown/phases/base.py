"""What every phase answers."""

from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.bridgetown.state import BridgetownState


class Phase:
    """One kind of decision: what may be done, and doing it. Stateless."""

    clause: str = ""

    def legal(self, state: BridgetownState) -> vec[i64]:
        """Ids of what may be done, ascending."""
        raise NotImplementedError

    def apply(self, state: BridgetownState, action: i64) -> None:
        """Do it and go on to the next decision."""
        raise NotImplementedError
