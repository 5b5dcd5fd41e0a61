"""Provable dice: fair, repeatable, committed."""

from collections import Counter
from hashlib import sha256
from hmac import new as hmac

import pytest

from ponti.core.dice import Dice, commitment_of, fold

SECRET = bytes(range(32))


@pytest.mark.parametrize("span", range(1, 40))
def test_each_number_comes_from_equally_many_of_a_small_span(span: int) -> None:
    for limit in range(1, span + 1):
        folded = [fold(number, limit, span) for number in range(span)]
        assert {folded.count(number) for number in range(limit)} == {span // limit}
        assert folded.count(None) == span % limit, "no more is drawn again than must be"


@pytest.mark.parametrize("weights", [[1], [1, 1], [1, 2, 3], [5, 1], [7]])
def test_an_outcome_is_as_likely_as_its_weight(weights: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    class Given(Dice):
        def below(self, index: int, limit: int) -> int:
            assert limit == sum(weights)
            return index

    dice = Given(SECRET)
    outcomes = Counter(dice.choose(number, weights) for number in range(sum(weights)))
    assert [outcomes[position] for position in range(len(weights))] == weights


def test_an_outcome_is_the_hmac_of_secret_and_index() -> None:
    digest = hmac(SECRET, b"5:0", sha256).digest()
    assert digest.hex().startswith("d7ace8dc69706edf")
    assert Dice(SECRET).below(5, 1 << 256) == int.from_bytes(digest, "big")
    assert Dice(SECRET).below(5, 10) == int.from_bytes(digest, "big") % 10


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    limit = (1 << 255) + 1  # nearly half of all numbers are drawn again
    dice = Dice(SECRET)
    first = [int.from_bytes(hmac(SECRET, f"{index}:0".encode(), sha256).digest(), "big") for index in range(40)]
    again = [index for index, number in enumerate(first) if number >= limit]
    assert again
    for index in range(40):
        attempt = 0
        while (number := int.from_bytes(hmac(SECRET, f"{index}:{attempt}".encode(), sha256).digest(), "big")) >= limit:
            attempt += 1
        assert dice.below(index, limit) == number


def test_hmac_is_the_published_one() -> None:
    """Test case 2 of RFC 4231, so that anybody can check a game with other tools."""
    digest = hmac(b"Jefe", b"what do ya want for nothing?", sha256).hexdigest()
    assert digest == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Dice(b"abc").commitment == commitment_of(b"abc")
    assert commitment_of(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_an_outcome_depends_on_its_index_alone() -> None:
    dice = Dice(seed=3)
    late = dice.choose(9, [1] * 20)
    assert [dice.choose(index, [1] * 20) for index in range(10)][9] == late


def test_a_seed_repeats_and_no_seed_does_not() -> None:
    assert Dice(seed=3).secret == Dice(seed=3).secret != Dice(seed=4).secret
    assert Dice().secret != Dice().secret
    assert len(Dice().secret) == len(Dice(seed=3).secret) == 32


@pytest.mark.parametrize("weights", [[0], [1, 0, 2], [3, -1]])
def test_a_weight_that_is_not_positive_is_a_bug(weights: list[int]) -> None:
    with pytest.raises(AssertionError):
        Dice(SECRET).choose(0, weights)
