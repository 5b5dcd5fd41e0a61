"""Before the first round: the start player, and the free shops."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.ponte_vecchio.actions import BUILD_ID, START_ID
from ponti.games.ponte_vecchio.board import count
from ponti.games.ponte_vecchio.components import BITS, PLOTS, opposite
from ponti.games.ponte_vecchio.flow import begin_round, begin_setup, next_seat
from ponti.games.ponte_vecchio.phases.base import Phase
from ponti.games.ponte_vecchio.state import VecchioState


@final
class StartPlayer(Phase):
    """Chance draws who starts (§1)."""

    clause = "1"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for player in range(state.seats):
            out = append(out, START_ID + player)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        state.starter = action - START_ID
        begin_setup(state)


@final
class Setup(Phase):
    """In turn, each player puts a free shop where nobody's shop is opposite (§2)."""

    clause = "2"

    def legal(self, state: VecchioState, seat: i64) -> vec[i64]:
        shops = state.on_bridge()
        out = vec[i64](capacity=PLOTS)
        for plot in range(i64(PLOTS)):
            if shops & (BITS[plot] | BITS[opposite(plot)]) == 0:
                out = append(out, BUILD_ID + plot)
        return out

    def apply(self, state: VecchioState, action: i64, seat: i64) -> None:
        state.add_shop(seat, action - BUILD_ID)
        state.current = next_seat(state, seat)
        if count(state.on_bridge()) == state.terms.setup_shops * state.seats:
            begin_round(state)
