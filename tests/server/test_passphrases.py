"""How pass-phrases are kept."""

from typing import Any

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST, RFC_9106_LOW_MEMORY

from ponti.server import passphrases
from ponti.server.passphrases import Passphrases

PHRASE = "seven bridges at dusk"


@pytest.fixture
def kept_by(monkeypatch: pytest.MonkeyPatch) -> Passphrases:
    monkeypatch.setattr(passphrases, "PARAMETERS", CHEAPEST)
    return Passphrases()


def test_servers_use_what_the_standard_recommends() -> None:
    assert passphrases.PARAMETERS is RFC_9106_LOW_MEMORY


async def test_only_the_right_one_is_right(kept_by: Passphrases) -> None:
    kept = await kept_by.hashed(PHRASE)
    assert kept.startswith("$argon2id$")
    assert PHRASE not in kept
    assert await kept_by.hashed(PHRASE) != kept, "everybody has another salt"
    assert await kept_by.is_right(kept, PHRASE)
    for wrong in ("", PHRASE + "!", PHRASE.upper(), PHRASE[:-1], "x" * 10_000):
        assert not await kept_by.is_right(kept, wrong)
    assert not await kept_by.is_right("no hash at all", PHRASE)


async def test_keyboards_do_not_matter(kept_by: Passphrases) -> None:
    kept = await kept_by.hashed("città sull’acqua")
    assert await kept_by.is_right(kept, "citta\u0300 sull’acqua")


async def test_nobodys_pass_phrase_costs_as_much_to_check(
    kept_by: Passphrases, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await kept_by.hashed(PHRASE)
    checked: list[tuple[str, str]] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, hash: Any, passphrase: Any) -> Any:
        checked.append((hash.rpartition("$")[0].rpartition("$")[0], passphrase))
        return verify(self, hash, passphrase)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    assert not await kept_by.is_right(kept, "wrong one")
    assert not await kept_by.is_right(None, "wrong one")
    assert not await kept_by.is_right(None, "nobody's pass-phrase")
    assert checked[0] == checked[1], "the same work with the same parameters"


async def test_hashes_of_weaker_times_are_noticed(kept_by: Passphrases, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = await kept_by.hashed(PHRASE)
    assert not kept_by.is_dated(kept)
    monkeypatch.setattr(passphrases, "PARAMETERS", RFC_9106_LOW_MEMORY)
    assert Passphrases().is_dated(kept)
