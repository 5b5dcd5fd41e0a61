"""Any position can be written down and loaded, full or as a viewer sees it; damaged ones raise ``PontiError`` only."""

from collections.abc import Iterator
from functools import partial
from json import dumps, loads
from random import Random
from typing import Final

import ponti
from ponti.core.game import Json, State
from tests.conformance.cases import Case, every_case, viewers
from tests.conformance.json_text import json_text
from tests.conformance.walk import Step, walk
from tests.outcome import assert_polite, outcome

DAMAGES = 5
"""Per full state and view of a step; the fuzz tests of the games' own parsers do more."""
ODD: Final[tuple[Json, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    10**30,
    1.5,
    "",
    "?",
    "a1",
    [],
    {},
    [None],
    [[]],
    {"a": 1},
    [1, 1],
)


def states(case: Case, step: Step) -> Iterator[State]:
    """The full state and every view of it."""
    yield step.before
    for viewer in viewers(case):
        yield case.game.redact(step.before, viewer)


@every_case
def test_a_position_loads_back_as_it_was(case: Case) -> None:
    game, played = case.game, walk(case)
    for step in (*played.focus, Step(len(played.steps), played.end, ponti.OVER, 0)):
        for state in states(case, step):
            dumped = game.dump_state(state)
            for loaded in (game.load_state(dumped), game.load_state(dumps(dumped))):
                assert json_text(game.dump_state(loaded)) == json_text(dumped), step.number
                assert loaded.viewer == state.viewer
                assert game.acting(loaded) == game.acting(state), step.number
                assert game.prompt(loaded) == game.prompt(state), step.number


@every_case
def test_a_loaded_position_goes_on_like_the_original(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        loaded = game.load_state(game.dump_state(step.before))
        for seat in game.acting(loaded):
            assert game.legal_actions(loaded, seat) == game.legal_actions(step.before, seat), step.number
        after = step.before.copy()
        game.apply(after, step.action, step.actor)
        game.apply(loaded, step.action, step.actor)
        assert json_text(game.dump_state(loaded)) == json_text(game.dump_state(after)), step.number
        assert game.result(loaded) == game.result(after), step.number
        for seat in game.acting(after):
            assert game.legal_actions(loaded, seat) == game.legal_actions(after, seat), step.number


@every_case
def test_a_loaded_view_offers_its_seat_the_same_actions(case: Case) -> None:
    game = case.game
    for step in walk(case).focus:
        for seat in game.acting(step.before):
            if seat == ponti.CHANCE:
                continue
            view = game.redact(step.before, seat)
            loaded = game.load_state(game.dump_state(view))
            legal = game.legal_actions(step.before, seat)
            assert game.legal_actions(view, seat) == legal, step.number
            assert game.legal_actions(loaded, seat) == legal, step.number


@every_case
def test_a_damaged_position_is_refused_or_playable(case: Case) -> None:
    game, rng = case.game, walk(case).rng("damage")
    for step in walk(case).focus:
        for state in (step.before, game.redact(step.before, 0)):
            text = dumps(game.dump_state(state))
            for _ in range(DAMAGES):
                damaged = _damage(loads(text), rng)
                loaded = outcome(partial(game.load_state, damaged))
                if isinstance(loaded, ponti.PontiError):
                    assert_polite(loaded)
                else:
                    _use(case, loaded)


@every_case
def test_a_position_without_one_of_its_members_is_refused_or_playable(case: Case) -> None:
    game, step = case.game, walk(case).focus[-1]
    dumped = game.dump_state(step.before)
    for name in dumped:
        loaded = outcome(partial(game.load_state, {key: value for key, value in dumped.items() if key != name}))
        if isinstance(loaded, ponti.PontiError):
            assert_polite(loaded)
        else:
            assert name not in ("game", "rules", "seats", "options")
            _use(case, loaded)


def _use(case: Case, state: State) -> None:
    game = case.game
    again = game.load_state(game.dump_state(state))
    assert json_text(game.dump_state(again)) == json_text(game.dump_state(state))
    assert game.prompt(state).words.text("en")
    assert game.picture(state)
    json_text(game.scene(state))
    game.result(state)
    for seat in game.acting(state):
        if state.viewer in (ponti.EVERYTHING, seat):
            game.legal_actions(state, seat)


def _damage(damaged: dict[str, Json], rng: Random) -> dict[str, Json]:
    target: dict[str, Json] | list[Json] = damaged
    while True:
        keys: list[str] | list[int] = list(target) if isinstance(target, dict) else list(range(len(target)))
        if not keys:
            return damaged
        key = rng.choice(keys)
        inner = target[key]  # type: ignore[index,call-overload]
        if isinstance(inner, (dict, list)) and inner and rng.random() < 0.8:
            target = inner
            continue
        if rng.random() < 0.2:
            del target[key]  # type: ignore[arg-type]
        else:
            other = rng.choice(list(target.values()) if isinstance(target, dict) else target)
            target[key] = rng.choice((*ODD, other, other))  # type: ignore[index,call-overload]
        return damaged
