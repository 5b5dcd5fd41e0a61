"""``ponti replay``: a record again, event by event."""

from typing import Annotated

import typer

from ponti.cli.options import FileArgument, Lang, read_record
from ponti.cli.screen import show_events, show_picture, show_result
from ponti.cli.voice import VOICE, ask, is_conversation
from ponti.core.game import EVERYTHING, AnyGame, Result, State
from ponti.core.match import Match


def replay(file: FileArgument, all: Annotated[bool, typer.Option("--all")] = False, lang: Lang = None) -> None:
    """Show a record step by step; everything at once with ``--all`` or when nobody can press keys."""
    from ponti.server.endings import recorded_result

    record = read_record(file)
    match = record.replay()
    result = recorded_result(record, match)
    if all or not is_conversation():
        _show_all(match, result)
    else:
        _Steps(match, result).run()


def positions(match: Match) -> list[State]:
    """The states before the first event and after each."""
    state: State = match.start.copy()
    found = [state.copy()]
    for event in match.events:
        match.game.apply(state, event.action, event.seat)
        found.append(state.copy())
    return found


def _show_all(match: Match, result: Result | None) -> None:
    states = positions(match)
    for number in range(len(states)):
        _show(match, number, states)
    if result is not None:
        show_result(match, result)


def _show(match: Match, number: int, states: list[State]) -> None:
    VOICE.line()
    VOICE.line(f"— {number}/{len(match.events)} —", "bold")
    if number:
        show_events(match, EVERYTHING, number - 1, number)
    picture = _picture(match.game, states[number])
    show_picture(picture, _picture(match.game, states[number - 1]) if number else picture)


def _picture(game: AnyGame, state: State) -> str:
    return str(game.picture(state))


class _Steps:
    """Walking through a record with the keyboard."""

    def __init__(self, match: Match, result: Result | None) -> None:
        self.match = match
        self.result = result
        self.states = positions(match)
        self.number = 0

    def run(self) -> None:
        """Until the person quits."""
        while True:
            _show(self.match, self.number, self.states)
            if self.number == len(self.match.events) and self.result is not None:
                show_result(self.match, self.result)
            word = ask(VOICE.text("cli-replay-prompt") + " ").lower()
            if word in {"q", "quit"}:
                return
            self.number = self._next(word)

    def _next(self, word: str) -> int:
        last = len(self.match.events)
        if word == "b":
            return max(0, self.number - 1)
        if word.isascii() and word.isdigit() and len(word) < 8:
            return min(last, int(word))
        return min(last, self.number + 1)
