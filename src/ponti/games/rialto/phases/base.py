"""What every phase answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.state import RialtoState


class Phase:
    """One kind of decision or chance event: what may be done, and doing it. Stateless."""

    clause: str = ""
    is_chance: bool = False

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        """Ids of what ``seat`` may do, or of the outcomes: ascending."""
        raise NotImplementedError

    def weights(self, state: RialtoState) -> vec[i64]:
        """Of the outcomes, in the order of ``legal``: all equal unless a phase knows better."""
        out = vec[i64](capacity=16)
        for _ in self.legal(state, 0):
            out = append(out, 1)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        """Do it and name the next phase."""
        raise NotImplementedError


class Automatic(Phase):
    """A phase in which nobody decides."""

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        self.go_on(state)

    def go_on(self, state: RialtoState) -> None:
        """Do what is due and name the next phase."""
        raise NotImplementedError
