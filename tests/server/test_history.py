"""The past of a table: every position is the one that the log leads to, and walking costs a step and not a game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ponti
from ponti.core.game import EVERYTHING, SPECTATOR, AnyGame, State
from ponti.core.record import Event
from ponti.server.history import History
from ponti.server.log import Log, played_line, replayed
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent

GAMES = [*[game.id for game in ponti.games()], "toy"]


class Counted:
    """A game that counts how often something is applied."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.applied = 0

    def apply(self, state: State, action: int, seat: int) -> None:
        self.applied += 1
        self._game.apply(state, action, seat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def random_rows(game: AnyGame, rng: Random, most: int) -> Iterator[StoredEvent]:
    """A game in which something is taken back now and then, and other things are done between."""
    line: list[Event] = []
    state = game.new_game()
    for number in range(1, most + 1):
        acting = game.acting(state)
        if not acting or (line and rng.random() < 0.1):
            length = rng.randrange(len(line))
            del line[length:]
            state = replayed(game, game.new_game(), line)
            yield StoredEvent(number, TAKEN_BACK, 0, "", length, False)
        elif rng.random() < 0.05:
            yield StoredEvent(number, "paused", 0, "", len(line), False)
        else:
            seat = rng.choice(acting)
            action = rng.choice(game.legal_actions(state, seat))
            line.append(Event(seat, action))
            game.apply(state, action, seat)
            yield StoredEvent(number, PLAYED, seat, game.actions.text(action), len(line), False)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_leads_to_the_position_that_replaying_gives(game_id: str) -> None:
    game, rng = ponti.game(game_id), Random(5)
    rows = list(random_rows(game, rng, 120))
    history = History(game, game.new_game())
    history.add(rows[:50])
    history.state(rng.randrange(50))
    history.add(rows[40:])  # those that are there already change nothing
    assert history.number == len(rows)
    for number in rng.sample(range(len(rows) + 1), 40):
        line, _ = played_line(game, rows[:number])
        assert history.line(number) == tuple(line)
        assert history.length(number) == len(line)
        expected = replayed(game, game.new_game(), line)
        assert game.dump_state(history.state(number)) == game.dump_state(expected)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, EVERYTHING])
@pytest.mark.parametrize("game_id", GAMES)
def test_the_log_reads_as_it_does_at_the_table(game_id: str, viewer: int) -> None:
    game = ponti.game(game_id)
    rows = list(random_rows(game, Random(viewer), 60))
    log, history = Log(game, game.new_game()), History(game, game.new_game())
    for row in rows:
        log.add([row])
        history.add([row])
    assert list(history.readings(viewer)) == list(log.read(viewer))
    assert history.page_from() == log.page_from


def test_a_position_that_was_handed_out_does_not_change_the_history() -> None:
    game = ponti.game("diavolo")
    history = History(game, game.new_game())
    history.add(random_rows(game, Random(1), 10))
    state = history.state(5)
    before = game.dump_state(state)
    game.apply(state, game.legal_actions(state)[0])
    assert game.dump_state(history.state(5)) == before


def test_walking_costs_a_step() -> None:
    rules = ponti.game("diavolo")
    rows: list[StoredEvent] = []
    state = rules.new_game()
    while rules.acting(state) and len(rows) < 60:
        seat = rules.acting(state)[0]
        action = next(each for each in rules.legal_actions(state) if rules.actions.text(each) != "pass")
        rows.append(StoredEvent(len(rows) + 1, PLAYED, seat, rules.actions.text(action), len(rows) + 1, False))
        rules.apply(state, action, seat)
    game: Any = Counted(rules)
    history = History(game, rules.new_game())
    history.add(rows)
    history.state(len(rows))
    assert game.applied == len(rows)
    for number in range(len(rows) + 1):
        history.state(number)
    assert game.applied <= 2 * len(rows) + 16, "forwards: one step each"
    before = game.applied
    for number in range(len(rows), 0, -1):
        history.state(number)
    assert game.applied - before <= 16 * len(rows), "backwards: from the nearest position that was kept"
    before = game.applied
    history.state(len(rows) - 7)
    assert game.applied - before <= 16
