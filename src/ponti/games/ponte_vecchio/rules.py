"""Ponte Vecchio's rules: a table of contents. Each part stands in the module it is named after."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.game import EventView, Game, Json, Prompt, Refusal, Result
from ponti.core.options import Options
from ponti.core.position import Fields
from ponti.core.words import Words
from ponti.games.ponte_vecchio import (
    evaluation,
    events,
    hidden,
    notation,
    picture,
    policy,
    position,
    refusals,
    scene,
    scoring,
    words,
)
from ponti.games.ponte_vecchio import preview as previews
from ponti.games.ponte_vecchio.actions import ACTIONS
from ponti.games.ponte_vecchio.components import OPTIONS, most_money, most_rounds
from ponti.games.ponte_vecchio.phases import PHASES
from ponti.games.ponte_vecchio.state import CARD, OFFER, OVER_PHASE, VecchioState, new_state


@final
class PonteVecchio(Game[VecchioState]):
    """2-5 seats; see ``docs/games/ponte_vecchio.md``."""

    def __init__(self) -> None:
        super().__init__("ponte_vecchio", (2, 5), ACTIONS, OPTIONS, most_events())

    # -- playing

    def start(self, options: Options, seats: int) -> VecchioState:
        return new_state(options, seats)

    def to_act(self, state: VecchioState) -> i64:
        return state.current

    def acting(self, state: VecchioState) -> tuple[int, ...]:
        if state.phase == OVER_PHASE:
            return ()
        if state.phase in (CARD, OFFER):
            return tuple(hidden.waiting_seats(state)) or (int(state.current),)
        return (int(state.current),)

    def legal_vec(self, state: VecchioState, seat: i64 = -1) -> vec[i64]:
        if state.phase == OVER_PHASE:
            return vec[i64]()
        return PHASES[state.phase].legal(state, state.current if seat == -1 else seat)

    def weights_vec(self, state: VecchioState) -> vec[i64]:
        weights = vec[i64](capacity=30)
        for _ in range(len(self.legal_vec(state))):
            weights = append(weights, 1)
        return weights

    def apply(self, state: VecchioState, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action, state.current if seat == -1 else seat)

    def result(self, state: VecchioState) -> Result:
        return scoring.result(state)

    # -- what search asks

    def rollout(self, state: VecchioState, rng: Random) -> i64:
        return policy.rollout(state, rng)

    def rewards(self, state: VecchioState) -> list[float]:
        return scoring.rewards(state)

    def evaluate(self, state: VecchioState) -> list[float]:
        return evaluation.evaluate(state)

    def tuning(self) -> Mapping[str, object]:
        return {"playout": "rollout", "depth": 20, "prior": 4.0, "exploration": 0.3}

    # -- who may know what

    def redact(self, state: VecchioState, seat: int) -> VecchioState:
        return hidden.redact(state, seat)

    def redact_event(self, state: VecchioState, action: int, seat: int, actor: int = -1) -> EventView:
        return events.redact_event(state, action, seat, int(state.current) if actor == -1 else actor)

    def log_page(self, state: VecchioState) -> int:
        return int(state.round) + 1 if state.terms.memory and state.phase != OVER_PHASE else 0

    def redeal(self, redacted: VecchioState, rng: Random) -> VecchioState:
        return hidden.redeal(redacted, rng)

    # -- words

    def prompt(self, state: VecchioState) -> Prompt:
        return words.prompt(state, self.acting(state))

    def describe(self, state: VecchioState, action: int) -> Words:
        return words.describe(state, action)

    def why_not(self, state: VecchioState, action: int, seat: int = -1) -> Refusal | None:
        if state.phase != OVER_PHASE and action in self.legal_actions(state, seat):
            return None
        return refusals.why_not(state, action, int(state.current) if seat == -1 else seat)

    def parse(self, text: str) -> tuple[int, ...]:
        return notation.parse(text)

    def read(self, state: VecchioState, text: str, seat: int = -1) -> tuple[int, ...]:
        return notation.read(state, text, int(state.current) if seat == -1 else seat)

    def join(self, first: int, second: int) -> str:
        word, length = notation.joined((first, second))
        return word if length == 2 else ""

    def joined(self, actions: Sequence[int]) -> tuple[str, int]:
        return notation.joined(actions)

    # -- positions and pictures

    def picture(self, state: VecchioState) -> str:
        return picture.picture(state)

    def scene(self, state: VecchioState) -> dict[str, Json]:
        return scene.scene(state)

    def preview(self, state: VecchioState, action: int) -> dict[str, Json]:
        return previews.preview(state, action)

    def write_position(self, state: VecchioState) -> dict[str, Json]:
        return position.write_position(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> VecchioState:
        return position.read_position(fields, new_state(options, seats, viewer))


def most_events() -> int:
    """A bound on the events of a game, chance included: mostly on the bids, each 5 above the last, digit by digit."""
    bids = most_money(5, 99) // 5 * 6
    return 11 + most_rounds(99) * (bids + 1 + 5 + 2 + 5 * 6 + 3)


PONTE_VECCHIO: Final = PonteVecchio()
"""The game."""
