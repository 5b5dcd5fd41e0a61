"""People in the store."""

import pytest

from ponti.store.data import Person, Push
from ponti.store.repository import Conflict, Store
from tests.store.tables import ADA, BICE


def test_a_person_comes_back_as_they_were(store: Store) -> None:
    for person in (ADA, BICE):
        store.people.add(person).result()
    assert store.people.get("ada") == ADA
    assert store.people.get("nobody") is None
    assert store.people.many(["ada", "bice", "nobody"]) == {"ada": ADA, "bice": BICE}
    kept = store.people.get("ada")
    assert kept is not None
    assert (kept.created_at, kept.seen_at) == (ADA.created_at, ADA.seen_at)


@pytest.mark.parametrize(
    "twin",
    [
        Person("ada", "Carla", "#000001"),
        Person("other", "Ada", "#000001"),
        Person("other", "aDA", "#000001"),
        Person("other", "Carla", ADA.colour),
    ],
)
def test_nobody_shares_an_id_a_name_or_a_colour(store: Store, twin: Person) -> None:
    store.people.add(ADA).result()
    with pytest.raises(Conflict):
        store.people.add(twin).result()
    assert store.people.colours() == {ADA.colour}
    store.people.add(BICE).result()
    if twin.id != "ada":
        with pytest.raises(Conflict):
            store.people.rename("bice", twin.name, twin.colour).result()
    assert store.people.get("bice") == BICE


def test_people_are_found_by_their_names(store: Store) -> None:
    person = Person("s", "Straße", "#123456")
    store.people.add(person).result()
    assert store.people.named("STRASSE") == person
    assert store.people.named("Stra") is None
    store.people.rename("s", "Weg", "#123456").result()
    assert store.people.named("straße") is None
    renamed = store.people.named("weg")
    assert renamed is not None
    assert (renamed.name, renamed.colour) == ("Weg", "#123456")


def test_what_a_person_may_change(store: Store) -> None:
    store.people.add(ADA).result()
    store.people.set_passphrase("ada", "hash").result()
    store.people.set_webhook("ada", "https://example.org").result()
    store.people.sign_out("ada").result()
    store.people.sign_out("ada").result()
    store.people.touch("ada").result()
    person = store.people.get("ada")
    assert person is not None
    assert (person.passphrase_hash, person.webhook, person.epoch) == ("hash", "https://example.org", 2)
    assert person.seen_at > ADA.seen_at
    store.people.set_webhook("ada", None).result()
    person = store.people.get("ada")
    assert person is not None
    assert person.webhook is None


def test_browsers_are_told_and_forgotten(store: Store) -> None:
    for person in (ADA, BICE):
        store.people.add(person).result()
    long = "https://push.example.org/" + "x" * 2000
    pushes = [Push(long, "ada", "key", "auth"), Push("https://push.example.org/b", "ada", "key", "auth")]
    for push in pushes:
        store.pushes.keep(push).result()
    assert sorted(store.pushes.of("ada"), key=repr) == sorted(pushes, key=repr)
    other = Push(long, "bice", "another key", "another")
    store.pushes.keep(other).result()
    assert store.pushes.of("bice") == [other]
    assert store.pushes.of("ada") == [pushes[1]]
    store.pushes.forget(long).result()
    store.pushes.forget("https://push.example.org/unknown").result()
    assert store.pushes.of("bice") == []


def test_the_keys_of_a_server_are_made_once(store: Store, url: str) -> None:
    other = Store(url)
    made: list[str] = []

    def make() -> str:
        made.append(f"key {len(made)}")
        return made[-1]

    assert [one.keys.get("cookie", make) for one in (store, other, store)] == ["key 0"] * 3
    assert store.keys.get("vapid", make) == "key 1"
    other.close()
