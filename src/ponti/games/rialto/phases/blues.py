"""Phase III: blue buildings, and the end of the round (R21, R22)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DECLINE_ID, DONE_ID, RECRUIT_ID, RETURN_ID, USE_ID
from ponti.games.rialto.components import B1, FREE, KINDS, NEW, ROUNDS, VALUES
from ponti.games.rialto.phases.base import Automatic, Phase
from ponti.games.rialto.phases.building import copies_in, take_off
from ponti.games.rialto.state import (
    BEGIN_ROUND,
    BLUE,
    BUILT,
    COINED,
    END_ROUND,
    FRESH,
    GENERAL,
    KIND_BIT,
    MONEY,
    NEXT_BLUE,
    OVER_PHASE,
    POINTS,
    RECRUIT,
    SUPPLY,
    UPGRADE,
    RialtoState,
    copies,
)

BLUE_MAN_POINTS: Final = 1
BLUE_POINTS: Final = 3


def can_use(state: RialtoState, player: i64, kind: i64) -> bool:
    """Whether a blue building can be used, a coin being there."""
    return state.usable(player, kind) > 0 and (kind != B1 or can_upgrade(state, player))


def has_blue(state: RialtoState, player: i64) -> bool:
    """Whether a player can use a blue building."""
    if state.cells[MONEY + player] == 0:
        return False
    for kind in range(i64(B1), i64(KINDS)):
        if can_use(state, player, kind):
            return True
    return False


def can_upgrade(state: RialtoState, player: i64) -> bool:
    """Whether a building can be exchanged for one of its colour that is worth one more (ruling 29)."""
    stock = state.stock()
    for kind in range(i64(KINDS)):
        if is_upgradable(state, player, kind, stock):
            return True
    return False


def is_upgradable(state: RialtoState, player: i64, kind: i64, stock: i64) -> bool:
    """Whether a kind can be exchanged: the next one of its colour stands after it in the table."""
    return VALUES[kind] < 4 and copies(state.cells[BUILT + player], kind) > 0 and copies(stock, kind + 1) > 0


@final
class NextBlue(Automatic):
    """Who uses blue buildings next: in the Doge order at the start, one finishes first (ruling 30)."""

    clause = "R21"

    def go_on(self, state: RialtoState) -> None:
        while state.index < state.plan.players:
            player = state.in_turn()
            if not state.is_virtual(player) and has_blue(state, player):
                state.current = player
                state.phase = BLUE
                return
            state.index += 1
        state.phase = END_ROUND


@final
class UsingBlue(Phase):
    """Which blue building, or no more."""

    clause = "R21"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for kind in range(i64(B1), i64(KINDS)):
            if can_use(state, seat, kind):
                out = append(out, USE_ID + kind)
        return append(out, DONE_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.phase = NEXT_BLUE
        if action == DONE_ID:
            state.index += 1
            return
        kind = action - USE_ID
        state.put_coin(seat, kind)
        BLUE_POWERS[kind - B1].use(state, seat)


class BluePower:
    """What a blue building does. Stateless."""

    def use(self, state: RialtoState, player: i64) -> None:
        """Do it; names a phase when something is left to decide."""
        raise NotImplementedError


@final
class Upgrade(BluePower):
    """B1: exchange a building."""

    def use(self, state: RialtoState, player: i64) -> None:
        state.phase = UPGRADE


@final
class Advance(BluePower):
    """B2: as many steps as the place on the Doge track now (ruling 30)."""

    def use(self, state: RialtoState, player: i64) -> None:
        state.advance(player, state.rank(player) + 1)


@final
class PointAndMan(BluePower):
    """B3: a point, and a man or another point."""

    def use(self, state: RialtoState, player: i64) -> None:
        state.cells[POINTS + player] += BLUE_MAN_POINTS
        if state.cells[GENERAL + player] == 0:
            state.cells[POINTS + player] += BLUE_MAN_POINTS
        else:
            state.phase = RECRUIT


@final
class Points(BluePower):
    """B4: three points."""

    def use(self, state: RialtoState, player: i64) -> None:
        state.cells[POINTS + player] += BLUE_POINTS


BLUE_POWERS: Final[list[BluePower]] = [Upgrade(), Advance(), PointAndMan(), Points()]


@final
class Upgrading(Phase):
    """Which building, and which copy, is exchanged; it may be a new one or the B1 itself (further ruling 14)."""

    clause = "R21"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        stock = state.stock()
        out = vec[i64](capacity=36)
        for kind in range(i64(KINDS)):
            if is_upgradable(state, seat, kind, stock):
                for condition in range(i64(FREE), NEW + 1):
                    if copies_in(state, seat, kind, condition) > 0:
                        out = append(out, RETURN_ID + 3 * kind + condition)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        returned = action - RETURN_ID
        state.returned = returned
        kind = returned // 3
        take_off(state, seat, kind, returned % 3)
        state.cells[BUILT + seat] += KIND_BIT[kind + 1]
        state.cells[FRESH + seat] += KIND_BIT[kind + 1]
        state.phase = NEXT_BLUE


@final
class Recruiting(Phase):
    """B3: with a man or without (further ruling 22)."""

    clause = "R21"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, RECRUIT_ID)
        return append(out, DECLINE_ID)

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action == RECRUIT_ID:
            state.cells[GENERAL + seat] -= 1
            state.cells[SUPPLY + seat] += 1
        state.phase = NEXT_BLUE


@final
class EndRound(Automatic):
    """Coins leave the buildings (R22); after the sixth round the game is over (R23)."""

    clause = "R22"

    def go_on(self, state: RialtoState) -> None:
        for seat in range(state.seats):
            state.cells[COINED + seat] = 0
            state.cells[FRESH + seat] = 0
        state.phase = OVER_PHASE if state.round == ROUNDS else BEGIN_ROUND
