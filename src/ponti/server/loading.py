"""Tables from the store, as they were when the last line of their log was kept."""

from collections.abc import Sequence
from json import loads

from ponti.core.dice import Dice
from ponti.core.game import AnyGame, State
from ponti.core.match import Match
from ponti.core.record import Event
from ponti.core.registry import game as game_by_id
from ponti.server.affairs import Affairs, advance, opened, read_affairs
from ponti.server.errors import TableError
from ponti.server.house_rules import HouseRules, read_house_rules
from ponti.server.log import played_line, replayed
from ponti.server.tables import Table, starting_affairs
from ponti.store.data import PLAYED, TAKEN_BACK, StoredEvent, StoredTable


def load_table(stored: StoredTable) -> Table:
    """A table as it was when its last line was kept. Raises ``rules_changed`` when today's rules are others."""
    head = stored.head
    game = game_by_id(head.game)
    if game.rules_version != head.rules:
        raise TableError("rules_changed", 409, found=str(head.rules), now=str(game.rules_version))
    match = Match(game, head.options, len(stored.seats), Dice(head.secret), rolls=False)
    rules, affairs = read_house_rules(head.settings), starting_affairs(head, stored.seats)
    affairs = opened(rules, affairs, game.acting(match.start))
    match.events, _ = played_line(game, stored.events)
    match.state, affairs = walked(rules, game, match.start, affairs, stored.events)
    match.rolls = True
    table = Table(head, stored.seats, match, affairs)
    table.restore(stored.events)
    return table


def from_snapshot(game: AnyGame, text: str) -> tuple[State, Affairs | None]:
    """What a snapshot holds; a table from of old had no affairs."""
    kept = loads(text)
    return game.load_state(kept["state"]), None if kept["affairs"] is None else read_affairs(kept["affairs"])


def walked(
    rules: HouseRules, game: AnyGame, start: State, affairs: Affairs, rows: Sequence[StoredEvent], length: int = 0
) -> tuple[State, Affairs]:
    """The state and the affairs after ``rows``, which begin at ``start`` when the game had ``length`` events.

    None of them takes the game back to before that.
    """
    state, line = start.copy(), list[Event]()
    for row in rows:
        if row.kind == PLAYED:
            line.append(Event(row.seat, game.actions.parse(row.text)))
            game.apply(state, line[-1].action, row.seat)
        elif row.kind == TAKEN_BACK:
            del line[row.length - length :]
            state = replayed(game, start, line)
        affairs = advance(rules, affairs, row, game.acting(state))
    return state, affairs
