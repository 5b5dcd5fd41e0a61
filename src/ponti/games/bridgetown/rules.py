"""Bridgetown Races' rules: a table of contents. Each part stands in the module it is named after."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import CHANCE, EVERYTHING, EventView, Game, Json, Prompt, Refusal, Result, pick
from ponti.core.options import Options
from ponti.core.position import Fields
from ponti.core.words import Words, told
from ponti.games.bridgetown import evaluation, notation, picture, policy, position, refusals, scene, scoring, words
from ponti.games.bridgetown import preview as previews
from ponti.games.bridgetown.actions import ACTIONS, DRAW_ID, OWN_BOARD, action_space
from ponti.games.bridgetown.board import Board
from ponti.games.bridgetown.board_reader import load_board
from ponti.games.bridgetown.components import BRIDGES, OPTIONS, PLANNERS, ROUNDS
from ponti.games.bridgetown.phases import PHASES
from ponti.games.bridgetown.state import OVER_PHASE, START, BridgetownState, new_state


@final
class Bridgetown(Game[BridgetownState]):
    """2-4 seats, on the own board or on another one; see ``docs/games/bridgetown.md``."""

    def __init__(self, board: Board = OWN_BOARD, id: str = "bridgetown") -> None:
        actions = ACTIONS if board is OWN_BOARD else action_space(board)
        super().__init__(id, (2, 4), actions, OPTIONS, most_events(4, int(board.most_flags)))
        self.board: Final = board

    # -- playing

    def start(self, options: Options, seats: int) -> BridgetownState:
        return new_state(options, seats, self.board)

    def to_act(self, state: BridgetownState) -> i64:
        return state.current

    def legal_vec(self, state: BridgetownState, seat: i64 = -1) -> vec[i64]:
        if state.phase == OVER_PHASE or (seat != -1 and seat != state.current):
            return vec[i64]()
        return PHASES[state.phase].legal(state)

    def weights_vec(self, state: BridgetownState) -> vec[i64]:
        weights = vec[i64](capacity=BRIDGES)
        for outcome in self.legal_vec(state):
            weights = append(weights, 1 if state.phase == START else state.bag[outcome - DRAW_ID])
        return weights

    def apply(self, state: BridgetownState, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action)

    def result(self, state: BridgetownState) -> Result:
        return scoring.result(state)

    # -- what search asks

    def sample(self, state: BridgetownState, rng: Random) -> i64:
        legal = PHASES[state.phase].legal(state)
        if state.current == CHANCE:
            return legal[pick(self.weights_vec(state), rng)]
        return legal[rng.randrange(len(legal))]

    def rollout(self, state: BridgetownState, rng: Random) -> i64:
        return self.sample(state, rng) if state.current == CHANCE else policy.rollout(state, rng)

    def rewards(self, state: BridgetownState) -> list[float]:
        return scoring.rewards(state)

    def evaluate(self, state: BridgetownState) -> list[float]:
        return evaluation.evaluate(state)

    def tuning(self) -> Mapping[str, object]:
        return {"playout": "rollout", "depth": 12, "prior": 4.0, "exploration": 0.3}

    # -- who may know what: everything is open (A43)

    def redact(self, state: BridgetownState, seat: int) -> BridgetownState:
        view = state.copy()
        view.viewer = seat
        return view

    def redeal(self, redacted: BridgetownState, rng: Random) -> BridgetownState:
        world = redacted.copy()
        world.viewer = EVERYTHING
        return world

    def redact_event(self, state: BridgetownState, action: int, seat: int, actor: int = -1) -> EventView:
        actor = int(self.to_act(state)) if actor == -1 else actor
        return EventView(actor, action, told(self.describe(state, action), actor))

    # -- words

    def prompt(self, state: BridgetownState) -> Prompt:
        return words.prompt(state, self.acting(state))

    def describe(self, state: BridgetownState, action: int) -> Words:
        return words.describe(state, self.actions, action)

    def why_not(self, state: BridgetownState, action: int, seat: int = -1) -> Refusal | None:
        if action in self.legal_actions(state, seat):
            return None
        return refusals.why_not(state, self.actions, action, int(state.current) if seat == -1 else seat)

    def parse(self, text: str) -> tuple[int, ...]:
        return (self.actions.read(text),)

    def read(self, state: BridgetownState, text: str, seat: int = -1) -> tuple[int, ...]:
        return notation.read(self.actions, state, text, self.legal_actions(state, seat))

    # -- positions and pictures

    def picture(self, state: BridgetownState) -> str:
        return picture.picture(state)

    def scene(self, state: BridgetownState) -> dict[str, Json]:
        return scene.scene(state)

    def fixed(self) -> tuple[str, ...]:
        return ("map",)

    def preview(self, state: BridgetownState, action: int) -> dict[str, Json]:
        return previews.preview(state, self.actions, action)

    def write_position(self, state: BridgetownState) -> dict[str, Json]:
        return position.write_position(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> BridgetownState:
        return position.read_position(fields, new_state(options, seats, self.board, viewer))


def game_on(source: str | Path | Mapping[str, object], id: str = "bridgetown_custom") -> Bridgetown:
    """The game on another board: a path or JSON, checked. Raises ``BadBoard``."""
    return Bridgetown(load_board(source), id)


def most_events(seats: int, most_flags: int) -> int:
    """A bound on the events of a game, chance included."""
    turns = seats * PLANNERS
    per_turn = 5 + most_flags  # First, swap, mode, route, swap or keep, and an exchange per flag
    return BRIDGES + 1 + ROUNDS * (turns + turns * per_turn + BRIDGES)


BRIDGETOWN: Final = Bridgetown()
"""The game on the own board."""
