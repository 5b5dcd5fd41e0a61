"""Section B: coins."""

from typing import final

from mypy_extensions import i64

from ponti.games.rialto.phases.section import Section, reward
from ponti.games.rialto.state import MONEY, RialtoState


@final
class GoldSection(Section):
    """A coin for each card, and one for the majority; the supply never runs out (ruling 31)."""

    def act(self, state: RialtoState, player: i64) -> None:
        state.cells[MONEY + player] += reward(state, player)
