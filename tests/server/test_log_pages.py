"""A game that is played from memory shows one page of its log: the current round."""

import pytest

from ponti.core.dice import Dice
from ponti.core.game import SPECTATOR
from ponti.core.match import Match
from ponti.core.registry import game
from ponti.server.log import Log
from ponti.store.data import PLAYED, StoredEvent


def played(ledger: str, rounds: int) -> Match:
    """A game of two in which everybody takes the first choice, up to a round or to the end."""
    match = Match(game("ponte_vecchio"), {"ledger": ledger, "stall_cap": 1}, 2, Dice(seed=3))
    while not match.is_over and match.state.round < rounds:  # type: ignore[attr-defined]
        match.play(match.legal_ids()[0], match.acting()[0])
    return match


def log_of(match: Match) -> Log:
    """The log as the table keeps it, read to its end."""
    log = Log(match.game, match.start)
    for number, event in enumerate(match.events, 1):
        log.add([StoredEvent(number, PLAYED, event.seat, match.game.actions.text(event.action), number, False)])
    log.read(SPECTATOR)
    return log


@pytest.mark.parametrize("rounds", [1, 2])
def test_an_open_game_shows_its_whole_log(rounds: int) -> None:
    log = log_of(played("open", rounds))
    assert (log.is_paged, log.page_from) == (False, 0)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_game_from_memory_shows_no_line_of_the_rounds_before(rounds: int) -> None:
    match = played("memory", rounds)
    assert log_of(match).page_from == len(match.events)


def test_a_game_from_memory_shows_its_whole_log_when_it_is_over() -> None:
    match = played("memory", 1_000)
    assert match.is_over
    log = log_of(match)
    assert (log.is_paged, log.page_from) == (True, 0)
