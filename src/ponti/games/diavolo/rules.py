from typing import Final
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from ponti.core.game import Game, EVERYTHING
from ponti.core.options import Option, Options, Choice, Flag, Whole
from ponti.games.diavolo.actions import ACTIONS
from ponti.games.diavolo.phases import PHASES
from ponti.games.diavolo.scoring import measure
from ponti.games.diavolo.state import DiavoloState, FRESH, Ruleset
from ponti.games.diavolo.components import *
OPTIONS: Final[tuple[Option, ...]] = (
    Whole("size", BOX_SIZE, low=SMALLEST, high=BIGGEST),
    Choice("last_turn", "other", values=("other", "equal")),
    Choice("supply", "unlimited", values=("unlimited", "box")),
    Flag("parallel_knights", True),
)
class Diavolo(Game[DiavoloState]):
    def __init__(self) -> None:
        super().__init__("diavolo", seats=(2, 2), actions=ACTIONS, options=OPTIONS, max_events=300)
    def start(self, options: Options, seats: int) -> DiavoloState:
        rules = Ruleset(options)
        return DiavoloState(options, EVERYTHING, rules, FRESH[rules.size][:])
    def to_act(self, state: DiavoloState) -> i64:
        return PHASES[state.phase].seat(state)
    def legal_vec(self, state: DiavoloState, seat: i64 = -1) -> vec[i64]:
        return PHASES[state.phase].legal(state)
    def sample(self, state: DiavoloState, rng: Random) -> i64:
        return PHASES[state.phase].sample(state, rng)
    def apply(self, state: DiavoloState, action: i64, seat: i64 = -1) -> None:
        PHASES[state.phase].apply(state, action)
    def rewards(self, state: DiavoloState) -> list[float]:
        light = measure(state, LIGHT)
        dark = measure(state, DARK)
        if light == dark:
            return [0.5, 0.5]
        winner = state.light_seat if light > dark else 1 - state.light_seat
        return [1.0, 0.0] if winner == 0 else [0.0, 1.0]
DIAVOLO: Final = Diavolo()
