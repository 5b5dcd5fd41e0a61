"""Section F: men go into the current district."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DONE_ID, PULL_ID
from ponti.games.rialto.board import all_men, man_in, men_at
from ponti.games.rialto.components import DISTRICT_COUNT
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.phases.gondola import send_virtual
from ponti.games.rialto.phases.section import Section, pay_sides, reward
from ponti.games.rialto.state import MEN, NEXT_ACTION, PULL, SUPPLY, RialtoState


@final
class CouncilmanSection(Section):
    """A man for each card and for the majority; missing ones may be pulled from elsewhere (rulings 37, 38)."""

    def act(self, state: RialtoState, player: i64) -> None:
        number = reward(state, player)
        sent = min(number, state.cells[SUPPLY + player])
        state.cells[SUPPLY + player] -= sent
        state.cells[MEN + player] += man_in(state.current_district()) * sent
        state.budget = number - sent
        ask_to_pull(state, player)

    def concerns_virtual(self, state: RialtoState, player: i64) -> bool:
        return reward(state, player) > 0

    def act_virtual(self, state: RialtoState, player: i64) -> None:
        send_virtual(state, player, state.current_district(), reward(state, player))  # further ruling 15
        state.claimed |= pay_sides(state, player)


def ask_to_pull(state: RialtoState, player: i64) -> None:
    """Ask for a man to pull, as long as one is missing and one is elsewhere; then look at the district bonus."""
    men = state.cells[MEN + player]
    if state.budget > 0 and all_men(men) > men_at(men, state.current_district()):
        state.phase = PULL
        return
    finish_councilmen(state, player)


def finish_councilmen(state: RialtoState, player: i64) -> None:
    """All who complete a side in this section are paid; the tile is flipped at its end (ruling 39)."""
    state.budget = 0
    state.phase = NEXT_ACTION
    state.claimed |= pay_sides(state, player)


@final
class Pulling(Phase):
    """One man at a time, or no more (further ruling 2)."""

    clause = "F"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        men = state.cells[MEN + seat]
        here = state.current_district()
        out = vec[i64](capacity=8)
        out = append(out, DONE_ID)
        for district in range(i64(DISTRICT_COUNT)):
            if district != here and men_at(men, district) > 0:
                out = append(out, PULL_ID + district)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == DONE_ID:
            finish_councilmen(state, seat)
            return
        state.cells[MEN + seat] += man_in(state.current_district()) - man_in(action - PULL_ID)
        state.budget -= 1
        ask_to_pull(state, seat)
