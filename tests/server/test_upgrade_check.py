"""The check before an upgrade finds every way in which changed rules would lead a running game elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from json import dumps
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from starlette.testclient import TestClient

from ponti.core.game import CHANCE, Json
from ponti.core.registry import register, unregister
from ponti.server.loading import load_table
from ponti.server.upgrade_check import Checked, check_table, check_tables
from ponti.store.data import Snapshot, StoredTable
from ponti.store.repository import Store
from tests.server.screens import HOTSEAT, ME, make, screens
from tests.toy.game import TOY, Toy
from tests.toy.state import ToyState

DECK = 9


def table_with_a_choice(client: TestClient) -> dict[str, Any]:
    """A new table at which whoever begins was dealt different cards."""
    while True:
        made = make(client, "toy", [ME, HOTSEAT], deck=DECK)
        with screens(client, made["table"], made["token"]) as [screen]:
            if len(screen.legal(screen.state["acting"][0])) > 1:
                return made


@pytest.fixture
def stored(client: TestClient, database: str) -> StoredTable:
    """A running game, in which a choice was taken back and made again."""
    made = table_with_a_choice(client)
    with screens(client, made["table"], made["token"]) as [screen]:
        for is_taken_back in (True, False, False, False):
            seat = screen.state["acting"][0]
            event = screen.play(seat, screen.legal(seat)[0])["event"]
            if is_taken_back:
                assert screen.ask(type="takeback", event=event)["type"] == "ack"
                screen.until(event + 1)
        assert screen.state["result"] is None
    store = Store(database)
    found = store.load_whole(made["table"])
    assert [each.difference for each in check_tables(store) if each.table == made["table"]] == [None]
    store.close()
    assert found is not None
    return found


@contextmanager
def under(rules: Toy) -> Iterator[None]:
    """As if the server had been stopped and started with other rules."""
    unregister(TOY)
    register(rules)
    try:
        yield
    finally:
        unregister(rules)
        register(TOY)


def snapshot_of(stored: StoredTable) -> Snapshot:
    table = load_table(stored)
    kept: Json = {"state": table.game.dump_state(table.match.state), "affairs": None}
    return Snapshot(stored.events[-1].number, dumps(kept), len(table.match.events))


def kind(checked: Checked) -> str | None:
    return None if checked.difference is None else checked.difference.kind


class NoHighCards(Toy):
    """The highest card may not be chosen any more."""

    def legal_vec(self, state: ToyState, seat: i64 = -1) -> vec[i64]:
        usual = super().legal_vec(state, seat)
        is_choice = self.acting(state) != (CHANCE,) and not state.marks_left
        return usual[1:] if is_choice and len(usual) > 1 else usual


class OtherWeights(Toy):
    """The first card of what remains comes a hundred times as often."""

    def weights_vec(self, state: ToyState) -> vec[i64]:
        weights = super().weights_vec(state)
        weights[0] *= 100
        return weights


class OtherPosition(Toy):
    """A position says more than it did."""

    def write_position(self, state: ToyState) -> dict[str, Json]:
        return {**super().write_position(state), "weather": "fine"}


def test_the_same_rules_change_nothing(stored: StoredTable) -> None:
    checked = check_table(stored, snapshot_of(stored), load_table(stored).acting())
    assert kind(checked) is None
    assert not checked.is_held_up
    assert (checked.rules, checked.rules_now) == (1, 1)


def test_an_action_that_is_not_allowed_any_more(stored: StoredTable) -> None:
    with under(NoHighCards()):
        checked = check_table(stored)
    assert kind(checked) == "illegal_now"
    assert checked.difference is not None
    first = next(row for row in stored.events if row.seat != CHANCE)
    assert checked.difference.event == first.number


def test_dice_that_deal_something_else(stored: StoredTable) -> None:
    with under(OtherWeights()):
        assert kind(check_table(stored)) == "other_outcome"


def test_a_position_that_is_written_differently(stored: StoredTable) -> None:
    snapshot = snapshot_of(stored)
    with under(OtherPosition()):
        assert kind(check_table(stored)) is None
        assert kind(check_table(stored, snapshot)) == "other_state"


def test_the_version_alone_is_no_other_position(stored: StoredTable) -> None:
    snapshot = snapshot_of(stored)
    older = replace(snapshot, state=snapshot.state.replace('"rules": 1', '"rules": 7'))
    assert older != snapshot
    assert kind(check_table(stored, older)) is None


def test_somebody_else_to_decide(stored: StoredTable) -> None:
    acting = load_table(stored).acting()
    assert kind(check_table(stored, None, acting[::-1] if len(acting) > 1 else (1 - acting[0],))) == "other_turn"


def test_a_game_that_would_be_over(stored: StoredTable) -> None:
    cut = load_table(stored)
    length, last = len(cut.match.events), cut.game.write_position(cut.match.state)

    class OverNow(Toy):
        def acting(self, state: ToyState) -> tuple[int, ...]:
            usual = super().acting(state)
            is_last = TOY.write_position(state) == last
            return () if is_last else usual

    with under(OverNow()):
        checked = check_table(stored)
    assert kind(checked) == "over_now"
    assert checked.difference is not None
    assert checked.difference.event == length


def test_a_number_of_cards_that_is_no_option_any_more(stored: StoredTable) -> None:
    other = replace(stored, head=replace(stored.head, options={"deck": 99}))
    assert kind(check_table(other)) == "other_start"


def test_a_game_that_is_not_offered_any_more(stored: StoredTable) -> None:
    gone = replace(stored, head=replace(stored.head, game="chess"))
    checked = check_table(gone)
    assert kind(checked) == "game_gone"
    assert checked.rules_now == 0


def test_another_number_of_the_same_rules_holds_a_game_up(stored: StoredTable) -> None:
    old = replace(stored, head=replace(stored.head, rules=0))
    checked = check_table(old)
    assert kind(checked) is None
    assert checked.is_held_up
