"""A turn: the first of two tiles, or a bridge, or a pass when no two tiles fit (§8-§9)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import Refusal
from ponti.core.words import Words, say
from ponti.games.diavolo.board import NAMES
from ponti.games.diavolo.bridges import live_sites, put_bridge
from ponti.games.diavolo.components import (
    BOX_BRIDGES,
    BOX_TILES,
    DARK,
    DARK_PASSED,
    LAST_TURN_PASSED,
    LIGHT,
    NOBODY,
    SECOND,
    TURN,
)
from ponti.games.diavolo.layout import CELLS, FIRST_BRIDGE, FIRST_COLOUR, OPEN, ORDER, PASS, SPAN, TILES
from ponti.games.diavolo.phases.phase import Phase, end_game, end_turn, lay, open_cells
from ponti.games.diavolo.refusals import refuse, refuse_bridge, refuse_tile
from ponti.games.diavolo.state import DiavoloState
from ponti.games.diavolo.tiles import has_pair, opens_pair, put_tile
from ponti.games.diavolo.words import colour_words, pass_meaning


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
        sites = live_sites(state, mover)
        cells: i64 = 0
        bridges: i64 = 0
        if has_two_tiles(state):
            cells = i64(board[OPEN + mover])
        if has_bridge_left(state):
            bridges = len(sites)
        if cells + bridges == 0:
            return PASS
        drawn: i64 = rng.randrange(cells + bridges)
        if drawn < cells:
            cell = i64(board[ORDER + mover * SPAN + drawn])
            if opens_pair(board, mover, cell):
                return cell
        elif cells > 0 and has_pair(board, mover):
            return FIRST_BRIDGE + sites[drawn - cells]
        legal = self.legal(state)
        number: i64 = len(legal)
        return legal[rng.randrange(number)]

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

    def refuse(self, state: DiavoloState, action: int) -> Refusal | None:
        if action < CELLS:
            return _refuse_first(state, action)
        if action < PASS:
            return _refuse_bridge(state, action - FIRST_BRIDGE)
        return _refuse_pass(state) if action < FIRST_COLOUR else refuse("5", "colour-again")

    def clause(self, state: DiavoloState) -> str:
        if not has_two_tiles(state):
            return "24"
        return "8" if has_pair(state.board, state.mover) else "9"

    def question(self, state: DiavoloState) -> Words:
        return say(
            "diavolo-prompt-last-turn" if state.declarer != NOBODY else "diavolo-prompt-turn",
            colour=colour_words(int(state.mover)),
            question=_question(state),
        )


def _question(state: DiavoloState) -> Words:
    """§8-§9 what the mover may do; §24 what ran out is told from what does not fit."""
    bridge = has_bridge_left(state) and len(live_sites(state, state.mover)) > 0
    if can_lay(state):
        return say("diavolo-prompt-tiles-or-bridge" if bridge else "diavolo-prompt-tiles")
    tiles = say("diavolo-lack-tiles-fit" if has_two_tiles(state) else "diavolo-lack-tiles-left")
    if bridge:
        passing = say(f"diavolo-passing-{pass_meaning(state)}")
        return say("diavolo-prompt-bridge-or-pass", tiles=tiles, passing=passing)
    bridges = say("diavolo-lack-bridges-fit" if has_bridge_left(state) else "diavolo-lack-bridges-left")
    passing = say(f"diavolo-pass-{pass_meaning(state)}")
    return say("diavolo-prompt-pass", tiles=tiles, bridges=bridges, passing=passing)


def can_lay(state: DiavoloState) -> bool:
    """§9 whether the mover has a legal pair of tiles."""
    return has_two_tiles(state) and has_pair(state.board, state.mover)


def _refuse_first(state: DiavoloState, cell: int) -> Refusal | None:
    refusal = refuse_tile(state, int(state.mover), cell)
    if refusal is not None:
        return refusal
    if not has_two_tiles(state):
        return refuse("24", "tiles-left", most=BOX_TILES)
    return None if opens_pair(state.board, state.mover, cell) else refuse("15", "no-second", cell=NAMES[cell])


def _refuse_bridge(state: DiavoloState, site: int) -> Refusal | None:
    refusal = refuse_bridge(state, int(state.mover), site)
    if refusal is None and not has_bridge_left(state):
        return refuse("24", "bridges-left", most=BOX_BRIDGES)
    return refusal


def _refuse_pass(state: DiavoloState) -> Refusal | None:
    """§9 names a pair that could be laid."""
    if not can_lay(state):
        return None
    first = next(cell for cell in open_cells(state, state.mover) if opens_pair(state.board, state.mover, cell))
    after = state.copy()
    put_tile(after.board, after.mover, first)
    return refuse("9", "pair-left", one=NAMES[first], two=NAMES[open_cells(after, after.mover)[0]])


def pass_turn(state: DiavoloState) -> None:
    """§22a the first pass declares the end and leaves the other colour one turn; §23 dark's may end it at once."""
    if state.declarer != NOBODY:
        end_game(state, LAST_TURN_PASSED)
    elif state.rules.has_equal_turns and state.mover == DARK:
        end_game(state, DARK_PASSED)
    else:
        state.declarer = state.mover
        state.mover = DARK if state.mover == LIGHT else LIGHT
        state.phase = TURN
