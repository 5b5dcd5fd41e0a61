"""Phase II: after the plays the majority is settled, then all act in Doge order (R18-R20)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import VIRTUAL_ACT_ID
from ponti.games.rialto.components import SECTIONS
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.bridge import BridgeSection
from ponti.games.rialto.phases.building import BuildingSection
from ponti.games.rialto.phases.councilman import CouncilmanSection
from ponti.games.rialto.phases.doge import DogeSection
from ponti.games.rialto.phases.gold import GoldSection
from ponti.games.rialto.phases.gondola import GondolaSection
from ponti.games.rialto.phases.section import Section
from ponti.games.rialto.state import (
    BEGIN_SECTION,
    END_SECTION,
    NEXT_ACTION,
    NEXT_BLUE,
    NONE,
    PLAYED,
    VIRTUAL_ACTING,
    RialtoState,
    ranked,
)

ACTIONS_BY_SECTION: Final[list[Section]] = [
    DogeSection(),
    GoldSection(),
    BuildingSection(),
    BridgeSection(),
    GondolaSection(),
    CouncilmanSection(),
]


def leader(state: RialtoState) -> i64:
    """R18: who has the highest count, ties by Doge rank; ``NONE`` when nobody played."""
    best: i64 = 0
    player: i64 = NONE
    for place in range(state.plan.players):
        other = ranked(state.ranks, place)
        count = state.count(other, state.section)
        if count > best:
            best = count
            player = other
    return player


@final
class Resolving(Automatic):
    """The majority is settled before anything moves; the order of actions with it (R18, R19)."""

    clause = "R18"

    def go_on(self, state: RialtoState) -> None:
        state.winners |= (leader(state) + 1) << 3 * state.section
        state.order = state.ranks
        state.index = 0
        state.phase = NEXT_ACTION


@final
class NextAction(Automatic):
    """The next player's action."""

    clause = "R19"

    def go_on(self, state: RialtoState) -> None:
        if state.index == state.plan.players:
            state.phase = END_SECTION
            return
        player = state.in_turn()
        state.index += 1
        state.current = player
        section = ACTIONS_BY_SECTION[state.section]
        if not state.is_virtual(player):
            section.act(state, player)
        elif section.concerns_virtual(state, player):
            state.phase = VIRTUAL_ACTING


@final
class VirtualActing(Phase):
    """The virtual player's action: forced, but an event of its own (R31)."""

    clause = "R31"
    is_chance = True

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        return append(vec[i64](capacity=2), VIRTUAL_ACT_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.phase = NEXT_ACTION
        ACTIONS_BY_SECTION[state.section].act_virtual(state, state.current)


@final
class EndSection(Automatic):
    """Played cards are discarded, bonus tiles flipped, and the winner starts the next section (R15, R20)."""

    clause = "R20"

    def go_on(self, state: RialtoState) -> None:
        cells = state.cells
        for player in range(state.plan.players):
            state.discards += cells[PLAYED + player]
            cells[PLAYED + player] = 0
        state.flipped |= state.claimed
        state.claimed = 0
        if state.winner(state.section) != NONE:
            state.starter = state.winner(state.section)
        state.section += 1
        if state.section < SECTIONS:
            state.phase = BEGIN_SECTION
            return
        state.order = state.ranks
        state.index = 0
        state.phase = NEXT_BLUE
