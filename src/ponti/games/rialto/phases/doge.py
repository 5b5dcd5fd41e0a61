"""Section A: steps on the Doge track."""

from typing import final

from mypy_extensions import i64

from ponti.games.rialto.phases.section import Section, reward
from ponti.games.rialto.state import RialtoState


@final
class DogeSection(Section):
    """A step for each card, and one for the majority, moved together."""

    def act(self, state: RialtoState, player: i64) -> None:
        state.advance(player, reward(state, player))

    def concerns_virtual(self, state: RialtoState, player: i64) -> bool:
        return reward(state, player) > 0

    def act_virtual(self, state: RialtoState, player: i64) -> None:
        state.advance(player, reward(state, player))  # further ruling 15
