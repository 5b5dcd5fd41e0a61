"""Seeded random games, kept with their states so that all tests share them."""

from dataclasses import dataclass
from functools import cache
from random import Random

from librt.random import Random as FastRandom

import ponti
from ponti.core.game import State
from tests.conformance.cases import Case, seed_of

FOCUS_DEFAULT, FOCUS = 7, 3
"""Evenly spaced steps of a walk that the heavy checks look at, besides the first of each phase and the last: with
default options and with others."""


@dataclass(frozen=True)
class Step:
    """One event: the full state before it, who acts and what."""

    number: int
    before: State
    actor: int
    action: int

    @property
    def is_chance(self) -> bool:
        return self.actor == ponti.CHANCE


@dataclass(frozen=True)
class Walk:
    """A finished random game."""

    case: Case
    steps: tuple[Step, ...]
    end: State
    focus: tuple[Step, ...]

    def fast_rng(self, *parts: object) -> FastRandom:
        return FastRandom(seed_of(self.case, *parts))

    def rng(self, *parts: object) -> Random:
        return Random(seed_of(self.case, *parts))


@cache
def walk(case: Case, number: int = 0) -> Walk:
    """A random game; simultaneous choices arrive in random order."""
    game, rng = case.game, Random(seed_of(case, number))
    fast = FastRandom(rng.getrandbits(31))
    state = case.start()
    steps: list[Step] = []
    while acting := game.acting(state):
        assert len(steps) < game.max_events, f"more than {game.max_events} events"
        actor = rng.choice(acting)
        legal = game.legal_actions(state, actor)
        assert legal, f"nothing to do at event {len(steps)}"
        action = int(game.sample(state, fast)) if actor == ponti.CHANCE else rng.choice(legal)
        steps.append(Step(len(steps), state.copy(), actor, action))
        game.apply(state, action, actor)
    return Walk(case, tuple(steps), state, _focus(case, steps))


def _focus(case: Case, steps: list[Step]) -> tuple[Step, ...]:
    count = FOCUS if case.options else FOCUS_DEFAULT
    chosen = {len(steps) * index // count for index in range(count)} | {len(steps) - 1}
    phases: set[str] = set()
    for step in steps:
        phase = case.game.prompt(step.before).phase
        if phase not in phases:
            chosen.add(step.number)
        phases.add(phase)
    return tuple(step for step in steps if step.number in chosen)
