"""Chat, mutes and visits in the store."""

import pytest
from sqlalchemy.exc import SQLAlchemyError

from ponti.store.repository import Store
from tests.store.tables import ADA


def say(store: Store, text: str) -> int:
    return store.chat.add("t", text, name="Ada", colour="#a00000", seat=0).result().number


def test_lines_are_numbered(store: Store) -> None:
    store.people.add(ADA).result()
    assert [say(store, text) for text in ("one", "two", "three")] == [1, 2, 3]
    line = store.chat.add("t", "<b>four</b>\n", name="Ada", colour="#a00000", person_id="ada").result()
    assert line.number == 4
    assert (line.person_id, line.seat, line.text) == ("ada", None, "<b>four</b>\n")
    lines = store.chat.lines("t")
    assert [kept.text for kept in lines] == ["one", "two", "three", "<b>four</b>\n"]
    assert lines[-1] == line


def test_only_so_many_lines_are_read(store: Store) -> None:
    for text in "abcdef":
        say(store, text)
    assert [line.text for line in store.chat.lines("t", limit=3)] == ["d", "e", "f"]
    assert [line.number for line in store.chat.lines("t", after=4)] == [5, 6]
    assert store.chat.lines("nothing") == []


def test_nothing_is_said_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(SQLAlchemyError):
        store.chat.add("nothing", "hello", name="Ada", colour="#a00000").result()


def test_muting_is_between_two(store: Store) -> None:
    for _ in range(2):
        store.chat.mute("t", "viewer", "loud", muted=True).result()
    assert store.chat.muted("t", "viewer") == {"loud"}
    assert store.chat.muted("t", "loud") == frozenset()
    for _ in range(2):
        store.chat.mute("t", "viewer", "loud", muted=False).result()
    assert store.chat.muted("t", "viewer") == frozenset()


def test_visits_are_remembered(store: Store) -> None:
    assert store.visits.last_seen("t", ["viewer"]) is None
    store.visits.left("t", "viewer", 3).result()
    store.visits.left("t", "viewer", 7).result()
    assert store.visits.last_seen("t", ["viewer"]) == 7
    assert store.visits.last_seen("t", ["another"]) is None
    assert store.visits.last_seen("t", ["another", "viewer"]) == 7


def test_visits_that_end_together_are_written_together(store: Store) -> None:
    left = [store.visits.left("t", *visit) for visit in (("b", 3), ("a", 2), ("b", 5), ("c", 1))]
    for done in left:
        done.result()
    assert [store.visits.last_seen("t", [viewer]) for viewer in "abc"] == [2, 5, 1]
