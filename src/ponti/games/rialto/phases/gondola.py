"""Section E: men for the board of the player, and a gondola with a man for the majority."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.rialto.actions import DONE_ID, GONDOLA_ID, MAN_ID, MOVE_ID
from ponti.games.rialto.board import GONDOLA as GONDOLA_TILE
from ponti.games.rialto.board import ONE_END, OTHER_END, all_men, man_in, men_at
from ponti.games.rialto.components import DISTRICT_COUNT, PAIR_COUNT
from ponti.games.rialto.phases.base import Phase
from ponti.games.rialto.phases.bridge import marked
from ponti.games.rialto.phases.section import Section, pay_sides
from ponti.games.rialto.state import (
    GENERAL,
    GONDOLA,
    MAN,
    MEN,
    NEXT_ACTION,
    NONE,
    POINTS,
    SHORTAGE,
    SUPPLY,
    TILES,
    RialtoState,
)


@final
class GondolaSection(Section):
    """A man for each card, a point for each that is missing; a gondola for the majority (ruling 34)."""

    def act(self, state: RialtoState, player: i64) -> None:
        count = state.count(player, state.section)
        recruited = min(count, state.cells[GENERAL + player])
        state.cells[GENERAL + player] -= recruited
        state.cells[SUPPLY + player] += recruited
        state.cells[POINTS + player] += count - recruited
        if state.has_bonus(player):
            state.phase = GONDOLA

    def concerns_virtual(self, state: RialtoState, player: i64) -> bool:
        return state.has_bonus(player)

    def act_virtual(self, state: RialtoState, player: i64) -> None:
        pair = marked(state)
        state.cells[TILES + pair] = GONDOLA_TILE
        for district in (ONE_END[pair], OTHER_END[pair]):
            send_virtual(state, player, district, 1)
        state.flipped |= pay_sides(state, player)  # further ruling 13


def send_virtual(state: RialtoState, player: i64, district: i64, number: i64) -> None:
    """Men of the virtual player, neutral ones when it has none left (further ruling 12)."""
    state.cells[SUPPLY + player] -= min(number, state.cells[SUPPLY + player])
    state.cells[MEN + player] += man_in(district) * number


@final
class PlacingGondola(Phase):
    """On which free connection; with no man in the general supply a point instead of one (rulings 35, 36)."""

    clause = "E"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=15)
        for pair in range(i64(PAIR_COUNT)):
            if state.is_free(pair):
                out = append(out, GONDOLA_ID + pair)
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        pair = action - GONDOLA_ID
        cells = state.cells
        cells[TILES + pair] = GONDOLA_TILE
        if cells[GENERAL + seat] > 0:
            state.tile = pair
            state.phase = MAN
            return
        cells[POINTS + seat] += 1
        state.tile = pair
        state.phase = SHORTAGE
        if cells[SUPPLY + seat] == 0 and all_men(cells[MEN + seat]) == 0:
            finish_gondola(state, seat)


def finish_gondola(state: RialtoState, seat: i64) -> None:
    """The district bonus is looked at at once."""
    state.flipped |= pay_sides(state, seat)
    state.tile = NONE
    state.phase = NEXT_ACTION


@final
class PlacingMan(Phase):
    """At which end of the gondola."""

    clause = "E"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, MAN_ID + ONE_END[state.tile])
        return append(out, MAN_ID + OTHER_END[state.tile])

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        state.cells[GENERAL + seat] -= 1
        state.cells[MEN + seat] += man_in(action - MAN_ID)
        finish_gondola(state, seat)


@final
class Shortage(Phase):
    """A man of the board, or one from a district, or none (rulings 35, 36, further rulings 22, 23)."""

    clause = "E"

    def legal(self, state: RialtoState, seat: i64) -> vec[i64]:
        one, other = ONE_END[state.tile], OTHER_END[state.tile]
        men = state.cells[MEN + seat]
        out = vec[i64](capacity=16)
        out = append(out, DONE_ID)
        if state.cells[SUPPLY + seat] > 0:
            out = append(out, MAN_ID + one)
            out = append(out, MAN_ID + other)
        for source in range(i64(DISTRICT_COUNT)):
            if men_at(men, source) == 0:
                continue
            if source != one:
                out = append(out, MOVE_ID + 5 * source + (one if one < source else one - 1))
            if source != other:
                out = append(out, MOVE_ID + 5 * source + (other if other < source else other - 1))
        return out

    def apply(self, state: RialtoState, action: i64, seat: i64) -> None:
        if action >= MOVE_ID:
            source = (action - MOVE_ID) // 5
            target = (action - MOVE_ID) % 5
            state.cells[MEN + seat] += man_in(target if target < source else target + 1) - man_in(source)
        elif action >= MAN_ID:
            state.cells[SUPPLY + seat] -= 1
            state.cells[MEN + seat] += man_in(action - MAN_ID)
        finish_gondola(state, seat)
