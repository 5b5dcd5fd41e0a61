"""Would running games go on as they are under today's rules? They are replayed, and nothing is changed."""

from collections.abc import Iterator
from dataclasses import dataclass
from json import dumps, loads

from ponti.core.dice import Dice
from ponti.core.errors import PontiError
from ponti.core.game import CHANCE
from ponti.core.match import Match
from ponti.core.registry import game as game_by_id
from ponti.core.words import Words, say
from ponti.server.origins import continued_of, start_of
from ponti.store.data import PLAYED, TAKEN_BACK, Snapshot, StoredEvent, StoredTable
from ponti.store.repository import Store


@dataclass(frozen=True)
class Difference:
    """Where a game leaves its way: ``kind`` is stable, ``event`` counts the game's events (0: from the start on)."""

    kind: str
    event: int
    clause: str
    words: Words


@dataclass(frozen=True)
class Checked:
    """One table: the rules that it was started under, today's (0 when the game is gone), and the first difference."""

    table: str
    game: str
    rules: int
    rules_now: int
    events: int
    difference: Difference | None

    @property
    def is_held_up(self) -> bool:
        """Whether the table is refused because its rules have another number, though it would play the same."""
        return self.difference is None and self.rules != self.rules_now


def check_tables(store: Store, *, finished: bool = False) -> Iterator[Checked]:
    """Check all running tables, and if it is wanted those that are over."""
    for id in store.ids() if finished else store.running():
        whole, recent, line = store.load_whole(id), store.load(id), store.lists.one(id)
        assert whole is not None and recent is not None and line is not None, "tables are never deleted"
        yield check_table(whole, recent.snapshot, line.acting, is_running=not line.is_over)


def check_table(
    stored: StoredTable, snapshot: Snapshot | None = None, acting: tuple[int, ...] = (), *, is_running: bool = True
) -> Checked:
    """Replay a table's whole log. ``snapshot`` and ``acting`` are what the former rules made of it."""
    head = stored.head
    lengths = [row.length for row in stored.events]
    try:
        game = game_by_id(head.game)
    except PontiError as error:
        return Checked(head.id, head.game, head.rules, 0, max(lengths, default=0), _from_error("game_gone", 0, error))
    try:
        game.check_setup(head.options, len(stored.seats))
        start = start_of(head)
        match = Match(game, head.options, len(stored.seats), Dice(head.secret), start=start, rolls=False)
    except PontiError as error:
        difference: Difference | None = _from_error("other_start", 0, error)
    else:
        difference = _replay(match, stored, snapshot, acting, is_running)
    return Checked(head.id, game.id, head.rules, game.rules_version, max(lengths, default=0), difference)


def _replay(
    match: Match, stored: StoredTable, snapshot: Snapshot | None, acting: tuple[int, ...], is_running: bool
) -> Difference | None:
    for row in stored.events:
        if row.kind == TAKEN_BACK:
            match = match.until(row.length)
        elif row.kind == PLAYED:
            found = _play(match, row, continued_of(stored.head))
            if found is not None:
                return found
        if snapshot is not None and row.number == snapshot.number and not _is_same(match, snapshot):
            return Difference("other_state", len(match.events), "", say("upgrade-other-state"))
    if is_running and match.is_over:
        return Difference("over_now", len(match.events), "", say("upgrade-over-now"))
    if is_running and acting and acting != match.acting():
        return Difference("other_turn", len(match.events), "", say("upgrade-other-turn"))
    return None


def _play(match: Match, row: StoredEvent, continued: int) -> Difference | None:
    """Play one line as a person would have to, and roll the dice for it as they were rolled then."""
    number = len(match.events) + 1
    try:
        action = match.game.actions.parse(row.text)
        if row.seat == CHANCE and number > continued and _rolled(match) not in (None, action):
            return Difference("other_outcome", number, "", say("upgrade-other-outcome"))
        match.play(action, row.seat)
    except PontiError as error:
        return _from_error("illegal_now", number, error)
    return None


def _rolled(match: Match) -> int | None:
    """What the dice give now; None when no chance is due, which the match itself will refuse."""
    if match.game.to_act(match.state) != CHANCE:
        return None
    outcomes = match.game.legal_actions(match.state)
    return outcomes[match.dice.choose(len(match.events), match.game.chance_weights(match.state))]


def _is_same(match: Match, snapshot: Snapshot) -> bool:
    """Whether the state is the one that was written down, but for the version of the rules."""
    kept = loads(snapshot.state)["state"]
    now = loads(dumps(match.game.dump_state(match.state)))
    return bool({**kept, "rules": 0} == {**now, "rules": 0})


def _from_error(kind: str, event: int, error: PontiError) -> Difference:
    return Difference(kind, event, error.clause, error.words)
