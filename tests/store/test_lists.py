"""Lists of tables."""

from collections.abc import Sequence
from dataclasses import replace

from ponti.store.data import StoredTable, TableLine
from ponti.store.repository import Store
from tests.store.tables import ADA, DEAL, HEAD, SEATS, append, played


def add(store: Store, id: str, *, listed: bool = True, person_id: str | None = None, is_over: bool = False) -> None:
    seats = (replace(SEATS[0], person_id=person_id), SEATS[1])
    table = StoredTable(replace(HEAD, id=id, listed=listed), seats, (DEAL,))
    store.create(table, bot_is_due=False, is_over=is_over, acting=(0,)).result()


def ids(lines: Sequence[TableLine]) -> list[str]:
    return [line.head.id for line in lines]


def test_the_lobby_shows_what_is_listed_and_goes_on(store: Store) -> None:
    add(store, "public")
    add(store, "private", listed=False)
    add(store, "over", is_over=True)
    add(store, "newer")
    assert ids(store.lists.listed()) == ["newer", "public"]
    assert ids(store.lists.listed(limit=1)) == ["newer"]
    store.append(append(played(2, 2), table="public")).result()
    assert ids(store.lists.listed()) == ["public", "newer"], "the one that changed last comes first"
    line = store.lists.listed()[0]
    assert (line.is_over, line.last_number, line.seats) == (False, 2, SEATS)


def test_finished_games_are_shown_page_by_page(store: Store) -> None:
    for number in range(5):
        add(store, f"over {number}", is_over=True)
    add(store, "private", listed=False, is_over=True)
    page = store.lists.finished(limit=2)
    assert ids(page) == ["over 4", "over 3"]
    page = store.lists.finished(page[-1].changed_at, limit=2)
    assert ids(page) == ["over 2", "over 1"]
    page = store.lists.finished(page[-1].changed_at, limit=2)
    assert ids(page) == ["over 0"]


def test_a_person_finds_their_tables(store: Store) -> None:
    store.people.add(ADA).result()
    add(store, "mine", listed=False, person_id="ada")
    add(store, "mine too", person_id="ada")
    add(store, "not mine")
    add(store, "over", person_id="ada", is_over=True)
    assert ids(store.lists.playing("ada")) == ["mine too", "mine"]
    assert ids(store.lists.played("ada")) == ["over"]
    assert store.lists.playing("nobody") == []
    assert store.lists.playing("ada")[0].seats[0].colour == ADA.colour
    assert store.lists.one("nothing") is None
