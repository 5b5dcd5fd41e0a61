"""A turn: the first of two tiles, or a bridge, or a pass when no two tiles fit (§8-§9)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.games.diavolo.actions import FIRST_BRIDGE, PASS
from ponti.games.diavolo.board import SPAN
from ponti.games.diavolo.bridges import live_sites, put_bridge
from ponti.games.diavolo.components import BOX_BRIDGES, BOX_TILES, DARK, LAST_TURN_PASSED, DARK_PASSED, LIGHT, NOBODY, SECOND, TURN
from ponti.games.diavolo.phases.phase import Phase, end_game, end_turn, lay, open_cells
from ponti.games.diavolo.state import OPEN, ORDER, TILES, DiavoloState
from ponti.games.diavolo.tiles import has_pair, opens_pair


def has_two_tiles(state: DiavoloState) -> bool:
    """§24 whether the mover's supply holds two more tiles."""
    return not state.rules.is_boxed or i64(state.board[TILES + state.mover]) + 2 <= BOX_TILES


def has_bridge_left(state: DiavoloState) -> bool:
    """§24 whether the supply holds one more bridge."""
    return not state.rules.is_boxed or len(state.built) < BOX_BRIDGES


class Turn(Phase):
    """§8 two tiles (one by one) or one bridge; §9 a pass only without any legal pair."""

    def legal(self, state: DiavoloState) -> vec[i64]:
        board = state.board
        mover = state.mover
        ids = vec[i64]()
        if has_two_tiles(state):
            for cell in open_cells(state, mover):
                if opens_pair(board, mover, cell):
                    ids = append(ids, cell)
        must_act = len(ids) > 0
        if has_bridge_left(state):
            for site in live_sites(state, mover):
                ids = append(ids, FIRST_BRIDGE + site)
        return ids if must_act else append(ids, i64(PASS))

    def sample(self, state: DiavoloState, rng: Random) -> i64:
        """Draws from the open cells and live sites, which are nearly always just the legal actions.

        A drawn cell that opens no pair, or a drawn bridge beside which passing is legal too, is replaced by a draw from
        the exact list; as both tests are exact, every legal action keeps the same chance.
        """
        board = state.board
        mover = state.mover
        cells: i64 = i64(board[OPEN + mover]) if has_two_tiles(state) else 0
        sites = live_sites(state, mover)
        count: i64 = cells + (len(sites) if has_bridge_left(state) else 0)
        if count == 0:
            return PASS
        drawn = rng.randrange(count)
        if drawn < cells:
            cell = i64(board[ORDER + mover * SPAN + drawn])
            if opens_pair(board, mover, cell):
                return cell
        elif cells > 0 and has_pair(board, mover):
            return FIRST_BRIDGE + sites[drawn - cells]
        legal = self.legal(state)
        return legal[rng.randrange(len(legal))]

    def apply(self, state: DiavoloState, action: i64) -> None:
        if action < FIRST_BRIDGE:
            lay(state, action)
            state.first = state.last_one = action
            state.last_two = -1
            state.phase = SECOND
        elif action < PASS:
            put_bridge(state, action - FIRST_BRIDGE)
            state.last_one, state.last_two = action, -1
            end_turn(state)
        else:
            state.last_one, state.last_two = action, -1
            pass_turn(state)


def pass_turn(state: DiavoloState) -> None:
    """§22a the first pass declares the end and leaves the other colour one turn; §23 with equal turns dark's ends at once."""
    if state.declarer != NOBODY:
        end_game(state, LAST_TURN_PASSED)
    elif state.rules.has_equal_turns and state.mover == DARK:
        end_game(state, DARK_PASSED)
    else:
        state.declarer = state.mover
        state.mover = DARK if state.mover == LIGHT else LIGHT
        state.phase = TURN
